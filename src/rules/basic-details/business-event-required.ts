import { requiredWhen } from "../rule-factories.js";

export const businessEventRequired = requiredWhen({
  id: "basic-details.business-event-required",
  scope: "request",
  spec: "Trigger conditions (`trigger_condition`)",
  summary: "A campaign triggered by a business event needs the event.",
  member: "basic_details.business_event",
  when: { member: "campaign_delivery_type", is: "BUSINESS_EVENT_TRIGGERED" },
});
