import { emailAddress } from "../rule-factories.js";

export const replyToAddressValid = emailAddress({
  id: "content.reply-to-address-valid",
  scope: "email_content",
  spec: "Content (`campaign_content`)",
  summary: "The address that replies go to is an email address, or personalized with `{{` or `{%`.",
  member: "reply_to_address",
});
