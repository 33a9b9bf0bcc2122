import type { EmailCreateRequest } from "../../generated/types.js";
import { defineRule, has } from "../rule.js";

export const promotionalOnly = defineRule({
  id: "gmail.promotional-only",
  scope: "email_content",
  spec: "Validation conditions that return 400",
  summary: "Only promotional emails can have Gmail annotations.",
  refuses: true,
  onlyIf: ["@.gmail_annotations"],
  reads: { values: ["basic_details.content_type"], presence: ["@.gmail_annotations"] },
  message:
    'must be absent when basic_details.content_type is "TRANSACTIONAL": only "PROMOTIONAL" emails have Gmail annotations',

  check(content, report, { request }) {
    const { content_type } = (request as EmailCreateRequest).basic_details;
    if (content_type !== "TRANSACTIONAL") return;
    if (has(content, "gmail_annotations")) report(["gmail_annotations"]);
  },
});
