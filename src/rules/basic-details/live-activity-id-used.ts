import { usedByDeliveryType } from "../family.js";

export const liveActivityIdUsed = usedByDeliveryType({
  id: "basic-details.live-activity-id-used",
  scope: "PUSH",
  spec: "Push `basic_details`",
  summary: "Only live activities use the id of one.",
  member: ["basic_details", "broadcast_live_activity_id"],
  except: [
    "ONE_TIME",
    "PERIODIC",
    "EVENT_TRIGGERED",
    "BUSINESS_EVENT_TRIGGERED",
    "DEVICE_TRIGGERED",
    "LOCATION_TRIGGERED",
  ],
});
