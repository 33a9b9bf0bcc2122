import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import type { Segment } from "../../../src/index.js";
import { JsonText } from "../../../src/text/json/json-text.js";
import { JsonTree, type Stretch } from "../../../src/text/json/json-tree.js";
import { budget } from "../../support/budget.js";
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
    fc.assert(
      fc.property(randomText({ repeatedKeys: true }), (text) => {
        const find = finderFor(text);
        for (const { place, start, end } of textNodes(text)) expect(find(place)).toEqual({ start, end });
      }),
      { numRuns: budget(200, 1_000) },
    );
  });

  const text = '{"a": {"b": [1]}, "\\u0063": [{}, "x\\\\\\""]}';
  it.each([
    [["a", "b", 0], "1"],
    [["c", 1], '"x\\\\\\""'],
    [["c", 1, 0], '"'],
    [["absent"], "{"],
    [["a", "absent"], '"a"'],
    [["a", "b", 1], '"b"'],
    [["a", "b", "0"], '"b"'],
    [["c", 0, "absent"], "{"],
    [["a", "b", 0, "deeper"], "1"],
  ])("%j is %s", (segments, expected) => {
    const { start, end } = finderFor(text)(segments);
    expect(text.slice(start, end)).toBe(expected);
  });

  it("is the key of an array that has no entries", () => {
    expect(finderFor('{"a":[]}')(["a", 0])).toEqual({ start: 1, end: 4 });
  });

  it("ends after a quote that follows an even number of backslashes", () => {
    expect(finderFor(String.raw`["\\",1]`)([0])).toEqual({ start: 1, end: 5 });
  });

  it("needs no stack, however deeply the text is nested", () => {
    const deep = `[${"[".repeat(100_000)}${"]".repeat(100_000)},1]`;
    expect(finderFor(deep)([1])).toEqual({ start: deep.length - 2, end: deep.length - 1 });
  });
});

describe("a value is found by its name or index", () => {
  it.each<[string, string, string, unknown]>([
    ["a member", '{"a":1,"b":2}', "b", 2],
    ["the last of a repeated key", '{"a":1,"a":2}', "a", 2],
    ["a member whose name is escaped", '{"\\u0061":1}', "a", 1],
    ["a member of a prototype, which does not count", "{}", "toString", undefined],
    ["the member __proto__", '{"__proto__":3}', "__proto__", 3],
    ["a member with a number for a name", '{"0":4}', "0", 4],
    ["the first entry", "[5,6]", "0", 5],
    ["an entry with two digits", "[0,1,2,3,4,5,6,7,8,9,10]", "10", 10],
    ["an entry beyond the last", "[5,6]", "2", undefined],
    ["an entry with a leading zero", "[5,6]", "01", undefined],
    ["a member of a text", '"abc"', "0", undefined],
  ])("%s", (_, text, name, expected) => {
    const document = new JsonText(text);
    const found = document.find(`/${name}`);
    expect(found && JSON.parse(document.tree.written(found))).toBe(expected);
  });
});

it("a tree has the key of a member, and none for an entry", () => {
  const tree = new JsonTree('{"a": [1], "a": [2]}');
  const { root } = tree;
  const found = { start: 16, end: 19, key: { start: 11, end: 14 }, container: root };
  expect(tree.find(["a"])).toEqual({ found, isAbsent: false });
  const entry = { start: 17, end: 18, key: undefined, container: found };
  expect(tree.find(["a", 0])).toEqual({ found: entry, isAbsent: false });
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
