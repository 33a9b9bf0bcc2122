import { Author, type Draw } from "./draw.js";
import type { Look } from "./examine.js";
import type { Examiner } from "./examiner.js";
import { goals, type Measure, measures, type Sighting } from "./judge.js";
import { grows, type Recipe } from "./recipe.js";
import type { Kind } from "./samples.js";
import { functionOf, type Target } from "./targets.js";
import { Vocabulary } from "./vocabulary.js";

/** A recipe, and how bad it is by one measure. */
export interface Found {
  readonly target: Target;
  readonly measure: Measure;
  readonly recipe: Recipe;
  readonly sighting: Sighting;
}

/** A share of what we promise. If it is more than 1, the promise is broken. */
function scoreOf(found: Omit<Found, "recipe"> | undefined): number {
  return found === undefined ? 0 : found.sighting[found.measure] / found.target.bounds[found.measure];
}

/** How many other targets try a recipe that is news for one. */
const NEIGHBOURS = 3;
/** From this score on, a worse recipe is not news: the bound is broken, and the search looks for others. */
const ENOUGH = 1.5;
/** How many of the worst recipes compete to be changed further. */
const COMPETING = 4;

/**
 * Searches for the worst inputs. It draws recipes, and changes the worst again and again. The seed decides what is
 * drawn, but times decide what is kept.
 */
export class Search {
  readonly #authors = new Map<Kind, Author>();
  /** Broken promises by their causes. */
  readonly findings = new Map<string, Found>();
  /** The worst of each niche. */
  readonly #pool = new Map<string, Found>();
  looks = 0;

  constructor(
    readonly examiner: Examiner,
    readonly targets: readonly Target[],
    readonly draw: Draw,
    readonly report: (finding: Found) => void,
  ) {}

  /** The worst of all niches. */
  worst(): Iterable<Found> {
    const worst = new Map<string, Found>();
    for (const one of this.#pool.values()) keepWorst(worst, poolOf(one), one);
    return worst.values();
  }

  /** Leaves out each edit without which a recipe still breaks the promise, or is nearly as bad. */
  async simplified(found: Found): Promise<Found> {
    const least = scoreOf(found) > 1 ? 1 : scoreOf(found) * 0.8;
    let simple = found;
    for (let index = found.recipe.edits.length - 1; index >= 0; index--) {
      const recipe = { ...found.recipe, edits: simple.recipe.edits.toSpliced(index, 1) };
      if (recipe.edits.length === 0) break;
      const sighting = await this.#look(found.target, recipe, found.measure === "growth" ? "full" : "quick");
      if (scoreOf({ ...found, sighting }) > least) simple = { ...found, recipe, sighting };
    }
    return simple;
  }

  /** Draws one recipe for one target. If it is news, tries it on other targets too. */
  async step(): Promise<void> {
    const target = this.draw.pick(this.targets);
    const recipe = this.#drawn(target);
    if (!(await this.try(target, recipe))) return;
    const neighbours = this.targets.filter(({ kind }) => kind === target.kind);
    for (let count = 0; count < NEIGHBOURS; count++) await this.try(this.draw.pick(neighbours), recipe);
  }

  #drawn(target: Target): Recipe {
    const { draw } = this;
    const author = this.#authors.get(target.kind) ?? new Author(draw, new Vocabulary(target.kind));
    this.#authors.set(target.kind, author);
    let recipe = draw.oneIn(3) ? undefined : this.#bad(target);
    if (recipe === undefined) return author.fresh();
    const other = this.#bad(target) ?? recipe;
    for (let change = draw.pick([1, 1, 2, 3]); change > 0; change--) recipe = author.changed(recipe, other);
    return recipe;
  }

