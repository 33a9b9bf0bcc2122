import { defineRule, has } from "../rule.js";

export const audienceLimitNotForLiveActivity = defineRule({
  id: "audience-limit.not-for-live-activity",
  scope: "request",
  spec: "`campaign_audience_limit`",
  summary: "A live activity cannot have a cap on its audience.",
  refuses: true,
  gates: ["campaign_audience_limit"],
  deliveryTypes: ["BROADCAST_LIVE_ACTIVITY"],
  onlyIf: ["campaign_audience_limit"],
  reads: { values: ["campaign_delivery_type"], presence: ["campaign_audience_limit"] },
  message: 'must be absent when campaign_delivery_type is "BROADCAST_LIVE_ACTIVITY"',

  check(request, report) {
    if (has(request, "campaign_audience_limit")) report(["campaign_audience_limit"]);
  },
});
