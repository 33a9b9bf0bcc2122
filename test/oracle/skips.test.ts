// Tests which rules are listed as skipped.
import { describe, expect, it } from "vitest";
import type { Context } from "../../src/index.js";
import { agreeOnCreate } from "./agree.js";
import { ABSENT, email, GMAIL, gmail, group, type Json, on, productSetData, push, userFilter } from "./bodies.js";
import { below } from "./cases.js";
import { type OracleContext, oracleCreate } from "./oracle.js";
import { Skips } from "./skips.js";
import { oracleUpdate } from "./update.js";

const ALL: OracleContext = {
  features: ["AUDIENCE_LIMIT", "QUEUING", "PRODUCT_SETS", "DOUBLE_OPT_IN", "BRAND_DEDUPLICATION"],
  productSets: [],
};

const skippedOf = (body: unknown, context: OracleContext) => {
  const skips = new Skips();
  oracleCreate(body, context, skips);
  return skips.named();
};

const structure = (...rules: string[]) => rules.map((rule) => `${rule} structure`);

/** The rules that read the delivery type, or members of one channel. */
const WITHOUT_CHANNEL = structure(
  ...below("audience-limit", "absent-for-one-time", "instance-for-push-periodic"),
  ...below("audience-limit", "metric-and-frequency-required", "not-for-live-activity"),
  ...below("basic-details", "brand-deduplication-enabled", "business-event-required", "double-opt-in-enabled"),
  ...below("basic-details", "dwell-time-granularity-required", "dwell-time-value-required", "geofences-required"),
  ...below("basic-details", "live-activity-id-required", "live-activity-ios-only", "subscription-category-required"),
  ...below("delivery-controls", "bypass-dnd-required", "queue-duration-positive", "queue-duration-required"),
  ...["delivery-controls.queuing-enabled", "gmail.deal-card-one-hour", "gmail.manual-data-required"],
  ...below("gmail", "product-set-data-required", "product-set-known", "product-sets-enabled", "promotional-only"),
  ...below("schedule", "periodic-at-fixed-time", "periodic-details-required"),
  ...below("trigger", "condition-required", "intelligent-delay-push-only", "intelligent-delay-window-complete"),
  ...below("trigger", "intelligent-delay-window-push-only", "intelligent-delay-window-required"),
);

/** Without members that imply a channel. */
const UNTOLD = { channel: ABSENT, advanced: ABSENT, basic_details: { name: "n" }, "campaign_content.content": {} };

const CASES: Record<string, [body: Json, context: OracleContext, skipped: string[]]> = {
  nothing: [push(), ALL, []],
  "no rule for an invalid member that no rule reads": [on(push, { "basic_details.tags": 5 }), ALL, []],
  "the rules that read a wrong value": [
    on(push, { "scheduling_details.delivery_type": 5 }),
    ALL,
    structure(
      ...below("schedule", "bts-details-required", "periodic-at-fixed-time"),
      ...below("schedule", "start-time-required", "user-timezone-details-required"),
    ),
  ],
  "the rules that read an excepted value": [
    on(push, { "control_group_details.is_campaign_control_group_enabled": 5 }),
    { ...ALL, exceptions: [{ rule: "structure.type", path: "**", level: "off" }] },
    structure("control-group.percentage-required"),
  ],
  "a rule that also has a finding elsewhere": [
    on(push, {
      "segmentation_details.excluded_filters": group(userFilter({ operator: 5 }), userFilter({ operator: "on" })),
    }),
    ALL,
    structure("filter.operator-allowed", "filter.value-required"),
  ],
  "the rules about filters in an unreadable group": [
    on(push, { "segmentation_details.excluded_filters": 5 }),
    { ...ALL, features: ["PORTFOLIO"] },
    structure(...below("filter", "operator-allowed", "project-name-required", "segment-named", "value-required")),
  ],
  "the rules about annotations in unreadable content": [
    on(email, { campaign_content: 5 }),
    { features: [], productSets: [] },
    structure(
      ...below("gmail", "deal-card-one-hour", "manual-data-required", "product-set-data-required"),
      ...below("gmail", "product-set-known", "product-sets-enabled", "promotional-only"),
    ),
  ],
  "the gates of members in an Email body": [
    on(email, {
      "basic_details.send_only_double_opt_in_users": true,
      "basic_details.deduplication_attribute": "brand",
      "segmentation_details.included_filters": group(userFilter()),
      [GMAIL]: gmail({ product_carousel: { type: "PRODUCT_SET", product_set_data: productSetData() } }),
    }),
    {},
    [
      "basic-details.brand-deduplication-enabled unknown",
      "basic-details.double-opt-in-enabled unknown",
      "filter.project-name-required unknown",
      "gmail.product-sets-enabled unknown",
    ],
  ],
  "no gates of values that need no feature": [
    on(email, {
      "basic_details.send_only_double_opt_in_users": false,
      "basic_details.deduplication_attribute": "",
      "segmentation_details.included_filters": group(userFilter({ project_name: "p" })),
      [GMAIL]: gmail({ product_carousel: { type: "MANUAL" } }),
    }),
    {},
    [],
  ],
  "the gate of queuing": [
    on(push, { "delivery_controls.queuing_enabled": false }),
    {},
    ["delivery-controls.queuing-enabled unknown"],
  ],
  "no gate of queuing without a member that it gates": [push(), {}, []],
  "the rules that read the delivery type or the channel, if the channel is unknown": [
    on(push, UNTOLD),
    { features: [], productSets: [] },
    WITHOUT_CHANNEL,
  ],
  "the same rules, where the delivery type is one that neither channel has": [
    on(push, { ...UNTOLD, campaign_delivery_type: "SOON" }),
    { features: [], productSets: [] },
    WITHOUT_CHANNEL,
  ],
  "no rule for a misspelt channel": [on(push, { channel: "push" }), ALL, []],
};

describe("the list of skipped rules has", () => {
  it.each(Object.entries(CASES))("%s", (_, [body, context, skipped]) => {
    agreeOnCreate(body, context as Context);
    expect(skippedOf(body, context)).toEqual(skipped);
  });
});

it("the list of skipped rules is the same for a stored campaign, and is not known for an unknown one", () => {
  const body = on(push, { "scheduling_details.delivery_type": 5 });
  const of = (campaign: { body?: unknown }) => {
    const skips = new Skips();
    oracleUpdate({}, { ...ALL, campaign }, skips);
    return [skips.isKnown, skips.named()];
  };
  expect(of({ body })).toEqual([true, skippedOf(body, ALL)]);
  expect(of({})[0]).toBe(false);
});
