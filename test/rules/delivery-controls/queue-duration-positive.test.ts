import type { Context } from "../../../src/index.js";
import { queueDurationPositive } from "../../../src/rules/delivery-controls/queue-duration-positive.js";
import { deliveryTypes, each, requestOf } from "../../support/delivery-types.js";
import { pushRequest, testRule } from "../../support/test-rule.js";

const context: Context = { features: ["QUEUING"] };

const push = deliveryTypes.filter((type) => type.startsWith("PUSH"));

function queued(duration: number) {
  return pushRequest({ delivery_controls: { queuing_enabled: true, queue_duration: duration } });
}

function tooShort(received: number) {
  return { path: "delivery_controls.queue_duration", params: { received } };
}

testRule(queueDurationPositive, {
  context,
  violations: [tooShort(0)],
  valid: {
    "one hour": queued(1),
    "a very long time": queued(Number.MAX_SAFE_INTEGER),
    "zero hours, as queuing is disabled": pushRequest({
      delivery_controls: { queuing_enabled: false, queue_duration: 0 },
    }),
    "negative hours, as queuing is disabled": pushRequest({
      delivery_controls: { queuing_enabled: false, queue_duration: -1 },
    }),
    "zero hours, without queuing_enabled": pushRequest({ delivery_controls: { queue_duration: 0 } }),
    "no duration, as queuing is disabled": pushRequest({ delivery_controls: { queuing_enabled: false } }),
    // A member that Email does not have is not checked.
    "zero hours on Email": requestOf("EMAIL ONE_TIME", {
      delivery_controls: { queuing_enabled: true, queue_duration: 0 },
    }),
  },
  invalid: {
    ...each(push, "zero hours", (type) =>
      requestOf(type, { "delivery_controls.queuing_enabled": true, "delivery_controls.queue_duration": 0 }),
    ),
    "a negative number of hours": { body: queued(-1), violations: [tooShort(-1)] },
    "a large negative number of hours": {
      body: queued(Number.MIN_SAFE_INTEGER),
      violations: [tooShort(Number.MIN_SAFE_INTEGER)],
    },
    "a gate that is turned off": {
      body: queued(0),
      context: { rules: { "delivery-controls.queuing-enabled": "off" } },
    },
    "a gate that only warns, at the same place": {
      body: queued(0),
      context: { features: [], rules: { "delivery-controls.queuing-enabled": "warning" } },
    },
  },
});
