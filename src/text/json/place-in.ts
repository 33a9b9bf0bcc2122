import type { Segment } from "../../errors/path.js";
import { afterSpace, afterString, afterValue } from "./scan.js";

/** A stretch of a text. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * Where the value at a place is in valid JSON; for an absent one, the key of the object that lacks it, or its bracket.
 * Needs no memory, but scans the text: for many places a tree is better.
 */
export function placeIn(text: string, segments: readonly Segment[]): Stretch {
  let start = afterSpace(text, 0);
  let key: Stretch | undefined;
  for (const segment of segments) {
    const child = childIn(text, start, segment);
    if (child === undefined) return key ?? { start, end: start + 1 };
    ({ start, key } = child);
  }
  return { start, end: afterValue(text, start) };
}

interface Child {
  readonly start: number;
  readonly key: Stretch | undefined;
}

/** Of a duplicate key the last value counts, as in `JSON.parse`. */
function childIn(text: string, container: number, segment: Segment): Child | undefined {
  const isObject = text[container] === "{";
  if (!isObject && text[container] !== "[") return undefined;
  let child: Child | undefined;
  let at = afterSpace(text, container + 1);
  if (text[at] === (isObject ? "}" : "]")) return undefined;
  for (let index = 0; ; index++) {
    let key: Stretch | undefined;
    if (isObject) {
      key = { start: at, end: afterString(text, at) };
      at = afterSpace(text, afterSpace(text, key.end) + 1);
    }
    const name: unknown = key === undefined ? index : JSON.parse(text.slice(key.start, key.end));
    if (name === segment) child = { start: at, key };
    if (key === undefined && index === segment) return child;
    at = afterSpace(text, afterValue(text, at));
    if (text[at] !== ",") return child;
    at = afterSpace(text, at + 1);
  }
}
