import { atLeastOne } from "../rule-factories.js";

export const expiryPositive = atLeastOne({
  id: "advanced.expiry-positive",
  scope: "PUSH",
  spec: "Push `advanced`",
  summary: "A notification should live, and stay in the inbox, for at least 1 of its unit.",
  members: [
    "advanced.expiration_settings.expire_notification_after_value",
    "advanced.expiration_settings.remove_from_inbox_after_value",
  ],
});
