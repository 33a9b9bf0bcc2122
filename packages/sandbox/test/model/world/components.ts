/** The components that an update may submit, section "Update request body (v5)". */
export const components = [
  "basic_details",
  "trigger_condition",
  "campaign_content",
  "segmentation_details",
  "scheduling_details",
  "delivery_controls",
  "advanced",
  "conversion_goal_details",
  "control_group_details",
  "utm_params",
  "campaign_audience_limit",
] as const;
