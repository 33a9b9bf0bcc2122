// Tests bodies without a channel, or with a wrong one.
import { describe, expect, it } from "vitest";
import type { UpdateContext } from "../../src/index.js";
import { agreeOnUpdate } from "./agree.js";
import { ABSENT, email, GMAIL, gmail, group, type Json, on, push, trigger, userFilter } from "./bodies.js";
import { below, type Case, create, emailWith, pushWith, type Subject, testCases } from "./cases.js";

/** No member of it implies a channel. */
function untold(edits: Json = {}): Subject<Json> {
  const { channel: _, delivery_controls: __, advanced: ___, ...members } = push();
  return create(on(() => ({ ...members, basic_details: { name: "n" }, campaign_content: { content: {} } }), edits));
}

const REQUIRED_OF_PUSH = [
  ...below("basic_details", "platforms", "platform_specific_details"),
  ...["campaign_content.content.push", "delivery_controls", "advanced"],
];
const REQUIRED_OF_EMAIL = [
  ...below("basic_details", "content_type", "user_attribute_identifier"),
  ...["connector", "campaign_content.content.email"],
];

const WINDOW = "trigger_condition.intelligent_delay_optimization";

/** A case for each member of basic_details of a channel: the two that it requires, and others. */
function impliedBy(value: unknown, required: string[], others: string[]): Record<string, Case> {
  const two = required.slice(0, 2);
  const members = [...two, ...others.map((name) => `basic_details.${name}`)].map((at): [string, Case] => {
    const after = two.includes(at) ? two : [...two, at];
    const paths = ["channel", ...after, ...required.slice(2)];
    return [`${at}, of whatever type`, untold({ [at]: value }).has(paths)];
  });
  return Object.fromEntries(members);
}

