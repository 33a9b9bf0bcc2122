import { kept } from "../structure/kept.js";
import { nearest } from "../structure/nearest.js";

/** Steps that one validation may spend on finding names: half a millisecond. A typical request takes 2% of it. */
const STEPS = 75_000;

/** Finds the names that unknown members probably mean, and remembers the answers that took effort. */
export class NearestNames {
  readonly #effort = { left: STEPS };
  readonly #known = new Map<readonly string[], Map<string, string | undefined>>();

  of(key: string, names: readonly string[]): string | undefined {
    const known = kept(this.#known, names, () => new Map());
    if (known.has(key)) return known.get(key);
    const { left } = this.#effort;
    const near = nearest(key, names, this.#effort) as string | undefined;
    // Most keys differ too much from every name to cost any effort, so caching them gains nothing.
    if (this.#effort.left < left) known.set(key, near);
    return near;
  }
}
