import { expect } from "vitest";

/** Expects the same names in any order. A failure lists the names that are missing in `where`, or unexpected. */
export function expectSameNames(names: readonly string[], expected: readonly string[], where: string): void {
  const missing = expected.filter((name) => !names.includes(name));
  const unexpected = names.filter((name) => !expected.includes(name));
  expect(missing, `missing in ${where}: ${missing.join(", ")}`).toEqual([]);
  expect(unexpected, `unexpected in ${where}: ${unexpected.join(", ")}`).toEqual([]);
  expect(names).toHaveLength(expected.length);
}
