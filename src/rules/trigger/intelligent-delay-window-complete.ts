import { pathsIn } from "../member-paths.js";
import { defineRule, has } from "../rule.js";

const MEMBERS = ["min_delay_value", "min_delay_granularity", "max_delay_value", "max_delay_granularity"] as const;

export const intelligentDelayWindowComplete = defineRule({
  id: "trigger.intelligent-delay-window-complete",
  scope: "PUSH",
  spec: "Trigger conditions (`trigger_condition`)",
  summary: "The window of an intelligent delay needs both its bounds with their units.",
  reads: {
    values: ["trigger_condition.trigger_delay_type"],
    presence: pathsIn("trigger_condition.intelligent_delay_optimization", MEMBERS),
  },
  message: 'is a mandatory field when trigger_delay_type is "INTELLIGENT_DELAY", but is absent',

  check({ trigger_condition }, report) {
    if (trigger_condition?.trigger_delay_type !== "INTELLIGENT_DELAY") return;
    const window = trigger_condition.intelligent_delay_optimization;
    // Another rule reports an absent window.
    if (window === undefined) return;
    for (const member of MEMBERS) {
      if (!has(window, member)) report(["trigger_condition", "intelligent_delay_optimization", member]);
    }
  },
});
