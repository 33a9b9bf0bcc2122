/** Every object in a value, with its path. */
export function* objectsIn(
  value: unknown,
  path: string,
  seen = new Set<unknown>(),
): Generator<readonly [string, object]> {
  if (typeof value !== "object" || value === null || seen.has(value)) return;
  seen.add(value);
  yield [path, value];
  for (const [key, member] of Object.entries(value)) yield* objectsIn(member, `${path}.${key}`, seen);
}

/** The paths of the objects in a value that are not frozen. */
export const changeable = (name: string, value: unknown) =>
  [...objectsIn(value, name)].filter(([, object]) => !Object.isFrozen(object)).map(([path]) => path);
