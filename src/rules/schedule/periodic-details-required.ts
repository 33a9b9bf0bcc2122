import { requiredFor } from "../rule-factories.js";

export const periodicDetailsRequired = requiredFor({
  id: "schedule.periodic-details-required",
  scope: "request",
  spec: "Schedule (`scheduling_details`)",
  summary: "A periodic campaign needs to say how it repeats.",
  member: "scheduling_details.periodic_details",
  deliveryType: "PERIODIC",
  hint: "an object",
});
