import { delayMembersUsed } from "../../../src/rules/trigger/delay-members-used.js";
import { type DeliveryType, each, requestOf } from "../../support/delivery-types.js";
import { testRule } from "../../support/test-rule.js";
import { included_filters, window } from "../../support/valid-of-type.js";

const triggered: readonly DeliveryType[] = [
  "PUSH EVENT_TRIGGERED",
  "PUSH DEVICE_TRIGGERED",
  "PUSH LOCATION_TRIGGERED",
  "EMAIL EVENT_TRIGGERED",
];

const delay = {
  trigger_delay_value: 30,
  trigger_delay_granularity: "MINUTES",
  trigger_relation: "AFTER",
  trigger_attr: { name: "Departure" },
};

function delayed(trigger_condition: object, type: DeliveryType = "PUSH EVENT_TRIGGERED") {
  return requestOf(type, { trigger_condition: { included_filters, ...trigger_condition } });
}

function unused(delayType: string, ...members: readonly string[]) {
  return members.map((member) => ({
    path: `trigger_condition.${member}`,
    params: { delayType },
    fix: "none" as const,
  }));
}

testRule(delayMembersUsed, {
  valid: {
    ...each(triggered, "all of them with DELAY", (type) => delayed({ trigger_delay_type: "DELAY", ...delay }, type)),
    ...each(triggered, "none of them with ASAP", (type) => delayed({ trigger_delay_type: "ASAP" }, type)),
    "before an anchor": delayed({ trigger_delay_type: "DELAY", ...delay, trigger_relation: "BEFORE" }),
    "none of them with INTELLIGENT_DELAY": delayed({
      trigger_delay_type: "INTELLIGENT_DELAY",
      intelligent_delay_optimization: window,
    }),
    "none of them without a type": delayed({}),
    // The specification does not say what a delay without a type means.
    "all of them without a type": delayed(delay),
    // BEFORE requires an anchor with every type, so both may have a meaning here.
    "a relation and an anchor with ASAP": delayed({
      trigger_delay_type: "ASAP",
      trigger_relation: "BEFORE",
      trigger_attr: { name: "Departure" },
    }),
    "a relation with INTELLIGENT_DELAY": delayed({
      trigger_delay_type: "INTELLIGENT_DELAY",
      trigger_relation: "AFTER",
      intelligent_delay_optimization: window,
    }),
    "no trigger condition": requestOf("PUSH ONE_TIME"),
  },
  invalid: {
    ...each(triggered, "value and unit with ASAP, in the order of the specification", (type) => ({
      body: delayed(
        {
          trigger_attr: { name: "Departure" },
          trigger_relation: "BEFORE",
          trigger_delay_granularity: "DAYS",
          trigger_delay_value: 1,
          trigger_delay_type: "ASAP",
        },
        type,
      ),
      violations: unused("ASAP", "trigger_delay_value", "trigger_delay_granularity"),
    })),
    "only a value": {
      body: delayed({ trigger_delay_type: "ASAP", trigger_delay_value: 30 }),
      violations: unused("ASAP", "trigger_delay_value"),
    },
    "a value of 0, which is reported as unused": {
      body: delayed({ trigger_delay_type: "ASAP", trigger_delay_value: 0 }),
      violations: unused("ASAP", "trigger_delay_value"),
    },
    "only a unit": {
      body: delayed({ trigger_delay_type: "ASAP", trigger_delay_granularity: "HOURS" }),
      violations: unused("ASAP", "trigger_delay_granularity"),
    },
    "a value and unit beside the window of an intelligent delay": {
      body: delayed({
        trigger_delay_type: "INTELLIGENT_DELAY",
        trigger_delay_value: 30,
        trigger_delay_granularity: "MINUTES",
        intelligent_delay_optimization: window,
      }),
      violations: unused("INTELLIGENT_DELAY", "trigger_delay_value", "trigger_delay_granularity"),
    },
  },
});
