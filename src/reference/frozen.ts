/** Freezes a value deeply, so that no caller can change it for others. */
export function frozen<T>(value: T): T {
  // Null counts as frozen.
  if (typeof value !== "object" || Object.isFrozen(value)) return value;
  Object.freeze(value);
  const members = value as Readonly<Record<PropertyKey, unknown>>;
  for (const key of Reflect.ownKeys(members)) frozen(members[key]);
  return value;
}
