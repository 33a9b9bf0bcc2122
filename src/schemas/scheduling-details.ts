import { Type } from "typebox";

const localDateTime = (description: string) => Type.String({ format: "local-date-time", description });

const daysOfWeek = (description: string) =>
  Type.Array(Type.Enum(["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"]), {
    description,
  });

export const PeriodicDetails = Type.Object(
  {
    sending_frequency: Type.Optional(Type.Enum(["DAILY", "WEEKLY", "MONTHLY"], { description: "Length of a period." })),
    repeat_frequency: Type.Optional(
      Type.Integer({ description: "Interval in periods: 1 is every period, 2 every second one." }),
    ),
    no_of_occurences: Type.Optional(
      Type.Integer({ description: "Total number of sends (the service spells it this way)." }),
    ),
    repeat_on_date_of_month: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1, maximum: 31 }), { description: "Days of the month; with `MONTHLY`." }),
    ),
    repeat_on_days_of_week: Type.Optional(daysOfWeek("Days of the week; with `WEEKLY` or `MONTHLY`.")),
    repeat_on_days_of_week_for_month: Type.Optional(
      Type.Array(
        Type.Object({
          week_granularity: Type.Optional(
            Type.Enum(["FIRST", "SECOND", "THIRD", "FOURTH", "LAST"], { description: "Week of the month." }),
          ),
          repeat_on_days_of_week: Type.Optional(daysOfWeek("Days of that week.")),
        }),
        { description: "Days of certain weeks of the month; with `MONTHLY`." },
      ),
    ),
  },
  { title: "PeriodicDetails", description: "How a `PERIODIC` campaign repeats." },
);

const BtsDetails = Type.Object(
  {
    send_in_bts: Type.Optional(Type.Boolean({ description: "Whether each user gets it at their best time." })),
    if_user_bts_is_not_available: Type.Optional(
      Type.String({ description: "Fallback when a user's best time is unknown." }),
    ),
    if_user_bts_outside_time_window: Type.Optional(
      Type.String({ description: "Fallback when a user's best time is outside the window." }),
    ),
    window_end_time: Type.Optional(Type.String({ description: "End of the window that starts at `start_time`." })),
  },
  { title: "BtsDetails", description: "Best time to send; needed with `SEND_IN_BTS`." },
);

const UserTimezoneDetails = Type.Object(
  {
    send_in_user_timezone: Type.Optional(
      Type.Boolean({ description: "Whether each user gets it by their own local time." }),
    ),
    send_if_user_timezone_has_passed: Type.Optional(
      Type.Boolean({ description: "Whether users whose local time is already past `start_time` still get it." }),
    ),
  },
  { title: "UserTimezoneDetails", description: "Sending by local time; needed with `SEND_IN_USER_TIMEZONE`." },
);

/** Section "Schedule (`scheduling_details`)". */
export const SchedulingDetails = Type.Object(
  {
    delivery_type: Type.Enum(["ASAP", "AT_FIXED_TIME", "SEND_IN_BTS", "SEND_IN_USER_TIMEZONE"], {
      description: "How the moment of sending is chosen. `ASAP` sends once the campaign is published.",
    }),
    start_time: Type.Optional(
      localDateTime("UTC date and time without offset, as `2026-03-01T09:00:00`; needed unless `ASAP`."),
    ),
    expiry_time: Type.Optional(
      localDateTime("UTC date and time without offset after which a triggered campaign no longer sends."),
    ),
    periodic_details: Type.Optional(PeriodicDetails),
    bts_details: Type.Optional(BtsDetails),
    user_timezone_details: Type.Optional(UserTimezoneDetails),
  },
  { title: "SchedulingDetails", description: "When the campaign is sent." },
);
