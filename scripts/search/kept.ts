import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Recipe } from "./recipe.js";
import { functionOf, targets } from "./targets.js";
import { goals, type WorstOf } from "./worst.js";

/** A recipe that each run tries first. */
export interface Kept {
  readonly target: string;
  /** Why it is there: the goal it is the worst for, or what somebody had in mind. */
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

/** Keeps the worst of each function for each goal, in place of what was the worst before. */
export function keep(all: Iterable<WorstOf>): void {
  const found = new Map<string, Kept & { score: number }>();
  for (const worst of all) {
    for (const goal of goals) {
      const one = worst.worst(goal);
      const key = `${functionOf(worst.target.name)}: ${goal}`;
      if (one === undefined || one.score <= (found.get(key)?.score ?? 0)) continue;
      found.set(key, { target: worst.target.name, why: `worst ${goal}`, recipe: one.recipe, score: one.score });
    }
  }
  const fresh = [...found.values()].map(({ score: _, ...one }) => one);
  const isReplaced = ({ target, why }: Kept) =>
    fresh.some((one) => one.why === why && functionOf(one.target) === functionOf(target));
  const result = [...kept().filter((one) => !isReplaced(one)), ...fresh];
  const order = targets.map(({ name }) => name);
  result.sort((one, other) => order.indexOf(one.target) - order.indexOf(other.target));
  writeFileSync(file, result.map((one) => `${escaped(one)}\n`).join(""));
}

/** As JSON in ASCII, since nobody can read the marks and controls that recipes are made of. */
function escaped(one: Kept): string {
  return JSON.stringify(one).replace(/[^\u0020-\u007e]/gu, (character) =>
    [...Array(character.length).keys()]
      .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`)
      .join(""),
  );
}
