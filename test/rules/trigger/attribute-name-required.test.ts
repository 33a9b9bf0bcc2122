import { attributeNameRequired } from "../../../src/rules/trigger/attribute-name-required.js";
import { deliveryTypes } from "../../support/delivery-types.js";
import { pushRequest, testRule } from "../../support/test-rule.js";
import { asap, delay, intelligent, trigger_attr, triggered } from "../../support/triggers.js";
import { each } from "../../support/valid-of-type.js";

const before = { trigger_relation: "BEFORE" };
const delayBefore = { ...delay, ...before };
const absent = { path: "trigger_condition.trigger_attr.name" };

testRule(attributeNameRequired, {
  violations: [absent],
  valid: {
    "a delay before an attribute": triggered({ ...delayBefore, trigger_attr }),
    "a delay before an attribute with an empty name": triggered({ ...delayBefore, trigger_attr: { name: "" } }),
    "a delay before an attribute on Email": triggered({ ...delayBefore, trigger_attr }, "EMAIL EVENT_TRIGGERED"),
    "a delay after, without an attribute": triggered(delay),
    "a delay after, with an attribute without a name": triggered({ ...delay, trigger_attr: {} }),
    "a delay after an attribute": triggered({ ...delay, trigger_attr }),
    "no relation": triggered(asap),
    "no relation, with an attribute without a name": triggered({ ...asap, trigger_attr: {} }),
    "an empty trigger condition": triggered({}),
    "no trigger condition": pushRequest(),
  },
  invalid: {
    "a delay before an attribute without a name": triggered({ ...delayBefore, trigger_attr: {} }),
    "a delay before an attribute with its name under another name": triggered({
      ...delayBefore,
      trigger_attr: { attribute_name: "Departure" },
    }),
    "a delay before an attribute whose name is in the wrong place": triggered({
      ...delayBefore,
      trigger_attr_name: "Departure",
    }),
    "the relation BEFORE without a delay": triggered({ ...asap, ...before }),
    "the relation BEFORE without a delay type": triggered(before),
    "the relation BEFORE with an attribute without a name, but no delay type": triggered({
      ...before,
      trigger_attr: {},
    }),
    "the relation BEFORE with an intelligent delay": triggered({ ...intelligent, ...before }),
    "a delay with only its relation": {
      body: triggered({ trigger_delay_type: "DELAY", ...before }),
      violations: [
        { rule: "trigger.delay-value-required", path: "trigger_condition.trigger_delay_value" },
        { rule: "trigger.delay-granularity-required", path: "trigger_condition.trigger_delay_granularity" },
        absent,
      ],
    },
    ...each(deliveryTypes, (type) => [`a delay before nothing on ${type}`, triggered(delayBefore, type)]),
  },
});
