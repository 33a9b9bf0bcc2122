// Generated from src/schemas by `npm run generate`. Do not edit.

/** The members of a create request of either channel, in the order of the specification. */
export const topLevelMembers: readonly string[] = [
  "request_id",
  "channel",
  "campaign_delivery_type",
  "created_by",
  "basic_details",
  "trigger_condition",
  "connector",
  "campaign_content",
  "segmentation_details",
  "scheduling_details",
  "delivery_controls",
  "advanced",
  "conversion_goal_details",
  "control_group_details",
  "utm_params",
  "campaign_audience_limit"
];

/** The members that are checked alike whatever the channel. */
export const sharedMembers: readonly string[] = [
  "request_id",
  "created_by",
  "segmentation_details",
  "scheduling_details",
  "conversion_goal_details",
  "control_group_details",
  "utm_params",
  "campaign_audience_limit"
];

/** The keys of `utm_params` that are not custom. */
export const namedUtmKeys: readonly string[] = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content"
];
