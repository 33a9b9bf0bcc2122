// Tests bodies without a channel, or with a wrong one.
import { describe, expect, it } from "vitest";
import type { Context } from "../../src/index.js";
import { agreeOnCreate, agreeOnUpdate } from "./agree.js";
import { ABSENT, email, GMAIL, gmail, group, type Json, on, push, trigger, userFilter } from "./bodies.js";

/** No member of it implies a channel. */
function untold(edits: Json = {}): Json {
  return on(
    () => ({
      request_id: "r-1",
      campaign_delivery_type: "ONE_TIME",
      created_by: "ada@example.com",
      basic_details: { name: "n" },
      campaign_content: { content: {} },
      segmentation_details: { is_all_user_campaign: true },
      scheduling_details: { delivery_type: "ASAP" },
    }),
    edits,
  );
}

interface Case {
  body: Json;
  context?: Context;
  paths: string[];
  targets?: [target: string, detailTarget: string][];
}

const REQUIRED_OF_PUSH = [
  "basic_details.platforms",
  "basic_details.platform_specific_details",
  "campaign_content.content.push",
  "delivery_controls",
  "advanced",
];
const REQUIRED_OF_EMAIL = [
  "basic_details.content_type",
  "basic_details.user_attribute_identifier",
  "connector",
  "campaign_content.content.email",
];

const WINDOW = "trigger_condition.intelligent_delay_optimization";

/** A case for each member of basic_details of a channel: the two that it requires, and others. */
function impliedBy(value: unknown, required: string[], others: string[]): Record<string, Case> {
  const two = required.slice(0, 2);
  const members = [...two, ...others.map((name) => `basic_details.${name}`)].map((at): [string, Case] => {
    const after = two.includes(at) ? two : [...two, at];
    const paths = ["channel", ...after, ...required.slice(2)];
    return [`${at}, of whatever type`, { body: untold({ [at]: value }), paths }];
  });
  return Object.fromEntries(members);
}

