import { expect, it } from "vitest";
import { isSlip, nearest } from "../../src/structure/nearest.js";

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

it("sees through the type", () => {
  expect(nearest(10, ["1", "5", "10"])).toBe("10");
  expect(nearest("0.5", [0, 0.5, 1])).toBe(0.5);
  expect(nearest(7, ["1", "5", "10"])).toBe(undefined);
  expect(nearest(0.7, [0, 0.5, 1])).toBe(undefined);
});

it("prefers the closer one, and of two alike the first", () => {
  expect(nearest("EXITS", ["ENTRY", "EXIT"])).toBe("EXIT");
  expect(nearest("MONTHSLY", ["MONTHLY", "monthly"])).toBe("MONTHLY");
});

it("takes no time over a text that is far too long for a slip", () => {
  expect(isSlip("utm_sorce", "utm_source")).toBe(true);
  // Two names that differ by a letter, if only they were ours.
  expect(isSlip(`${"x".repeat(50)}_sorce`, `${"x".repeat(50)}_source`)).toBe(true);
  expect(isSlip(`${"x".repeat(70)}_sorce`, `${"x".repeat(70)}_source`)).toBe(false);
});
