import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { faults, faultyUpdate, type UpdateRuleId } from "../../src/arbitraries/faulty-update.js";
import type { Draft } from "../../src/arbitraries/update.js";
import { requestOf } from "../support/delivery-types.js";
import { withValue } from "../support/json.js";

const START = "2030-01-01T00:00:00";
const OTHER_START = "2031-01-01T00:00:00";

const request = requestOf("PUSH ONE_TIME") as Draft["stored"];

/** An empty update of a stored campaign after the first way to violate a rule. */
function broken(id: UpdateRuleId, stored: Draft["stored"], which = 0) {
  const draft = { patch: {}, stored, isKnown: true, state: "ACTIVE" } as unknown as Draft;
  const fault = faults[id][which] ?? expect.fail("no such way");
  return fc.sample(fault.breaks(draft), { numRuns: 50, seed: 1 });
}

/** A stored campaign with a value at a place. */
const storing = (place: string, value: unknown) => withValue(request, place.split("."), value) as Draft["stored"];

describe("an update with a fault", () => {
  it.each([
    ["another", undefined, START],
    ["another", "2027-05-05T00:00:00", START],
    ["yet another", START, OTHER_START],
  ])("has %s start than the stored one: %s", (_, stored, start_time) => {
    const [first] = broken("update.start-time-unchanged", storing("scheduling_details.start_time", stored));
    const { scheduling_details } = request as { scheduling_details: object };
    expect(first).toEqual({
      patch: { scheduling_details: { ...scheduling_details, start_time } },
      at: ["scheduling_details", "start_time"],
    });
  });

  it.each([
    [undefined, START],
    ["2027-05-05T00:00:00", "2027-05-05T00:00:00"],
  ])("keeps the start of the schedule whose type it changes, which is stored, too: %s", (stored, start_time) => {
    const [first] = broken("update.delivery-type-unchanged", storing("scheduling_details.start_time", stored));
    expect(first?.stored).toEqual(storing("scheduling_details.start_time", start_time));
    expect(first?.patch).toEqual({ scheduling_details: { delivery_type: "AT_FIXED_TIME", start_time } });
  });

  it.each([
    [undefined, 24],
    [36, 24],
    [24, 48],
  ])("has another attribution window than the stored one: %s", (stored, attribution_window_in_hours) => {
    const place = "conversion_goal_details.attribution_window_in_hours";
    const [first] = broken("update.conversion-goal-details-unchanged", storing(place, stored));
    expect(first).toEqual({
      patch: { conversion_goal_details: { attribution_window_in_hours } },
      at: ["conversion_goal_details"],
    });
  });

  it("publishes with a component as it is stored, or with none", () => {
    const patches = broken("update.status-alone", request).map(({ patch }) => JSON.stringify(patch));
    const { basic_details, segmentation_details, campaign_content } = request;
    const components = [{ basic_details }, { segmentation_details }, { utm_params: null }, { campaign_content }];
    const expected = components.map((component) => JSON.stringify({ ...component, status: "PUBLISH" }));
    expect([...new Set(patches)].sort()).toEqual(expected.sort());
  });

  it("sends an audience and basic details as they are stored", () => {
    const [first] = broken("update.changes-something", request, 1);
    const { basic_details, segmentation_details } = request;
    expect(first).toEqual({ patch: { basic_details, segmentation_details }, at: [] });
  });

  it.each<UpdateRuleId>(["update.not-a-create-request", "update.changes-something"])(
    "of %s sends what is stored only for a known campaign",
    (id) => {
      const samples = fc.sample(faultyUpdate(id), { numRuns: 40, seed: 1 });
      const sending = samples.filter(({ patch }) => Object.hasOwn(patch as object, "basic_details"));
      expect(sending.length).toBeGreaterThan(10);
      expect(sending.filter(({ context }) => context.campaign?.body === undefined)).toHaveLength(0);
    },
  );
});
