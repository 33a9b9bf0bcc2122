// Searches for inputs that take too long or whose answers are too large. Prints each finding at once.
import { parseArgs } from "node:util";
import { Examiner } from "./examiner.js";
import { keep, kept } from "./kept.js";
import type { Recipe } from "./recipe.js";
import { findingText, lineOf, worstText } from "./report.js";
import { type Finding, Search } from "./search.js";
import { simplified } from "./simplify.js";
import { type Target, targetOf, targets } from "./targets.js";
import { type Goal, scoreOf, type Worst } from "./worst.js";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    minutes: { type: "string", default: "10" },
    target: { type: "string", multiple: true, default: [] },
    keep: { type: "boolean", default: false },
  },
});
const [seed, minutes] = [Number(values.seed), Number(values.minutes)];
if (!Number.isSafeInteger(seed) || !(minutes >= 0)) {
  console.error("usage: npm run -w scripts search -- [--seed NUMBER] [--minutes NUMBER] [--target TEXT]... [--keep]");
  process.exit(2);
}
/** Targets are chosen by any part of their names. */
const chosen = targets.filter(
  ({ name }) => values.target.length === 0 || values.target.some((part) => name.includes(part)),
);
if (chosen.length === 0) {
  console.error(
    `no target's name contains ${values.target.join(" or ")}; the targets are:\n${targets.map(lineOf).join("\n")}`,
  );
  process.exit(2);
}

/** The distance between the seeds of two runs, so that they have no step in common. */
const STRIDE = 10_000_000;

const examiner = await Examiner.start();
const search = new Search(examiner, chosen, { found: (finding) => console.log(findingText(finding)) });
const end = performance.now() + minutes * 60_000;
try {
  for (const { target, recipe } of kept()) {
    if (chosen.some(({ name }) => name === target)) await search.try(targetOf(target), recipe);
  }
  const replayed = search.looks;
  for (let step = 0; performance.now() < end; step++) await search.step((seed * STRIDE + step) | 0);
  const findings = [];
  for (const finding of search.findings) findings.push(await simpleFinding(finding));
  console.log(
    `\nThe worst of each target, seed ${seed}, ${replayed} kept recipes, ${search.looks - replayed} looks:\n`,
  );
  for (const worst of search.worst.values()) console.log(worstText(worst));
  if (values.keep) await keep(search.worst.values(), simplestWorst);
  if (findings.length > 0) {
    console.log(`\n${findings.length} bounds are broken:\n`);
    for (const finding of findings) console.log(findingText(finding));
    process.exitCode = 1;
  }
} finally {
  examiner.close();
}

async function simpleFinding(finding: Finding): Promise<Finding> {
  const recipe = await simplified(finding.recipe, async (shorter) => {
    const { breaches } = await examiner.examine({ target: finding.target, recipe: shorter, look: "quick" });
    return breaches.some(({ bound }) => bound === finding.breach.bound);
  });
  return { ...finding, recipe };
}

/** Leaves out the edits without which a recipe is nearly as bad. */
function simplestWorst({ name, bounds }: Target, goal: Goal, { recipe, score }: Worst): Promise<Recipe> {
  return simplified(recipe, async (shorter) => {
    const sighting = await examiner.examine({ target: name, recipe: shorter, look: "second" });
    return scoreOf(goal, sighting, bounds) >= score * 0.8;
  });
}
