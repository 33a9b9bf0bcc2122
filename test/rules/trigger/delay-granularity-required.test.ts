import { delayGranularityRequired } from "../../../src/rules/trigger/delay-granularity-required.js";
import { deliveryTypes, requestOf } from "../../support/delivery-types.js";
import { pushRequest, testRule } from "../../support/test-rule.js";
import { each, pushOfType, window } from "../../support/valid-of-type.js";

function delayed(trigger: object): unknown {
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
      { body: delayed({ trigger_delay_type: "DELAY", trigger_delay_granularity: unit }) },
    ]),
    "no delay": { body: delayed({ trigger_delay_type: "ASAP" }) },
    "no delay type": { body: delayed({}) },
    "an intelligent delay": {
      body: delayed({ trigger_delay_type: "INTELLIGENT_DELAY", intelligent_delay_optimization: window }),
    },
    "a granularity that no delay uses": {
      body: delayed({ trigger_delay_type: "ASAP", trigger_delay_granularity: "DAYS" }),
    },
    "an empty trigger condition": { body: pushOfType("DEVICE_TRIGGERED", { trigger_condition: {} }) },
    "no trigger condition": { body: pushRequest() },
  },
  invalid: {
    "a delay without its granularity": { body: delayed({ trigger_delay_type: "DELAY" }) },
    "a delay of 0, still without its granularity": {
      body: delayed({ trigger_delay_type: "DELAY", trigger_delay_value: 0 }),
    },
    "a delay without its value, granularity and relation": {
      body: pushOfType("DEVICE_TRIGGERED", { trigger_condition: { trigger_delay_type: "DELAY" } }),
      violations: [
        { rule: "trigger.delay-value-required", path: "trigger_condition.trigger_delay_value" },
        { path: "trigger_condition.trigger_delay_granularity" },
        { rule: "trigger.delay-relation-required", path: "trigger_condition.trigger_relation" },
      ],
    },
    "a delay without its granularity before an anchor": {
      body: delayed({ trigger_delay_type: "DELAY", trigger_relation: "BEFORE", trigger_attr: { name: "Departure" } }),
    },
    "a delay with the granularities of an intelligent one": {
      body: delayed({ trigger_delay_type: "DELAY", intelligent_delay_optimization: window }),
    },
    "a delay with its granularity under another name": {
      body: delayed({ trigger_delay_type: "DELAY", trigger_delay_unit: "HOURS" }),
    },
    ...each(deliveryTypes, (type) => [
      `a delay without its granularity on ${type}`,
      { body: requestOf(type, withoutGranularity) },
    ]),
  },
});
