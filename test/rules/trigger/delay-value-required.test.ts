import { delayValueRequired } from "../../../src/rules/trigger/delay-value-required.js";
import { deliveryTypes } from "../../support/delivery-types.js";
import { pushRequest, testRule } from "../../support/test-rule.js";
import { asap, delayedWith, intelligent, trigger_attr, triggered } from "../../support/triggers.js";
import { each, window } from "../../support/valid-of-type.js";

const others = { trigger_delay_granularity: "HOURS", trigger_relation: "AFTER" };
const absent = { path: "trigger_condition.trigger_delay_value" };

const delayed = delayedWith(others);

testRule(delayValueRequired, {
  violations: [absent],
  valid: {
    "a delay with its value": delayed({ trigger_delay_value: 2 }),
    "a delay of 0": delayed({ trigger_delay_value: 0 }),
    "a negative delay": delayed({ trigger_delay_value: -1 }),
    "no delay": delayed(asap),
    "no delay type": triggered(others),
    "an intelligent delay": delayed(intelligent),
    "a value that no delay uses": delayed({ ...asap, trigger_delay_value: 2 }),
    "an empty trigger condition": triggered({}),
    "no trigger condition": pushRequest(),
  },
  invalid: {
    "a delay without its value": delayed(),
    "a delay without its value, granularity and relation": {
      body: triggered({ trigger_delay_type: "DELAY" }),
      violations: [
        absent,
        { rule: "trigger.delay-granularity-required", path: "trigger_condition.trigger_delay_granularity" },
        { rule: "trigger.delay-relation-required", path: "trigger_condition.trigger_relation" },
      ],
    },
    "a delay without its value before an anchor": delayed({ trigger_relation: "BEFORE", trigger_attr }),
    "a delay without its value, before a missing anchor": {
      body: delayed({ trigger_relation: "BEFORE" }),
      violations: [absent, { rule: "trigger.attribute-name-required", path: "trigger_condition.trigger_attr.name" }],
    },
    "a delay with the window of an intelligent one in place of its value": delayed({
      intelligent_delay_optimization: window,
    }),
    "a delay with its value under another name": delayed({ trigger_delay: 2 }),
    ...each(deliveryTypes, (type) => [`a delay without its value on ${type}`, delayed({}, type)]),
  },
});
