import { defineRule, has } from "../rule.js";

export const manualDataRequired = defineRule({
  id: "gmail.manual-data-required",
  scope: "email",
  spec: "Content (`campaign_content`)",
  summary: "A carousel filled by hand needs its data.",
  reads: {
    values: ["@.gmail_annotations.product_carousel.type"],
    presence: ["@.gmail_annotations.product_carousel.manual_data"],
  },
  message: 'is a mandatory field when type is "MANUAL", but is absent',

  check({ gmail_annotations }, report) {
    const carousel = gmail_annotations?.product_carousel;
    if (carousel?.type !== "MANUAL" || has(carousel, "manual_data")) return;
    report(["gmail_annotations", "product_carousel", "manual_data"]);
  },
});
