import type { Node } from "jsonc-parser";
import { segmentsOf } from "../errors/path.js";
import type { JsonPatchOperation } from "../index.js";
import { isSame } from "../update/is-same.js";
import { type Content, childrenAt, JsonText } from "./json-text.js";
import { render } from "./layout.js";

/** A patch that does not apply: a place is not there, or an operation means nothing. */
export class PatchError extends Error {}

const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Applies a JSON Patch (RFC 6902) to the text of a JSON document: only what the operations name changes, and what they
 * add is written like the rest.
 *
 * @throws {PatchError} when an operation does not apply.
 */
export function patchText(text: string, operations: readonly JsonPatchOperation[]): string {
  const start = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : "";
  let patched = text.slice(start.length);
  for (const operation of operations) patched = apply(operation, documentOf(patched));
  return start + patched;
}

function apply(operation: JsonPatchOperation, document: JsonText): string {
  const path = tokensOf(operation.path);
  switch (operation.op) {
    case "add":
      return add(document, path, valueIn(operation));
    case "remove":
      return remove(document, path);
    case "replace":
      return document.replace(valueAt(document, path), valueIn(operation));
    case "move":
      return move(document, tokensOf(operation.from), path);
    case "copy":
      return add(document, path, document.moved(valueAt(document, tokensOf(operation.from))));
    case "test": {
      const found: unknown = JSON.parse(document.written(valueAt(document, path)));
      if (isSame(plain(found), plain(operation.value))) return document.text;
      throw new PatchError(`${operation.path} is not what was expected`);
    }
  }
}

function add(document: JsonText, path: readonly string[], content: Content): string {
  const name = path.at(-1);
  if (name === undefined) return document.replace(document.root, content);
  const container = valueAt(document, path.slice(0, -1));
  if (container.type === "object") {
    const present = childrenAt(container, name).at(-1)?.children?.[1];
    return present === undefined ? document.insertMember(container, name, content) : document.replace(present, content);
  }
  const length = container.children?.length ?? 0;
  const isEnd = name === "-" || name === String(length);
  if (container.type !== "array" || (!isEnd && childrenAt(container, name).length === 0)) throw absent(path);
  return document.insertEntry(container, isEnd ? length : Number(name), content);
}

function remove(document: JsonText, path: readonly string[]): string {
  const name = path.at(-1);
  if (name === undefined) throw new PatchError("a document cannot be removed from itself");
  valueAt(document, path);
  return document.remove(valueAt(document, path.slice(0, -1)), name);
}

function move(document: JsonText, from: readonly string[], path: readonly string[]): string {
  const value = valueAt(document, from);
  const isSame = from.length === path.length;
  if (from.every((token, index) => token === path[index])) {
    if (isSame) return document.text;
    throw new PatchError("a value cannot be moved into itself");
  }
  const [container, target] = [document.find(from.slice(0, -1)), document.find(path.slice(0, -1))];
  const [oldName, newName] = [from.at(-1), path.at(-1)];
  if (container?.type === "object" && container === target && oldName !== undefined && newName !== undefined)
    return document.rename(container, oldName, newName);
  return add(documentOf(remove(document, from)), path, document.moved(value));
}

function valueAt(document: JsonText, path: readonly string[]): Node {
  const value = document.find(path);
  if (value === undefined) throw absent(path);
  return value;
}

function absent(path: readonly string[]): PatchError {
  return new PatchError(`there is no /${path.join("/")}`);
}

/** The operation's value, to be written in the layout of the document. */
function valueIn({ value }: { readonly value: unknown }): Content {
  const json = plain(value);
  return (place, layout) => render(json, layout, place);
}

/** A value as JSON has it. */
function plain(value: unknown): unknown {
  const json: string | undefined = JSON.stringify(value);
  if (json === undefined) throw new PatchError("an operation lacks its value");
  return JSON.parse(json);
}

function documentOf(text: string): JsonText {
  try {
    return new JsonText(text);
  } catch (cause) {
    throw new PatchError("the text cannot be taken apart", { cause });
  }
}

/** The reference tokens of a JSON Pointer (RFC 6901). */
function tokensOf(pointer: string): string[] {
  const isPointer = pointer === "" || pointer.startsWith("/");
  if (!isPointer || /~(?![01])/u.test(pointer)) throw new PatchError(`${pointer} is no JSON Pointer`);
  return segmentsOf(pointer);
}
