import { expect, it } from "vitest";
import type { UpdateContext } from "../../src/index.js";
import { storedPush } from "../support/updates.js";
import { agreeOnUpdate } from "./agree.js";
import { GMAIL, on, email as plainEmail, push as plainPush } from "./bodies.js";
import { below } from "./cases.js";

type Body = Record<string, unknown>;

const BAD_REQUEST = "400 Bad Request";
const GATE = "VALIDATION_FAILED";

// --- stored bodies ---

function push(members: Body = {}): Body {
  return { ...plainPush(), ...members };
}

function email(members: Body = {}): Body {
  return { ...on(plainEmail, { "basic_details.content_type": "TRANSACTIONAL" }), ...members };
}

function without(body: Body, ...members: string[]): Body {
  return Object.fromEntries(Object.entries(body).filter(([member]) => !members.includes(member)));
}

function stored(body: unknown, more: UpdateContext = {}): { context: UpdateContext } {
  return { context: { ...more, campaign: { state: "DRAFT", body } } };
}

const NO_FEATURES: UpdateContext = { features: [] };
const BY_MEMBER: UpdateContext = { policies: { merge: "member" } };
const ACTIVE: UpdateContext = { campaign: { state: "ACTIVE", body: storedPush() }, features: ["AUDIENCE_LIMIT"] };
const ANNOTATED = { content: { email: { gmail_annotations: { sender_logo: "https://a.example" } } } };
const TRANSACTIONAL = { name: "n", content_type: "TRANSACTIONAL", user_attribute_identifier: "i" };

// What the tables of test/rules do not say: they, too, are compared with the oracle.

interface Others {
  context?: UpdateContext;
  kinds?: ("structure" | "rule")[];
  targets?: [target: string, detailTarget: string][];
  code?: string;
}

interface Case extends Others {
  patch: unknown;
  /** In order: each path, followed by ` stored` for that origin or by ` has` for `storedHasValue`. */
  paths: string[];
}

const sent = (patch: unknown) => ({
  has: (paths: string[], others: Others = {}): Case => ({ patch, paths, ...others }),
});

