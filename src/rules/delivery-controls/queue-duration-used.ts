import { defineRule, has } from "../rule.js";

export const queueDurationUsed = defineRule({
  id: "delivery-controls.queue-duration-used",
  severity: "warning",
  scope: "PUSH",
  spec: "Push `delivery_controls`",
  summary: "A queue duration is used only when queuing is enabled.",
  reads: { values: ["delivery_controls.queuing_enabled"], presence: ["delivery_controls.queue_duration"] },
  message: "is used only when queuing_enabled is true",

  check({ delivery_controls }, report) {
    if (delivery_controls.queuing_enabled === true || !has(delivery_controls, "queue_duration")) return;
    report(["delivery_controls", "queue_duration"]);
  },
});
