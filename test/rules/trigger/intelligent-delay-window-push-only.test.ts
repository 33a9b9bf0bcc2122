import { intelligentDelayWindowPushOnly } from "../../../src/rules/trigger/intelligent-delay-window-push-only.js";
import { emailRequest, testRule } from "../../support/test-rule.js";
import { asap, delay, intelligent, triggered } from "../../support/triggers.js";
import { each, emailTypes, pushTypes, window } from "../../support/valid-of-type.js";

const optimized = { intelligent_delay_optimization: window };
const empty = { intelligent_delay_optimization: {} };

const notOnEmail = { path: "trigger_condition.intelligent_delay_optimization" };

function onEmail(trigger: object) {
  return triggered(trigger, "EMAIL EVENT_TRIGGERED");
}

testRule(intelligentDelayWindowPushOnly, {
  violations: [notOnEmail],
  valid: {
    "a delay on Email": onEmail(delay),
    "no delay on Email": onEmail(asap),
    "an empty trigger condition on Email": onEmail({}),
    "no trigger condition on Email": emailRequest(),
    "a window in the wrong place on Email": emailRequest(optimized),
    "a window under another name on Email": onEmail({ intelligent_delay: window }),
    ...each(pushTypes, (type) => [`a window on Push ${type}`, triggered(intelligent, `PUSH ${type}`)]),
    "a window that no delay uses on Push": triggered({ ...asap, ...optimized }, "PUSH EVENT_TRIGGERED"),
    "an empty window on Push": triggered(empty, "PUSH EVENT_TRIGGERED"),
  },
  invalid: {
    ...each(emailTypes, (type) => [
      `a window without a delay type on Email ${type}`,
      triggered(optimized, `EMAIL ${type}`),
    ]),
    "a window with no delay": onEmail({ ...asap, ...optimized }),
    "a window with a delay": onEmail({ ...delay, ...optimized }),
    "an empty window": onEmail({ ...asap, ...empty }),
    "an incomplete window with an intelligent delay, which only Push requires to be complete": {
      body: onEmail({
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
