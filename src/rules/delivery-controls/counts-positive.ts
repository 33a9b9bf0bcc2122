import { atLeastOne } from "../rule-factories.js";

export const deliveryControlCountsPositive = atLeastOne({
  id: "delivery-controls.counts-positive",
  scope: "request",
  spec: "Push `delivery_controls`",
  summary: "The number of requests per minute and the hours between two notifications should be at least 1.",
  members: [
    "delivery_controls.campaign_throttle_rpm",
    "delivery_controls.minimum_delay_between_two_notification_in_hour",
  ],
});
