/** Calls a function while a prototype has more members, which are enumerable. */
export function whilePolluted<T>(prototype: object, members: Readonly<Record<string, unknown>>, call: () => T): T {
  const names = Object.keys(members);
  Object.assign(prototype, members);
  try {
    return call();
  } finally {
    for (const name of names) Reflect.deleteProperty(prototype, name);
  }
}