const CASES: Record<string, Record<string, Case>> = {
  "a text names the channel": {
    "in lower case": { body: untold({ channel: "push" }), paths: ["channel", ...REQUIRED_OF_PUSH] },
    "in mixed case": { body: untold({ channel: "eMaIl" }), paths: ["channel", ...REQUIRED_OF_EMAIL] },
    "between white space": { body: untold({ channel: " PUSH\n" }), paths: ["channel", ...REQUIRED_OF_PUSH] },
    "by case and white space": { body: untold({ channel: "\temail\u00a0" }), paths: ["channel", ...REQUIRED_OF_EMAIL] },
    "rather than the members": { body: on(push, { channel: "email" }), paths: ["channel", ...REQUIRED_OF_EMAIL] },
    "not with white space inside": { body: untold({ channel: "PU SH" }), paths: ["channel"] },
    "not with a hyphen": { body: untold({ channel: "E-MAIL" }), paths: ["channel"] },
    "not as a part of a longer text": { body: untold({ channel: "PUSH_NOTIFICATION" }), paths: ["channel"] },
    "not if it is empty": { body: untold({ channel: "" }), paths: ["channel"] },
  },

  "members imply the channel": {
    "all of a Push body": { body: on(push, { channel: ABSENT, advanced: 5 }), paths: ["channel", "advanced"] },
    "all of an Email body, with another text": {
      body: on(email, { channel: "SMS", connector: 5 }),
      paths: ["channel", "connector"],
    },
    "null as the channel": { body: on(push, { channel: null, advanced: 5 }), paths: ["channel", "advanced"] },
    "a number as the channel": { body: on(email, { channel: 5, connector: 5 }), paths: ["channel", "connector"] },
    advanced: { body: untold({ advanced: {} }), paths: ["channel", ...REQUIRED_OF_PUSH.slice(0, -1)] },
    "advanced of a wrong type": { body: untold({ advanced: null }), paths: ["channel", ...REQUIRED_OF_PUSH] },
    ...impliedBy(null, REQUIRED_OF_PUSH, [
      "broadcast_live_activity_id",
      "geofences",
      "send_to_triggered_platform_only",
    ]),
    ...impliedBy([], REQUIRED_OF_EMAIL, [
      "subscription_category",
      "send_only_double_opt_in_users",
      "deduplication_attribute",
    ]),
    "not if they are members of basic_details of both channels": {
      body: untold({ "basic_details.geofences": 5, "basic_details.content_type": 5 }),
      paths: ["channel"],
    },
    "not if a member of basic_details is of the channel that connector is not of": {
      body: untold({ "basic_details.platforms": [], connector: {} }),
      paths: ["channel"],
    },
    "not if members of basic_details stand elsewhere": {
      body: untold({ platforms: [], "trigger_condition.geofences": {}, content_type: "PROMOTIONAL" }),
      paths: ["channel"],
    },
    "not by the delivery type": { body: untold({ campaign_delivery_type: "DEVICE_TRIGGERED" }), paths: ["channel"] },
    "not if they are undefined": {
      body: untold({ advanced: undefined, "basic_details.content_type": undefined }),
      paths: ["channel"],
    },
    "content.push": { body: untold({ "campaign_content.content.push": 5 }), paths: ["channel", ...REQUIRED_OF_PUSH] },
    connector: { body: untold({ connector: 5 }), paths: ["channel", ...REQUIRED_OF_EMAIL] },
    "content.email": {
      body: untold({ "campaign_content.content.email": null }),
      paths: ["channel", ...REQUIRED_OF_EMAIL],
    },
    "not if they are of both channels": { body: untold({ connector: 5, advanced: 5 }), paths: ["channel"] },
    "not if the content is for both channels": {
      body: untold({ "campaign_content.content": { push: 5, email: 5 } }),
      paths: ["channel"],
    },
    "not if the content is keyed": {
      body: untold({ campaign_content: { locales: [], content: { en: { push: 5 } } } }),
      paths: ["channel"],
    },
    "not if they have other names": {
      body: untold({ "basic_details.team": "t", "delivery_controls.queuing_enabled": 5 }),
      paths: ["channel"],
    },
  },

  "the channel that is meant decides about": {
    "delivery types": {
      body: on(email, { channel: "email", campaign_delivery_type: "DEVICE_TRIGGERED" }),
      paths: ["channel", "campaign_delivery_type"],
    },
    "rules that read the delivery type": {
      body: on(push, { channel: ABSENT, campaign_delivery_type: "LOCATION_TRIGGERED" }),
      paths: ["channel", "basic_details.geofences", "trigger_condition"],
    },
    targets: {
      body: on(email, { channel: "email", [GMAIL]: gmail({ sender_logo: "http://a" }) }),
      paths: ["channel", `${GMAIL}.sender_logo`],
      targets: [
        ["channel", "channel"],
        ["campaign_content.content", "gmail_annotations.sender_logo"],
      ],
    },
    "the use of INSTANCE": {
      body: on(email, {
        channel: ABSENT,
        campaign_audience_limit: { frequency: "INSTANCE" },
        campaign_delivery_type: "BUSINESS_EVENT_TRIGGERED",
        "basic_details.business_event": "b",
      }),
      context: { features: ["AUDIENCE_LIMIT"] },
      paths: ["channel", "campaign_audience_limit.frequency"],
    },
    "the gates of queuing": {
      body: on(push, { channel: "Push", "delivery_controls.queuing_enabled": 5 }),
      context: { features: [] },
      paths: ["channel", "delivery_controls.queuing_enabled"],
    },
  },

  "without a channel, bodies have the violations that both channels share": {
    nothing: { body: untold(), paths: ["channel"] },
    "an empty body": {
      body: {},
      paths: [
        "request_id",
        "channel",
        "campaign_delivery_type",
        "created_by",
        "basic_details",
        "campaign_content",
        "segmentation_details",
        "scheduling_details",
      ],
    },
    ...Object.fromEntries(
      [5, null, {}, [], "SOON", "one_time", ""].map((type): [string, Case] => [
        `a delivery type that neither channel has: ${JSON.stringify(type)}`,
        { body: untold({ campaign_delivery_type: type }), paths: ["channel", "campaign_delivery_type"] },
      ]),
    ),
    ...Object.fromEntries(
      [
        ...["ONE_TIME", "PERIODIC", "EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED"],
        ...["DEVICE_TRIGGERED", "LOCATION_TRIGGERED", "BROADCAST_LIVE_ACTIVITY"],
      ].map((type): [string, Case] => [
        `a delivery type that one of the channels has: ${type}`,
        { body: untold({ campaign_delivery_type: type }), paths: ["channel"] },
      ]),
    ),
    "components that are not objects": {
      body: untold({
        basic_details: 7,
        trigger_condition: [],
        campaign_content: "c",
        delivery_controls: null,
        "scheduling_details.start_time": "now",
      }),
      paths: [
        "channel",
        "basic_details",
        "trigger_condition",
        "campaign_content",
        "scheduling_details.start_time",
        "delivery_controls",
      ],
    },
    "members of the same form": {
      body: untold({
        basic_details: { business_event: 1, tags: [1], team: 1 },
        trigger_condition: {
          trigger_delay_type: "SOON",
          trigger_delay_value: "1",
          intelligent_delay_optimization: { min_delay_granularity: "DAYS" },
        },
        campaign_content: { locales: [1], variation_details: [] },
        delivery_controls: {
          bypass_dnd: 1,
          campaign_throttle_rpm: 1.5,
          count_for_frequency_capping: 1,
          ignore_frequency_capping: 1,
          minimum_delay_between_two_notification_in_hour: "1",
        },
      }),
      paths: [
        "channel",
        "basic_details.name",
        "basic_details.business_event",
        "basic_details.tags[0]",
        "basic_details.team",
        "trigger_condition.trigger_delay_type",
        "trigger_condition.trigger_delay_value",
        `${WINDOW}.min_delay_granularity`,
        "campaign_content.locales[0]",
        "campaign_content.variation_details",
        "campaign_content.content",
        "delivery_controls.bypass_dnd",
        "delivery_controls.campaign_throttle_rpm",
        "delivery_controls.count_for_frequency_capping",
        "delivery_controls.ignore_frequency_capping",
        "delivery_controls.minimum_delay_between_two_notification_in_hour",
      ],
    },
    "members of one channel alone": {
      body: untold({
        basic_details: { name: "n", geofences: 5, content_type: 5, subscription_category: 5, platforms: 5 },
        delivery_controls: { queue_duration: "x", send_limit_value: 5 },
      }),
      context: { features: [] },
      paths: ["channel"],
    },
    "a content that is not an object": {
      body: untold({ "campaign_content.content": [] }),
      paths: ["channel", "campaign_content.content"],
    },
    "INTELLIGENT_DELAY, whose window only Push requires": {
      body: untold({ trigger_condition: { trigger_delay_type: "INTELLIGENT_DELAY" } }),
      paths: ["channel"],
    },
    "a window of a wrong type": {
      body: untold({ trigger_condition: { intelligent_delay_optimization: [] } }),
      paths: ["channel", WINDOW],
    },
    "the members of a window": {
      body: untold({
        trigger_condition: {
          trigger_delay_type: "INTELLIGENT_DELAY",
          intelligent_delay_optimization: {
            min_delay_value: "1",
            max_delay_value: 2,
            max_delay_granularity: "MINUTES",
          },
        },
      }),
      paths: ["channel", ...["min_delay_value", "max_delay_granularity"].map((member) => `${WINDOW}.${member}`)],
    },
    "an incomplete window, whose members only Push requires": {
      body: untold({
        trigger_condition: { trigger_delay_type: "INTELLIGENT_DELAY", intelligent_delay_optimization: {} },
      }),
      paths: ["channel"],
    },
    "rules that read members of both channels": {
      body: untold({
        trigger_condition: trigger({
          trigger_delay_type: "DELAY",
          trigger_relation: "BEFORE",
          secondary_included_filters: group(userFilter({ operator: "after", value: ABSENT })),
        }),
        segmentation_details: { excluded_filters: group(userFilter({ operator: "after", value: ABSENT })) },
        scheduling_details: { delivery_type: "SEND_IN_BTS" },
        control_group_details: { is_campaign_control_group_enabled: true },
        utm_params: { utm_source: "s", utm_medium: "m", ref: "r" },
        campaign_audience_limit: { is_campaign_audience_limit_enabled: true, frequency: "INSTANCE" },
      }),
      context: { features: ["AUDIENCE_LIMIT"] },
      paths: [
        "channel",
        "trigger_condition.trigger_delay_value",
        "trigger_condition.trigger_delay_granularity",
        "trigger_condition.trigger_attr.name",
        "trigger_condition.secondary_included_filters.filters[0].operator",
        "trigger_condition.secondary_included_filters.filters[0].value",
        "segmentation_details.excluded_filters.filters[0].operator",
        "segmentation_details.excluded_filters.filters[0].value",
        "segmentation_details.included_filters",
        "scheduling_details.start_time",
        "scheduling_details.bts_details",
        "control_group_details.campaign_control_group_percentage",
        "utm_params.ref",
        "campaign_audience_limit.limit",
      ],
    },
    "rules that read the delivery type": {
      body: untold({
        campaign_delivery_type: "PERIODIC",
        campaign_audience_limit: { is_campaign_audience_limit_enabled: true, limit: 5 },
      }),
      context: { features: ["AUDIENCE_LIMIT"] },
      paths: ["channel"],
    },
    "the audience limit of a live activity": {
      body: untold({
        campaign_delivery_type: "BROADCAST_LIVE_ACTIVITY",
        campaign_audience_limit: { is_campaign_audience_limit_enabled: false, limit: 5 },
      }),
      context: { features: ["AUDIENCE_LIMIT"] },
      paths: ["channel", "campaign_audience_limit.limit"],
    },
    "the gates of members of both channels": {
      body: untold({
        trigger_condition: trigger({ included_filters: group(userFilter()) }),
        "segmentation_details.included_filters": group(userFilter()),
        campaign_audience_limit: { is_campaign_audience_limit_enabled: false, limit: 5 },
      }),
      context: { features: ["PORTFOLIO"] },
      paths: [
        "channel",
        "trigger_condition.included_filters.filters[0].project_name",
        "segmentation_details.included_filters.filters[0].project_name",
        "campaign_audience_limit",
      ],
    },
  },
};

