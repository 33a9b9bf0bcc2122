import { Effort, nearest } from "../structure/nearest.js";

/** Steps that one validation may spend on looking for names: about a millisecond. A usual request takes a hundredth of it. */
const STEPS = 300_000;

/** The names that unknown members of a request probably mean. Each key is looked for once, however often it stands there. */
export class NearestNames {
  readonly #effort = new Effort(STEPS);
  readonly #known = new Map<readonly string[], Map<string, string | undefined>>();

  of(key: string, names: readonly string[]): string | undefined {
    let known = this.#known.get(names);
    if (known === undefined) {
      known = new Map();
      this.#known.set(names, known);
    }
    if (known.has(key)) return known.get(key);
    const { left } = this.#effort;
    const near = nearest(key, names, this.#effort) as string | undefined;
    // Most keys are found to be far from every name without any effort, and need not be kept.
    if (this.#effort.left < left) known.set(key, near);
    return near;
  }
}
