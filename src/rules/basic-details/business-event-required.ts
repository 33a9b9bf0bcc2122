import { requiredFor } from "../rule-factories.js";

export const businessEventRequired = requiredFor({
  id: "basic-details.business-event-required",
  scope: "request",
  spec: "Trigger conditions (`trigger_condition`)",
  summary: "A campaign triggered by a business event needs the event.",
  member: "basic_details.business_event",
  deliveryType: "BUSINESS_EVENT_TRIGGERED",
  hint: "a string",
});
