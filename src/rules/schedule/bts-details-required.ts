import { requiredWhen } from "../rule-factories.js";

export const btsDetailsRequired = requiredWhen({
  id: "schedule.bts-details-required",
  scope: "request",
  spec: "Schedule (`scheduling_details`)",
  summary: "Sending at the best time needs its details.",
  member: "scheduling_details.bts_details",
  when: { member: "scheduling_details.delivery_type", is: "SEND_IN_BTS" },
  hint: "an object",
});
