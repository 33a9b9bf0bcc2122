import { excerpt } from "../../errors/wording.js";
import { defineRule } from "../rule.js";

export const percentAtMostHundred = defineRule({
  id: "gmail.percent-at-most-hundred",
  severity: "warning",
  scope: "email_content",
  spec: "Content (`campaign_content`)",
  summary: "A discount is at most 100 percent.",
  reads: { values: ["@.gmail_annotations.product_carousel.manual_data.products"] },
  message: 'should be at most 100 when discount_type is "PERCENT", but is {received}',

  check({ gmail_annotations }, report) {
    const products = gmail_annotations?.product_carousel?.manual_data?.products ?? [];
    for (const [index, { discount_type, discount_value }] of products.entries()) {
      if (discount_type !== "PERCENT" || Number(discount_value) <= 100) continue;
      const place = ["gmail_annotations", "product_carousel", "manual_data", "products", index, "discount_value"];
      if (!report(place, { received: excerpt(discount_value) })) return;
    }
  },
});
