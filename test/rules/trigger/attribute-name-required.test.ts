import { attributeNameRequired } from "../../../src/rules/trigger/attribute-name-required.js";
import { deliveryTypes, requestOf } from "../../support/delivery-types.js";
import { pushRequest, testRule } from "../../support/test-rule.js";
import { each, emailOfType, pushOfType } from "../../support/valid-of-type.js";

const delay = { trigger_delay_type: "DELAY", trigger_delay_value: 24, trigger_delay_granularity: "HOURS" };

function triggered(trigger: object) {
  return pushOfType("DEVICE_TRIGGERED", { trigger_condition: trigger });
}

const beforeNothing = { trigger_condition: { ...delay, trigger_relation: "BEFORE" } };

testRule(attributeNameRequired, {
  violations: [{ path: "trigger_condition.trigger_attr.name" }],
  valid: {
    "a delay before an attribute": triggered({
      ...delay,
      trigger_relation: "BEFORE",
      trigger_attr: { name: "Departure Time" },
    }),
    "a delay before an attribute with an empty name": triggered({
      ...delay,
      trigger_relation: "BEFORE",
      trigger_attr: { name: "" },
    }),
    "a delay before an attribute on Email": emailOfType("EVENT_TRIGGERED", {
      trigger_condition: { ...delay, trigger_relation: "BEFORE", trigger_attr: { name: "Departure Time" } },
    }),
    "a delay after, without an attribute": triggered({ ...delay, trigger_relation: "AFTER" }),
    "a delay after, with an attribute without a name": triggered({
      ...delay,
      trigger_relation: "AFTER",
      trigger_attr: {},
    }),
    "a delay after an attribute": triggered({
      ...delay,
      trigger_relation: "AFTER",
      trigger_attr: { name: "Departure Time" },
    }),
    "no relation": triggered({ trigger_delay_type: "ASAP" }),
    "no relation, with an attribute without a name": triggered({ trigger_delay_type: "ASAP", trigger_attr: {} }),
    "an empty trigger condition": triggered({}),
    "no trigger condition": pushRequest(),
  },
  invalid: {
    "a delay before an attribute without a name": triggered({ ...delay, trigger_relation: "BEFORE", trigger_attr: {} }),
    "a delay before an attribute with its name under another name": triggered({
      ...delay,
      trigger_relation: "BEFORE",
      trigger_attr: { attribute_name: "Departure Time" },
    }),
    "a delay before an attribute whose name is in the wrong place": triggered({
      ...delay,
      trigger_relation: "BEFORE",
      trigger_attr_name: "Departure Time",
    }),
    "the relation BEFORE without a delay": triggered({ trigger_delay_type: "ASAP", trigger_relation: "BEFORE" }),
    "the relation BEFORE without a delay type": triggered({ trigger_relation: "BEFORE" }),
    "the relation BEFORE with an attribute without a name, but no delay type": triggered({
      trigger_relation: "BEFORE",
      trigger_attr: {},
    }),
    "the relation BEFORE with an intelligent delay": triggered({
      trigger_delay_type: "INTELLIGENT_DELAY",
      trigger_relation: "BEFORE",
      intelligent_delay_optimization: {
        min_delay_value: 30,
        min_delay_granularity: "MINUTES",
        max_delay_value: 6,
        max_delay_granularity: "HOURS",
      },
    }),
    "a delay with only its relation": {
      body: triggered({ trigger_delay_type: "DELAY", trigger_relation: "BEFORE" }),
      violations: [
        { rule: "trigger.delay-value-required", path: "trigger_condition.trigger_delay_value" },
        { rule: "trigger.delay-granularity-required", path: "trigger_condition.trigger_delay_granularity" },
        { path: "trigger_condition.trigger_attr.name" },
      ],
    },
    ...each(deliveryTypes, (type) => [`a delay before nothing on ${type}`, requestOf(type, beforeNothing)]),
  },
});
