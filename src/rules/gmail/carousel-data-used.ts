import { pathsIn } from "../parts/member-path.js";
import { defineRule, has } from "../rule.js";

const UNUSED = { MANUAL: "product_set_data", PRODUCT_SET: "manual_data" } as const;

export const carouselDataUsed = defineRule({
  id: "gmail.carousel-data-used",
  severity: "warning",
  scope: "email_content",
  spec: "Content (`campaign_content`)",
  summary: "A carousel uses only the data of its type.",
  reads: {
    values: ["@.gmail_annotations.product_carousel.type"],
    presence: pathsIn("@.gmail_annotations.product_carousel", ["product_set_data", "manual_data"]),
  },
  message: "is not used when type is {type}",

  check({ gmail_annotations }, report) {
    const carousel = gmail_annotations?.product_carousel;
    if (carousel === undefined) return;
    const { type } = carousel;
    if (has(carousel, UNUSED[type])) report(["gmail_annotations", "product_carousel", UNUSED[type]], { type });
  },
});
