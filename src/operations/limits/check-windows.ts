import { reading } from "../../engine/context/option-errors.js";
import { BAD_REQUEST, errorBody } from "../../errors/error-body.js";
import type { ErrorBody } from "../../generated/types.js";
import { kindOf } from "../../structure/kinds.js";

/** The result of a limit for a call that is about to be made. Windows are sorted, shortest first. */
export type LimitResult =
  | {
      ok: true;
      /** Every window, with the number of calls still allowed in it, including the current one. */
      remaining: { window: string; limit: number; remaining: number }[];
    }
  | {
      ok: false;
      status: 429 | 400;
      /**
       * Least wait in milliseconds after which the same call is ok, if nothing else happens until then. It is always
       * above 0, and has a fraction only when the times have one.
       */
      retryAfterMs: number;
      /** The windows that are full. `count` is above `limit` when more happened than was allowed. */
      breached: { window: string; limit: number; count: number }[];
      /** The answer in the documented format, with a detail for each full window. */
      body: ErrorBody;
    };

/** Names of the rolling windows and their lengths in milliseconds. A day is 24 hours, whatever the calendar says. */
const windowLengths = {
  second: 1000,
  minute: 60 * 1000,
  hour: 60 * 60 * 1000,
  day: 24 * 60 * 60 * 1000,
} as const;

type WindowName = keyof typeof windowLengths;

const codes = { 400: BAD_REQUEST, 429: "429 Too Many Requests" };

/** How often something may happen, and the answer if it happens more often. */
export interface Limit {
  /** Shortest first. */
  readonly windows: readonly { readonly window: WindowName; readonly limit: number }[];
  readonly status: 429 | 400;
  readonly target: string;
  /** One sentence about a full window. `wait` is the wait for all windows, so that each sentence is true on its own. */
  readonly message: (full: FullWindow, wait: string) => string;
}

interface FullWindow {
  readonly window: WindowName;
  readonly limit: number;
  readonly count: number;
}

/**
 * Section "Limits": checks times, which must be finite numbers, against every window of a limit.
 *
 * @throws {TypeError} if `now` is not a finite number.
 */
export function checkWindows(
  { windows, status, target, message }: Limit,
  times: readonly number[],
  now: number,
): LimitResult {
  expectTime(now, "now");
  const remaining = windows.map(({ window, limit }) => ({
    window,
    limit,
    // Times after `now` count, too.
    remaining: limit - times.filter((time) => now - time < windowLengths[window]).length,
  }));
  const breached = remaining
    .filter((window) => window.remaining <= 0)
    .map(({ window, limit, remaining: left }) => ({ window, limit, count: limit - left }));
  const [first, ...others] = breached;
  if (first === undefined) return { ok: true, remaining };

  // As time passes, events only leave the windows, so the wait for the slowest window is enough for all of them.
  const waits = breached.map(({ window, limit }) => waitForRoom(times, limit, windowLengths[window], now));
  const retryAfterMs = Math.max(...waits);
  const wait = waitText(retryAfterMs);
  const entry = (full: FullWindow) => ({ target, message: message(full, wait) });
  const body = errorBody(codes[status], [entry(first), ...others.map(entry)], undefined);
  return { ok: false, status, retryAfterMs, breached, body };
}

const units = [
  ["d", 24 * 60 * 60],
  ["h", 60 * 60],
  ["min", 60],
  ["s", 1],
] as const;

/**
 * A wait as text: `400 ms`, `1 h 5 min 3 s`. It is rounded up, to whole milliseconds or, above a second, to whole
 * seconds, so that waiting this long is always enough.
 */
export function waitText(milliseconds: number): string {
  const whole = Math.ceil(milliseconds);
  if (whole < 1000) return `${whole} ms`;
  let seconds = Math.ceil(milliseconds / 1000);
  const parts: string[] = [];
  for (const [unit, length] of units) {
    const times = Math.floor(seconds / length);
    seconds -= times * length;
    if (times > 0) parts.push(`${times} ${unit}`);
  }
  return parts.join(" ");
}

/**
 * Milliseconds until a window that contains `limit` events or more has room for one more: until the event that is
 * followed by `limit - 1` newer ones leaves the window.
 */
export function waitForRoom(times: readonly number[], limit: number, length: number, now: number): number {
  const lastToLeave = oldestOfNewest(times, limit);
  let wait = length - (now - lastToLeave);
  // Rounding can make the result slightly too small if times are fractional or huge. The step is large enough to change
  // it.
  const step = 4 * Number.EPSILON * Math.max(Math.abs(now), Math.abs(lastToLeave), length);
  while (now + wait - lastToLeave < length) wait += step;
  return Math.min(wait, Number.MAX_VALUE);
}

/** The oldest of the `count` newest times. Keeps only these, so that a long history need not be sorted. */
function oldestOfNewest(times: readonly number[], count: number): number {
  const newest: number[] = [];
  let oldest = Number.NEGATIVE_INFINITY;
  for (const time of times) {
    if (newest.length === count) {
      if (time <= oldest) continue;
      newest.shift();
    }
    newest.splice(newest.findLastIndex((other) => other <= time) + 1, 0, time);
    oldest = newest[0] as number;
  }
  return oldest;
}

/** Throws a `TypeError` that names the argument, unless it is a finite number. */
export function expectTime(time: unknown, name: string): void {
  if (!Number.isFinite(time)) throw new TypeError(`${name} must be a finite number, got ${kindOf(time)}`);
}

/**
 * A copy of an argument that must be an array of finite numbers, each read once. Throws a `TypeError` that names the
 * argument or its first wrong entry.
 */
export function timesOf(times: unknown, name: string): readonly number[] {
  const kind = kindOf(times);
  if (kind !== "array") throw new TypeError(`${name} must be an array of times, got ${kind}`);
  const read = reading(name, () => upToFirstWrong(times as readonly unknown[]));
  const last = read.length - 1;
  if (last >= 0) expectTime(read[last], `${name}[${last}]`);
  return read as number[];
}

/** By index, so that holes are noticed, whatever the iterator does. */
function upToFirstWrong(times: readonly unknown[]): unknown[] {
  const read: unknown[] = [];
  for (let index = 0; index < times.length; index++) {
    const time = times[index];
    read.push(time);
    if (!Number.isFinite(time)) break;
  }
  return read;
}