const CASES: Record<string, Case> = {
  "between the type and the components": sent({
    channel: "PUSH",
    campaign_delivery_type: "SOON",
    updated_by: 5,
    version_note: 5,
    advanced: 5,
  }).has(["campaign_delivery_type", "updated_by", "version_note", "advanced"]),
  "those of the stored campaign are not checked": sent({}).has(
    [],
    stored(push({ request_id: 5, created_by: 5, updated_by: 5, version_note: 5, status: 5 })),
  ),
  "they are not required": sent({}).has([], stored(without(push(), "request_id", "created_by"))),
  "other members are checked, the stored draft is not": sent({
    version_note: 5,
    updated_by: "x",
    campaign_delivery_type: 5,
    channel: 5,
    request_id: 5,
    status: "PUBLISH",
  }).has(["request_id", "channel", "campaign_delivery_type", "updated_by", "version_note"], {
    ...stored({ channel: "PUSH" }),
    kinds: ["structure", "structure", "structure", "structure", "structure"],
  }),
  "the type is one of the patch's own channel": sent({
    status: "PUBLISH",
    channel: "EMAIL",
    campaign_delivery_type: "DEVICE_TRIGGERED",
  }).has(["campaign_delivery_type"], stored(push())),
  "all types are allowed if the patch has no channel, whatever the stored one is": sent({
    status: "PUBLISH",
    campaign_delivery_type: "BROADCAST_LIVE_ACTIVITY",
  }).has([], stored(email())),
  "all types are allowed if the channel of the patch is wrong": sent({
    status: "PUBLISH",
    channel: "email",
    campaign_delivery_type: "DEVICE_TRIGGERED",
  }).has(["channel"]),
  "one violation for the path, structure before rules": sent({ status: null, trigger_condition: {} }).has(["status"], {
    kinds: ["structure"],
  }),
  "all violations, in order, with their origins": sent({
    basic_details: { name: 5 },
    utm_params: { utm_source: "s" },
  }).has(
    [
      ...below("basic_details", "name", "platforms has", "platform_specific_details has"),
      ...["delivery_controls.bypass_dnd stored", "utm_params.utm_medium", "segmentation_details.included_filters"],
    ],
    {
      ...stored(push({ segmentation_details: {}, delivery_controls: { bypass_dnd: "no" } })),
      kinds: ["structure", "structure", "structure", "structure", "structure", "rule"],
      targets: [
        ["basic_details", "basic_details.name"],
        ["basic_details.platforms", "basic_details.platforms"],
        ["basic_details.platform_specific_details", "basic_details.platform_specific_details"],
        ["delivery_controls", "delivery_controls.bypass_dnd"],
        ["utm_params.utm_medium", "utm_params.utm_medium"],
        ["segmentation_details.included_filters", "segmentation_details.included_filters"],
      ],
    },
  ),
  "a changed type requires members that only the merged campaign can have": sent({
    campaign_delivery_type: "PERIODIC",
  }).has(["scheduling_details.periodic_details", "scheduling_details.delivery_type stored"], stored(push())),
  "the patch's type decides about the stored content": sent({ basic_details: TRANSACTIONAL }).has([`${GMAIL} stored`], {
    ...stored(email({ campaign_content: ANNOTATED })),
    targets: [["campaign_content.content", "gmail_annotations"]],
  }),
  "connector, required and merged on Email, after trigger_condition and before the content": sent({
    trigger_condition: [],
    connector: [],
    campaign_content: [],
  }).has(["trigger_condition", "connector", "campaign_content"], stored(email())),
  "a channel that changes": sent({ channel: "EMAIL" }).has(
    [
      ...below("basic_details", "content_type", "user_attribute_identifier"),
      ...["connector", "campaign_content.content.email"],
    ],
    stored(push()),
  ),
  "an unknown stored channel that no member implies: the violations that both channels share": sent({
    basic_details: 5,
    utm_params: 5,
  }).has(
    ["channel stored", "basic_details", "utm_params"],
    stored(without(push({ channel: "SMS", campaign_content: { content: {} } }), "advanced")),
  ),
  "the gate of a flag-gated member decides the code": sent({}).has(["delivery_controls.queue_duration stored"], {
    ...stored(push({ delivery_controls: { queue_duration: 1 } }), NO_FEATURES),
    code: GATE,
  }),
  "the gate does not decide the code if another violation comes first": sent({ updated_by: 5 }).has(
    ["updated_by", "delivery_controls.queue_duration stored"],
    { ...stored(push({ delivery_controls: { queue_duration: 1 } }), NO_FEATURES), code: BAD_REQUEST },
  ),
  "each component alone": sent({
    channel: "PUSH",
    basic_details: {},
    delivery_controls: {},
    scheduling_details: {},
  }).has([
    ...below("basic_details", "name", "platforms", "platform_specific_details"),
    "scheduling_details.delivery_type",
  ]),
  "a type alone requires no component": sent({ channel: "PUSH", campaign_delivery_type: "LOCATION_TRIGGERED" }).has([]),
  "a rule about several components, with all that it reads": sent({
    channel: "PUSH",
    campaign_delivery_type: "EVENT_TRIGGERED",
    delivery_controls: {},
    scheduling_details: { delivery_type: "ASAP" },
  }).has(["delivery_controls.bypass_dnd"]),
  "a rule about several components, with a part of what it reads": sent({
    channel: "PUSH",
    delivery_controls: {},
    advanced: {},
  }).has([]),
  "annotations on TRANSACTIONAL need basic_details": sent({ campaign_content: ANNOTATED }).has([]),
  "annotations on TRANSACTIONAL with basic_details": sent({
    basic_details: TRANSACTIONAL,
    campaign_content: ANNOTATED,
  }).has([GMAIL]),
  "the members imply none": sent({
    basic_details: 5,
    trigger_condition: 5,
    campaign_content: 5,
    delivery_controls: 5,
    utm_params: 5,
  }).has(["basic_details", "trigger_condition", "campaign_content", "delivery_controls", "utm_params"]),
  "the channel of the patch, whatever the members are": sent({ channel: "EMAIL", advanced: 5, connector: 5 }).has([
    "connector",
  ]),
  "a stored campaign without a channel: it is absent, and implied by the members": sent({ advanced: 5 }).has(
    ["channel", "advanced"],
    stored(without(push(), "channel")),
  ),
  "its absence is reported, but the members imply which rules apply": sent({
    delivery_controls: { queuing_enabled: true },
  }).has(
    ["channel", "basic_details.business_event", "delivery_controls.queuing_enabled"],
    stored(without(push({ campaign_delivery_type: "BUSINESS_EVENT_TRIGGERED" }), "channel"), NO_FEATURES),
  ),
  "members of both channels imply none": sent({ advanced: 5, connector: 5, utm_params: 5 }).has(["utm_params"]),
  "member: invalid members of the stored component stay": sent({ basic_details: { name: 5 } }).has(
    ["basic_details.name", "basic_details.platforms[0] stored"],
    stored(push({ basic_details: { name: "n", platforms: ["TV"], platform_specific_details: {} } }), BY_MEMBER),
  ),
  "member: the merge is one level deep": sent({ trigger_condition: { trigger_attr: {} } }).has(
    ["trigger_condition.trigger_attr.name"],
    stored(
      push({
        campaign_delivery_type: "DEVICE_TRIGGERED",
        trigger_condition: { trigger_relation: "BEFORE", trigger_attr: { name: "t" } },
      }),
      BY_MEMBER,
    ),
  ),
  "member, unknown: an absent member is not an error": sent({
    basic_details: { platforms: 5 },
    trigger_condition: { trigger_delay_type: "DELAY", trigger_relation: "BEFORE" },
    scheduling_details: { start_time: "2026-01-01T00:00:00" },
    utm_params: {},
  }).has(["basic_details.platforms"], { context: BY_MEMBER }),
  "member, unknown: an absent member below the first level is an error": sent({
    channel: "PUSH",
    trigger_condition: { trigger_relation: "BEFORE", trigger_attr: {} },
  }).has(["trigger_condition.trigger_attr.name"], { context: BY_MEMBER }),
  "member, unknown: the stored campaign may be for all users": sent({
    segmentation_details: { included_filters: { filter_operator: "and", filters: [] } },
  }).has([], { context: BY_MEMBER }),
  "member, unknown: the patch says that it is not for all users": sent({
    segmentation_details: { is_all_user_campaign: false, included_filters: { filter_operator: "and", filters: [] } },
  }).has(["segmentation_details.included_filters"], { context: BY_MEMBER }),
  "any stored name, too": sent({}).has([], stored(push({ utm_params: { utm_source: "", utm_medium: "", ref: "r" } }))),
  "counted over the merged members": sent({ utm_params: { d: "", e: "", f: "" } }).has(
    ["utm_params"],
    stored(push({ utm_params: { utm_source: "", utm_medium: "", a: "", b: "", c: "" } }), BY_MEMBER),
  ),
  "all forbidden changes, with other violations, in the order of the create table": sent({
    trigger_condition: { included_filters: { filter_operator: "and", filters: [{ filter_type: "actions" }] } },
    conversion_goal_details: {},
    scheduling_details: { delivery_type: "SEND_IN_BTS", start_time: "2026-03-01T00:00:00" },
    segmentation_details: {},
    utm_params: {},
  }).has(
    [
      ...["trigger_condition.included_filters.filters[0].action_name", "utm_params.utm_source"],
      ...["utm_params.utm_medium", "trigger_condition", "segmentation_details.included_filters"],
      ...["segmentation_details", "scheduling_details.bts_details", "conversion_goal_details"],
    ],
    { context: { campaign: { state: "ACTIVE" } }, code: BAD_REQUEST },
  ),
  "a violation at the forbidden path silences, one below it does not": sent({
    channel: "PUSH",
    trigger_condition: { trigger_delay_type: "LATER" },
    segmentation_details: 5,
  }).has(["trigger_condition.trigger_delay_type", "segmentation_details", "trigger_condition"], {
    context: ACTIVE,
    kinds: ["structure", "structure", "rule"],
  }),
  "a violation above it silences": sent({ scheduling_details: null }).has(["scheduling_details"], { context: ACTIVE }),
  "a removed member that the delivery type requires: one violation, that it is required": sent({
    scheduling_details: { delivery_type: "AT_FIXED_TIME" },
  }).has(["scheduling_details.start_time has"], {
    context: {
      campaign: {
        state: "ACTIVE",
        body: push({ scheduling_details: { delivery_type: "AT_FIXED_TIME", start_time: "2026-01-01T00:00:00" } }),
      },
    },
    targets: [["scheduling_details.start_time", "scheduling_details.start_time"]],
  }),
  "policy member: an absent member keeps its value": sent({
    scheduling_details: { expiry_time: "2027-01-01T00:00:00" },
  }).has([], { context: { ...BY_MEMBER, ...ACTIVE } }),
  "a draft cannot become a live activity": sent({ campaign_delivery_type: "BROADCAST_LIVE_ACTIVITY" }).has(
    ["campaign_delivery_type", "basic_details.broadcast_live_activity_id"],
    {
      ...stored(push({ basic_details: { name: "n", platforms: ["IOS"], platform_specific_details: {} } })),
      kinds: ["rule", "rule"],
      targets: [
        ["campaign_delivery_type", "campaign_delivery_type"],
        ["basic_details.broadcast_live_activity_id", "basic_details.broadcast_live_activity_id"],
      ],
    },
  ),
};

it.each(Object.entries(CASES))("%s", (_, { patch, context, paths, kinds, targets, code }) => {
  const { violations, code: found } = agreeOnUpdate(patch, context);
  const written = violations.map(({ path, origin, storedHasValue }) => {
    return `${path}${origin === "stored" ? " stored" : ""}${storedHasValue ? " has" : ""}`;
  });
  expect(written).toEqual(paths);
  if (kinds !== undefined) expect(violations.map(({ kind }) => kind)).toEqual(kinds);
  if (targets !== undefined) {
    expect(violations.map(({ target, detailTarget }) => [target, detailTarget])).toEqual(targets);
  }
  if (paths.length === 0) expect(found).toBeUndefined();
  else if (code !== undefined) expect(found).toBe(code);
});
