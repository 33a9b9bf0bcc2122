import { requiredWhen } from "../rule-factories.js";

export const productSetDataRequired = requiredWhen({
  id: "gmail.product-set-data-required",
  scope: "email_content",
  spec: "Content (`campaign_content`)",
  summary: "A carousel filled from a product set needs the set's data.",
  member: "gmail_annotations.product_carousel.product_set_data",
  when: { member: "gmail_annotations.product_carousel.type", is: "PRODUCT_SET" },
  hint: "an object",
});
