/** A round of calls takes at least so long, so that the clock can tell. */
const ROUND_NS = 500_000;

/** Nanoseconds of CPU time since some time past. The process has one thread, so that all of it is the caller's. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1000;
}

/**
 * CPU nanoseconds of a call: the least of several rounds. A round is many calls where one is too short to be told. What a
 * call leaves to the collector of garbage is its own cost.
 *
 * @param rounds how many rounds there are.
 * @param most rounds end when they have taken so many nanoseconds together.
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
      // Too short to count: at most, it tells how many calls are enough.
      calls *= time < ROUND_NS / 8 ? 4 : 2;
      continue;
    }
    least = Math.min(least, time / calls);
    round++;
  }
  return least;
}
