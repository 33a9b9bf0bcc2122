import { withoutConflicts } from "./errors/fix.js";
import type { Segment } from "./errors/path.js";
import { type Severity, type Violation, violationOf } from "./errors/violation.js";
import { fill } from "./errors/wording.js";
import { topLevelMembers } from "./generated/members.js";
import { isRuleFinding, type RuleFinding } from "./rules/run.js";
import { structuralViolation } from "./structure/structural-violation.js";
import { type Fault, type Finding, isObject } from "./structure/walk.js";

/** What is to be said about a request. */
export interface Collected {
  readonly errors: Violation[];
  readonly warnings: Violation[];
  /** Whether either list was cut. */
  readonly truncated: boolean;
  /** `error.code` of the first error. */
  readonly code: string;
}

/**
 * Makes the violations: structure first, then rules by top-level member, then by registry, then as found. A place is
 * named once, by an error rather than by a warning, and by the earlier of two alike.
 */
export function collect(found: readonly (Fault | Finding)[], request: unknown, most: number): Collected {
  const named = new Set<string>();
  const isNew = ({ path }: Violation) => !named.has(path) && named.add(path).size > 0;

  const faults = found.filter((finding): finding is Fault => !isRuleFinding(finding));
  const structural = faults
    .slice(0, most + 1)
    .map(structuralViolation)
    .filter(isNew);
  // Where structure alone is too much, rules are not heard.
  const findings = faults.length > most ? [] : found.filter(isRuleFinding).sort(byMemberThenRule);
  const ofSeverity = (severity: Severity) =>
    findings
      .filter(({ rule }) => rule.severity === severity)
      .map((finding) => ruleViolation(finding, request))
      .filter(isNew);
  const errors = [...structural, ...ofSeverity("error")];
  const warnings = ofSeverity("warning");
  const listed = { errors: errors.slice(0, most), warnings: warnings.slice(0, most) };
  withoutConflicts([...listed.errors, ...listed.warnings]);
  return {
    ...listed,
    truncated: errors.length > most || warnings.length > most,
    code: codeOf(errors[0], findings),
  };
}

function byMemberThenRule(a: RuleFinding, b: RuleFinding): number {
  return memberOf(a) - memberOf(b) || a.rule.index - b.rule.index;
}

function memberOf({ place }: RuleFinding): number {
  const index = topLevelMembers.indexOf(String(place.at(-1)));
  return index === -1 ? topLevelMembers.length : index;
}

function ruleViolation({ rule: { rule, severity }, params, place, fix }: RuleFinding, request: unknown): Violation {
  const segments = [...place].reverse();
  return violationOf({
    rule: rule.id,
    severity,
    segments,
    params,
    predicate: fill(rule.message, params),
    kind: isPresent(request, segments) ? "other" : "absent",
    coarser: rule.coarser ?? 0,
    fix,
  }) as Violation;
}

function isPresent(request: unknown, segments: readonly Segment[]): boolean {
  let value = request;
  for (const segment of segments) {
    if (Array.isArray(value)) value = value[Number(segment)];
    else if (isObject(value) && Object.hasOwn(value, segment)) value = value[segment];
    else return false;
  }
  return true;
}

function codeOf(first: Violation | undefined, findings: readonly RuleFinding[]): string {
  const gate = findings.find(({ rule }) => rule.rule.id === first?.rule);
  return gate?.rule.rule.flagGated ? "VALIDATION_FAILED" : "400 Bad Request";
}
