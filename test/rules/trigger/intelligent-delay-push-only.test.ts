import { intelligentDelayPushOnly } from "../../../src/rules/trigger/intelligent-delay-push-only.js";
import { emailRequest, testRule } from "../../support/test-rule.js";
import { each, emailOfType, emailTypes, pushOfType, pushTypes, window } from "../../support/valid-of-type.js";

function triggered(trigger: object) {
  return emailOfType("EVENT_TRIGGERED", { trigger_condition: trigger });
}

const notOnEmail = { path: "trigger_condition.trigger_delay_type", params: { allowed: ["DELAY", "ASAP"] } };

testRule(intelligentDelayPushOnly, {
  valid: {
    "a delay on Email": triggered({
      trigger_delay_type: "DELAY",
      trigger_delay_value: 2,
      trigger_delay_granularity: "HOURS",
      trigger_relation: "AFTER",
    }),
    "no delay on Email": triggered({ trigger_delay_type: "ASAP" }),
    "no delay type on Email": triggered({}),
    "no trigger condition on Email": emailRequest(),
    ...each(pushTypes, (type) => [
      `an intelligent delay on Push ${type}`,
      pushOfType(type, {
        trigger_condition: { trigger_delay_type: "INTELLIGENT_DELAY", intelligent_delay_optimization: window },
      }),
    ]),
  },
  invalid: {
    ...each(emailTypes, (type) => [
      `an intelligent delay on Email ${type}, which needs no window`,
      {
        body: emailOfType(type, { trigger_condition: { trigger_delay_type: "INTELLIGENT_DELAY" } }),
        violations: [notOnEmail],
      },
    ]),
    "an intelligent delay with its window": {
      body: triggered({ trigger_delay_type: "INTELLIGENT_DELAY", intelligent_delay_optimization: window }),
      violations: [
        notOnEmail,
        {
          rule: "trigger.intelligent-delay-window-push-only",
          path: "trigger_condition.intelligent_delay_optimization",
        },
      ],
    },
    "an intelligent delay with the members of a delay": {
      body: triggered({
        trigger_delay_type: "INTELLIGENT_DELAY",
        trigger_delay_value: 2,
        trigger_delay_granularity: "HOURS",
        trigger_relation: "AFTER",
      }),
      violations: [notOnEmail],
    },
    "an intelligent delay before a missing anchor": {
      body: triggered({ trigger_delay_type: "INTELLIGENT_DELAY", trigger_relation: "BEFORE" }),
      violations: [
        notOnEmail,
        { rule: "trigger.attribute-name-required", path: "trigger_condition.trigger_attr.name" },
      ],
    },
  },
});
