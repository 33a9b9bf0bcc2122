import { defineRule } from "../rule.js";

export const brandDeduplicationEnabled = defineRule({
  id: "basic-details.brand-deduplication-enabled",
  scope: "EMAIL",
  spec: "Email `basic_details`",
  summary: "A deduplication attribute needs the Brand Deduplication feature; an empty one counts as absent.",
  unlessFeature: "BRAND_DEDUPLICATION",
  onlyIf: ["basic_details.deduplication_attribute"],
  reads: { values: ["basic_details.deduplication_attribute"] },
  message: "must be empty or absent, because the feature BRAND_DEDUPLICATION is not enabled for this workspace",

  check({ basic_details }, report) {
    const attribute = basic_details.deduplication_attribute;
    if (attribute !== undefined && attribute !== "") report(["basic_details", "deduplication_attribute"]);
  },
});
