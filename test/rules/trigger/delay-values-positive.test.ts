import { delayValuesPositive } from "../../../src/rules/trigger/delay-values-positive.js";
import { type DeliveryType, each, requestOf } from "../../support/delivery-types.js";
import { testRule } from "../../support/test-rule.js";
import { each as eachOf, included_filters } from "../../support/valid-of-type.js";

const triggered: readonly DeliveryType[] = [
  "PUSH EVENT_TRIGGERED",
  "PUSH DEVICE_TRIGGERED",
  "PUSH LOCATION_TRIGGERED",
  "EMAIL EVENT_TRIGGERED",
];

function delayed(trigger_delay_value: number, type: DeliveryType = "PUSH EVENT_TRIGGERED") {
  return requestOf(type, {
    trigger_condition: {
      included_filters,
      trigger_delay_type: "DELAY",
      trigger_delay_value,
      trigger_delay_granularity: "HOURS",
      trigger_relation: "AFTER",
    },
  });
}

function windowed(min_delay_value: number, max_delay_value: number) {
  return requestOf("PUSH EVENT_TRIGGERED", {
    trigger_condition: {
      included_filters,
      trigger_delay_type: "INTELLIGENT_DELAY",
      intelligent_delay_optimization: {
        min_delay_value,
        min_delay_granularity: "MINUTES",
        max_delay_value,
        max_delay_granularity: "HOURS",
      },
    },
  });
}

function tooSmall(path: string, received: number) {
  return { path: `trigger_condition.${path}`, params: { received }, fix: "none" as const };
}

const MINIMUM = "intelligent_delay_optimization.min_delay_value";
const MAXIMUM = "intelligent_delay_optimization.max_delay_value";

testRule(delayValuesPositive, {
  valid: {
    ...each(triggered, "a delay of 1", (type) => delayed(1, type)),
    ...eachOf([2, 30, Number.MAX_SAFE_INTEGER], (value) => [`a delay of ${value}`, delayed(value)]),
    "a window from 1 minute to 1 hour": windowed(1, 1),
    "a window from 15 minutes to 4 hours": windowed(15, 4),
    "no delay": requestOf("PUSH EVENT_TRIGGERED"),
    "no trigger condition": requestOf("EMAIL ONE_TIME"),
  },
  invalid: {
    ...each(triggered, "a delay of 0", (type) => ({
      body: delayed(0, type),
      violations: [tooSmall("trigger_delay_value", 0)],
    })),
    ...eachOf([-1, -30, Number.MIN_SAFE_INTEGER], (value) => [
      `a delay of ${value}`,
      { body: delayed(value), violations: [tooSmall("trigger_delay_value", value)] },
    ]),
    "a window that begins before the trigger": { body: windowed(-1, 1), violations: [tooSmall(MINIMUM, -1)] },
    "a window that begins at 0": { body: windowed(0, 1), violations: [tooSmall(MINIMUM, 0)] },
    "a window of zero length, in the order of the specification": {
      body: windowed(0, 0),
      violations: [tooSmall(MINIMUM, 0), tooSmall(MAXIMUM, 0)],
    },
    "a window that ends at 0 and so before it begins": { body: windowed(15, 0), violations: [tooSmall(MAXIMUM, 0)] },
    "a delay without a type": {
      body: requestOf("PUSH EVENT_TRIGGERED", { trigger_condition: { included_filters, trigger_delay_value: 0 } }),
      violations: [tooSmall("trigger_delay_value", 0)],
    },
  },
});
