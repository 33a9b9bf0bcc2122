import { defineRule, has } from "../rule.js";

export const productSetDataRequired = defineRule({
  id: "gmail.product-set-data-required",
  scope: "email",
  spec: "Content (`campaign_content`)",
  summary: "A carousel filled from a product set needs the set's data.",
  reads: {
    values: ["@.gmail_annotations.product_carousel.type"],
    presence: ["@.gmail_annotations.product_carousel.product_set_data"],
  },
  message: 'is a mandatory field when type is "PRODUCT_SET", but is absent',

  check({ gmail_annotations }, report) {
    const carousel = gmail_annotations?.product_carousel;
    if (carousel?.type !== "PRODUCT_SET" || has(carousel, "product_set_data")) return;
    report(["gmail_annotations", "product_carousel", "product_set_data"]);
  },
});
