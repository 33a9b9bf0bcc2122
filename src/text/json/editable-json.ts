import { JsonTree } from "./json-tree.js";
import {
  type Child,
  type Content,
  childAt,
  childOf,
  childrenOf,
  indentationOf,
  isExpanded,
  isObject,
  type Parts,
  partsOf,
  type Source,
  type Value,
  valueIn,
  written,
} from "./json-value.js";
import { type Layout, layoutOf, surround } from "./layout.js";
import { Lines } from "./lines.js";
import { parseJson } from "./parse-json.js";
import { PatchError, tokensOf } from "./pointers.js";

/** A JSON text to change. What does not change keeps its formatting; the rest is formatted in the same way. */
export class EditableJson {
  readonly root: Child;
  /** The number of changes. */
  changes = 0;
  readonly #source: Source;
  #layout: Layout | undefined;

  /** @throws {PatchError} if the text is malformed, or nested too deeply. */
  constructor(private readonly text: string) {
    const tree = new JsonTree(text);
    if (tree.isTooDeep || !("value" in parseJson(text, true))) {
      const cause = new SyntaxError("malformed or nested too deeply");
      throw new PatchError("the text cannot be parsed", { cause });
    }
    const lines = new Lines(text);
    this.#source = { tree, lines, indentation: lines.indentationAt(tree.root.start) };
    this.root = childOf({ source: this.#source, node: tree.root, container: undefined });
  }

  changed(): string {
    const { start, end } = this.#source.tree.root;
    return this.text.slice(0, start) + written(this.root.value) + this.text.slice(end);
  }

  /** @throws {PatchError} if there is no such place. */
  find(pointer: string): Child {
    let found: Child | undefined = this.root;
    for (const token of tokensOf(pointer)) found = found && childAt(found.value, token);
    if (found === undefined) throw new PatchError(`there is no ${pointer}`);
    return found;
  }

  /** Replaces a value; an entry of an array stays on one line, or on several, like the old one. */
  replace(child: Child, content: Content): void {
    const { value } = child;
    const { container } = value;
    const isSpread = isExpanded(value);
    const isFlat = !isSpread && childrenOf(value).length > 0;
    const isExpandedAround = container === undefined ? this.text.includes("\n") : isExpanded(container);
    const indentation = indentationOf(value);
    const layout = isSpread ? { ...this.#format, flatArrays: false } : this.#format;
    const text = content({ indentation, inline: isFlat || !(isExpandedAround || isSpread) }, layout);
    if (text === written(value)) return;
    child.value = valueIn(text, indentation, container);
    this.changes++;
  }

  /** Removes all members with a name, or the entry with an index, together with their separators. */
  remove(container: Value, token: string): void {
    const parts = partsOf(container);
    if (isObject(container)) this.#name(parts, token, []);
    else {
      parts.children.splice(Number(token), 1);
      if (parts.children.length === 0) Object.assign(parts, { start: "", end: "" });
      this.changes++;
    }
  }

  /** Renames a member, and removes other members with the old or the new name. */
  rename(object: Value, from: string, to: string): void {
    const parts = partsOf(object);
    const renamed = childAt(object, from) as Child;
    this.#name(parts, from, []);
    this.#name(parts, to, [renamed]);
    Object.assign(renamed, { key: JSON.stringify(to), isRemoved: false });
  }

  addMember(object: Value, name: string, content: Content): void {
    const parts = partsOf(object);
    const last = parts.children.at(-1)?.colon;
    const colon = last === undefined || last.includes("\n") ? this.#format.colon : last;
    this.#name(parts, name, [this.#insert(object, -1, content, { key: JSON.stringify(name), colon })]);
  }

  /** Inserts an entry before the one that has its index now, or at the end. */
  insertEntry(array: Value, index: number, content: Content): void {
    this.#insert(array, index, content);
    this.changes++;
  }

  get #format(): Layout {
    this.#layout ??= layoutOf(this.#source.tree, this.#source.lines);
    return this.#layout;
  }

  /** Gives a name to one member, or to none, and removes the others that have it. */
  #name({ names }: Parts, name: string, members: Child[]): void {
    for (const member of names.get(name) ?? []) member.isRemoved = true;
    if (members.length === 0) names.delete(name);
    else names.set(name, members);
    this.changes++;
  }

  #insert(container: Value, index: number, content: Content, member?: Pick<Child, "key" | "colon">): Child {
    const parts = partsOf(container);
    const isFirst = (isObject(container) ? parts.names.size : parts.children.length) === 0;
    if (isFirst) this.#open(container, parts);
    const separator = separatorIn(parts, this.#format);
    const margin = isFirst ? parts.start : separator;
    const inline = !margin.includes("\n");
    const [lineStart] = /^[ \t]*/u.exec(margin.slice(margin.lastIndexOf("\n") + 1)) as unknown as [string];
    const indentation = inline ? indentationOf(container) : lineStart;
    const child = {
      ...childOf(valueIn(content({ indentation, inline }, this.#format), indentation, container)),
      ...member,
      before: isFirst ? "" : separator,
    };
    const next = parts.children[index];
    if (next === undefined) parts.children.push(child);
    else {
      [child.before, next.before] = [next.before, separator];
      parts.children.splice(index, 0, child);
    }
    return child;
  }

  /** Prepares an object or array that is empty, or lost all its children, for its first one. */
  #open(container: Value, parts: Parts): void {
    const isArray = !isObject(container);
    const around = container.container;
    const isExpandedAround = around !== undefined && isExpanded(around) && !(isArray && this.#format.flatArrays);
    const isOpen = parts.children.length === 0 && parts.start.includes("\n");
    const place = { indentation: indentationOf(container), inline: !isExpandedAround && !isOpen };
    const [start, end] = surround(isArray, this.#format, place);
    Object.assign(parts, { children: [], start, end });
  }
}

/** The separator between a new child and its siblings: the same as between the siblings, but without blank lines. */
function separatorIn({ children, start }: Parts, { comma }: Layout): string {
  const gap = children.at(-1)?.before || (start.includes("\n") ? `,${start}` : comma);
  return gap.replace(/\n\s*\n/gu, "\n");
}
