import { keepToBudget } from "../errors/budget.js";
import { BAD_REQUEST, codeOf, type ErrorCode } from "../errors/error-code.js";
import { type Segment, tokenOf } from "../errors/path.js";
import { PlaceTexts } from "../errors/place-texts.js";
import type { Severity } from "../errors/severity.js";
import { violationOf } from "../errors/violation.js";
import { withoutConflicts } from "../errors/without-conflicts.js";
import { fill } from "../errors/wording.js";
import { topLevelMembers } from "../generated/members.js";
import type { RegisteredRule } from "../rules/index.js";
import { headerNames } from "../rules/request-parts.js";
import type { Violation } from "../rules/violation.js";
import type { Channel } from "../structure/channel.js";
import type { Issue } from "../structure/checker.js";
import { structuralViolation } from "../structure/structural-violation.js";
import type { Finding } from "./finding.js";

interface Located {
  readonly place: readonly Segment[];
}

/** Adds details to a violation. `place` is its exact place, not abridged. */
export type Annotate = (violation: Violation, place: readonly Segment[], rule?: RegisteredRule) => Violation;

const unchanged: Annotate = (violation) => violation;

/** The violations of a request. */
export interface Collected {
  readonly errors: Violation[];
  readonly warnings: Violation[];
  /** Whether either list was cut. */
  readonly truncated: boolean;
  /** `error.code` of the first error. */
  readonly code: ErrorCode;
}

/**
 * Turns issues and findings into violations. Issues come first, then findings by top-level member, registry order and
 * order found. Each place is reported once: errors take precedence over warnings, earlier ones over later ones.
 */
export function collect(
  issues: readonly Issue[],
  found: readonly Finding[],
  request: unknown,
  most: number,
  channel: Channel,
  annotate: Annotate = unchanged,
): Collected {
  const isPush = channel === "PUSH";
  const errorIssues = ofLevel("error", issues);
  // If the issues alone exceed the limit, findings are dropped.
  const findings = errorIssues.length > most ? NONE : found;
  // Issues alone are in order, each at a place of its own.
  const { structureErrors, ruleErrors, allWarnings } =
    findings.length === 0 && errorIssues.length === issues.length
      ? { structureErrors: errorIssues, ruleErrors: NONE, allWarnings: NONE }
      : reported(errorIssues, ofLevel("warning", issues), findings);

  const places = new PlaceTexts();
  const asViolation = (finding: Issue | Finding) => {
    return isFinding(finding)
      ? annotate(ruleViolation(finding, request, isPush, places), finding.place, finding.rule.rule)
      : annotate(structuralViolation(finding, isPush, places) as Violation, finding.place);
  };
  const errors = [...structureErrors, ...ruleErrors].slice(0, most).map(asViolation);
  const warnings = allWarnings.slice(0, most).map(asViolation);
  // The messages of custom rules may be too short to repeat long params.
  const areOurs = !findings.some(({ rule }) => rule.isCustom);
  const areErrorsCut = keepToBudget(errors, most, areOurs, places);
  const areWarningsCut = keepToBudget(warnings, most, areOurs, places);
  withoutConflicts(errors, warnings);
  const [first] = structureErrors.length === 0 ? ruleErrors : [];
  return {
    errors,
    warnings,
    truncated:
      areErrorsCut || areWarningsCut || structureErrors.length + ruleErrors.length > most || allWarnings.length > most,
    code: first === undefined ? BAD_REQUEST : codeOf(first.rule.rule),
  };
}

const NONE: readonly never[] = [];

function ofLevel(level: Issue["level"], issues: readonly Issue[]): readonly Issue[] {
  const isOfLevel = (issue: Issue) => issue.level === level;
  // Most often, all are errors.
  return issues.every(isOfLevel) ? issues : issues.filter(isOfLevel);
}

/** What is reported of each kind, in order: nothing below a gate, and only the first at each place. */
function reported(
  errorIssues: readonly Issue[],
  warningIssues: readonly Issue[],
  findings: readonly Finding[],
): Reported {
  const isReportable = outsideGates(findings);
  const isNew = errorIssues.length + warningIssues.length + findings.length > 1 ? firstAtPlace() : () => true;
  const structureErrors = errorIssues.filter(isReportable).filter(isNew);
  const [ruleErrors, allWarnings] = ordered(findings.filter(isReportable), isNew, warningIssues.filter(isReportable));
  return { structureErrors, ruleErrors, allWarnings };
}

interface Reported {
  readonly structureErrors: readonly Issue[];
  readonly ruleErrors: readonly Finding[];
  readonly allWarnings: readonly (Issue | Finding)[];
}

function isFinding(found: Issue | Finding): found is Finding {
  return typeof found.rule === "object";
}

