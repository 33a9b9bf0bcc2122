import { describe, expect, it } from "vitest";
import { abridged, renderPath, renderPointer, type Segment, segmentsOf } from "../../src/errors/path.js";

describe.each<[Segment[], path: string, pointer: string]>([
  [[], "body", ""],
  [["a", "b", "c"], "a.b.c", "/a/b/c"],
  [["filters", 0, "name"], "filters[0].name", "/filters/0/name"],
  [["utm_params", "a.b"], 'utm_params["a.b"]', "/utm_params/a.b"],
  [["utm_params", "0"], 'utm_params["0"]', "/utm_params/0"],
  [["utm_params", ""], 'utm_params[""]', "/utm_params/"],
  [["utm_params", "a b"], 'utm_params["a b"]', "/utm_params/a b"],
  [["utm_params", 'say "hi"'], 'utm_params["say \\"hi\\""]', '/utm_params/say "hi"'],
  [["utm_params", "~/"], 'utm_params["~/"]', "/utm_params/~0~1"],
  [["utm_params", "$x_1"], "utm_params.$x_1", "/utm_params/$x_1"],
  [["content", "pt-BR", "push"], 'content["pt-BR"].push', "/content/pt-BR/push"],
  [["utm_params", "AZaz09"], "utm_params.AZaz09", "/utm_params/AZaz09"],
  [["utm_params", "Z_A"], "utm_params.Z_A", "/utm_params/Z_A"],
  [["utm_params", "9a"], 'utm_params["9a"]', "/utm_params/9a"],
  [["utm_params", "a:"], 'utm_params["a:"]', "/utm_params/a:"],
  [["utm_params", "a@["], 'utm_params["a@["]', "/utm_params/a@["],
  [["utm_params", "a~b"], 'utm_params["a~b"]', "/utm_params/a~0b"],
  [["utm_params", "a/b"], 'utm_params["a/b"]', "/utm_params/a~1b"],
  [["content", "größe"], 'content["größe"]', "/content/größe"],
  [["content", "a\u200d"], 'content["a\\u200d"]', "/content/a\u200d"],
  [["content", "\u202e\u009b\n"], 'content["\\u202e\\u009b\\n"]', "/content/\u202e\u009b\n"],
])("%j", (segments, path, pointer) => {
  it(`is ${path}`, () => expect(renderPath(segments)).toBe(path));
  it(`is pointed to by ${JSON.stringify(pointer)}`, () => expect(renderPointer(segments)).toBe(pointer));
});

describe("a place", () => {
  const longest = "k".repeat(256);

  it("is unchanged if no key in it is long", () => {
    const place = ["utm_params", longest, 0];
    expect(abridged(place)).toBe(place);
  });

  it("has its long keys cut, and the others as they are", () => {
    expect(abridged(["utm_params", `${longest}k`, 7, longest])).toEqual([
      "utm_params",
      `${"k".repeat(255)}…`,
      7,
      longest,
    ]);
  });
});

it.each([
  ['"', 127],
  ["\u0001", 42],
])("a key of %j that is too long only when it is quoted keeps %i units", (unit, kept) => {
  expect(abridged([unit.repeat(kept)])).toEqual([unit.repeat(kept)]);
  expect(abridged([unit.repeat(kept + 2)])).toEqual([`${unit.repeat(kept)}…`]);
});

it.each([
  ["", []],
  ["/a/b", ["a", "b"]],
  ["/a~1b/~0/~01", ["a/b", "~", "~1"]],
  ["/", [""]],
])("the pointer %j has the segments %j", (pointer, segments) => {
  expect(segmentsOf(pointer)).toEqual(segments);
});
