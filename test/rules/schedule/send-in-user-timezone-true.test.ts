import { sendInUserTimezoneTrue } from "../../../src/rules/schedule/send-in-user-timezone-true.js";
import { each, notPeriodic, requestOf } from "../../support/delivery-types.js";
import { pushRequest, testRule } from "../../support/test-rule.js";

const schedule = (details: object) => ({
  delivery_type: "SEND_IN_USER_TIMEZONE",
  start_time: "2026-12-01T09:00:00",
  user_timezone_details: details,
});

testRule(sendInUserTimezoneTrue, {
  valid: {
    "the flag": pushRequest({ scheduling_details: schedule({ send_in_user_timezone: true }) }),
    "no flag": pushRequest({ scheduling_details: schedule({}) }),
    "another schedule": pushRequest({
      scheduling_details: { delivery_type: "SEND_IN_BTS", start_time: "2026-12-01T09:00:00", bts_details: {} },
    }),
  },
  invalid: each(notPeriodic, "the flag is false", (type) => ({
    body: requestOf(type, { scheduling_details: schedule({ send_in_user_timezone: false }) }),
    violations: [{ path: "scheduling_details.user_timezone_details.send_in_user_timezone" }],
  })),
});
