import { expect, it } from "vitest";
import { nearest } from "../../src/structure/nearest.js";

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
