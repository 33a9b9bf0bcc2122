const NOTHING: readonly never[] = [];
const NO_MEMBERS: object = {};

/** Whether plain objects or arrays have inherited enumerable members. */
export function prototypesArePolluted(): boolean {
  // Check both: a member of `Array.prototype` can hide one of `Object.prototype`.
  for (const _ in NOTHING) return true;
  for (const _ in NO_MEMBERS) return true;
  return false;
}
