import { pathsIn } from "../parts/member-path.js";
import { defineRule, has } from "../rule.js";

/** The allowed values of each member of the window. */
const WANTED = {
  min_delay_value: "an integer",
  min_delay_granularity: '"MINUTES" or "HOURS"',
  max_delay_value: "an integer",
  max_delay_granularity: '"HOURS" or "DAYS"',
};

export const intelligentDelayWindowComplete = defineRule({
  id: "trigger.intelligent-delay-window-complete",
  scope: "PUSH",
  spec: "Trigger conditions (`trigger_condition`)",
  summary: "The window of an intelligent delay needs both its bounds with their units.",
  onlyIf: [
    "trigger_condition.trigger_delay_type=INTELLIGENT_DELAY",
    "trigger_condition.intelligent_delay_optimization",
  ],
  reads: {
    values: ["trigger_condition.trigger_delay_type"],
    presence: pathsIn("trigger_condition.intelligent_delay_optimization", /* @__PURE__ */ Object.keys(WANTED)),
  },
  message: 'is a mandatory field ({=wanted}) when trigger_delay_type is "INTELLIGENT_DELAY", but is absent',

  check({ trigger_condition }, report) {
    if (trigger_condition?.trigger_delay_type !== "INTELLIGENT_DELAY") return;
    const window = trigger_condition.intelligent_delay_optimization;
    // Another rule reports an absent window.
    if (window === undefined) return;
    for (const [member, wanted] of Object.entries(WANTED)) {
      if (has(window, member)) continue;
      report(["trigger_condition", "intelligent_delay_optimization", member], { wanted });
    }
  },
});
