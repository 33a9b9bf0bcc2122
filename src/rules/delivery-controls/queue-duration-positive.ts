import { defineRule } from "../rule.js";

export const queueDurationPositive = defineRule({
  id: "delivery-controls.queue-duration-positive",
  scope: "PUSH",
  spec: "Push `delivery_controls`",
  summary: "Queuing needs a duration of more than 0 hours.",
  onlyIf: ["delivery_controls.queuing_enabled=true"],
  reads: { values: ["delivery_controls.queuing_enabled", "delivery_controls.queue_duration"] },
  message: "must be at least 1 (hour) when queuing_enabled is true, but is {received}",

  check({ delivery_controls: { queuing_enabled, queue_duration } }, report) {
    if (queuing_enabled !== true || queue_duration === undefined || queue_duration > 0) return;
    report(["delivery_controls", "queue_duration"], { received: queue_duration });
  },
});
