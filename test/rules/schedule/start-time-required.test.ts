import { startTimeRequired } from "../../../src/rules/schedule/start-time-required.js";
import { deliveryTypes, each, notPeriodic, requestOf } from "../../support/delivery-types.js";
import { onSchedules, periodic_details, type ScheduleType, schedules, scheduleTypes } from "../../support/schedules.js";
import { emailRequest, pushRequest, testRule } from "../../support/test-rule.js";

// The table of the specification.
const withStart: readonly ScheduleType[] = ["AT_FIXED_TIME", "SEND_IN_BTS", "SEND_IN_USER_TIMEZONE"];

const withoutStart = { "scheduling_details.start_time": undefined };

function absent(deliveryType: string) {
  return { path: "scheduling_details.start_time", params: { deliveryType } };
}

testRule(startTimeRequired, {
  violations: [absent("AT_FIXED_TIME")],
  valid: {
    ...onSchedules("a complete schedule", scheduleTypes, (type, request) =>
      request({ scheduling_details: schedules[type] }),
    ),
    "at once, with a start that is not used": pushRequest({
      scheduling_details: { delivery_type: "ASAP", start_time: "2026-10-05T07:00:00" },
    }),
    "at once, with an end": emailRequest({
      scheduling_details: { delivery_type: "ASAP", expiry_time: "2026-10-05T07:00:00" },
    }),
    "at once, with the details of other schedules": pushRequest({
      scheduling_details: { delivery_type: "ASAP", bts_details: {}, user_timezone_details: {} },
    }),
    "a start in the past": pushRequest({
      scheduling_details: { delivery_type: "AT_FIXED_TIME", start_time: "0000-01-01T00:00:00" },
    }),
    "a start after the end": pushRequest({
      scheduling_details: { ...schedules.AT_FIXED_TIME, expiry_time: "2026-10-05T06:59:59" },
    }),
    ...each(notPeriodic, "at once", (type) => requestOf(type, { scheduling_details: schedules.ASAP })),
  },
  invalid: {
    ...onSchedules("no start", withStart, (type, request) => ({
      body: request({ scheduling_details: schedules[type], ...withoutStart }),
      violations: [absent(type)],
    })),
    ...each(deliveryTypes, "no start", (type) =>
      requestOf(type, { scheduling_details: { delivery_type: "AT_FIXED_TIME", periodic_details } }),
    ),
    "an end but no start": pushRequest({
      scheduling_details: { delivery_type: "AT_FIXED_TIME", expiry_time: "2026-10-05T07:00:00" },
    }),
    "the end of the window but no start": {
      body: emailRequest({
        scheduling_details: { delivery_type: "SEND_IN_BTS", bts_details: { window_end_time: "2026-10-05T21:00:00" } },
      }),
      violations: [absent("SEND_IN_BTS")],
    },
    "a start in the wrong place and under another name": pushRequest({
      start_time: "2026-10-05T07:00:00",
      scheduling_details: { delivery_type: "AT_FIXED_TIME", startTime: "2026-10-05T07:00:00" },
    }),
    "neither start nor details of the best time": {
      body: pushRequest({ scheduling_details: { delivery_type: "SEND_IN_BTS" } }),
      violations: [
        absent("SEND_IN_BTS"),
        { rule: "schedule.bts-details-required", path: "scheduling_details.bts_details" },
      ],
    },
    "neither start nor details of the time zone": {
      body: emailRequest({ scheduling_details: { delivery_type: "SEND_IN_USER_TIMEZONE" } }),
      violations: [
        absent("SEND_IN_USER_TIMEZONE"),
        { rule: "schedule.user-timezone-details-required", path: "scheduling_details.user_timezone_details" },
      ],
    },
  },
});
