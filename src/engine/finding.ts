import type { Exceptions } from "../context/exceptions.js";
import type { Fix } from "../errors/fix.js";
import type { Segment } from "../errors/path.js";
import type { Severity } from "../errors/severity.js";
import type { ActiveRule } from "./active-rule.js";

/** What a rule reported. */
export interface Finding {
  readonly rule: ActiveRule;
  /** The rule's severity, unless an exception lowers it. */
  readonly severity: Severity;
  readonly params: object;
  readonly place: Segment[];
  readonly fix: Fix | undefined;
}

/** The findings of one input. Of each rule, it keeps only as many as can be reported. */
export class FindingList {
  findings: Finding[] = [];
  #counts: Map<ActiveRule, number> | undefined;
  /** Rules that have reached their limit. */
  #full: Set<ActiveRule> | undefined;
  /** Most findings of one rule to keep: one more than `maxViolations`, to know whether the list is cut. */
  #most = 2;
  #exceptions: Exceptions | undefined;

  use(maxViolations: number, exceptions: Exceptions | undefined): void {
    this.#most = maxViolations + 1;
    this.#exceptions = exceptions;
  }

  clear(): void {
    if (this.findings.length > 0) this.findings = [];
    this.#counts = undefined;
    this.#full = undefined;
  }

  /** Whether further findings of a rule would be dropped. */
  hasEnoughOf(rule: ActiveRule): boolean {
    return this.#full?.has(rule) ?? false;
  }

  /** Severity of a finding at a place. Exceptions override the rule's, except for rules with a status (401, 404). */
  severityOf({ id, rule, severity }: ActiveRule, place: readonly Segment[]): Severity | "off" {
    if (this.#exceptions === undefined || rule.status !== undefined) return severity;
    return this.#exceptions.levelOf(id, place) ?? severity;
  }

  /** Keeps a finding. Returns false, and drops it, once its rule has reached the limit. */
  add(finding: Finding): boolean {
    const { rule } = finding;
    this.#counts ??= new Map();
    const count = this.#counts.get(rule) ?? 0;
    // Keep more warnings, because errors at the same places may displace them.
    if (count === (rule.severity === "error" ? this.#most : this.#most * 4)) {
      this.#full ??= new Set();
      this.#full.add(rule);
      return false;
    }
    this.#counts.set(rule, count + 1);
    this.findings.push(finding);
    return true;
  }
}
