import { bounded } from "../errors/bounds.js";
import { codeOf } from "../errors/error-body.js";
import { abridged, renderPath, renderPointer, type Segment } from "../errors/path.js";
import { targetsOf } from "../errors/violation.js";
import { type RuleId, registry, type ViolationOf } from "../rules/index.js";
import { valueAt } from "../rules/parts/member-path.js";
import { detailTargetOmission, type StructureId } from "../structure/structural-rules.js";
import type { Members } from "./from-schema.js";

/** The violation that a validator must report for a fault; the message may differ. */
export interface ExpectedViolation<R extends RuleId = RuleId>
  extends Pick<ViolationOf<R>, "rule" | "path" | "segments" | "pointer" | "target" | "detailTarget"> {
  /** The `error.code` if this violation is the first. */
  code: string;
}

/** Every rule except the structural ones. */
export const ruleById = new Map<string, (typeof registry)[number]>(registry.map((rule) => [rule.id, rule]));

/** Whether a rule only warns. */
export function isAdvice(id: RuleId): boolean {
  return ruleById.get(id)?.severity === "warning";
}

export function expectedAt<R extends RuleId>(id: R, place: readonly Segment[], body: Members): ExpectedViolation<R> {
  const rule = ruleById.get(id);
  const detailTargetOmits =
    rule === undefined ? detailTargetOmission(id as StructureId, place.at(-1)) : (rule.detailTargetOmits ?? 0);
  const segments = abridged(place);
  const path = bounded(renderPath(segments));
  // Looks for the member without reading it.
  const isAbsent = !Object.hasOwn(valueAt(body, place.slice(0, -1)) ?? {}, place.at(-1) as Segment);
  // No Push content is made with a locale that looks like annotations.
  return {
    rule: id,
    path,
    segments,
    pointer: bounded(renderPointer(segments)),
    ...targetsOf(segments, path, { isAbsent, detailTargetOmits, isPush: false }),
    code: codeOf(rule ?? {}),
  } as ExpectedViolation<R>;
}

/** A violation outside of the body, whose place is only a name. */
export function outside<R extends RuleId>(id: R, name: string): ExpectedViolation<R> {
  return {
    rule: id,
    path: name,
    segments: [],
    pointer: "",
    target: name,
    detailTarget: name,
    code: codeOf(ruleById.get(id) ?? {}),
  } as ExpectedViolation<R>;
}
