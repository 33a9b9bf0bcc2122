/**
 * Milliseconds until a window that holds `limit` events or more has room for one. Only the events that are to leave it
 * matter, the last of which is the one that has `limit - 1` newer ones beside it.
 */
export function waitForRoom(times: readonly number[], limit: number, length: number, now: number): number {
  const lastToLeave = oldestOfNewest(times, limit);
  let wait = length - (now - lastToLeave);
  // Rounding can make it a trifle too short when times have fractions or are huge. The trifle is big enough to change it.
  const trifle = 4 * Number.EPSILON * Math.max(Math.abs(now), Math.abs(lastToLeave), length);
  while (now + wait - lastToLeave < length) wait += trifle;
  return Math.min(wait, Number.MAX_VALUE);
}

/** The oldest among the `count` newest times. It keeps no more than these, so that a long history is not sorted. */
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
