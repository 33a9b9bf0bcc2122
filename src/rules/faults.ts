import type { Segment } from "../errors/path.js";
import { registry } from "./index.js";
import type { Plan, PlannedRule } from "./plan.js";

type Place = readonly Segment[];

/** Where structural faults were found, and which rules they block. */
export class Faults {
  readonly #places: readonly Place[];
  readonly #plan: Plan;
  readonly #blocked: RuleSet;

  constructor(places: readonly Place[], plan: Plan) {
    this.#places = places;
    this.#plan = plan;
    this.#blocked = new RuleSet();
    for (const place of places) plan.reads.addBlocked(place, this.#blocked);
  }

  /** Whether a rule would have to read what is at fault, besides the objects that it is about. */
  blocks(rule: PlannedRule): boolean {
    return this.#blocked.has(rule);
  }

  /** Whether a fault lies in a top-level member, or is of it. */
  isIn(member: string): boolean {
    return this.#places.some(([first]) => first === member);
  }

  /** The rules that are blocked, those of marked objects in at least one place. */
  blockedSomewhere(): RuleSet {
    const blocked = new RuleSet(this.#blocked);
    // The body itself may be at fault.
    if (this.#places.some(({ length }) => length === 0)) blocked.addAll(this.#plan.all);
    for (const { scope, rules, reads } of this.#plan.ofObjects) {
      for (const fault of this.#places) {
        const place = scope.locate(fault);
        if (place === "above") blocked.addAll(rules);
        else if (place !== undefined) reads.addBlocked(place, blocked);
      }
    }
    return blocked;
  }
}

/** Some of the rules of a plan. */
export class RuleSet {
  readonly #marks: boolean[];

  /** @param others rules to begin with. */
  constructor(others?: RuleSet) {
    this.#marks = others === undefined ? new Array<boolean>(registry.length) : others.#marks.slice();
  }

  addAll(rules: readonly PlannedRule[]): void {
    for (const rule of rules) this.#marks[rule.index] = true;
  }

  has(rule: PlannedRule): boolean {
    return this.#marks[rule.index] === true;
  }
}
