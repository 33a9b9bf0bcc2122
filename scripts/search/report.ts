import { growthOf, worstNsPerByte } from "./judge.js";
import type { Finding } from "./search.js";
import type { Target } from "./targets.js";
import { type Goal, goals, type WorstOf } from "./worst.js";

/** A finding as text: what is broken, and how to reproduce it. */
export function findingText({ target, breach, recipe }: Finding): string {
  return `BROKEN  ${target}\n        ${breach.bound}: ${breach.message}\n        ${JSON.stringify(recipe)}`;
}

export function lineOf({ name }: Target): string {
  return `  ${name}`;
}

/** The worst of a target: for each goal a line of figures, and the recipe below it. */
export function worstText(worst: WorstOf): string {
  const lines = goals.flatMap((goal) => {
    const found = worst.worst(goal);
    return found === undefined ? [] : [`  ${figuresOf(goal, worst)}`, `      ${JSON.stringify(found.recipe)}`];
  });
  return [worst.target.name, ...lines].join("\n");
}

function figuresOf(goal: Goal, worst: WorstOf): string {
  const { sighting } = worst.worst(goal) as NonNullable<ReturnType<WorstOf["worst"]>>;
  const { timings, answers } = sighting;
  const growth = growthOf(timings).map((ratio) => ratio.toFixed(1));
  const most = (sizes: readonly number[]) => Math.max(0, ...sizes);
  const largest = most(answers.map(({ bytes }) => bytes));
  const perByte = most(answers.map(({ bytes, to }) => bytes / to));
  return [
    goal.padEnd(13),
    `${worstNsPerByte(timings).toFixed(1)} ns/byte`,
    `growth ${growth.join(" ")}`,
    `answer ${largest} bytes, ${perByte.toFixed(2)} a byte`,
    `body ${most(answers.map(({ bodyBytes }) => bodyBytes))}`,
    `text ${most(answers.map(({ longest }) => longest))}`,
  ].join("; ");
}
