import { requiredWhen } from "../rule-factories.js";

export const manualDataRequired = requiredWhen({
  id: "gmail.manual-data-required",
  scope: "email_content",
  spec: "Content (`campaign_content`)",
  summary: "A carousel filled by hand needs its data.",
  member: "gmail_annotations.product_carousel.manual_data",
  when: { member: "gmail_annotations.product_carousel.type", is: "MANUAL" },
  hint: "an object",
});
