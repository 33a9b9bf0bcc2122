import { atLeastOne } from "../rule-factories.js";

export const expiryPositive = atLeastOne({
  id: "advanced.expiry-positive",
  scope: "PUSH",
  spec: "Push `advanced`",
  summary: "The times after which a notification expires and leaves the inbox should be at least 1.",
  members: [
    "advanced.expiration_settings.expire_notification_after_value",
    "advanced.expiration_settings.remove_from_inbox_after_value",
  ],
});
