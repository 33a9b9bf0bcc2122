/** Every object in a value, with the way to it. */
export function* objectsIn(
  value: unknown,
  way: string,
  seen = new Set<unknown>(),
): Generator<readonly [string, object]> {
  if (typeof value !== "object" || value === null || seen.has(value)) return;
  seen.add(value);
  yield [way, value];
  for (const [key, member] of Object.entries(value)) yield* objectsIn(member, `${way}.${key}`, seen);
}

/** The ways to the objects in a value that are not frozen. */
export const changeable = (name: string, value: unknown) =>
  [...objectsIn(value, name)].filter(([, object]) => !Object.isFrozen(object)).map(([way]) => way);
