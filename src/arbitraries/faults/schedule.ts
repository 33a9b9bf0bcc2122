import fc from "fast-check";
import { laterMoment, localDateTimeOf, ofFormat } from "../values.js";
import { type Circumstances, type Fault, having, lacking } from "./fault.js";

const S = "scheduling_details";
const start = { [`${S}.start_time`]: ofFormat["local-date-time"] };
const PERIODIC = { types: ["PERIODIC"] };
const NOT_PERIODIC = { exceptTypes: ["PERIODIC"] };

function scheduled(delivery_type: string): Record<string, unknown> {
  return { ...start, [`${S}.delivery_type`]: delivery_type };
}

/** A member that a schedule does not use. */
function spare(member: string, deliveryTypes: readonly string[], circumstances: Circumstances = NOT_PERIODIC): Fault[] {
  return deliveryTypes.map((type) =>
    having(`${S}.${member}`, { ...scheduled(type), [`${S}.${member}`]: {} }, circumstances),
  );
}

export const scheduleFaults = {
  "schedule.start-time-required": [
    lacking(`${S}.start_time`, { [`${S}.delivery_type`]: "AT_FIXED_TIME" }),
    lacking(`${S}.start_time`, { [`${S}.delivery_type`]: "SEND_IN_BTS", [`${S}.bts_details`]: {} }, NOT_PERIODIC),
    lacking(
      `${S}.start_time`,
      { [`${S}.delivery_type`]: "SEND_IN_USER_TIMEZONE", [`${S}.user_timezone_details`]: {} },
      NOT_PERIODIC,
    ),
  ],
  "schedule.periodic-details-required": [lacking(`${S}.periodic_details`, {}, PERIODIC)],
  "schedule.periodic-at-fixed-time": [
    having(
      `${S}.delivery_type`,
      {
        ...start,
        [`${S}.delivery_type`]: fc.constantFrom("ASAP", "SEND_IN_BTS", "SEND_IN_USER_TIMEZONE"),
        [`${S}.bts_details`]: {},
        [`${S}.user_timezone_details`]: {},
      },
      PERIODIC,
    ),
  ],
  "schedule.bts-details-required": [lacking(`${S}.bts_details`, scheduled("SEND_IN_BTS"), NOT_PERIODIC)],
  "schedule.user-timezone-details-required": [
    lacking(`${S}.user_timezone_details`, scheduled("SEND_IN_USER_TIMEZONE"), NOT_PERIODIC),
  ],
  "schedule.start-time-used": [having(`${S}.start_time`, { ...scheduled("ASAP") }, NOT_PERIODIC)],
  "schedule.expiry-time-used": [
    having(
      `${S}.expiry_time`,
      { [`${S}.expiry_time`]: ofFormat["local-date-time"] },
      { types: ["ONE_TIME", "PERIODIC"] },
    ),
  ],
  "schedule.expiry-after-start": [
    {
      ...NOT_PERIODIC,
      touches: [S],
      breaks: () =>
        fc.tuple(laterMoment, fc.boolean()).map(([[earlier, later], isEqual]) => (request) => {
          request[S] = {
            delivery_type: "AT_FIXED_TIME",
            start_time: localDateTimeOf(later),
            expiry_time: localDateTimeOf(isEqual ? later : earlier),
          };
          return [S, "expiry_time"];
        }),
    },
  ],
  "schedule.periodic-details-used": spare("periodic_details", ["ASAP", "AT_FIXED_TIME"]),
  "schedule.periodic-counts-positive": ["repeat_frequency", "no_of_occurences"].map((member) =>
    having(
      `${S}.periodic_details.${member}`,
      { [`${S}.periodic_details.${member}`]: fc.constantFrom(0, -1) },
      PERIODIC,
    ),
  ),
  "schedule.repeat-days-used": [
    ["repeat_on_date_of_month", "WEEKLY"],
    ["repeat_on_days_of_week", "DAILY"],
    ["repeat_on_days_of_week_for_month", "WEEKLY"],
    ["repeat_on_date_of_month", "DAILY"],
  ].map(([member, sending_frequency]) =>
    having(
      `${S}.periodic_details.${member}`,
      { [`${S}.periodic_details`]: { sending_frequency }, [`${S}.periodic_details.${member}`]: [] },
      PERIODIC,
    ),
  ),
  "schedule.sending-frequency-present": [
    lacking(
      `${S}.periodic_details.sending_frequency`,
      { [`${S}.periodic_details`]: { repeat_frequency: 1 } },
      PERIODIC,
    ),
  ],
  "schedule.weekly-days-present": [
    lacking(
      `${S}.periodic_details.repeat_on_days_of_week`,
      { [`${S}.periodic_details`]: { sending_frequency: "WEEKLY" } },
      PERIODIC,
    ),
  ],
  "schedule.monthly-days-present": [
    having(`${S}.periodic_details`, { [`${S}.periodic_details`]: { sending_frequency: "MONTHLY" } }, PERIODIC),
  ],
  "schedule.send-in-bts-true": [
    having(
      `${S}.bts_details.send_in_bts`,
      { ...scheduled("SEND_IN_BTS"), [`${S}.bts_details.send_in_bts`]: false },
      NOT_PERIODIC,
    ),
  ],
  "schedule.send-in-user-timezone-true": [
    having(
      `${S}.user_timezone_details.send_in_user_timezone`,
      { ...scheduled("SEND_IN_USER_TIMEZONE"), [`${S}.user_timezone_details.send_in_user_timezone`]: false },
      NOT_PERIODIC,
    ),
  ],
  "schedule.bts-details-used": spare("bts_details", ["ASAP", "AT_FIXED_TIME"]),
  "schedule.user-timezone-details-used": spare("user_timezone_details", ["ASAP", "AT_FIXED_TIME"]),
} satisfies Record<string, readonly Fault[]>;
