import type { Segment } from "../errors/path.js";
import type { Plan, PlannedRule } from "./plan.js";

type Place = readonly Segment[];

/** Where structural faults were found, and which rules they block. */
export class Faults {
  /** Whether the body itself is at fault. */
  readonly isOfBody: boolean;
  /** The rules that would have to read what is at fault. */
  readonly blocked: ReadonlySet<PlannedRule>;
  readonly #places: readonly Place[];
  readonly #plan: Plan;

  constructor(places: readonly Place[], plan: Plan) {
    const blocked = new Set<PlannedRule>();
    for (const place of places) plan.reads.addBlocked(place, blocked);
    this.blocked = blocked;
    this.isOfBody = places.some(({ length }) => length === 0);
    this.#places = places;
    this.#plan = plan;
  }

  /** Whether a fault lies in a top-level member, or is of it. */
  isIn(member: string): boolean {
    return this.#places.some(([first]) => first === member);
  }

  /** The rules that are blocked, those of marked objects in at least one place. */
  blockedSomewhere(): ReadonlySet<PlannedRule> {
    if (this.isOfBody) return new Set(this.#plan.all);
    const blocked = new Set(this.blocked);
    for (const { scope, rules, reads } of this.#plan.ofObjects) {
      for (const fault of this.#places) {
        if (!scope.members.includes(fault[0] as string)) continue;
        const place = scope.locate(fault);
        if (place === "above") for (const rule of rules) blocked.add(rule);
        else if (place !== undefined) reads.addBlocked(place, blocked);
      }
    }
    return blocked;
  }
}
