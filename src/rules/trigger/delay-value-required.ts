import { defineRule, has } from "../rule.js";

export const delayValueRequired = defineRule({
  id: "trigger.delay-value-required",
  scope: "request",
  spec: "Trigger conditions (`trigger_condition`)",
  summary: "A delay needs its length.",
  reads: {
    values: ["trigger_condition.trigger_delay_type"],
    presence: ["trigger_condition.trigger_delay_value"],
  },
  message: 'is a mandatory field when trigger_delay_type is "DELAY", but is absent',

  check({ trigger_condition }, report) {
    if (trigger_condition?.trigger_delay_type !== "DELAY" || has(trigger_condition, "trigger_delay_value")) return;
    report(["trigger_condition", "trigger_delay_value"]);
  },
});
