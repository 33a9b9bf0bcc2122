import fc from "fast-check";
import { earlierTime, laterTime, ofFormat } from "../values.js";
import { type Fault, notPositive, within } from "./fault.js";

const schedule = within("scheduling_details");
const single = within("scheduling_details", { exceptTypes: ["PERIODIC"] });
const periods = within("scheduling_details.periodic_details", { types: ["PERIODIC"] });

const moment = ofFormat["local-date-time"];

function scheduled(delivery_type: string): Record<string, unknown> {
  return { start_time: moment, delivery_type };
}

/** A member that these schedules do not use. */
function spare(member: string): Fault[] {
  return ["ASAP", "AT_FIXED_TIME"].map((type) => single.having(member, {}, scheduled(type)));
}

export const scheduleFaults = {
  "schedule.start-time-required": [
    schedule.lacking("start_time", { delivery_type: "AT_FIXED_TIME" }),
    single.lacking("start_time", { delivery_type: "SEND_IN_BTS", bts_details: {} }),
    single.lacking("start_time", { delivery_type: "SEND_IN_USER_TIMEZONE", user_timezone_details: {} }),
  ],
  "schedule.periodic-details-required": [schedule.lacking("periodic_details")],
  "schedule.periodic-at-fixed-time": [
    schedule.having("delivery_type", fc.constantFrom("ASAP", "SEND_IN_BTS", "SEND_IN_USER_TIMEZONE"), {
      start_time: moment,
      bts_details: {},
      user_timezone_details: {},
    }),
  ],
  "schedule.bts-details-required": [single.lacking("bts_details", scheduled("SEND_IN_BTS"))],
  "schedule.user-timezone-details-required": [
    single.lacking("user_timezone_details", scheduled("SEND_IN_USER_TIMEZONE")),
  ],
  "schedule.start-time-used": [single.after("start_time", scheduled("ASAP"))],
  "schedule.expiry-time-used": [schedule.having("expiry_time", moment)],
  "schedule.expiry-after-start": [
    single.having("expiry_time", earlierTime, { delivery_type: "AT_FIXED_TIME", start_time: laterTime }),
    single.after("expiry_time", {
      "": moment.map((at) => ({ delivery_type: "AT_FIXED_TIME", start_time: at, expiry_time: at })),
    }),
  ],
  "schedule.periodic-details-used": spare("periodic_details"),
  "schedule.periodic-counts-positive": [
    periods.having("repeat_frequency", notPositive),
    periods.having("no_of_occurences", notPositive),
  ],
  "schedule.repeat-days-used": [
    periods.having("repeat_on_date_of_month", [], { "": { sending_frequency: "WEEKLY" } }),
    periods.having("repeat_on_days_of_week", [], { "": { sending_frequency: "DAILY" } }),
    periods.having("repeat_on_days_of_week_for_month", [], { "": { sending_frequency: "WEEKLY" } }),
    periods.having("repeat_on_date_of_month", [], { "": { sending_frequency: "DAILY" } }),
  ],
  "schedule.sending-frequency-present": [periods.lacking("sending_frequency", { "": { repeat_frequency: 1 } })],
  "schedule.weekly-days-present": [periods.lacking("repeat_on_days_of_week", { "": { sending_frequency: "WEEKLY" } })],
  "schedule.monthly-days-present": [periods.having("", { sending_frequency: "MONTHLY" })],
  "schedule.send-in-bts-true": [single.having("bts_details.send_in_bts", false, scheduled("SEND_IN_BTS"))],
  "schedule.send-in-user-timezone-true": [
    single.having("user_timezone_details.send_in_user_timezone", false, scheduled("SEND_IN_USER_TIMEZONE")),
  ],
  "schedule.bts-details-used": spare("bts_details"),
  "schedule.user-timezone-details-used": spare("user_timezone_details"),
} satisfies Record<string, readonly Fault[]>;
