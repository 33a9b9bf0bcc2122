import { BAD_REQUEST } from "../../errors/error-code.js";
import { type PlanRuleId, planMessages } from "../../operations/update/plan-violation.js";
import { frozen } from "../frozen.js";
import type { CatalogueRule } from "./catalogue-rule.js";
import { templatesOf } from "./catalogued.js";

/** A rule about the possible changes of an update, in the form of the other rules. Only `planUpdate` reports it. */
export type PlanRule = Omit<CatalogueRule, "id" | "scope"> & { readonly id: PlanRuleId };

const summaries: Readonly<Record<PlanRuleId, string>> = {
  "plan.member-kept": "A desired campaign has every component of the stored one, because no update can remove one.",
  "plan.member-updatable":
    "A desired campaign differs from the stored one only in what an update can change: channel, type and components.",
};

/** Every rule about the differences that no update can make, frozen. */
export const planRules: readonly PlanRule[] = frozen(
  (Object.keys(summaries) as PlanRuleId[]).map((id) => ({
    id,
    severity: "error" as const,
    summary: summaries[id],
    spec: "Update or publish campaign draft",
    appliesTo: "plans of updates",
    reads: {},
    ...templatesOf([{ template: planMessages[id] }]),
    params: [],
    silences: [],
    changedBy: [],
    needs: [],
    readings: [],
    code: BAD_REQUEST,
  })),
);
