import { getOrInsertComputed } from "../../structure/get-or-insert-computed.js";
import { JsonTree, type Node, type Stretch, startOf } from "./json-tree.js";
import { inside, type Layout, layoutOf, type Place } from "./layout.js";
import { Lines } from "./lines.js";
import { parseJson } from "./parse-json.js";
import { isIndex, PatchError, tokensOf } from "./pointers.js";

/** Text to write, once its place is known. */
export type Content = (place: Place, layout: Layout) => string;

/** A new text for a value or a key. */
interface Edit extends Stretch {
  readonly content: string;
}

type Change =
  | Edit
  | { readonly container: Node; readonly removed: readonly Node[] }
  | { readonly container: Node; readonly index: number; readonly added: Content };

/** The children to remove from an object or array, and those to add, all before the child with the index. */
interface Interior {
  readonly removed: Set<Node | undefined>;
  readonly added: Content[];
  index: number;
}

/** A JSON text with independent changes, which are applied in one pass. The rest of the text keeps its formatting. */
export class JsonText {
  readonly tree: JsonTree;
  readonly #lines: Lines;
  readonly #changes: Change[] = [];
  #layout: Layout | undefined;

  /** @throws {PatchError} if the text is malformed, or nested too deeply. */
  constructor(private readonly text: string) {
    this.tree = new JsonTree(text);
    if (this.tree.isTooDeep || "problem" in parseJson(text, true)) {
      const cause = new SyntaxError("malformed or nested too deeply");
      throw new PatchError("the text cannot be parsed", { cause });
    }
    this.#lines = new Lines(text);
  }

  find(pointer: string): Node | undefined {
    let node: Node | undefined = this.tree.root;
    for (const token of tokensOf(pointer)) node = node && this.childrenAt(node, token).at(-1);
    return node;
  }

  childrenAt(container: Node, token: string): readonly Node[] {
    const isEntry = this.tree.firstOf(container) === "[" && isIndex(token);
    return this.tree.childrenAt(container, isEntry ? Number(token) : token);
  }

  /** The source text of a value for use elsewhere: its lines are reindented. */
  moved(node: Node): Content {
    const [first, ...others] = this.tree.written(node).split("\n");
    const base = this.#lines.indentationAt(node.start);
    return ({ indentation }) =>
      [first, ...others.map((line) => (line.startsWith(base) ? indentation + line.slice(base.length) : line))].join(
        "\n",
      );
  }

  /** Replaces a value; an entry of an array stays on one line, or on several, like the old one. */
  replace(node: Node, content: Content): void {
    const isSpread = this.#isExpanded(node);
    const isFlat = !isSpread && this.tree.childrenOf(node).length > 0;
    const isExpanded = node.container === undefined ? this.text.includes("\n") : this.#isExpanded(node.container);
    const place = { indentation: this.#lines.indentationAt(node.start), inline: isFlat || !(isExpanded || isSpread) };
    this.#edit(node, content(place, isSpread ? { ...this.#format, flatArrays: false } : this.#format));
  }

  /** Removes all members with a name, or the entry with an index, together with their separators. */
  remove(container: Node, token: string): void {
    this.#changes.push({ container, removed: this.childrenAt(container, token) });
  }

  /** Renames a member, and removes other members with the old or the new name. */
  rename(container: Node, from: string, to: string): void {
    const same = this.childrenAt(container, from);
    const renamed = same.at(-1) as Node;
    this.#edit(renamed.key as Stretch, JSON.stringify(to));
    this.#changes.push({ container, removed: [...same.slice(0, -1), ...this.childrenAt(container, to)] });
  }

  insertMember(container: Node, name: string, content: Content): void {
    const children = this.tree.childrenOf(container);
    this.insertEntry(container, children.length, (place, layout) => {
      const last = children.at(-1);
      const colon = last?.key && this.text.slice(last.key.end, last.start);
      return JSON.stringify(name) + (colon?.includes("\n") === false ? colon : layout.colon) + content(place, layout);
    });
  }

  /** Inserts an entry before the one that has its index now, or at the end. */
  insertEntry(container: Node, index: number, added: Content): void {
    this.#changes.push({ container, index, added });
  }

  get changes(): number {
    return this.#changes.length;
  }

  /** Undoes all changes except the first ones. */
  keepChanges(count: number): void {
    this.#changes.length = count;
  }

  changed(): string {
    const edits: Edit[] = [];
    const interiors = new Map<Node, Interior>();
    for (const change of this.#changes) {
      if ("content" in change) {
        edits.push(change);
        continue;
      }
      const interior = getOrInsertComputed(interiors, change.container, () => ({
        removed: new Set<Node | undefined>(),
        added: [],
        index: 0,
      }));
      if ("removed" in change) for (const child of change.removed) interior.removed.add(child);
      else {
        interior.index = change.index;
        interior.added.push(change.added);
      }
    }
    for (const [container, interior] of interiors) edits.push(...this.#editsOf(container, interior));
    edits.sort((a, b) => a.start - b.start || a.end - b.end);
    const parts: string[] = [];
    let end = 0;
    for (const edit of edits) {
      parts.push(this.text.slice(end, edit.start), edit.content);
      end = edit.end;
    }
    return parts.join("") + this.text.slice(end);
  }

  get #format(): Layout {
    this.#layout ??= layoutOf(this.tree, this.#lines);
    return this.#layout;
  }

  /** Whether the children of an object or array are on separate lines. */
  #isExpanded(node: Node): boolean {
    const [first] = this.tree.childrenOf(node);
    return first !== undefined && this.#lines.indexAt(node.start) < this.#lines.indexAt(startOf(first));
  }

