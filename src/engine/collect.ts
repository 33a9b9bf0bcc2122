import { BAD_REQUEST, codeOf } from "../errors/error-body.js";
import { PlaceTexts, type Segment } from "../errors/path.js";
import { PlaceTree } from "../errors/place-tree.js";
import { type ViolationSource, violationOf, withinBudget } from "../errors/violation.js";
import { fill } from "../errors/wording.js";
import { topLevelMembers } from "../generated/members.js";
import type { RegisteredRule, Violation } from "../rules/index.js";
import { headerNames } from "../rules/parts/request-parts.js";
import type { Channel } from "../structure/channel.js";
import type { Finding } from "../structure/checker.js";
import { getOrInsertComputed } from "../structure/get-or-insert-computed.js";
import { ownAt } from "../structure/own-at.js";
import {
  detailTargetOmission,
  type StructureId,
  type StructureParams,
  structuralMessage,
} from "../structure/structural-rules.js";
import type { ActiveRule } from "./active-rule.js";
import { applicableFix } from "./custom-rules/applicable-fix.js";
import { dropConflictingFixes } from "./drop-fixes.js";
import type { Collected } from "./result.js";
import type { SkippedRule } from "./skipped-rules.js";

/** Sets the origin, fix and message that depend on the operation. `place` is the exact place, not abridged. */
export type Annotate = (violation: Violation, place: readonly Segment[], rule?: RegisteredRule) => Violation;

/**
 * Turns findings into violations. Those about the structure come first, then those of rules, by top-level member,
 * registry order and order found. Each place is reported once: errors take precedence over warnings, earlier findings
 * over later ones. Only reported findings are written as violations.
 */
export function collect(
  findings: readonly Finding<ActiveRule>[],
  view: unknown,
  most: number,
  channel: Channel,
  annotate?: Annotate,
  skipped: SkippedRule[] = [],
): Collected {
  const { errors: allErrors, warnings: allWarnings } = reported(findings, most);
  const isPush = channel === "PUSH";
  const texts = new PlaceTexts();
  const written = (finding: Finding<ActiveRule>): Violation => {
    const violation = violationOf(sourceOf(finding, view, isPush), texts) as Violation;
    return annotate === undefined ? violation : annotate(violation, finding.place, finding.active?.rule);
  };
  // The messages of custom rules may be too short to repeat long params.
  const areOurs = !findings.some(({ active }) => active?.isCustom);
  const errors = withinBudget(allErrors, most, written, areOurs);
  const warnings = withinBudget(allWarnings, most, written, areOurs);
  const fixed = dropConflictingFixes([...errors.violations, ...warnings.violations], view);
  const first = allErrors[0]?.active;
  return {
    view,
    errors: errors.violations,
    warnings: warnings.violations,
    fixed,
    skipped,
    truncated: errors.isCut || warnings.isCut,
    code: first === undefined ? BAD_REQUEST : codeOf(first.rule),
  };
}

/** The findings to report, in order: none in a refused member, and only the first at each place. */
function reported(findings: readonly Finding<ActiveRule>[], most: number) {
  let errorsOfStructure = 0;
  for (const { active, level } of findings) if (active === undefined && level === "error") errorsOfStructure++;
  const isOneError = findings.length === 1 && findings[0]?.level === "error";
  // Errors about the structure alone are already in order, each at a different place.
  if (isOneError || errorsOfStructure === findings.length) return { errors: findings, warnings: [] };
  // If these errors alone exceed the limit, the findings of rules are dropped.
  const relevant = errorsOfStructure > most ? findings.filter(({ active }) => active === undefined) : findings;
  const all = firstAtEachPlace(sorted(withoutRefused(relevant)));
  const first = all.findIndex(({ level }) => level === "warning");
  return first < 0 ? { errors: all, warnings: [] } : { errors: all.slice(0, first), warnings: all.slice(first) };
}

/** At or below a member that a rule refuses, only the refusal is kept. */
function withoutRefused(findings: readonly Finding<ActiveRule>[]): readonly Finding<ActiveRule>[] {
  const isRefusal = ({ active, level }: Finding<ActiveRule>) => active?.rule.refuses === true && level === "error";
  const refusals = findings.filter(isRefusal);
  if (refusals.length === 0) return findings;
  const refused = new PlaceTree();
  for (const { place } of refusals) refused.add(place);
  return findings.filter((finding) => {
    return !refused.isAbove(finding.place) && (isRefusal(finding) || !refused.has(finding.place));
  });
}

/** Errors first; then findings about the structure; then by top-level member and by rule. The sort is stable. */
function sorted(findings: readonly Finding<ActiveRule>[]): Finding<ActiveRule>[] {
  const ranked = findings.map((finding) => ({ finding, rank: rankOf(finding) }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ finding }) => finding);
}

function rankOf({ active, level, place }: Finding<ActiveRule>): number {
  const ofLevel = level === "error" ? 0 : 2;
  if (active === undefined) return ofLevel * RANKS * RANKS;
  return ((ofLevel + 1) * RANKS + memberRank(place, active)) * RANKS + active.index;
}

/** More than there are rules, and than members that a rule can be about. */
const RANKS = 100_000;

function memberRank(place: readonly Segment[], { rule, isCustom }: ActiveRule): number {
  const name = String(place[0]);
  // Headers come first, in their own order. The campaign's id is no header, but its violation is always the only one.
  if (rule.outsideBody) return (headerNames as readonly string[]).indexOf(name);
  // A finding about the stored campaign comes next, even if an exception lets the members be checked too.
  if (rule.isAboutStored) return headerNames.length;
  const index = topLevelMembers.indexOf(name);
  const member = headerNames.length + 1 + (index === -1 ? topLevelMembers.length : index);
  // Custom rules come after ours.
  return isCustom ? member + topLevelMembers.length + 1 : member;
}

/** The first finding at each place. */
function firstAtEachPlace(findings: readonly Finding<ActiveRule>[]): readonly Finding<ActiveRule>[] {
  const seen = new PlaceTree();
  return findings.filter(({ place }) => seen.add(place));
}

/** The message of a structural rule, after the path. */
function messageOf(id: StructureId, params: object, demand: Finding["demand"]): string {
  if (demand === undefined) return structuralMessage(id, params as never);
  const kind = id === "structure.type" ? (params as StructureParams["structure.type"]).received : "";
  demand.messages ??= new Map();
  return getOrInsertComputed(demand.messages, kind, () => structuralMessage(id, params as never));
}

/** The data from which a violation is written. */
function sourceOf(
  { rule, active, level, place, params, fix, demand }: Finding<ActiveRule>,
  view: unknown,
  isPush: boolean,
): ViolationSource {
  const id = rule as StructureId;
  return {
    rule,
    severity: level,
    segments: place,
    params,
    predicate: active
      ? fill(active.template, params as Readonly<Record<string, unknown>>)
      : messageOf(id, params, demand),
    // Update rules report members that a patch drops; these do not count as absent.
    isAbsent: active ? active.rule.scope !== "update" && ownAt(view, place) === undefined : id === "structure.required",
    isPush,
    detailTargetOmits: active
      ? (active.rule.detailTargetOmits ?? 0)
      : detailTargetOmission(id, place[place.length - 1]),
    fix: active?.isCustom && fix !== undefined ? applicableFix(fix, place, view) : fix,
    outsideBody: active?.rule.outsideBody ?? false,
  };
}
