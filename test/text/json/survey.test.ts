import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isUtf16 } from "../../../src/text/json/parse-json.js";
import { survey } from "../../../src/text/json/survey.js";
import { budget } from "../../support/budget.js";
import { forAll } from "../../support/for-all.js";
import { slow } from "../../support/slow.js";
import { randomText } from "./random-text.js";

/** A text with `^` before the error, and the problem. */
const errors: readonly (readonly [text: string, problem: string])[] = [
  ['{"a":1^,}', "remove the trailing comma"],
  ['{"a":[1^, \n]}', "remove the trailing comma"],
  ["^// x\n{}", "JSON allows no comments; remove the comment"],
  ['{"a":1 ^/* x */}', "JSON allows no comments; remove the comment"],
  ['{"a":^// x\n1}', "JSON allows no comments; remove the comment"],
  ['{^// x\n"a":1}', "JSON allows no comments; remove the comment"],
  ["{}^// x", "JSON allows no comments; remove the comment"],
  ["{^'a':1}", "use double quotes instead of the single quotes"],
  ["{\"a\":^'b'}", "use double quotes instead of the single quotes"],
  ["{^\u201ca\u201d:1}", "use straight quotes instead of the curly quotes"],
  ["[^\u201ea\u201c]", "use straight quotes instead of the curly quotes"],
  ["{^a:1}", "put the name in double quotes"],
  ["{^3:1}", "property name expected"],
  ['{"a":1,^,"b":2}', "property name expected"],
  ['{"a":^NaN}', "use a number or null instead of NaN"],
  ["[^nope]", "invalid symbol"],
  ["[^a1]", "invalid symbol"],
  ["[^/]", "invalid symbol"],
  ["[^01]", "invalid number format"],
  ["[^+1]", "invalid number format"],
  ["[^.5]", "invalid number format"],
  ["[^1.]", "invalid number format"],
  ["[^-]", "invalid number format"],
  ['{"a":1^', 'the closing "}" is missing'],
  ['{"a":[1^\n', 'the closing "]" is missing'],
  ['{"a":[1^}', 'the closing "]" is missing'],
  ['{"a":{"b":1^]', 'the closing "}" is missing'],
  ["{^", 'the closing "}" is missing'],
  ["[1,^", 'the closing "]" is missing'],
  ['{"a"^', "colon expected"],
  ['{"a" ^1}', "colon expected"],
  ['{"a":^', "value expected"],
  ['{"a":^}', "value expected"],
  ['{"a":1 ^"b":2}', "comma expected"],
  ["{\"a\":1 ^'b':2}", "comma expected"],
  ["{\"a\" ^'b'}", "colon expected"],
  ["{}^{}", "end of text expected"],
  ['["a^\u0001"]', "invalid character"],
  ['["a^\\x"]', "invalid escape character"],
  ['["a^\\u12g4"]', "invalid unicode"],
  ['[^"a\n"]', "unexpected end of string"],
  ['[^"a\r"]', "unexpected end of string"],
  ['[^"a', "unexpected end of string"],
  ['[^"a\\', "unexpected end of string"],
];

describe("the first error", () => {
  it.each(errors)("%j: %s", (marked, problem) => {
    const offset = marked.indexOf("^");
    const text = marked.slice(0, offset) + marked.slice(offset + 1);
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    expect(survey(text).error).toEqual({ problem, offset, length: expect.any(Number) as number });
  });

  it.each(["", " \n\t"])("of %j is that the text is empty", (text) => {
    expect(survey(text).error).toEqual({ problem: "the text is empty", offset: 0, length: 1, isWhole: true });
  });

  it("marks everything that should not be there", () => {
    const marks = ['{"a":1 "bcd":2}', '{"a":NaN}', "{abc:1}", '{"a":1 "b', '["ab', "[/]"].map(
      (text) => survey(text).error?.length,
    );
    expect(marks).toEqual(['"bcd"'.length, "NaN".length, "abc".length, 1, '"ab'.length, 1]);
  });

  it.each([String.raw`["\u00e9\uAF19\"\\\/\b\f\n\r\t"]`, '["a b"]'])("is not in %s", (text) => {
    expect(survey(text)).toEqual({ error: undefined, containers: 1, members: 0, scalars: 1 });
  });

  it.each([
    ["a number or null", ["NaN", "Infinity", "-Infinity"]],
    ["null", ["undefined", "None", "nil", "Null", "NULL"]],
    ["true", ["True", "TRUE"]],
    ["false", ["False", "FALSE"]],
  ])("suggests %s instead of a word of another language", (meant, words) => {
    const problems = words.map((word) => survey(`[${word}]`).error?.problem);
    expect(problems).toEqual(words.map((word) => `use ${meant} instead of ${word}`));
  });

  it("is not in a valid literal or number", () => {
    const words = ["true", "false", "null", "0", "-1", "12", "345", "-0.5", "1.25", "1e5", "1E+10", "2.5e-3"];
    expect(survey(`[${words.join()}]`)).toEqual({ error: undefined, containers: 1, members: 0, scalars: words.length });
  });

  it("exists if and only if JSON.parse rejects the text", () => {
    const pieces = fc.constantFrom(
      ..."{}[]:,\"'\\/u0-1.eE+ \n\ttnN\u00a0\u2028\u0000",
      "null",
      "true",
      '"a"',
      "{}",
      "\\u00e9",
    );
    const spoilt = fc
      .tuple(randomText({ repeatedKeys: true }), fc.array(fc.tuple(fc.nat(), pieces, fc.boolean()), { maxLength: 3 }))
      .map(([text, changes]) =>
        changes.reduce((changed, [at, piece, isInserted]) => {
          const start = at % (changed.length + 1);
          return changed.slice(0, start) + piece + changed.slice(isInserted ? start : start + 1);
        }, text),
      );
    const anyText = fc.oneof(
      spoilt,
      fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join("")),
    );
    forAll(budget(1_000, 20_000), anyText, (text) => {
      let isValid = true;
      try {
        JSON.parse(text);
      } catch {
        isValid = false;
      }
      expect(survey(text).error === undefined).toBe(isValid);
    });
  });
});

it("a survey counts the elements of a text", () => {
  expect(survey('{"a":[1,"b",{}],"c":null}')).toEqual({ error: undefined, containers: 3, members: 2, scalars: 3 });
});

it("a survey knows the open containers, at any depth", () => {
  const opening = '[{"a":'.repeat(100);
  expect(survey(`${opening}1${"}]".repeat(100)}`).error).toBe(undefined);
  expect(survey(`${opening}1`).error?.problem).toBe('the closing "}" is missing');
});

it("a survey needs no stack, however deeply a text is nested", slow, () => {
  expect(survey("[".repeat(1_000_000) + "]".repeat(1_000_000)).error).toBe(undefined);
  expect(survey('{"a":'.repeat(1_000_000)).error?.problem).toBe("value expected");
});

describe("UTF-16 is recognized", () => {
  const decoded = (text: string, isBig: boolean) => {
    const bytes = Buffer.from(text, "utf16le");
    return (isBig ? bytes.swap16() : bytes).toString("utf8");
  };

  it.each(["{}", "\uFEFF{}", '{"a":"é"}', "1", '\uFEFF{\n"channel": "PUSH"}'])("in %j", (text) => {
    expect([decoded(text, false), decoded(text, true)].map(isUtf16)).toEqual([true, true]);
  });

  it.each(["", "\0", "{}", "1", "\uFFFD\uFFFD{}", '"\0\0"', "{\0\0\0}\0\0\0"])("and not in %j", (text) => {
    expect(isUtf16(text)).toBe(false);
  });
});
