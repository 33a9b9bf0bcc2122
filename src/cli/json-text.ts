import jsonc, { type Edit, type Node, type ParseError } from "jsonc-parser";
import { childrenOf, endOf, indentationAt, type Layout, layoutOf, type Place } from "./layout.js";

/** What is to be written, once it is known where. */
export type Content = (place: Place, layout: Layout) => string;

/** An index without leading zeros, as RFC 6901 has them. */
const INDEX = /^(?:0|[1-9]\d*)$/u;

/** A JSON text that changes member by member. Each change gives the new text; what it does not touch stays as it is. */
export class JsonText {
  readonly text: string;
  readonly root: Node;
  #layout: Layout | undefined;

  /** @throws {SyntaxError} when the text is no JSON, or is nested too deeply to be taken apart. */
  constructor(text: string) {
    this.text = text;
    const errors: ParseError[] = [];
    let root: Node | undefined;
    try {
      root = jsonc.parseTree(text, errors, { disallowComments: true });
    } catch {
      throw new SyntaxError("nested too deeply");
    }
    if (root === undefined || errors.length > 0) throw new SyntaxError("no JSON");
    this.root = root;
  }

  /** The value at a place. Of a repeated key the last counts, as for `JSON.parse`. */
  find(tokens: readonly string[]): Node | undefined {
    let node: Node | undefined = this.root;
    for (const token of tokens) node = node && valueNode(childrenAt(node, token).at(-1));
    return node;
  }

  /** What a value is written as. */
  written(node: Node): string {
    return this.text.slice(node.offset, endOf(node));
  }

  /** What a value is written as, to be used elsewhere: its lines move with its indentation. */
  moved(node: Node): Content {
    const [first, ...others] = this.written(node).split("\n");
    const base = indentationAt(this.text, node.offset);
    return ({ indentation }) =>
      [first, ...others.map((line) => (line.startsWith(base) ? indentation + line.slice(base.length) : line))].join(
        "\n",
      );
  }

  /** Writes another value; one of several entries stays on one line, or on several, as the old one was. */
  replace(node: Node, content: Content): string {
    const container = containerOf(node);
    const isSpread = this.#isExpanded(node);
    const isFlat = !isSpread && (node.children?.length ?? 0) > 0;
    const isExpanded = container === undefined ? this.text.includes("\n") : this.#isExpanded(container);
    const place = { indentation: indentationAt(this.text, node.offset), inline: isFlat || !(isExpanded || isSpread) };
    const layout = isSpread ? { ...this.#laidOut(), flatArrays: false } : this.#laidOut();
    return this.#edited([{ offset: node.offset, length: node.length, content: content(place, layout) }]);
  }

  /** Takes all members of a name, or the entry of an index, with what separates them from the others. */
  remove(container: Node, token: string): string {
    return this.#edited(this.#removal(container, childrenAt(container, token)));
  }

  /** Gives a member that is there another name, and takes away what else has the old or the new one. */
  rename(object: Node, from: string, to: string): string {
    const renamed = childrenAt(object, from).at(-1) as Node;
    const key = childrenOf(renamed)[0] as Node;
    const others = [...childrenAt(object, from), ...childrenAt(object, to)].filter((member) => member !== renamed);
    const edit = { offset: key.offset, length: key.length, content: JSON.stringify(to) };
    return this.#edited([edit, ...this.#removal(object, others)]);
  }

  /** Adds a member after the others. */
  insertMember(object: Node, name: string, content: Content): string {
    const members = childrenOf(object);
    const colon = this.#colonOf(members.at(-1)) ?? this.#laidOut().colon;
    return this.#insert(
      object,
      members.length,
      (place, layout) => JSON.stringify(name) + colon + content(place, layout),
    );
  }

  /** Adds an entry before the one that has its index now, or after all. */
  insertEntry(array: Node, index: number, content: Content): string {
    return this.#insert(array, index, content);
  }

