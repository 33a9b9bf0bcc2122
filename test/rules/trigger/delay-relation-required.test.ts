import { delayRelationRequired } from "../../../src/rules/trigger/delay-relation-required.js";
import { deliveryTypes } from "../../support/delivery-types.js";
import { pushRequest, testRule } from "../../support/test-rule.js";
import { asap, delayedWith, intelligent, trigger_attr, triggered } from "../../support/triggers.js";
import { each } from "../../support/valid-of-type.js";

const others = { trigger_delay_value: 2, trigger_delay_granularity: "HOURS" };
const absent = { path: "trigger_condition.trigger_relation" };

const delayed = delayedWith(others);

testRule(delayRelationRequired, {
  violations: [absent],
  valid: {
    "a delay after": delayed({ trigger_relation: "AFTER" }),
    "a delay before": delayed({ trigger_relation: "BEFORE", trigger_attr }),
    "no delay": delayed(asap),
    "no delay type": triggered(others),
    "an intelligent delay": delayed(intelligent),
    "a relation that no delay uses": delayed({ ...asap, trigger_relation: "AFTER" }),
    "an empty trigger condition": triggered({}),
    "no trigger condition": pushRequest(),
  },
  invalid: {
    "a delay without its relation": delayed(),
    "a delay of 0, still without its relation": delayed({ trigger_delay_value: 0 }),
    "a delay with an anchor, but without a relation to it": delayed({ trigger_attr }),
    "a delay without its value, granularity and relation": {
      body: triggered({ trigger_delay_type: "DELAY" }),
      violations: [
        { rule: "trigger.delay-value-required", path: "trigger_condition.trigger_delay_value" },
        { rule: "trigger.delay-granularity-required", path: "trigger_condition.trigger_delay_granularity" },
        absent,
      ],
    },
    "a delay with its relation under another name": delayed({ trigger_delay_relation: "AFTER" }),
    ...each(deliveryTypes, (type) => [`a delay without its relation on ${type}`, delayed({}, type)]),
  },
});
