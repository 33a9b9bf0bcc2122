import type { Sighting } from "./examine.js";
import { type Bounds, worstNsPerByte } from "./judge.js";
import type { Recipe } from "./recipe.js";
import type { Target } from "./targets.js";

/** What the search maximizes. Time and sizes are shares of what we promise, so 1 is the bound. */
export const goals = ["time", "text", "body", "result", "amplification"] as const;
export type Goal = (typeof goals)[number];

/** The bytes of answer for a byte of input that score 1. We promise no bound, but the search needs a scale. */
const AMPLE = 100;

/** A recipe that is among the worst, and how bad it is. */
export interface Worst {
  readonly recipe: Recipe;
  readonly score: number;
  readonly sighting: Sighting;
}

export function scoreOf(goal: Goal, { timings, answers }: Sighting, bounds: Bounds): number {
  switch (goal) {
    case "time":
      return worstNsPerByte(timings) / bounds.nsPerByte;
    case "text":
      return Math.max(0, ...answers.map(({ longest }) => longest / bounds.text));
    case "body":
      return bounds.body === undefined ? 0 : Math.max(0, ...answers.map(({ bodyBytes }) => bodyBytes)) / bounds.body;
    case "result":
      return bounds.result === undefined ? 0 : Math.max(0, ...answers.map(({ bytes }) => bytes)) / bounds.result;
    case "amplification":
      return Math.max(0, ...answers.map(({ bytes, to }) => bytes / to)) / AMPLE;
  }
}

/** The worst recipe of a target, for each goal. */
export class WorstOf {
  readonly #worst = new Map<Goal, Worst>();

  constructor(readonly target: Target) {}

  add(recipe: Recipe, sighting: Sighting): void {
    for (const goal of goals) {
      const score = scoreOf(goal, sighting, this.target.bounds);
      if (score > (this.worst(goal)?.score ?? 0)) this.#worst.set(goal, { recipe, score, sighting });
    }
  }

  worst(goal: Goal): Worst | undefined {
    return this.#worst.get(goal);
  }
}
