// Tests flag-gated members.
import { describe, expect, it } from "vitest";
import type { Context } from "../../src/index.js";
import { agreeOnCreate } from "./agree.js";
import { email, type Json, on, push } from "./bodies.js";

const BAD_REQUEST = "400 Bad Request";
const GATE = "VALIDATION_FAILED";
const NONE: Context = { features: [] };
const LIMIT: Context = { features: ["AUDIENCE_LIMIT"] };
const QUEUING: Context = { features: ["QUEUING"] };

const ENABLED = "delivery_controls.queuing_enabled";
const DURATION = "delivery_controls.queue_duration";
const AUDIENCE = "campaign_audience_limit";

interface Case {
  body: Json;
  context?: Context;
  paths: string[];
  warnings?: string[];
  targets?: [target: string, detailTarget: string][];
  code?: string;
}

const liveActivity = (limit: unknown) =>
  on(push, {
    campaign_delivery_type: "BROADCAST_LIVE_ACTIVITY",
    "basic_details.platforms": ["IOS"],
    "basic_details.broadcast_live_activity_id": "b",
    campaign_audience_limit: limit,
  });

/** A body of that delivery type to which an audience limit is put. */
function limited(base: () => Json, type: string, limit: unknown): Json {
  const needs: Record<string, Json> = {
    PERIODIC: {
      scheduling_details: { delivery_type: "AT_FIXED_TIME", start_time: "2026-01-01T00:00:00", periodic_details: {} },
    },
    EVENT_TRIGGERED: { trigger_condition: {}, "delivery_controls.bypass_dnd": true },
    DEVICE_TRIGGERED: { trigger_condition: {} },
    BUSINESS_EVENT_TRIGGERED: { "basic_details.business_event": "b" },
  };
  return on(base, { campaign_delivery_type: type, campaign_audience_limit: limit, ...needs[type] });
}

const ON = { is_campaign_audience_limit_enabled: true };
const OFF = { is_campaign_audience_limit_enabled: false };
const VALUE = `${AUDIENCE}.limit`;

