import { growthIn, NOTHING, type Sighting, sizesOf, type Timing, timeIn } from "./judge.js";
import { grows, type Json, type Made, madeAt, madeOfSize } from "./recipe.js";
import type { Entries, Input, Target } from "./targets.js";

/** A quick look tells whether a full one is worth its time. The full one decides. */
export type Look = "quick" | "full";

const sizes = { quick: [10_400, 41_600], full: [10_400, 20_800, 41_600, 83_200, 166_400, 332_800] } as const;
/** In a full look, the code is surely compiled, as in a server whose clients send such bodies again and again. */
const rounds = { quick: 2, full: 40 } as const;
/** No round begins after this many nanoseconds. */
const longest = { quick: 1.5e8, full: 1e9 } as const;
/** A round of calls takes at least this long, so that the clock can measure it. */
const ROUND_NS = 500_000;

/** Sizes stop growing if the next one is expected to take longer. */
const LONGEST_NS = 4e8;
/** Results for larger inputs are checked only if their size is bounded. */
const LARGEST_CHECKED = 41_600;
/** A quick look ends if a time is this many times its bound. */
const FAR = 2;

/** Calls a target with the inputs that a value with marks makes, from small ones to large ones. */
export function examine(target: Target, entries: Entries, value: Json, look: Look): Sighting {
  const { bounds, isTotal } = target;
  const timings: Timing[] = [];
  const worst = { ...NOTHING } as { -readonly [name in keyof Sighting]: Sighting[name] };
  for (const { text, bytes } of inputsOf(value, look)) {
    const last = timings.at(-1);
    if (last !== undefined && last.ns * (bytes / last.bytes) ** 2 > LONGEST_NS) break;
    const input = JSON.parse(text) as Input;
    const call = () => target.call(entries, input);
    try {
      const result = call();
      if (bytes <= LARGEST_CHECKED || Number.isFinite(bounds.result)) {
        const sizes = sizesOf(result);
        for (const name of ["text", "body", "result"] as const) worst[name] = Math.max(worst[name], sizes[name]);
      }
    } catch (error) {
      // Wrong arguments other than a body are not the search's concern.
      if (isTotal || !(error instanceof TypeError)) Object.assign(worst, { failure: 1, error: String(error) });
      break;
    }
    const ns = cpuTimeOf(call, look);
    timings.push({ bytes, ns });
    if (look === "quick" && ns / bytes > bounds.time * FAR) break;
  }
  return { ...worst, time: timeIn(timings), growth: growthIn(timings) };
}

function* inputsOf(value: Json, look: Look): Generator<Made> {
  if (!grows(value)) {
    yield madeAt(value, 1);
    return;
  }
  for (const size of sizes[look]) {
    const made = madeOfSize(value, size);
    if (made !== undefined) yield made;
  }
}

/** Nanoseconds of CPU time since some moment in the past. The process has one thread, so all of it is the caller's. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1000;
}

/**
 * CPU nanoseconds of a call: the least of several rounds. A round has many calls if one is too short to be measured.
 * Collecting a call's garbage is part of its cost.
 */
function cpuTimeOf(call: () => unknown, look: Look): number {
  const begin = cpuTime();
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds[look] && (round === 0 || cpuTime() - begin < longest[look]); round++) {
    const start = cpuTime();
    let calls = 0;
    let time = 0;
    while (time < ROUND_NS) {
      call();
      calls++;
      time = cpuTime() - start;
    }
    least = Math.min(least, time / calls);
  }
  return least;
}
