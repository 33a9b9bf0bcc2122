import { defineRule, has } from "../rule.js";

export const intelligentDelayWindowUsed = defineRule({
  id: "trigger.intelligent-delay-window-used",
  severity: "warning",
  scope: "PUSH",
  spec: "Trigger conditions (`trigger_condition`)",
  summary: "The window of an intelligent delay is used only with the delay type `INTELLIGENT_DELAY`.",
  onlyIf: ["trigger_condition.intelligent_delay_optimization"],
  unless: ["trigger_condition.trigger_delay_type=INTELLIGENT_DELAY"],
  reads: {
    values: ["trigger_condition.trigger_delay_type"],
    presence: ["trigger_condition.intelligent_delay_optimization"],
  },
  message: 'is used only when trigger_delay_type is "INTELLIGENT_DELAY", but that is {delayType}',

  check({ trigger_condition: trigger }, report) {
    const delayType = trigger?.trigger_delay_type;
    if (delayType === undefined || delayType === "INTELLIGENT_DELAY") return;
    if (has(trigger, "intelligent_delay_optimization")) {
      report(["trigger_condition", "intelligent_delay_optimization"], { delayType });
    }
  },
});
