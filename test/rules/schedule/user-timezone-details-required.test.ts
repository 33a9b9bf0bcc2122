import { userTimezoneDetailsRequired } from "../../../src/rules/schedule/user-timezone-details-required.js";
import { each, notPeriodic, requestOf } from "../../support/delivery-types.js";
import { onSchedules, periodic_details, schedules, scheduleTypes } from "../../support/schedules.js";
import { pushRequest, testRule } from "../../support/test-rule.js";
import { pushOfType } from "../../support/valid-of-type.js";

const withoutDetails = { delivery_type: "SEND_IN_USER_TIMEZONE", start_time: "2026-10-05T07:00:00" };

const absent = { path: "scheduling_details.user_timezone_details" };

function localTime(user_timezone_details: object) {
  return pushRequest({ scheduling_details: { ...withoutDetails, user_timezone_details } });
}

testRule(userTimezoneDetailsRequired, {
  violations: [absent],
  valid: {
    ...onSchedules("a complete schedule", scheduleTypes, (type, request) =>
      request({ scheduling_details: schedules[type] }),
    ),
    // The specification marks none of the details as required.
    "empty details": localTime({}),
    "details with the flag false": localTime({ send_in_user_timezone: false, send_if_user_timezone_has_passed: false }),
    ...onSchedules(
      "the details of a time zone that the schedule does not use",
      ["ASAP", "AT_FIXED_TIME"],
      (type, request) =>
        request({
          scheduling_details: { ...schedules[type], user_timezone_details: { send_in_user_timezone: true } },
        }),
    ),
  },
  invalid: {
    ...onSchedules("no details", ["SEND_IN_USER_TIMEZONE"], (_, request) =>
      request({ scheduling_details: withoutDetails }),
    ),
    ...each(notPeriodic, "no details", (type) => requestOf(type, { scheduling_details: withoutDetails })),
    "a periodic campaign, which must not have this schedule": {
      body: pushOfType("PERIODIC", { scheduling_details: { ...withoutDetails, periodic_details } }),
      violations: [
        {
          rule: "schedule.periodic-at-fixed-time",
          path: "scheduling_details.delivery_type",
          params: { received: "SEND_IN_USER_TIMEZONE" },
        },
        absent,
      ],
    },
    "the details of another schedule": pushRequest({
      scheduling_details: { ...schedules.SEND_IN_BTS, delivery_type: "SEND_IN_USER_TIMEZONE" },
    }),
    "the members of the details without their object": pushRequest({
      scheduling_details: { ...withoutDetails, send_in_user_timezone: true },
    }),
    "details in the wrong place and under another name": pushRequest({
      user_timezone_details: {},
      scheduling_details: { ...withoutDetails, userTimezoneDetails: {}, user_time_zone_details: {} },
    }),
  },
});
