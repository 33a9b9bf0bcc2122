import { delayValueRequired } from "../../../src/rules/trigger/delay-value-required.js";
import { pushRequest, testRule } from "../../support/test-rule.js";

function delayed(trigger: object): unknown {
  return pushRequest({
    campaign_delivery_type: "DEVICE_TRIGGERED",
    trigger_condition: { trigger_delay_granularity: "HOURS", trigger_relation: "AFTER", ...trigger },
  });
}

testRule(delayValueRequired, {
  valid: {
    "a delay with its value": { body: delayed({ trigger_delay_type: "DELAY", trigger_delay_value: 2 }) },
    "a delay of nothing": { body: delayed({ trigger_delay_type: "DELAY", trigger_delay_value: 0 }) },
    "no delay": { body: delayed({ trigger_delay_type: "ASAP" }) },
    "no delay type": { body: delayed({}) },
  },
  invalid: {
    "a delay without its value": {
      body: delayed({ trigger_delay_type: "DELAY" }),
      violations: [{ path: "trigger_condition.trigger_delay_value" }],
    },
  },
});
