import { intelligentDelayPushOnly } from "../../../src/rules/trigger/intelligent-delay-push-only.js";
import { emailRequest, testRule } from "../../support/test-rule.js";
import { asap, delay, intelligent, triggered } from "../../support/triggers.js";
import { each, emailTypes, pushTypes } from "../../support/valid-of-type.js";

const trigger_delay_type = "INTELLIGENT_DELAY";

const notOnEmail = { path: "trigger_condition.trigger_delay_type", params: { allowed: ["DELAY", "ASAP"] } };

function onEmail(trigger: object) {
  return triggered(trigger, "EMAIL EVENT_TRIGGERED");
}

testRule(intelligentDelayPushOnly, {
  violations: [notOnEmail],
  valid: {
    "a delay on Email": onEmail(delay),
    "no delay on Email": onEmail(asap),
    "no delay type on Email": onEmail({}),
    "no trigger condition on Email": emailRequest(),
    ...each(pushTypes, (type) => [`an intelligent delay on Push ${type}`, triggered(intelligent, `PUSH ${type}`)]),
  },
  invalid: {
    ...each(emailTypes, (type) => [
      `an intelligent delay on Email ${type}, which needs no window`,
      triggered({ trigger_delay_type }, `EMAIL ${type}`),
    ]),
    "an intelligent delay with its window": {
      body: onEmail(intelligent),
      violations: [
        notOnEmail,
        {
          rule: "trigger.intelligent-delay-window-push-only",
          path: "trigger_condition.intelligent_delay_optimization",
        },
      ],
    },
    "an intelligent delay with the members of a delay": onEmail({ ...delay, trigger_delay_type }),
    "an intelligent delay before a missing anchor": {
      body: onEmail({ trigger_delay_type, trigger_relation: "BEFORE" }),
      violations: [
        notOnEmail,
        { rule: "trigger.attribute-name-required", path: "trigger_condition.trigger_attr.name" },
      ],
    },
  },
});
