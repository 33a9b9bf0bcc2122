import { defineRule, has } from "../rule.js";

export const intelligentDelayWindowRequired = defineRule({
  id: "trigger.intelligent-delay-window-required",
  scope: "PUSH",
  spec: "Trigger conditions (`trigger_condition`)",
  summary: "An intelligent delay needs its window.",
  reads: {
    values: ["trigger_condition.trigger_delay_type"],
    presence: ["trigger_condition.intelligent_delay_optimization"],
  },
  message: 'is a mandatory field when trigger_delay_type is "INTELLIGENT_DELAY", but is absent',

  check({ trigger_condition }, report) {
    if (trigger_condition?.trigger_delay_type !== "INTELLIGENT_DELAY") return;
    if (has(trigger_condition, "intelligent_delay_optimization")) return;
    report(["trigger_condition", "intelligent_delay_optimization"]);
  },
});
