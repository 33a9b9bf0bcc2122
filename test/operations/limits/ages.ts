import { expect, it } from "vitest";
import type { LimitResult } from "../../../src/index.js";
import { frozen } from "../../support/json.js";

export const NOW = Date.UTC(2026, 2, 1, 9);

/** The times that are `ages` milliseconds before `NOW`. A negative age is in the future. */
export function agesAgo(ages: readonly number[]): number[] {
  return ages.map((age) => NOW - age);
}

/** Some events of the same age. */
export function times(count: number, age: number): number[] {
  return Array.from({ length: count }, () => age);
}

/** The error body of a limit whose violations have one target. */
export function errorBody(code: string, target: string, ...messages: string[]) {
  const details = messages.map((message) => ({ target, message }));
  return { error: { code, message: messages[0], target, details } };
}

/** Results of a check with three windows, and tables of the ages of events that lead to them. */
export function windowTables<Window extends string>(
  check: (history: readonly number[], now: number) => LimitResult,
  limits: Readonly<Record<Window, number>>,
) {
  type Counts = Partial<Record<Window, number>>;
  const entries = Object.entries as (counts: Counts) => [Window, number][];
  const room = (...remaining: number[]) => ({
    ok: true,
    remaining: entries(limits).map(([window, limit], index) => ({ window, limit, remaining: remaining[index] })),
  });
  /** The full windows, by the number of events in each. */
  const full = (counts: Counts) => entries(counts).map(([window, count]) => ({ window, limit: limits[window], count }));
  return {
    room,
    full,
    /** Each row says how much room is left in the windows. */
    below(rows: readonly [title: string, ages: number[], room: number[]][]): void {
      it.each(rows)("%s", (_, ages, remaining) => {
        expect(check(frozen(agesAgo(ages)), NOW)).toEqual(room(...remaining));
      });
    },
    /** Each row says how many events the full windows have, and the exact wait. */
    reached(rows: readonly [title: string, ages: number[], counts: Counts, retryAfterMs: number][]): void {
      it.each(rows)("%s", (_, ages, counts, retryAfterMs) => {
        const history = frozen(agesAgo(ages));
        const breached = full(counts);
        expect(check(history, NOW)).toMatchObject({ ok: false, status: 429, breached, retryAfterMs });
        expect(check(history, NOW + retryAfterMs).ok).toBe(true);
        expect(check(history, NOW + retryAfterMs - 1).ok).toBe(false);
      });
    },
  };
}
