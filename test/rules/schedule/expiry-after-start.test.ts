import { expiryAfterStart } from "../../../src/rules/schedule/expiry-after-start.js";
import { deliveryTypes, each, requestOf } from "../../support/delivery-types.js";
import { type ScheduleType, schedules } from "../../support/schedules.js";
import { testRule } from "../../support/test-rule.js";
import { each as eachOf } from "../../support/valid-of-type.js";

const triggered = deliveryTypes.filter((type) => type.endsWith("_TRIGGERED"));
const timed: readonly ScheduleType[] = ["AT_FIXED_TIME", "SEND_IN_BTS", "SEND_IN_USER_TIMEZONE"];

function between(start_time: string, expiry_time: string, type: ScheduleType = "AT_FIXED_TIME") {
  return requestOf("PUSH EVENT_TRIGGERED", { scheduling_details: { ...schedules[type], start_time, expiry_time } });
}

function early(start: string, expiry: string) {
  return { path: "scheduling_details.expiry_time", params: { start, expiry } };
}

/** A start, the first expiry after it, and one that is not after it. */
const moments: Readonly<Record<string, readonly [start: string, after: string, not: string]>> = {
  "a second": ["2026-10-05T07:00:00", "2026-10-05T07:00:01", "2026-10-05T07:00:00"],
  "a second before": ["2026-10-05T07:00:01", "2026-10-05T07:00:02", "2026-10-05T07:00:00"],
  "the turn of an hour": ["2026-10-05T09:59:59", "2026-10-05T10:00:00", "2026-10-05T09:59:58"],
  midnight: ["2026-10-05T23:59:59", "2026-10-06T00:00:00", "2026-10-05T00:00:00"],
  "the turn of a month": ["2026-09-30T23:59:59", "2026-10-01T00:00:00", "2026-09-30T23:59:58"],
  "a leap day": ["2028-02-28T23:59:59", "2028-02-29T00:00:00", "2028-02-28T00:00:00"],
  "the turn of a year": ["2026-12-31T23:59:59", "2027-01-01T00:00:00", "2026-01-01T00:00:00"],
  "all of time": ["0000-01-01T00:00:00", "9999-12-31T23:59:59", "0000-01-01T00:00:00"],
};

testRule(expiryAfterStart, {
  valid: {
    ...eachOf(Object.entries(moments), ([name, [start, after]]) => [
      `an expiry after the start: ${name}`,
      between(start, after),
    ]),
    ...each(triggered, "an expiry without a start", (type) =>
      requestOf(type, { "scheduling_details.expiry_time": "2026-10-05T07:00:00" }),
    ),
    ...each(deliveryTypes, "no expiry", (type) =>
      requestOf(type, {
        "scheduling_details.delivery_type": "AT_FIXED_TIME",
        "scheduling_details.start_time": "2026-10-05T07:00:00",
      }),
    ),
    ...eachOf(timed, (type) => [
      `an expiry after the start of ${type}`,
      between("2026-10-05T07:00:00", "2026-10-05T07:00:01", type),
    ]),
    "an expiry before a start that is not used": {
      body: between("2026-10-05T07:00:01", "2026-10-05T07:00:00", "ASAP"),
      context: { rules: { "schedule.start-time-used": "off" } },
    },
    "an expiry without the required start": {
      body: requestOf("PUSH EVENT_TRIGGERED", {
        scheduling_details: { delivery_type: "AT_FIXED_TIME", expiry_time: "2026-10-05T07:00:00" },
      }),
      context: { rules: { "schedule.start-time-required": "off" } },
    },
    "an expiry after the start, with a zero offset": {
      body: between("2026-10-05T07:00:00Z", "2026-10-05T07:00:01+00:00"),
      context: { policies: { scheduleOffset: "zero" } },
    },
  },
  invalid: {
    ...eachOf(["Z", "+00:00", "-00:00"], (offset) => [
      `an expiry at the start with the offset ${offset}`,
      {
        body: between("2026-10-05T07:00:00", `2026-10-05T07:00:00${offset}`),
        context: { policies: { scheduleOffset: "zero" } },
        violations: [early("2026-10-05T07:00:00", `2026-10-05T07:00:00${offset}`)],
      },
    ]),
    ...eachOf(Object.entries(moments), ([name, [start, , expiry]]) => [
      `an expiry that is not after the start: ${name}`,
      { body: between(start, expiry), violations: [early(start, expiry)] },
    ]),
    ...eachOf(timed, (type) => [
      `an expiry at the start of ${type}`,
      {
        body: between("2026-10-05T07:00:00", "2026-10-05T07:00:00", type),
        violations: [early("2026-10-05T07:00:00", "2026-10-05T07:00:00")],
      },
    ]),
    ...each(triggered, "an expiry before the start", (type) => ({
      body: requestOf(type, { scheduling_details: { ...schedules.AT_FIXED_TIME, expiry_time: "2026-10-05T06:59:59" } }),
      violations: [early("2026-10-05T07:00:00", "2026-10-05T06:59:59")],
    })),
  },
});
