import { periodicAtFixedTime } from "../../../src/rules/schedule/periodic-at-fixed-time.js";
import { notPeriodic, requestOf } from "../../support/delivery-types.js";
import { onSchedules, periodic_details, schedules, scheduleTypes } from "../../support/schedules.js";
import { pushRequest, testRule } from "../../support/test-rule.js";
import { each } from "../../support/valid-of-type.js";

const PERIODIC = { campaign_delivery_type: "PERIODIC" };

const notAtFixedTime = scheduleTypes.filter((type) => type !== "AT_FIXED_TIME");

function wrong(received: string) {
  return {
    path: "scheduling_details.delivery_type",
    params: { received },
    target: "scheduling_details",
    detailTarget: "scheduling_details.delivery_type",
    fix: "none" as const,
  };
}

testRule(periodicAtFixedTime, {
  valid: {
    ...onSchedules("a periodic campaign", ["AT_FIXED_TIME"], (type, request) =>
      request({ ...PERIODIC, scheduling_details: { ...schedules[type], periodic_details } }),
    ),
    "a periodic campaign at a fixed time with the details of other schedules": pushRequest({
      ...PERIODIC,
      scheduling_details: {
        ...schedules.SEND_IN_BTS,
        ...schedules.SEND_IN_USER_TIMEZONE,
        ...schedules.AT_FIXED_TIME,
        periodic_details,
      },
    }),
    ...each(
      notPeriodic.flatMap((type) => scheduleTypes.map((schedule) => [type, schedule] as const)),
      ([type, schedule]) => [`${schedule} on ${type}`, requestOf(type, { scheduling_details: schedules[schedule] })],
    ),
    "a campaign that repeats but is not periodic": pushRequest({
      scheduling_details: { ...schedules.ASAP, periodic_details },
    }),
  },
  invalid: {
    ...onSchedules("a periodic campaign", notAtFixedTime, (type, request) => ({
      body: request({ ...PERIODIC, scheduling_details: { ...schedules[type], periodic_details } }),
      violations: [wrong(type)],
    })),
    "a periodic campaign at once, with a start": {
      body: pushRequest({
        ...PERIODIC,
        scheduling_details: { ...schedules.AT_FIXED_TIME, delivery_type: "ASAP", periodic_details },
      }),
      violations: [
        {
          ...wrong("ASAP"),
          fix: [{ op: "replace", path: "/scheduling_details/delivery_type", value: "AT_FIXED_TIME" }],
        },
      ],
    },
    "a periodic campaign in the best time, with a start": {
      body: pushRequest({ ...PERIODIC, scheduling_details: { ...schedules.SEND_IN_BTS, periodic_details } }),
      violations: [wrong("SEND_IN_BTS")],
    },
    "a periodic campaign without all other details": {
      body: pushRequest({ ...PERIODIC, scheduling_details: { delivery_type: "SEND_IN_BTS" } }),
      violations: [
        {
          rule: "schedule.start-time-required",
          path: "scheduling_details.start_time",
          params: { deliveryType: "SEND_IN_BTS" },
        },
        { rule: "schedule.periodic-details-required", path: "scheduling_details.periodic_details" },
        wrong("SEND_IN_BTS"),
        { rule: "schedule.bts-details-required", path: "scheduling_details.bts_details" },
      ],
    },
  },
});
