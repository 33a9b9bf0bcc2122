import { describe, expect, it } from "vitest";
import { validateUpdate } from "../../../src/index.js";
import { deliveryTypeUnchanged } from "../../../src/rules/update/delivery-type-unchanged.js";
import { frozen } from "../../support/json.js";
import { scalars } from "../../support/locked.js";
import { type ScheduleType, schedules, scheduleTypes } from "../../support/schedules.js";
import { testUpdateRule } from "../../support/test-update-rule.js";
import { openStates, reordered, storedEmail, storedPush, updating } from "../../support/updates.js";
import { each } from "../../support/valid-of-type.js";

const locked = ["ACTIVE", "SCHEDULED"] as const;
const others = openStates.filter((state) => state !== "ACTIVE" && state !== "SCHEDULED");

const path = "scheduling_details.delivery_type";
const expiry_time = "2026-12-31T22:00:00";

/** Every schedule starts at the same time, so that only its type is locked. */
function schedule(type: ScheduleType): object {
  return { ...schedules[type], start_time: "2026-10-05T07:00:00" };
}

function scheduled(type: ScheduleType) {
  return storedPush({ scheduling_details: schedule(type) });
}

function edited(state: (typeof locked)[number], before: string | undefined, after: string) {
  return [{ path, params: { state, how: scalars(before, after) } }];
}

const changes = scheduleTypes.flatMap((before) =>
  scheduleTypes
    .filter((after) => after !== before)
    .flatMap((after) => locked.map((state) => [state, before, after] as const)),
);

testUpdateRule(deliveryTypeUnchanged, {
  valid: {
    ...each(others, (state) => [
      `an edit where it is allowed: ${state ?? "no state"}`,
      { patch: { scheduling_details: schedule("ASAP") }, context: updating(state, scheduled("AT_FIXED_TIME")) },
    ]),
    ...each(others, (state) => [
      `the same, but the stored campaign is unknown: ${state ?? "no state"}`,
      { patch: { scheduling_details: schedule("ASAP") }, context: updating(state) },
    ]),
    ...each(
      locked.flatMap((state) => scheduleTypes.map((type) => [state, type] as const)),
      ([state, type]) => [
        `${type} as stored, with another end: ${state}`,
        {
          patch: { scheduling_details: reordered({ ...schedule(type), expiry_time }) },
          context: updating(state, scheduled(type)),
        },
      ],
    ),
    ...each(locked, (state) => [
      `no schedule: ${state}`,
      { patch: { delivery_controls: { bypass_dnd: true } }, context: updating(state, scheduled("ASAP")) },
    ]),
    ...each(locked, (state) => [
      `no schedule, but the stored campaign is unknown: ${state}`,
      { patch: { delivery_controls: { bypass_dnd: true } }, context: updating(state) },
    ]),
    ...each(locked, (state) => [
      `merging by member: only the end: ${state}`,
      {
        patch: { scheduling_details: { expiry_time } },
        context: updating(state, scheduled("AT_FIXED_TIME"), { policies: { merge: "member" } }),
      },
    ]),
    ...each(locked, (state) => [
      `merging by member: only the end, but the stored campaign is unknown: ${state}`,
      {
        patch: { scheduling_details: { expiry_time } },
        context: updating(state, undefined, { policies: { merge: "member" } }),
      },
    ]),
    ...each(locked, (state) => [
      `a type that may be the stored one, which is unknown: ${state}`,
      { patch: { scheduling_details: { delivery_type: "ASAP" } }, context: updating(state) },
    ]),
    "another start time of a scheduled campaign": {
      patch: { scheduling_details: { ...schedule("AT_FIXED_TIME"), start_time: "2026-10-06T07:00:00" } },
      context: updating("SCHEDULED", scheduled("AT_FIXED_TIME")),
    },
    "the type of the campaign, which is another member": {
      patch: { campaign_delivery_type: "DEVICE_TRIGGERED", scheduling_details: schedule("ASAP") },
      context: updating("ACTIVE", scheduled("ASAP")),
    },
  },
  invalid: {
    ...each(changes, ([state, before, after]) => [
      `${after} instead of ${before}: ${state}`,
      {
        patch: { scheduling_details: schedule(after) },
        context: updating(state, scheduled(before)),
        violations: edited(state, before, after),
      },
    ]),
    ...each(locked, (state) => [
      `on Email: ${state}`,
      {
        patch: { scheduling_details: { delivery_type: "AT_FIXED_TIME", start_time: "2026-10-05T07:00:00" } },
        context: updating(
          state,
          storedEmail({ scheduling_details: { ...schedules.SEND_IN_BTS, start_time: "2026-10-05T07:00:00" } }),
        ),
        violations: edited(state, "SEND_IN_BTS", "AT_FIXED_TIME"),
      },
    ]),
    ...each(locked, (state) => [
      `a type if the stored schedule has none: ${state}`,
      {
        patch: { scheduling_details: { delivery_type: "ASAP" } },
        context: updating(state, storedPush({ scheduling_details: {} })),
        violations: edited(state, undefined, "ASAP"),
      },
    ]),
    ...each(locked, (state) => [
      `a schedule if none is stored: ${state}`,
      {
        patch: { scheduling_details: { delivery_type: "ASAP" } },
        context: updating(state, storedPush({ scheduling_details: undefined })),
        violations: edited(state, undefined, "ASAP"),
      },
    ]),
    ...each(locked, (state) => [
      `merging by member: only another type: ${state}`,
      {
        patch: { scheduling_details: { delivery_type: "ASAP" } },
        context: updating(state, scheduled("AT_FIXED_TIME"), { policies: { merge: "member" } }),
        violations: edited(state, "AT_FIXED_TIME", "ASAP"),
      },
    ]),
    "type and start of an active campaign, each by its own rule": {
      patch: { scheduling_details: { delivery_type: "ASAP" } },
      context: updating("ACTIVE", scheduled("AT_FIXED_TIME")),
      violations: [
        ...edited("ACTIVE", "AT_FIXED_TIME", "ASAP"),
        {
          rule: "update.start-time-unchanged",
          path: "scheduling_details.start_time",
          params: {
            state: "ACTIVE",
            how: scalars("2026-10-05T07:00:00", undefined),
            storedHasValue: true,
            storedValue: "2026-10-05T07:00:00",
          },
          target: "scheduling_details",
        },
      ],
    },
  },
});

describe("violations of other rules come first", () => {
  it.each(locked)("a type that the campaign cannot have: %s", (state) => {
    const patch = {
      campaign_delivery_type: "PERIODIC",
      scheduling_details: { ...schedule("ASAP"), periodic_details: {} },
    };
    const { violations } = validateUpdate(frozen(patch), frozen(updating(state, scheduled("AT_FIXED_TIME"))));
    expect(violations).toMatchObject([{ rule: "schedule.periodic-at-fixed-time", path }]);
  });

  it.each(locked)("no type at all: %s", (state) => {
    const patch = { scheduling_details: { start_time: "2026-10-05T07:00:00" } };
    const { violations } = validateUpdate(frozen(patch), frozen(updating(state, scheduled("ASAP"))));
    expect(violations).toMatchObject([
      { rule: "structure.required", path, target: path, params: { storedHasValue: true }, origin: "request" },
    ]);
  });
});
