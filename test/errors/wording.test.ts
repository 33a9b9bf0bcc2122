import { describe, expect, it } from "vitest";
import {
  excerpt,
  fill,
  list,
  quote,
  quotedLength,
  storedAdvice,
  suggestion,
  templateOf,
} from "../../src/errors/wording.js";

describe("an excerpt", () => {
  it.each([
    ["", 4, ""],
    ["abcd", 4, "abcd"],
    ["abcde", 4, "abc…"],
    ["abcdefgh", 4, "abc…"],
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
    ["a b", '"a b"'],
    [" ~", '" ~"'],
    ["!#[]^", '"!#[]^"'],
    ['say "hi"', '"say \\"hi\\""'],
    ['"', '"\\""'],
    ["\\", '"\\\\"'],
    ["a\\b", '"a\\\\b"'],
    ["\u001f\n", '"\\u001f\\n"'],
    ["\b\t\n\v\f\r", '"\\b\\t\\n\\u000b\\f\\r"'],
    ["\u00a0", '"\u00a0"'],
    ["a\u007f", '"a\\u007f"'],
    ["\u0080\u009f", '"\\u0080\\u009f"'],
    ["\u200b\u200f\u2028\u202e\u2060\u2069\ufeff\u061c", '"\\u200b\\u200f\\u2028\\u202e\\u2060\\u2069\\ufeff\\u061c"'],
    ["größe", '"größe"'],
    ["\ud800", '"\\ud800"'],
    [1.5, "1.5"],
    [true, "true"],
  ])("%j is %s", (value, expected) => {
    expect(quote(value)).toBe(expected);
    if (typeof value === "string") expect(quotedLength(value)).toBe(expected.length - 2);
  });

  it("comes after another in a list", () => {
    expect(list(["a", 1])).toBe('"a", 1');
  });
});

describe("a suggestion", () => {
  it("suggests the value that was probably meant", () => {
    expect(suggestion("PUSH")).toBe('; did you mean "PUSH"?');
    expect(suggestion(false)).toBe("; did you mean false?");
  });

  it("is empty if that is unknown", () => {
    expect(suggestion(undefined)).toBe("");
  });
});

it("the advice about a stored member names the component to send", () => {
  expect(storedAdvice("utm_params")).toBe(
    "; the stored campaign has it, but utm_params replaces what is stored: send the whole object",
  );
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
    ["is odd", { belongs: "move it" }, "is odd; move it"],
    ["is odd", { nearest: "b", belongs: "move it" }, 'is odd; did you mean "b"?; move it'],
  ])("%j with %j", (message, params, expected) => {
    expect(fill(templateOf(message), params as Readonly<Record<string, unknown>>)).toBe(expected);
  });

  it("is not filled with inherited members of the params", () => {
    expect(fill(templateOf("is odd"), Object.create({ nearest: "b", belongs: "move it" }))).toBe("is odd");
  });
});
