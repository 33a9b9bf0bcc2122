import type { RuleId } from "../../rules/index.js";
import { ruleById } from "../expected-violation.js";
import { audienceLimitFaults } from "./audience-limit.js";
import { basicDetailsFaults } from "./basic-details.js";
import { contentFaults } from "./content.js";
import type { Circumstances, Fault } from "./fault.js";
import { filterFaults } from "./filter.js";
import { otherFaults } from "./others.js";
import { scheduleFaults } from "./schedule.js";
import { structuralFaults } from "./structural.js";
import { triggerFaults } from "./trigger.js";

/**
 * Ids of the rules that a create request can break. Rules about the body as a whole are not among them: a body that
 * breaks one breaks many others.
 */
export type CreateRuleId = Exclude<RuleId, `${"update" | "request" | "body"}.${string}`>;

/** The ways to break each rule. A rule that has none is a compile error. */
const ways: Readonly<Record<CreateRuleId, readonly Fault[]>> = {
  ...structuralFaults,
  ...basicDetailsFaults,
  ...triggerFaults,
  ...filterFaults,
  ...contentFaults,
  ...scheduleFaults,
  ...otherFaults,
  ...audienceLimitFaults,
};

/** The ways to break each rule, limited to the requests that the rule is about. */
export const faults = Object.fromEntries(
  Object.entries(ways).map(([id, all]) => [id, all.map((fault) => ({ ...circumstancesOf(id), ...fault }))]),
) as unknown as typeof ways;

/** The requests that a rule is about. */
function circumstancesOf(id: string): Circumstances {
  const { scope, deliveryTypes, ifFeature, unlessFeature } = ruleById.get(id) ?? {};
  return {
    ...((scope === "PUSH" || scope === "EMAIL") && { channel: scope }),
    ...(deliveryTypes && { types: deliveryTypes }),
    ...(ifFeature && { withFeatures: [ifFeature] }),
    ...(unlessFeature && { withoutFeatures: [unlessFeature] }),
  };
}
