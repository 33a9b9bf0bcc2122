import type { UpdateLimits } from "../options.js";
import type { StorageTransaction } from "../storage/storage.js";
import { type Decided, rejected } from "./decided.js";

export const HOUR = 60 * 60 * 1000;
export const DAY = 24 * HOUR;

/** The answer to an update that exceeds a limit. Otherwise counts the update and returns undefined. */
export async function exceededUpdates(
  { hour, day }: UpdateLimits,
  transaction: StorageTransaction,
  now: number,
  requestId: string | undefined,
): Promise<Decided | undefined> {
  const windows = [
    { name: "hour", length: HOUR, limit: hour },
    { name: "day", length: DAY, limit: day },
  ];
  if (hour === undefined && day === undefined) return undefined;
  const times = [...(await transaction.updates(now - DAY))].sort((a, b) => a - b);
  const waits = windows.map(({ name, length, limit = Number.POSITIVE_INFINITY }) => {
    const counted = times.filter((time) => time > now - length);
    // There is room once all but `limit - 1` have left the window.
    const last = counted[counted.length - limit];
    return { name, limit, wait: last === undefined ? 0 : last + length - now };
  });
  const [longest] = waits.sort((a, b) => b.wait - a.wait);
  if (longest === undefined || longest.wait === 0) {
    await transaction.addUpdate(now);
    return undefined;
  }
  return updatesExceeded(longest, requestId);
}

/** The answer to an update beyond the limit of a window, which has room after `wait` milliseconds. */
export function updatesExceeded(
  { name, limit, wait }: { readonly name: string; readonly limit: number; readonly wait: number },
  requestId: string | undefined,
): Decided {
  const message = `update rate limit exceeded: ${limit} per ${name} are allowed`;
  const headers = { "Retry-After": String(Math.ceil(wait / 1000)) };
  return rejected(429, "limits.updates", { target: "rate_limit", message }, requestId, headers);
}
