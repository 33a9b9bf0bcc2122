import { intelligentDelayWindowRequired } from "../../../src/rules/trigger/intelligent-delay-window-required.js";
import { pushRequest, testRule } from "../../support/test-rule.js";
import { asap, delay, intelligent, triggered } from "../../support/triggers.js";
import { each, pushTypes, window } from "../../support/valid-of-type.js";

const trigger_delay_type = "INTELLIGENT_DELAY";
const optimized = { intelligent_delay_optimization: window };
const absent = { path: "trigger_condition.intelligent_delay_optimization" };

testRule(intelligentDelayWindowRequired, {
  violations: [absent],
  valid: {
    "an intelligent delay with its window": triggered(intelligent),
    "a delay": triggered(delay),
    "no delay": triggered(asap),
    "no delay type": triggered({}),
    "a window that no delay uses": triggered({ ...asap, ...optimized }),
    "a window without a delay type": triggered(optimized),
    "no trigger condition": pushRequest(),
    "a delay on Email": triggered(delay, "EMAIL EVENT_TRIGGERED"),
  },
  invalid: {
    ...each(pushTypes, (type) => [
      `an intelligent delay without its window on ${type}`,
      triggered({ trigger_delay_type }, `PUSH ${type}`),
    ]),
    "an intelligent delay with the members of a delay in place of its window": triggered({
      ...delay,
      trigger_delay_type,
    }),
    "an intelligent delay with the members of its window beside it": triggered({ trigger_delay_type, ...window }),
    "an intelligent delay with its window under another name": triggered({
      trigger_delay_type,
      intelligent_delay_optimisation: window,
    }),
    "an intelligent delay before a missing anchor, without its window": {
      body: triggered({ trigger_delay_type, trigger_relation: "BEFORE" }),
      violations: [{ rule: "trigger.attribute-name-required", path: "trigger_condition.trigger_attr.name" }, absent],
    },
  },
});
