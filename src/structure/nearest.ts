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
    const distance = editDistance(folded, target);
    if (distance < least && distance <= Math.floor(target.length / 4)) {
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

/** Least number of single characters to insert, delete or replace (Levenshtein). */
function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const replaced = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}
