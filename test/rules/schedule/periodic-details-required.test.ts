import { periodicDetailsRequired } from "../../../src/rules/schedule/periodic-details-required.js";
import { each, notPeriodic, requestOf } from "../../support/delivery-types.js";
import { onSchedules, periodic_details, schedules, scheduleTypes } from "../../support/schedules.js";
import { emailRequest, pushRequest, testRule } from "../../support/test-rule.js";

const PERIODIC = { campaign_delivery_type: "PERIODIC" };

const absent = { path: "scheduling_details.periodic_details" };

function notAtFixedTime(received: string) {
  return {
    rule: "schedule.periodic-at-fixed-time" as const,
    path: "scheduling_details.delivery_type",
    params: { received },
  };
}

testRule(periodicDetailsRequired, {
  violations: [absent],
  valid: {
    "the details of a Push": pushRequest({
      ...PERIODIC,
      scheduling_details: { ...schedules.AT_FIXED_TIME, periodic_details },
    }),
    "the details of an Email": emailRequest({
      ...PERIODIC,
      scheduling_details: { ...schedules.AT_FIXED_TIME, periodic_details },
    }),
    // The specification marks none of the details as required.
    "empty details": pushRequest({
      ...PERIODIC,
      scheduling_details: { ...schedules.AT_FIXED_TIME, periodic_details: {} },
    }),
    "details that make no sense together": pushRequest({
      ...PERIODIC,
      scheduling_details: {
        ...schedules.AT_FIXED_TIME,
        periodic_details: {
          sending_frequency: "DAILY",
          repeat_frequency: 0,
          no_of_occurences: 0,
          repeat_on_date_of_month: [],
          repeat_on_days_of_week_for_month: [{}],
        },
      },
    }),
    ...each(notPeriodic, "none", (type) => requestOf(type, { scheduling_details: schedules.AT_FIXED_TIME })),
    "details that nothing uses": pushRequest({ "scheduling_details.periodic_details": periodic_details }),
  },
  invalid: {
    ...onSchedules("no details", ["AT_FIXED_TIME"], (type, request) =>
      request({ ...PERIODIC, scheduling_details: schedules[type] }),
    ),
    ...onSchedules(
      "no details, and not at a fixed time",
      scheduleTypes.filter((type) => type !== "AT_FIXED_TIME"),
      (type, request) => ({
        body: request({ ...PERIODIC, scheduling_details: schedules[type] }),
        violations: [absent, notAtFixedTime(type)],
      }),
    ),
    "details in the wrong place and under another name": pushRequest({
      ...PERIODIC,
      periodic_details,
      scheduling_details: { ...schedules.AT_FIXED_TIME, periodicDetails: periodic_details },
    }),
    "neither start nor details": {
      body: emailRequest({ ...PERIODIC, scheduling_details: { delivery_type: "AT_FIXED_TIME" } }),
      violations: [
        {
          rule: "schedule.start-time-required",
          path: "scheduling_details.start_time",
          params: { deliveryType: "AT_FIXED_TIME" },
        },
        absent,
      ],
    },
    "details of other schedules instead": pushRequest({
      ...PERIODIC,
      scheduling_details: {
        ...schedules.SEND_IN_BTS,
        ...schedules.SEND_IN_USER_TIMEZONE,
        ...schedules.AT_FIXED_TIME,
      },
    }),
  },
});
