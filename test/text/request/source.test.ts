import { describe, expect, it } from "vitest";
import type { Segment } from "../../../src/index.js";
import type { SecretsIn } from "../../../src/text/request/secrets.js";
import { Source } from "../../../src/text/request/source.js";

const text = `{
  "a": { "b": [10, { "c": "x" }] },
  "long": {
    "d": 1
  },
  "twice": 1, "twice": 22
}`;

/** The text that a position marks. */
function marked(source: Source, segments: Segment[]): string | undefined {
  const position = source.locate(segments);
  if (position === undefined) return undefined;
  return source.line(position.line)?.slice(position.column - 1, position.column - 1 + position.length);
}

describe.each(["\n", "\r\n"])("with lines that end in %j", (ending) => {
  const source = new Source(text.replaceAll("\n", ending));

  it.each<[Segment[], string]>([
    [["a", "b", 0], "10"],
    [["a", "b", 1, "c"], '"x"'],
    [["a"], '{ "b": [10, { "c": "x" }] }'],
    [["long"], "{"],
    [["long", "d"], "1"],
    [["twice"], "22"],
    [[], "{"],
  ])("%j is found at its place", (segments, expected) => expect(marked(source, segments)).toBe(expected));

  it.each<[Segment[], string]>([
    [["absent"], "{"],
    [["a", "absent"], '"a"'],
    [["a", "b", 1, "absent", "deeper"], "{"],
    [["a", "b", 7], '"b"'],
    [["long", "absent"], '"long"'],
  ])("for the absent %j it is the object that lacks it", (segments, expected) =>
    expect(marked(source, segments)).toBe(expected),
  );
});

const dense = '{"a": {"b": [1]}, "\\u0063": [{}, "x\\\\\\""]}';
it.each<[string, Segment[], string]>([
  [dense, ["c", 1], '"x\\\\\\""'],
  [dense, ["c", 1, 0], '"'],
  [dense, ["c", 0, "absent"], "{"],
  [dense, ["a", "b", "0"], '"b"'],
  [dense, ["a", "b", 0, "deeper"], "1"],
  ['{"a":[]}', ["a", 0], '"a"'],
  // The quote that follows an even number of backslashes ends the text.
  [String.raw`["\\",1]`, [0], String.raw`"\\"`],
])("in %s, %j is found at its place", (json, segments, expected) => {
  expect(marked(new Source(json), segments)).toBe(expected);
});

it.each<[Segment[], string]>([
  [["a", "b"], '"b"'],
  [["a", "b", 0], "10"],
  [[], "{"],
])("the key of %j is found at its place", (segments, expected) => {
  const source = new Source(text);
  const { line, column, length } = source.locate(segments, "key") ?? { line: 0, column: 0, length: 0 };
  expect(source.line(line)?.slice(column - 1, column - 1 + length)).toBe(expected);
});

it("a line that does not exist is not shown", () => {
  expect([new Source("{}").line(2), new Source("{}", true, () => []).line(2)]).toEqual([undefined, undefined]);
});

it.each([
  [0, 1, "{"],
  [2, 3, '"a"'],
  [8, 99, "1"],
  [9, 1, ""],
  [99, 1, ""],
])("the part of a line from %i on, of length %i, is %j", (from, length, expected) => {
  const indented = new Source('[\n{ "a":  1\n}]');
  expect(indented.line(2, from, length)).toBe(expected);
});

it("a position ends with its line", () => {
  expect(new Source('{"a":\n"bc"\n}', true, undefined, 7).position(7, 99)).toEqual({ line: 8, column: 2, length: 3 });
});

it("malformed JSON has neither a value nor places", () => {
  const source = new Source('{"a":1,}');
  expect([source.value, source.locate(["a"])]).toEqual([undefined, undefined]);
});

it("secrets of a text that is not UTF-8 are not known", () => {
  const roots: unknown[] = [];
  const secretsIn: SecretsIn = (root) => {
    roots.push(root);
    return undefined;
  };
  expect([new Source("{}", false, secretsIn).line(1), roots]).toEqual([undefined, [undefined]]);
});

it("a byte order mark is not part of the text", () => {
  const source = new Source('\uFEFF{"a":1}');
  expect(source.parse()).toEqual({ value: { a: 1 } });
  expect(source.locate(["a"])).toEqual({ line: 1, column: 6, length: 1 });
});

it("a source shows lines of a text in UTF-8, but not of the same text in UTF-16", () => {
  const decoded = (encoding: "utf16le" | "utf8") => Buffer.from('\ufeff{"a": 1}', encoding).toString("utf8");
  expect(new Source(decoded("utf16le")).line(1)).toBeUndefined();
  expect(new Source(decoded("utf8")).line(1)).toContain('"a": 1');
});
