import type { Segment } from "../../errors/path.js";
import { getOrInsertComputed } from "../../structure/get-or-insert-computed.js";
import { afterSpace, afterString, afterWord, stringIn } from "./scan.js";

export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** A value in a text, with its key if it is a member, and the object or array that contains it. */
export interface Node extends Stretch {
  readonly key: Stretch | undefined;
  readonly container: Node | undefined;
}

interface Children {
  readonly all: readonly Node[];
  readonly byName: ReadonlyMap<string, readonly Node[]>;
}

/** Texts nested more deeply are neither fixed nor shown. */
const DEEPEST = 5_000;

const NONE: Children = { all: [], byName: new Map() };

/**
 * The values in valid JSON, however deeply nested. Scans the text once, and the members of an object or array when one
 * of them is wanted first: many places take little longer than one, and much less than a tree of all values.
 */
export class JsonTree {
  readonly root: Node;
  readonly isTooDeep: boolean;
  readonly #ends: Int32Array;
  readonly #children = new Map<number, Children>();

  constructor(readonly text: string) {
    this.#ends = new Int32Array(text.length);
    const open: number[] = [];
    let depth = 0;
    for (let at = 0; at < text.length; at++) {
      const char = text[at];
      if (char === '"') at = afterString(text, at) - 1;
      else if (char === "{" || char === "[") depth = Math.max(depth, open.push(at));
      else if (char === "}" || char === "]") this.#ends[open.pop() as number] = at + 1;
    }
    this.isTooDeep = depth > DEEPEST;
    const start = afterSpace(text, 0);
    this.root = { start, end: this.#endOf(start), key: undefined, container: undefined };
  }

  /** The first character of a value, which tells its type. */
  firstOf({ start }: Node): string | undefined {
    return this.text[start];
  }

  isContainer(value: Node): boolean {
    return ["{", "["].includes(this.firstOf(value) as string);
  }

  written({ start, end }: Stretch): string {
    return this.text.slice(start, end);
  }

  nameOf({ key }: Node): string | undefined {
    return key && this.stringAt(key);
  }

  stringAt({ start, end }: Stretch): string | undefined {
    return stringIn(this.text, start, end);
  }

  childrenOf(node: Node): readonly Node[] {
    return this.#childrenIn(node).all;
  }

  /** The members with a name (several for a duplicate key), or the entry with an index. */
  childrenAt(node: Node, segment: Segment): readonly Node[] {
    const { all, byName } = this.#childrenIn(node);
    if (typeof segment === "string") return byName.get(segment) ?? [];
    const entry = this.firstOf(node) === "[" ? all[segment] : undefined;
    return entry === undefined ? [] : [entry];
  }

  /** The value at a place, or the innermost one around it. Of a duplicate key the last value counts. */
  find(segments: readonly Segment[]): { readonly found: Node; readonly isAbsent: boolean } {
    let found = this.root;
    for (const segment of segments) {
      const child = this.childrenAt(found, segment).at(-1);
      if (child === undefined) return { found, isAbsent: true };
      found = child;
    }
    return { found, isAbsent: false };
  }

  #childrenIn(node: Node): Children {
    if (!this.isContainer(node)) return NONE;
    return getOrInsertComputed(this.#children, node.start, () => this.#read(node));
  }

  #read(container: Node): Children {
    const { text } = this;
    const isObject = this.firstOf(container) === "{";
    const all: Node[] = [];
    const byName = new Map<string, Node[]>();
    let at = afterSpace(text, container.start + 1);
    while (text[at] !== "}" && text[at] !== "]") {
      const key = isObject ? { start: at, end: afterString(text, at) } : undefined;
      const start = key === undefined ? at : afterSpace(text, afterSpace(text, key.end) + 1);
      const child = { start, end: this.#endOf(start), key, container };
      all.push(child);
      const name = this.nameOf(child);
      if (name !== undefined) getOrInsertComputed(byName, name, () => []).push(child);
      at = afterSpace(text, child.end);
      if (text[at] === ",") at = afterSpace(text, at + 1);
    }
    return { all, byName };
  }

  #endOf(start: number): number {
    if (this.text[start] === '"') return afterString(this.text, start);
    // No object or array ends at the start of the text.
    return this.#ends[start] || afterWord(this.text, start);
  }
}

export function startOf({ key, start }: Node): number {
  return key?.start ?? start;
}
