// Generated from src/schemas by `npm run generate`. Do not edit.

/** The members of a create or update request of either channel, in the order of the specification. */
export const topLevelMembers: readonly string[] = [
  "request_id",
  "channel",
  "campaign_delivery_type",
  "updated_by",
  "version_note",
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
  "campaign_audience_limit",
  "status"
];

/** Every delivery type; Push has them all. */
export const deliveryTypes: readonly string[] = [
  "ONE_TIME",
  "PERIODIC",
  "EVENT_TRIGGERED",
  "BUSINESS_EVENT_TRIGGERED",
  "DEVICE_TRIGGERED",
  "LOCATION_TRIGGERED",
  "BROADCAST_LIVE_ACTIVITY"
];

/** The components of a campaign that a request to publish it cannot hold (section "Update request body (v5)"). */
export const components: readonly string[] = [
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
  "campaign_audience_limit"
];

/** The places that only one channel has, and those that both have in different forms. */
export const placesByChannel = {
  "PUSH": [
    "basic_details.platforms",
    "basic_details.platform_specific_details",
    "basic_details.broadcast_live_activity_id",
    "basic_details.geofences",
    "basic_details.send_to_triggered_platform_only",
    "campaign_content.content.push",
    "delivery_controls.max_time_to_show_message_of_same_camapign",
    "delivery_controls.expiry_time_of_sync_data_in_hour",
    "delivery_controls.send_message_in_offline_mode",
    "delivery_controls.send_limit_value",
    "delivery_controls.send_limit_granularity_in_hours",
    "delivery_controls.ignore_global_minimum_delay",
    "delivery_controls.queuing_enabled",
    "delivery_controls.queue_duration",
    "advanced"
  ],
  "EMAIL": [
    "basic_details.content_type",
    "basic_details.user_attribute_identifier",
    "basic_details.subscription_category",
    "basic_details.send_only_double_opt_in_users",
    "basic_details.deduplication_attribute",
    "connector",
    "campaign_content.content.email"
  ],
  "both": [
    "campaign_delivery_type"
  ]
} as const;

/** The keys of `utm_params` that are not custom. */
export const namedUtmKeys: readonly string[] = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content"
];

/**
 * The objects of a request of each channel, a line for each: the channel, the place, and the names of members. One text
 * costs nothing until it is needed.
 */
