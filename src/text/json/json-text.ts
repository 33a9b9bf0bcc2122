import type { Edit, Node } from "jsonc-parser";
import { type Content, InteriorChange } from "./interior-change.js";
import { type Layout, layoutOf } from "./layout.js";
import { Lines } from "./lines.js";
import { childrenAt, childrenOf, containerOf, endOf, keyOf, treeOf, valueAt } from "./tree.js";

/**
 * A JSON text with independent changes, which are collected and then applied in one pass. The rest of the text keeps
 * its formatting.
 */
export class JsonText {
  readonly text: string;
  readonly lines: Lines;
  readonly root: Node;
  /** Undoes the changes, the latest last. */
  readonly #undo: (() => void)[] = [];
  /** New texts for values and keys. */
  readonly #edits: Edit[] = [];
  readonly #interiors = new Map<Node, InteriorChange>();
  #layout: Layout | undefined;

  /** @throws {SyntaxError} if the text is malformed, or nested too deeply for the parser. */
  constructor(text: string) {
    const root = treeOf(text);
    if (root === undefined) throw new SyntaxError("malformed or nested too deeply");
    this.text = text;
    this.lines = new Lines(text);
    this.root = root;
  }

  get layout(): Layout {
    this.#layout ??= layoutOf(this.text, this.lines, this.root);
    return this.#layout;
  }

  /** The value at a place. Of a duplicate key the last value counts, as in `JSON.parse`. */
  find(tokens: readonly string[]): Node | undefined {
    let node: Node | undefined = this.root;
    for (const token of tokens) node = node && valueAt(node, token);
    return node;
  }

  /** The source text of a value. */
  written(node: Node): string {
    return this.text.slice(node.offset, endOf(node));
  }

  /** The source text of a value for use elsewhere: its lines are reindented. */
  moved(node: Node): Content {
    const [first, ...others] = this.written(node).split("\n");
    const base = this.lines.indentationAt(node.offset);
    return ({ indentation }) =>
      [first, ...others.map((line) => (line.startsWith(base) ? indentation + line.slice(base.length) : line))].join(
        "\n",
      );
  }

  /** Replaces a value; an entry of an array stays on one line, or on several, like the old one. */
  replace(node: Node, content: Content): void {
    const container = containerOf(node);
    const isSpread = this.isExpanded(node);
    const isFlat = !isSpread && childrenOf(node).length > 0;
    const isExpanded = container === undefined ? this.text.includes("\n") : this.isExpanded(container);
    const place = { indentation: this.lines.indentationAt(node.offset), inline: isFlat || !(isExpanded || isSpread) };
    const layout = isSpread ? { ...this.layout, flatArrays: false } : this.layout;
    this.#edit(node, content(place, layout));
  }

  /** Removes all members with a name, or the entry with an index, together with their separators. */
  remove(container: Node, token: string): void {
    this.#removeAll(container, childrenAt(container, token));
  }

  /** Renames a member, and removes other members with the old or the new name. */
  rename(object: Node, from: string, to: string): void {
    const value = valueAt(object, from) as Node;
    const others = [...childrenAt(object, from), ...childrenAt(object, to)].filter((member) => member !== value.parent);
    this.#edit(keyOf(value) as Node, JSON.stringify(to));
    this.#removeAll(object, others);
  }

  /** Adds a member after the others. */
  insertMember(object: Node, name: string, content: Content): void {
    this.#insert(object, childrenOf(object).length, (place, layout) => {
      const colon = this.#colonOf(childrenOf(object).at(-1)) ?? layout.colon;
      return JSON.stringify(name) + colon + content(place, layout);
    });
  }

  /** Inserts an entry before the one that has its index now, or at the end. */
  insertEntry(array: Node, index: number, content: Content): void {
    this.#insert(array, index, content);
  }

  /** The number of changes. */
  get changes(): number {
    return this.#undo.length;
  }

  /** Undoes all changes except the first ones. */
  keepChanges(count: number): void {
    for (const undo of this.#undo.splice(count)) undo();
  }

  /** The text with all changes. */
  changed(): string {
    const interiors = [...this.#interiors.values()].flatMap((change) => change.edits());
    const edits = [...this.#edits, ...interiors].sort((a, b) => a.offset - b.offset || a.length - b.length);
    const parts: string[] = [];
    let end = 0;
    for (const { offset, length, content } of edits) {
      parts.push(this.text.slice(end, offset), content);
      end = offset + length;
    }
    return parts.join("") + this.text.slice(end);
  }

  /** Whether the children of an object or array are on separate lines. */
  isExpanded({ offset, children }: Node): boolean {
    const first = children?.[0];
    return first !== undefined && this.lines.indexAt(offset) < this.lines.indexAt(first.offset);
  }

  #edit(node: Node, content: string): void {
    if (content === this.written(node)) return;
    this.#edits.push({ offset: node.offset, length: node.length, content });
    this.#undo.push(() => this.#edits.pop());
  }

  #removeAll(container: Node, children: readonly Node[]): void {
    this.#undo.push(this.#interiorOf(container).remove(children));
  }

  #insert(container: Node, index: number, content: Content): void {
    this.#undo.push(this.#interiorOf(container).add(index, content));
  }

  #interiorOf(container: Node): InteriorChange {
    let change = this.#interiors.get(container);
    if (change === undefined) {
      change = new InteriorChange(this, container);
      this.#interiors.set(container, change);
    }
    return change;
  }

  #colonOf(member: Node | undefined): string | undefined {
    const [key, value] = member?.children ?? [];
    if (key === undefined || value === undefined) return undefined;
    const colon = this.text.slice(endOf(key), value.offset);
    return colon.includes("\n") ? undefined : colon;
  }
}
