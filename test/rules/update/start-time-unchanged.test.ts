import { expect, it } from "vitest";
import { validateUpdate } from "../../../src/index.js";
import { startTimeUnchanged } from "../../../src/rules/update/start-time-unchanged.js";
import { frozen } from "../../support/json.js";
import { scalars } from "../../support/locked.js";
import { schedules } from "../../support/schedules.js";
import { testUpdateRule } from "../../support/test-update-rule.js";
import { openStates, reordered, storedEmail, storedPush, updating } from "../../support/updates.js";
import { each } from "../../support/valid-of-type.js";

const others = openStates.filter((state) => state !== "ACTIVE");

const path = "scheduling_details.start_time";
const start_time = "2026-10-05T07:00:00";
const expiry_time = "2026-12-31T22:00:00";
const timed = { ...schedules.AT_FIXED_TIME, start_time };

function scheduled(scheduling_details: object) {
  return storedPush({ scheduling_details });
}

function edited(before: string | undefined, after: string) {
  return [{ path, params: { state: "ACTIVE", how: scalars(before, after) } }];
}

const otherTimes = [
  ["a second later", "2026-10-05T07:00:01"],
  ["a second earlier", "2026-10-05T06:59:59"],
  ["a year later", "2027-10-05T07:00:00"],
] as const;

testUpdateRule(startTimeUnchanged, {
  valid: {
    ...each(others, (state) => [
      `an edit where it is allowed: ${state ?? "no state"}`,
      {
        patch: { scheduling_details: { ...timed, start_time: "2026-10-05T07:00:01" } },
        context: updating(state, scheduled(timed)),
      },
    ]),
    ...each(others, (state) => [
      `removed where that is allowed: ${state ?? "no state"}`,
      {
        patch: { scheduling_details: { delivery_type: "ASAP" } },
        context: updating(state, scheduled({ delivery_type: "ASAP", start_time })),
      },
    ]),
    ...each(openStates, (state) => [
      `sent if the stored campaign is unknown: ${state ?? "no state"}`,
      { patch: { scheduling_details: timed }, context: updating(state) },
    ]),
    "merging by member: sent alone if the stored campaign is unknown": {
      patch: { scheduling_details: { start_time } },
      context: updating("ACTIVE", undefined, { policies: { merge: "member" } }),
    },
    "as stored, with another end": {
      patch: { scheduling_details: reordered({ ...timed, expiry_time }) },
      context: updating("ACTIVE", scheduled(timed)),
    },
    "no start time, like the stored schedule": {
      patch: { scheduling_details: { delivery_type: "ASAP", expiry_time } },
      context: updating("ACTIVE", scheduled({ delivery_type: "ASAP" })),
    },
    "no schedule": { patch: { utm_params: { utm_source: "a", utm_medium: "b" } }, context: updating("ACTIVE") },
    "merging by member: only the end": {
      patch: { scheduling_details: { expiry_time } },
      context: updating("ACTIVE", scheduled(timed), { policies: { merge: "member" } }),
    },
    "merging by member: only the end, but the stored campaign is unknown": {
      patch: { scheduling_details: { expiry_time } },
      context: updating("ACTIVE", undefined, { policies: { merge: "member" } }),
    },
  },
  invalid: {
    ...each(otherTimes, ([name, time]) => [
      name,
      {
        patch: { scheduling_details: { ...timed, start_time: time } },
        context: updating("ACTIVE", scheduled(timed)),
        violations: edited(start_time, time),
      },
    ]),
    "on Email": {
      patch: { scheduling_details: { ...timed, start_time: "2026-10-05T07:00:01" } },
      context: updating("ACTIVE", storedEmail({ scheduling_details: timed })),
      violations: edited(start_time, "2026-10-05T07:00:01"),
    },
    "a start time if none is stored": {
      patch: { scheduling_details: { delivery_type: "ASAP", start_time } },
      context: updating("ACTIVE", scheduled({ delivery_type: "ASAP" })),
      violations: edited(undefined, start_time),
    },
    "removed, although it is not needed": {
      patch: { scheduling_details: { delivery_type: "ASAP", expiry_time } },
      context: updating("ACTIVE", scheduled({ delivery_type: "ASAP", start_time, expiry_time })),
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
    "merging by member: only another start time": {
      patch: { scheduling_details: { start_time: "2026-10-05T07:00:01" } },
      context: updating("ACTIVE", scheduled(timed), { policies: { merge: "member" } }),
      violations: edited(start_time, "2026-10-05T07:00:01"),
    },
  },
});

it("a missing start time is not reported, because another rule reports it", () => {
  const patch = { scheduling_details: { delivery_type: "AT_FIXED_TIME" } };
  const { violations } = validateUpdate(frozen(patch), frozen(updating("ACTIVE", scheduled(timed))));
  expect(violations).toMatchObject([
    { rule: "schedule.start-time-required", path, target: path, params: { storedHasValue: true }, origin: "request" },
  ]);
});