  #edit({ start, end }: Stretch, content: string): void {
    if (content !== this.text.slice(start, end)) this.#changes.push({ start, end, content });
  }

  #editsOf(container: Node, { removed, added, index }: Interior): Edit[] {
    const children = this.tree.childrenOf(container);
    const removal = this.#removal(container, removed);
    if (added.length === 0) return removal;
    if (children.every((child) => removed.has(child))) return [this.#filling(container, added)];
    const separator = this.#separator(container);
    const inline = !separator.includes("\n");
    const [margin] = /^[ \t]*/u.exec(separator.slice(separator.lastIndexOf("\n") + 1)) as unknown as [string];
    const place = { indentation: inline ? this.#lines.indentationAt(container.start) : margin, inline };
    const content = added.map((one) => one(place, this.#format)).join(separator);
    const next = children[index];
    const last = children.findLast((child) => !removed.has(child)) as Node;
    const at = next === undefined ? last.end : startOf(next);
    removal.push({ start: at, end: at, content: next === undefined ? separator + content : content + separator });
    return removal;
  }

  /** Removes children. Each sequence of them is removed with the separator before it, or otherwise after it. */
  #removal(container: Node, removed: Interior["removed"]): Edit[] {
    const children = this.tree.childrenOf(container);
    const edits: Edit[] = [];
    let kept: Node | undefined;
    let first: Node | undefined;
    for (const [index, child] of children.entries()) {
      if (!removed.has(child)) {
        kept = child;
        first = undefined;
        continue;
      }
      first ??= child;
      const next = children[index + 1];
      if (removed.has(next)) continue;
      if (kept !== undefined) edits.push({ start: kept.end, end: child.end, content: "" });
      else if (next !== undefined) edits.push({ start: startOf(first), end: startOf(next), content: "" });
      else edits.push({ start: container.start + 1, end: container.end - 1, content: "" });
    }
    return edits;
  }

  /** Adds the first children to an object or array that is empty or loses all its children. */
  #filling(container: Node, added: readonly Content[]): Edit {
    const [start, end] = [container.start + 1, container.end - 1];
    const layout = this.#format;
    const isArray = this.tree.firstOf(container) === "[";
    const around = container.container;
    const isExpanded = around !== undefined && this.#isExpanded(around) && !(isArray && layout.flatArrays);
    const isOpen = this.tree.childrenOf(container).length === 0 && this.text.slice(start, end).includes("\n");
    const outer = this.#lines.indentationAt(container.start);
    const inline = !isExpanded && !isOpen;
    const place = { indentation: inline ? outer : outer + layout.unit, inline };
    const contents = added.map((content) => content(place, layout));
    return { start, end, content: inside(contents, isArray, layout, { ...place, outer }) };
  }

  /** The separator between a new child and its siblings: the same as between the siblings, but without blank lines. */
  #separator(container: Node): string {
    const [last, before] = this.tree.childrenOf(container).slice(-2).reverse() as [Node, Node | undefined];
    const gap = this.text.slice(before?.end ?? container.start + 1, startOf(last));
    if (before === undefined && !gap.includes("\n")) return this.#format.comma;
    return (before === undefined ? `,${gap}` : gap).replace(/\n\s*\n/gu, "\n");
  }
}
