/** A round of calls takes at least this long, so that the clock can measure it. */
const ROUND_NS = 500_000;

/** Nanoseconds of CPU time since some moment in the past. The process has one thread, so all of it is the caller's. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1000;
}

/**
 * CPU nanoseconds of a call: the least of several rounds. A round has many calls if one is too short to be measured.
 * Collecting a call's garbage is part of its cost.
 *
 * @param rounds how many rounds there are.
 * @param most no round begins after this many nanoseconds in all.
 */
export function timeOf(call: () => unknown, rounds: number, most: number): number {
  let calls = 1;
  let spent = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds && (round === 0 || spent < most); ) {
    const start = cpuTime();
    for (let index = 0; index < calls; index++) call();
    const time = cpuTime() - start;
    spent += time;
    if (time < ROUND_NS && calls < 4096) {
      // Too short to count, but it shows that a round needs more calls.
      calls *= time < ROUND_NS / 8 ? 4 : 2;
      continue;
    }
    least = Math.min(least, time / calls);
    round++;
  }
  return least;
}
