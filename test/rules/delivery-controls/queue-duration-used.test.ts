import { queueDurationUsed } from "../../../src/rules/delivery-controls/queue-duration-used.js";
import { testRule } from "../../support/test-rule.js";
import { each, pushOfType, pushTypes } from "../../support/valid-of-type.js";

const context = { features: ["QUEUING"] } as const;

const unused = { path: "delivery_controls.queue_duration" };

testRule(queueDurationUsed, {
  valid: {
    ...each(pushTypes, (type) => [
      `a duration of what is queued on ${type}`,
      {
        body: pushOfType(type, { "delivery_controls.queuing_enabled": true, "delivery_controls.queue_duration": 6 }),
        context,
      },
    ]),
    "the shortest duration of what is queued": {
      body: pushOfType("ONE_TIME", { delivery_controls: { queuing_enabled: true, queue_duration: 1 } }),
      context,
    },
    "no duration, and nothing is queued": {
      body: pushOfType("ONE_TIME", { delivery_controls: { queuing_enabled: false } }),
      context,
    },
    "no word of a queue": { body: pushOfType("ONE_TIME"), context },
    // A duration has to be more than 0 only when queuing is enabled: 0 says once more that it is not.
    "a duration of 0, and nothing is queued": {
      body: pushOfType("ONE_TIME", { delivery_controls: { queuing_enabled: false, queue_duration: 0 } }),
      context,
    },
  },
  invalid: {
    ...each(pushTypes, (type) => [
      `a duration, but nothing is queued on ${type}`,
      {
        body: pushOfType(type, { "delivery_controls.queuing_enabled": false, "delivery_controls.queue_duration": 6 }),
        context,
        violations: [unused],
      },
    ]),
    "the shortest duration, but nothing is queued": {
      body: pushOfType("ONE_TIME", { delivery_controls: { queuing_enabled: false, queue_duration: 1 } }),
      context,
      violations: [unused],
    },
    "a duration without a word of whether to queue": {
      body: pushOfType("ONE_TIME", { delivery_controls: { queue_duration: 6 } }),
      context,
      violations: [unused],
    },
  },
});
