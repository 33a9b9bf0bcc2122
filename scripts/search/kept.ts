import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Recipe } from "./recipe.js";

/** A recipe that each run tries first. */
export interface Kept {
  readonly target: string;
  /** Why it is kept: the measure by which it is the worst, or a person's reason. */
  readonly why: string;
  readonly recipe: Recipe;
}

const file = fileURLToPath(new URL("worst.ndjson", import.meta.url));

export function kept(): readonly Kept[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as Kept);
}

/** Keeps recipes, each instead of one that was kept for the same target and reason. */
export function keep(fresh: readonly Kept[]): void {
  const others = kept().filter((one) => !fresh.some(({ target, why }) => one.target === target && one.why === why));
  writeFileSync(file, [...others, ...fresh].map((one) => `${escaped(one)}\n`).join(""));
}

/** As JSON in ASCII, because the marks and control characters in recipes are not readable. */
function escaped(one: Kept): string {
  return JSON.stringify(one).replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
