import { requiredWhen } from "../rule-factories.js";

export const controlGroupPercentageRequired = requiredWhen({
  id: "control-group.percentage-required",
  scope: "request",
  spec: "`control_group_details`",
  summary: "An enabled campaign control group needs its percentage.",
  member: "control_group_details.campaign_control_group_percentage",
  when: { member: "control_group_details.is_campaign_control_group_enabled", is: true },
  hint: "0 to 100",
});
