const NOTHING: readonly never[] = [];
const NO_MEMBERS: object = {};

/** Whether plain objects or arrays show members that are not their own. */
export function prototypesArePolluted(): boolean {
  // An array's own prototype hides some members of the other one.
  for (const _ in NOTHING) return true;
  for (const _ in NO_MEMBERS) return true;
  return false;
}
