import type { JsonPatchOperation } from "../../src/index.js";

/** Applies a JSON Patch (RFC 6902) to a copy of a body. Throws if an operation cannot be applied. */
export function patched(body: unknown, operations: readonly JsonPatchOperation[]): unknown {
  const copy = structuredClone(body);
  for (const operation of operations) {
    if (operation.op === "remove") take(copy, operation.path);
    else if (operation.op === "replace") put(copy, operation.path, operation.value, true);
    else if (operation.op === "add") put(copy, operation.path, operation.value, false);
    else if (operation.op === "move") put(copy, operation.path, take(copy, operation.from), false);
    else throw new Error(`no fix uses ${operation.op}`);
  }
  return copy;
}

function parentOf(body: unknown, pointer: string): [object: Record<string, unknown>, key: string] {
  const keys = pointer.split("/").slice(1);
  const names = keys.map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
  const last = names.pop() ?? "";
  const parent = names.reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], body);
  if (typeof parent !== "object" || parent === null) throw new Error(`${pointer} does not resolve`);
  return [parent as Record<string, unknown>, last];
}

function take(body: unknown, pointer: string): unknown {
  const [parent, key] = parentOf(body, pointer);
  if (!Object.hasOwn(parent, key)) throw new Error(`${pointer} does not resolve`);
  const value = parent[key];
  delete parent[key];
  return value;
}

function put(body: unknown, pointer: string, value: unknown, mustExist: boolean): void {
  const [parent, key] = parentOf(body, pointer);
  if (Object.hasOwn(parent, key) !== mustExist) throw new Error(`${pointer} ${mustExist ? "is not" : "is"} there`);
  Object.defineProperty(parent, key, { value, configurable: true, enumerable: true, writable: true });
}
