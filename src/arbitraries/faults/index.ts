import type { RuleId } from "../../rules/index.js";
import { audienceLimitFaults } from "./audience-limit.js";
import { basicDetailsFaults } from "./basic-details.js";
import { contentFaults } from "./content.js";
import { deliveryControlFaults } from "./delivery-controls.js";
import type { Fault } from "./fault.js";
import { filterFaults } from "./filter.js";
import { otherFaults } from "./others.js";
import { scheduleFaults } from "./schedule.js";
import { structuralFaults } from "./structural-faults.js";
import { triggerFaults } from "./trigger.js";

/**
 * Ids of the rules that a create request can break. Rules about the body as a whole are not among them: a body that
 * breaks one breaks many others.
 */
export type CreateRuleId = Exclude<RuleId, `${"update" | "request" | "body"}.${string}`>;

/** The ways to break each rule, in a file for each component. A rule that has none is a compile error. */
export const faults: Readonly<Record<CreateRuleId, readonly Fault[]>> = {
  ...structuralFaults,
  ...basicDetailsFaults,
  ...triggerFaults,
  ...filterFaults,
  ...contentFaults,
  ...scheduleFaults,
  ...deliveryControlFaults,
  ...otherFaults,
  ...audienceLimitFaults,
};
