import { defineRule, has } from "../rule.js";

export const subscriptionCategoryRequired = defineRule({
  id: "basic-details.subscription-category-required",
  scope: "EMAIL",
  spec: "Email `basic_details`",
  summary: "A promotional email needs a subscription category.",
  reads: { values: ["basic_details.content_type"], presence: ["basic_details.subscription_category"] },
  message: 'is a mandatory field when content_type is "PROMOTIONAL", but is absent',

  check({ basic_details }, report) {
    if (basic_details.content_type !== "PROMOTIONAL" || has(basic_details, "subscription_category")) return;
    report(["basic_details", "subscription_category"]);
  },
});
