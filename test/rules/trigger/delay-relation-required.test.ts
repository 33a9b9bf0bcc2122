import { delayRelationRequired } from "../../../src/rules/trigger/delay-relation-required.js";
import { deliveryTypes, requestOf } from "../../support/delivery-types.js";
import { pushRequest, testRule } from "../../support/test-rule.js";
import { each, pushOfType, window } from "../../support/valid-of-type.js";

function delayed(trigger: object) {
  return pushOfType("DEVICE_TRIGGERED", {
    trigger_condition: { trigger_delay_value: 2, trigger_delay_granularity: "HOURS", ...trigger },
  });
}

const withoutRelation = {
  trigger_condition: { trigger_delay_type: "DELAY", trigger_delay_value: 2, trigger_delay_granularity: "HOURS" },
};

testRule(delayRelationRequired, {
  violations: [{ path: "trigger_condition.trigger_relation" }],
  valid: {
    "a delay after": delayed({ trigger_delay_type: "DELAY", trigger_relation: "AFTER" }),
    "a delay before": delayed({
      trigger_delay_type: "DELAY",
      trigger_relation: "BEFORE",
      trigger_attr: { name: "Departure Time" },
    }),
    "no delay": delayed({ trigger_delay_type: "ASAP" }),
    "no delay type": delayed({}),
    "an intelligent delay": delayed({
      trigger_delay_type: "INTELLIGENT_DELAY",
      intelligent_delay_optimization: window,
    }),
    "a relation that no delay uses": delayed({ trigger_delay_type: "ASAP", trigger_relation: "AFTER" }),
    "an empty trigger condition": pushOfType("DEVICE_TRIGGERED", { trigger_condition: {} }),
    "no trigger condition": pushRequest(),
  },
  invalid: {
    "a delay without its relation": delayed({ trigger_delay_type: "DELAY" }),
    "a delay of 0, still without its relation": delayed({ trigger_delay_type: "DELAY", trigger_delay_value: 0 }),
    "a delay with an anchor, but without a relation to it": delayed({
      trigger_delay_type: "DELAY",
      trigger_attr: { name: "Departure Time" },
    }),
    "a delay without its value, granularity and relation": {
      body: pushOfType("DEVICE_TRIGGERED", { trigger_condition: { trigger_delay_type: "DELAY" } }),
      violations: [
        { rule: "trigger.delay-value-required", path: "trigger_condition.trigger_delay_value" },
        { rule: "trigger.delay-granularity-required", path: "trigger_condition.trigger_delay_granularity" },
        { path: "trigger_condition.trigger_relation" },
      ],
    },
    "a delay with its relation under another name": delayed({
      trigger_delay_type: "DELAY",
      trigger_delay_relation: "AFTER",
    }),
    ...each(deliveryTypes, (type) => [`a delay without its relation on ${type}`, requestOf(type, withoutRelation)]),
  },
});
