import { allBut, usedByDeliveryType } from "../rule-factories.js";

export const liveActivityIdUsed = usedByDeliveryType({
  id: "basic-details.live-activity-id-used",
  scope: "PUSH",
  spec: "Push `basic_details`",
  summary: "Only live activities use a live activity id.",
  members: ["basic_details.broadcast_live_activity_id"],
  deliveryTypes: allBut("BROADCAST_LIVE_ACTIVITY"),
});
