import { defineRule } from "../rule.js";

const MOST = 9;

export const atMostNineProducts = defineRule({
  id: "gmail.at-most-nine-products",
  severity: "warning",
  scope: "email_content",
  spec: "Limits",
  summary: "A carousel shows at most nine products.",
  reads: { keys: ["@.gmail_annotations.product_carousel.manual_data.products"] },
  message: "should have at most {limit} entries, but has {count}",

  check({ gmail_annotations }, report) {
    const products = gmail_annotations?.product_carousel?.manual_data?.products;
    if (products === undefined || products.length <= MOST) return;
    const place = ["gmail_annotations", "product_carousel", "manual_data", "products"];
    report(place, { limit: MOST, count: products.length });
  },
});
