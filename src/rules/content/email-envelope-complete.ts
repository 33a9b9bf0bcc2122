import { shouldHave } from "../rule-factories.js";

export const emailEnvelopeComplete = shouldHave({
  id: "content.email-envelope-complete",
  scope: "EMAIL",
  spec: "Content (`campaign_content`)",
  summary: "An email should have a subject, a sender and an address it comes from, when the content is not keyed.",
  object: "campaign_content.content.email",
  members: ["subject", "sender_name", "from_address"],
  message: "should be present for the email to be sent and recognized, but is absent",
});
