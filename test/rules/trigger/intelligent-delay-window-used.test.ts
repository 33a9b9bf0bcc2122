import { intelligentDelayWindowUsed } from "../../../src/rules/trigger/intelligent-delay-window-used.js";
import type { DeliveryType } from "../../support/delivery-types.js";
import { pushRequest, testRule } from "../../support/test-rule.js";
import { asap, delay, intelligent, triggered } from "../../support/triggers.js";
import { emailOfType, included_filters, window } from "../../support/valid-of-type.js";

const path = "trigger_condition.intelligent_delay_optimization";
const optimized = { intelligent_delay_optimization: window };

function delayed(trigger: object, type: DeliveryType = "PUSH EVENT_TRIGGERED") {
  return triggered({ included_filters, ...trigger }, type);
}

function unused(delayType: string) {
  return [{ path, params: { delayType }, fix: "none" as const }];
}

testRule(intelligentDelayWindowUsed, {
  violations: unused("DELAY"),
  valid: {
    "the window of an intelligent delay": delayed(intelligent),
    "a delay without a window": delayed(delay),
    "no delay and no window": delayed(asap),
    // The specification does not say what a window without a delay type means.
    "a window without a type": delayed(optimized),
    "no trigger condition": pushRequest(),
    "no window on Email": emailOfType("EVENT_TRIGGERED"),
  },
  invalid: {
    "a window and no delay": { body: delayed({ ...asap, ...optimized }), violations: unused("ASAP") },
    "a window beside a delay": delayed({ ...delay, ...optimized }),
    "a window beside a delay on DEVICE_TRIGGERED": delayed({ ...delay, ...optimized }, "PUSH DEVICE_TRIGGERED"),
    "a window beside a delay on LOCATION_TRIGGERED": delayed({ ...delay, ...optimized }, "PUSH LOCATION_TRIGGERED"),
    "an empty window and no delay": {
      body: delayed({ ...asap, intelligent_delay_optimization: {} }),
      violations: unused("ASAP"),
    },
    "an unused window is still checked": {
      body: delayed({ ...asap, intelligent_delay_optimization: { ...window, max_delay_value: 0, optimize: true } }),
      violations: [
        { rule: "trigger.delay-values-positive", path: `${path}.max_delay_value`, params: { received: 0 } },
        ...unused("ASAP"),
        { rule: "member.known", path: `${path}.optimize` },
      ],
    },
  },
});
