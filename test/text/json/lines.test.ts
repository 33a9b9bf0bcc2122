import { describe, expect, it } from "vitest";
import { Lines } from "../../../src/text/json/lines.js";

describe.each([
  ["\n", "a\n\n  b\n"],
  ["\r\n", "a\r\n\r\n  b\r\n"],
])("lines that end in %j", (ending, text) => {
  const lines = new Lines(text);
  const written = (index: number) => {
    const stretch = lines.stretch(index);
    return stretch && text.slice(stretch.start, stretch.end);
  };

  it("are returned without their ends", () => {
    expect([0, 1, 2, 3, 4, -1].map(written)).toEqual(["a", "", "  b", "", undefined, undefined]);
  });

  it.each([
    [0, 0],
    [ending.length, 0],
    [1 + ending.length, 1],
    [text.indexOf("b"), 2],
    [text.length, 3],
    [text.length + 9, 3],
  ])("are found by an offset: %i is in line %i", (offset, index) => expect(lines.indexAt(offset)).toBe(index));
});

it("the last line ends with the text", () => {
  expect(new Lines("a\nbc").stretch(1)).toEqual({ start: 2, end: 4 });
});

it.each([
  ["  \ta", 3, "  \t"],
  ["  \ta", 2, "  "],
  ["  \ta", 0, ""],
  ["x\n a: b", 6, " "],
  ["\u00a0a", 1, ""],
])("the indentation of %j at %i is %j", (text, offset, indentation) => {
  expect(new Lines(text).indentationAt(offset)).toBe(indentation);
});
