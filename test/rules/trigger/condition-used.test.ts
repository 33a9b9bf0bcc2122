import { triggerConditionUsed } from "../../../src/rules/trigger/condition-used.js";
import { type DeliveryType, deliveryTypes, each, requestOf } from "../../support/delivery-types.js";
import { testRule } from "../../support/test-rule.js";
import { included_filters } from "../../support/valid-of-type.js";

const trigger_condition = { included_filters };
const noFilters = { rule: "trigger.included-filters-present", path: "trigger_condition.included_filters" } as const;

const without: readonly DeliveryType[] = [
  "PUSH ONE_TIME",
  "PUSH PERIODIC",
  "PUSH BUSINESS_EVENT_TRIGGERED",
  "EMAIL ONE_TIME",
  "EMAIL PERIODIC",
  "EMAIL BUSINESS_EVENT_TRIGGERED",
];

const others = deliveryTypes.filter((type) => !without.includes(type));

function unused(type: DeliveryType) {
  const params = { deliveryType: type.replace(/^\w+ /u, "") };
  return { path: "trigger_condition", params, fix: "none" as const };
}

testRule(triggerConditionUsed, {
  valid: {
    ...each(without, "no trigger condition", (type) => requestOf(type)),
    // The specification does not say what triggers a live activity.
    ...each(others, "a trigger condition", (type) => requestOf(type, { trigger_condition })),
  },
  invalid: {
    ...each(without, "a trigger condition", (type) => ({
      body: requestOf(type, { trigger_condition }),
      violations: [unused(type)],
    })),
    ...each(without, "an empty trigger condition", (type) => ({
      body: requestOf(type, { trigger_condition: {} }),
      violations: [unused(type), noFilters],
    })),
    "an unused trigger condition is still checked": {
      body: requestOf("PUSH ONE_TIME", {
        trigger_condition: { trigger_delay_type: "ASAP", trigger_delay_value: 5, trigger: "App Opened" },
      }),
      violations: [
        unused("PUSH ONE_TIME"),
        noFilters,
        {
          rule: "trigger.delay-members-used",
          path: "trigger_condition.trigger_delay_value",
          params: { delayType: "ASAP" },
        },
        { rule: "member.known", path: "trigger_condition.trigger" },
      ],
    },
  },
});
