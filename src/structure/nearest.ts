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
    const target = fold(String(candidate));
    const most = Math.floor(target.length / 4);
    if (Math.abs(folded.length - target.length) > most) continue;
    const distance = editDistance(folded, target);
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
  return text.toLowerCase().replace(/[\s_-]/gu, "");
}

/** Whether a name is another one but for slips of the pen in single words: no word stands for another word. */
export function isSlip(name: string, other: string): boolean {
  const [words, others] = [wordsOf(name), wordsOf(other)];
  return words.length === others.length && words.every((word, index) => isMisspelling(word, others[index] ?? ""));
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
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const replaced = (last[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      let least = Math.min(replaced, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (row > 1 && column > 1 && isSwap) least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1);
      current.push(least);
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
