import { intelligentDelayWindowPushOnly } from "../../../src/rules/trigger/intelligent-delay-window-push-only.js";
import { emailRequest, testRule } from "../../support/test-rule.js";
import { each, emailOfType, emailTypes, pushOfType, pushTypes, window } from "../../support/valid-of-type.js";

const delay = { trigger_delay_value: 2, trigger_delay_granularity: "HOURS", trigger_relation: "AFTER" };

function triggered(trigger: object) {
  return emailOfType("EVENT_TRIGGERED", { trigger_condition: trigger });
}

const notOnEmail = { path: "trigger_condition.intelligent_delay_optimization" };

testRule(intelligentDelayWindowPushOnly, {
  violations: [notOnEmail],
  valid: {
    "a delay on Email": triggered({ trigger_delay_type: "DELAY", ...delay }),
    "no delay on Email": triggered({ trigger_delay_type: "ASAP" }),
    "an empty trigger condition on Email": triggered({}),
    "no trigger condition on Email": emailRequest(),
    "a window in the wrong place on Email": emailRequest({ intelligent_delay_optimization: window }),
    "a window under another name on Email": triggered({ intelligent_delay: window }),
    ...each(pushTypes, (type) => [
      `a window on Push ${type}`,
      pushOfType(type, {
        trigger_condition: { trigger_delay_type: "INTELLIGENT_DELAY", intelligent_delay_optimization: window },
      }),
    ]),
    "a window that no delay uses on Push": pushOfType("EVENT_TRIGGERED", {
      trigger_condition: { trigger_delay_type: "ASAP", intelligent_delay_optimization: window },
    }),
    "an empty window on Push": pushOfType("EVENT_TRIGGERED", {
      trigger_condition: { intelligent_delay_optimization: {} },
    }),
  },
  invalid: {
    ...each(emailTypes, (type) => [
      `a window without a delay type on Email ${type}`,
      emailOfType(type, { trigger_condition: { intelligent_delay_optimization: window } }),
    ]),
    "a window with no delay": triggered({ trigger_delay_type: "ASAP", intelligent_delay_optimization: window }),
    "a window with a delay": triggered({
      trigger_delay_type: "DELAY",
      ...delay,
      intelligent_delay_optimization: window,
    }),
    "an empty window": triggered({ trigger_delay_type: "ASAP", intelligent_delay_optimization: {} }),
    "an incomplete window with an intelligent delay, which only Push requires to be complete": {
      body: triggered({
        trigger_delay_type: "INTELLIGENT_DELAY",
        intelligent_delay_optimization: { min_delay_value: 30, min_delay_granularity: "MINUTES", max_delay_value: 6 },
      }),
      violations: [
        {
          rule: "trigger.intelligent-delay-push-only",
          path: "trigger_condition.trigger_delay_type",
          params: { allowed: ["DELAY", "ASAP"] },
        },
        notOnEmail,
      ],
    },
  },
});
