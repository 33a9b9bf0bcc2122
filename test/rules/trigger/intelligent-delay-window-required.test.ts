import { intelligentDelayWindowRequired } from "../../../src/rules/trigger/intelligent-delay-window-required.js";
import { pushRequest, testRule } from "../../support/test-rule.js";
import { each, emailOfType, pushOfType, pushTypes, window } from "../../support/valid-of-type.js";

const delay = { trigger_delay_value: 2, trigger_delay_granularity: "HOURS", trigger_relation: "AFTER" };

function triggered(trigger: object) {
  return pushOfType("DEVICE_TRIGGERED", { trigger_condition: trigger });
}

testRule(intelligentDelayWindowRequired, {
  violations: [{ path: "trigger_condition.intelligent_delay_optimization" }],
  valid: {
    "an intelligent delay with its window": triggered({
      trigger_delay_type: "INTELLIGENT_DELAY",
      intelligent_delay_optimization: window,
    }),
    "a delay": triggered({ trigger_delay_type: "DELAY", ...delay }),
    "no delay": triggered({ trigger_delay_type: "ASAP" }),
    "no delay type": triggered({}),
    "a window that no delay uses": triggered({ trigger_delay_type: "ASAP", intelligent_delay_optimization: window }),
    "a window without a delay type": triggered({ intelligent_delay_optimization: window }),
    "no trigger condition": pushRequest(),
    "a delay on Email": emailOfType("EVENT_TRIGGERED", {
      trigger_condition: { trigger_delay_type: "DELAY", ...delay },
    }),
  },
  invalid: {
    ...each(pushTypes, (type) => [
      `an intelligent delay without its window on ${type}`,
      pushOfType(type, { trigger_condition: { trigger_delay_type: "INTELLIGENT_DELAY" } }),
    ]),
    "an intelligent delay with the members of a delay in place of its window": triggered({
      trigger_delay_type: "INTELLIGENT_DELAY",
      ...delay,
    }),
    "an intelligent delay with the members of its window beside it": triggered({
      trigger_delay_type: "INTELLIGENT_DELAY",
      ...window,
    }),
    "an intelligent delay with its window under another name": triggered({
      trigger_delay_type: "INTELLIGENT_DELAY",
      intelligent_delay_optimisation: window,
    }),
    "an intelligent delay before a missing anchor, without its window": {
      body: triggered({ trigger_delay_type: "INTELLIGENT_DELAY", trigger_relation: "BEFORE" }),
      violations: [
        { rule: "trigger.attribute-name-required", path: "trigger_condition.trigger_attr.name" },
        { path: "trigger_condition.intelligent_delay_optimization" },
      ],
    },
  },
});
