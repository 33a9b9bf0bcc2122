// Tests the policies `scheduleOffset` and `drafts`.
import { describe, expect, it } from "vitest";
import { agreeOnCreate, agreeOnUpdate } from "./agree.js";
import { ABSENT, dealCard, email, GMAIL, gmail, type Json, on, push } from "./bodies.js";
import type { OracleState } from "./update.js";

describe("scheduleOffset", () => {
  const START = "scheduling_details.start_time";
  const EXPIRY = "scheduling_details.expiry_time";
  const paths = (times: Json, scheduleOffset?: "refuse" | "zero") =>
    agreeOnCreate(on(push, times), scheduleOffset && { policies: { scheduleOffset } }).violations.map(
      ({ path }) => path,
    );

  it.each(["Z", "+00:00", "-00:00"])("zero accepts %s, refuse does not", (offset) => {
    const times = { [START]: `2026-01-01T00:00:00${offset}`, [EXPIRY]: `2026-01-02T00:00:00${offset}` };
    expect([paths(times), paths(times, "refuse"), paths(times, "zero")]).toEqual([
      [START, EXPIRY],
      [START, EXPIRY],
      [],
    ]);
  });

  it.each(["z", "+00:01", "-01:00", "+0000", "+00", "+0:00", "ZZ", "Z+00:00", " Z", ".0Z", ".000", "\u221200:00"])(
    "zero does not accept %s",
    (offset) => {
      expect(paths({ [START]: `2026-01-01T00:00:00${offset}` }, "zero")).toEqual([START]);
    },
  );

  it("zero accepts no offset either, and no day that does not exist", () => {
    expect(paths({ [START]: "2024-02-29T23:59:59" }, "zero")).toEqual([]);
    expect(paths({ [START]: "2023-02-29T23:59:59Z" }, "zero")).toEqual([START]);
    expect(paths({ [START]: "2024-02-29T24:00:00Z" }, "zero")).toEqual([START]);
    expect(paths({ [START]: "Z" }, "zero")).toEqual([START]);
  });

  it("a deal card still needs an offset", () => {
    const body = on(email, { [GMAIL]: gmail({ deal_card: dealCard({ availability_starts: "2026-01-01T10:00:00" }) }) });
    const { violations } = agreeOnCreate(body, { policies: { scheduleOffset: "zero" } });
    expect(violations.map(({ path }) => path)).toEqual([`${GMAIL}.deal_card.availability_starts`]);
  });

  it("the same time in another form is a change of an active campaign", () => {
    const schedule = (start_time: string) => ({ scheduling_details: { delivery_type: "AT_FIXED_TIME", start_time } });
    const body = on(push, schedule("2026-01-01T00:00:00"));
    const change = (start: string) =>
      agreeOnUpdate(schedule(start), {
        policies: { scheduleOffset: "zero" },
        campaign: { state: "ACTIVE", body },
      }).violations.map(({ rule, path }) => `${rule} ${path}`);
    expect(change("2026-01-01T00:00:00")).toEqual([]);
    expect(change("2026-01-01T00:00:00Z")).toEqual([`update.start-time-unchanged ${START}`]);
  });
});

