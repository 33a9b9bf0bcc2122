import { describe, expect, it } from "vitest";
import { isSlip, isSpelling, isSpellingOfAny, nearest } from "../../src/structure/nearest.js";
import { neighbours } from "../support/neighbours.js";

const schedules = ["ASAP", "AT_FIXED_TIME", "SEND_IN_BTS", "SEND_IN_USER_TIMEZONE"];

it.each([
  ["asap", "ASAP"],
  ["ASP", "ASAP"],
  ["at-fixed-time", "AT_FIXED_TIME"],
  ["AtFixedTime", "AT_FIXED_TIME"],
  ["SEND_IN_BEST_TIME", undefined],
  ["SEND_IN_USER_TIME_ZONE", "SEND_IN_USER_TIMEZONE"],
  ["NOW", undefined],
  ["SENDINBST", "SEND_IN_BTS"],
  ["", undefined],
  ["X".repeat(1_000_000), undefined],
])("%j means %j", (value, expected) => expect(nearest(value, schedules)).toBe(expected));

it("ignores the type", () => {
  expect(nearest(10, ["1", "5", "10"])).toBe("10");
  expect(nearest("0.5", [0, 0.5, 1])).toBe(0.5);
  expect(nearest(7, ["1", "5", "10"])).toBe(undefined);
  expect(nearest(0.7, [0, 0.5, 1])).toBe(undefined);
});

it("prefers the closer name, and the first of two equally close ones", () => {
  expect(nearest("EXITS", ["ENTRY", "EXIT"])).toBe("EXIT");
  expect(nearest("MONTHSLY", ["MONTHLY", "monthly"])).toBe("MONTHLY");
});

it("ignores separators, even a space", () => {
  expect(nearest("Timesensit", ["Time sensitive"])).toBe("Time sensitive");
  expect(isSpelling(" ", "_")).toBe(true);
});

it("a spelling is found among several", () => {
  expect(isSpellingOfAny("at fixed-time", schedules)).toBe(true);
  expect(isSpellingOfAny("at fixed tim", schedules)).toBe(false);
  expect(isSpellingOfAny(`${"_".repeat(61)}ASA`, schedules)).toBe(false);
  expect(isSpellingOfAny(`${"_".repeat(60)}ASAP`, schedules)).toBe(true);
  expect(isSpellingOfAny(`${"_".repeat(61)}ASAP`, schedules)).toBe(false);
});

it("letters that look the same only in capitals are not confused", () => {
  // The capital of the long s is S.
  expect(isSpelling("pu\u017fh", "PUSH")).toBe(false);
  expect(isSlip("\u017fet", "set")).toBe(false);
});

/** All texts up to two edits away from a name, and some that are three away. */
const slips = (name: string) => new Set([...neighbours(name, "abZ_")].flatMap((near) => [...neighbours(near, "ab-")]));

describe("of all texts that are a few edits away", () => {
  it.each(["abab", "abca_bab", "a-b", "abaabab", "ABBABABA"])(
    "%s is the nearest name of those with edits in at most a quarter of its characters",
    (name) => {
      const fold = (text: string) => text.toLowerCase().replace(/[\s_-]/gu, "");
      const most = Math.floor(fold(name).length / 4);
      const wrong = [...slips(name)].filter((text) => {
        return (nearest(text, [name]) === name) !== distance(fold(text), fold(name)) <= most;
      });
      expect(wrong).toEqual([]);
    },
  );

  it.each(["abab", "aba", "ababababa", "abba_abab"])(
    "only those with few edits in each word are slips of %s",
    (name) => {
      const wordsOf = (text: string) =>
        text
          .replace(/([a-z])([A-Z])/gu, "$1_$2")
          .toLowerCase()
          .split(/[_-]+/u);
      const others = wordsOf(name);
      const wrong = [...slips(name)].filter((text) => {
        const words = wordsOf(text);
        const isNear = words.every((word, index) => {
          const other = others[index] ?? "";
          return distance(word, other) <= Math.floor((other.length + 1) / 5);
        });
        return isSlip(text, name) !== (words.length === others.length && isNear);
      });
      expect(wrong).toEqual([]);
    },
  );
});

it("names that differ in a digit are no slips of each other", () => {
  expect(isSlip("value2", "value")).toBe(false);
  expect(isSlip("value_2", "value1")).toBe(false);
  expect(isSlip("valeus1", "values1")).toBe(true);
});

it("a spelling is recognized by its letters alone, and a number by its digits", () => {
  expect(isSpelling("at fixed-time", "AT_FIXED_TIME")).toBe(true);
  expect(isSpelling("atFixedTime", "AT_FIXED_TIME")).toBe(true);
  expect(isSpelling("AT_FIXED_TIMES", "AT_FIXED_TIME")).toBe(false);
  expect(isSpelling("5", 5)).toBe(true);
  expect(isSpelling(5, "5")).toBe(true);
  expect(isSpelling("5_0", 50)).toBe(false);
  expect(isSpelling(50, "5_0")).toBe(false);
});

it("names of up to 64 characters are compared, and no longer ones", () => {
  const name = `${"x".repeat(58)}_source`;
  expect([nearest(name.toUpperCase().slice(1), [name]), isSlip(name.replace("source", "sorce"), name)]).toEqual([
    name,
    true,
  ]);
  expect(isSpelling(name.toUpperCase().slice(1), name.slice(1))).toBe(true);
  const longer = `y${name}`;
  expect([nearest(longer, [longer]), isSlip(longer, longer)]).toEqual([undefined, false]);
  expect(isSpelling(longer, longer)).toBe(false);
});

it("names of up to 96 characters are compared in lower case", () => {
  // This letter becomes two characters in lower case.
  const [longest, longer] = ["\u0130".repeat(48), "\u0130".repeat(49)];
  expect([nearest(longest, [longest]), nearest(longer, [longer])]).toEqual([longest, undefined]);
});

it.each([
  ["a----b", "a_b"],
  ["a____b", "a-b"],
  ["a    b", "a_b"],
  ["a_b", "a----b"],
])("%j and %j have the same words", (name, other) => expect(isSlip(name, other)).toBe(true));

it("without a name there is no slip", () => expect(isSlip("", "set")).toBe(false));

it("a search ends when its effort is used up", () => {
  const found = (units: number) => nearest("abce", ["abcd"], { left: units });
  expect([found(12), found(11)]).toEqual(["abcd", undefined]);
});

/** The smallest number of edits between two texts, by the definition. */
function distance(from: string, to: string): number {
  if (from === "" || to === "") return from.length + to.length;
  const [a, b] = [from.slice(1), to.slice(1)];
  if (from[0] === to[0]) return distance(a, b);
  const isSwap = from.length > 1 && from[0] === to[1] && from[1] === to[0];
  return (
    1 + Math.min(distance(a, b), distance(a, to), distance(from, b), isSwap ? distance(a.slice(1), b.slice(1)) : 9)
  );
}
