import { editDistance, LONGEST_COMPARED } from "./edit-distance.js";
import { getOrInsertComputed } from "./get-or-insert-computed.js";
import type { Scalar } from "./kinds.js";

/** Longer texts are not compared. */
const LONGEST = 64;

/** Cache of candidates by list. */
const candidates = new WeakMap<readonly Scalar[], readonly ReturnType<typeof candidateOf>[]>();

/**
 * The allowed value that was probably meant: one that differs only in case, separators or type, or else the closest one
 * by edit distance, if at most a quarter of it differs. A number never matches another number.
 *
 * @param effort how many steps, which compare two units each, are left for computing edit distances. They are deducted.
 * Default: no limit.
 */
export function nearest(value: Scalar, allowed: readonly Scalar[], effort?: { left: number }): Scalar | undefined {
  const text = String(value);
  if (text.length > LONGEST) return undefined;
  const folded = fold(text);
  const letters = lettersOf(folded);
  let best: Scalar | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidatesOf(allowed)) {
    if (!isComparable(folded, letters, candidate)) continue;
    if (effort !== undefined) {
      const steps = folded.length * (2 * candidate.most + 1);
      if (steps > effort.left) break;
      effort.left -= steps;
    }
    const distance = editDistance(folded, candidate.folded, candidate.most);
    if (distance < least && distance <= candidate.most) {
      best = candidate.value;
      least = distance;
    }
  }
  return best;
}

/** Steps that one validation may spend on finding names: half a millisecond. A typical request takes 2% of it. */
const STEPS = 75_000;

/**
 * Returns a function that finds the name that an unknown member probably means, within the effort for one validation. It
 * remembers the answers that took effort.
 */
export function nearestNames() {
  const effort = { left: STEPS };
  const found = new Map<readonly string[], Map<string, string | undefined>>();
  return (key: string, names: readonly string[]): string | undefined => {
    const known = getOrInsertComputed(found, names, () => new Map());
    if (known.has(key)) return known.get(key);
    const { left } = effort;
    const near = nearest(key, names, effort) as string | undefined;
    // Most keys differ too much from every name to cost any effort, so caching them gains nothing.
    if (effort.left < left) known.set(key, near);
    return near;
  };
}

function candidatesOf(allowed: readonly Scalar[]) {
  return getOrInsertComputed(candidates, allowed, () => allowed.map(candidateOf));
}

/** An allowed value, prepared for comparisons. At most a quarter of it may be edited. */
function candidateOf(value: Scalar) {
  const folded = fold(String(value));
  return { value, folded, most: Math.floor(folded.length / 4), letters: lettersOf(folded) };
}

/** Whether length and letters allow a match; most texts fail here. Each edit changes at most two letters. */
function isComparable(folded: string, letters: number, candidate: ReturnType<typeof candidateOf>): boolean {
  const { length } = candidate.folded;
  const { most } = candidate;
  if (length > LONGEST_COMPARED || folded.length > length + most || folded.length < length - most) return false;
  return isOfAtMost(letters ^ candidate.letters, 2 * most);
}

/** Bitmask of the letters in a text, with one bit for all digits and one for everything else. */
function lettersOf(folded: string): number {
  let letters = 0;
  for (let index = 0; index < folded.length; index++) {
    const unit = folded.charCodeAt(index);
    if (unit >= 97 && unit <= 122) letters |= 1 << (unit - 97);
    else letters |= unit >= 48 && unit <= 57 ? 1 << 26 : 1 << 27;
  }
  return letters;
}

/** Whether at most `most` bits are set. */
function isOfAtMost(bits: number, most: number): boolean {
  let rest = bits;
  for (let count = 0; count < most && rest !== 0; count++) rest &= rest - 1;
  return rest === 0;
}

/** Whether two values differ at most in case, separators or type. */
export function isSpelling(value: Scalar, other: Scalar): boolean {
  if (typeof value === "number" || typeof other === "number") return String(value) === String(other);
  return value.length <= LONGEST && fold(value) === fold(other);
}

/** Whether a text differs from one of our names only in case or separators. */
export function isSpellingOfAny(text: string, ours: readonly string[]): boolean {
  if (text.length > LONGEST) return false;
  const folded = fold(text);
  return candidatesOf(ours).some((candidate) => candidate.folded === folded);
}

/** A text without its case and separators. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  return SEPARATORS.test(lower) ? lower.replace(/[\s_-]+/gu, "") : lower;
}

const SEPARATORS = /[\s_-]/u;

/** Whether each word of a name is at most a misspelling of the same word of another name. Digits tell names apart. */
export function isSlip(name: string, other: string): boolean {
  if (name.length > LONGEST || !mayBeSlip(name, other) || digitsOf(name) !== digitsOf(other)) return false;
  const [words, others] = [wordsOf(name), wordsOf(other)];
  return words.length === others.length && words.every((word, index) => isMisspelling(word, others[index] as string));
}

/** Whether the lengths of two names, without separators, allow `isSlip`: each word may differ by a fifth. */
function mayBeSlip(name: string, other: string): boolean {
  return Math.abs(lengthOfWords(name) - lengthOfWords(other)) <= (other.length + 1) / 5;
}

/** Length without spaces, hyphens and underscores. */
function lengthOfWords(name: string): number {
  let length = 0;
  for (let index = 0; index < name.length; index++) {
    const unit = name.charCodeAt(index);
    if (unit > 32 && unit !== 45 && unit !== 95) length++;
  }
  return length;
}

function digitsOf(name: string): string {
  return name.replace(/\D+/gu, "");
}

function isMisspelling(word: string, other: string): boolean {
  const most = Math.floor((other.length + 1) / 5);
  return editDistance(word, other, most) <= most;
}

function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z])([A-Z])/gu, "$1_$2")
    .toLowerCase()
    .split(/[\s_-]+/u);
}
