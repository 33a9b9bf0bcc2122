import { defineRule, has } from "../rule.js";

export const delayRelationRequired = defineRule({
  id: "trigger.delay-relation-required",
  scope: "request",
  spec: "Trigger conditions (`trigger_condition`)",
  summary: "A delay needs to say whether it is before or after its anchor.",
  reads: {
    values: ["trigger_condition.trigger_delay_type"],
    presence: ["trigger_condition.trigger_relation"],
  },
  message: 'is a mandatory field ("BEFORE" or "AFTER") when trigger_delay_type is "DELAY", but is absent',

  check({ trigger_condition }, report) {
    if (trigger_condition?.trigger_delay_type !== "DELAY" || has(trigger_condition, "trigger_relation")) return;
    report(["trigger_condition", "trigger_relation"]);
  },
});
