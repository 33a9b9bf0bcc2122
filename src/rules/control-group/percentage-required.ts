import { defineRule, has } from "../rule.js";

export const controlGroupPercentageRequired = defineRule({
  id: "control-group.percentage-required",
  scope: "request",
  spec: "`control_group_details`",
  summary: "An enabled campaign control group needs its percentage.",
  reads: {
    values: ["control_group_details.is_campaign_control_group_enabled"],
    presence: ["control_group_details.campaign_control_group_percentage"],
  },
  message: "is a mandatory field when is_campaign_control_group_enabled is true, but is absent",

  check({ control_group_details: group }, report) {
    if (group?.is_campaign_control_group_enabled !== true || has(group, "campaign_control_group_percentage")) return;
    report(["control_group_details", "campaign_control_group_percentage"]);
  },
});
