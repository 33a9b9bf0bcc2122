import { describe, expect, it } from "vitest";
import type { State, UpdateContext } from "../../../src/index.js";
import { validateUpdate } from "../../../src/index.js";
import { deliveryTypeUnchanged } from "../../../src/rules/update/delivery-type-unchanged.js";
import { frozen } from "../../support/json.js";
import { scalars } from "../../support/locked.js";
import { type ScheduleType, schedules, scheduleTypes } from "../../support/schedules.js";
import { testUpdateRule } from "../../support/test-update-rule.js";
import { byMember, inStates, openStates, reordered, storedEmail, storedPush, updating } from "../../support/updates.js";
import { each } from "../../support/valid-of-type.js";

const locked = ["ACTIVE", "SCHEDULED"] as const;
const others = openStates.filter((state) => state !== "ACTIVE" && state !== "SCHEDULED");

const path = "scheduling_details.delivery_type";
const start_time = "2026-10-05T07:00:00";
const expiry_time = "2026-12-31T22:00:00";

/** Every schedule starts at the same time, so that only its type is locked. */
function schedule(type: ScheduleType): object {
  return { ...schedules[type], start_time };
}

function scheduled(type: ScheduleType) {
  return storedPush({ scheduling_details: schedule(type) });
}

/** An update of the schedule of a campaign, which may be unknown. */
function rescheduled(state: State | undefined, scheduling_details: unknown, body?: object, more?: UpdateContext) {
  return { patch: { scheduling_details }, context: updating(state, body, more) };
}

function edited(state: (typeof locked)[number], before: string | undefined, after: string) {
  return [{ path, params: { state, how: scalars(before, after) } }];
}

const asap = { delivery_type: "ASAP" };
const control = { delivery_controls: { bypass_dnd: true } };
const fixed = scheduled("AT_FIXED_TIME");

testUpdateRule(deliveryTypeUnchanged, {
  valid: {
    ...inStates(others, "an edit where it is allowed", (state) => rescheduled(state, schedule("ASAP"), fixed)),
    ...inStates(others, "the same, but the stored campaign is unknown", (state) =>
      rescheduled(state, schedule("ASAP")),
    ),
    ...each(
      locked.flatMap((state) => scheduleTypes.map((type) => [state, type] as const)),
      ([state, type]) => [
        `${type} as stored, with another end: ${state}`,
        rescheduled(state, reordered({ ...schedule(type), expiry_time }), scheduled(type)),
      ],
    ),
    ...inStates(locked, "no schedule", (state) => ({ patch: control, context: updating(state, scheduled("ASAP")) })),
    ...inStates(locked, "no schedule, but the stored campaign is unknown", (state) => ({
      patch: control,
      context: updating(state),
    })),
    ...inStates(locked, "merging by member: only the end", (state) =>
      rescheduled(state, { expiry_time }, fixed, byMember),
    ),
    ...inStates(locked, "merging by member: only the end, but the stored campaign is unknown", (state) =>
      rescheduled(state, { expiry_time }, undefined, byMember),
    ),
    ...inStates(locked, "a type that may be the stored one, which is unknown", (state) => rescheduled(state, asap)),
    "another start time of a scheduled campaign": rescheduled(
      "SCHEDULED",
      { ...schedule("AT_FIXED_TIME"), start_time: "2026-10-06T07:00:00" },
      fixed,
    ),
    "the type of the campaign, which is another member": {
      patch: { campaign_delivery_type: "DEVICE_TRIGGERED", scheduling_details: schedule("ASAP") },
      context: updating("ACTIVE", scheduled("ASAP")),
    },
  },
  invalid: {
    ...each(
      scheduleTypes.flatMap((before) =>
        scheduleTypes
          .filter((after) => after !== before)
          .flatMap((after) => locked.map((state) => [state, before, after] as const)),
      ),
      ([state, before, after]) => [
        `${after} instead of ${before}: ${state}`,
        {
          ...rescheduled(state, schedule(after), scheduled(before)),
          violations: edited(state, before, after),
        },
      ],
    ),
    ...inStates(locked, "on Email", (state) => ({
      ...rescheduled(
        state,
        { delivery_type: "AT_FIXED_TIME", start_time },
        storedEmail({ scheduling_details: schedule("SEND_IN_BTS") }),
      ),
      violations: edited(state, "SEND_IN_BTS", "AT_FIXED_TIME"),
    })),
    ...inStates(locked, "a type if the stored schedule has none", (state) => ({
      ...rescheduled(state, asap, storedPush({ scheduling_details: {} })),
      violations: edited(state, undefined, "ASAP"),
    })),
    ...inStates(locked, "a schedule if none is stored", (state) => ({
      ...rescheduled(state, asap, storedPush({ scheduling_details: undefined })),
      violations: edited(state, undefined, "ASAP"),
    })),
    ...inStates(locked, "merging by member: only another type", (state) => ({
      ...rescheduled(state, asap, fixed, byMember),
      violations: edited(state, "AT_FIXED_TIME", "ASAP"),
    })),
    "type and start of an active campaign, each by its own rule": {
      ...rescheduled("ACTIVE", asap, fixed),
      violations: [
        ...edited("ACTIVE", "AT_FIXED_TIME", "ASAP"),
        {
          rule: "update.start-time-unchanged",
          path: "scheduling_details.start_time",
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
  },
});

describe("violations of other rules come first", () => {
  it.each(locked)("a type that the campaign cannot have: %s", (state) => {
    const patch = {
      campaign_delivery_type: "PERIODIC",
      scheduling_details: { ...schedule("ASAP"), periodic_details: {} },
    };
    const { violations } = validateUpdate(frozen(patch), frozen(updating(state, fixed)));
    expect(violations).toMatchObject([{ rule: "schedule.periodic-at-fixed-time", path }]);
  });

  it.each(locked)("no type at all: %s", (state) => {
    const { patch, context } = rescheduled(state, { start_time }, scheduled("ASAP"));
    expect(validateUpdate(frozen(patch), frozen(context)).violations).toMatchObject([
      { rule: "structure.required", path, target: path, params: { storedHasValue: true }, origin: "request" },
    ]);
  });
});
