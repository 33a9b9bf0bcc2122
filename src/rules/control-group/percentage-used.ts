import { defineRule } from "../rule.js";

export const controlGroupPercentageUsed = defineRule({
  id: "control-group.percentage-used",
  severity: "warning",
  scope: "request",
  spec: "`control_group_details`",
  summary: "A percentage is used only when the campaign control group is enabled.",
  unless: ["control_group_details.is_campaign_control_group_enabled=true"],
  reads: {
    values: [
      "control_group_details.is_campaign_control_group_enabled",
      "control_group_details.campaign_control_group_percentage",
    ],
  },
  message: "is used only when is_campaign_control_group_enabled is true",

  check({ control_group_details: group }, report) {
    if (group === undefined || group.is_campaign_control_group_enabled === true) return;
    // A percentage of 0 means the same as a disabled group.
    if (group.campaign_control_group_percentage === undefined || group.campaign_control_group_percentage === 0) return;
    report(["control_group_details", "campaign_control_group_percentage"]);
  },
});
