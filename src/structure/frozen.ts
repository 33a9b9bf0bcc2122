/** Freezes a value deeply, so that no caller can change it for others. */
export function frozen<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const key of Reflect.ownKeys(value)) frozen((value as Readonly<Record<PropertyKey, unknown>>)[key]);
  return value;
}
