import { defineRule, has } from "../rule.js";

export const queuingEnabled = defineRule({
  id: "delivery-controls.queuing-enabled",
  scope: "PUSH",
  spec: "Push `delivery_controls`",
  summary: "The members about queuing need the queuing feature, whatever their value.",
  unlessFeature: "QUEUING",
  flagGated: true,
  refuses: true,
  gates: ["delivery_controls.queuing_enabled", "delivery_controls.queue_duration"],
  reads: { presence: ["delivery_controls.queuing_enabled", "delivery_controls.queue_duration"] },
  message: "must be absent, because the feature QUEUING is not enabled for this workspace",

  check({ delivery_controls }, report) {
    if (has(delivery_controls, "queuing_enabled")) report(["delivery_controls", "queuing_enabled"]);
    if (has(delivery_controls, "queue_duration")) report(["delivery_controls", "queue_duration"]);
  },
});
