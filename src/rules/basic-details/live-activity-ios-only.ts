import { defineRule } from "../rule.js";

export const liveActivityIosOnly = defineRule({
  id: "basic-details.live-activity-ios-only",
  scope: "PUSH",
  spec: "What the service does",
  summary: "A live activity is broadcast to iOS alone.",
  deliveryTypes: ["BROADCAST_LIVE_ACTIVITY"],
  reads: { values: ["campaign_delivery_type", "basic_details.platforms"] },
  message: 'must be "IOS" alone when campaign_delivery_type is "BROADCAST_LIVE_ACTIVITY", but has {others}',

  check({ basic_details }, report) {
    if (basic_details.platforms.every((platform) => platform === "IOS")) return;
    const others = [...new Set(basic_details.platforms)].filter((platform) => platform !== "IOS");
    report(["basic_details", "platforms"], { others });
  },
});
