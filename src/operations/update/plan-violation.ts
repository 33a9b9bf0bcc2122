import { type AnyViolation, SOURCE_DEFAULTS, violationOf } from "../../errors/violation.js";

/** The messages about differences that an update cannot make, by rule. They follow the path. */
export const planMessages = {
  "plan.member-kept": "is stored, but absent from the desired campaign: an update cannot remove it",
  "plan.member-updatable": "differs from the stored campaign, but is not a member that an update can change",
} as const;

export type PlanRuleId = keyof typeof planMessages;

/** A difference between the stored and the desired campaign that an update cannot make, in any state. */
export interface PlanViolation extends AnyViolation {
  rule: PlanRuleId;
  params: Record<never, never>;
}

/** The place of a difference that an update cannot make, and the rule about it. */
export interface Obstacle {
  readonly rule: PlanRuleId;
  readonly place: readonly string[];
}

export function planViolation({ rule, place }: Obstacle): PlanViolation {
  const isAbsent = rule === "plan.member-kept";
  const segments = [...place];
  const predicate = planMessages[rule];
  const source = { ...SOURCE_DEFAULTS, rule, severity: "error" as const, segments, params: {}, predicate, isAbsent };
  const violation = violationOf(source) as PlanViolation;
  if (isAbsent) violation.origin = "stored";
  return violation;
}
