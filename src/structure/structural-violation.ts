import type { PlaceTexts } from "../errors/place-texts.js";
import { type AnyViolation, violationOf } from "../errors/violation.js";
import type { Issue } from "./checker.js";
import { type StructureId, structuralMessage } from "./structural-rules.js";

export function structuralViolation(issue: Issue, isPush: boolean, places?: PlaceTexts): AnyViolation {
  const segments = issue.place;
  const source = {
    rule: issue.rule,
    severity: issue.level === "warning" ? ("warning" as const) : ("error" as const),
    segments,
    params: issue.params,
    predicate: structuralMessage(issue.rule, issue.params),
    isAbsent: issue.rule === "structure.required",
    isPush,
    detailTargetOmits: detailTargetOmission(issue.rule, segments.at(-1)),
    fix: issue.fix,
    outsideBody: false,
  };
  return violationOf(source, places);
}

/** The detail target of too few products is the carousel; that of a wrong `product_count`, the product set's data. */
export function detailTargetOmission(rule: StructureId, member: unknown): number {
  if (rule === "structure.size" && member === "products") return 2;
  return rule === "structure.range" && member === "product_count" ? 1 : 0;
}
