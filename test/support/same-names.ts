import { expect } from "vitest";

/** Two lists have the same names, in any order. If not, the message says which: `where` is where each should have one. */
export function expectSameNames(names: readonly string[], expected: readonly string[], where: string): void {
  const missing = expected.filter((name) => !names.includes(name));
  const unexpected = names.filter((name) => !expected.includes(name));
  expect(missing, `missing in ${where}: ${missing.join(", ")}`).toEqual([]);
  expect(unexpected, `unexpected in ${where}: ${unexpected.join(", ")}`).toEqual([]);
  expect(names).toHaveLength(expected.length);
}
