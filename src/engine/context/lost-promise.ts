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
