import { emailAddress } from "../rule-factories.js";

export const fromAddressValid = emailAddress({
  id: "content.from-address-valid",
  scope: "email_content",
  spec: "Content (`campaign_content`)",
  summary: "The address that an email comes from is an email address, or personalized with `{{` or `{%`.",
  member: "from_address",
});
