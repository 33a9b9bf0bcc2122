import type { Channel } from "./channel.js";
import { keepToBudget } from "./errors/budget.js";
import { BAD_REQUEST, codeOf, type ErrorCode } from "./errors/error-code.js";
import { withoutConflicts } from "./errors/fix.js";
import { type Segment, tokenOf } from "./errors/path.js";
import { PlaceTexts } from "./errors/place-texts.js";
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
  readonly code: ErrorCode;
}

/**
 * Makes the violations: structure first, then rules by top-level member, then by registry, then as found. A place is
 * named once, by an error rather than by a warning, and by the earlier of two alike.
 */
export function collect(
  found: readonly (Fault | Finding)[],
  request: unknown,
  most: number,
  channel: Channel,
  adjust: Adjust = unchanged,
): Collected {
  const isPush = channel === "PUSH";
  const faults: Fault[] = [];
  const advice: Fault[] = [];
  const findings: RuleFinding[] = [];
  for (const finding of found) {
    if (isRuleFinding(finding)) findings.push(finding);
    else if ((finding as Fault).level === "error") faults.push(finding as Fault);
    else if ((finding as Fault).level === "warning") advice.push(finding as Fault);
  }
  // Where structure alone is too much, rules are not heard.
  if (faults.length > most) findings.length = 0;
  const isHeard = unlessRefusedByGate(findings);
  const isNew = findings.length + advice.length > 0 && found.length > 1 ? placeNamer() : () => true;
  const structural = faults
    .filter(isHeard)
    .slice(0, most + 1)
    .filter(isNew);
  const [refusing, advising] = ordered(findings.filter(isHeard), isNew, advice.filter(isHeard));

  const places = new PlaceTexts();
  const asViolation = (finding: Fault | RuleFinding) => {
    const violation = isRuleFinding(finding)
      ? ruleViolation(finding, request, isPush, places)
      : structuralViolation(finding, isPush, places);
    return adjust(violation, finding.place);
  };
  const errors = [...structural, ...refusing].slice(0, most).map(asViolation);
  const warnings = advising.slice(0, most).map(asViolation);
  const isCut = [keepToBudget(errors, most), keepToBudget(warnings, most)].includes(true);
  withoutConflicts(errors, warnings);
  const [first] = structural.length === 0 ? refusing : [];
  return {
    errors,
    warnings,
    truncated: isCut || structural.length + refusing.length > most || advising.length > most,
    code: first === undefined ? BAD_REQUEST : codeOf(first.rule.rule),
  };
}

/** Tells what to say nothing of: all that is at or below a flag-gated member that its gate refuses, but for the gate. */
function unlessRefusedByGate(findings: readonly RuleFinding[]): (finding: Fault | RuleFinding) => boolean {
  const gates = findings.filter(({ rule, severity }) => rule.rule.flagGated && severity === "error");
  if (gates.length === 0) return () => true;
  return (finding) => !gates.some((gate) => gate !== finding && isAtOrBelow(finding.place, gate.place));
}

/**
 * The errors among the findings of rules, and the warnings of structure and rules, each in their order, without those that
 * say nothing new.
 */
function ordered(
  findings: readonly RuleFinding[],
  isNew: (finding: Finding) => boolean,
  advice: readonly Fault[],
): [refusing: RuleFinding[], advising: (Fault | RuleFinding)[]] {
  const sorted = findings.length > 1 ? sortedByMember(findings) : findings;
  const gates = sorted.filter(({ rule, severity }) => severity === "error" && rule.silences !== undefined);
  const ofSeverity = (severity: Severity) =>
    sorted.filter((finding) => finding.severity === severity && !isGated(finding, gates) && isNew(finding));
  return [ofSeverity("error"), [...advice.filter(isNew), ...ofSeverity("warning")]];
}

/** Findings by top-level member, then by registry, then as found. */
function sortedByMember(findings: readonly RuleFinding[]): RuleFinding[] {
  const ranked = findings.map((finding) => ({ finding, member: memberOf(finding), rule: finding.rule.index }));
  ranked.sort((a, b) => a.member - b.member || a.rule - b.rule);
  return ranked.map(({ finding }) => finding);
}

/**
 * Tells of each finding whether it is the first in its place. Places are named only where several end alike. Long keys
 * count in full here, and are hashed once.
 */
function placeNamer(): (finding: Finding) => boolean {
  const byEnd = new Map<Segment | undefined, readonly Segment[] | Set<string>>();
  const longKeys = new Map<string, number>();
  return ({ place }) => {
    const end = place[place.length - 1];
    const others = byEnd.get(end);
    if (others === undefined) {
      byEnd.set(end, place);
      return true;
    }
    const names = others instanceof Set ? others : new Set([nameOf(others, longKeys)]);
    if (names !== others) byEnd.set(end, names);
    const { size } = names;
    return names.add(nameOf(place, longKeys)).size > size;
  };
}

/** A JSON Pointer: it names one place, since a container has either names or indexes. */
function nameOf(place: readonly Segment[], longKeys: Map<string, number>): string {
  let name = "";
  for (const segment of place) {
    name += typeof segment === "string" && segment.length >= 100 ? longName(segment, longKeys) : tokenOf(segment);
  }
  return name;
}

/** What stands for a long key in a name, and for no other key. */
function longName(key: string, longKeys: Map<string, number>): string {
  const ordinal = longKeys.get(key) ?? longKeys.size;
  longKeys.set(key, ordinal);
  return `/~2${ordinal}`;
}

/** Whether a finding about an object as such lies in what a gate, which speaks for all of it, has refused. */
function isGated(finding: RuleFinding, gates: readonly RuleFinding[]): boolean {
  if (finding.rule.rule.scope !== "object") return false;
  return gates.some(({ place }) => isAtOrBelow(finding.place, place));
}

function isAtOrBelow(place: readonly Segment[], other: readonly Segment[]): boolean {
  return other.length <= place.length && other.every((segment, index) => segment === place[index]);
}

function memberOf({ place, rule }: RuleFinding): number {
  const name = String(place[0]);
  // Headers come first, in an order of their own.
  if (rule.rule.outsideBody) return (headerNames as readonly string[]).indexOf(name) - headerNames.length;
  const index = topLevelMembers.indexOf(name);
  return index === -1 ? topLevelMembers.length : index;
}

function ruleViolation(finding: RuleFinding, request: unknown, isPush: boolean, places: PlaceTexts): Violation {
  const { rule: planned, severity, params, fix } = finding;
  const { rule } = planned;
  const segments = finding.place;
  const source = {
    rule: rule.id,
    severity,
    segments,
    params,
    predicate: fill(planned.template, params as Readonly<Record<string, unknown>>),
    // What an update takes away is not what a campaign needs.
    isAbsent: rule.scope !== "update" && !isPresent(request, segments),
    isPush,
    coarser: rule.coarser ?? 0,
    fix,
    outsideBody: rule.outsideBody ?? false,
  };
  return violationOf(source, places) as Violation;
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