  #insert(container: Node, index: number, content: Content): string {
    const children = childrenOf(container);
    const last = children.at(-1);
    if (last === undefined) return this.#fill(container, content);
    const separator = this.#separatorAfter(last, container, children.at(-2));
    const [line] = separator.split("\n").slice(1).reverse();
    const place: Place =
      line === undefined
        ? { indentation: indentationAt(this.text, container.offset), inline: true }
        : { indentation: indentationAt(line, line.length), inline: false };
    const added = content(place, this.#laidOut());
    const next = children[index];
    const edit: Edit =
      next === undefined
        ? { offset: endOf(last), length: 0, content: separator + added }
        : { offset: next.offset, length: 0, content: added + separator };
    return this.#edited([edit]);
  }

  /** Puts the first member or entry into an empty object or array. */
  #fill(container: Node, content: Content): string {
    const layout = this.#laidOut();
    const around = containerOf(container);
    const isFlat = container.type === "array" && layout.flatArrays;
    const isExpanded = around !== undefined && this.#isExpanded(around) && !isFlat;
    const outer = indentationAt(this.text, container.offset);
    const edit = (interior: string) =>
      this.#edited([{ offset: container.offset + 1, length: container.length - 2, content: interior }]);
    if (!isExpanded && !this.written(container).includes("\n")) {
      const padding = container.type === "array" ? layout.padding.array : layout.padding.object;
      return edit(padding + content({ indentation: outer, inline: true }, layout) + padding);
    }
    const inner = outer + layout.unit;
    const added = content({ indentation: inner, inline: false }, layout);
    return edit(`${layout.eol}${inner}${added}${layout.eol}${outer}`);
  }

  /** What separates a new child from its siblings: the same as stands between those, but no blank lines. */
  #separatorAfter(last: Node, container: Node, before: Node | undefined): string {
    const separator =
      before === undefined
        ? `,${this.text.slice(container.offset + 1, last.offset)}`
        : this.text.slice(endOf(before), last.offset);
    if (before === undefined && !separator.includes("\n")) return this.#laidOut().comma;
    return separator.replace(/\n\s*\n/gu, "\n");
  }

  /** What takes children away. Each run of them goes with what separates it from what is before, or else after, it. */
  #removal(container: Node, doomed: readonly Node[]): Edit[] {
    const edits: Edit[] = [];
    const children = childrenOf(container);
    const interior = { start: container.offset + 1, end: endOf(container) - 1 };
    let kept: Node | undefined;
    let run: Node | undefined;
    for (const [index, child] of children.entries()) {
      if (!doomed.includes(child)) {
        kept = child;
        run = undefined;
        continue;
      }
      run ??= child;
      const next = children[index + 1];
      if (next !== undefined && doomed.includes(next)) continue;
      const start = kept === undefined ? (next === undefined ? interior.start : run.offset) : endOf(kept);
      const end = kept === undefined ? (next?.offset ?? interior.end) : endOf(child);
      edits.push({ offset: start, length: end - start, content: "" });
    }
    return edits;
  }

  #colonOf(member: Node | undefined): string | undefined {
    const [key, value] = member?.children ?? [];
    if (key === undefined || value === undefined) return undefined;
    const colon = this.text.slice(endOf(key), value.offset);
    return colon.includes("\n") ? undefined : colon;
  }

  /** Whether the children of an object or array stand on lines of their own. */
  #isExpanded({ offset, children }: Node): boolean {
    const first = children?.[0];
    return first !== undefined && this.text.slice(offset + 1, first.offset).includes("\n");
  }

  #laidOut(): Layout {
    this.#layout ??= layoutOf(this.text, this.root);
    return this.#layout;
  }

  #edited(edits: Edit[]): string {
    return jsonc.applyEdits(this.text, edits);
  }
}

/** The members of a name (several, where a key is repeated), or the entry of an index. */
export function childrenAt(container: Node, token: string): readonly Node[] {
  const children = childrenOf(container);
  if (container.type === "object") return children.filter((member) => member.children?.[0]?.value === token);
  if (container.type !== "array" || !INDEX.test(token)) return [];
  const entry = children[Number(token)];
  return entry === undefined ? [] : [entry];
}

function valueNode(child: Node | undefined): Node | undefined {
  return child?.type === "property" ? child.children?.[1] : child;
}

/** The object or array that a value stands in. */
function containerOf({ parent }: Node): Node | undefined {
  return parent?.type === "property" ? parent.parent : parent;
}
