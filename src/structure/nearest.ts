import type { Scalar } from "./structural-rules.js";

/** A longer text than this is no misspelling of a name of ours. */
const LONGEST = 64;

/**
 * The allowed value that was probably meant: the same but for case, separators or type, or else the closest by edit
 * distance as long as no more than a quarter of it differs. A number is never taken for another one.
 */
export function nearest(value: Scalar, allowed: readonly Scalar[]): Scalar | undefined {
  const text = String(value);
  if (text.length > LONGEST) return undefined;
  const folded = fold(text);
  let best: Scalar | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of allowed) {
    const name = String(candidate);
    const length = foldedLength(name);
    const most = Math.floor(length / 4);
    // Most are told apart by their length alone.
    if (Math.abs(folded.length - length) > most) continue;
    const distance = editDistance(folded, fold(name));
    if (distance < least && distance <= most) {
      best = candidate;
      least = distance;
    }
  }
  return best;
}

/** Whether two values are the same but for case, separators or type. */
export function isSpelling(value: Scalar, other: Scalar): boolean {
  if (typeof value === "number" || typeof other === "number") return String(value) === String(other);
  return value.length <= LONGEST && fold(value) === fold(other);
}

function fold(text: string): string {
  const lower = text.toLowerCase();
  return SEPARATORS.test(lower) ? lower.replace(/[\s_-]/gu, "") : lower;
}

const SEPARATORS = /[\s_-]/u;

/** Length of a name of ours when it is folded. Its separators are underscores, hyphens and spaces. */
function foldedLength(name: string): number {
  let length = 0;
  for (let index = 0; index < name.length; index++) {
    const unit = name.charCodeAt(index);
    if (unit !== 95 && unit !== 45 && unit !== 32) length++;
  }
  return length;
}

/** Whether a name is another one but for slips of the pen in single words: no word stands for another word. */
export function isSlip(name: string, other: string): boolean {
  if (name.length > LONGEST) return false;
  const [words, others] = [wordsOf(name), wordsOf(other)];
  return words.length === others.length && words.every((word, index) => isMisspelling(word, others[index] as string));
}

function isMisspelling(word: string, other: string): boolean {
  return editDistance(word, other) <= Math.floor((other.length + 1) / 5);
}

function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z])([A-Z])/gu, "$1_$2")
    .toLowerCase()
    .split(/[\s_-]+/u);
}

/** Least number of characters to insert, delete, replace, or swap with their neighbour. */
function editDistance(from: string, to: string): number {
  if (from === to) return 0;
  const width = to.length + 1;
  /** The distances between the beginnings of both, row by row. */
  const distances: number[] = [];
  for (let column = 0; column < width; column++) distances.push(column);
  for (let row = 1; row <= from.length; row++) {
    const unit = from.charCodeAt(row - 1);
    let left = row;
    distances.push(left);
    for (let column = 1; column < width; column++) {
      const above = (row - 1) * width + column;
      const isEqual = unit === to.charCodeAt(column - 1);
      let least = Math.min(
        (distances[above - 1] as number) + (isEqual ? 0 : 1),
        (distances[above] as number) + 1,
        left + 1,
      );
      const isSwap =
        row > 1 && unit === to.charCodeAt(column - 2) && from.charCodeAt(row - 2) === to.charCodeAt(column - 1);
      if (isSwap) least = Math.min(least, (distances[above - width - 2] as number) + 1);
      distances.push(least);
      left = least;
    }
  }
  return distances[distances.length - 1] as number;
}
