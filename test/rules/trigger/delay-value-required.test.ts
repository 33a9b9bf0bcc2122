import { delayValueRequired } from "../../../src/rules/trigger/delay-value-required.js";
import { deliveryTypes, requestOf } from "../../support/delivery-types.js";
import { pushRequest, testRule } from "../../support/test-rule.js";
import { each, pushOfType, window } from "../../support/valid-of-type.js";

function delayed(trigger: object) {
  return pushOfType("DEVICE_TRIGGERED", {
    trigger_condition: { trigger_delay_granularity: "HOURS", trigger_relation: "AFTER", ...trigger },
  });
}

const withoutValue = {
  trigger_condition: { trigger_delay_type: "DELAY", trigger_delay_granularity: "HOURS", trigger_relation: "AFTER" },
};

testRule(delayValueRequired, {
  violations: [{ path: "trigger_condition.trigger_delay_value" }],
  valid: {
    "a delay with its value": delayed({ trigger_delay_type: "DELAY", trigger_delay_value: 2 }),
    "a delay of 0": delayed({ trigger_delay_type: "DELAY", trigger_delay_value: 0 }),
    "a negative delay": delayed({ trigger_delay_type: "DELAY", trigger_delay_value: -1 }),
    "no delay": delayed({ trigger_delay_type: "ASAP" }),
    "no delay type": delayed({}),
    "an intelligent delay": delayed({
      trigger_delay_type: "INTELLIGENT_DELAY",
      intelligent_delay_optimization: window,
    }),
    "a value that no delay uses": delayed({ trigger_delay_type: "ASAP", trigger_delay_value: 2 }),
    "an empty trigger condition": pushOfType("DEVICE_TRIGGERED", { trigger_condition: {} }),
    "no trigger condition": pushRequest(),
  },
  invalid: {
    "a delay without its value": delayed({ trigger_delay_type: "DELAY" }),
    "a delay without its value, granularity and relation": {
      body: pushOfType("DEVICE_TRIGGERED", { trigger_condition: { trigger_delay_type: "DELAY" } }),
      violations: [
        { path: "trigger_condition.trigger_delay_value" },
        { rule: "trigger.delay-granularity-required", path: "trigger_condition.trigger_delay_granularity" },
        { rule: "trigger.delay-relation-required", path: "trigger_condition.trigger_relation" },
      ],
    },
    "a delay without its value before an anchor": delayed({
      trigger_delay_type: "DELAY",
      trigger_relation: "BEFORE",
      trigger_attr: { name: "Departure" },
    }),
    "a delay without its value, before a missing anchor": {
      body: delayed({ trigger_delay_type: "DELAY", trigger_relation: "BEFORE" }),
      violations: [
        { path: "trigger_condition.trigger_delay_value" },
        { rule: "trigger.attribute-name-required", path: "trigger_condition.trigger_attr.name" },
      ],
    },
    "a delay with the window of an intelligent one in place of its value": delayed({
      trigger_delay_type: "DELAY",
      intelligent_delay_optimization: window,
    }),
    "a delay with its value under another name": delayed({ trigger_delay_type: "DELAY", trigger_delay: 2 }),
    ...each(deliveryTypes, (type) => [`a delay without its value on ${type}`, requestOf(type, withoutValue)]),
  },
});
