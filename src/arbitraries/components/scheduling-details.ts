import fc from "fast-check";
import { PeriodicDetails, SchedulingDetails } from "../../schemas/scheduling-details.js";
import { type Drawn, type Members, objectOf, oneOfAll } from "../from-schema.js";
import type { Scene } from "../scene.js";
import { laterMoment, localDateTimeOf } from "../values.js";

/** The members that each schedule needs besides its name. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  ASAP: [],
  AT_FIXED_TIME: ["start_time"],
  SEND_IN_BTS: ["start_time", "bts_details"],
  SEND_IN_USER_TIMEZONE: ["start_time", "user_timezone_details"],
};

const COMPANIONS = ["start_time", "bts_details", "user_timezone_details"];

/** The members of `periodic_details` that say on which days to send, with the frequencies that use them. */
const DAYS_OF: Readonly<Record<string, readonly string[]>> = {
  repeat_on_date_of_month: ["MONTHLY"],
  repeat_on_days_of_week: ["WEEKLY", "MONTHLY"],
  repeat_on_days_of_week_for_month: ["MONTHLY"],
};

/** Schedules of every kind that the delivery type can have. */
export function schedulingDetailsIn(scene: Scene): fc.Arbitrary<Members> {
  const { tidy, deliveryType } = scene;
  const isPeriodic = deliveryType === "PERIODIC";
  const schedules = Object.entries(NEEDED).filter(([schedule]) => !isPeriodic || schedule === "AT_FIXED_TIME");
  const hasExpiry = deliveryType !== "ONE_TIME" && !isPeriodic;
  const details = oneOfAll(
    schedules.map(([schedule, needed]) => {
      const spare = [
        ...COMPANIONS.filter((member) => !needed.includes(member)),
        ...(isPeriodic ? [] : ["periodic_details"]),
        ...(hasExpiry ? [] : ["expiry_time"]),
      ];
      return objectOf(SchedulingDetails, tidy, {
        members: { delivery_type: fc.constant(schedule), ...(tidy && tidyDetails) },
        needs: [...needed, ...(isPeriodic ? ["periodic_details"] : [])],
        without: tidy ? spare : [],
      });
    }),
  );
  return tidy ? fc.tuple(details, laterMoment).map(inOrder) : details;
}

/** The same with an expiry after the start, if it has both. */
function inOrder([details, [start, expiry]]: [Members, readonly [number, number]]): Members {
  if (details["start_time"] === undefined || details["expiry_time"] === undefined) return details;
  return { ...details, start_time: localDateTimeOf(start), expiry_time: localDateTimeOf(expiry) };
}

/** Periods that name days with a frequency that has them, and only then. */
const periodicDetails: Drawn = oneOfAll(
  (
    [
      ["DAILY"],
      ["WEEKLY", "repeat_on_days_of_week"],
      ...Object.keys(DAYS_OF).map((member) => ["MONTHLY", member] as const),
    ] as const
  ).map(([frequency, ...days]) =>
    objectOf(PeriodicDetails, true, {
      members: { sending_frequency: fc.constant(frequency) },
      needs: ["sending_frequency", ...days],
      without: Object.keys(DAYS_OF).filter((member) => !DAYS_OF[member]?.includes(frequency)),
    }),
  ),
);

/** Details that agree with the schedule that uses them. */
const tidyDetails: Readonly<Record<string, Drawn>> = {
  periodic_details: periodicDetails,
  bts_details: objectOf(SchedulingDetails.properties.bts_details, true, {
    members: { send_in_bts: fc.constant(true) },
  }),
  user_timezone_details: objectOf(SchedulingDetails.properties.user_timezone_details, true, {
    members: { send_in_user_timezone: fc.constant(true) },
  }),
};
