import type { Edit, Node } from "jsonc-parser";
import type { JsonText } from "./json-text.js";
import type { Layout, Place } from "./layout.js";
import { childrenOf, containerOf, endOf } from "./tree.js";

/** What is to be written, once it is known where. */
export type Content = (place: Place, layout: Layout) => string;

/** Children that are to be added to an object or array, and children that are to be removed from it. */
export class InteriorChange {
  readonly #document: JsonText;
  readonly #container: Node;
  readonly #removed = new Set<Node>();
  readonly #added: Content[] = [];
  /** The child that new ones come before; after all others when there is no such child. */
  #index = 0;

  constructor(document: JsonText, container: Node) {
    this.#document = document;
    this.#container = container;
  }

  /** Gives what undoes it. */
  remove(children: readonly Node[]): () => void {
    for (const child of children) this.#removed.add(child);
    return () => {
      for (const child of children) this.#removed.delete(child);
    };
  }

  /** All that is added comes before the same child. Gives what undoes it. */
  add(index: number, content: Content): () => void {
    this.#index = index;
    this.#added.push(content);
    return () => this.#added.pop();
  }

  edits(): Edit[] {
    const children = childrenOf(this.#container);
    if (this.#added.length === 0) return this.#removal(children);
    const isEmptied = children.every((child) => this.#removed.has(child));
    if (isEmptied) return [this.#filling()];
    return [...this.#removal(children), this.#insertion(children)];
  }

  /** What takes children away. Each run of them goes with what separates it from what is before, or else after, it. */
  #removal(children: readonly Node[]): Edit[] {
    const edits: Edit[] = [];
    if (this.#removed.size === 0) return edits;
    const container = this.#container;
    const interior = { start: container.offset + 1, end: endOf(container) - 1 };
    let kept: Node | undefined;
    let run: Node | undefined;
    for (const [index, child] of children.entries()) {
      if (!this.#removed.has(child)) {
        kept = child;
        run = undefined;
        continue;
      }
      run ??= child;
      const next = children[index + 1];
      if (next !== undefined && this.#removed.has(next)) continue;
      const start = kept === undefined ? (next === undefined ? interior.start : run.offset) : endOf(kept);
      const end = kept === undefined ? (next?.offset ?? interior.end) : endOf(child);
      edits.push({ offset: start, length: end - start, content: "" });
    }
    return edits;
  }

  /** Puts new children beside those that stay. */
  #insertion(children: readonly Node[]): Edit {
    const { lines, layout } = this.#document;
    const separator = this.#separator(children);
    const line = separator.includes("\n") ? separator.slice(separator.lastIndexOf("\n") + 1) : undefined;
    const place: Place =
      line === undefined
        ? { indentation: lines.indentationAt(this.#container.offset), inline: true }
        : { indentation: /^[ \t]*/u.exec(line)?.[0] ?? "", inline: false };
    const added = this.#added.map((content) => content(place, layout));
    const next = children[this.#index];
    if (next !== undefined) return { offset: next.offset, length: 0, content: added.join(separator) + separator };
    const last = children.findLast((child) => !this.#removed.has(child)) as Node;
    return { offset: endOf(last), length: 0, content: separator + added.join(separator) };
  }

  /** Puts the first children into an object or array that is empty, or loses all that it has. */
  #filling(): Edit {
    const { text, lines, layout } = this.#document;
    const container = this.#container;
    const around = containerOf(container);
    const interior = { offset: container.offset + 1, length: container.length - 2 };
    const isArray = container.type === "array";
    const isFlat = isArray && layout.flatArrays;
    const isExpanded = around !== undefined && this.#document.isExpanded(around) && !isFlat;
    const isOpen =
      childrenOf(container).length === 0 &&
      text.slice(interior.offset, interior.offset + interior.length).includes("\n");
    const outer = lines.indentationAt(container.offset);
    if (!isExpanded && !isOpen) {
      const padding = isArray ? layout.padding.array : layout.padding.object;
      const added = this.#added.map((content) => content({ indentation: outer, inline: true }, layout));
      return { ...interior, content: padding + added.join(layout.comma) + padding };
    }
    const inner = outer + layout.unit;
    const added = this.#added.map((content) => content({ indentation: inner, inline: false }, layout));
    const { eol } = layout;
    return { ...interior, content: eol + inner + added.join(`,${eol}${inner}`) + eol + outer };
  }

  /** What separates a new child from its siblings: the same as stands between those, but no blank lines. */
  #separator(children: readonly Node[]): string {
    const { text, layout } = this.#document;
    const last = children.at(-1) as Node;
    const before = children.at(-2);
    const separator =
      before === undefined
        ? `,${text.slice(this.#container.offset + 1, last.offset)}`
        : text.slice(endOf(before), last.offset);
    if (before === undefined && !separator.includes("\n")) return layout.comma;
    return separator.replace(/\n\s*\n/gu, "\n");
  }
}
