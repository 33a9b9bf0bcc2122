/** The value at a place, following own members only; undefined if the place does not exist. */
export function ownAt(object: unknown, place: readonly (string | number)[]): { readonly value: unknown } | undefined {
  let value = object;
  for (const segment of place) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, segment)) return undefined;
    value = (value as Record<string | number, unknown>)[segment];
  }
  return { value };
}
