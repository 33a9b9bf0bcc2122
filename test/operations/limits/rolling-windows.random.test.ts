import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkCreationQuota, checkRateLimit, checkRequestId, type LimitResult } from "../../../src/index.js";
import { budget } from "../../support/budget.js";
import { forAll } from "../../support/for-all.js";
import { eighthHistories, wholeHistories } from "./histories.js";
import { countsAt, firstOkAfter, isOkAt, type NaiveLimit, naiveQuota, naiveRate } from "./naive-limits.js";

type Check = (history: readonly number[], now: number) => LimitResult;

const subjects: [string, Check, NaiveLimit][] = [
  ["checkRateLimit", checkRateLimit, naiveRate],
  ["checkCreationQuota", checkCreationQuota, naiveQuota],
];

function expected(limit: NaiveLimit, history: readonly number[], now: number): object {
  const counts = countsAt(limit, history, now);
  const windows = limit.map(([window, , most], index) => ({ window, limit: most, count: counts[index] ?? 0 }));
  if (isOkAt(limit, history, now)) {
    return {
      ok: true,
      remaining: windows.map(({ count, ...window }) => ({ ...window, remaining: window.limit - count })),
    };
  }
  const breached = windows.filter(({ limit: most, count }) => count >= most);
  return { ok: false, status: 429, retryAfterMs: Number(firstOkAfter(limit, history, now)) - now, breached };
}

function withoutBody(result: LimitResult): object {
  if (result.ok) return result;
  const { body, ...others } = result;
  expect(body.error.details).toHaveLength(result.breached.length);
  expect(body.error.message).toBe(body.error.details[0]?.message);
  for (const [index, { count, limit, window }] of result.breached.entries()) {
    const message = body.error.details[index]?.message ?? "";
    expect(message.match(/\d+/gu)?.slice(0, 2)).toEqual([String(count), String(limit)]);
    expect(message).toContain(` in the last ${window}, `);
  }
  return others;
}

const runs = budget(150, 3_000);

describe.each(subjects)("%s", (_, check, limit) => {
  it.each([
    ["whole milliseconds", wholeHistories(limit), 1],
    ["eighths of a millisecond", eighthHistories(limit), 1 / 8],
  ])("agrees with a naive simulation in %s, and its wait is exact", (_, histories, step) => {
    const seen = new Map<string, number>();
    forAll(runs, histories, ({ history, now }) => {
      const result = check(history, now);
      expect(withoutBody(result)).toEqual(expected(limit, history, now));
      const key = result.ok ? "ok" : result.breached.map(({ window }) => window).join();
      seen.set(key, (seen.get(key) ?? 0) + 1);
      if (result.ok) return;

      expect(result.retryAfterMs).toBeGreaterThan(0);
      expect(check(history, now + result.retryAfterMs).ok).toBe(true);
      expect(check(history, now + result.retryAfterMs - step).ok).toBe(false);
      expect(check(history, now + result.retryAfterMs - 1).ok).toBe(false);
      // After a part of the wait, the rest of it remains.
      const half = Math.floor(result.retryAfterMs / 2);
      if (half > 0) expect(check(history, now + half)).toMatchObject({ retryAfterMs: result.retryAfterMs - half });
    });
    // Each window is full alone and with each other one, and sometimes none is.
    expect(seen.size).toBe(8);
    expect(Math.min(...seen.values())).toBeGreaterThan(budget(1, 50));
  });

  it("gives a wait that is long enough, and no millisecond too long, for any fractions", () => {
    const time = fc.double({ min: -1e7, max: 1e7, noNaN: true });
    let refused = 0;
    forAll(runs, fc.array(time, { maxLength: 150 }), time, fc.constantFrom(0, 1.7e12), (offsets, offset, epoch) => {
      const now = epoch + offset;
      const history = offsets.map((each) => epoch + each);
      const result = check(history, now);
      if (result.ok) return;
      refused++;
      expect(check(history, now + result.retryAfterMs).ok).toBe(true);
      expect(check(history, now + result.retryAfterMs - 1).ok).toBe(false);
    });
    expect(refused).toBeGreaterThan(runs / 3);
  });

  it("ends with a finite wait above 0 for any finite numbers", () => {
    const time = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.constantFrom(Number.MAX_VALUE, -Number.MAX_VALUE, Number.MIN_VALUE, -0, Number.MAX_SAFE_INTEGER),
    );
    const bunch = fc.tuple(time, fc.integer({ min: 1, max: 120 }));
    forAll(runs, fc.array(bunch, { maxLength: 4 }), time, (bunches, now) => {
      const history = bunches.flatMap(([moment, count]) => Array.from({ length: count }, () => moment));
      const result = check(history, now);
      if (!result.ok) expect(Number.isFinite(result.retryAfterMs) && result.retryAfterMs > 0).toBe(true);
      expect(JSON.parse(JSON.stringify(result))).toEqual(result);
    });
  });
});

it("a caller who obeys the waits is served steadily, and never exceeds a window", () => {
  const calls: number[] = [];
  let now = 0;
  while (calls.length < 250) {
    const result = checkRateLimit(calls, now);
    if (result.ok) calls.push(now);
    else now += result.retryAfterMs;
  }
  for (const call of calls) {
    const before = calls.filter((other) => other <= call);
    for (const [index, count] of countsAt(naiveRate, before, call).entries()) {
      expect(count).toBeLessThanOrEqual(naiveRate[index]?.[2] ?? 0);
    }
  }
  // 5 at once, 25 in the first 4 seconds, 100 in the first three minutes, and then the same again an hour later.
  expect([calls[4], calls[5], calls[24], calls[25], calls[99], calls[100], calls[200]]).toEqual([
    0, 1000, 4000, 60_000, 184_000, 3_600_000, 7_200_000,
  ]);
});

it.each<["PUSH" | "EMAIL", NaiveLimit]>([
  ["PUSH", [["hour", 36e5, 1]]],
  ["EMAIL", [["day", 864e5, 1]]],
])("checkRequestId on %s agrees with a window of one event", (channel, limit) => {
  forAll(runs, wholeHistories(limit), ({ history: [success], now }) => {
    const result = checkRequestId(channel, success, now);
    const successes = success === undefined ? [] : [success];
    expect(result.ok).toBe(isOkAt(limit, successes, now));
    if (!result.ok) expect(now + result.retryAfterMs).toBe(firstOkAfter(limit, successes, now));
  });
});
