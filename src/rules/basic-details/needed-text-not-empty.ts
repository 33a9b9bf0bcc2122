import { defineRule } from "../rule.js";

export const neededTextNotEmpty = defineRule({
  id: "basic-details.needed-text-not-empty",
  severity: "warning",
  scope: "request",
  spec: "Resources and their fields",
  summary:
    "A text that the campaign needs should say something: business event, live activity id, subscription category.",
  reads: {
    values: [
      "campaign_delivery_type",
      "basic_details.content_type",
      "basic_details.subscription_category",
      "basic_details.business_event",
      "basic_details.broadcast_live_activity_id",
    ],
  },
  message: "should not be empty",

  check(request, report) {
    const type = request.campaign_delivery_type;
    if (type === "BUSINESS_EVENT_TRIGGERED" && request.basic_details.business_event === "") {
      report(["basic_details", "business_event"]);
    }
    if (request.channel === "EMAIL") {
      const { content_type, subscription_category } = request.basic_details;
      if (content_type !== "PROMOTIONAL" || subscription_category !== "") return;
      report(["basic_details", "subscription_category"]);
    } else if (type === "BROADCAST_LIVE_ACTIVITY" && request.basic_details.broadcast_live_activity_id === "") {
      report(["basic_details", "broadcast_live_activity_id"]);
    }
  },
});
