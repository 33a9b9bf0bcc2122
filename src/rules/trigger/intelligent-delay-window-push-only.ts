import { defineRule, has } from "../rule.js";

export const intelligentDelayWindowPushOnly = defineRule({
  id: "trigger.intelligent-delay-window-push-only",
  scope: "EMAIL",
  spec: "Trigger conditions (`trigger_condition`)",
  summary: "An Email campaign cannot have the window of an intelligent delay.",
  refuses: true,
  onlyIf: ["trigger_condition.intelligent_delay_optimization"],
  reads: { presence: ["trigger_condition.intelligent_delay_optimization"] },
  message: "must be absent on Email, because intelligent delays are for Push only",

  check({ trigger_condition }, report) {
    if (has(trigger_condition, "intelligent_delay_optimization")) {
      report(["trigger_condition", "intelligent_delay_optimization"]);
    }
  },
});
