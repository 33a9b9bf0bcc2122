/**
 * A program may hold several copies of this package: one by `import`, one by `require`, one in the command line. What is
 * marked is known to each of them: for a class, `instanceof` is true of the same class in every copy.
 *
 * The value of a mark is what is marked, so that an object copied from it is not.
 */
export function markAs(name: string, marked: object): void {
  Object.defineProperty(marked, markOf(name), { __proto__: null, value: marked } as PropertyDescriptor);
}

/** Whether any copy has marked a value with this name. */
export function isMarkedAs(name: string, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  // Not by reading it: a proxy may give itself for whatever is read.
  return Object.getOwnPropertyDescriptor(value, markOf(name))?.value === value;
}

function markOf(name: string): symbol {
  return Symbol.for(`campaign-rules.${name}`);
}