const CASES: Record<string, Record<string, Case>> = {
  "a text names the channel": {
    "in lower case": untold({ channel: "push" }).has(["channel", ...REQUIRED_OF_PUSH]),
    "in mixed case": untold({ channel: "eMaIl" }).has(["channel", ...REQUIRED_OF_EMAIL]),
    "between white space": untold({ channel: " PUSH\n" }).has(["channel", ...REQUIRED_OF_PUSH]),
    "by case and white space": untold({ channel: "\temail\u00a0" }).has(["channel", ...REQUIRED_OF_EMAIL]),
    "rather than the members": pushWith({ channel: "email" }).has(["channel", ...REQUIRED_OF_EMAIL]),
    "not with white space inside": untold({ channel: "PU SH" }).has(["channel"]),
    "not with a hyphen": untold({ channel: "E-MAIL" }).has(["channel"]),
    "not as a part of a longer text": untold({ channel: "PUSH_NOTIFICATION" }).has(["channel"]),
    "not if it is empty": untold({ channel: "" }).has(["channel"]),
  },

  "members imply the channel": {
    "all of a Push body": pushWith({ channel: ABSENT, advanced: 5 }).has(["channel", "advanced"]),
    "all of an Email body, with another text": emailWith({ channel: "SMS", connector: 5 }).has([
      "channel",
      "connector",
    ]),
    "null as the channel": pushWith({ channel: null, advanced: 5 }).has(["channel", "advanced"]),
    "a number as the channel": emailWith({ channel: 5, connector: 5 }).has(["channel", "connector"]),
    advanced: untold({ advanced: {} }).has(["channel", ...REQUIRED_OF_PUSH.slice(0, -1)]),
    "advanced of a wrong type": untold({ advanced: null }).has(["channel", ...REQUIRED_OF_PUSH]),
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
    "not if they are members of basic_details of both channels": untold({
      "basic_details.geofences": 5,
      "basic_details.content_type": 5,
    }).has(["channel"]),
    "not if a member of basic_details is of the channel that connector is not of": untold({
      "basic_details.platforms": [],
      connector: {},
    }).has(["channel"]),
    "not if members of basic_details stand elsewhere": untold({
      platforms: [],
      "trigger_condition.geofences": {},
      content_type: "PROMOTIONAL",
    }).has(["channel"]),
    "not by the delivery type": untold({ campaign_delivery_type: "DEVICE_TRIGGERED" }).has(["channel"]),
    "not if they are undefined": untold({ advanced: undefined, "basic_details.content_type": undefined }).has([
      "channel",
    ]),
    "content.push": untold({ "campaign_content.content.push": 5 }).has(["channel", ...REQUIRED_OF_PUSH]),
    connector: untold({ connector: 5 }).has(["channel", ...REQUIRED_OF_EMAIL]),
    "content.email": untold({ "campaign_content.content.email": null }).has(["channel", ...REQUIRED_OF_EMAIL]),
    "not if they are of both channels": untold({ connector: 5, advanced: 5 }).has(["channel"]),
    "not if the content is for both channels": untold({ "campaign_content.content": { push: 5, email: 5 } }).has([
      "channel",
    ]),
    "not if the content is keyed": untold({ campaign_content: { locales: [], content: { en: { push: 5 } } } }).has([
      "channel",
    ]),
    "not if they have other names": untold({ "basic_details.team": "t", "delivery_controls.queuing_enabled": 5 }).has([
      "channel",
    ]),
  },

  "the channel that is meant decides about": {
    "delivery types": emailWith({ channel: "email", campaign_delivery_type: "DEVICE_TRIGGERED" }).has([
      "channel",
      "campaign_delivery_type",
    ]),
    "rules that read the delivery type": pushWith({
      channel: ABSENT,
      campaign_delivery_type: "LOCATION_TRIGGERED",
    }).has(["channel", "basic_details.geofences", "trigger_condition"]),
    targets: emailWith({ channel: "email", [GMAIL]: gmail({ sender_logo: "http://a" }) }).has(
      ["channel", `${GMAIL}.sender_logo`],
      {
        targets: [
          ["channel", "channel"],
          ["campaign_content.content", "gmail_annotations.sender_logo"],
        ],
      },
    ),
    "the use of INSTANCE": emailWith({
      channel: ABSENT,
      campaign_audience_limit: { frequency: "INSTANCE" },
      campaign_delivery_type: "BUSINESS_EVENT_TRIGGERED",
      "basic_details.business_event": "b",
    }).has(["channel", "campaign_audience_limit.frequency"], { context: { features: ["AUDIENCE_LIMIT"] } }),
    "the gates of queuing": pushWith({ channel: "Push", "delivery_controls.queuing_enabled": 5 }).has(
      ["channel", "delivery_controls.queuing_enabled"],
      { context: { features: [] } },
    ),
  },

  "without a channel, bodies have the violations that both channels share": {
    nothing: untold().has(["channel"]),
    "an empty body": create({}).has([
      ...["request_id", "channel", "campaign_delivery_type"],
      ...["created_by", "basic_details", "campaign_content", "segmentation_details", "scheduling_details"],
    ]),
    ...Object.fromEntries(
      [5, null, {}, [], true, "SOON", "one_time", ""].map((type): [string, Case] => [
        `a delivery type that neither channel has: ${JSON.stringify(type)}`,
        untold({ campaign_delivery_type: type }).has([
          "channel",
          `structure.${typeof type === "string" ? "enum" : "type"} campaign_delivery_type`,
        ]),
      ]),
    ),
    ...Object.fromEntries(
      [
        ...["ONE_TIME", "PERIODIC", "EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED"],
        ...["DEVICE_TRIGGERED", "LOCATION_TRIGGERED", "BROADCAST_LIVE_ACTIVITY"],
      ].map((type): [string, Case] => [
        `a delivery type that one of the channels has: ${type}`,
        untold({ campaign_delivery_type: type }).has(["channel"]),
      ]),
    ),
    "components that are not objects": untold({
      basic_details: 7,
      trigger_condition: [],
      campaign_content: "c",
      delivery_controls: null,
      "scheduling_details.start_time": "now",
    }).has([
      ...["channel", "basic_details", "trigger_condition", "campaign_content", "scheduling_details.start_time"],
      "delivery_controls",
    ]),
    "members of the same form": untold({
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
    }).has([
      ...["channel", "basic_details.name", "basic_details.business_event", "basic_details.tags[0]"],
      ...["basic_details.team", "trigger_condition.trigger_delay_type", "trigger_condition.trigger_delay_value"],
      `${WINDOW}.min_delay_granularity`,
      ...below("campaign_content", "locales[0]", "variation_details", "content"),
      ...below("delivery_controls", "bypass_dnd", "campaign_throttle_rpm", "count_for_frequency_capping"),
      ...below("delivery_controls", "ignore_frequency_capping", "minimum_delay_between_two_notification_in_hour"),
    ]),
    "members of one channel alone": untold({
      basic_details: { name: "n", geofences: 5, content_type: 5, subscription_category: 5, platforms: 5 },
      delivery_controls: { queue_duration: "x", send_limit_value: 5 },
    }).has(["channel"], { context: { features: [] } }),
    "a content that is not an object": untold({ "campaign_content.content": [] }).has([
      "channel",
      "campaign_content.content",
    ]),
    "INTELLIGENT_DELAY, whose window only Push requires": untold({
      trigger_condition: { trigger_delay_type: "INTELLIGENT_DELAY" },
    }).has(["channel"]),
    "a window of a wrong type": untold({ trigger_condition: { intelligent_delay_optimization: [] } }).has([
      "channel",
      WINDOW,
    ]),
    "the members of a window": untold({
      trigger_condition: {
        trigger_delay_type: "INTELLIGENT_DELAY",
        intelligent_delay_optimization: { min_delay_value: "1", max_delay_value: 2, max_delay_granularity: "MINUTES" },
      },
    }).has(["channel", ...["min_delay_value", "max_delay_granularity"].map((member) => `${WINDOW}.${member}`)]),
    "an incomplete window, whose members only Push requires": untold({
      trigger_condition: { trigger_delay_type: "INTELLIGENT_DELAY", intelligent_delay_optimization: {} },
    }).has(["channel"]),
    "rules that read members of both channels": untold({
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
    }).has(
      [
        "channel",
        ...below("trigger_condition", "trigger_delay_value", "trigger_delay_granularity", "trigger_attr.name"),
        ...below("trigger_condition.secondary_included_filters.filters[0]", "operator", "value"),
        ...below("segmentation_details.excluded_filters.filters[0]", "operator", "value"),
        ...["segmentation_details.included_filters", "scheduling_details.start_time"],
        ...["scheduling_details.bts_details", "control_group_details.campaign_control_group_percentage"],
        ...["utm_params.ref", "campaign_audience_limit.limit"],
      ],
      { context: { features: ["AUDIENCE_LIMIT"] } },
    ),
    "rules that read the delivery type": untold({
      campaign_delivery_type: "PERIODIC",
      campaign_audience_limit: { is_campaign_audience_limit_enabled: true, limit: 5 },
    }).has(["channel"], { context: { features: ["AUDIENCE_LIMIT"] } }),
    "the audience limit of a live activity": untold({
      campaign_delivery_type: "BROADCAST_LIVE_ACTIVITY",
      campaign_audience_limit: { is_campaign_audience_limit_enabled: false, limit: 5 },
    }).has(["channel", "campaign_audience_limit.limit"], { context: { features: ["AUDIENCE_LIMIT"] } }),
    "the gates of members of both channels": untold({
      trigger_condition: trigger({ included_filters: group(userFilter()) }),
      "segmentation_details.included_filters": group(userFilter()),
      campaign_audience_limit: { is_campaign_audience_limit_enabled: false, limit: 5 },
    }).has(
      [
        ...["channel", "trigger_condition.included_filters.filters[0].project_name"],
        ...["segmentation_details.included_filters.filters[0].project_name", "campaign_audience_limit"],
      ],
      { context: { features: ["PORTFOLIO"] } },
    ),
  },
};

