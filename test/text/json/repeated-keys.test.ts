import { describe, expect, it, vi } from "vitest";
import { renderPath } from "../../../src/errors/path.js";
import { hasRepeatedKeys, repeatedKeys } from "../../../src/text/json/repeated-keys.js";
import { budget } from "../../support/budget.js";
import { forAll } from "../../support/for-all.js";
import { whilePolluted } from "../../support/polluted.js";
import { slow } from "../../support/slow.js";
import { randomText, textNodes } from "./random-text.js";

/** The paths of the repeated keys in a text, with the offsets of the first and the last one. */
function found(text: string, most = 100): string[] {
  return repeatedKeys(text, most).map(({ segments, first, last }) => `${renderPath(segments)} ${first} ${last}`);
}

describe("repeated keys", () => {
  it.each<[string, string, string[]]>([
    ["none", '{"a":1,"b":{"a":2}}', []],
    ["none in a value that is not an object", '"a"', []],
    ["none, with colons in texts", '{"a":"x: \\":\\" :","b":" :"}', []],
    ["none, with texts that begin with a colon", '{"a":":1","b":": "}', []],
    ["none in equal entries", '["a","a"]', []],
    ["none in a text that equals its key", '{"a":"a"}', []],
    ["none in objects that share a key", '{"b":{"a":1},"a":[{"a":1}]}', []],
    ["one", '{"a":1,"a":2}', ["a 1 7"]],
    ["one with white space before its colon", '{"a"\n:1,"a"\t:2}', ["a 1 8"]],
    ["one beside a text that begins with a colon", '{"a":":1","a" :2}', ["a 1 10"]],
    ["one after a carriage return", '{"a":1,\r"a":2}', ["a 1 8"]],
    ["one that is escaped", '{"a":1,"\\u0061":2}', ["a 1 7"]],
    ["one three times", '{"a":1,"a":2,"a":3}', ["a 1 13"]],
    ["one three times, and another one in between", '{"a":1,"a":2,"b":1,"b":2,"a":3}', ["b 13 19", "a 1 25"]],
    ["one with equal values", '{"a":1,"a":1}', ["a 1 7"]],
    ["the member __proto__", '{"__proto__":1,"__proto__":{}}', ["__proto__ 1 15"]],
    ["one beside a text with a colon", '{"a":" :","a":" :"}', ["a 1 10"]],
    ["one in an entry", '[0,{},[{"a":1,"a":2}]]', ["[2][0].a 8 14"]],
    ["one after nested values", '{"b":[{"c":[]},{}],"a":1,"a":2}', ["a 19 25"]],
    ["one with another in its value", '{"a":{"x":1,"x":2},"a":{}}', ["a.x 6 12", "a 1 19"]],
    ["one in a member that does not count", '{"a":{},"a":{"x":1,"x":2}}', ["a 1 8", "a.x 13 19"]],
  ])("%s", (_, text, expected) => {
    expect(found(text)).toEqual(expected);
    expect(hasRepeatedKeys({ text, value: JSON.parse(text) })).toBe(expected.length > 0);
  });

  it("are no more than the maximum", () => {
    const text = '{"a":1,"b":1,"c":1,"a":2,"b":2,"c":2}';
    expect(found(text, 2)).toEqual(["a 1 19", "b 7 25"]);
    expect(found('{"a":1,"a":2,"a":3}', 1)).toEqual(["a 1 13"]);
  });

  it("are found in any text", () => {
    forAll(budget(300, 2_000), randomText({ repeatedKeys: true }), (text) => {
      const inner = JSON.stringify(JSON.parse(text));
      expect(repeatedKeys(inner, 100)).toEqual([]);
      const hasRepeated = repeatedKeys(text, 1).length > 0;
      const members = (json: string) =>
        json.replaceAll(/"(?:[^"\\]|\\.)*"/gu, '"').match(/"[ \t\r\n]*:/gu)?.length ?? 0;
      expect(hasRepeated).toBe(members(text) > members(inner));
      expect(hasRepeatedKeys({ text, value: JSON.parse(text) })).toBe(hasRepeated);
      expect(textNodes(text)).toHaveLength(textNodes(inner).length);
    });
  });

  it("below the depth that is checked are ignored, and need no stack", slow, () => {
    const nested = (depth: number) => `${"[".repeat(depth)}{"a":1,"a":2}${"]".repeat(depth)}`;
    expect([found(nested(999)).length, found(nested(1000)).length, found(nested(1_000_000)).length]).toEqual([1, 0, 0]);
    const text = nested(100_000);
    expect(hasRepeatedKeys({ text, value: JSON.parse(text) })).toBe(true);
  });

  it("are found in linear time, in any text", slow, () => {
    const long = 1_000_000;
    for (const part of ["{", "[", '"', ":", '":', "\\", '{"\\', "}", ",", '{"a\\":1,', '{"\\u00e": 1', '},"a"']) {
      const text = part.repeat(long / part.length);
      expect(repeatedKeys(text, 1).length).toBeLessThanOrEqual(1);
      expect(hasRepeatedKeys({ text, value: null })).toBeTypeOf("boolean");
    }
    expect(repeatedKeys(String.raw`{"\x":1,"a":1,"a":1}`, 1)).toEqual([]);
  });

  it("are found although every object seems to have one member more", () => {
    const text = '{"a":1,"a":2}';
    const value: unknown = JSON.parse(text);
    const repeated = () => [found(text), hasRepeatedKeys({ text, value })];
    expect(whilePolluted(Object.prototype, { polluted: 1 }, repeated)).toEqual([["a 1 7"], true]);
  });

  it("without escapes are compared as they are written", () => {
    const parse = vi.spyOn(JSON, "parse");
    expect(['{"a":1,"b":2}', '{"a":1,"a":2}'].map((text) => repeatedKeys(text, 1).length)).toEqual([0, 1]);
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });
});
