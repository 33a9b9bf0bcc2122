import { queuingEnabled } from "../../../src/rules/delivery-controls/queuing-enabled.js";
import { deliveryTypes, each, requestOf } from "../../support/delivery-types.js";
import { featuresBut } from "../../support/features.js";
import { pushRequest, testRule } from "../../support/test-rule.js";

const push = deliveryTypes.filter((type) => type.startsWith("PUSH"));

function queued(deliveryControls: object) {
  return pushRequest({ delivery_controls: deliveryControls });
}

const queuing = { queuing_enabled: true, queue_duration: 24 };

const enabled = { path: "delivery_controls.queuing_enabled" };
const duration = { path: "delivery_controls.queue_duration" };

testRule(queuingEnabled, {
  context: { features: [] },
  violations: [enabled, duration],
  valid: {
    "queuing in a workspace that has the feature": {
      body: queued(queuing),
      context: { features: ["QUEUING"] },
    },
    "queuing in a workspace that has it among others": {
      body: queued(queuing),
      context: { features: new Set(["AUDIENCE_LIMIT", "QUEUING"] as const) },
    },
    "queuing disabled in a workspace that has the feature": {
      body: queued({ queuing_enabled: false }),
      context: { features: ["QUEUING"] },
    },
    ...each(push, "queuing, features unknown", (type) => ({
      body: requestOf(type, {
        "delivery_controls.bypass_dnd": false,
        "delivery_controls.queuing_enabled": true,
        "delivery_controls.queue_duration": 24,
      }),
      context: {},
    })),
    "nothing about queuing, features unknown": { body: queued({ bypass_dnd: true }), context: {} },
    "nothing about queuing, without the feature": queued({ bypass_dnd: true }),
    // A member that Email does not have is not checked.
    "queuing on Email": requestOf("EMAIL ONE_TIME", {
      delivery_controls: { queuing_enabled: true, queue_duration: 0 },
    }),
    "queuing of the wrong type on Email": requestOf("EMAIL ONE_TIME", {
      delivery_controls: { queuing_enabled: "yes", queue_duration: null },
    }),
    "queuing outside of delivery_controls": pushRequest({
      "basic_details.queuing_enabled": true,
      queue_duration: 24,
    }),
  },
  invalid: {
    ...each(push, "queuing without the feature", (type) =>
      requestOf(type, { "delivery_controls.queuing_enabled": true, "delivery_controls.queue_duration": 24 }),
    ),
    "queuing in a workspace without features": queued(queuing),
    "queuing in a workspace with every other feature": {
      body: queued(queuing),
      context: { features: featuresBut("QUEUING") },
    },
    "queuing disabled: presence alone counts": {
      body: queued({ queuing_enabled: false }),
      violations: [enabled],
    },
    "only a duration": { body: queued({ queue_duration: 24 }), violations: [duration] },
    "only a duration of 0": { body: queued({ queue_duration: 0 }), violations: [duration] },
    // The gate silences all other violations about queuing.
    "queuing without its duration": { body: queued({ queuing_enabled: true }), violations: [enabled] },
    "queuing for zero hours": queued({ queuing_enabled: true, queue_duration: 0 }),
    "queuing before other violations of delivery_controls": {
      body: requestOf("PUSH EVENT_TRIGGERED", { delivery_controls: queuing }),
      violations: [
        enabled,
        duration,
        { rule: "delivery-controls.bypass-dnd-required", path: "delivery_controls.bypass_dnd" },
      ],
    },
  },
});
