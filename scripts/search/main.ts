// Searches for inputs that take too long or whose answers are too large. Prints each finding at once.
import { parseArgs } from "node:util";
import { Draw } from "./draw.js";
import { Examiner } from "./examiner.js";
import { measured } from "./judge.js";
import { keep, kept } from "./kept.js";
import { type Found, Search } from "./search.js";
import { targetOf, targets } from "./targets.js";

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
  const names = targets.map(({ name }) => `\n  ${name}`).join("");
  console.error(`no target's name contains ${values.target.join(" or ")}; the targets are:${names}`);
  process.exit(2);
}

const examiner = new Examiner();
const search = new Search(examiner, chosen, new Draw(seed), (finding) => print("BROKEN", finding));
const end = performance.now() + minutes * 60_000;
try {
  for (const { target, recipe } of kept()) {
    if (chosen.some(({ name }) => name === target)) await search.try(targetOf(target), recipe);
  }
  const replayed = search.looks;
  while (performance.now() < end) await search.step();
  console.log(
    `\nThe worst by each measure, seed ${seed}, ${replayed} kept recipes, ${search.looks - replayed} looks:\n`,
  );
  for (const found of search.worst()) print("      ", found);
  if (values.keep) {
    const worst = await simplified(search.worst());
    keep(worst.map(({ target, measure, recipe }) => ({ target: target.name, why: `worst ${measure}`, recipe })));
  }
  if (search.findings.size > 0) {
    console.log(`\n${search.findings.size} bounds are broken:\n`);
    for (const found of await simplified(search.findings.values())) print("BROKEN", found);
    process.exitCode = 1;
  }
} finally {
  examiner.close();
}

async function simplified(all: Iterable<Found>): Promise<Found[]> {
  const simple: Found[] = [];
  for (const found of all) simple.push(await search.simplified(found));
  return simple;
}

/** What is bad, and how to reproduce it. */
function print(title: string, { target, measure, recipe, sighting }: Found): void {
  const figure = `${Math.round(sighting[measure] * 10) / 10} ${measured[measure]}`;
  console.log(`${title}  ${target.name}`);
  console.log(`        ${measure}: ${sighting.error ?? `${figure}, the bound is ${target.bounds[measure]}`}`);
  console.log(`        ${JSON.stringify(recipe)}`);
}
