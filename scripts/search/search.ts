import type { Draw } from "./draw.js";
import { drawn } from "./draw.js";
import type { Look, Sighting } from "./examine.js";
import type { Examiner } from "./examiner.js";
import type { Breach } from "./judge.js";
import { freshRecipe, mutated } from "./mutate.js";
import { defectOf } from "./niche.js";
import { Pool } from "./pool.js";
import type { Recipe } from "./recipe.js";
import type { Kind } from "./samples.js";
import { functionOf, type Target } from "./targets.js";
import { type Vocabulary, vocabularyOf } from "./vocabulary.js";
import { WorstOf } from "./worst.js";

/** A promise that a recipe breaks. */
export interface Finding {
  readonly target: string;
  readonly breach: Breach;
  readonly recipe: Recipe;
}

export interface Listener {
  found(finding: Finding): void;
}

/** Findings of one function that seem to have the same cause count as one. */
function keyOf({ target, breach, recipe }: Finding): string {
  return [functionOf(target), breach.bound, defectOf(recipe)].join("; ");
}

/** How many other targets try a recipe that is news for one. */
const NEIGHBOURS = 3;

/**
 * Searches for the worst inputs. It draws recipes, and changes the worst of a target again and again. The seed decides
 * what is drawn, but times decide what is kept.
 */
export class Search {
  readonly #vocabularies = new Map<Kind, Vocabulary>();
  readonly #pools = new Map<string, Pool>();
  readonly #findings = new Map<string, Finding>();
  readonly worst: ReadonlyMap<string, WorstOf>;
  looks = 0;

  constructor(
    readonly examiner: Examiner,
    readonly targets: readonly Target[],
    readonly listener: Listener,
  ) {
    this.worst = new Map(targets.map((target) => [target.name, new WorstOf(target)]));
  }

  get findings(): readonly Finding[] {
    return [...this.#findings.values()];
  }

  /** Draws one recipe for one target. If it is news, tries it on other targets too. */
  async step(seed: number): Promise<void> {
    const { target, recipe, neighbours } = drawn(seed, (draw) => this.#next(draw));
    if (!(await this.try(target, recipe))) return;
    for (const neighbour of neighbours) await this.try(neighbour, recipe);
  }

  /**
   * Looks at a recipe, once more if it seems to be news, and thoroughly if a promise seems broken. Returns whether it
   * is news.
   */
  async try(target: Target, recipe: Recipe): Promise<boolean> {
    const pool = this.#poolOf(target);
    this.looks++;
    const quick = await this.#look(target, recipe, "quick");
    const isNews = pool.isNews(recipe, quick);
    if (!isNews && !this.#breaksMore(target, recipe, quick)) return false;
    const second = await this.#look(target, recipe, "second");
    if (this.#breaksMore(target, recipe, second)) await this.look(target, recipe);
    pool.add(recipe, second);
    this.worst.get(target.name)?.add(recipe, second);
    return isNews;
  }

  /** Looks thoroughly, and reports what is broken. */
  async look(target: Target, recipe: Recipe): Promise<Sighting> {
    const full = await this.#look(target, recipe, "full");
    for (const breach of full.breaches) this.#note({ target: target.name, breach, recipe });
    return full;
  }

  async #look(target: Target, recipe: Recipe, look: Look): Promise<Sighting> {
    const sighting = await this.examiner.examine({ target: target.name, recipe, look });
    const ends = sighting.breaches.find(({ bound }) => bound === "ends");
    if (ends !== undefined) this.#note({ target: target.name, breach: ends, recipe });
    return sighting;
  }

  #breaksMore(target: Target, recipe: Recipe, { breaches }: Sighting): boolean {
    return breaches.some((breach) => !this.#findings.has(keyOf({ target: target.name, breach, recipe })));
  }

  #note(finding: Finding): void {
    const key = keyOf(finding);
    if (this.#findings.has(key)) return;
    this.#findings.set(key, finding);
    this.listener.found(finding);
  }

  /**
   * The pool of all targets that take the same inputs and promise the same time: what is bad for one is bad for others.
   */
  #poolOf({ kind, bounds }: Target): Pool {
    const key = `${kind} ${bounds.nsPerByte}`;
    const pool = this.#pools.get(key) ?? new Pool(bounds);
    this.#pools.set(key, pool);
    return pool;
  }

  #next(draw: Draw): { target: Target; recipe: Recipe; neighbours: Target[] } {
    const target = draw.pick(this.targets);
    const vocabulary = this.#vocabularyOf(target.kind);
    const ofKind = this.targets.filter(({ kind }) => kind === target.kind);
    const neighbours = Array.from({ length: NEIGHBOURS }, () => draw.pick(ofKind));
    const pool = this.#poolOf(target);
    let recipe = draw.oneIn(3) ? undefined : pool.pick(draw);
    if (recipe === undefined) return { target, recipe: freshRecipe(draw, vocabulary), neighbours };
    const other = pool.pick(draw) ?? recipe;
    for (let change = draw.pick([1, 1, 2, 3]); change > 0; change--) recipe = mutated(draw, vocabulary, recipe, other);
    return { target, recipe, neighbours };
  }

  #vocabularyOf(kind: Kind): Vocabulary {
    const vocabulary = this.#vocabularies.get(kind) ?? vocabularyOf(kind);
    this.#vocabularies.set(kind, vocabulary);
    return vocabulary;
  }
}