describe.each(Object.entries(CASES))("%s", (_, cases) => {
  testCases(cases);
});

describe("the channel of an update", () => {
  const paths = (patch: Json, campaign: NonNullable<UpdateContext["campaign"]>) =>
    agreeOnUpdate(patch, { campaign }).violations.map(({ path }) => path);
  /** A patch of `basic_details`, which always need a name. */
  const details = (members: Json) => ({ basic_details: { name: "n", ...members } });
  const [impliedPush, impliedEmail] = [REQUIRED_OF_PUSH.slice(0, 2), REQUIRED_OF_EMAIL.slice(0, 2)];

  it.each<[name: string, patch: Json, paths: string[]]>([
    ["nothing is required of a patch", {}, []],
    ["components are objects", { basic_details: 7, campaign_content: 7 }, ["basic_details", "campaign_content"]],
    ["their members are required", { basic_details: {} }, ["basic_details.name"]],
    ["a delivery type is one of seven", { campaign_delivery_type: "SOON" }, ["campaign_delivery_type"]],
    ["a delivery type of Push tells nothing", { campaign_delivery_type: "LOCATION_TRIGGERED" }, []],
    [
      "members of basic_details imply Email",
      details({ subscription_category: null }),
      [...impliedEmail, "basic_details.subscription_category"],
    ],
    ["members of basic_details imply Push", details({ geofences: null }), [...impliedPush, "basic_details.geofences"]],
    [
      "members of basic_details of both channels imply none",
      details({ name: 5, geofences: null, content_type: null }),
      ["basic_details.name"],
    ],
    ["a text names it", { channel: "push", advanced: 5 }, ["channel", "advanced"]],
    ["a text names it, whatever the members", { channel: "email", advanced: 5 }, ["channel"]],
    ["members imply it beside a wrong channel", { channel: "SMS", advanced: 5 }, ["channel", "advanced"]],
  ])("%s", (_, patch, expected) => {
    expect(paths(patch, { state: "DRAFT", body: undefined })).toEqual(expected);
  });

  it.each<[name: string, patch: Json, stored: Json, paths: string[]]>([
    [
      "members that the patch replaces imply nothing",
      { channel: "SMS", ...details({}) },
      untold({ "basic_details.content_type": "PROMOTIONAL" }).body,
      ["channel"],
    ],
    [
      "a wrong channel hides the stored one",
      { channel: "SMS", ...details({}) },
      untold({ channel: "PUSH" }).body,
      ["channel"],
    ],
    ["the merged members imply it", { channel: "SMS" }, on(push, { advanced: 5 }), ["channel", "advanced"]],
    ["the stored channel counts before the members", { connector: 5 }, on(push, { advanced: 5 }), ["advanced"]],
    ["so does a wrong stored channel", {}, on(push, { channel: "push", advanced: 5 }), ["channel", "advanced"]],
  ])("%s", (_, patch, body, expected) => {
    expect(paths(patch, { state: "DRAFT", body })).toEqual(expected);
  });

  const throttled = "delivery_controls.campaign_throttle_rpm";
  it.each<[name: string, patch: Json, stored: Json | undefined, paths: string[]]>([
    ["a known channel counts", on(() => ({}), { [throttled]: "1" }), undefined, [throttled]],
    ["a known channel counts before the members", { connector: 5, advanced: 5 }, undefined, ["advanced"]],
    ["a channel of the patch counts before a known one", { channel: "EMAIL", connector: 5 }, undefined, ["connector"]],
    ["a wrong one hides a known one", { channel: "SMS", connector: 5 }, undefined, ["channel", "connector"]],
    ["a stored channel counts before a known one", { connector: 5 }, email(), ["connector"]],
  ])("%s", (_, patch, body, expected) => {
    expect(paths(patch, { body, channel: "PUSH" })).toEqual(expected);
  });
});
