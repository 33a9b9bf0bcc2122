import { expect, it } from "vitest";
import { shapeOf } from "../../src/structure/shape.js";

it("a shape has each kind of member that its short form describes", () => {
  const { members } = shapeOf(
    "a!:s;b:b;c:i;d:eX|Y;e:n1|5;f:r0|100;g:femail;h!:o;i:a;j:O;k:kpush|locales|variation_details;l:;m!:",
  );
  expect(members.map(({ key, kind, required, isContainer }) => [key, kind, required, isContainer])).toEqual([
    ["a", "string", true, false],
    ["b", "boolean", false, false],
    ["c", "integer", false, false],
    ["d", "enum", false, false],
    ["e", "enum", false, false],
    ["f", "range", false, false],
    ["g", "format", false, false],
    ["h", "object", true, true],
    ["i", "array", false, true],
    ["j", "recursive", false, true],
    ["k", "content", false, true],
    ["l", "anything", false, false],
    ["m", "anything", true, false],
  ]);
  const [, , , d, e, f, g] = members;
  expect([d?.allowed, e?.allowed]).toEqual([
    ["X", "Y"],
    [1, 5],
  ]);
  expect([f?.minimum, f?.maximum, g?.format]).toEqual([0, 100, "email"]);
  expect([members[10]?.channel, members[10]?.when]).toEqual(["push", ["locales", "variation_details"]]);
});

it("a shape finds members by name, and strings that must not be empty", () => {
  const { names, keys, nonEmptyTexts } = shapeOf("a!:s;b*:s;c:s;d!:b;e*:eX");
  expect(names).toEqual(["a", "b", "c", "d", "e"]);
  expect([...keys]).toEqual([
    ["a", 0],
    ["b", 1],
    ["c", 2],
    ["d", 3],
    ["e", 4],
  ]);
  expect(nonEmptyTexts).toEqual(["a", "b", "e"]);
});

it("describes members that it does not name", () => {
  expect(shapeOf("a:s")).toMatchObject({ isOpen: false, other: undefined, visit: undefined });
  expect(shapeOf("a:s;?")).toMatchObject({ isOpen: true, other: undefined });
  expect(shapeOf("a:s;:i").other).toMatchObject({ key: "", kind: "integer", required: false });
  expect(shapeOf("a:s;:i").isOpen).toBe(false);
});

it("a shape keeps the mark of the visitor and its position", () => {
  expect(shapeOf("@filter;a:s").visit).toEqual({ mark: "filter", before: 0 });
  expect(shapeOf("a:s;b:s;@filter").visit).toEqual({ mark: "filter", before: 2 });
  expect(shapeOf("a:s;@filter").names).toEqual(["a"]);
});

it("each short form is parsed once", () => {
  expect(shapeOf("once:s")).toBe(shapeOf("once:s"));
});
