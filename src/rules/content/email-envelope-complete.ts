import { pathsIn } from "../member-paths.js";
import { defineRule, has } from "../rule.js";

const MEMBERS = ["subject", "sender_name", "from_address"] as const;

export const emailEnvelopeComplete = defineRule({
  id: "content.email-envelope-complete",
  severity: "warning",
  scope: "EMAIL",
  spec: "Content (`campaign_content`)",
  summary: "An email should have a subject, a sender and an address it comes from, when the content is not keyed.",
  reads: { presence: pathsIn("campaign_content.content.email", MEMBERS) },
  message: "should be present for the email to be sent and recognized, but is absent",

  check({ campaign_content: { content } }, report) {
    if (content.email === undefined) return;
    for (const member of MEMBERS) {
      if (!has(content.email, member)) report(["campaign_content", "content", "email", member]);
    }
  },
});
