import { btsDetailsRequired } from "../../../src/rules/schedule/bts-details-required.js";
import { each, notPeriodic, requestOf } from "../../support/delivery-types.js";
import { onSchedules, periodic_details, schedules, scheduleTypes } from "../../support/schedules.js";
import { pushRequest, testRule } from "../../support/test-rule.js";
import { pushOfType } from "../../support/valid-of-type.js";

const withoutDetails = { delivery_type: "SEND_IN_BTS", start_time: "2026-10-05T07:00:00" };

const absent = { path: "scheduling_details.bts_details" };

function bestTime(bts_details: object) {
  return pushRequest({ scheduling_details: { ...withoutDetails, bts_details } });
}

testRule(btsDetailsRequired, {
  violations: [absent],
  valid: {
    ...onSchedules("a complete schedule", scheduleTypes, (type, request) =>
      request({ scheduling_details: schedules[type] }),
    ),
    // The specification marks none of the details as required.
    "empty details": bestTime({}),
    "details with the flag false": bestTime({ send_in_bts: false }),
    "details with empty texts": bestTime({
      if_user_bts_is_not_available: "",
      if_user_bts_outside_time_window: "",
      window_end_time: "",
    }),
    ...onSchedules(
      "the details of a best time that the schedule does not use",
      ["ASAP", "AT_FIXED_TIME"],
      (type, request) => request({ scheduling_details: { ...schedules[type], bts_details: { send_in_bts: true } } }),
    ),
  },
  invalid: {
    ...onSchedules("no details", ["SEND_IN_BTS"], (_, request) => request({ scheduling_details: withoutDetails })),
    ...each(notPeriodic, "no details", (type) => requestOf(type, { scheduling_details: withoutDetails })),
    "a periodic campaign, which must not have this schedule": {
      body: pushOfType("PERIODIC", { scheduling_details: { ...withoutDetails, periodic_details } }),
      violations: [
        {
          rule: "schedule.periodic-at-fixed-time",
          path: "scheduling_details.delivery_type",
          params: { received: "SEND_IN_BTS" },
        },
        absent,
      ],
    },
    "the details of another schedule": pushRequest({
      scheduling_details: { ...schedules.SEND_IN_USER_TIMEZONE, delivery_type: "SEND_IN_BTS" },
    }),
    "the members of the details without their object": pushRequest({
      scheduling_details: { ...withoutDetails, send_in_bts: true, window_end_time: "2026-10-05T21:00:00" },
    }),
    "details in the wrong place and under another name": pushRequest({
      bts_details: {},
      scheduling_details: { ...withoutDetails, btsDetails: {} },
    }),
  },
});
