import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Fixable, fixText } from "../../src/cli/fix.js";
import type { JsonPatchOperation } from "../../src/index.js";
import { patchValue } from "./reference-patch.js";

const finding = (...fix: JsonPatchOperation[]): Fixable => ({ fix });

/** Every text in capitals, every entry once, no member `x`. */
function findingsOf(value: unknown, pointer = ""): Fixable[] {
  if (typeof value === "string" && value !== value.toUpperCase())
    return [finding({ op: "replace", path: pointer, value: value.toUpperCase() })];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    const path = `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    if (!Array.isArray(value))
      return [...(key === "x" ? [finding({ op: "remove", path })] : []), ...findingsOf(member, path)];
    const isRepeated = value.indexOf(member) < Number(key);
    return [...(isRepeated ? [finding({ op: "remove", path })] : []), ...findingsOf(member, path)];
  });
}

describe("a text is repaired", () => {
  it.each<[string, string, string]>([
    ["not at all when nothing is to be repaired", '{ "a": "A" }', '{ "a": "A" }'],
    ["in several places at once", '{ "a": "b", "c": ["d"] }', '{ "a": "B", "c": ["D"] }'],
    ["in several rounds when a repair uncovers another", '["a", "A", "b"]', '["A", "B"]'],
    ["by its entries as they were when they were found", '["A", "A", "A", "B", "B", "c"]', '["A", "B", "C"]'],
    ["not where it is taken away", '{ "x": { "a": "b" }, "c": "d" }', '{ "c": "D" }'],
    ["not when it is no JSON", '["a",]', '["a",]'],
    ["behind a byte order mark", '\uFEFF["a"]', '\uFEFF["A"]'],
  ])("%s", (_, text, expected) => expect(fixText(text, findingsOf).text).toBe(expected));

  it("and its value is repaired by the operations alike", () => {
    fc.assert(
      fc.property(
        fc.json({ maxDepth: 3, stringUnit: fc.constantFrom("a", "A", "x", "/") }),
        fc.constantFrom(0, 2, "\t"),
        (json, indentation) => {
          const value: unknown = JSON.parse(json);
          const { text, operations } = fixText(JSON.stringify(value, null, indentation), findingsOf);
          expect(JSON.parse(text)).toEqual(patchValue(JSON.parse(JSON.stringify(value)), operations));
        },
      ),
    );
  });

  it("until nothing is left, or ten times", () => {
    const counts: number[] = [];
    const { text, operations } = fixText("0", (value) => {
      counts.push(Number(value));
      return [finding({ op: "replace", path: "", value: Number(value) + 1 })];
    });
    expect(text).toBe("10");
    expect(operations).toHaveLength(10);
    expect(counts).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe("a repair", () => {
  const once =
    (...findings: Fixable[]) =>
    (value: unknown): Fixable[] =>
      JSON.stringify(value) === '{"a":1,"b":[1,2,3]}' ? findings : [];
  const text = '{ "a": 1, "b": [1, 2, 3] }';

  it.each<[string, Fixable[], string]>([
    [
      "that does not apply is left out",
      [finding({ op: "remove", path: "/c" }), finding({ op: "remove", path: "/a" })],
      '{ "b": [1, 2, 3] }',
    ],
    [
      "that does not apply as a whole is left out as a whole",
      [finding({ op: "remove", path: "/a" }, { op: "remove", path: "/c" })],
      text,
    ],
    ["that is none is left out", [{}, finding(), finding({ op: "remove", path: "a" })], text],
    [
      "waits when another one moves the entries it is about",
      [finding({ op: "remove", path: "/b/0" }), finding({ op: "replace", path: "/b/2", value: 4 })],
      '{ "a": 1, "b": [2, 3] }',
    ],
    [
      "waits when another one gives a member the same name",
      [finding({ op: "move", from: "/a", path: "/c" }), finding({ op: "move", from: "/b", path: "/c" })],
      '{ "c": 1, "b": [1, 2, 3] }',
    ],
    [
      "does not wait for its neighbours",
      [
        finding({ op: "replace", path: "/b/0", value: 4 }),
        finding({ op: "replace", path: "/b/1", value: 5 }),
        finding({ op: "move", from: "/a", path: "/c" }),
      ],
      '{ "c": 1, "b": [4, 5, 3] }',
    ],
    ["that changes nothing is no repair", [finding({ op: "replace", path: "/a", value: 1 })], text],
  ])("%s", (_, findings, expected) => expect(fixText(text, once(...findings)).text).toBe(expected));

  it("that fails for another reason than the text is our defect, and not hidden", () => {
    const unwritable = finding({ op: "replace", path: "/a", value: 1n });
    expect(() => fixText(text, once(unwritable))).toThrow(TypeError);
  });

  it("in a text that is nested too deeply is left out", () => {
    const deep = `{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    expect(fixText(deep, () => [finding({ op: "remove", path: "/a" })])).toEqual({ text: deep, operations: [] });
  });
});
