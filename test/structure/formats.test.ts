import { describe, expect, it } from "vitest";
import { formats, instantOf, isDateTime, isEmail, isLocalDateTime } from "../../src/structure/formats.js";
import * as oracle from "../oracle/formats.js";
import { neighbours } from "../support/neighbours.js";

// A table of texts of each format is in bodies/formats.ts: members.test.ts tries them at every member that has the format.

it.each(Object.entries(formats))("the format %s is described by an example that it accepts", (_, { test, example }) => {
  expect(test(example)).toBe(true);
});

it("every day of the calendar is accepted and all others are rejected", () => {
  const wrong: string[] = [];
  for (let year = 1896; year <= 2104; year++) {
    for (let month = 0; month <= 13; month++) {
      for (let day = 0; day <= 32; day++) {
        const text = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}T00:00:00`;
        const date = new Date(Date.UTC(year, month - 1, day));
        const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
        if (isLocalDateTime(text) !== exists) wrong.push(text);
      }
    }
  }
  expect(wrong).toEqual([]);
});

/** All texts over an alphabet, up to a number of characters. */
function* words(alphabet: readonly string[], longest: number): Generator<string> {
  yield "";
  if (longest === 0) return;
  for (const rest of words(alphabet, longest - 1)) for (const character of alphabet) yield character + rest;
}

/** The texts on which a test and the oracle differ. To call `expect` tens of thousands of times takes too long. */
function differing(texts: Iterable<string>, test: (text: string) => boolean, reference: (text: string) => boolean) {
  return [...texts].filter((text) => test(text) !== reference(text));
}

describe("of all short strings, and of all that are nearly valid", () => {
  it("emails are those that the oracle accepts", () => {
    expect(differing(words(["a", "@", ".", " ", "é", "\r"], 6), isEmail, oracle.isEmail)).toEqual([]);
  });

  it.each(["é", "😀", "\u0080", "e\u0301"])("the local part of an email has at most 64 characters: %j", (character) => {
    const most = 64 / [...character].length;
    expect(isEmail(`${character.repeat(most)}@example.com`)).toBe(true);
    expect(isEmail(`${character.repeat(most)}a@example.com`)).toBe(false);
  });

  it("an email may have no ASCII letters", () => {
    expect(isEmail(`${"😀".repeat(64)}@例子.公司`)).toBe(true);
    expect(isEmail(`${"😀".repeat(65)}@例子.公司`)).toBe(false);
    expect(isEmail("用\u3000户@例子.公司")).toBe(false);
  });

  it("of the control characters, an email may not have those that are white space", () => {
    const refused = Array.from({ length: 33 }, (_, unit) => unit).filter((unit) => {
      return !isEmail(`a${String.fromCharCode(unit)}b@example.com`);
    });
    expect(refused).toEqual([9, 10, 11, 12, 13, 32]);
  });

  const alphabet = "0123456789-:.+TZtz /;,";
  const isOffsetDateTime = (text: string) => oracle.offsetDateTime(text) !== undefined;

  it.each(["2026-03-01T09:00:00", "2024-02-29T23:59:59"])("local date-times next to %s", (text) => {
    expect(differing(neighbours(text, alphabet), isLocalDateTime, oracle.isLocalDateTime)).toEqual([]);
  });

  it.each(["2026-12-31T09:00:00Z", "2026-12-31T19:30:00.123+05:30", "2026-06-30T20:00:00-23:59"])(
    "date-times next to %s",
    (text) => expect(differing(neighbours(text, alphabet), isDateTime, isOffsetDateTime)).toEqual([]),
  );
});

describe("the moment of a date-time", () => {
  it.each([
    ["1970-01-01T00:00:00Z", "1970-01-01T00:00:01Z", 1000],
    ["2026-03-01T09:00:00Z", "2026-03-01T10:00:00+01:00", 0],
    ["2026-03-01T09:00:00Z", "2026-03-01T09:00:00-01:00", 3_600_000],
    ["2026-03-01T09:00:00+00:30", "2026-03-01T09:00:00-00:15", 45 * 60_000],
    ["2026-03-01T09:00:00.1Z", "2026-03-01T09:00:00.25Z", 150],
    ["2026-03-01T09:00:00.001Z", "2026-03-01T09:00:00.0029+00:00", 1],
    ["2026-03-01T09:00:00Z", "2026-03-01T09:00:00.999999-00:00", 999],
    ["0099-12-31T23:59:59Z", "0100-01-01T00:00:00Z", 1000],
    ["0499-12-31T23:59:59Z", "0500-01-01T00:00:00Z", 1000],
    ["0000-02-28T00:00:00Z", "0000-03-01T00:00:00Z", 2 * 86_400_000],
    ["1999-12-31T23:59:59Z", "2000-01-01T00:00:00Z", 1000],
    ["2026-02-28T23:00:00-02:00", "2026-03-01T01:00:00Z", 0],
  ])("%s is before %s by %i ms", (before, after, milliseconds) => {
    expect(instantOf(after) - instantOf(before)).toBe(milliseconds);
  });
});
