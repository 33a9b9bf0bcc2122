// Tests the policies `scheduleOffset` and `drafts`.
import { describe, expect, it } from "vitest";
import { agreeOnCreate, agreeOnUpdate } from "./agree.js";
import { ABSENT, dealCard, email, GMAIL, gmail, type Json, on, push } from "./bodies.js";
import { below } from "./cases.js";
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
  /** The paths if a draft may be in progress, and if it must be complete. */
  type Row = [name: string, body: Json | undefined, inProgress: string[], complete: string[], patch?: Json];

  const type = "campaign_delivery_type";
  const bypass = "delivery_controls.bypass_dnd";
  const basicDetails = below("basic_details", "name", "platforms", "platform_specific_details");
  const [filters, event] = ["segmentation_details.included_filters", "basic_details.business_event"];
  const components = ["campaign_content", "segmentation_details", "scheduling_details"];
  const without = (members: string[], edits: Json = {}) =>
    on(push, { ...Object.fromEntries(members.map((member) => [member, ABSENT])), ...edits });
  const withoutMuch = ["segmentation_details", "delivery_controls", "advanced"];

  const ROWS: Row[] = [
    ["components that neither the patch nor the campaign has are not missing", without(withoutMuch), [], withoutMuch],
    ["the stored campaign is empty", {}, [], ["channel", type, "basic_details", ...components]],
    ["a connector of Email", on(email, { connector: ABSENT }), [], ["connector"]],
    [
      "a stored component that is wrong",
      without(["advanced"], { delivery_controls: { bypass_dnd: 5 } }),
      [bypass],
      [bypass, "advanced"],
    ],
    ["a trigger_condition that the type needs", on(push, { [type]: "DEVICE_TRIGGERED" }), [], ["trigger_condition"]],
    [
      "a member of a component that is present",
      without(["advanced"], { [type]: "EVENT_TRIGGERED" }),
      [bypass],
      ["advanced", "trigger_condition", bypass],
    ],
    ["rules that read an absent type", without([type], { campaign_audience_limit: { metric: "SENT" } }), [], [type]],
    [
      "rules of one component that is present",
      without([type], { segmentation_details: {} }),
      [filters],
      [type, filters],
    ],
    [
      "an absent channel that the members imply",
      without(["channel"], { [type]: "BUSINESS_EVENT_TRIGGERED" }),
      [event],
      ["channel", event],
    ],
    ["a wrong channel", on(push, { channel: "SMS", advanced: 5 }), ["channel", "advanced"], ["channel", "advanced"]],
    [
      "a patch brings a component, which is complete or wrong",
      { channel: "PUSH" },
      basicDetails,
      [type, ...basicDetails, ...components, "delivery_controls", "advanced"],
      { basic_details: {} },
    ],
    ["a stored body is unknown, so that nothing is missing", undefined, ["advanced"], ["advanced"], { advanced: 5 }],
  ];

  it.each(ROWS)("%s", (_, body, inProgress, complete, patch = {}) => {
    const paths = (drafts: "complete" | "in-progress" | undefined, state: OracleState | undefined) =>
      agreeOnUpdate(patch, {
        features: ["AUDIENCE_LIMIT"],
        ...(drafts && { policies: { drafts } }),
        campaign: { ...(state && { state }), body },
      }).violations.map(({ path }) => path);
    expect(paths("in-progress", "DRAFT")).toEqual(inProgress);
    for (const drafts of ["complete", undefined] as const) expect(paths(drafts, "DRAFT")).toEqual(complete);
    for (const state of ["OTHER", undefined] as const) expect(paths("in-progress", state)).toEqual(complete);
  });

  it("merges a draft that is in progress", () => {
    const body = { channel: "PUSH", note: "kept" };
    const patch = { advanced: {} };
    const context = { policies: { drafts: "in-progress" as const }, campaign: { state: "DRAFT" as const, body } };
    expect(agreeOnUpdate(patch, context)).toEqual({ violations: [], warnings: [], merged: { ...body, advanced: {} } });
  });
});
