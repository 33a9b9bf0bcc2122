import { defineRule, has } from "../rule.js";

export const projectNameRequired = defineRule({
  id: "filter.project-name-required",
  scope: "user_attributes",
  spec: "Filters",
  summary: "In a workspace with the Portfolio feature, a filter on a user attribute needs the attribute's project.",
  ifFeature: "PORTFOLIO",
  unless: ["@.project_name"],
  reads: { values: ["@.filter_type"], presence: ["@.project_name"] },
  message: "is a mandatory field (a string) in a workspace with the feature PORTFOLIO, but is absent",

  check(filter, report) {
    if (!has(filter, "project_name")) report(["project_name"]);
  },
});
