// Tests flag-gated members, and the audience limit with its feature.
import { describe, expect, it } from "vitest";
import { agreeOnCreate, type SharedContext } from "./agree.js";
import { ABSENT, email, type Json, on, push } from "./bodies.js";

const BAD_REQUEST = "400 Bad Request";
const GATE = "VALIDATION_FAILED";
const NONE: SharedContext = { features: [] };
const LIMIT: SharedContext = { features: ["AUDIENCE_LIMIT"] };
const QUEUING: SharedContext = { features: ["QUEUING"] };

const ENABLED = "delivery_controls.queuing_enabled";
const DURATION = "delivery_controls.queue_duration";
const AUDIENCE = "campaign_audience_limit";

interface Case {
  body: Json;
  context?: SharedContext;
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
const METRIC = `${AUDIENCE}.metric`;
const FREQUENCY = `${AUDIENCE}.frequency`;
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
      context: {
        ...NONE,
        exceptions: [{ rule: "delivery-controls.queuing-enabled", path: DURATION, level: "off" }],
      },
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

  "the audience limit, its flag true": {
    "on PERIODIC": { body: limited(email, "PERIODIC", ON), context: LIMIT, paths: [METRIC, FREQUENCY, VALUE] },
    "on EVENT_TRIGGERED": {
      body: limited(push, "EVENT_TRIGGERED", ON),
      context: LIMIT,
      paths: [METRIC, FREQUENCY, VALUE],
      targets: [
        [METRIC, METRIC],
        [FREQUENCY, FREQUENCY],
        [VALUE, VALUE],
      ],
    },
    "on DEVICE_TRIGGERED": { body: limited(push, "DEVICE_TRIGGERED", ON), context: LIMIT, paths: [VALUE] },
    "on BUSINESS_EVENT_TRIGGERED": {
      body: limited(email, "BUSINESS_EVENT_TRIGGERED", { ...ON, limit: 1, metric: "SENT", frequency: "TOTAL" }),
      context: LIMIT,
      paths: [],
    },
    "on ONE_TIME": { body: limited(email, "ONE_TIME", ON), context: LIMIT, paths: [VALUE] },
    "on ONE_TIME, with metric and frequency": {
      body: limited(email, "ONE_TIME", { ...ON, metric: "SENT", frequency: "TOTAL" }),
      context: LIMIT,
      paths: [VALUE, METRIC, FREQUENCY],
      targets: [
        [VALUE, VALUE],
        [AUDIENCE, METRIC],
        [AUDIENCE, FREQUENCY],
      ],
    },
    "on a wrong delivery type, which blocks the rules that read it": {
      body: limited(push, "WEEKLY", { ...ON, frequency: "INSTANCE" }),
      context: LIMIT,
      paths: ["campaign_delivery_type", VALUE],
    },
  },

  "the audience limit, its flag false": {
    "all three members are present": {
      body: limited(push, "DEVICE_TRIGGERED", { ...OFF, limit: 1, frequency: "TOTAL", metric: "SENT" }),
      context: LIMIT,
      paths: [METRIC, FREQUENCY, VALUE],
      targets: [
        [AUDIENCE, METRIC],
        [AUDIENCE, FREQUENCY],
        [AUDIENCE, VALUE],
      ],
    },
    "none is present": { body: limited(push, "PERIODIC", OFF), context: LIMIT, paths: [] },
  },

  "the audience limit without its flag": {
    "nothing is required": { body: limited(push, "PERIODIC", {}), context: LIMIT, paths: [] },
    "nothing is forbidden": {
      body: limited(push, "EVENT_TRIGGERED", { limit: 1, frequency: "TOTAL", metric: "SENT" }),
      context: LIMIT,
      paths: [],
    },
    "metric and frequency on ONE_TIME": {
      body: limited(push, "ONE_TIME", { frequency: "TOTAL", metric: "SENT" }),
      context: LIMIT,
      paths: [METRIC, FREQUENCY],
    },
    "a flag of a wrong type blocks the rules that read it": {
      body: limited(push, "ONE_TIME", { is_campaign_audience_limit_enabled: "yes", metric: "SENT" }),
      context: LIMIT,
      paths: [`${AUDIENCE}.is_campaign_audience_limit_enabled`, METRIC],
    },
  },

  INSTANCE: {
    "on Push PERIODIC": {
      body: limited(push, "PERIODIC", { ...ON, limit: 1, metric: "SENT", frequency: "INSTANCE" }),
      context: LIMIT,
      paths: [],
    },
    "on Email PERIODIC": {
      body: limited(email, "PERIODIC", { frequency: "INSTANCE" }),
      context: LIMIT,
      paths: [FREQUENCY],
      targets: [[AUDIENCE, FREQUENCY]],
    },
    "on Push EVENT_TRIGGERED": {
      body: limited(push, "EVENT_TRIGGERED", { frequency: "INSTANCE" }),
      context: LIMIT,
      paths: [FREQUENCY],
    },
    "on DEVICE_TRIGGERED": {
      body: limited(push, "DEVICE_TRIGGERED", { frequency: "INSTANCE" }),
      context: LIMIT,
      paths: [FREQUENCY],
    },
  },

  "a live activity": {
    "with a limit": {
      body: liveActivity({ ...OFF, limit: 1, frequency: "INSTANCE" }),
      context: LIMIT,
      paths: [AUDIENCE],
      code: BAD_REQUEST,
    },
    "without a limit": { body: liveActivity(ABSENT), context: LIMIT, paths: [] },
    "whose rule is off, so that the others report": {
      body: liveActivity({ ...OFF, limit: 1 }),
      context: { ...LIMIT, rules: { "audience-limit.not-for-live-activity": "off" } },
      paths: [VALUE],
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
