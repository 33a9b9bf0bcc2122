import { defineRule, has } from "../rule.js";

export const liveActivityIdRequired = defineRule({
  id: "basic-details.live-activity-id-required",
  scope: "PUSH",
  spec: "Push `basic_details`",
  summary: "A live activity that is broadcast to iOS needs the activity's id.",
  deliveryTypes: ["BROADCAST_LIVE_ACTIVITY"],
  reads: {
    values: ["campaign_delivery_type", "basic_details.platforms"],
    presence: ["basic_details.broadcast_live_activity_id"],
  },
  message:
    'is a mandatory field (a string) when campaign_delivery_type is "BROADCAST_LIVE_ACTIVITY" and platforms has "IOS", but is absent',

  check({ basic_details }, report) {
    if (!basic_details.platforms.includes("IOS")) return;
    if (!has(basic_details, "broadcast_live_activity_id")) report(["basic_details", "broadcast_live_activity_id"]);
  },
});
