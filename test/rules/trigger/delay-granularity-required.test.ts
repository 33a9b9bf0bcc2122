import { delayGranularityRequired } from "../../../src/rules/trigger/delay-granularity-required.js";
import { deliveryTypes, requestOf } from "../../support/delivery-types.js";
import { pushRequest, testRule } from "../../support/test-rule.js";
import { each, pushOfType, window } from "../../support/valid-of-type.js";

function delayed(trigger: object) {
  return pushOfType("DEVICE_TRIGGERED", {
    trigger_condition: { trigger_delay_value: 2, trigger_relation: "AFTER", ...trigger },
  });
}

const withoutGranularity = {
  trigger_condition: { trigger_delay_type: "DELAY", trigger_delay_value: 2, trigger_relation: "AFTER" },
};

testRule(delayGranularityRequired, {
  violations: [{ path: "trigger_condition.trigger_delay_granularity" }],
  valid: {
    ...each(["MINUTES", "HOURS", "DAYS"], (unit) => [
      `a delay of two ${unit}`,
      delayed({ trigger_delay_type: "DELAY", trigger_delay_granularity: unit }),
    ]),
    "no delay": delayed({ trigger_delay_type: "ASAP" }),
    "no delay type": delayed({}),
    "an intelligent delay": delayed({
      trigger_delay_type: "INTELLIGENT_DELAY",
      intelligent_delay_optimization: window,
    }),
    "a granularity that no delay uses": delayed({ trigger_delay_type: "ASAP", trigger_delay_granularity: "DAYS" }),
    "an empty trigger condition": pushOfType("DEVICE_TRIGGERED", { trigger_condition: {} }),
    "no trigger condition": pushRequest(),
  },
  invalid: {
    "a delay without its granularity": delayed({ trigger_delay_type: "DELAY" }),
    "a delay of 0, still without its granularity": delayed({ trigger_delay_type: "DELAY", trigger_delay_value: 0 }),
    "a delay without its value, granularity and relation": {
      body: pushOfType("DEVICE_TRIGGERED", { trigger_condition: { trigger_delay_type: "DELAY" } }),
      violations: [
        { rule: "trigger.delay-value-required", path: "trigger_condition.trigger_delay_value" },
        { path: "trigger_condition.trigger_delay_granularity" },
        { rule: "trigger.delay-relation-required", path: "trigger_condition.trigger_relation" },
      ],
    },
    "a delay without its granularity before an anchor": delayed({
      trigger_delay_type: "DELAY",
      trigger_relation: "BEFORE",
      trigger_attr: { name: "Departure" },
    }),
    "a delay with the granularities of an intelligent one": delayed({
      trigger_delay_type: "DELAY",
      intelligent_delay_optimization: window,
    }),
    "a delay with its granularity under another name": delayed({
      trigger_delay_type: "DELAY",
      trigger_delay_unit: "HOURS",
    }),
    ...each(deliveryTypes, (type) => [
      `a delay without its granularity on ${type}`,
      requestOf(type, withoutGranularity),
    ]),
  },
});
