import { checkWindows, type Limit, type LimitResult } from "./check-windows.js";
import { timesOf } from "./expect-times.js";

const rateLimit: Limit = {
  windows: [
    { window: "second", limit: 5 },
    { window: "minute", limit: 25 },
    { window: "hour", limit: 100 },
  ],
  status: 429,
  code: "429 Too Many Requests",
  target: "rate_limit",
  message: ({ window, limit, count }, wait) =>
    `${count} create requests were made in the last ${window}, and the rate limit is ${limit}; the next one is allowed in ${wait}`,
};

/**
 * Section "Limits": whether one client may make another create request now.
 *
 * @param calls when the client made its earlier create requests, successful or not, without the current one: in
 * milliseconds, in any order, one entry for each request. A request counts while it is younger than the window, and one
 * after `now` counts too. You may omit those that are an hour old or older.
 * @param now the present in milliseconds, from the same clock.
 * @throws {TypeError} if `calls` is not an array, or a time is not a finite number.
 */
export function checkRateLimit(calls: readonly number[], now: number): LimitResult {
  return checkWindows(rateLimit, timesOf(calls, "calls"), now);
}
