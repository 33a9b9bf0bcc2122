import type { ActiveRule } from "./active-rule.js";

/** A mutable set of active rules. */
export class RuleSet {
  readonly #marks: boolean[];

  /** @param others initial rules. */
  constructor(others?: RuleSet) {
    this.#marks = others === undefined ? [] : others.#marks.slice();
  }

  addAll(rules: readonly ActiveRule[]): void {
    for (const rule of rules) this.#marks[rule.index] = true;
  }

  has(rule: ActiveRule): boolean {
    return this.#marks[rule.index] === true;
  }
}
