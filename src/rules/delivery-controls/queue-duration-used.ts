import { defineRule } from "../rule.js";

export const queueDurationUsed = defineRule({
  id: "delivery-controls.queue-duration-used",
  severity: "warning",
  scope: "PUSH",
  spec: "Push `delivery_controls`",
  summary: "A queue duration is used only when queuing is enabled.",
  unless: ["delivery_controls.queuing_enabled=true"],
  reads: { values: ["delivery_controls.queuing_enabled", "delivery_controls.queue_duration"] },
  message: "is used only when queuing_enabled is true",

  check({ delivery_controls: { queuing_enabled, queue_duration } }, report) {
    // A duration of 0 hours means the same as no queuing.
    if (queuing_enabled === true || queue_duration === undefined || queue_duration === 0) return;
    report(["delivery_controls", "queue_duration"]);
  },
});
