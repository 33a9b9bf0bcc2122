import { kindOf } from "../../structure/kinds.js";
import { hasPlainPrototype } from "../../structure/plain.js";

/**
 * Whether a value that must be there at once, such as the result of a user's function that must be synchronous, is a
 * promise. Handles its rejection, which would otherwise end the process. What a program has put on all objects does not count.
 */
export function isLostPromise(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (hasPlainPrototype(value) && !Object.hasOwn(value, "then")) return false;
  const { then } = value as { readonly then?: unknown };
  if (typeof then !== "function") return false;
  Reflect.apply(then, value, [undefined, () => undefined]);
  return true;
}

/** The kind of a value that a user's function returned in place of another. */
export function kindOfReturned(returned: unknown): string {
  return isLostPromise(returned) ? "a promise" : kindOf(returned);
}
