import { editDistance, LONGEST_COMPARED } from "./edit-distance.js";
import type { Scalar } from "./structural-rules.js";

/** A longer text than this is no misspelling of a name of ours. */
const LONGEST = 64;

/** A value of ours, ready to be compared with others. */
interface Candidate {
  readonly value: Scalar;
  readonly folded: string;
  /** Most edits by which a text may differ: a quarter of its length. */
  readonly most: number;
  readonly letters: number;
}

/** The candidates of each list, kept as long as the list. */
const known = new WeakMap<readonly Scalar[], readonly Candidate[]>();

/**
 * The allowed value that was probably meant: the same but for case, separators or type, or else the closest by edit
 * distance as long as no more than a quarter of it differs. A number is never taken for another one.
 *
 * @param effort what may be spent on counting edits; without it, as much as it takes.
 */
export function nearest(value: Scalar, allowed: readonly Scalar[], effort?: Effort): Scalar | undefined {
  const text = String(value);
  if (text.length > LONGEST) return undefined;
  const folded = fold(text);
  const letters = lettersOf(folded);
  let best: Scalar | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidatesOf(allowed)) {
    if (!isComparable(folded, letters, candidate)) continue;
    if (effort !== undefined && !effort.spend(folded.length * candidate.folded.length)) break;
    const distance = editDistance(folded, candidate.folded, candidate.most);
    if (distance < least && distance <= candidate.most) {
      best = candidate.value;
      least = distance;
    }
  }
  return best;
}

/** What may be spent on counting edits, so that no request makes it take long: so many steps of comparing two units. */
export class Effort {
  #left: number;

  constructor(steps: number) {
    this.#left = steps;
  }

  /** How many steps are left. */
  get left(): number {
    return this.#left;
  }

  /** Whether there are so many steps left, which are then spent. */
  spend(steps: number): boolean {
    if (steps > this.#left) return false;
    this.#left -= steps;
    return true;
  }
}

function candidatesOf(allowed: readonly Scalar[]): readonly Candidate[] {
  let candidates = known.get(allowed);
  if (candidates === undefined) {
    candidates = allowed.map((value) => {
      const folded = fold(String(value));
      return { value, folded, most: Math.floor(folded.length / 4), letters: lettersOf(folded) };
    });
    known.set(allowed, candidates);
  }
  return candidates;
}

/** Whether a text can be near enough by its length and its letters; most are not. Each edit changes two letters at most. */
function isComparable(folded: string, letters: number, candidate: Candidate): boolean {
  const { length } = candidate.folded;
  const { most } = candidate;
  if (length > LONGEST_COMPARED || folded.length > length + most || folded.length < length - most) return false;
  return isOfAtMost(letters ^ candidate.letters, 2 * most);
}

/** One bit for each letter in a text, one for all digits, and one for all else. */
function lettersOf(folded: string): number {
  let letters = 0;
  for (let index = 0; index < folded.length; index++) {
    const unit = folded.charCodeAt(index);
    if (unit >= 97 && unit <= 122) letters |= 1 << (unit - 97);
    else letters |= unit >= 48 && unit <= 57 ? 1 << 26 : 1 << 27;
  }
  return letters;
}

/** Whether a number has at most so many bits. */
function isOfAtMost(bits: number, most: number): boolean {
  let rest = bits;
  for (let count = 0; count < most && rest !== 0; count++) rest &= rest - 1;
  return rest === 0;
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

/** Whether a name is another one but for slips of the pen in single words: no word stands for another word. */
export function isSlip(name: string, other: string): boolean {
  if (name.length > LONGEST || !mayBeSlip(name, other)) return false;
  const [words, others] = [wordsOf(name), wordsOf(other)];
  return words.length === others.length && words.every((word, index) => isMisspelling(word, others[index] as string));
}

/** Whether names are about as long without their separators: words differ by a fifth of their length. */
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

function isMisspelling(word: string, other: string): boolean {
  const most = Math.floor((other.length + 1) / 5);
  return Math.abs(word.length - other.length) <= most && editDistance(word, other, most) <= most;
}

function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z])([A-Z])/gu, "$1_$2")
    .toLowerCase()
    .split(/[\s_-]+/u);
}
