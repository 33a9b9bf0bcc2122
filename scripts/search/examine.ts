import { answerOf } from "./answer.js";
import { timeOf } from "./clock.js";
import {
  type Answer,
  answerBreaches,
  type Bounds,
  type Breach,
  JUDGED_FROM,
  type Timing,
  timeBreaches,
} from "./judge.js";
import type { Json, Recipe } from "./recipe.js";
import { grows, type Made, madeAt, madeOfSize } from "./scale.js";
import type { Target } from "./targets.js";

/** The results of examining a target with a recipe. */
export interface Sighting {
  readonly timings: readonly Timing[];
  /** The answer to each input, and how large that input was. */
  readonly answers: readonly (Answer & { readonly to: number })[];
  readonly breaches: readonly Breach[];
}

/**
 * A quick look tells whether another is worth its time, and a second one that it was no accident. A full one decides.
 */
export type Look = "quick" | "second" | "full";

interface Plan {
  readonly sizes: readonly number[];
  readonly rounds: number;
}

const plans: Readonly<Record<Look, Plan>> = {
  quick: { sizes: [10_400, 41_600], rounds: 1 },
  second: { sizes: [10_400, 41_600], rounds: 4 },
  full: { sizes: [10_400, 20_800, 41_600, 83_200, 166_400, 332_800], rounds: 4 },
};

/** Sizes stop growing if the next one is expected to take longer. */
const LONGEST_NS = 4e8;
/** Answers to larger inputs are checked only if their size is bounded. */
const LARGEST_ANSWERED = 41_600;
/** A quick or second look ends if a time is this many times its bound. */
const FAR = 2;
/** How long we keep measuring a time that is too long: long enough to be sure that the code is compiled. */
const LONGEST_DOUBT_MS = 2_000;
/** The most nanoseconds for the rounds of one size. */
const LONGEST_ROUNDS_NS = 1.5e8;

/** Calls a target with the inputs that a recipe makes, from small ones to large ones. */
export function examine(
  { bounds, isTotal }: Target,
  callWith: (input: Readonly<Record<string, unknown>>) => () => unknown,
  recipe: Recipe,
  from: Json,
  look: Look,
): Sighting {
  const { sizes, rounds } = plans[look];
  const seen: Seen[] = [];
  const answers: (Answer & { to: number })[] = [];
  const breaches: Breach[] = [];
  for (const made of inputsOf(recipe, from, sizes)) {
    const call = callWith(JSON.parse(made.text) as Readonly<Record<string, unknown>>);
    const last = seen.at(-1);
    if (last !== undefined && last.ns * (made.bytes / last.bytes) ** 2 > LONGEST_NS) break;
    try {
      const result = call();
      if (made.bytes <= LARGEST_ANSWERED || bounds.result !== undefined) {
        const answer = answerOf(result);
        answers.push({ ...answer, to: made.bytes });
        breaches.push(...answerBreaches(answer, bounds));
      }
    } catch (error) {
      // Wrong arguments other than a body are not the search's concern.
      if (isTotal || !(error instanceof TypeError)) breaches.push({ bound: "throws", message: String(error) });
      break;
    }
    const ns = timeOf(call, rounds, LONGEST_ROUNDS_NS);
    seen.push({ bytes: made.bytes, ns, call });
    if (look !== "full" && ns / made.bytes > bounds.nsPerByte * FAR) break;
  }
  const timings =
    look === "full" ? seen.map((one) => again(one, bounds)) : seen.map(({ bytes, ns }) => ({ bytes, ns }));
  const perBound = new Map([...breaches, ...timeBreaches(timings, bounds)].map((breach) => [breach.bound, breach]));
  return { timings, answers, breaches: [...perBound.values()] };
}

interface Seen extends Timing {
  readonly call: () => unknown;
}

/**
 * Measures a second time, because the code was not compiled yet the first time. If the time is too long, measures until
 * the code is surely compiled: as in a server whose clients send such bodies again and again.
 */
function again({ bytes, ns, call }: Seen, { nsPerByte }: Bounds): Timing {
  let least = Math.min(ns, timeOf(call, 3, LONGEST_ROUNDS_NS));
  const end = performance.now() + LONGEST_DOUBT_MS;
  while (bytes >= JUDGED_FROM && least / bytes > nsPerByte && performance.now() < end) {
    least = Math.min(least, timeOf(call, 5, LONGEST_ROUNDS_NS));
  }
  return { bytes, ns: least };
}

function* inputsOf(recipe: Recipe, from: Json, sizes: readonly number[]): Generator<Made> {
  if (!grows(recipe)) {
    yield madeAt(recipe, from, 1);
    return;
  }
  for (const size of sizes) {
    const made = madeOfSize(recipe, from, size);
    if (made !== undefined) yield made;
  }
}
