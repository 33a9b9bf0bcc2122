import { type Body, type Changes, emailRequest, pushRequest } from "./test-rule.js";

/** Functions that make a valid request for each channel. */
export const channels = { Push: pushRequest, Email: emailRequest } as const;

/** A complete schedule for each `delivery_type`. */
export const schedules = {
  ASAP: { delivery_type: "ASAP" },
  AT_FIXED_TIME: { delivery_type: "AT_FIXED_TIME", start_time: "2026-10-05T07:00:00" },
  SEND_IN_BTS: {
    delivery_type: "SEND_IN_BTS",
    start_time: "2026-10-05T07:00:00",
    bts_details: { send_in_bts: true, window_end_time: "2026-10-05T21:00:00" },
  },
  SEND_IN_USER_TIMEZONE: {
    delivery_type: "SEND_IN_USER_TIMEZONE",
    start_time: "2026-10-05T07:00:00",
    user_timezone_details: { send_in_user_timezone: true, send_if_user_timezone_has_passed: false },
  },
} as const;

export type ScheduleType = keyof typeof schedules;

export const scheduleTypes = Object.keys(schedules) as ScheduleType[];

/** How a campaign repeats. */
export const periodic_details = { sending_frequency: "DAILY", repeat_frequency: 1, no_of_occurences: 10 };

/** One situation for each channel and each of some schedule types. */
export function onSchedules<Situation>(
  name: string,
  types: readonly ScheduleType[],
  situation: (type: ScheduleType, request: (changes: Changes) => Body) => Situation,
): Record<string, Situation> {
  return Object.fromEntries(
    Object.entries(channels).flatMap(([channel, request]) =>
      types.map((type) => [`${name}: ${type} on ${channel}`, situation(type, request)]),
    ),
  );
}