describe("drafts", () => {
  interface Case {
    patch?: Json;
    body: Json | undefined;
    /** The paths if a draft may be in progress, and if it must be complete. */
    inProgress: string[];
    complete: string[];
  }

  const WITHOUT_MUCH = { advanced: ABSENT, delivery_controls: ABSENT, segmentation_details: ABSENT };

  const CASES: Record<string, Case> = {
    "components that neither the patch nor the campaign has are not missing": {
      body: on(push, WITHOUT_MUCH),
      inProgress: [],
      complete: ["segmentation_details", "delivery_controls", "advanced"],
    },
    "the stored campaign is empty": {
      body: {},
      inProgress: [],
      complete: [
        "channel",
        "campaign_delivery_type",
        "basic_details",
        "campaign_content",
        "segmentation_details",
        "scheduling_details",
      ],
    },
    "a patch brings a component, which is complete or wrong": {
      patch: { basic_details: {} },
      body: { channel: "PUSH" },
      inProgress: ["basic_details.name", "basic_details.platforms", "basic_details.platform_specific_details"],
      complete: [
        "campaign_delivery_type",
        "basic_details.name",
        "basic_details.platforms",
        "basic_details.platform_specific_details",
        "campaign_content",
        "segmentation_details",
        "scheduling_details",
        "delivery_controls",
        "advanced",
      ],
    },
    "a connector of Email": { body: on(email, { connector: ABSENT }), inProgress: [], complete: ["connector"] },
    "a stored component that is wrong": {
      body: on(push, { advanced: ABSENT, delivery_controls: { bypass_dnd: 5 } }),
      inProgress: ["delivery_controls.bypass_dnd"],
      complete: ["delivery_controls.bypass_dnd", "advanced"],
    },
    "a trigger_condition that the type needs": {
      body: on(push, { campaign_delivery_type: "DEVICE_TRIGGERED" }),
      inProgress: [],
      complete: ["trigger_condition"],
    },
    "a member of a component that is present": {
      body: on(push, { campaign_delivery_type: "EVENT_TRIGGERED", advanced: ABSENT }),
      inProgress: ["delivery_controls.bypass_dnd"],
      complete: ["advanced", "trigger_condition", "delivery_controls.bypass_dnd"],
    },
    "rules that read an absent type": {
      body: on(push, { campaign_delivery_type: ABSENT, campaign_audience_limit: { metric: "SENT" } }),
      inProgress: [],
      complete: ["campaign_delivery_type"],
    },
    "rules of one component that is present": {
      body: on(push, { campaign_delivery_type: ABSENT, segmentation_details: {} }),
      inProgress: ["segmentation_details.included_filters"],
      complete: ["campaign_delivery_type", "segmentation_details.included_filters"],
    },
    "an absent channel that the members imply": {
      body: on(push, { channel: ABSENT, campaign_delivery_type: "BUSINESS_EVENT_TRIGGERED" }),
      inProgress: ["basic_details.business_event"],
      complete: ["channel", "basic_details.business_event"],
    },
    "a wrong channel": {
      body: on(push, { channel: "SMS", advanced: 5 }),
      inProgress: ["channel", "advanced"],
      complete: ["channel", "advanced"],
    },
    "an unknown stored body, of which nothing is missing in either case": {
      patch: { advanced: 5 },
      body: undefined,
      inProgress: ["advanced"],
      complete: ["advanced"],
    },
  };

  const paths = (
    { patch = {}, body }: Pick<Case, "patch" | "body">,
    drafts: "complete" | "in-progress" | undefined,
    state: OracleState | undefined,
  ) =>
    agreeOnUpdate(patch, {
      features: ["AUDIENCE_LIMIT"],
      ...(drafts && { policies: { drafts } }),
      campaign: { ...(state && { state }), body },
    }).violations.map(({ path }) => path);

  it.each(Object.entries(CASES))("%s", (_, one) => {
    expect(paths(one, "in-progress", "DRAFT")).toEqual(one.inProgress);
    for (const drafts of ["complete", undefined] as const) expect(paths(one, drafts, "DRAFT")).toEqual(one.complete);
    for (const state of ["OTHER", undefined] as const) expect(paths(one, "in-progress", state)).toEqual(one.complete);
  });

  it("merges a draft that is in progress", () => {
    const body = { channel: "PUSH", note: "kept" };
    const patch = { advanced: {} };
    const context = { policies: { drafts: "in-progress" as const }, campaign: { state: "DRAFT" as const, body } };
    expect(agreeOnUpdate(patch, context)).toEqual({ violations: [], warnings: [], merged: { ...body, advanced: {} } });
  });
});
