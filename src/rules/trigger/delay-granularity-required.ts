import { defineRule, has } from "../rule.js";

export const delayGranularityRequired = defineRule({
  id: "trigger.delay-granularity-required",
  scope: "request",
  spec: "Trigger conditions (`trigger_condition`)",
  summary: "A delay needs the unit of its length.",
  reads: {
    values: ["trigger_condition.trigger_delay_type"],
    presence: ["trigger_condition.trigger_delay_granularity"],
  },
  message: 'is a mandatory field ("MINUTES", "HOURS" or "DAYS") when trigger_delay_type is "DELAY", but is absent',

  check({ trigger_condition }, report) {
    if (trigger_condition?.trigger_delay_type !== "DELAY" || has(trigger_condition, "trigger_delay_granularity"))
      return;
    report(["trigger_condition", "trigger_delay_granularity"]);
  },
});
