import { type PlanRuleId, planMessages } from "../operations/update/plan-violation.js";
import type { InputViolation } from "../text/input-violation.js";

/** A request that breaks a rule, and a corrected one, in part. */
export interface RuleExample {
  readonly context?: object;
  readonly wrong: unknown;
  readonly says: readonly string[];
  readonly right: unknown;
  /** The context of the corrected request, if it is the context that differs. */
  readonly rightContext?: object;
}

/** Texts that break the rules about files, and the corrected texts. */
export const inputExamples: Readonly<Record<InputViolation["rule"], RuleExample>> = {
  "input.json": {
    wrong: '{ "request_id": "r-1", }',
    says: ["body is not valid JSON: remove the trailing comma at line 1, column 22"],
    right: '{ "request_id": "r-1" }',
  },
  "input.json-unique-keys": {
    wrong: '{ "request_id": "r-1", "request_id": "r-2" }',
    says: [
      "request_id is repeated at line 1, column 24; it first appears at line 1, column 3, and only the last value counts",
    ],
    right: '{ "request_id": "r-2" }',
  },
};

const stored = { created_by: "jo@example.com", utm_params: { utm_source: "app", utm_medium: "push" } };

function example(rule: PlanRuleId, path: string, wrong: object): RuleExample {
  return { context: { stored }, wrong, says: [`${path} ${planMessages[rule]}`], right: stored };
}

/** Desired campaigns, in part, that break the rules about plans. */
export const planExamples: Readonly<Record<PlanRuleId, RuleExample>> = {
  "plan.member-kept": example("plan.member-kept", "utm_params", { created_by: stored.created_by }),
  "plan.member-updatable": example("plan.member-updatable", "created_by", { ...stored, created_by: "al@example.com" }),
};
