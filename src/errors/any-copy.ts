/**
 * A program may hold several copies of this package: one by `import`, one by `require`. An instance of a class is marked,
 * so that `instanceof` is true of the same class in every copy.
 */
export function markAs(name: string, instance: object): void {
  Reflect.defineProperty(instance, markOf(name), { __proto__: null, value: true } as PropertyDescriptor);
}

/** Whether any copy has marked a value with this name. */
export function isMarkedAs(name: string, value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.hasOwn(value, markOf(name));
}

function markOf(name: string): symbol {
  return Symbol.for(`campaign-rules.${name}`);
}
