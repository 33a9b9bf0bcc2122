import { excerpt } from "../../errors/wording.js";
import { defineRule } from "../rule.js";

export const productSetKnown = defineRule({
  id: "gmail.product-set-known",
  scope: "email_content",
  spec: "Validation conditions that return 400",
  summary: "The product set of a carousel must be one of the workspace's product sets, if they are known.",
  detailTargetOmits: 1,
  reads: {
    values: [
      "@.gmail_annotations.product_carousel.type",
      "@.gmail_annotations.product_carousel.product_set_data.product_set",
    ],
  },
  message: "must be the id of a product set of this workspace, but none has the id {received}",

  check({ gmail_annotations }, report, { productSets }) {
    const carousel = gmail_annotations?.product_carousel;
    if (productSets === undefined || carousel?.type !== "PRODUCT_SET") return;
    const set = carousel.product_set_data?.product_set;
    if (set === undefined || productSets.has(set)) return;
    report(["gmail_annotations", "product_carousel", "product_set_data", "product_set"], { received: excerpt(set) });
  },
});
