import type { Context } from "../../../src/index.js";
import { queuingEnabled } from "../../../src/rules/delivery-controls/queuing-enabled.js";
import { deliveryTypes, each, requestOf } from "../../support/delivery-types.js";
import { featuresBut } from "../../support/features.js";
import { pushRequest, testRule } from "../../support/test-rule.js";

const push = deliveryTypes.filter((type) => type.startsWith("PUSH"));

function queued(deliveryControls: object) {
  return pushRequest({ delivery_controls: deliveryControls });
}

const without: Context = { features: [] };

const enabled = { path: "delivery_controls.queuing_enabled" };
const duration = { path: "delivery_controls.queue_duration" };

testRule(queuingEnabled, {
  valid: {
    "queuing in a workspace that has the feature": {
      body: queued({ queuing_enabled: true, queue_duration: 24 }),
      context: { features: ["QUEUING"] },
    },
    "queuing in a workspace that has it among others": {
      body: queued({ queuing_enabled: true, queue_duration: 24 }),
      context: { features: new Set(["AUDIENCE_LIMIT", "QUEUING"] as const) },
    },
    "queuing disabled in a workspace that has the feature": {
      body: queued({ queuing_enabled: false }),
      context: { features: ["QUEUING"] },
    },
    ...each(push, "queuing, features unknown", (type) =>
      requestOf(type, {
        "delivery_controls.bypass_dnd": false,
        "delivery_controls.queuing_enabled": true,
        "delivery_controls.queue_duration": 24,
      }),
    ),
    "nothing about queuing, features unknown": queued({ bypass_dnd: true }),
    "nothing about queuing, without the feature": { body: queued({ bypass_dnd: true }), context: { features: [] } },
    // A member that Email does not have is not checked.
    "queuing on Email": {
      body: requestOf("EMAIL ONE_TIME", { delivery_controls: { queuing_enabled: true, queue_duration: 0 } }),
      context: { features: [] },
    },
    "queuing of the wrong type on Email": {
      body: requestOf("EMAIL ONE_TIME", { delivery_controls: { queuing_enabled: "yes", queue_duration: null } }),
      context: { features: [] },
    },
    "queuing outside of delivery_controls": {
      body: pushRequest({ "basic_details.queuing_enabled": true, queue_duration: 24 }),
      context: { features: [] },
    },
  },
  invalid: {
    ...each(push, "queuing without the feature", (type) => ({
      body: requestOf(type, { "delivery_controls.queuing_enabled": true, "delivery_controls.queue_duration": 24 }),
      context: without,
      violations: [enabled, duration],
    })),
    "queuing in a workspace without features": {
      body: queued({ queuing_enabled: true, queue_duration: 24 }),
      context: { features: [] },
      violations: [enabled, duration],
    },
    "queuing in a workspace with every other feature": {
      body: queued({ queuing_enabled: true, queue_duration: 24 }),
      context: {
        features: featuresBut("QUEUING"),
      },
      violations: [enabled, duration],
    },
    "queuing disabled: presence alone counts": {
      body: queued({ queuing_enabled: false }),
      context: without,
      violations: [enabled],
    },
    "only a duration": { body: queued({ queue_duration: 24 }), context: without, violations: [duration] },
    "only a duration of 0": { body: queued({ queue_duration: 0 }), context: without, violations: [duration] },
    // The gate silences all other violations about queuing.
    "queuing without its duration": {
      body: queued({ queuing_enabled: true }),
      context: without,
      violations: [enabled],
    },
    "queuing for zero hours": {
      body: queued({ queuing_enabled: true, queue_duration: 0 }),
      context: without,
      violations: [enabled, duration],
    },
    "queuing before other violations of delivery_controls": {
      body: requestOf("PUSH EVENT_TRIGGERED", { delivery_controls: { queuing_enabled: true, queue_duration: 24 } }),
      context: without,
      violations: [
        enabled,
        duration,
        { rule: "delivery-controls.bypass-dnd-required", path: "delivery_controls.bypass_dnd" },
      ],
    },
  },
});
