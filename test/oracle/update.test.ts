import { describe, expect, it } from "vitest";
import { components } from "../../src/generated/members.js";
import type { UpdateContext } from "../../src/index.js";
import { states } from "../../src/rules/parts/update-parts.js";
import { agreeOnUpdate } from "./agree.js";
import { push as plainPush } from "./bodies.js";
import {
  type Body,
  LIVE_ACTIVITY_TABLE,
  PLACES,
  type Situation,
  STATE_TABLE,
  STATUS_TABLE,
  STORED_EMAIL,
  STORED_PUSH,
  sentOf,
  storedWith,
  TABLE_FEATURES,
  type TableState,
} from "./update-table.js";

const BAD_REQUEST = "400 Bad Request";
const GATE = "VALIDATION_FAILED";

// --- stored bodies ---

function push(members: Body = {}): Body {
  return { ...plainPush(), ...members };
}

function email(members: Body = {}): Body {
  return { ...STORED_EMAIL, ...members };
}

function without(body: Body, ...members: string[]): Body {
  return Object.fromEntries(Object.entries(body).filter(([member]) => !members.includes(member)));
}

function stored(body: unknown, more: UpdateContext = {}): UpdateContext {
  return { ...more, campaign: { state: "DRAFT", body } };
}

const NO_FEATURES: UpdateContext = { features: [] };
const BY_MEMBER: UpdateContext = { policies: { merge: "member" } };
const GMAIL = "campaign_content.content.email.gmail_annotations";

// What the tables of test/rules and the other tables here do not say: they, too, are compared with the oracle.

interface Case {
  patch: unknown;
  context?: UpdateContext;
  /** In order: each path, followed by ` stored` for that origin or by ` has` for `storedHasValue`. */
  paths: string[];
  kinds?: ("structure" | "rule")[];
  targets?: [target: string, detailTarget: string][];
  code?: string;
}

