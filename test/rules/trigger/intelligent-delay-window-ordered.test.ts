import { intelligentDelayWindowOrdered } from "../../../src/rules/trigger/intelligent-delay-window-ordered.js";
import { testRule } from "../../support/test-rule.js";
import { each, type PushType, pushOfType } from "../../support/valid-of-type.js";

const WINDOW = "trigger_condition.intelligent_delay_optimization";
const triggered: readonly PushType[] = ["EVENT_TRIGGERED", "DEVICE_TRIGGERED", "LOCATION_TRIGGERED"];

type End = readonly [value?: number | undefined, unit?: string];

/** A window from its minimum to its maximum. Parts of both may be absent. */
function optimization([min_delay_value, min_delay_granularity]: End, [max_delay_value, max_delay_granularity]: End) {
  const members = { min_delay_value, min_delay_granularity, max_delay_value, max_delay_granularity };
  return { [WINDOW]: Object.fromEntries(Object.entries(members).filter(([, member]) => member !== undefined)) };
}

function windowed(minimum: End, maximum: End, type: PushType = "DEVICE_TRIGGERED") {
  return pushOfType(type, {
    "trigger_condition.trigger_delay_type": "INTELLIGENT_DELAY",
    ...optimization(minimum, maximum),
  });
}

function withoutType(minimum: End, maximum: End) {
  return pushOfType("DEVICE_TRIGGERED", optimization(minimum, maximum));
}

function unordered(minimum: string, maximum: string) {
  return [{ path: `${WINDOW}.max_delay_value`, params: { minimum, maximum }, fix: "none" as const }];
}

testRule(intelligentDelayWindowOrdered, {
  valid: {
    "minutes before hours": windowed([119, "MINUTES"], [2, "HOURS"]),
    "equal ends": windowed([120, "MINUTES"], [2, "HOURS"]),
    "equal ends, in hours": windowed([2, "HOURS"], [2, "HOURS"]),
    "minutes before days": windowed([1440, "MINUTES"], [1, "DAYS"]),
    "an hour before a day": windowed([23, "HOURS"], [1, "DAYS"]),
    "a day after its hours": windowed([24, "HOURS"], [1, "DAYS"]),
    "a window without a minimum": withoutType([undefined, "HOURS"], [1, "HOURS"]),
    "a window without the unit of its minimum": withoutType([5], [1, "HOURS"]),
    "a window without a maximum": withoutType([5, "HOURS"], [undefined, "HOURS"]),
    "a window without the unit of its maximum": withoutType([5, "HOURS"], [1]),
    "no trigger condition": pushOfType("ONE_TIME"),
  },
  invalid: {
    ...each(triggered, (type) => [
      `a minute too late on ${type}`,
      { body: windowed([121, "MINUTES"], [2, "HOURS"], type), violations: unordered("121 MINUTES", "2 HOURS") },
    ]),
    "a minute too late in a day": {
      body: windowed([1441, "MINUTES"], [1, "DAYS"]),
      violations: unordered("1441 MINUTES", "1 DAYS"),
    },
    "an hour too late": { body: windowed([25, "HOURS"], [1, "DAYS"]), violations: unordered("25 HOURS", "1 DAYS") },
    "an hour too late, in hours": {
      body: windowed([3, "HOURS"], [2, "HOURS"]),
      violations: unordered("3 HOURS", "2 HOURS"),
    },
    "a window without a delay type": {
      body: withoutType([3, "HOURS"], [2, "HOURS"]),
      violations: unordered("3 HOURS", "2 HOURS"),
    },
  },
});
