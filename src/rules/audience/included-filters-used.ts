import { defineRule } from "../rule.js";

export const includedFiltersUsed = defineRule({
  id: "audience.included-filters-used",
  severity: "warning",
  scope: "request",
  spec: "Audience (`segmentation_details`)",
  summary: "Filters that include users have no effect when the campaign goes to all users.",
  onlyIf: ["segmentation_details.is_all_user_campaign=true"],
  reads: {
    values: ["segmentation_details.is_all_user_campaign"],
    keys: ["segmentation_details.included_filters.filters"],
  },
  message: "has no effect when is_all_user_campaign is true: everybody gets the message",

  check({ segmentation_details: { is_all_user_campaign, included_filters } }, report) {
    if (is_all_user_campaign !== true || !included_filters?.filters.length) return;
    report(["segmentation_details", "included_filters"]);
  },
});
