import { requiredWhen } from "../rule-factories.js";

export const periodicDetailsRequired = requiredWhen({
  id: "schedule.periodic-details-required",
  scope: "request",
  spec: "Schedule (`scheduling_details`)",
  summary: "A periodic campaign needs to say how it repeats.",
  member: "scheduling_details.periodic_details",
  when: { member: "campaign_delivery_type", is: "PERIODIC" },
});