const CASES: Record<string, Case> = {
  "between the type and the components": {
    patch: { channel: "PUSH", campaign_delivery_type: "SOON", updated_by: 5, version_note: 5, advanced: 5 },
    paths: ["campaign_delivery_type", "updated_by", "version_note", "advanced"],
  },
  "those of the stored campaign are not checked": {
    patch: {},
    context: stored(push({ request_id: 5, created_by: 5, updated_by: 5, version_note: 5, status: 5 })),
    paths: [],
  },
  "they are not required": { patch: {}, context: stored(without(push(), "request_id", "created_by")), paths: [] },
  "other members are checked, the stored draft is not": {
    patch: {
      version_note: 5,
      updated_by: "x",
      campaign_delivery_type: 5,
      channel: 5,
      request_id: 5,
      status: "PUBLISH",
    },
    context: stored({ channel: "PUSH" }),
    paths: ["request_id", "channel", "campaign_delivery_type", "updated_by", "version_note"],
    kinds: ["structure", "structure", "structure", "structure", "structure"],
  },
  "the type is one of the patch's own channel": {
    patch: { status: "PUBLISH", channel: "EMAIL", campaign_delivery_type: "DEVICE_TRIGGERED" },
    context: stored(push()),
    paths: ["campaign_delivery_type"],
  },
  "all types are allowed if the patch has no channel, whatever the stored one is": {
    patch: { status: "PUBLISH", campaign_delivery_type: "BROADCAST_LIVE_ACTIVITY" },
    context: stored(email()),
    paths: [],
  },
  "all types are allowed if the channel of the patch is wrong": {
    patch: { status: "PUBLISH", channel: "email", campaign_delivery_type: "DEVICE_TRIGGERED" },
    paths: ["channel"],
  },
  "one violation for the path, structure before rules": {
    patch: { status: null, trigger_condition: {} },
    paths: ["status"],
    kinds: ["structure"],
  },
  "all violations, in order, with their origins": {
    patch: { basic_details: { name: 5 }, utm_params: { utm_source: "s" } },
    context: stored(push({ segmentation_details: {}, delivery_controls: { bypass_dnd: "no" } })),
    paths: [
      "basic_details.name",
      "basic_details.platforms has",
      "basic_details.platform_specific_details has",
      "delivery_controls.bypass_dnd stored",
      "utm_params.utm_medium",
      "segmentation_details.included_filters",
    ],
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
  "a changed type requires members that only the merged campaign can have": {
    patch: { campaign_delivery_type: "PERIODIC" },
    context: stored(push()),
    paths: ["scheduling_details.periodic_details", "scheduling_details.delivery_type stored"],
  },
  "the patch's type decides about the stored content": {
    patch: { basic_details: { name: "n", content_type: "TRANSACTIONAL", user_attribute_identifier: "i" } },
    context: stored(
      email({
        campaign_content: { content: { email: { gmail_annotations: { sender_logo: "https://a.example/l" } } } },
      }),
    ),
    paths: [`${GMAIL} stored`],
    targets: [["campaign_content.content", "gmail_annotations"]],
  },
  "connector, required and merged on Email, after trigger_condition and before the content": {
    patch: { trigger_condition: [], connector: [], campaign_content: [] },
    context: stored(email()),
    paths: ["trigger_condition", "connector", "campaign_content"],
  },
  "a channel that changes": {
    patch: { channel: "EMAIL" },
    context: stored(push()),
    paths: [
      "basic_details.content_type",
      "basic_details.user_attribute_identifier",
      "connector",
      "campaign_content.content.email",
    ],
  },
  "an unknown stored channel that no member implies: the violations that both channels share": {
    patch: { basic_details: 5, utm_params: 5 },
    context: stored(without(push({ channel: "SMS", campaign_content: { content: {} } }), "advanced")),
    paths: ["channel stored", "basic_details", "utm_params"],
  },
  "the gate of a flag-gated member decides the code": {
    patch: {},
    context: stored(push({ delivery_controls: { queue_duration: 1 } }), NO_FEATURES),
    paths: ["delivery_controls.queue_duration stored"],
    code: GATE,
  },
  "the gate does not decide the code if another violation comes first": {
    patch: { updated_by: 5 },
    context: stored(push({ delivery_controls: { queue_duration: 1 } }), NO_FEATURES),
    paths: ["updated_by", "delivery_controls.queue_duration stored"],
    code: BAD_REQUEST,
  },
  "each component alone": {
    patch: { channel: "PUSH", basic_details: {}, delivery_controls: {}, scheduling_details: {} },
    paths: [
      "basic_details.name",
      "basic_details.platforms",
      "basic_details.platform_specific_details",
      "scheduling_details.delivery_type",
    ],
  },
  "a type alone requires no component": {
    patch: { channel: "PUSH", campaign_delivery_type: "LOCATION_TRIGGERED" },
    paths: [],
  },
  "a rule about several components, with all that it reads": {
    patch: {
      channel: "PUSH",
      campaign_delivery_type: "EVENT_TRIGGERED",
      delivery_controls: {},
      scheduling_details: { delivery_type: "ASAP" },
    },
    paths: ["delivery_controls.bypass_dnd"],
  },
  "a rule about several components, with a part of what it reads": {
    patch: { channel: "PUSH", delivery_controls: {}, advanced: {} },
    paths: [],
  },
  "annotations on TRANSACTIONAL need basic_details": {
    patch: { campaign_content: { content: { email: { gmail_annotations: { sender_logo: "https://a.example" } } } } },
    paths: [],
  },
  "annotations on TRANSACTIONAL with basic_details": {
    patch: {
      basic_details: { name: "n", content_type: "TRANSACTIONAL", user_attribute_identifier: "i" },
      campaign_content: { content: { email: { gmail_annotations: { sender_logo: "https://a.example" } } } },
    },
    paths: [GMAIL],
  },
  "the members imply none": {
    patch: { basic_details: 5, trigger_condition: 5, campaign_content: 5, delivery_controls: 5, utm_params: 5 },
    paths: ["basic_details", "trigger_condition", "campaign_content", "delivery_controls", "utm_params"],
  },
  "the channel of the patch, whatever the members are": {
    patch: { channel: "EMAIL", advanced: 5, connector: 5 },
    paths: ["connector"],
  },
  "a stored campaign without a channel: it is absent, and implied by the members": {
    patch: { advanced: 5 },
    context: stored(without(push(), "channel")),
    paths: ["channel", "advanced"],
  },
  "its absence is reported, but the members imply which rules apply": {
    patch: { delivery_controls: { queuing_enabled: true } },
    context: stored(without(push({ campaign_delivery_type: "BUSINESS_EVENT_TRIGGERED" }), "channel"), NO_FEATURES),
    paths: ["channel", "basic_details.business_event", "delivery_controls.queuing_enabled"],
  },
  "members of both channels imply none": { patch: { advanced: 5, connector: 5, utm_params: 5 }, paths: ["utm_params"] },
  "member: invalid members of the stored component stay": {
    patch: { basic_details: { name: 5 } },
    context: stored(
      push({ basic_details: { name: "n", platforms: ["TV"], platform_specific_details: {} } }),
      BY_MEMBER,
    ),
    paths: ["basic_details.name", "basic_details.platforms[0] stored"],
  },
  "member: the merge is one level deep": {
    patch: { trigger_condition: { trigger_attr: {} } },
    context: stored(
      push({
        campaign_delivery_type: "DEVICE_TRIGGERED",
        trigger_condition: { trigger_relation: "BEFORE", trigger_attr: { name: "t" } },
      }),
      BY_MEMBER,
    ),
    paths: ["trigger_condition.trigger_attr.name"],
  },
  "member, unknown: an absent member is not an error": {
    patch: {
      basic_details: { platforms: 5 },
      trigger_condition: { trigger_delay_type: "DELAY", trigger_relation: "BEFORE" },
      scheduling_details: { start_time: "2026-01-01T00:00:00" },
      utm_params: {},
    },
    context: BY_MEMBER,
    paths: ["basic_details.platforms"],
  },
  "member, unknown: an absent member below the first level is an error": {
    patch: { channel: "PUSH", trigger_condition: { trigger_relation: "BEFORE", trigger_attr: {} } },
    context: BY_MEMBER,
    paths: ["trigger_condition.trigger_attr.name"],
  },
  "member, unknown: the stored campaign may be for all users": {
    patch: { segmentation_details: { included_filters: { filter_operator: "and", filters: [] } } },
    context: BY_MEMBER,
    paths: [],
  },
  "member, unknown: the patch says that it is not for all users": {
    patch: {
      segmentation_details: { is_all_user_campaign: false, included_filters: { filter_operator: "and", filters: [] } },
    },
    context: BY_MEMBER,
    paths: ["segmentation_details.included_filters"],
  },
  "any stored name, too": {
    patch: {},
    context: stored(push({ utm_params: { utm_source: "", utm_medium: "", ref: "r" } })),
    paths: [],
  },
  "counted over the merged members": {
    patch: { utm_params: { d: "", e: "", f: "" } },
    context: stored(push({ utm_params: { utm_source: "", utm_medium: "", a: "", b: "", c: "" } }), BY_MEMBER),
    paths: ["utm_params"],
  },
  "all forbidden changes, with other violations, in the order of the create table": {
    patch: {
      trigger_condition: { included_filters: { filter_operator: "and", filters: [{ filter_type: "actions" }] } },
      conversion_goal_details: {},
      scheduling_details: { delivery_type: "SEND_IN_BTS", start_time: "2026-03-01T00:00:00" },
      segmentation_details: {},
      utm_params: {},
    },
    context: { campaign: { state: "ACTIVE" } },
    paths: [
      "trigger_condition.included_filters.filters[0].action_name",
      "utm_params.utm_source",
      "utm_params.utm_medium",
      "trigger_condition",
      "segmentation_details.included_filters",
      "segmentation_details",
      "scheduling_details.bts_details",
      "conversion_goal_details",
    ],
    code: BAD_REQUEST,
  },
  "a violation at the forbidden path silences, one below it does not": {
    patch: { channel: "PUSH", trigger_condition: { trigger_delay_type: "LATER" }, segmentation_details: 5 },
    context: { campaign: { state: "ACTIVE", body: STORED_PUSH }, features: TABLE_FEATURES },
    paths: ["trigger_condition.trigger_delay_type", "segmentation_details", "trigger_condition"],
    kinds: ["structure", "structure", "rule"],
  },
  "a violation above it silences": {
    patch: { scheduling_details: null },
    context: { campaign: { state: "ACTIVE", body: STORED_PUSH }, features: TABLE_FEATURES },
    paths: ["scheduling_details"],
  },
  "a removed member that the delivery type requires: one violation, that it is required": {
    patch: { scheduling_details: { delivery_type: "AT_FIXED_TIME" } },
    context: {
      campaign: {
        state: "ACTIVE",
        body: push({ scheduling_details: { delivery_type: "AT_FIXED_TIME", start_time: "2026-01-01T00:00:00" } }),
      },
    },
    paths: ["scheduling_details.start_time has"],
    targets: [["scheduling_details.start_time", "scheduling_details.start_time"]],
  },
  "policy member: an absent member keeps its value": {
    patch: { scheduling_details: { expiry_time: "2027-01-01T00:00:00" } },
    context: { ...BY_MEMBER, features: TABLE_FEATURES, campaign: { state: "ACTIVE", body: STORED_PUSH } },
    paths: [],
  },
  "a draft cannot become a live activity": {
    patch: { campaign_delivery_type: "BROADCAST_LIVE_ACTIVITY" },
    context: stored(push({ basic_details: { name: "n", platforms: ["IOS"], platform_specific_details: {} } })),
    paths: ["campaign_delivery_type", "basic_details.broadcast_live_activity_id"],
    kinds: ["rule", "rule"],
    targets: [
      ["campaign_delivery_type", "campaign_delivery_type"],
      ["basic_details.broadcast_live_activity_id", "basic_details.broadcast_live_activity_id"],
    ],
  },
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

// --- the tables ---

function contextOf(state: TableState, body: Body | undefined): UpdateContext {
  return {
    features: TABLE_FEATURES,
    campaign: { ...(state === "absent" ? {} : { state }), ...(body === undefined ? {} : { body }) },
  };
}

describe("the changes that a state allows", () => {
  it("are tested for every state and component", () => {
    expect(Object.keys(STATE_TABLE).sort()).toEqual([...states, "absent"].sort());
    expect(PLACES.filter((place) => !place.includes(".")).sort()).toEqual([...components, "connector"].sort());
  });

  for (const [state, answers] of Object.entries(STATE_TABLE) as [TableState, (typeof STATE_TABLE)[TableState]][]) {
    for (const knowledge of ["known", "unknown"] as const) {
      it.each(PLACES)(`${state}, stored body ${knowledge}: %s`, (place) => {
        const context = contextOf(state, knowledge === "known" ? storedWith(place) : undefined);
        const forbidden = (situation: Situation) => {
          if (answers === "no update") return ["campaign_id"];
          return answers[knowledge][place]?.includes(situation) ? [place] : [];
        };
        for (const [situation, patch] of sentOf(place)) {
          const paths = agreeOnUpdate(patch, context)
            .violations.filter(({ what }) => what.startsWith("state:"))
            .map(({ path }) => path);
          expect(paths, situation).toEqual(forbidden(situation));
        }
      });
    }
  }

  it.each(PLACES)(
    "is the only source of violations, except for the one member that is always required: %s",
    (place) => {
      for (const known of [storedWith(place), undefined]) {
        for (const [situation, patch] of sentOf(place)) {
          const paths = agreeOnUpdate(patch, contextOf("DRAFT", known)).violations.map(({ path }) => path);
          const isException = place === "scheduling_details.delivery_type" && situation === "removed";
          expect(paths, situation).toEqual(isException ? [place] : []);
        }
      }
    },
  );
});

describe("publishing", () => {
  it.each(STATUS_TABLE)("%s beside %j", (status, beside, expected) => {
    const changes = beside.map((place) => Object.fromEntries(sentOf(place))["changed"]);
    const patch: Body = Object.assign({ status }, ...changes);
    for (const body of [STORED_PUSH, undefined]) {
      const paths = (state: TableState) =>
        agreeOnUpdate(patch, contextOf(state, body)).violations.map(({ path }) => path);
      for (const state of ["DRAFT", "ACTIVE", "SCHEDULED", "OTHER", "absent"] as const) {
        expect(paths(state), state).toEqual(expected);
      }
      for (const state of ["STOPPED", "ARCHIVED"] as const) expect(paths(state), state).toEqual(["campaign_id"]);
    }
  });
});

describe("becoming a live activity", () => {
  const basicDetails = {
    name: "n",
    platforms: ["IOS"],
    platform_specific_details: {},
    broadcast_live_activity_id: "b",
    geofences: {
      name: "g",
      latitude: "1",
      longitude: "2",
      radius: "3",
      triggered_at: "EXIT",
      response_time_value: "1",
      response_time_granularity: "HOURS",
    },
  };
  const schedule = { delivery_type: "AT_FIXED_TIME", start_time: "2026-01-01T00:00:00", periodic_details: {} };
  it.each(LIVE_ACTIVITY_TABLE)("from %s to %s", (storedType, patchType, expected) => {
    const complete = {
      ...push({ basic_details: basicDetails, trigger_condition: {}, scheduling_details: schedule }),
      campaign_delivery_type: storedType,
    };
    const typed = storedType === undefined ? without(complete, "campaign_delivery_type") : complete;
    const body = storedType === "unknown" ? undefined : typed;
    const patch = patchType === undefined ? {} : { campaign_delivery_type: patchType };
    for (const state of ["DRAFT", "ACTIVE", "SCHEDULED", "OTHER", "absent"] as const) {
      const { violations } = agreeOnUpdate(patch, contextOf(state, body));
      expect(
        violations.map(({ path }) => path),
        state,
      ).toEqual(expected);
    }
  });
});
