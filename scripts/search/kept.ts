import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Recipe } from "./recipe.js";
import { functionOf, type Target, targets } from "./targets.js";
import { type Goal, goals, type Worst, type WorstOf } from "./worst.js";

/** A recipe that each run tries first. */
export interface Kept {
  readonly target: string;
  /** Why it is kept: the goal for which it is the worst, or a person's reason. */
  readonly why: string;
  readonly recipe: Recipe;
}

const file = fileURLToPath(new URL("worst.ndjson", import.meta.url));

export function kept(): readonly Kept[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Kept);
}

/** Simplifies the worst recipe of a target for a goal. */
type Simplify = (target: Target, goal: Goal, worst: Worst) => Promise<Recipe>;

/** Keeps the worst of each function for each goal, instead of the previous worst. */
export async function keep(all: Iterable<WorstOf>, simplify: Simplify): Promise<void> {
  const found = new Map<string, { target: Target; goal: Goal; worst: Worst }>();
  for (const one of all) {
    for (const goal of goals) {
      const worst = one.worst(goal);
      const key = `${functionOf(one.target.name)}: ${goal}`;
      if (worst === undefined || worst.score <= (found.get(key)?.worst.score ?? 0)) continue;
      found.set(key, { target: one.target, goal, worst });
    }
  }
  const fresh: Kept[] = [];
  for (const { target, goal, worst } of found.values()) {
    fresh.push({ target: target.name, why: `worst ${goal}`, recipe: await simplify(target, goal, worst) });
  }
  const isReplaced = ({ target, why }: Kept) =>
    fresh.some((one) => one.why === why && functionOf(one.target) === functionOf(target));
  const result = [...kept().filter((one) => !isReplaced(one)), ...fresh];
  const order = targets.map(({ name }) => name);
  result.sort((one, other) => order.indexOf(one.target) - order.indexOf(other.target));
  writeFileSync(file, result.map((one) => `${escaped(one)}\n`).join(""));
}

/** As JSON in ASCII, because the marks and control characters in recipes are not readable. */
function escaped(one: Kept): string {
  return JSON.stringify(one).replace(/[^\u0020-\u007e]/gu, (character) =>
    [...Array(character.length).keys()]
      .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`)
      .join(""),
  );
}
