import { intelligentDelayWindowOrdered } from "../../../src/rules/trigger/intelligent-delay-window-ordered.js";
import { testRule } from "../../support/test-rule.js";
import { each, type PushType, pushOfType } from "../../support/valid-of-type.js";

const triggered: readonly PushType[] = ["EVENT_TRIGGERED", "DEVICE_TRIGGERED", "LOCATION_TRIGGERED"];

function windowed(min: number, minUnit: string, max: number, maxUnit: string, type: PushType = "DEVICE_TRIGGERED") {
  return pushOfType(type, {
    "trigger_condition.trigger_delay_type": "INTELLIGENT_DELAY",
    "trigger_condition.intelligent_delay_optimization": {
      min_delay_value: min,
      min_delay_granularity: minUnit,
      max_delay_value: max,
      max_delay_granularity: maxUnit,
    },
  });
}

/** A window without a delay type. Its members may be absent. */
function partial(intelligent_delay_optimization: object) {
  return pushOfType("DEVICE_TRIGGERED", {
    "trigger_condition.intelligent_delay_optimization": intelligent_delay_optimization,
  });
}

const path = "trigger_condition.intelligent_delay_optimization.max_delay_value";

function unordered(minimum: string, maximum: string) {
  return [{ path, params: { minimum, maximum }, fix: "none" as const }];
}

testRule(intelligentDelayWindowOrdered, {
  valid: {
    "minutes before hours": windowed(119, "MINUTES", 2, "HOURS"),
    "equal ends": windowed(120, "MINUTES", 2, "HOURS"),
    "equal ends, in hours": windowed(2, "HOURS", 2, "HOURS"),
    "minutes before days": windowed(1440, "MINUTES", 1, "DAYS"),
    "an hour before a day": windowed(23, "HOURS", 1, "DAYS"),
    "a day after its hours": windowed(24, "HOURS", 1, "DAYS"),
    "a window without a minimum": partial({
      min_delay_granularity: "HOURS",
      max_delay_value: 1,
      max_delay_granularity: "HOURS",
    }),
    "a window without the unit of its minimum": partial({
      min_delay_value: 5,
      max_delay_value: 1,
      max_delay_granularity: "HOURS",
    }),
    "a window without a maximum": partial({
      min_delay_value: 5,
      min_delay_granularity: "HOURS",
      max_delay_granularity: "HOURS",
    }),
    "a window without the unit of its maximum": partial({
      min_delay_value: 5,
      min_delay_granularity: "HOURS",
      max_delay_value: 1,
    }),
    "no trigger condition": pushOfType("ONE_TIME"),
  },
  invalid: {
    ...each(triggered, (type) => [
      `a minute too late on ${type}`,
      { body: windowed(121, "MINUTES", 2, "HOURS", type), violations: unordered("121 MINUTES", "2 HOURS") },
    ]),
    "a minute too late in a day": {
      body: windowed(1441, "MINUTES", 1, "DAYS"),
      violations: unordered("1441 MINUTES", "1 DAYS"),
    },
    "an hour too late": { body: windowed(25, "HOURS", 1, "DAYS"), violations: unordered("25 HOURS", "1 DAYS") },
    "an hour too late, in hours": {
      body: windowed(3, "HOURS", 2, "HOURS"),
      violations: unordered("3 HOURS", "2 HOURS"),
    },
    "a window without a delay type": {
      body: partial({
        min_delay_value: 3,
        min_delay_granularity: "HOURS",
        max_delay_value: 2,
        max_delay_granularity: "HOURS",
      }),
      violations: unordered("3 HOURS", "2 HOURS"),
    },
  },
});
