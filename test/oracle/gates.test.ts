// Tests flag-gated members.
import { describe } from "vitest";
import type { Context } from "../../src/index.js";
import { email, type Json, on } from "./bodies.js";
import { type Case, create, emailWith, pushWith, type Subject, testCases } from "./cases.js";

const BAD_REQUEST = "400 Bad Request";
const GATE = "VALIDATION_FAILED";
const NONE: Context = { features: [] };
const QUEUING: Context = { features: ["QUEUING"] };

const ENABLED = "delivery_controls.queuing_enabled";
const DURATION = "delivery_controls.queue_duration";
const AUDIENCE = "campaign_audience_limit";

/** A one-time Email campaign with an audience limit. */
function limited(limit: unknown): Subject<Json> {
  return create(on(email, { campaign_delivery_type: "ONE_TIME", campaign_audience_limit: limit }));
}

const ON = { is_campaign_audience_limit_enabled: true };
const VALUE = `${AUDIENCE}.limit`;

const CASES: Record<string, Record<string, Case>> = {
  "the gates of queuing": {
    "come first and silence the other rules": pushWith({
      campaign_delivery_type: "EVENT_TRIGGERED",
      trigger_condition: {},
      delivery_controls: { queue_duration: 0, queuing_enabled: true },
    }).has([ENABLED, DURATION, "delivery_controls.bypass_dnd"], {
      context: NONE,
      targets: [
        ["delivery_controls", ENABLED],
        ["delivery_controls", DURATION],
        ["delivery_controls.bypass_dnd", "delivery_controls.bypass_dnd"],
      ],
      code: GATE,
    }),
    "refuse values of a wrong type": pushWith({
      delivery_controls: { queuing_enabled: "yes", queue_duration: {} },
    }).has([ENABLED, DURATION], { context: NONE, code: GATE }),
    "are blocked by delivery_controls of a wrong type": pushWith({ delivery_controls: [] }).has(["delivery_controls"], {
      context: NONE,
      code: BAD_REQUEST,
    }),
    "keep their place after structural violations": pushWith({ [ENABLED]: 5, "delivery_controls.bypass_dnd": 5 }).has(
      ["delivery_controls.bypass_dnd", ENABLED],
      { context: NONE, code: BAD_REQUEST },
    ),
    "pass with the feature, and structural violations are reported": pushWith({
      delivery_controls: { queuing_enabled: "yes", queue_duration: 1.5 },
    }).has([ENABLED, DURATION], { context: QUEUING, code: BAD_REQUEST }),
    "are unknown if no features are given, and the other rules run": pushWith({
      delivery_controls: { queuing_enabled: true, queue_duration: 0 },
    }).has([DURATION], { code: BAD_REQUEST }),
  },

  "the gate of the audience limit": {
    "is off if its feature is not listed": limited({}).has([AUDIENCE], {
      context: QUEUING,
      targets: [[AUDIENCE, AUDIENCE]],
      code: GATE,
    }),
    "silences structural violations": limited({ ...ON, metric: "OPENED" }).has([AUDIENCE], {
      code: GATE,
    }),
    "refuses a value of a wrong type": limited(null).has([AUDIENCE], { code: GATE }),
    "comes before the depth": limited({}).has(
      ["basic_details", "connector", "campaign_content", "segmentation_details", "scheduling_details", AUDIENCE],
      { context: { bounds: { maxDepth: 1 } }, code: BAD_REQUEST },
    ),
    "is not the first violation if there is a structural one elsewhere": emailWith({
      campaign_audience_limit: 5,
      request_id: 5,
    }).has(["request_id", AUDIENCE], { code: BAD_REQUEST }),
  },

  "a gate that rejects nothing": {
    "is overridden with a warning": limited({ ...ON, limit: 0 }).has([VALUE], {
      context: { rules: { "audience-limit.feature-enabled": "warning" } },
      warnings: [AUDIENCE],
      code: BAD_REQUEST,
    }),
    "is turned off": limited(ON).has([VALUE], {
      context: { rules: { "audience-limit.feature-enabled": "off" } },
      code: BAD_REQUEST,
    }),
    "is made what it is": limited(5).has([AUDIENCE], {
      context: { rules: { "audience-limit.feature-enabled": "error" } },
      code: GATE,
    }),
    "is excepted": limited(5).has([AUDIENCE], {
      context: { exceptions: [{ rule: "audience-limit.feature-enabled", path: AUDIENCE, level: "warning" }] },
      code: BAD_REQUEST,
    }),
    "is excepted at one of the two places": pushWith({
      delivery_controls: { queuing_enabled: "yes", queue_duration: "long" },
    }).has([DURATION, ENABLED], {
      context: { ...NONE, exceptions: [{ rule: "delivery-controls.queuing-enabled", path: DURATION, level: "off" }] },
      code: BAD_REQUEST,
    }),
    "is overridden, and the other rules run": pushWith({ [ENABLED]: true }).has([DURATION], {
      context: { ...NONE, rules: { "delivery-controls.queuing-enabled": "warning" } },
      warnings: [ENABLED],
    }),
  },
};

describe.each(Object.entries(CASES))("%s", (_, cases) => {
  testCases(cases);
});