export const knownMembers: string = `
PUSH  request_id campaign_delivery_type created_by basic_details trigger_condition campaign_content segmentation_details scheduling_details delivery_controls advanced conversion_goal_details control_group_details utm_params campaign_audience_limit
PUSH basic_details platforms platform_specific_details business_event tags broadcast_live_activity_id geofences send_to_triggered_platform_only
PUSH basic_details.platform_specific_details android ios
PUSH basic_details.platform_specific_details.android push_amp_plus_enabled
PUSH basic_details.platform_specific_details.ios send_to_all_eligible_device exclude_provisional_push_devices send_to_only_provisional_push_enabled_devices
PUSH basic_details.geofences triggered_at dwell_time_value dwell_time_granularity response_time_value response_time_granularity
PUSH trigger_condition included_filters secondary_included_filters trigger_delay_type trigger_delay_value trigger_delay_granularity trigger_relation trigger_attr intelligent_delay_optimization
PUSH trigger_condition.intelligent_delay_optimization min_delay_value min_delay_granularity max_delay_value max_delay_granularity
PUSH campaign_content locales variation_details content
PUSH campaign_content.content push
PUSH campaign_content.content.push android ios web
PUSH campaign_content.content.push.android template_type basic_details
PUSH campaign_content.content.push.android.basic_details notification_channel default_click_action default_click_action_value key_value_pairs
PUSH campaign_content.content.push.ios template_type basic_details
PUSH campaign_content.content.push.ios.basic_details default_click_action default_click_action_value
PUSH campaign_content.content.push.web template_type basic_details
PUSH segmentation_details included_filters excluded_filters is_all_user_campaign send_campaign_to_opt_out_users
PUSH scheduling_details delivery_type start_time expiry_time periodic_details bts_details user_timezone_details
PUSH scheduling_details.periodic_details sending_frequency repeat_frequency no_of_occurences repeat_on_date_of_month repeat_on_days_of_week repeat_on_days_of_week_for_month
PUSH scheduling_details.bts_details send_in_bts if_user_bts_is_not_available if_user_bts_outside_time_window window_end_time
PUSH scheduling_details.user_timezone_details send_in_user_timezone send_if_user_timezone_has_passed
PUSH delivery_controls bypass_dnd campaign_throttle_rpm count_for_frequency_capping ignore_frequency_capping minimum_delay_between_two_notification_in_hour max_time_to_show_message_of_same_camapign expiry_time_of_sync_data_in_hour send_message_in_offline_mode send_limit_value send_limit_granularity_in_hours ignore_global_minimum_delay queuing_enabled queue_duration
PUSH advanced expiration_settings platform_level_priority
PUSH advanced.expiration_settings expire_notification_after_value expire_notification_after_type remove_from_inbox_after_value remove_from_inbox_after_type
PUSH advanced.platform_level_priority android_specific_priority ios_specific_priority
PUSH advanced.platform_level_priority.android_specific_priority send_with_priority
PUSH advanced.platform_level_priority.ios_specific_priority apns_priority interruption_level relevance_score
PUSH conversion_goal_details attribution_window_in_hours goals
PUSH control_group_details is_campaign_control_group_enabled campaign_control_group_percentage is_global_control_group_enabled
PUSH utm_params utm_source utm_medium utm_campaign utm_term utm_content
PUSH campaign_audience_limit is_campaign_audience_limit_enabled
EMAIL  request_id campaign_delivery_type created_by basic_details trigger_condition connector campaign_content segmentation_details scheduling_details delivery_controls conversion_goal_details control_group_details utm_params campaign_audience_limit
EMAIL basic_details content_type user_attribute_identifier subscription_category business_event tags send_only_double_opt_in_users deduplication_attribute
EMAIL trigger_condition included_filters secondary_included_filters trigger_delay_type trigger_delay_value trigger_delay_granularity trigger_relation trigger_attr intelligent_delay_optimization
EMAIL trigger_condition.intelligent_delay_optimization min_delay_value min_delay_granularity max_delay_value max_delay_granularity
EMAIL connector connector_type connector_name
EMAIL campaign_content locales variation_details content
EMAIL campaign_content.content email
EMAIL campaign_content.content.email preview_text sender_name from_address reply_to_address html_content gmail_annotations
EMAIL campaign_content.content.email.gmail_annotations send_email_if_personalization_fails sender_logo sender_logo_type deal_card product_carousel
EMAIL campaign_content.content.email.gmail_annotations.deal_card discount_code availability_starts availability_ends
EMAIL campaign_content.content.email.gmail_annotations.product_carousel manual_data product_set_data
EMAIL campaign_content.content.email.gmail_annotations.product_carousel.manual_data products
EMAIL campaign_content.content.email.gmail_annotations.product_carousel.product_set_data product_set image_url promo_url product_count
EMAIL segmentation_details included_filters excluded_filters is_all_user_campaign send_campaign_to_opt_out_users
EMAIL scheduling_details delivery_type start_time expiry_time periodic_details bts_details user_timezone_details
EMAIL scheduling_details.periodic_details sending_frequency repeat_frequency no_of_occurences repeat_on_date_of_month repeat_on_days_of_week repeat_on_days_of_week_for_month
EMAIL scheduling_details.bts_details send_in_bts if_user_bts_is_not_available if_user_bts_outside_time_window window_end_time
EMAIL scheduling_details.user_timezone_details send_in_user_timezone send_if_user_timezone_has_passed
EMAIL delivery_controls bypass_dnd campaign_throttle_rpm count_for_frequency_capping ignore_frequency_capping minimum_delay_between_two_notification_in_hour
EMAIL conversion_goal_details attribution_window_in_hours goals
EMAIL control_group_details is_campaign_control_group_enabled campaign_control_group_percentage is_global_control_group_enabled
EMAIL utm_params utm_source utm_medium utm_campaign utm_term utm_content
EMAIL campaign_audience_limit is_campaign_audience_limit_enabled
`;
