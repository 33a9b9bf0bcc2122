import { defineRule } from "../rule.js";

export const intelligentDelayPushOnly = defineRule({
  id: "trigger.intelligent-delay-push-only",
  scope: "EMAIL",
  spec: "Trigger conditions (`trigger_condition`)",
  summary: "An Email campaign cannot have an intelligent delay.",
  onlyIf: ["trigger_condition.trigger_delay_type=INTELLIGENT_DELAY"],
  reads: { values: ["trigger_condition.trigger_delay_type"] },
  message: 'must be one of {allowed} on Email, but is "INTELLIGENT_DELAY", which is for Push only',

  check({ trigger_condition }, report) {
    if (trigger_condition?.trigger_delay_type !== "INTELLIGENT_DELAY") return;
    report(["trigger_condition", "trigger_delay_type"], { allowed: ["DELAY", "ASAP"] });
  },
});
