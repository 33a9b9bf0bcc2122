import { requiredWhen } from "../rule-factories.js";

export const queueDurationRequired = requiredWhen({
  id: "delivery-controls.queue-duration-required",
  scope: "PUSH",
  spec: "Push `delivery_controls`",
  summary: "Queuing needs its duration.",
  member: "delivery_controls.queue_duration",
  when: { member: "delivery_controls.queuing_enabled", is: true },
  hint: "a number of hours, at least 1",
});
