import { usedByDeliveryType } from "../family.js";

export const businessEventUsed = usedByDeliveryType({
  id: "basic-details.business-event-used",
  scope: "request",
  spec: "Trigger conditions (`trigger_condition`)",
  summary: "Only campaigns triggered by a business event use one.",
  member: ["basic_details", "business_event"],
  except: [
    "ONE_TIME",
    "PERIODIC",
    "EVENT_TRIGGERED",
    "DEVICE_TRIGGERED",
    "LOCATION_TRIGGERED",
    "BROADCAST_LIVE_ACTIVITY",
  ],
});
