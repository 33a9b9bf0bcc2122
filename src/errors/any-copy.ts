/**
 * Marks an object, so that every copy of this package in a program recognizes it: one by `import`, one by `require`, one in
 * the command line. So `instanceof` works across copies.
 *
 * The value of a mark is the marked object itself, so that a copy of the object does not count as marked.
 */
export function markAs(name: string, marked: object): void {
  Object.defineProperty(marked, markOf(name), { __proto__: null, value: marked } as PropertyDescriptor);
}

/** Whether any copy has marked a value with this name. */
export function isMarkedAs(name: string, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  // Does not read the member: a proxy may return itself for every member.
  return Object.getOwnPropertyDescriptor(value, markOf(name))?.value === value;
}

function markOf(name: string): symbol {
  return Symbol.for(`campaign-rules.${name}`);
}
