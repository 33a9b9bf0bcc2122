import { allBut, usedByDeliveryType } from "../rule-factories.js";

export const businessEventUsed = usedByDeliveryType({
  id: "basic-details.business-event-used",
  scope: "request",
  spec: "Trigger conditions (`trigger_condition`)",
  summary: "Only campaigns triggered by a business event use one.",
  members: ["basic_details.business_event"],
  deliveryTypes: allBut("BUSINESS_EVENT_TRIGGERED"),
});
