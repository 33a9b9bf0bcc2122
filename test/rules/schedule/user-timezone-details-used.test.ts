import { userTimezoneDetailsUsed } from "../../../src/rules/schedule/user-timezone-details-used.js";
import { deliveryTypes, each, notPeriodic, requestOf } from "../../support/delivery-types.js";
import { onSchedules, schedules, scheduleTypes } from "../../support/schedules.js";
import { testRule } from "../../support/test-rule.js";

const path = "scheduling_details.user_timezone_details";

const user_timezone_details = { send_in_user_timezone: true, send_if_user_timezone_has_passed: true };

testRule(userTimezoneDetailsUsed, {
  valid: {
    ...onSchedules("a complete schedule", scheduleTypes, (type, request) =>
      request({ scheduling_details: schedules[type] }),
    ),
    ...each(deliveryTypes, "the members that it needs", (type) => requestOf(type)),
    // A periodic campaign is sent at a fixed time.
    ...each(notPeriodic, "the user's time zone", (type) =>
      requestOf(type, { scheduling_details: schedules.SEND_IN_USER_TIMEZONE }),
    ),
    ...onSchedules("empty details", ["SEND_IN_USER_TIMEZONE"], (type, request) =>
      request({ scheduling_details: { ...schedules[type], user_timezone_details: {} } }),
    ),
  },
  invalid: {
    ...onSchedules(
      "the details with another schedule",
      scheduleTypes.filter((type) => type !== "SEND_IN_USER_TIMEZONE"),
      (type, request) => ({
        body: request({ scheduling_details: { ...schedules[type], user_timezone_details } }),
        violations: [{ path, params: { deliveryType: type } }],
      }),
    ),
    ...each(notPeriodic, "the details on a campaign that is sent at once", (type) => ({
      body: requestOf(type, { scheduling_details: { delivery_type: "ASAP", user_timezone_details } }),
      violations: [{ path, params: { deliveryType: "ASAP" } }],
    })),
    ...each(["PUSH PERIODIC", "EMAIL PERIODIC"], "the details on a campaign that is sent at fixed times", (type) => ({
      body: requestOf(type, { [path]: user_timezone_details }),
      violations: [{ path, params: { deliveryType: "AT_FIXED_TIME" } }],
    })),
  },
});
