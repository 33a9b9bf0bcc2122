import { describe, expect, it } from "vitest";
import { excerpt, fill, list, quote, templateOf } from "../../src/errors/wording.js";

describe("an excerpt", () => {
  it.each([
    ["", 4, ""],
    ["abcd", 4, "abcd"],
    ["abcde", 4, "abc…"],
    // The third and fourth unit are one character.
    ["ab😀cd", 4, "ab…"],
    ["a😀bcd", 4, "a😀…"],
    ["😀bcde", 4, "😀b…"],
    // Half of a character in the given text is left as it is.
    ["\ud800bcde", 4, "\ud800bc…"],
  ])("of %j, at most %d long, is %j", (text, longest, expected) => {
    expect(excerpt(text, longest)).toBe(expected);
  });

  it("has at most 64 units by default", () => {
    expect(excerpt("x".repeat(64))).toBe("x".repeat(64));
    expect(excerpt("x".repeat(65))).toBe(`${"x".repeat(63)}…`);
  });
});

describe("a quoted value", () => {
  it.each<[string | number | boolean, string]>([
    ["", '""'],
    [" ~", '" ~"'],
    ["!#[]^", '"!#[]^"'],
    ['say "hi"', '"say \\"hi\\""'],
    ["\\", '"\\\\"'],
    ["\u001f\n", '"\\u001f\\n"'],
    ["\b\t\n\v\f\r", '"\\b\\t\\n\\u000b\\f\\r"'],
    ["\u00a0", '"\u00a0"'],
    ["a\u007f", '"a\\u007f"'],
    ["\u0080\u009f", '"\\u0080\\u009f"'],
    ["\u200b\u200f\u2028\u202e\u2060\u2069\ufeff\u061c", '"\\u200b\\u200f\\u2028\\u202e\\u2060\\u2069\\ufeff\\u061c"'],
    [
      "\u061b\u061d\u200a\u2010\u2027\u202f\u205f\u206a\ufefe",
      '"\u061b\u061d\u200a\u2010\u2027\u202f\u205f\u206a\ufefe"',
    ],
    ["größe", '"größe"'],
    ["\ud800", '"\\ud800"'],
    [1.5, "1.5"],
    [true, "true"],
  ])("%j is %s", (value, expected) => {
    expect(quote(value)).toBe(expected);
  });

  it("comes after another in a list", () => {
    expect(list(["a", 1])).toBe('"a", 1');
  });
});

describe("a message", () => {
  it.each<[string, object, string]>([
    ["must be there", {}, "must be there"],
    ["is {received}", { received: "a\nb" }, 'is "a\\nb"'],
    ["is {=received}", { received: "a b" }, "is a b"],
    ["is {received}, not {=other}.", { received: 1, other: "two" }, "is 1, not two."],
    ["must be one of {allowed}", { allowed: ["A", "B"] }, 'must be one of "A", "B"'],
    ["is {received}", { received: "a", nearest: "b" }, 'is "a"; did you mean "b"?'],
    ["is {received}", { received: "a", nearest: undefined }, 'is "a"'],
    ['must start with "{prefix}"', { prefix: "EU" }, 'must start with "EU"'],
    [
      'must start with "{prefix}: ", not "a{other}"',
      { prefix: 'E"U', other: 1 },
      'must start with "E\\"U: ", not "a1"',
    ],
    ["must be '{name}' or `{other}`", { name: "a", other: "b" }, "must be 'a' or `b`"],
    ["must be “{a}” or ‘{b}’, not {c}", { a: "a", b: "b", c: "c" }, 'must be “a” or ‘b’, not "c"'],
    ["muss „{a}“ oder »{b}« sein", { a: "a", b: "b" }, "muss „a“ oder »b« sein"],
    ["doit être «{a}», l’autre est {b}", { a: "a", b: "b" }, 'doit être «a», l’autre est "b"'],
    ['must be one of "{allowed}"', { allowed: ["A", "B"] }, 'must be one of "A", "B"'],
    ['must be one of "{allowed}"', { allowed: [1, 2] }, 'must be one of "1, 2"'],
    ['must be "a" or {other}, not "b"', { other: "c" }, 'must be "a" or "c", not "b"'],
    ['is 5" {what}', { what: "wide" }, 'is 5" "wide"'],
    ["is the team's {what}'s", { what: "a" }, "is the team's \"a\"'s"],
    ["is {received}", { received: 9999 }, "is 9999"],
    ["is {received}", { received: 10_000 }, "is 10,000"],
    ["is {received}", { received: -10_000 }, "is -10,000"],
    ["is {received}", { received: -100_000 }, "is -100,000"],
    ["is {received}", { received: 9_999_999_999 }, "is 9,999,999,999"],
    ["is {received}", { received: 12_345.5 }, "is 12345.5"],
    ["is {received}", { received: 2 ** 53 }, "is 9007199254740992"],
    ['is "{received}"', { received: 10_000 }, 'is "10,000"'],
    // What a reader copies has no separators.
    ["is {=received}", { received: 10_000, nearest: 10_001 }, "is 10000; did you mean 10001?"],
    ["is one of {allowed}", { allowed: [10_000, 20_000] }, "is one of 10000, 20000"],
    ["is odd", { belongs: "move it" }, "is odd; move it"],
    ["is odd", { nearest: "b", belongs: "move it" }, 'is odd; did you mean "b"?; move it'],
  ])("%j with %j", (message, params, expected) => {
    expect(fill(templateOf(message), params as Readonly<Record<string, unknown>>)).toBe(expected);
  });

  it("is not filled with inherited members of the params", () => {
    expect(fill(templateOf("is odd"), Object.create({ nearest: "b", belongs: "move it" }))).toBe("is odd");
  });
});
