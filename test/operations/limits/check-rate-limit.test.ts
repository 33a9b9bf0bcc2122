import { describe, expect, it } from "vitest";
import { checkRateLimit } from "../../../src/index.js";
import { agesAgo, errorBody, NOW, times, windowTables } from "./ages.js";

const { room, full, below, reached } = windowTables(checkRateLimit, { second: 5, minute: 25, hour: 100 });

describe("below the limit", () => {
  below([
    ["without any calls", [], [5, 25, 100]],
    ["after a call at this very millisecond", [0], [4, 24, 99]],
    ["after 4 calls in a second", times(4, 999), [1, 21, 96]],
    ["after 5 calls that are a second old", times(5, 1000), [5, 20, 95]],
    ["after 24 calls in a minute", times(24, 59_999), [5, 1, 76]],
    ["after 25 calls that are a minute old", times(25, 60_000), [5, 25, 75]],
    ["after 99 calls in an hour", times(99, 3_599_999), [5, 25, 1]],
    ["after 100 calls that are an hour old", times(100, 3_600_000), [5, 25, 100]],
    ["after 1,000 calls long ago", times(1000, 86_400_000), [5, 25, 100]],
    ["with 4 calls in the future", times(4, -7_200_000), [1, 21, 96]],
    ["with calls on both sides of each edge", [999, 1000, 59_999, 60_000, 3_599_999, 3_600_000], [4, 22, 95]],
    ["with calls in no order", [1000, 0, 60_000, 999, 3_600_000, 5], [2, 21, 95]],
  ]);
});

describe("a window is full", () => {
  const secondOldest = [...times(99, 60_000), 3_000_000, 3_599_999];
  const slowSecond = [...times(5, 10), ...times(20, 59_999)];
  const inAll = [...times(5, 0), ...times(20, 30_000), ...times(75, 3_595_000)];
  const withoutMinute = [...times(5, 0), ...times(95, 60_000)];
  reached([
    ["5 calls just now", times(5, 0), { second: 5 }, 1000],
    ["5 calls almost a second ago", times(5, 999), { second: 5 }, 1],
    ["5 calls spread over a second", [0, 100, 200, 300, 999], { second: 5 }, 1],
    ["5 calls in no order", [300, 999, 0, 200, 100], { second: 5 }, 1],
    ["7 calls, so that 3 must leave", [0, 100, 200, 300, 400, 500, 600], { second: 7 }, 600],
    ["7 calls at 2 moments", [...times(4, 100), ...times(3, 700)], { second: 7 }, 300],
    ["5 calls in the future", times(5, -500), { second: 5 }, 1500],
    ["5 calls a day in the future", times(5, -86_400_000), { second: 5 }, 86_401_000],
    ["25 calls just over a second ago", times(25, 1000), { minute: 25 }, 59_000],
    ["25 calls almost a minute ago", times(25, 59_999), { minute: 25 }, 1],
    ["100 calls a minute ago", times(100, 60_000), { hour: 100 }, 3_540_000],
    ["100 calls almost an hour ago", times(100, 3_599_999), { hour: 100 }, 1],
    ["101 calls; the second oldest opens the hour", secondOldest, { hour: 101 }, 600_000],
    ["a second that frees later than the minute", slowSecond, { second: 5, minute: 25 }, 990],
    ["an hour that frees between the second and the minute", inAll, { second: 5, minute: 25, hour: 100 }, 30_000],
    ["a second and an hour, but not the minute", withoutMinute, { second: 5, hour: 100 }, 3_540_000],
    ["a fraction of a millisecond", [0.25, 0.5, 1, 2, 999.75], { second: 5 }, 0.25],
  ]);
});

it("the answer has only the full windows, each with its own detail, and the wait for all of them", () => {
  const calls = agesAgo([...times(7, 600), ...times(20, 20_000)]);
  const wait = "the next one is allowed in 40 s";
  const second = `7 create requests were made in the last second, and the rate limit is 5; ${wait}`;
  const minute = `27 create requests were made in the last minute, and the rate limit is 25; ${wait}`;
  expect(checkRateLimit(calls, NOW)).toEqual({
    ok: false,
    status: 429,
    retryAfterMs: 40_000,
    breached: full({ second: 7, minute: 27 }),
    body: errorBody("429 Too Many Requests", "rate_limit", second, minute),
  });
});

it("each result is the caller's own to change", () => {
  const [first, second] = [checkRateLimit([], NOW), checkRateLimit([], NOW)];
  if (first.ok) for (const window of first.remaining) window.remaining = 0;
  expect(second).toEqual(room(5, 25, 100));
  expect(checkRateLimit([], NOW)).toEqual(room(5, 25, 100));
});

describe("a mistake of the programmer throws a TypeError that names it", () => {
  // A hole is not a time either.
  const withHole = [1, 2, 3];
  delete withHole[1];

  it.each<[unknown, unknown, string]>([
    [undefined, NOW, "calls must be an array of times, got undefined"],
    [null, NOW, "calls must be an array of times, got null"],
    [new Set([1]), NOW, "calls must be an array of times, got object"],
    [new Float64Array(1), NOW, "calls must be an array of times, got object"],
    ["12", NOW, "calls must be an array of times, got string"],
    [[1, Number.NaN], NOW, "calls[1] must be a finite number, got NaN"],
    [[Number.NEGATIVE_INFINITY], NOW, "calls[0] must be a finite number, got -Infinity"],
    [[1, 2, "3"], NOW, "calls[2] must be a finite number, got string"],
    [[new Date(0)], NOW, "calls[0] must be a finite number, got object"],
    [[1n], NOW, "calls[0] must be a finite number, got bigint"],
    [[[1]], NOW, "calls[0] must be a finite number, got array"],
    [withHole, NOW, "calls[1] must be a finite number, got undefined"],
    [[], undefined, "now must be a finite number, got undefined"],
    [[], Number.POSITIVE_INFINITY, "now must be a finite number, got Infinity"],
    [[], new Date(0), "now must be a finite number, got object"],
  ])("case %#", (calls, now, message) => {
    expect(() => checkRateLimit(calls as number[], now as number)).toThrow(new TypeError(message));
  });
});
