import { defineRule } from "../rule.js";

export const audienceNotEmpty = defineRule({
  id: "audience.not-empty",
  scope: "request",
  spec: "Audience (`segmentation_details`)",
  summary: "The audience must be all users, or have at least one filter in `included_filters`.",
  unless: ["segmentation_details.is_all_user_campaign=true"],
  reads: {
    values: ["segmentation_details.is_all_user_campaign"],
    presence: ["segmentation_details.included_filters"],
    keys: ["segmentation_details.included_filters.filters"],
  },
  message: "must have at least one filter unless segmentation_details.is_all_user_campaign is true, but has none",

  check({ segmentation_details: { is_all_user_campaign, included_filters } }, report) {
    if (is_all_user_campaign === true || (included_filters?.filters.length ?? 0) > 0) return;
    report(["segmentation_details", "included_filters"]);
  },
});
