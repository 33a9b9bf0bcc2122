import { pathsIn } from "../parts/member-path.js";
import { defineRule } from "../rule.js";

const MINUTES = { MINUTES: 1, HOURS: 60, DAYS: 24 * 60 } as const;

export const intelligentDelayWindowOrdered = defineRule({
  id: "trigger.intelligent-delay-window-ordered",
  severity: "warning",
  scope: "request",
  spec: "Trigger conditions (`trigger_condition`)",
  summary: "The window of an intelligent delay should not end before it begins.",
  reads: {
    values: pathsIn("trigger_condition.intelligent_delay_optimization", [
      "min_delay_value",
      "min_delay_granularity",
      "max_delay_value",
      "max_delay_granularity",
    ]),
  },
  message: "should not end the window ({=maximum}) before it begins ({=minimum})",

  check({ trigger_condition }, report) {
    const window = trigger_condition?.intelligent_delay_optimization;
    if (window === undefined) return;
    const { min_delay_value: min, min_delay_granularity: minUnit } = window;
    const { max_delay_value: max, max_delay_granularity: maxUnit } = window;
    if (min === undefined || minUnit === undefined || max === undefined || maxUnit === undefined) return;
    if (min * MINUTES[minUnit] <= max * MINUTES[maxUnit]) return;
    const params = { minimum: `${min} ${minUnit}`, maximum: `${max} ${maxUnit}` };
    report(["trigger_condition", "intelligent_delay_optimization", "max_delay_value"], params);
  },
});
