import { atLeastOne } from "../rule-factories.js";

export const delayValuesPositive = atLeastOne({
  id: "trigger.delay-values-positive",
  scope: "request",
  spec: "Trigger conditions (`trigger_condition`)",
  summary: "A delay, and the bounds of an intelligent one, should be at least 1.",
  members: [
    "trigger_condition.trigger_delay_value",
    "trigger_condition.intelligent_delay_optimization.min_delay_value",
    "trigger_condition.intelligent_delay_optimization.max_delay_value",
  ],
});
