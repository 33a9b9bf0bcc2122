import { describe, expect, it, vi } from "vitest";
import type { Segment } from "../../../src/index.js";
import { JsonTree, type Stretch } from "../../../src/text/json/json-tree.js";
import { budget } from "../../support/budget.js";
import { forAll } from "../../support/for-all.js";
import { randomText, textNodes } from "./random-text.js";

/** Finds the values of a text; for an absent one, the key of the object that lacks it, or its bracket. */
function finderFor(text: string): (segments: readonly Segment[]) => Stretch {
  const tree = new JsonTree(text);
  return (segments) => {
    const { found, isAbsent } = tree.find(segments);
    if (!isAbsent) return { start: found.start, end: found.end };
    return found.key ?? { start: found.start, end: found.start + 1 };
  };
}

describe("a place", () => {
  it("is where a tree has it, too", () => {
    forAll(budget(200, 1_000), randomText({ repeatedKeys: true }), (text) => {
      const find = finderFor(text);
      for (const { place, start, end } of textNodes(text)) expect(find(place)).toEqual({ start, end });
    });
  });

  it("needs no stack, however deeply the text is nested", () => {
    const deep = `[${"[".repeat(100_000)}${"]".repeat(100_000)},1]`;
    expect(finderFor(deep)([1])).toEqual({ start: deep.length - 2, end: deep.length - 1 });
  });
});

it("a tree reads the members of an object once, however many are looked up", () => {
  const names = Array.from({ length: 1000 }, (_, index) => `k${index}`);
  // Only escaped names are parsed.
  const tree = new JsonTree(
    JSON.stringify(Object.fromEntries(names.map((name) => [name, 1]))).replaceAll("k", "\\u006b"),
  );
  const parse = vi.spyOn(JSON, "parse");
  const absent = names.filter((name) => tree.find([name]).isAbsent);
  expect([absent, parse.mock.calls.length]).toEqual([[], names.length]);
  parse.mockRestore();
});
