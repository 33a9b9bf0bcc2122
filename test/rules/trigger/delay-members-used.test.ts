import { delayMembersUsed } from "../../../src/rules/trigger/delay-members-used.js";
import { type DeliveryType, each } from "../../support/delivery-types.js";
import { pushRequest, testRule } from "../../support/test-rule.js";
import { asap, delay, intelligent, trigger_attr, triggered, triggeredTypes } from "../../support/triggers.js";
import { included_filters } from "../../support/valid-of-type.js";

const { trigger_delay_type, ...members } = { ...delay, trigger_attr };

function delayed(trigger: object, type: DeliveryType = "PUSH EVENT_TRIGGERED") {
  return triggered({ included_filters, ...trigger }, type);
}

function unused(delayType: string, ...names: readonly string[]) {
  return names.map((name) => ({ path: `trigger_condition.${name}`, params: { delayType }, fix: "none" as const }));
}

testRule(delayMembersUsed, {
  violations: unused("ASAP", "trigger_delay_value"),
  valid: {
    ...each(triggeredTypes, "all of them with DELAY", (type) => delayed({ trigger_delay_type, ...members }, type)),
    ...each(triggeredTypes, "none of them with ASAP", (type) => delayed(asap, type)),
    "before an anchor": delayed({ trigger_delay_type, ...members, trigger_relation: "BEFORE" }),
    "none of them with INTELLIGENT_DELAY": delayed(intelligent),
    "none of them without a type": delayed({}),
    // The specification does not say what a delay without a type means.
    "all of them without a type": delayed(members),
    // BEFORE requires an anchor with every type, so both may have a meaning here.
    "a relation and an anchor with ASAP": delayed({ ...asap, trigger_relation: "BEFORE", trigger_attr }),
    "a relation with INTELLIGENT_DELAY": delayed({ ...intelligent, trigger_relation: "AFTER" }),
    "no trigger condition": pushRequest(),
  },
  invalid: {
    ...each(triggeredTypes, "value and unit with ASAP, in the order of the specification", (type) => ({
      body: delayed(
        {
          trigger_attr,
          trigger_relation: "BEFORE",
          trigger_delay_granularity: "DAYS",
          trigger_delay_value: 1,
          ...asap,
        },
        type,
      ),
      violations: unused("ASAP", "trigger_delay_value", "trigger_delay_granularity"),
    })),
    "only a value": delayed({ ...asap, trigger_delay_value: 30 }),
    "a value of 0, which is reported as unused": delayed({ ...asap, trigger_delay_value: 0 }),
    "only a unit": {
      body: delayed({ ...asap, trigger_delay_granularity: "HOURS" }),
      violations: unused("ASAP", "trigger_delay_granularity"),
    },
    "a value and unit beside the window of an intelligent delay": {
      body: delayed({ ...intelligent, trigger_delay_value: 30, trigger_delay_granularity: "MINUTES" }),
      violations: unused("INTELLIGENT_DELAY", "trigger_delay_value", "trigger_delay_granularity"),
    },
  },
});
