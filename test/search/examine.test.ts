import { describe, expect, test } from "vitest";
import { examine } from "../../scripts/search/examine.js";
import type { Recipe } from "../../scripts/search/recipe.js";
import type { Target } from "../../scripts/search/targets.js";

const target = (isTotal: boolean): Target => ({
  name: "a function of a request",
  kind: "request",
  isTotal,
  bounds: { nsPerByte: 100, text: 1000, body: undefined, result: undefined },
  prepare: () => () => () => undefined,
});

const ofLength = (times: number): Recipe => ({
  from: "a sample",
  edits: [{ at: ["body"], put: { text: [{ unit: "a", times }] } }],
});

/** Inputs of more than 41,600 bytes have an answer that is not checked if its size has no bound. */
describe.each([
  ["a small input", 10],
  ["a large input", 50_000],
] as const)("for %s", (_, length) => {
  const breaches = (isTotal: boolean, error: Error) => {
    const throwing = () => () => {
      throw error;
    };
    return examine(target(isTotal), throwing, ofLength(length), { body: "" }, "quick").breaches;
  };

  test("a TypeError of a function whose arguments may be wrong breaches no bound", () => {
    expect(breaches(false, new TypeError("no headers"))).toEqual([]);
  });

  test("any other error breaches the bound that functions do not throw", () => {
    expect(breaches(false, new RangeError("too deep"))).toEqual([{ bound: "throws", message: "RangeError: too deep" }]);
  });

  test("a TypeError of a function that accepts anything breaches it, too", () => {
    expect(breaches(true, new TypeError("no body"))).toEqual([{ bound: "throws", message: "TypeError: no body" }]);
  });
});
