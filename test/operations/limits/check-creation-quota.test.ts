import { describe, expect, it } from "vitest";
import { checkCreationQuota } from "../../../src/index.js";
import { agesAgo, errorBody, NOW, times, windowTables } from "./ages.js";

const { full, below, reached } = windowTables(checkCreationQuota, { minute: 5, hour: 25, day: 100 });

describe("below the limit", () => {
  below([
    ["without any campaigns", [], [5, 25, 100]],
    ["after 4 campaigns in a minute", times(4, 59_999), [1, 21, 96]],
    ["after 5 campaigns that are a minute old", times(5, 60_000), [5, 20, 95]],
    ["after 24 campaigns in an hour", times(24, 3_599_999), [5, 1, 76]],
    ["after 25 campaigns that are an hour old", times(25, 3_600_000), [5, 25, 75]],
    ["after 99 campaigns in a day", times(99, 86_399_999), [5, 25, 1]],
    ["after 100 campaigns that are a day old", times(100, 86_400_000), [5, 25, 100]],
    ["with 4 campaigns in the future", times(4, -1), [1, 21, 96]],
  ]);
});

describe("a window is full", () => {
  const thirdOldest = [...times(99, 3_600_000), 86_000_000, 86_100_000, 86_399_999];
  const inAll = [...times(5, 59_000), ...times(20, 60_000), ...times(75, 86_399_000)];
  reached([
    ["5 campaigns just now", times(5, 0), { minute: 5 }, 60_000],
    ["5 campaigns almost a minute ago", times(5, 59_999), { minute: 5 }, 1],
    ["25 campaigns almost an hour ago", times(25, 3_599_999), { hour: 25 }, 1],
    ["100 campaigns an hour ago", times(100, 3_600_000), { day: 100 }, 82_800_000],
    ["100 campaigns almost a day ago", times(100, 86_399_999), { day: 100 }, 1],
    ["102 campaigns; the third oldest opens the day", thirdOldest, { day: 102 }, 400_000],
    ["all windows; the hour is the last with room", inAll, { minute: 5, hour: 25, day: 100 }, 3_540_000],
  ]);
});

it("the whole answer names the quota", () => {
  const message =
    "100 campaigns were created in the last day, and the creation quota is 100; the next one is allowed in 23 h";
  expect(checkCreationQuota(agesAgo(times(100, 3_600_000)), NOW)).toEqual({
    ok: false,
    status: 429,
    retryAfterMs: 82_800_000,
    breached: full({ day: 100 }),
    body: errorBody("429 Too Many Requests", "creation_quota", message),
  });
});

it.each<[unknown, unknown, string]>([
  [{ length: 0 }, NOW, "successes must be an array of times, got object"],
  [[NOW, undefined], NOW, "successes[1] must be a finite number, got undefined"],
  [[], Number.NaN, "now must be a finite number, got NaN"],
])("a mistake of the programmer throws a TypeError that names it: case %#", (successes, now, message) => {
  expect(() => checkCreationQuota(successes as number[], now as number)).toThrow(new TypeError(message));
});
