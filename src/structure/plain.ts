import type { Segment } from "../errors/path.js";

/** Thrown when an input may have inherited, unreadable or changing members. Its readable view is checked then. */
export class NotPlain extends TypeError {}

/** Whether a thrown value is of a class. Asking a thrown proxy could throw again. */
export function isOfClass<T>(thrown: unknown, type: abstract new (...args: never[]) => T): thrown is T {
  try {
    return thrown instanceof type;
  } catch {
    return false;
  }
}

/** Whether an object or array inherits only what all plain ones do. */
export function hasPlainPrototype(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (Array.isArray(value)) return prototype === Array.prototype;
  return prototype === Object.prototype || prototype === null;
}

const NOTHING: readonly never[] = [];
const NO_MEMBERS: object = {};

/** Whether plain objects or arrays have inherited enumerable members. */
export function prototypesArePolluted(): boolean {
  // Check both: a member of `Array.prototype` can hide one of `Object.prototype`.
  for (const _ in NOTHING) return true;
  for (const _ in NO_MEMBERS) return true;
  return false;
}

/** Whether an error is a stack overflow, judged by its message. A user's getter could throw the same. */
export function isStackOverflow(error: unknown): boolean {
  try {
    return error instanceof Error && /call stack|too much recursion/u.test(error.message);
  } catch {
    return false;
  }
}

/** Whether a finding contains only strings and numbers. Only a getter that changes its value can break this. */
export function isPlainFinding(place: readonly Segment[], params: object): boolean {
  return place.every(isScalar) && Object.values(params).flat().every(isScalar);
}

function isScalar(part: unknown): boolean {
  return typeof part === "string" || typeof part === "number";
}
