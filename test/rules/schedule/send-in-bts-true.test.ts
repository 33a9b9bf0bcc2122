import { sendInBtsTrue } from "../../../src/rules/schedule/send-in-bts-true.js";
import { each, notPeriodic, requestOf } from "../../support/delivery-types.js";
import { pushRequest, testRule } from "../../support/test-rule.js";

const schedule = (details: object) => ({
  delivery_type: "SEND_IN_BTS",
  start_time: "2026-12-01T09:00:00",
  bts_details: details,
});

testRule(sendInBtsTrue, {
  valid: {
    "the flag": pushRequest({ scheduling_details: schedule({ send_in_bts: true }) }),
    "no flag": pushRequest({ scheduling_details: schedule({}) }),
    "another schedule": pushRequest({
      scheduling_details: {
        delivery_type: "SEND_IN_USER_TIMEZONE",
        start_time: "2026-12-01T09:00:00",
        user_timezone_details: {},
      },
    }),
  },
  invalid: each(notPeriodic, "the flag is false", (type) => ({
    body: requestOf(type, { scheduling_details: schedule({ send_in_bts: false }) }),
    violations: [{ path: "scheduling_details.bts_details.send_in_bts" }],
  })),
});
