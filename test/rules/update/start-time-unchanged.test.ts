import { expect, it } from "vitest";
import type { State, UpdateContext } from "../../../src/index.js";
import { validateUpdate } from "../../../src/index.js";
import { startTimeUnchanged } from "../../../src/rules/update/start-time-unchanged.js";
import { frozen } from "../../support/json.js";
import { scalars } from "../../support/locked.js";
import { schedules } from "../../support/schedules.js";
import { testUpdateRule } from "../../support/test-update-rule.js";
import { byMember, inStates, openStates, reordered, storedEmail, storedPush, updating } from "../../support/updates.js";
import { each } from "../../support/valid-of-type.js";

const others = openStates.filter((state) => state !== "ACTIVE");

const path = "scheduling_details.start_time";
const delivery_type = "ASAP";
const start_time = "2026-10-05T07:00:00";
const later = "2026-10-05T07:00:01";
const expiry_time = "2026-12-31T22:00:00";
const timed = { ...schedules.AT_FIXED_TIME, start_time };

/** An update of the schedule of a campaign, whose own one may be unknown. */
function rescheduled(scheduling_details: object, stored?: object, state?: State, more?: UpdateContext) {
  const body = stored && storedPush({ scheduling_details: stored });
  return { patch: { scheduling_details }, context: updating(state, body, more) };
}

const active = (schedule: object, stored?: object) => rescheduled(schedule, stored, "ACTIVE");
const activeByMember = (schedule: object, stored?: object) => rescheduled(schedule, stored, "ACTIVE", byMember);

function edited(before: string | undefined, after: string) {
  return [{ path, params: { state: "ACTIVE", how: scalars(before, after) } }];
}

const otherTimes = [
  ["a second later", later],
  ["a second earlier", "2026-10-05T06:59:59"],
  ["a year later", "2027-10-05T07:00:00"],
] as const;

testUpdateRule(startTimeUnchanged, {
  violations: edited(start_time, later),
  valid: {
    ...inStates(others, "an edit where it is allowed", (state) =>
      rescheduled({ ...timed, start_time: later }, timed, state),
    ),
    ...inStates(others, "removed where that is allowed", (state) =>
      rescheduled({ delivery_type }, { delivery_type, start_time }, state),
    ),
    ...inStates(openStates, "sent if the stored campaign is unknown", (state) => rescheduled(timed, undefined, state)),
    "merging by member: sent alone if the stored campaign is unknown": activeByMember({ start_time }),
    "as stored, with another end": active(reordered({ ...timed, expiry_time }) as object, timed),
    "no start time, like the stored schedule": active({ delivery_type, expiry_time }, { delivery_type }),
    "no schedule": { patch: { utm_params: { utm_source: "a", utm_medium: "b" } }, context: updating("ACTIVE") },
    "merging by member: only the end": activeByMember({ expiry_time }, timed),
    "merging by member: only the end, but the stored campaign is unknown": activeByMember({ expiry_time }),
  },
  invalid: {
    ...each(otherTimes, ([name, time]) => [
      name,
      { ...active({ ...timed, start_time: time }, timed), violations: edited(start_time, time) },
    ]),
    "on Email": {
      patch: { scheduling_details: { ...timed, start_time: later } },
      context: updating("ACTIVE", storedEmail({ scheduling_details: timed })),
    },
    "a start time if none is stored": {
      ...active({ delivery_type, start_time }, { delivery_type }),
      violations: edited(undefined, start_time),
    },
    "removed, although it is not needed": {
      ...active({ delivery_type, expiry_time }, { delivery_type, start_time, expiry_time }),
      violations: [
        {
          path,
          params: {
            state: "ACTIVE",
            how: scalars(start_time, undefined),
            storedHasValue: true,
            storedValue: start_time,
          },
          target: "scheduling_details",
        },
      ],
    },
    "merging by member: only another start time": activeByMember({ start_time: later }, timed),
  },
});

it("a missing start time is not reported, because another rule reports it", () => {
  const { patch, context } = active({ delivery_type: "AT_FIXED_TIME" }, timed);
  expect(validateUpdate(frozen(patch), frozen(context)).violations).toMatchObject([
    { rule: "schedule.start-time-required", path, target: path, params: { storedHasValue: true }, origin: "request" },
  ]);
});
