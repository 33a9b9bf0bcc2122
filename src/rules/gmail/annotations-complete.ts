import { pathsIn } from "../member-paths.js";
import { defineRule, has } from "../rule.js";

const MEMBERS = ["send_email_if_personalization_fails", "sender_logo_type"] as const;

export const annotationsComplete = defineRule({
  id: "gmail.annotations-complete",
  severity: "warning",
  scope: "email_content",
  spec: "Content (`campaign_content`)",
  summary: "Gmail annotations should say what kind of logo they have, and what to do when personalization fails.",
  reads: { presence: pathsIn("@.gmail_annotations", MEMBERS) },
  message: "should accompany sender_logo, but is absent",

  check({ gmail_annotations: annotations }, report) {
    if (annotations === undefined) return;
    for (const member of MEMBERS) if (!has(annotations, member)) report(["gmail_annotations", member]);
  },
});
