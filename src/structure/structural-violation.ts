import type { PlaceTexts } from "../errors/place-texts.js";
import { type Violation, violationOf } from "../errors/violation.js";
import { type StructureId, structuralMessage } from "./structural-rules.js";
import type { Fault } from "./walk.js";

/** Turns what a walk found into violations. */
export function structuralViolation(fault: Fault, isPush: boolean, places?: PlaceTexts): Violation {
  const segments = fault.place;
  const source = {
    rule: fault.rule,
    severity: fault.level === "warning" ? ("warning" as const) : ("error" as const),
    segments,
    params: fault.params,
    predicate: structuralMessage(fault.rule, fault.params),
    isAbsent: fault.rule === "structure.required",
    isPush,
    coarser: coarserBy(fault.rule, segments.at(-1)),
    fix: fault.fix,
    outsideBody: false,
  };
  return violationOf(source, places) as Violation;
}

/** Too few products are filed under the carousel, a wrong number of them under the set's data. */
export function coarserBy(rule: StructureId, member: unknown): number {
  if (rule === "structure.size" && member === "products") return 2;
  return rule === "structure.range" && member === "product_count" ? 1 : 0;
}