  /** One of the worst recipes by some measure, if possible one that does not break the bound by far. */
  #bad(target: Target): Recipe | undefined {
    const pool = poolOf({ target, measure: this.draw.pick(goals) });
    const known = [...this.#pool.values()].filter((one) => poolOf(one) === pool);
    const open = known.filter((one) => scoreOf(one) < ENOUGH);
    if (open.length === 0) return known.length === 0 ? undefined : this.draw.pick(known).recipe;
    const competing = Array.from({ length: COMPETING }, () => this.draw.pick(open));
    return competing.reduce((one, other) => (scoreOf(other) > scoreOf(one) ? other : one)).recipe;
  }

  /** Looks at a recipe, and fully if a promise seems broken. Returns whether it is news. */
  async try(target: Target, recipe: Recipe): Promise<boolean> {
    this.looks++;
    let sighting = await this.#look(target, recipe, "quick");
    const isNews = goals.some((measure) => {
      const known = scoreOf(this.#pool.get(nicheOf({ target, measure, recipe })));
      return scoreOf({ target, measure, sighting }) > known * 1.05 && known < ENOUGH;
    });
    if (isNews) sighting = leastOf(sighting, await this.#look(target, recipe, "quick"));
    const isUnknown = (finding: Found) => !this.findings.has(causeOf(finding));
    if (brokenBy(target, recipe, sighting).some(isUnknown)) {
      const [one, other] = [await this.#look(target, recipe, "full"), await this.#look(target, recipe, "full")];
      for (const finding of brokenBy(target, recipe, leastOf(one, other))) this.#note(finding);
    }
    for (const measure of isNews ? goals : []) {
      const found = { target, measure, recipe, sighting };
      keepWorst(this.#pool, nicheOf(found), found);
    }
    return isNews;
  }

  async #look(target: Target, recipe: Recipe, look: Look): Promise<Sighting> {
    const sighting = await this.examiner.examine({ target: target.name, recipe, look });
    if (sighting.failure > 0) this.#note({ target, measure: "failure", recipe, sighting });
    return sighting;
  }

  #note(finding: Found): void {
    const cause = causeOf(finding);
    if (this.findings.has(cause)) return;
    this.findings.set(cause, finding);
    this.report(finding);
  }
}

/** What was seen twice, because a long time may be an accident: something else kept the machine busy. */
function leastOf(one: Sighting, other: Sighting): Sighting {
  return { ...other, time: Math.min(one.time, other.time), growth: Math.min(one.growth, other.growth) };
}

function keepWorst(map: Map<string, Found>, key: string, found: Found): void {
  if (scoreOf(found) > scoreOf(map.get(key))) map.set(key, found);
}

function brokenBy(target: Target, recipe: Recipe, sighting: Sighting): Found[] {
  return measures.map((measure) => ({ target, measure, recipe, sighting })).filter((found) => scoreOf(found) > 1);
}

/** Targets that take the same inputs and promise the same time share a pool: what is bad for one is bad for others. */
function poolOf({ target, measure }: Pick<Found, "target" | "measure">): string {
  return [target.kind, target.bounds.time, measure].join("; ");
}

/** What grows first in a recipe, and in which member. */
function growthOf({ edits }: Recipe): { readonly form: string; readonly member: string } {
  const growing = edits.find((edit) => grows(edit)) ?? { at: [] };
  const [, form = "text"] = /<<(many|nest|#)/u.exec(JSON.stringify(growing)) ?? [];
  return { form, member: growing.at.findLast((name) => !/^\d+$|^<</u.test(name)) ?? "" };
}

/** Of recipes that differ in what grows, both are worth keeping. */
function nicheOf(found: Omit<Found, "sighting">): string {
  return [poolOf(found), ...Object.values(growthOf(found.recipe))].join("; ");
}

/**
 * The same for findings of one function that seem to have the same cause. The member counts only if a text grows:
 * formats differ, objects hardly do.
 */
function causeOf({ target, measure, recipe }: Found): string {
  const { form, member } = growthOf(recipe);
  return [functionOf(target.name), measure, form, form === "text" ? member : ""].join("; ");
}
