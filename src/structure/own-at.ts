/**
 * The value at a place, following own members only; undefined if the place does not exist. As in JSON, a member that is
 * undefined does not exist, but an entry of an array does.
 */
export function ownAt(object: unknown, place: readonly (string | number)[]): { readonly value: unknown } | undefined {
  let value = object;
  for (const segment of place) {
    if (typeof value !== "object" || value === null) return undefined;
    const container = value as Readonly<Record<string | number, unknown>>;
    value = Object.hasOwn(container, segment) ? container[segment] : undefined;
    if (value === undefined && !(Array.isArray(container) && Number(segment) < container.length)) return undefined;
  }
  return { value };
}

/** The names of an object's members, without those that are undefined. */
export function ownNames(object: object): string[] {
  return Object.keys(object).filter((name) => (object as Readonly<Record<string, unknown>>)[name] !== undefined);
}
