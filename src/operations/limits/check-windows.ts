import { errorBody } from "../../errors/error-body.js";
import type { LimitResult } from "./limit-result.js";
import { waitForRoom } from "./wait-for-room.js";
import { waitText } from "./wait-text.js";

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

/** Section "Limits": checks times, which must be finite numbers, against every window of a limit. */
export function checkWindows(limit: Limit, times: readonly number[], now: number): LimitResult {
  const remaining = limit.windows.map(({ window, limit: most }) => ({
    window,
    limit: most,
    remaining: most - countYounger(times, windowLengths[window], now),
  }));
  if (remaining.every((window) => window.remaining > 0)) return { ok: true, remaining };

  const breached = remaining
    .filter((window) => window.remaining <= 0)
    .map(({ window, limit: most, remaining: left }) => ({ window, limit: most, count: most - left }));
  return breach(limit, breached as [FullWindow, ...FullWindow[]], times, now);
}

function breach(
  { status, code, target, message }: Limit,
  breached: [FullWindow, ...FullWindow[]],
  times: readonly number[],
  now: number,
): LimitResult {
  // As time passes, events only leave the windows, so the wait for the slowest window is enough for all of them.
  const retryAfterMs = breached.reduce(
    (longest, { window, limit }) => Math.max(longest, waitForRoom(times, limit, windowLengths[window], now)),
    0,
  );
  const wait = waitText(retryAfterMs);
  const entry = (full: FullWindow) => ({ target, message: message(full, wait) });
  const [first, ...others] = breached;
  const body = errorBody(code, [entry(first), ...others.map(entry)], undefined);
  return { ok: false, status, retryAfterMs, breached, body };
}

/** How many timestamps are within a window. Those after `now` count, too. */
function countYounger(times: readonly number[], length: number, now: number): number {
  let count = 0;
  for (const time of times) if (now - time < length) count++;
  return count;
}
