import { type PlanRuleId, planMessages } from "../../operations/update/plan-violation.js";
import type { RuleExample } from "../rule-example.js";

const stored = { created_by: "jo@example.com", utm_params: { utm_source: "app", utm_medium: "push" } };

function example(rule: PlanRuleId, path: string, wrong: object): RuleExample {
  return { context: { stored }, wrong, says: [`${path} ${planMessages[rule]}`], right: stored };
}

/** Desired campaigns, in part, that break the rules about plans. */
export const planExamples: Readonly<Record<PlanRuleId, RuleExample>> = {
  "plan.member-kept": example("plan.member-kept", "utm_params", { created_by: stored.created_by }),
  "plan.member-updatable": example("plan.member-updatable", "created_by", { ...stored, created_by: "al@example.com" }),
};
