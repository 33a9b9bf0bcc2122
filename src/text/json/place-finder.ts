import type { Segment } from "../../errors/path.js";
import {
  afterSpace,
  afterString,
  afterWord,
  CLOSING_BRACE,
  CLOSING_BRACKET,
  OPENING_BRACE,
  OPENING_BRACKET,
  QUOTE,
  stringIn,
} from "./scan.js";

/** A stretch of a text. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** A value in a text, with its key if it is a member. */
export interface FoundValue extends Stretch {
  readonly key: Stretch | undefined;
}

/** The members of an object by name, of a duplicate key the last, or the entries of an array by index. */
type Children = ReadonlyMap<Segment | undefined, FoundValue>;

/**
 * Finds places in valid JSON, however deeply nested. Scans the text once, and the members of an object or array when one
 * of them is wanted first: many places take little longer than one, and much less than a tree of all values.
 */
export class PlaceFinder {
  readonly #text: string;
  readonly #root: FoundValue;
  /** The end of each object and array, at the offset of its start. */
  readonly #ends: Int32Array;
  readonly #children = new Map<number, Children>();

  constructor(text: string) {
    this.#text = text;
    this.#ends = endsIn(text);
    const start = afterSpace(text, 0);
    this.#root = { start, end: this.#endOf(start), key: undefined };
  }

  /** The value at a place, or the innermost value around it that exists. */
  find(segments: readonly Segment[]): { readonly found: FoundValue; readonly isAbsent: boolean } {
    let found = this.#root;
    for (const segment of segments) {
      const child = this.#childrenOf(found).get(segment);
      if (child === undefined) return { found, isAbsent: true };
      found = child;
    }
    return { found, isAbsent: false };
  }

  #childrenOf({ start }: FoundValue): Children {
    let children = this.#children.get(start);
    if (children === undefined) {
      children = this.#readChildren(start);
      this.#children.set(start, children);
    }
    return children;
  }

  #readChildren(container: number): Children {
    const text = this.#text;
    const children = new Map<Segment | undefined, FoundValue>();
    const isObject = text[container] === "{";
    if (!isObject && text[container] !== "[") return children;
    let at = afterSpace(text, container + 1);
    while (text[at] !== "}" && text[at] !== "]") {
      const key = isObject ? { start: at, end: afterString(text, at) } : undefined;
      const start = key === undefined ? at : afterSpace(text, afterSpace(text, key.end) + 1);
      const end = this.#endOf(start);
      children.set(key === undefined ? children.size : stringIn(text, key.start, key.end), { start, end, key });
      at = afterSpace(text, end);
      if (text[at] === ",") at = afterSpace(text, at + 1);
    }
    return children;
  }

  #endOf(start: number): number {
    const char = this.#text[start];
    if (char === '"') return afterString(this.#text, start);
    if (char === "{" || char === "[") return this.#ends[start] as number;
    return afterWord(this.#text, start);
  }
}

/** At the offset of each opening bracket, the end of its object or array. */
function endsIn(text: string): Int32Array {
  const ends = new Int32Array(text.length);
  const open: number[] = [];
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = afterString(text, at) - 1;
        break;
      case OPENING_BRACE:
      case OPENING_BRACKET:
        open.push(at);
        break;
      case CLOSING_BRACE:
      case CLOSING_BRACKET:
        ends[open.pop() as number] = at + 1;
    }
  }
  return ends;
}
