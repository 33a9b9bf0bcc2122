import { withoutConflicts } from "./errors/fix.js";
import type { Segment } from "./errors/path.js";
import { type Severity, type Violation, violationOf } from "./errors/violation.js";
import { fill } from "./errors/wording.js";
import { topLevelMembers } from "./generated/members.js";
import { headerNames } from "./request/headers.js";
import { isRuleFinding, type RuleFinding } from "./rules/run.js";
import { structuralViolation } from "./structure/structural-violation.js";
import type { Fault, Finding } from "./structure/walk.js";

/** Says more about a violation whose exact place is known. */
export type Adjust = (violation: Violation, place: readonly Segment[]) => Violation;

const unchanged: Adjust = (violation) => violation;

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
export function collect(
  found: readonly (Fault | Finding)[],
  request: unknown,
  most: number,
  adjust: Adjust = unchanged,
): Collected {
  const isNew = placeNamer();
  const faults = found.filter((finding): finding is Fault => !isRuleFinding(finding));
  const structural = faults.slice(0, most + 1).filter(isNew);
  // Where structure alone is too much, rules are not heard.
  const findings = faults.length > most ? [] : found.filter(isRuleFinding).sort(byMemberThenRule);
  const gates = findings.filter(({ rule }) => rule.severity === "error" && rule.rule.silences !== undefined);
  const ofSeverity = (severity: Severity) =>
    findings.filter((finding) => finding.rule.severity === severity && !isGated(finding, gates)).filter(isNew);

  const asViolation = (finding: RuleFinding) => adjust(ruleViolation(finding, request), placeOf(finding));
  const refusing = ofSeverity("error");
  const advising = ofSeverity("warning");
  const violations = [
    ...structural.slice(0, most).map((fault) => adjust(structuralViolation(fault), placeOf(fault))),
    ...refusing.slice(0, most - Math.min(most, structural.length)).map(asViolation),
  ];
  const warnings = advising.slice(0, most).map(asViolation);
  withoutConflicts([...violations, ...warnings]);
  const isFlagGated = structural.length === 0 && refusing[0]?.rule.rule.flagGated === true;
  return {
    errors: violations,
    warnings,
    truncated: structural.length + refusing.length > most || advising.length > most,
    code: isFlagGated ? "VALIDATION_FAILED" : "400 Bad Request",
  };
}

/** Tells of each finding whether it is the first in its place. Long keys count in full here, and are hashed once. */
function placeNamer(): (finding: Finding) => boolean {
  const named = new Set<string>();
  const longKeys = new Map<string, number>();
  return ({ place }) => {
    // A JSON Pointer from the inside out: it names one place, since a container has either names or indexes.
    let name = "";
    for (const segment of place) name += typeof segment === "number" ? `/${segment}` : nameOf(segment, longKeys);
    const { size } = named;
    return named.add(name).size > size;
  };
}

/** A key as it stands in a name, which no other key does. */
function nameOf(key: string, longKeys: Map<string, number>): string {
  if (key.length >= 100) {
    const ordinal = longKeys.get(key) ?? longKeys.size;
    longKeys.set(key, ordinal);
    return `/~2${ordinal}`;
  }
  const isPlain = !(key.includes("~") || key.includes("/"));
  return isPlain ? `/${key}` : `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** Whether a finding about an object as such lies in what a gate, which speaks for all of it, has refused. */
function isGated(finding: RuleFinding, gates: readonly RuleFinding[]): boolean {
  if (finding.rule.rule.scope !== "object") return false;
  return gates.some(({ place }) => {
    const inside = finding.place.slice(-place.length);
    return inside.length === place.length && inside.every((segment, index) => segment === place[index]);
  });
}

function byMemberThenRule(a: RuleFinding, b: RuleFinding): number {
  return memberOf(a) - memberOf(b) || a.rule.index - b.rule.index;
}

function memberOf({ place, rule }: RuleFinding): number {
  const name = String(place.at(-1));
  // Headers come first, in an order of their own.
  if (rule.rule.outsideBody) return (headerNames as readonly string[]).indexOf(name) - headerNames.length;
  const index = topLevelMembers.indexOf(name);
  return index === -1 ? topLevelMembers.length : index;
}

function placeOf({ place }: Finding): Segment[] {
  return [...place].reverse();
}

function ruleViolation(finding: RuleFinding, request: unknown): Violation {
  const { rule: planned, params, fix } = finding;
  const { rule, severity } = planned;
  const segments = placeOf(finding);
  return violationOf({
    rule: rule.id,
    severity,
    segments,
    params,
    predicate: fill(rule.message, params),
    // What an update takes away is not what a campaign needs.
    kind: rule.scope === "update" || isPresent(request, segments) ? "other" : "absent",
    coarser: rule.coarser ?? 0,
    fix,
    outsideBody: rule.outsideBody ?? false,
  }) as Violation;
}

/** Whether something stands at a place. What stands there is not read: it may be a member that nobody knows. */
function isPresent(request: unknown, segments: readonly Segment[]): boolean {
  let container: unknown = request;
  return segments.every((segment, index) => {
    if (typeof container !== "object" || container === null || !Object.hasOwn(container, segment)) return false;
    if (index < segments.length - 1) container = (container as Record<Segment, unknown>)[segment];
    return true;
  });
}
