import type fc from "fast-check";
import { DAYS_USED_BY } from "../../rules/schedule/repeat-days-used.js";
import { PeriodicDetails, SchedulingDetails } from "../../schemas/scheduling-details.js";
import { type Members, objectOf, only } from "../from-schema.js";
import type { Scene } from "../scene.js";
import { earlierTime, laterTime, oneOf } from "../values.js";
import { partOf } from "./part.js";

/** The members that each schedule needs besides its name. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  ASAP: [],
  AT_FIXED_TIME: ["start_time"],
  SEND_IN_BTS: ["start_time", "bts_details"],
  SEND_IN_USER_TIMEZONE: ["start_time", "user_timezone_details"],
};

const COMPANIONS = ["start_time", "bts_details", "user_timezone_details"];

/** Schedules of every kind that the delivery type can have. */
export function schedulingDetailsIn(scene: Scene): fc.Arbitrary<Members> {
  const { tidy, deliveryType } = scene;
  const schedules = deliveryType === "PERIODIC" ? ["AT_FIXED_TIME"] : Object.keys(NEEDED);
  return oneOf(
    ...schedules.map((schedule) => {
      const needs = NEEDED[schedule] ?? [];
      return partOf(scene, "scheduling_details", {
        members: { delivery_type: schedule, ...(tidy && tidyDetails) },
        needs,
        without: only(tidy, ...COMPANIONS.filter((member) => !needs.includes(member))),
      });
    }),
  );
}

const usedBy = Object.entries<readonly string[]>(DAYS_USED_BY);

/** Periods that name days with a frequency that has them, and only then. */
const periodicDetails = oneOf(
  ...[["DAILY"], ["WEEKLY", "repeat_on_days_of_week"], ...usedBy.map(([member]) => ["MONTHLY", member])].map(
    ([frequency = "", ...days]) =>
      objectOf(PeriodicDetails, true, {
        members: { sending_frequency: frequency },
        needs: ["sending_frequency", ...days],
        without: usedBy.flatMap(([member, frequencies]) => (frequencies.includes(frequency) ? [] : member)),
      }),
  ),
);

/** Members that agree with each other, and with the schedule that uses them. */
const tidyDetails = {
  start_time: earlierTime,
  expiry_time: laterTime,
  periodic_details: periodicDetails,
  bts_details: objectOf(SchedulingDetails.properties.bts_details, true, { members: { send_in_bts: true } }),
  user_timezone_details: objectOf(SchedulingDetails.properties.user_timezone_details, true, {
    members: { send_in_user_timezone: true },
  }),
};
