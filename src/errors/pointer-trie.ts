/** Children by segment. `undefined` marks an added place; places below it are not stored. */
type Steps = Map<string, Steps | undefined>;

/** A set of JSON Pointers. The time of a look-up does not depend on the size of the set. */
export class PointerTrie {
  readonly #steps: Steps = new Map();

  add(place: string): void {
    const steps = place.split("/");
    let below = this.#steps;
    for (const step of steps.slice(0, -1)) {
      let next = below.get(step);
      if (next === undefined) {
        if (below.has(step)) return;
        next = new Map();
        below.set(step, next);
      }
      below = next;
    }
    below.set(steps[steps.length - 1] as string, undefined);
  }

  /** Whether a place equals an added one, or is above or below one. */
  overlap(place: string): boolean {
    let below = this.#steps;
    for (const step of place.split("/")) {
      const next = below.get(step);
      if (next === undefined) return below.has(step);
      below = next;
    }
    return true;
  }
}
