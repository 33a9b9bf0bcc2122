import { defineRule, has } from "../rule.js";

export const dealCardOrCarousel = defineRule({
  id: "gmail.deal-card-or-carousel",
  severity: "warning",
  scope: "email_content",
  spec: "Content (`campaign_content`)",
  summary: "Gmail shows either a deal card or a product carousel.",
  reads: { presence: ["@.gmail_annotations.deal_card", "@.gmail_annotations.product_carousel"] },
  message: "should not be combined with deal_card: Gmail shows only one of the two",

  check({ gmail_annotations: annotations }, report) {
    if (has(annotations, "deal_card") && has(annotations, "product_carousel")) {
      report(["gmail_annotations", "product_carousel"]);
    }
  },
});
