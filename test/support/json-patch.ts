import { isDeepStrictEqual } from "node:util";
import type { JsonPatchOperation } from "../../src/index.js";

/** Applies a JSON Patch to a value, step by step as in RFC 6902. Throws if an operation cannot be applied. */
export function patchValue(value: unknown, operations: readonly JsonPatchOperation[]): unknown {
  return operations.reduce(applied, value);
}

/** The same for the patch of a fix, which must put nothing where something is. */
export function patched(body: unknown, operations: readonly JsonPatchOperation[]): unknown {
  return operations.reduce((value, operation) => {
    if ((operation.op === "add" || operation.op === "move") && isThere(value, operation.path))
      throw new Error(`${operation.path} is there`);
    return applied(value, operation);
  }, body);
}

function isThere(value: unknown, pointer: string): boolean {
  try {
    found(value, pointer);
    return true;
  } catch {
    return false;
  }
}

function applied(value: unknown, operation: JsonPatchOperation): unknown {
  switch (operation.op) {
    case "add":
      return added(value, operation.path, operation.value);
    case "remove":
      return removed(value, operation.path);
    case "replace":
      found(value, operation.path);
      return operation.path === ""
        ? operation.value
        : added(removed(value, operation.path), operation.path, operation.value);
    case "move": {
      if (operation.path.startsWith(`${operation.from}/`)) throw new Error("into itself");
      const moved = found(value, operation.from);
      return operation.path === operation.from ? value : added(removed(value, operation.from), operation.path, moved);
    }
    case "copy":
      return added(value, operation.path, structuredClone(found(value, operation.from)));
    case "test":
      if (!isDeepStrictEqual(found(value, operation.path), operation.value)) throw new Error("not as expected");
      return value;
  }
}

function found(value: unknown, pointer: string): unknown {
  return tokens(pointer).reduce((container, token) => {
    if (Array.isArray(container)) {
      if (!/^(?:0|[1-9]\d*)$/u.test(token) || Number(token) >= container.length) throw new Error("absent");
      return container[Number(token)] as unknown;
    }
    if (typeof container !== "object" || container === null || !Object.hasOwn(container, token))
      throw new Error("absent");
    return (container as Record<string, unknown>)[token];
  }, value);
}

function added(value: unknown, pointer: string, addition: unknown): unknown {
  if (pointer === "") return addition;
  return changed(value, pointer, (container, token) => {
    if (!Array.isArray(container)) return define(container, token, addition);
    const index = token === "-" ? container.length : Number(token);
    if (!/^(?:-|0|[1-9]\d*)$/u.test(token) || index > container.length) throw new Error("absent");
    container.splice(index, 0, addition);
  });
}

function removed(value: unknown, pointer: string): unknown {
  if (pointer === "") throw new Error("the whole document");
  found(value, pointer);
  return changed(value, pointer, (container, token) => {
    if (Array.isArray(container)) container.splice(Number(token), 1);
    else delete container[token];
  });
}

/** A copy of a value in which the container at a place is changed. */
function changed(
  value: unknown,
  pointer: string,
  change: (container: unknown[] | Record<string, unknown>, token: string) => void,
): unknown {
  const copy = structuredClone(value);
  const end = pointer.lastIndexOf("/");
  const container = found(copy, pointer.slice(0, end));
  if (typeof container !== "object" || container === null) throw new Error("absent");
  change(container as Record<string, unknown>, tokens(pointer.slice(end)).join());
  return copy;
}

/** Unlike an assignment, this can also make a member named `__proto__`. */
function define(object: object, key: string, value: unknown): void {
  Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
}

function tokens(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}
