import { kindOf } from "../../structure/kinds.js";

/**
 * Whether a user's function, which must be synchronous, has returned a promise. Handles its rejection, which would
 * otherwise end the process.
 */
export function isLostPromise(returned: unknown): boolean {
  if (typeof returned !== "object" || returned === null) return false;
  const { then } = returned as { readonly then?: unknown };
  if (typeof then !== "function") return false;
  Reflect.apply(then, returned, [undefined, () => undefined]);
  return true;
}

/** The kind of a value that a user's function returned in place of another. */
export function kindOfReturned(returned: unknown): string {
  return isLostPromise(returned) ? "a promise" : kindOf(returned);
}
