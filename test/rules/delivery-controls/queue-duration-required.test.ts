import type { Context } from "../../../src/index.js";
import { queueDurationRequired } from "../../../src/rules/delivery-controls/queue-duration-required.js";
import { deliveryTypes, each, requestOf } from "../../support/delivery-types.js";
import { pushRequest, testRule } from "../../support/test-rule.js";

const context: Context = { features: ["QUEUING"] };

const push = deliveryTypes.filter((type) => type.startsWith("PUSH"));

function queued(deliveryControls: object) {
  return pushRequest({ delivery_controls: deliveryControls });
}

testRule(queueDurationRequired, {
  context,
  violations: [{ path: "delivery_controls.queue_duration" }],
  valid: {
    ...each(push, "queuing with its duration", (type) =>
      requestOf(type, { "delivery_controls.queuing_enabled": true, "delivery_controls.queue_duration": 1 }),
    ),
    "queuing disabled without a duration": queued({ queuing_enabled: false }),
    "queuing disabled with a duration": queued({ queuing_enabled: false, queue_duration: 6 }),
    "a duration that no queuing uses": queued({ queue_duration: 6 }),
    "nothing about queuing": queued({}),
    // A member that Email does not have is not checked.
    "queuing on Email": requestOf("EMAIL ONE_TIME", { delivery_controls: { queuing_enabled: true } }),
  },
  invalid: {
    ...each(push, "queuing without its duration", (type) =>
      requestOf(type, { "delivery_controls.queuing_enabled": true }),
    ),
    "a set of features": {
      body: queued({ queuing_enabled: true }),
      context: { features: new Set(["QUEUING"] as const) },
    },
    "another spelling of the duration": queued({ queuing_enabled: true, queuing_duration: 6 }),
    "a gate that is turned off": {
      body: queued({ queuing_enabled: true }),
      context: { rules: { "delivery-controls.queuing-enabled": "off" } },
    },
    "a gate that only warns": {
      body: queued({ queuing_enabled: true }),
      context: { features: [], rules: { "delivery-controls.queuing-enabled": "warning" } },
    },
  },
});
