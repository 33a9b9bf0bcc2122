/** Gives an object an own member of any name, as `JSON.parse` does. */
export function setOwn(target: object, name: PropertyKey, value: unknown): void {
  Object.defineProperty(target, name, { value, writable: true, enumerable: true, configurable: true });
}

export function objectOfEntries(entries: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [name, value] of entries) setOwn(result, name, value);
  return result;
}
