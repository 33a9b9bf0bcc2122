import { expect } from "vitest";
import type { Findings } from "../../src/index.js";

/** Expects that the engine accepts what a generator of valid requests or components has drawn. */
export function expectAccepted({ violations }: Findings & { readonly violations: readonly object[] }): void {
  expect(violations, "src/arbitraries draws what a rule rejects: change its components").toEqual([]);
}
