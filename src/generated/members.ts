// Generated from src/schemas by `npm run generate`. Do not edit.

/** The members of a request of either channel, to create or to update, in the order of the specification. */
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

/** The members that some campaigns do not have. */
export const optionalMembers: readonly string[] = [
  "trigger_condition",
  "delivery_controls",
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

/** The objects of a request of each channel, with the names of their members. */
export const knownMembers: readonly { channel: "PUSH" | "EMAIL"; place: readonly string[]; names: readonly string[] }[] = [
  {"channel":"PUSH","place":[],"names":["request_id","campaign_delivery_type","created_by","basic_details","trigger_condition","campaign_content","segmentation_details","scheduling_details","delivery_controls","advanced","conversion_goal_details","control_group_details","utm_params","campaign_audience_limit"]},
  {"channel":"PUSH","place":["basic_details"],"names":["platforms","platform_specific_details","business_event","tags","broadcast_live_activity_id","geofences","send_to_triggered_platform_only"]},
  {"channel":"PUSH","place":["basic_details","platform_specific_details"],"names":["android","ios"]},
  {"channel":"PUSH","place":["basic_details","platform_specific_details","android"],"names":["push_amp_plus_enabled"]},
  {"channel":"PUSH","place":["basic_details","platform_specific_details","ios"],"names":["send_to_all_eligible_device","exclude_provisional_push_devices","send_to_only_provisional_push_enabled_devices"]},
  {"channel":"PUSH","place":["basic_details","geofences"],"names":["triggered_at","dwell_time_value","dwell_time_granularity","response_time_value","response_time_granularity"]},
  {"channel":"PUSH","place":["trigger_condition"],"names":["included_filters","secondary_included_filters","trigger_delay_type","trigger_delay_value","trigger_delay_granularity","trigger_relation","trigger_attr","intelligent_delay_optimization"]},
  {"channel":"PUSH","place":["trigger_condition","intelligent_delay_optimization"],"names":["min_delay_value","min_delay_granularity","max_delay_value","max_delay_granularity"]},
  {"channel":"PUSH","place":["campaign_content"],"names":["locales","variation_details","content"]},
  {"channel":"PUSH","place":["campaign_content","content"],"names":["push"]},
  {"channel":"PUSH","place":["campaign_content","content","push"],"names":["android","ios","web"]},
  {"channel":"PUSH","place":["campaign_content","content","push","android"],"names":["template_type","basic_details"]},
  {"channel":"PUSH","place":["campaign_content","content","push","android","basic_details"],"names":["notification_channel","default_click_action","default_click_action_value","key_value_pairs"]},
  {"channel":"PUSH","place":["campaign_content","content","push","ios"],"names":["template_type","basic_details"]},
  {"channel":"PUSH","place":["campaign_content","content","push","ios","basic_details"],"names":["default_click_action","default_click_action_value"]},
  {"channel":"PUSH","place":["campaign_content","content","push","web"],"names":["template_type","basic_details"]},
  {"channel":"PUSH","place":["segmentation_details"],"names":["included_filters","excluded_filters","is_all_user_campaign","send_campaign_to_opt_out_users"]},
  {"channel":"PUSH","place":["scheduling_details"],"names":["delivery_type","start_time","expiry_time","periodic_details","bts_details","user_timezone_details"]},
  {"channel":"PUSH","place":["scheduling_details","periodic_details"],"names":["sending_frequency","repeat_frequency","no_of_occurences","repeat_on_date_of_month","repeat_on_days_of_week","repeat_on_days_of_week_for_month"]},
  {"channel":"PUSH","place":["scheduling_details","bts_details"],"names":["send_in_bts","if_user_bts_is_not_available","if_user_bts_outside_time_window","window_end_time"]},
  {"channel":"PUSH","place":["scheduling_details","user_timezone_details"],"names":["send_in_user_timezone","send_if_user_timezone_has_passed"]},
  {"channel":"PUSH","place":["delivery_controls"],"names":["bypass_dnd","campaign_throttle_rpm","count_for_frequency_capping","ignore_frequency_capping","minimum_delay_between_two_notification_in_hour","max_time_to_show_message_of_same_camapign","expiry_time_of_sync_data_in_hour","send_message_in_offline_mode","send_limit_value","send_limit_granularity_in_hours","ignore_global_minimum_delay","queuing_enabled","queue_duration"]},
  {"channel":"PUSH","place":["advanced"],"names":["expiration_settings","platform_level_priority"]},
  {"channel":"PUSH","place":["advanced","expiration_settings"],"names":["expire_notification_after_value","expire_notification_after_type","remove_from_inbox_after_value","remove_from_inbox_after_type"]},
  {"channel":"PUSH","place":["advanced","platform_level_priority"],"names":["android_specific_priority","ios_specific_priority"]},
  {"channel":"PUSH","place":["advanced","platform_level_priority","android_specific_priority"],"names":["send_with_priority"]},
  {"channel":"PUSH","place":["advanced","platform_level_priority","ios_specific_priority"],"names":["apns_priority","interruption_level","relevance_score"]},
  {"channel":"PUSH","place":["conversion_goal_details"],"names":["attribution_window_in_hours","goals"]},
  {"channel":"PUSH","place":["control_group_details"],"names":["is_campaign_control_group_enabled","campaign_control_group_percentage","is_global_control_group_enabled"]},
  {"channel":"PUSH","place":["utm_params"],"names":["utm_source","utm_medium","utm_campaign","utm_term","utm_content"]},
  {"channel":"PUSH","place":["campaign_audience_limit"],"names":["is_campaign_audience_limit_enabled"]},
  {"channel":"EMAIL","place":[],"names":["request_id","campaign_delivery_type","created_by","basic_details","trigger_condition","connector","campaign_content","segmentation_details","scheduling_details","delivery_controls","conversion_goal_details","control_group_details","utm_params","campaign_audience_limit"]},
  {"channel":"EMAIL","place":["basic_details"],"names":["content_type","user_attribute_identifier","subscription_category","business_event","tags","send_only_double_opt_in_users","deduplication_attribute"]},
  {"channel":"EMAIL","place":["trigger_condition"],"names":["included_filters","secondary_included_filters","trigger_delay_type","trigger_delay_value","trigger_delay_granularity","trigger_relation","trigger_attr","intelligent_delay_optimization"]},
  {"channel":"EMAIL","place":["trigger_condition","intelligent_delay_optimization"],"names":["min_delay_value","min_delay_granularity","max_delay_value","max_delay_granularity"]},
  {"channel":"EMAIL","place":["connector"],"names":["connector_type","connector_name"]},
  {"channel":"EMAIL","place":["campaign_content"],"names":["locales","variation_details","content"]},
  {"channel":"EMAIL","place":["campaign_content","content"],"names":["email"]},
  {"channel":"EMAIL","place":["campaign_content","content","email"],"names":["preview_text","sender_name","from_address","reply_to_address","html_content","gmail_annotations"]},
  {"channel":"EMAIL","place":["campaign_content","content","email","gmail_annotations"],"names":["send_email_if_personalization_fails","sender_logo","sender_logo_type","deal_card","product_carousel"]},
  {"channel":"EMAIL","place":["campaign_content","content","email","gmail_annotations","deal_card"],"names":["discount_code","availability_starts","availability_ends"]},
  {"channel":"EMAIL","place":["campaign_content","content","email","gmail_annotations","product_carousel"],"names":["manual_data","product_set_data"]},
  {"channel":"EMAIL","place":["campaign_content","content","email","gmail_annotations","product_carousel","manual_data"],"names":["products"]},
  {"channel":"EMAIL","place":["campaign_content","content","email","gmail_annotations","product_carousel","product_set_data"],"names":["product_set","image_url","promo_url","product_count"]},
  {"channel":"EMAIL","place":["segmentation_details"],"names":["included_filters","excluded_filters","is_all_user_campaign","send_campaign_to_opt_out_users"]},
  {"channel":"EMAIL","place":["scheduling_details"],"names":["delivery_type","start_time","expiry_time","periodic_details","bts_details","user_timezone_details"]},
  {"channel":"EMAIL","place":["scheduling_details","periodic_details"],"names":["sending_frequency","repeat_frequency","no_of_occurences","repeat_on_date_of_month","repeat_on_days_of_week","repeat_on_days_of_week_for_month"]},
  {"channel":"EMAIL","place":["scheduling_details","bts_details"],"names":["send_in_bts","if_user_bts_is_not_available","if_user_bts_outside_time_window","window_end_time"]},
  {"channel":"EMAIL","place":["scheduling_details","user_timezone_details"],"names":["send_in_user_timezone","send_if_user_timezone_has_passed"]},
  {"channel":"EMAIL","place":["delivery_controls"],"names":["bypass_dnd","campaign_throttle_rpm","count_for_frequency_capping","ignore_frequency_capping","minimum_delay_between_two_notification_in_hour"]},
  {"channel":"EMAIL","place":["conversion_goal_details"],"names":["attribution_window_in_hours","goals"]},
  {"channel":"EMAIL","place":["control_group_details"],"names":["is_campaign_control_group_enabled","campaign_control_group_percentage","is_global_control_group_enabled"]},
  {"channel":"EMAIL","place":["utm_params"],"names":["utm_source","utm_medium","utm_campaign","utm_term","utm_content"]},
  {"channel":"EMAIL","place":["campaign_audience_limit"],"names":["is_campaign_audience_limit_enabled"]},
];
