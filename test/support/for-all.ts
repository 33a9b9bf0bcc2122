import fc from "fast-check";

/** Checks many values of some arbitraries. The last argument is the check, which gets one value of each. */
export function forAll<Ts extends [unknown, ...unknown[]]>(
  numRuns: number,
  ...property: [...arbitraries: { [K in keyof Ts]: fc.Arbitrary<Ts[K]> }, check: (...values: Ts) => void]
): void {
  fc.assert(fc.property<Ts>(...property), { numRuns });
}
