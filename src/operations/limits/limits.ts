import { expectOneOf } from "../../engine/context/option-errors.js";
import type { CreateRequest } from "../../generated/types.js";
import { checkWindows, expectTime, type Limit, type LimitResult, timesOf } from "./check-windows.js";

const rateLimit: Limit = {
  windows: [
    { window: "second", limit: 5 },
    { window: "minute", limit: 25 },
    { window: "hour", limit: 100 },
  ],
  status: 429,
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

const creationQuota: Limit = {
  windows: [
    { window: "minute", limit: 5 },
    { window: "hour", limit: 25 },
    { window: "day", limit: 100 },
  ],
  status: 429,
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

/**
 * Section "Limits": whether a create request may reuse a `request_id`. After a success the id is blocked for an hour on
 * Push and for a day on Email; after a failure it may be used again at once.
 *
 * @param lastSuccessAt when a create request with this id last succeeded, in milliseconds; undefined if none has.
 *   A time after `now` blocks the id too.
 * @param now the present in milliseconds, from the same clock.
 * @throws {TypeError} if the channel is unknown or a time is not a finite number.
 */
export function checkRequestId(
  channel: CreateRequest["channel"],
  lastSuccessAt: number | undefined,
  now: number,
): LimitResult {
  expectOneOf(channel, ["PUSH", "EMAIL"], "channel");
  if (lastSuccessAt !== undefined) expectTime(lastSuccessAt, "lastSuccessAt");

  const [window, name] = channel === "PUSH" ? (["hour", "Push"] as const) : (["day", "Email"] as const);
  return checkWindows(
    {
      windows: [{ window, limit: 1 }],
      status: 400,
      target: "request_id",
      message: (_, wait) =>
        `request_id was used for a successful ${name} creation in the last ${window}, and cannot be reused for 1 ${window} after that; it can be used again in ${wait}`,
    },
    lastSuccessAt === undefined ? [] : [lastSuccessAt],
    now,
  );
}
