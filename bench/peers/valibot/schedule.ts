import * as v from "valibot";
import { isLocalDateTime } from "../../../src/structure/formats.js";
import { daysOfWeek } from "../vocabulary.js";
import { integerBetween, object, optional, refuse } from "./refuse.js";

const localDateTime = v.pipe(v.string(), v.check(isLocalDateTime, "must be a UTC date and time without offset"));
const days = v.optional(v.array(v.picklist(daysOfWeek)));

const periodicDetails = object({
  sending_frequency: v.optional(v.picklist(["DAILY", "WEEKLY", "MONTHLY"])),
  repeat_frequency: optional.integer,
  no_of_occurences: optional.integer,
  repeat_on_date_of_month: v.optional(v.array(integerBetween(1, 31))),
  repeat_on_days_of_week: days,
  repeat_on_days_of_week_for_month: v.optional(
    v.array(
      object({
        week_granularity: v.optional(v.picklist(["FIRST", "SECOND", "THIRD", "FOURTH", "LAST"])),
        repeat_on_days_of_week: days,
      }),
    ),
  ),
});

export const schedulingDetails = v.pipe(
  object({
    delivery_type: v.picklist(["ASAP", "AT_FIXED_TIME", "SEND_IN_BTS", "SEND_IN_USER_TIMEZONE"]),
    start_time: v.optional(localDateTime),
    expiry_time: v.optional(localDateTime),
    periodic_details: v.optional(periodicDetails),
    bts_details: v.optional(
      object({
        send_in_bts: optional.flag,
        if_user_bts_is_not_available: optional.text,
        if_user_bts_outside_time_window: optional.text,
        window_end_time: optional.text,
      }),
    ),
    user_timezone_details: v.optional(
      object({ send_in_user_timezone: optional.flag, send_if_user_timezone_has_passed: optional.flag }),
    ),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const schedule = dataset.value;
    const { delivery_type: type } = schedule;
    const need = (member: "start_time" | "bts_details" | "user_timezone_details") => {
      if (schedule[member] !== undefined) return;
      refuse(addIssue, schedule, [member], `is needed when delivery_type is ${type}`);
    };
    if (type !== "ASAP") need("start_time");
    if (type === "SEND_IN_BTS") need("bts_details");
    if (type === "SEND_IN_USER_TIMEZONE") need("user_timezone_details");
  }),
);
