import { delayValuesPositive } from "../../../src/rules/trigger/delay-values-positive.js";
import { type DeliveryType, each } from "../../support/delivery-types.js";
import { emailRequest, testRule } from "../../support/test-rule.js";
import { delay, intelligent, triggered, triggeredTypes } from "../../support/triggers.js";
import { each as eachOf, included_filters, window } from "../../support/valid-of-type.js";

function delayed(trigger_delay_value: number, type: DeliveryType = "PUSH EVENT_TRIGGERED") {
  return triggered({ included_filters, ...delay, trigger_delay_value }, type);
}

function windowed(min_delay_value: number, max_delay_value: number) {
  const intelligent_delay_optimization = { ...window, min_delay_value, max_delay_value };
  return triggered({ included_filters, ...intelligent, intelligent_delay_optimization }, "PUSH EVENT_TRIGGERED");
}

function tooSmall(path: string, received: number) {
  return { path: `trigger_condition.${path}`, params: { received }, fix: "none" as const };
}

const MINIMUM = "intelligent_delay_optimization.min_delay_value";
const MAXIMUM = "intelligent_delay_optimization.max_delay_value";

testRule(delayValuesPositive, {
  valid: {
    ...each(triggeredTypes, "a delay of 1", (type) => delayed(1, type)),
    ...eachOf([2, 30, Number.MAX_SAFE_INTEGER], (value) => [`a delay of ${value}`, delayed(value)]),
    "a window from 1 minute to 1 hour": windowed(1, 1),
    "a window from 15 minutes to 4 hours": windowed(15, 4),
    "no delay": triggered({ included_filters }, "PUSH EVENT_TRIGGERED"),
    "no trigger condition": emailRequest(),
  },
  invalid: {
    ...each(triggeredTypes, "a delay of 0", (type) => ({
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
      body: triggered({ included_filters, trigger_delay_value: 0 }, "PUSH EVENT_TRIGGERED"),
      violations: [tooSmall("trigger_delay_value", 0)],
    },
  },
});