/** If a gate rejects a flag-gated member, only the gate's own finding is reported at or below that member. */
function outsideGates(findings: readonly Finding[]): (finding: Issue | Finding) => boolean {
  const gates = findings.filter(({ rule, severity }) => rule.rule.flagGated && severity === "error");
  if (gates.length === 0) return () => true;
  return (finding) => !gates.some((gate) => gate !== finding && isAtOrBelow(finding.place, gate.place));
}

/** The errors of rules, and the warnings of structure and rules, each in order and only the first at each place. */
function ordered(
  findings: readonly Finding[],
  isNew: (found: Located) => boolean,
  warningIssues: readonly Issue[],
): [errors: Finding[], warnings: (Issue | Finding)[]] {
  const sorted = findings.length > 1 ? sortedByMember(findings) : findings;
  const gates = sorted.filter(({ rule, severity }) => severity === "error" && rule.silences !== undefined);
  const ofSeverity = (severity: Severity) =>
    sorted.filter((finding) => finding.severity === severity && !isGated(finding, gates) && isNew(finding));
  return [ofSeverity("error"), [...warningIssues.filter(isNew), ...ofSeverity("warning")]];
}

/** Sorts by top-level member, then by registry order. The sort is stable. */
function sortedByMember(findings: readonly Finding[]): Finding[] {
  const ranked = findings.map((finding) => ({ finding, member: memberOf(finding), rule: finding.rule.index }));
  ranked.sort((a, b) => a.member - b.member || a.rule - b.rule);
  return ranked.map(({ finding }) => finding);
}

/** Places with more segments than this are compared only with places of the same depth. */
const DEEP = 64;

/**
 * Returns a function that tells whether an issue or finding is the first at its place. A place is only rendered when
 * another one ends in the same segment. Long keys are not abridged here, and each is hashed only once.
 */
function firstAtPlace(): (found: Located) => boolean {
  const byEnd = new Map<Segment | undefined, readonly Segment[] | Set<string>>();
  const longKeys = new Map<string, number>();
  return ({ place }) => {
    const last = place[place.length - 1];
    const end = place.length > DEEP ? `${place.length}/${last}` : last;
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

/** A JSON Pointer with ordinals for long keys. It is unique, because a container has either names or indexes. */
function nameOf(place: readonly Segment[], longKeys: Map<string, number>): string {
  let name = "";
  for (const segment of place) {
    name += typeof segment === "string" && segment.length >= 100 ? longName(segment, longKeys) : tokenOf(segment);
  }
  return name;
}

/** A token for a long key that no other key has. */
function longName(key: string, longKeys: Map<string, number>): string {
  const ordinal = longKeys.get(key) ?? longKeys.size;
  longKeys.set(key, ordinal);
  return `/~2${ordinal}`;
}

/** Whether a finding of an object rule is at or below a place that a gate rejected. The gate covers all of it. */
function isGated(finding: Finding, gates: readonly Finding[]): boolean {
  if (finding.rule.rule.scope !== "object") return false;
  return gates.some(({ place }) => isAtOrBelow(finding.place, place));
}

function isAtOrBelow(place: readonly Segment[], other: readonly Segment[]): boolean {
  return other.length <= place.length && other.every((segment, index) => segment === place[index]);
}

function memberOf({ place, rule }: Finding): number {
  const name = String(place[0]);
  // Headers come first, in their own order.
  if (rule.rule.outsideBody) return (headerNames as readonly string[]).indexOf(name) - headerNames.length;
  // A finding about the stored campaign comes first, even if an exception lets the members be checked too.
  if (rule.rule.isAboutStored) return -1;
  const index = topLevelMembers.indexOf(name);
  const member = index === -1 ? topLevelMembers.length : index;
  // Custom rules come after ours.
  return rule.isCustom ? member + topLevelMembers.length + 1 : member;
}

function ruleViolation(finding: Finding, request: unknown, isPush: boolean, places: PlaceTexts): Violation {
  const { rule: active, severity, params, fix } = finding;
  const { rule } = active;
  const segments = finding.place;
  const source = {
    rule: rule.id,
    severity,
    segments,
    params,
    predicate: fill(active.template, params as Readonly<Record<string, unknown>>),
    // Update rules report members that a patch drops; these do not count as absent.
    isAbsent: rule.scope !== "update" && !isPresent(request, segments),
    isPush,
    detailTargetOmits: rule.detailTargetOmits ?? 0,
    fix,
    outsideBody: rule.outsideBody ?? false,
  };
  return violationOf(source, places) as Violation;
}

/** Whether a place exists. The value there is not read, because it may be an unknown member. */
function isPresent(request: unknown, segments: readonly Segment[]): boolean {
  let container: unknown = request;
  return segments.every((segment, index) => {
    if (typeof container !== "object" || container === null || !Object.hasOwn(container, segment)) return false;
    if (index < segments.length - 1) container = (container as Record<Segment, unknown>)[segment];
    return true;
  });
}
