import { expectOneOf } from "../../engine/context/option-errors.js";
import { BAD_REQUEST } from "../../errors/error-body.js";
import type { CreateRequest } from "../../generated/types.js";
import { checkWindows, type LimitResult } from "./check-windows.js";
import { expectTime } from "./expect-times.js";

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
      code: BAD_REQUEST,
      target: "request_id",
      message: (_, wait) =>
        `request_id was used for a successful ${name} creation in the last ${window}, and cannot be reused for 1 ${window} after that; it can be used again in ${wait}`,
    },
    lastSuccessAt === undefined ? [] : [lastSuccessAt],
    now,
  );
}
