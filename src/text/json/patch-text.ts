import type { JsonPatchOperation } from "../../index.js";
import { isSame } from "../../rules/parts/is-same.js";
import { type Content, JsonText } from "./json-text.js";
import type { Node } from "./json-tree.js";
import { render } from "./layout.js";
import { nameOf, PatchError, parentOf, tokensOf } from "./pointers.js";
import { Touched } from "./touched.js";

const BYTE_ORDER_MARK = "\uFEFF";

/** Applies JSON Patches one after the other. Parses the text again only if a patch touches a place twice. */
export class TextPatch {
  readonly #start: string;
  #text: string;
  #document: JsonText | undefined;
  /** The places that earlier patches touched. */
  readonly #earlier = new Touched();
  /** The places that the current patch touched. */
  #own = new Touched();

  constructor(text: string) {
    this.#start = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : "";
    this.#text = text.slice(this.#start.length);
  }

  get text(): string {
    return this.#start + (this.#document?.changed() ?? this.#text);
  }

  /**
   * Applies all operations of a patch, or none. Returns whether the text changed.
   *
   * @throws {PatchError} if one does not apply, or touches something that an earlier patch touched.
   */
  apply(operations: readonly JsonPatchOperation[]): boolean {
    const [text, document] = [this.#text, this.#document];
    const changes = document?.changes ?? 0;
    if (!operations.every((operation) => this.#isFree(operation)))
      throw new PatchError("an earlier patch touched the same place");
    this.#own = new Touched();
    try {
      for (const operation of operations) this.#applyOne(operation);
    } catch (error) {
      document?.keepChanges(changes);
      [this.#text, this.#document] = [text, document];
      throw error;
    }
    this.#earlier.addAll(this.#own);
    return this.#text !== text || (this.#document?.changes ?? 0) > changes;
  }

  /** Whether an operation means the same as before all earlier patches. */
  #isFree(operation: JsonPatchOperation): boolean {
    if (operation.op === "remove" && this.#earlier.isBeforeRemoved(operation.path)) return true;
    const pointers = "from" in operation ? [operation.from, operation.path] : [operation.path];
    const staysInPlace = operation.op === "replace" || operation.op === "test";
    return pointers.every((pointer) => {
      if (this.#earlier.overlap(pointer)) return false;
      const document = this.#document;
      const container = document?.find(parentOf(pointer));
      const isEntry = container !== undefined && document?.tree.firstOf(container) === "[";
      return staysInPlace || !isEntry || !this.#earlier.overlap(parentOf(pointer));
    });
  }

  #applyOne(operation: JsonPatchOperation): void {
    const { path } = operation;
    if (operation.op === "add") this.#add(path, written(operation.value));
    else if (operation.op === "remove") this.#remove(path);
    else if (operation.op === "move") this.#move(operation.from, path);
    else if (operation.op === "copy") {
      const document = this.#documentFor(operation.from);
      this.#add(path, document.moved(existing(document, operation.from)));
    } else if (operation.op === "replace" || operation.op === "test") {
      const content = operation.op === "replace" ? written(operation.value) : undefined;
      const document = this.#documentFor(path);
      const value = existing(document, path);
      if (content !== undefined) {
        document.replace(value, content);
        this.#own.add(path);
      } else if (!isSame(plain(JSON.parse(document.tree.written(value))), plain(operation.value)))
        throw new PatchError(`${path} is not what was expected`);
    }
  }

  #add(path: string, content: Content): void {
    if (path === "") {
      const document = this.#documentFor(path);
      document.replace(document.tree.root, content);
      this.#own.add(path);
      return;
    }
    const name = nameOf(path);
    const { document, container, isArray } = this.#containerFor(path);
    const [present] = document.childrenAt(container, name).slice(-1);
    if (!isArray) {
      if (document.tree.firstOf(container) !== "{") throw absent(path);
      if (present === undefined) document.insertMember(container, name, content);
      else document.replace(present, content);
      this.#own.add(path);
      return;
    }
    const { length } = document.tree.childrenOf(container);
    const isEnd = name === "-" || name === String(length);
    if (!isEnd && present === undefined) throw absent(path);
    document.insertEntry(container, isEnd ? length : Number(name), content);
    this.#own.add(parentOf(path));
  }

  #remove(path: string): void {
    if (path === "") throw new PatchError("a document cannot be removed from itself");
    const { document, container, isArray } = this.#containerFor(path, true);
    existing(document, path);
    document.remove(container, nameOf(path));
    if (isArray) this.#own.addRemoved(path);
    else this.#own.add(path);
  }

  #move(from: string, path: string): void {
    let document = this.#documentFor(from);
    const value = existing(document, from);
    if (from === path) return;
    if (path.startsWith(`${from}/`)) throw new PatchError("a value cannot be moved into itself");
    if (path === "" || parentOf(from) !== parentOf(path) || value.key === undefined) {
      const content = document.moved(value);
      this.#remove(from);
      this.#add(path, content);
      return;
    }
    document = this.#documentFor(path);
    document.rename(existing(document, parentOf(path)), nameOf(from), nameOf(path));
    this.#own.add(from);
    this.#own.add(path);
  }

  /** The container in which an operation will add or remove a child. */
  #containerFor(path: string, isRemoval = false) {
    const isSettled = isRemoval && (this.#own.isBeforeRemoved(path) || this.#earlier.isBeforeRemoved(path));
    let document = isSettled ? this.#parsed() : this.#documentFor(path);
    let container = existing(document, parentOf(path));
    const isArray = document.tree.firstOf(container) === "[";
    if (isArray && !isSettled) {
      // Adding or removing an entry moves its siblings.
      document = this.#documentFor(parentOf(path));
      container = existing(document, parentOf(path));
    }
    return { document, container, isArray };
  }

  /** A document in which the place has no changes that are not yet part of the text. */
  #documentFor(pointer: string): JsonText {
    tokensOf(pointer);
    if (this.#document !== undefined && this.#own.overlap(pointer)) {
      this.#text = this.#document.changed();
      this.#document = undefined;
      this.#own.forgetRemovals();
    }
    return this.#parsed();
  }

  #parsed(): JsonText {
    this.#document ??= new JsonText(this.#text);
    return this.#document;
  }
}

function existing(document: JsonText, pointer: string): Node {
  const value = document.find(pointer);
  if (value === undefined) throw absent(pointer);
  return value;
}

function absent(pointer: string): PatchError {
  return new PatchError(`there is no ${pointer}`);
}

/** The value of an operation, formatted like the document. */
function written(value: unknown): Content {
  const json = plain(value);
  return (place, layout) => render(json, layout, place);
}

/** A value with only what JSON can express. */
function plain(value: unknown): unknown {
  const json: string | undefined = JSON.stringify(value);
  if (json === undefined) throw new PatchError("an operation lacks its value");
  return JSON.parse(json);
}
