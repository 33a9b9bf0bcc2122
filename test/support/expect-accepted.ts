import { expect } from "vitest";

/** Expects that the engine accepts what a generator of valid requests or components has drawn. */
export function expectAccepted({ violations }: { readonly violations: readonly object[] }): void {
  expect(violations, "src/arbitraries draws what a rule rejects: change the generator, usually in components").toEqual(
    [],
  );
}
