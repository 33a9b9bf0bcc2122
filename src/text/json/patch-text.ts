import type { JsonPatchOperation } from "../../index.js";
import { isSame } from "../../structure/is-same.js";
import { EditableJson } from "./editable-json.js";
import { type Content, childAt, childrenOf, isObject, moved, type Value, written } from "./json-value.js";
import { render } from "./layout.js";
import { PatchError, tokensOf } from "./pointers.js";

const BYTE_ORDER_MARK = "\uFEFF";

/** Applies JSON Patches to a text, one after the other. Parses the text once. */
export class TextPatch {
  readonly #start: string;
  readonly #text: string;
  readonly #applied: JsonPatchOperation[] = [];
  #json: EditableJson | undefined;

  constructor(text: string) {
    this.#start = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : "";
    this.#text = text.slice(this.#start.length);
  }

  get text(): string {
    return this.#start + (this.#json?.changed() ?? this.#text);
  }

  /** Applies all operations of a patch, or none. Returns whether the text changed. @throws {PatchError} */
  apply(operations: readonly JsonPatchOperation[]): boolean {
    if (operations.length === 0) return false;
    this.#json ??= new EditableJson(this.#text);
    const { changes } = this.#json;
    try {
      for (const operation of operations) applyTo(this.#json, operation);
    } catch (error) {
      if (this.#json.changes > changes) {
        // Such a patch is rare, and its changes cannot be undone.
        this.#json = new EditableJson(this.#text);
        for (const operation of this.#applied) applyTo(this.#json, operation);
      }
      throw error;
    }
    for (const operation of operations) this.#applied.push(operation);
    return this.#json.changes > changes;
  }
}

function applyTo(json: EditableJson, operation: JsonPatchOperation): void {
  const { op, path } = operation;
  if (op === "add") add(json, path, contentOf(operation.value));
  else if (op === "remove") remove(json, path);
  else if (op === "replace") json.replace(json.find(path), contentOf(operation.value));
  else if (op === "move") move(json, operation.from, path);
  else if (op === "copy") add(json, path, moved(json.find(operation.from).value));
  else if (op === "test") {
    const found: unknown = JSON.parse(written(json.find(path).value));
    if (!isSame(plain(found), plain(operation.value))) throw new PatchError(`${path} is not what was expected`);
  }
}

function add(json: EditableJson, path: string, content: Content): void {
  if (path === "") {
    json.replace(json.root, content);
    return;
  }
  const { container, token } = parentOf(json, path);
  const present = childAt(container, token);
  if (isObject(container) && present !== undefined) json.replace(present, content);
  else if (isObject(container)) json.addMember(container, token, content);
  else {
    const { length } = childrenOf(container);
    const isEnd = container.source.tree.isContainer(container.node) && (token === "-" || token === String(length));
    if (!isEnd && present === undefined) throw new PatchError(`there is no ${path}`);
    json.insertEntry(container, isEnd ? length : Number(token), content);
  }
}

function remove(json: EditableJson, path: string): void {
  if (path === "") throw new PatchError("a document cannot be removed from itself");
  json.find(path);
  const { container, token } = parentOf(json, path);
  json.remove(container, token);
}

function move(json: EditableJson, from: string, path: string): void {
  const { value } = json.find(from);
  if (from === path) return;
  if (path.startsWith(`${from}/`)) throw new PatchError("a value cannot be moved into itself");
  const { container, token } = parentOf(json, from);
  const to = path === "" ? undefined : parentOf(json, path);
  if (to?.container === container && isObject(container)) json.rename(container, token, to.token);
  else {
    const content = moved(value);
    json.remove(container, token);
    add(json, path, content);
  }
}

/** The object or array around a place, and the last token of its pointer. */
function parentOf(json: EditableJson, pointer: string): { readonly container: Value; readonly token: string } {
  const token = tokensOf(pointer).at(-1) as string;
  return { container: json.find(pointer.slice(0, pointer.lastIndexOf("/"))).value, token };
}

/** The value of an operation, formatted like the text. */
function contentOf(value: unknown): Content {
  const json = plain(value);
  return (place, layout) => render(json, layout, place);
}

/** A value with only what JSON can express. */
function plain(value: unknown): unknown {
  const json: string | undefined = JSON.stringify(value);
  if (json === undefined) throw new PatchError("an operation lacks its value");
  return JSON.parse(json);
}
