import type { Draw } from "./draw.js";
import type { Sighting } from "./examine.js";
import type { Bounds } from "./judge.js";
import { nicheOf } from "./niche.js";
import type { Recipe } from "./recipe.js";
import { type Goal, goals, scoreOf } from "./worst.js";

interface Kept {
  readonly recipe: Recipe;
  readonly score: number;
}

/** From this score on, a worse recipe is not news: the bound is broken, and the search looks for others. */
const ENOUGH = 1.5;
/** How many niches compete to be changed further. */
const COMPETING = 4;

/** The worst recipe of each niche for each goal, to be changed further. */
export class Pool {
  readonly #kept = new Map<Goal, Map<string, Kept>>();

  constructor(readonly bounds: Bounds) {}

  /** Whether a sighting is worth a second look. */
  isNews(recipe: Recipe, sighting: Sighting): boolean {
    const niche = nicheOf(recipe);
    return goals.some((goal) => {
      const known = this.#kept.get(goal)?.get(niche)?.score ?? 0;
      return scoreOf(goal, sighting, this.bounds) > known * 1.05 && known < ENOUGH;
    });
  }

  add(recipe: Recipe, sighting: Sighting): void {
    const niche = nicheOf(recipe);
    for (const goal of goals) {
      const score = scoreOf(goal, sighting, this.bounds);
      const kept = this.#kept.get(goal) ?? new Map<string, Kept>();
      this.#kept.set(goal, kept);
      if (score > (kept.get(niche)?.score ?? 0)) kept.set(niche, { recipe, score });
    }
  }

  /** Picks one of the worst for a goal, if possible one that does not break the bound by far. */
  pick(draw: Draw): Recipe | undefined {
    const kept = [...(this.#kept.get(draw.pick(goals))?.values() ?? [])];
    const open = kept.filter(({ score }) => score < ENOUGH);
    if (open.length === 0) return kept.length === 0 ? undefined : draw.pick(kept).recipe;
    const competing = Array.from({ length: COMPETING }, () => draw.pick(open));
    return competing.reduce((one, other) => (other.score > one.score ? other : one)).recipe;
  }
}
