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
