import { defineRule } from "../rule.js";

export const productSetsEnabled = defineRule({
  id: "gmail.product-sets-enabled",
  scope: "email_content",
  spec: "Content (`campaign_content`)",
  summary: "A carousel filled from a product set needs the Product Sets feature.",
  unlessFeature: "PRODUCT_SETS",
  gates: ["@.gmail_annotations.product_carousel.type"],
  detailTargetOmits: 1,
  reads: { values: ["@.gmail_annotations.product_carousel.type"] },
  message: 'must be "MANUAL", because the feature PRODUCT_SETS is not enabled for this workspace, but is "PRODUCT_SET"',

  check({ gmail_annotations }, report) {
    if (gmail_annotations?.product_carousel?.type !== "PRODUCT_SET") return;
    report(["gmail_annotations", "product_carousel", "type"]);
  },
});
