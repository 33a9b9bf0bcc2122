import { shouldHave } from "../rule-factories.js";

export const annotationsComplete = shouldHave({
  id: "gmail.annotations-complete",
  scope: "email_content",
  spec: "Content (`campaign_content`)",
  summary: "Gmail annotations should say what kind of logo they have, and what to do when personalization fails.",
  object: "gmail_annotations",
  members: ["send_email_if_personalization_fails", "sender_logo_type"],
  message: "should accompany sender_logo, but is absent",
});
