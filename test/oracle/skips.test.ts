// Tests which rules are listed as skipped.
import { describe, expect, it } from "vitest";
import type { Context } from "../../src/index.js";
import { agreeOnCreate } from "./agree.js";
import { ABSENT, email, GMAIL, gmail, group, type Json, on, push, userFilter } from "./bodies.js";
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

/** The rules that read the delivery type, or members of one channel. */
const WITHOUT_CHANNEL = [
  ...["audience-limit.absent-for-one-time", "audience-limit.instance-for-push-periodic"],
  ...["audience-limit.metric-and-frequency-required", "audience-limit.not-for-live-activity"],
  ...["basic-details.brand-deduplication-enabled", "basic-details.business-event-required"],
  ...["basic-details.double-opt-in-enabled", "basic-details.dwell-time-granularity-required"],
  ...["basic-details.dwell-time-value-required", "basic-details.geofences-required"],
  ...["basic-details.live-activity-id-required", "basic-details.live-activity-ios-only"],
  ...["basic-details.subscription-category-required"],
  ...["delivery-controls.bypass-dnd-required", "delivery-controls.queue-duration-positive"],
  ...["delivery-controls.queue-duration-required", "delivery-controls.queuing-enabled"],
  ...["gmail.deal-card-one-hour", "gmail.manual-data-required", "gmail.product-set-data-required"],
  ...["gmail.product-set-known", "gmail.product-sets-enabled", "gmail.promotional-only"],
  ...["schedule.periodic-at-fixed-time", "schedule.periodic-details-required"],
  ...["trigger.condition-required", "trigger.intelligent-delay-push-only"],
  ...["trigger.intelligent-delay-window-complete", "trigger.intelligent-delay-window-push-only"],
  ...["trigger.intelligent-delay-window-required"],
].map((rule) => `${rule} structure`);

const CASES: Record<string, [body: Json, context: OracleContext, skipped: string[]]> = {
  nothing: [push(), ALL, []],
  "no rule for an invalid member that no rule reads": [on(push, { "basic_details.tags": 5 }), ALL, []],
  "the rules that read a wrong value": [
    on(push, { "scheduling_details.delivery_type": 5 }),
    ALL,
    [
      "schedule.bts-details-required structure",
      "schedule.periodic-at-fixed-time structure",
      "schedule.start-time-required structure",
      "schedule.user-timezone-details-required structure",
    ],
  ],
  "the rules that read an excepted value": [
    on(push, { "control_group_details.is_campaign_control_group_enabled": 5 }),
    { ...ALL, exceptions: [{ rule: "structure.type", path: "**", level: "off" }] },
    ["control-group.percentage-required structure"],
  ],
  "a rule that also has a finding elsewhere": [
    on(push, {
      "segmentation_details.excluded_filters": group(userFilter({ operator: 5 }), userFilter({ operator: "on" })),
    }),
    ALL,
    ["filter.operator-allowed structure", "filter.value-required structure"],
  ],
  "the rules about filters in an unreadable group": [
    on(push, { "segmentation_details.excluded_filters": 5 }),
    { ...ALL, features: ["PORTFOLIO"] },
    [
      "filter.operator-allowed structure",
      "filter.project-name-required structure",
      "filter.segment-named structure",
      "filter.value-required structure",
    ],
  ],
  "the rules about annotations in unreadable content": [
    on(email, { campaign_content: 5 }),
    { features: [], productSets: [] },
    [
      "gmail.deal-card-one-hour structure",
      "gmail.manual-data-required structure",
      "gmail.product-set-data-required structure",
      "gmail.product-set-known structure",
      "gmail.product-sets-enabled structure",
      "gmail.promotional-only structure",
    ],
  ],
  "the gates of members in an Email body": [
    on(email, {
      "basic_details.send_only_double_opt_in_users": true,
      "basic_details.deduplication_attribute": "brand",
      "segmentation_details.included_filters": group(userFilter()),
      [GMAIL]: gmail({
        product_carousel: {
          type: "PRODUCT_SET",
          product_set_data: { product_set: "ps", image_url: "i", headline: "h", promo_url: "p", product_count: 2 },
        },
      }),
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
    on(push, { channel: ABSENT, advanced: ABSENT, basic_details: { name: "n" }, "campaign_content.content": {} }),
    { features: [], productSets: [] },
    WITHOUT_CHANNEL,
  ],
  "the same rules, where the delivery type is one that neither channel has": [
    on(push, {
      channel: ABSENT,
      advanced: ABSENT,
      campaign_delivery_type: "SOON",
      basic_details: { name: "n" },
      "campaign_content.content": {},
    }),
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
