import { checkWindows, type Limit, type LimitResult } from "./check-windows.js";
import { timesOf } from "./expect-times.js";

const creationQuota: Limit = {
  windows: [
    { window: "minute", limit: 5 },
    { window: "hour", limit: 25 },
    { window: "day", limit: 100 },
  ],
  status: 429,
  code: "429 Too Many Requests",
  target: "creation_quota",
  message: ({ window, limit, count }, wait) =>
    `${count} campaigns were created in the last ${window}, and the creation quota is ${limit}; the next one is allowed in ${wait}`,
};

/**
 * Section "Limits": whether another campaign may be created now. Failed requests do not count towards this quota, but
 * they do count towards the separate rate limit.
 *
 * @param successes when campaigns were created: in milliseconds, in any order, one entry for each campaign. A creation
 *   counts while it is younger than the window, and one after `now` counts too. You may leave
 *   out those that are a day old or older.
 * @param now the present in milliseconds, from the same clock.
 * @throws {TypeError} if `successes` is not an array, or a time is not a finite number.
 */
export function checkCreationQuota(successes: readonly number[], now: number): LimitResult {
  return checkWindows(creationQuota, timesOf(successes, "successes"), now);
}
