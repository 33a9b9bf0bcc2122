import { defineRule, has } from "../rule.js";

export const valueRequired = defineRule({
  id: "filter.value-required",
  scope: "user_attributes",
  spec: "Filters",
  summary: "A filter on a user attribute needs a value, unless its operator is `exists` or `today`.",
  unless: ["@.value", "@.operator=exists", "@.operator=today"],
  reads: { values: ["@.filter_type", "@.operator"], presence: ["@.value"] },
  message: 'is a mandatory field (a value of any type) unless operator is "exists" or "today", but is absent',

  check(filter, report) {
    if (filter.operator === "exists" || filter.operator === "today" || has(filter, "value")) return;
    report(["value"]);
  },
});
