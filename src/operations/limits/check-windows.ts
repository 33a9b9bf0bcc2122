import { errorBody } from "../../errors/error-body.js";
import type { ErrorBody } from "../../generated/types.js";
import { expectTime } from "./expect-times.js";
import { waitForRoom } from "./wait-for-room.js";
import { waitText } from "./wait-text.js";

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

/** How often something may happen, and the answer if it happens more often. */
export interface Limit {
  /** Shortest first. */
  readonly windows: readonly { readonly window: WindowName; readonly limit: number }[];
  readonly status: 429 | 400;
  /** Status and reason phrase. */
  readonly code: string;
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
  { windows, status, code, target, message }: Limit,
  times: readonly number[],
  now: number,
): LimitResult {
  expectTime(now, "now");
  const remaining = windows.map(({ window, limit }) => ({
    window,
    limit,
    remaining: limit - countYounger(times, windowLengths[window], now),
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
  const body = errorBody(code, [entry(first), ...others.map(entry)], undefined);
  return { ok: false, status, retryAfterMs, breached, body };
}

/** How many timestamps are within a window. Those after `now` count, too. */
function countYounger(times: readonly number[], length: number, now: number): number {
  let count = 0;
  for (const time of times) if (now - time < length) count++;
  return count;
}
