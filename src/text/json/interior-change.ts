import type { Edit, Node } from "jsonc-parser";
import type { Layout, Place } from "./layout.js";
import type { Lines } from "./lines.js";
import { childrenOf, containerOf, endOf } from "./tree.js";

/** Text to write, once its place is known. */
export type Content = (place: Place, layout: Layout) => string;

/** Context of the text that changes. */
interface Surroundings {
  readonly text: string;
  readonly lines: Lines;
  readonly layout: Layout;
  /** Whether the children of a container are on separate lines. */
  isExpanded(container: Node): boolean;
}

/** Children to add to an object or array, and children to remove from it. */
export class InteriorChange {
  readonly #document: Surroundings;
  readonly #container: Node;
  readonly #removed = new Set<Node | undefined>();
  readonly #added: Content[] = [];
  /** The child before which the new ones are inserted; undefined for the end. */
  #index = 0;

  constructor(document: Surroundings, container: Node) {
    this.#document = document;
    this.#container = container;
  }

  /** Returns a function that undoes it. */
  remove(children: readonly Node[]): () => void {
    for (const child of children) this.#removed.add(child);
    return () => {
      for (const child of children) this.#removed.delete(child);
    };
  }

  /** Adds all children before the same child. Returns a function that undoes it. */
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

  /** Removes children. Each sequence of them is removed with the separator before it, or otherwise after it. */
  #removal(children: readonly Node[]): Edit[] {
    const edits: Edit[] = [];
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
      if (this.#removed.has(next)) continue;
      const start = kept === undefined ? (next === undefined ? interior.start : run.offset) : endOf(kept);
      const end = kept === undefined ? (next?.offset ?? interior.end) : endOf(child);
      edits.push({ offset: start, length: end - start, content: "" });
    }
    return edits;
  }

  /** Adds new children beside the remaining ones. */
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

  /** Adds the first children to an object or array that is empty or loses all its children. */
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

  /** The separator between a new child and its siblings: the same as between the siblings, but without blank lines. */
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
