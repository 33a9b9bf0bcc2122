import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeIn } from "../../src/json-text/place-in.js";
import { budget } from "../support/budget.js";
import { randomText, textNodes } from "./random-text.js";

describe("a place in a text", () => {
  it("is where a tree has it", () => {
    fc.assert(
      fc.property(randomText({ repeatedKeys: true }), (text) => {
        for (const { place, start, end } of textNodes(text)) expect(placeIn(text, place)).toEqual({ start, end });
      }),
      { numRuns: budget(200, 1_000) },
    );
  });

  const text = '{"a": {"b": [1]}, "\\u0063": [{}, "x\\\\\\""]}';
  it.each([
    [["a", "b", 0], "1"],
    [["c", 1], '"x\\\\\\""'],
    [["absent"], "{"],
    [["a", "absent"], '"a"'],
    [["a", "b", 1], '"b"'],
    [["a", "b", "0"], '"b"'],
    [["c", 0, "absent"], "{"],
    [["a", "b", 0, "deeper"], "1"],
  ])("%j is %s", (segments, expected) => {
    const { start, end } = placeIn(text, segments);
    expect(text.slice(start, end)).toBe(expected);
  });

  it("needs no stack, however deeply the text is nested", () => {
    const deep = `[${"[".repeat(100_000)}${"]".repeat(100_000)},1]`;
    expect(placeIn(deep, [1])).toEqual({ start: deep.length - 2, end: deep.length - 1 });
  });
});
