import { intelligentDelayWindowOrdered } from "../../../src/rules/trigger/intelligent-delay-window-ordered.js";
import { testRule } from "../../support/test-rule.js";
import { pushOfType } from "../../support/valid-of-type.js";

function windowed(min: number, minUnit: string, max: number, maxUnit: string): unknown {
  return pushOfType("DEVICE_TRIGGERED", {
    "trigger_condition.trigger_delay_type": "INTELLIGENT_DELAY",
    "trigger_condition.intelligent_delay_optimization": {
      min_delay_value: min,
      min_delay_granularity: minUnit,
      max_delay_value: max,
      max_delay_granularity: maxUnit,
    },
  });
}

const path = "trigger_condition.intelligent_delay_optimization.max_delay_value";

testRule(intelligentDelayWindowOrdered, {
  valid: {
    "minutes before hours": { body: windowed(119, "MINUTES", 2, "HOURS") },
    "both ends alike": { body: windowed(120, "MINUTES", 2, "HOURS") },
    "a day after its hours": { body: windowed(24, "HOURS", 1, "DAYS") },
  },
  invalid: {
    "a minute too late": {
      body: windowed(121, "MINUTES", 2, "HOURS"),
      violations: [{ path, params: { minimum: "121 MINUTES", maximum: "2 HOURS" } }],
    },
    "an hour too late": {
      body: windowed(25, "HOURS", 1, "DAYS"),
      violations: [{ path, params: { minimum: "25 HOURS", maximum: "1 DAYS" } }],
    },
  },
});
