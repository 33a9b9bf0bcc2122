import { sendingFrequencyPresent } from "../../../src/rules/schedule/sending-frequency-present.js";
import { requestOf } from "../../support/delivery-types.js";
import { pushRequest, testRule } from "../../support/test-rule.js";
import { each } from "../../support/valid-of-type.js";

const DETAILS = "scheduling_details.periodic_details";
const channels = ["PUSH", "EMAIL"] as const;
const violations = [{ path: `${DETAILS}.sending_frequency` }];

testRule(sendingFrequencyPresent, {
  valid: {
    ...each(channels, (channel) => [
      `a frequency on ${channel}`,
      requestOf(`${channel} PERIODIC`, { [DETAILS]: { sending_frequency: "DAILY" } }),
    ]),
    "no details": pushRequest(),
  },
  invalid: {
    ...each(channels, (channel) => [
      `empty details on ${channel}`,
      { body: requestOf(`${channel} PERIODIC`, { [DETAILS]: {} }), violations },
    ]),
    "days without a frequency": {
      body: requestOf("PUSH PERIODIC", { [DETAILS]: { repeat_frequency: 1, repeat_on_days_of_week: ["MONDAY"] } }),
      violations,
    },
  },
});
