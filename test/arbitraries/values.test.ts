import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { oneOf } from "../../src/arbitraries/values.js";

describe("one of several ways", () => {
  it("is sometimes each of them", () => {
    const drawn = fc.sample(oneOf(...[1, 2, 3].map((value) => fc.constant(value))), { seed: 1, numRuns: 100 });
    expect(new Set(drawn)).toEqual(new Set([1, 2, 3]));
    expect(fc.sample(oneOf(fc.constant(1)), 3)).toEqual([1, 1, 1]);
  });

  it("needs one", () => {
    expect(() => oneOf()).toThrow(new TypeError("nothing to choose from"));
  });
});
