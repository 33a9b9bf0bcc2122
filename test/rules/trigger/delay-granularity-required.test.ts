import { delayGranularityRequired } from "../../../src/rules/trigger/delay-granularity-required.js";
import { deliveryTypes } from "../../support/delivery-types.js";
import { pushRequest, testRule } from "../../support/test-rule.js";
import { asap, delayedWith, intelligent, trigger_attr, triggered } from "../../support/triggers.js";
import { each, window } from "../../support/valid-of-type.js";

const others = { trigger_delay_value: 2, trigger_relation: "AFTER" };
const absent = { path: "trigger_condition.trigger_delay_granularity" };

const delayed = delayedWith(others);

testRule(delayGranularityRequired, {
  violations: [absent],
  valid: {
    ...each(["MINUTES", "HOURS", "DAYS"], (unit) => [
      `a delay of two ${unit}`,
      delayed({ trigger_delay_granularity: unit }),
    ]),
    "no delay": delayed(asap),
    "no delay type": triggered(others),
    "an intelligent delay": delayed(intelligent),
    "a granularity that no delay uses": delayed({ ...asap, trigger_delay_granularity: "DAYS" }),
    "an empty trigger condition": triggered({}),
    "no trigger condition": pushRequest(),
  },
  invalid: {
    "a delay without its granularity": delayed(),
    "a delay of 0, still without its granularity": delayed({ trigger_delay_value: 0 }),
    "a delay without its value, granularity and relation": {
      body: triggered({ trigger_delay_type: "DELAY" }),
      violations: [
        { rule: "trigger.delay-value-required", path: "trigger_condition.trigger_delay_value" },
        absent,
        { rule: "trigger.delay-relation-required", path: "trigger_condition.trigger_relation" },
      ],
    },
    "a delay without its granularity before an anchor": delayed({ trigger_relation: "BEFORE", trigger_attr }),
    "a delay with the granularities of an intelligent one": delayed({ intelligent_delay_optimization: window }),
    "a delay with its granularity under another name": delayed({ trigger_delay_unit: "HOURS" }),
    ...each(deliveryTypes, (type) => [`a delay without its granularity on ${type}`, delayed({}, type)]),
  },
});
