/** The places below a step, by their next step; nothing more is told below a place that is held. */
type Steps = Map<string, Steps | undefined>;

/** A set of places, given as JSON Pointers. To ask it takes no longer the more it holds. */
export class Places {
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

  /** Whether a place is one of these, lies in one or has one in it. */
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