const CASES: Record<string, Record<string, Case>> = {
  "the gates of queuing": {
    "come first and silence the other rules": {
      body: on(push, {
        campaign_delivery_type: "EVENT_TRIGGERED",
        trigger_condition: {},
        delivery_controls: { queue_duration: 0, queuing_enabled: true },
      }),
      context: NONE,
      paths: [ENABLED, DURATION, "delivery_controls.bypass_dnd"],
      targets: [
        ["delivery_controls", ENABLED],
        ["delivery_controls", DURATION],
        ["delivery_controls.bypass_dnd", "delivery_controls.bypass_dnd"],
      ],
      code: GATE,
    },
    "refuse false too": { body: on(push, { [ENABLED]: false }), context: NONE, paths: [ENABLED], code: GATE },
    "require no duration": { body: on(push, { [ENABLED]: true }), context: NONE, paths: [ENABLED] },
    "refuse values of a wrong type": {
      body: on(push, { delivery_controls: { queuing_enabled: "yes", queue_duration: {} } }),
      context: NONE,
      paths: [ENABLED, DURATION],
      code: GATE,
    },
    "are blocked by delivery_controls of a wrong type": {
      body: on(push, { delivery_controls: [] }),
      context: NONE,
      paths: ["delivery_controls"],
      code: BAD_REQUEST,
    },
    "keep their place after structural violations": {
      body: on(push, { [ENABLED]: 5, "delivery_controls.bypass_dnd": 5 }),
      context: NONE,
      paths: ["delivery_controls.bypass_dnd", ENABLED],
      code: BAD_REQUEST,
    },
    "pass with the feature, and structural violations are reported": {
      body: on(push, { delivery_controls: { queuing_enabled: "yes", queue_duration: 1.5 } }),
      context: QUEUING,
      paths: [ENABLED, DURATION],
      code: BAD_REQUEST,
    },
    "are unknown if no features are given": {
      body: on(push, { delivery_controls: { queuing_enabled: true, queue_duration: 1 } }),
      paths: [],
    },
    "are unknown if no features are given, and the other rules run": {
      body: on(push, { delivery_controls: { queuing_enabled: true, queue_duration: 0 } }),
      paths: [DURATION],
      code: BAD_REQUEST,
    },
    "are not gates on Email": { body: on(email, { [ENABLED]: 5 }), context: NONE, paths: [] },
  },

  "the gate of the audience limit": {
    "is off if no features are given": { body: limited(email, "ONE_TIME", {}), paths: [AUDIENCE], code: GATE },
    "is off if its feature is not listed": {
      body: limited(email, "ONE_TIME", {}),
      context: QUEUING,
      paths: [AUDIENCE],
      targets: [[AUDIENCE, AUDIENCE]],
      code: GATE,
    },
    "passes if its feature is listed": { body: limited(email, "ONE_TIME", {}), context: LIMIT, paths: [] },
    "silences structural violations": {
      body: limited(email, "ONE_TIME", { ...ON, metric: "OPENED" }),
      paths: [AUDIENCE],
      code: GATE,
    },
    "refuses a value of a wrong type": { body: limited(email, "ONE_TIME", null), paths: [AUDIENCE], code: GATE },
    "comes before the depth": {
      body: limited(email, "ONE_TIME", {}),
      context: { bounds: { maxDepth: 1 } },
      paths: ["basic_details", "connector", "campaign_content", "segmentation_details", "scheduling_details", AUDIENCE],
      code: BAD_REQUEST,
    },
    "is not the first violation if there is a structural one elsewhere": {
      body: on(email, { campaign_audience_limit: 5, request_id: 5 }),
      paths: ["request_id", AUDIENCE],
      code: BAD_REQUEST,
    },
    "is the only violation on a live activity": {
      body: liveActivity({ ...OFF, limit: 1, frequency: "INSTANCE" }),
      paths: [AUDIENCE],
      code: GATE,
    },
  },

  "a gate that rejects nothing": {
    "is overridden with a warning": {
      body: limited(email, "ONE_TIME", { ...ON, limit: 0 }),
      context: { rules: { "audience-limit.feature-enabled": "warning" } },
      paths: [VALUE],
      warnings: [AUDIENCE],
      code: BAD_REQUEST,
    },
    "is turned off": {
      body: limited(email, "ONE_TIME", ON),
      context: { rules: { "audience-limit.feature-enabled": "off" } },
      paths: [VALUE],
      code: BAD_REQUEST,
    },
    "is made what it is": {
      body: limited(email, "ONE_TIME", 5),
      context: { rules: { "audience-limit.feature-enabled": "error" } },
      paths: [AUDIENCE],
      code: GATE,
    },
    "is excepted": {
      body: limited(email, "ONE_TIME", 5),
      context: { exceptions: [{ rule: "audience-limit.feature-enabled", path: AUDIENCE, level: "warning" }] },
      paths: [AUDIENCE],
      code: BAD_REQUEST,
    },
    "is excepted at one of the two places": {
      body: on(push, { delivery_controls: { queuing_enabled: "yes", queue_duration: "long" } }),
      context: { ...NONE, exceptions: [{ rule: "delivery-controls.queuing-enabled", path: DURATION, level: "off" }] },
      paths: [DURATION, ENABLED],
      code: BAD_REQUEST,
    },
    "is overridden, and the other rules run": {
      body: on(push, { [ENABLED]: true }),
      context: { ...NONE, rules: { "delivery-controls.queuing-enabled": "warning" } },
      paths: [DURATION],
      warnings: [ENABLED],
    },
  },
};

describe.each(Object.entries(CASES))("%s", (_, cases) => {
  it.each(Object.entries(cases))("%s", (_name, { body, context, paths, warnings, targets, code }) => {
    const verdict = agreeOnCreate(body, context);
    expect(verdict.violations.map(({ path }) => path)).toEqual(paths);
    expect(verdict.warnings.map(({ path }) => path)).toEqual(warnings ?? []);
    if (targets) expect(verdict.violations.map(({ target, detailTarget }) => [target, detailTarget])).toEqual(targets);
    if (code) expect(verdict.code).toBe(code);
  });
});
