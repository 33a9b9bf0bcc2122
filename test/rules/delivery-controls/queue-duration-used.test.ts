import { queueDurationUsed } from "../../../src/rules/delivery-controls/queue-duration-used.js";
import { testRule } from "../../support/test-rule.js";
import { each, pushOfType, pushTypes } from "../../support/valid-of-type.js";

const context = { features: ["QUEUING"] } as const;

testRule(queueDurationUsed, {
  context,
  violations: [{ path: "delivery_controls.queue_duration" }],
  valid: {
    ...each(pushTypes, (type) => [
      `a duration with queuing on ${type}`,
      pushOfType(type, { "delivery_controls.queuing_enabled": true, "delivery_controls.queue_duration": 6 }),
    ]),
    "the shortest duration with queuing": pushOfType("ONE_TIME", {
      delivery_controls: { queuing_enabled: true, queue_duration: 1 },
    }),
    "no duration without queuing": pushOfType("ONE_TIME", { delivery_controls: { queuing_enabled: false } }),
    "no member about queuing": pushOfType("ONE_TIME"),
    // A duration must be more than 0 only if queuing is enabled. Otherwise, 0 means the same as no duration.
    "a duration of 0 without queuing": pushOfType("ONE_TIME", {
      delivery_controls: { queuing_enabled: false, queue_duration: 0 },
    }),
  },
  invalid: {
    ...each(pushTypes, (type) => [
      `a duration without queuing on ${type}`,
      pushOfType(type, { "delivery_controls.queuing_enabled": false, "delivery_controls.queue_duration": 6 }),
    ]),
    "the shortest duration without queuing": pushOfType("ONE_TIME", {
      delivery_controls: { queuing_enabled: false, queue_duration: 1 },
    }),
    "a duration without queuing_enabled": pushOfType("ONE_TIME", { delivery_controls: { queue_duration: 6 } }),
  },
});
