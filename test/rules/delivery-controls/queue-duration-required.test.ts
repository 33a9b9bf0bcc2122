import type { Context } from "../../../src/index.js";
import { queueDurationRequired } from "../../../src/rules/delivery-controls/queue-duration-required.js";
import { deliveryTypes, each, requestOf } from "../../support/delivery-types.js";
import { pushRequest, testRule } from "../../support/test-rule.js";

const context: Context = { features: ["QUEUING"] };

const push = deliveryTypes.filter((type) => type.startsWith("PUSH"));

function queued(deliveryControls: object): unknown {
  return pushRequest({ delivery_controls: deliveryControls });
}

const absent = { path: "delivery_controls.queue_duration" };

testRule(queueDurationRequired, {
  valid: {
    ...each(push, "queuing with its duration", (type) => ({
      body: requestOf(type, { "delivery_controls.queuing_enabled": true, "delivery_controls.queue_duration": 1 }),
      context,
    })),
    "queuing disabled without a duration": { body: queued({ queuing_enabled: false }), context },
    "queuing disabled with a duration": { body: queued({ queuing_enabled: false, queue_duration: 6 }), context },
    "a duration that no queuing uses": { body: queued({ queue_duration: 6 }), context },
    "nothing about queuing": { body: queued({}), context },
    // A member that Email does not have is not checked.
    "queuing on Email": {
      body: requestOf("EMAIL ONE_TIME", { delivery_controls: { queuing_enabled: true } }),
      context,
    },
  },
  invalid: {
    ...each(push, "queuing without its duration", (type) => ({
      body: requestOf(type, { "delivery_controls.queuing_enabled": true }),
      context,
      violations: [absent],
    })),
    "a set of features": {
      body: queued({ queuing_enabled: true }),
      context: { features: new Set(["QUEUING"] as const) },
      violations: [absent],
    },
    "another spelling of the duration": {
      body: queued({ queuing_enabled: true, queuing_duration: 6 }),
      context,
      violations: [absent],
    },
    "a gate that is turned off": {
      body: queued({ queuing_enabled: true }),
      context: { rules: { "delivery-controls.queuing-enabled": "off" } },
      violations: [absent],
    },
    "a gate that only warns": {
      body: queued({ queuing_enabled: true }),
      context: { features: [], rules: { "delivery-controls.queuing-enabled": "warning" } },
      violations: [absent],
    },
  },
});
