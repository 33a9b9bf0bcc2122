import type { Segment } from "../errors/path.js";
import type { ActiveRule } from "./active-rule.js";
import type { ActiveRules } from "./active-rules.js";
import { blocks } from "./reads.js";
import { RuleSet } from "./rule-set.js";

interface Located {
  readonly place: readonly Segment[];
}

/** The rules that a set of issues blocks. */
export class BlockedRules {
  readonly #issues: readonly Located[];
  readonly #rules: ActiveRules;
  readonly #blocked: RuleSet;

  constructor(issues: readonly Located[], rules: ActiveRules) {
    this.#issues = issues;
    this.#rules = rules;
    this.#blocked = new RuleSet();
    for (const { place } of issues) rules.reads.addBlocked(place, this.#blocked);
  }

  /** Whether an issue blocks a rule through what it reads outside the objects of its scope. */
  blocks(rule: ActiveRule): boolean {
    return this.#blocked.has(rule);
  }

  /** Whether there is an issue at or below a top-level member. */
  isIn(member: string): boolean {
    return this.#issues.some(({ place }) => place[0] === member);
  }

  /** All blocked rules. A rule for marked objects counts if it is blocked in at least one of them. */
  blockedSomewhere(): RuleSet {
    // An issue of the body itself blocks everything.
    const isBodyBroken = this.#issues.some(({ place }) => place.length === 0);
    const blocked = new RuleSet(isBodyBroken ? this.#rules.all : []);
    blocked.addAll(this.#blocked);
    for (const { scope, rules, reads } of this.#rules.ofObjects) {
      for (const { place } of this.#issues) {
        const inside = scope.locate(place);
        if (inside === "above") blocked.addAll(rules);
        else if (inside !== undefined) reads.addBlocked(inside, blocked);
      }
    }
    return blocked;
  }
}

/** Determines which rules for marked objects are blocked while the structure is still being checked. */
export class BlockedInObjects {
  readonly #rules: ActiveRules;
  /** The rules that are blocked by what they read outside their objects. */
  #outside: RuleSet | undefined;
  /** Number of issues that `#outside` already includes. */
  #known = 0;

  constructor(rules: ActiveRules) {
    this.#rules = rules;
  }

  clear(): void {
    this.#outside = undefined;
    this.#known = 0;
  }

  /**
   * Whether an issue blocks a rule for one object, in the object or in what the rule reads outside it.
   *
   * @param since index of the first issue in the object.
   * @param depth depth of the object; the request has depth 1.
   */
  blocks(active: ActiveRule, issues: readonly Located[], since: number, depth: number): boolean {
    if (active.needs !== 0 && this.#blockedOutside(issues).has(active)) return true;
    for (const read of active.reads) {
      if (!read.relative) continue;
      for (let index = since; index < issues.length; index++) {
        if (blocks((issues[index] as Located).place, depth - 1, read)) return true;
      }
    }
    return false;
  }

  /** Updates the set with the issues added since the last call. */
  #blockedOutside(issues: readonly Located[]): RuleSet {
    this.#outside ??= new RuleSet();
    for (; this.#known < issues.length; this.#known++) {
      this.#rules.reads.addBlocked((issues[this.#known] as Located).place, this.#outside);
    }
    return this.#outside;
  }
}
