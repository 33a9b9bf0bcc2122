import { defineRule, has } from "../rule.js";

export const queueDurationRequired = defineRule({
  id: "delivery-controls.queue-duration-required",
  scope: "PUSH",
  spec: "Push `delivery_controls`",
  summary: "Queuing needs its duration.",
  reads: { values: ["delivery_controls.queuing_enabled"], presence: ["delivery_controls.queue_duration"] },
  message: "is a mandatory field when queuing_enabled is true, but is absent",

  check({ delivery_controls }, report) {
    if (delivery_controls.queuing_enabled !== true || has(delivery_controls, "queue_duration")) return;
    report(["delivery_controls", "queue_duration"]);
  },
});
