import { allBut, usedByDeliveryType } from "../rule-factories.js";

export const triggeredPlatformOnlyUsed = usedByDeliveryType({
  id: "basic-details.triggered-platform-only-used",
  scope: "PUSH",
  spec: "Push `basic_details`",
  summary: "Only event-triggered campaigns have a platform that fired the event.",
  members: ["basic_details.send_to_triggered_platform_only"],
  deliveryTypes: allBut("EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED"),
});
