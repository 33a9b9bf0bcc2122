import { intelligentDelayWindowUsed } from "../../../src/rules/trigger/intelligent-delay-window-used.js";
import { testRule } from "../../support/test-rule.js";
import { emailOfType, included_filters, type PushType, pushOfType, window } from "../../support/valid-of-type.js";

const path = "trigger_condition.intelligent_delay_optimization";

const delay = { trigger_delay_value: 30, trigger_delay_granularity: "MINUTES", trigger_relation: "AFTER" };

function delayed(trigger_condition: object, type: PushType = "EVENT_TRIGGERED") {
  return pushOfType(type, { trigger_condition: { included_filters, ...trigger_condition } });
}

function unused(delayType: string) {
  return [{ path, params: { delayType }, fix: "none" as const }];
}

testRule(intelligentDelayWindowUsed, {
  violations: unused("DELAY"),
  valid: {
    "the window of an intelligent delay": delayed({
      trigger_delay_type: "INTELLIGENT_DELAY",
      intelligent_delay_optimization: window,
    }),
    "a delay without a window": delayed({ trigger_delay_type: "DELAY", ...delay }),
    "no delay and no window": delayed({ trigger_delay_type: "ASAP" }),
    // The specification does not say what a window without a delay type means.
    "a window without a type": delayed({ intelligent_delay_optimization: window }),
    "no trigger condition": pushOfType("ONE_TIME"),
    "no window on Email": emailOfType("EVENT_TRIGGERED"),
  },
  invalid: {
    "a window and no delay": {
      body: delayed({ trigger_delay_type: "ASAP", intelligent_delay_optimization: window }),
      violations: unused("ASAP"),
    },
    "a window beside a delay": delayed({
      trigger_delay_type: "DELAY",
      ...delay,
      intelligent_delay_optimization: window,
    }),
    "a window beside a delay on DEVICE_TRIGGERED": delayed(
      { trigger_delay_type: "DELAY", ...delay, intelligent_delay_optimization: window },
      "DEVICE_TRIGGERED",
    ),
    "a window beside a delay on LOCATION_TRIGGERED": delayed(
      { trigger_delay_type: "DELAY", ...delay, intelligent_delay_optimization: window },
      "LOCATION_TRIGGERED",
    ),
    "an empty window and no delay": {
      body: delayed({ trigger_delay_type: "ASAP", intelligent_delay_optimization: {} }),
      violations: unused("ASAP"),
    },
    "an unused window is still checked": {
      body: delayed({
        trigger_delay_type: "ASAP",
        intelligent_delay_optimization: { ...window, max_delay_value: 0, optimize: true },
      }),
      violations: [
        { rule: "trigger.delay-values-positive", path: `${path}.max_delay_value`, params: { received: 0 } },
        ...unused("ASAP"),
        { rule: "member.known", path: `${path}.optimize` },
      ],
    },
  },
});