describe.each(Object.entries(CASES))("%s", (_, cases) => {
  it.each(Object.entries(cases))("%s", (_name, { body, context, paths, targets }) => {
    const { violations } = agreeOnCreate(body, context);
    expect(violations.map(({ path }) => path)).toEqual(paths);
    if (targets) expect(violations.map(({ target, detailTarget }) => [target, detailTarget])).toEqual(targets);
  });
});

describe("the channel of an update", () => {
  const paths = (patch: unknown, body?: unknown) =>
    agreeOnUpdate(patch, { campaign: { state: "DRAFT", body } }).violations.map(({ path }) => path);

  it.each<[string, Json, Json | undefined, string[]]>([
    ["nothing is required of a patch", {}, undefined, []],
    [
      "components are objects",
      { basic_details: 7, campaign_content: 7 },
      undefined,
      ["basic_details", "campaign_content"],
    ],
    ["their members are required", { basic_details: {} }, undefined, ["basic_details.name"]],
    ["a delivery type is one of seven", { campaign_delivery_type: "SOON" }, undefined, ["campaign_delivery_type"]],
    ["a delivery type of Push tells nothing", { campaign_delivery_type: "LOCATION_TRIGGERED" }, undefined, []],
    [
      "members of basic_details imply Email",
      { basic_details: { name: "n", subscription_category: null } },
      undefined,
      ["basic_details.content_type", "basic_details.user_attribute_identifier", "basic_details.subscription_category"],
    ],
    [
      "members of basic_details imply Push",
      { basic_details: { name: "n", geofences: null } },
      undefined,
      ["basic_details.platforms", "basic_details.platform_specific_details", "basic_details.geofences"],
    ],
    [
      "members of basic_details of both channels imply none",
      { basic_details: { name: 5, geofences: null, content_type: null } },
      undefined,
      ["basic_details.name"],
    ],
    [
      "members that the patch replaces imply nothing",
      { channel: "SMS", basic_details: { name: "n" } },
      untold({ "basic_details.content_type": "PROMOTIONAL" }),
      ["channel"],
    ],
    ["a text names it", { channel: "push", advanced: 5 }, undefined, ["channel", "advanced"]],
    ["a text names it, whatever the members", { channel: "email", advanced: 5 }, undefined, ["channel"]],
    ["members imply it beside a wrong channel", { channel: "SMS", advanced: 5 }, undefined, ["channel", "advanced"]],
    [
      "a wrong channel hides the stored one",
      { channel: "SMS", basic_details: { name: "n" } },
      untold({ channel: "PUSH" }),
      ["channel"],
    ],
    ["the merged members imply it", { channel: "SMS" }, on(push, { advanced: 5 }), ["channel", "advanced"]],
    ["the stored channel counts before the members", { connector: 5 }, on(push, { advanced: 5 }), ["advanced"]],
    ["so does a wrong stored channel", {}, on(push, { channel: "push", advanced: 5 }), ["channel", "advanced"]],
  ])("%s", (_, patch, body, expected) => {
    expect(paths(patch, body)).toEqual(expected);
  });

  it.each<[string, Json, Json | undefined, string[]]>([
    [
      "a known channel counts",
      { delivery_controls: { campaign_throttle_rpm: "1" } },
      undefined,
      ["delivery_controls.campaign_throttle_rpm"],
    ],
    ["a known channel counts before the members", { connector: 5, advanced: 5 }, undefined, ["advanced"]],
    ["a channel of the patch counts before a known one", { channel: "EMAIL", connector: 5 }, undefined, ["connector"]],
    [
      "a wrong channel of the patch hides a known one",
      { channel: "SMS", connector: 5 },
      undefined,
      ["channel", "connector"],
    ],
    ["a stored channel counts before a known one", { connector: 5 }, on(email, {}), ["connector"]],
  ])("%s", (_, patch, body, expected) => {
    const { violations } = agreeOnUpdate(patch, { campaign: { body, channel: "PUSH" } });
    expect(violations.map(({ path }) => path)).toEqual(expected);
  });
});
