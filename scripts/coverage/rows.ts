import type { RuleId } from "../../src/rules/index.js";

/** What enforces a row of the specification, or why nothing does. */
export type Enforcer =
  /** Title of a schema and a dotted path in it: `[]` for the entries of an array, `*` for every other key. */
  | { readonly schema: string }
  | { readonly rule: RuleId }
  /** Source file below `src` that implements what the row says about answers or limits. */
  | { readonly code: string }
  | { readonly nothing: string };

export interface Row {
  /** First cell of the row without backticks, shortened if it is long; number of a list's item; or a name of ours. */
  readonly row: string;
  /** What the row requires, in our own words. */
  readonly says: string;
  readonly by: readonly Enforcer[];
  /** The specification says it in running text, so that `row` is a name of ours. */
  readonly prose?: true;
}

export interface Section {
  /** Heading in the specification. */
  readonly heading: string;
  readonly rows: readonly Row[];
}

/** An enforcer as a text: a member of a schema starts with a capital letter, a source file ends with `.ts`. */
type Written = RuleId | Capitalize<string> | `${string}.ts` | `nothing: ${string}`;

/** A row in one line. The name of a row from running text is between asterisks. */
type Line = readonly [row: string, says: string, first: Written, ...others: Written[]];

// biome-ignore format: a row of the specification is a line here.
const table: readonly (readonly [heading: string, lines: readonly Line[]])[] = [
  ["What the service does", [
    ["1", "The service creates campaigns for Push (Android, iOS and web) and for Email.", "PushCreateRequest.channel", "EmailCreateRequest.channel", "PushBasicDetails.platforms[]"],
    ["2", "An overview of the parts of a campaign.", "nothing: each part has its own row under the create request, which says on which channel it is required"],
    ["3", "Push has seven delivery types, one of them for iOS only; Email has four.", "PushCreateRequest.campaign_delivery_type", "EmailCreateRequest.campaign_delivery_type", "basic-details.live-activity-ios-only"],
    ["4", "The answer to a create request contains the string `campaign_id`.", "operations/check-response.ts"],
    ["5", "A v5 operation changes components of a draft, or publishes it.", "operations/update/validate-update.ts"],
    ["6", "The address of the service: the prefix of the create path, and a host for each data centre.", "request.operation-known", "nothing: the host is not checked"],
  ]],
  ["Resources and their fields", [
    ["*JSON bodies*", "Bodies are JSON.", "structure.type", "structure.unreadable", "request.content-type-json"],
    ["*case of values*", "Listed values are case-sensitive.", "structure.enum"],
    ["*other members*", "The specification lists the members of each object. By our reading, any other member is ignored, and causes a warning. Where a list is said to be incomplete, only a name similar to a listed one does; where nothing is listed, no name does; among UTM keys, one similar to a named key does, and in keyed content, one similar to a listed locale. If the members belong to another kind of request, or are inside a wrapper, another warning says so.", "member.known", "body.not-an-array", "body.not-a-whole-request", "body.unwrapped", "body.not-an-update", "update.not-a-create-request", "utm.named-key-spelled", "content.locale-key-listed"],
  ]],
  ["Create request (common top level)", [
    ["*told apart by channel*", "`channel` decides which of the two shapes a request has.", "CreateRequest"],
    ["request_id", "Required. After a success, it cannot be used again for 1 hour (Push) or 1 day (Email); after a failure, it can.", "PushCreateRequest.request_id", "EmailCreateRequest.request_id", "member.text-not-empty", "operations/limits/limits.ts"],
    ["channel", "Required: `PUSH` or `EMAIL`.", "PushCreateRequest.channel", "EmailCreateRequest.channel"],
    ["campaign_delivery_type", "Required: one of the channel's delivery types.", "PushCreateRequest.campaign_delivery_type", "EmailCreateRequest.campaign_delivery_type"],
    ["created_by", "Required: the email address of the person who creates the campaign.", "PushCreateRequest.created_by", "EmailCreateRequest.created_by", "created-by.address-alone"],
    ["basic_details", "Required.", "PushCreateRequest.basic_details", "EmailCreateRequest.basic_details"],
    ["trigger_condition", "Required if the delivery type needs it.", "PushCreateRequest.trigger_condition", "EmailCreateRequest.trigger_condition", "trigger.condition-required", "trigger.condition-used"],
    ["connector", "Required on Email. Push has none, so there it is an unknown member.", "EmailCreateRequest.connector", "member.known"],
    ["campaign_content", "Required.", "PushCreateRequest.campaign_content", "EmailCreateRequest.campaign_content"],
    ["segmentation_details", "Required.", "PushCreateRequest.segmentation_details", "EmailCreateRequest.segmentation_details"],
    ["scheduling_details", "Required.", "PushCreateRequest.scheduling_details", "EmailCreateRequest.scheduling_details"],
    ["delivery_controls", "Required on Push, optional on Email; each channel has its own shape.", "PushCreateRequest.delivery_controls", "EmailCreateRequest.delivery_controls"],
    ["advanced", "Required on Push. Email has none, so there it is an unknown member.", "PushCreateRequest.advanced", "member.known"],
    ["conversion_goal_details", "Optional.", "PushCreateRequest.conversion_goal_details", "EmailCreateRequest.conversion_goal_details"],
    ["control_group_details", "Optional.", "PushCreateRequest.control_group_details", "EmailCreateRequest.control_group_details"],
    ["utm_params", "Optional.", "PushCreateRequest.utm_params", "EmailCreateRequest.utm_params"],
    ["campaign_audience_limit", "Optional, and allowed only in a workspace with the feature.", "PushCreateRequest.campaign_audience_limit", "EmailCreateRequest.campaign_audience_limit", "audience-limit.feature-enabled"],
  ]],
  ["Push `basic_details`", [
    ["name", "Required: the name of the campaign.", "PushBasicDetails.name", "member.text-not-empty"],
    ["platforms", "Required: a list whose entries are `ANDROID`, `IOS` or `WEB`.", "PushBasicDetails.platforms", "basic-details.live-activity-ios-only", "basic-details.platforms-not-empty", "basic-details.platforms-distinct", "content.targeted-platform-has-content", "content.platform-targeted"],
    ["platform_specific_details", "Required. It contains one boolean for Android and three for iOS, none of them called required.", "PushBasicDetails.platform_specific_details", "PushBasicDetails.platform_specific_details.android.push_amp_plus_enabled", "PushBasicDetails.platform_specific_details.ios.send_to_all_eligible_device", "PushBasicDetails.platform_specific_details.ios.exclude_provisional_push_devices", "PushBasicDetails.platform_specific_details.ios.send_to_only_provisional_push_enabled_devices", "basic-details.provisional-flags-exclusive"],
    ["business_event", "Required for `BUSINESS_EVENT_TRIGGERED`; by our reading, it has no effect otherwise.", "PushBasicDetails.business_event", "basic-details.business-event-required", "member.text-not-empty", "basic-details.business-event-used"],
    ["tags", "Optional labels.", "PushBasicDetails.tags"],
    ["team", "Optional name of a team.", "PushBasicDetails.team"],
    ["broadcast_live_activity_id", "Required for `BROADCAST_LIVE_ACTIVITY` to iOS; by our reading, it has no effect on other delivery types.", "PushBasicDetails.broadcast_live_activity_id", "basic-details.live-activity-id-required", "member.text-not-empty", "basic-details.live-activity-id-used"],
    ["geofences", "Required for `LOCATION_TRIGGERED`; by our reading, it has no effect otherwise.", "PushBasicDetails.geofences", "basic-details.geofences-required", "basic-details.geofences-used"],
    ["send_to_triggered_platform_only", "An optional boolean, for event-triggered campaigns. The specification does not say whether business events count, so there is no warning for `BUSINESS_EVENT_TRIGGERED`.", "PushBasicDetails.send_to_triggered_platform_only", "basic-details.triggered-platform-only-used"],
  ]],
  ["Email `basic_details`", [
    ["name", "Required: the name of the campaign.", "EmailBasicDetails.name", "member.text-not-empty"],
    ["content_type", "Required: `PROMOTIONAL` or `TRANSACTIONAL`.", "EmailBasicDetails.content_type"],
    ["user_attribute_identifier", "Required: the user attribute that contains the email address. Values other than the standard one are allowed.", "EmailBasicDetails.user_attribute_identifier", "member.text-not-empty", "nothing: it is required, so its default never applies"],
    ["subscription_category", "Required for `PROMOTIONAL`.", "EmailBasicDetails.subscription_category", "basic-details.subscription-category-required", "member.text-not-empty"],
    ["business_event", "Required for `BUSINESS_EVENT_TRIGGERED`; by our reading, it has no effect otherwise.", "EmailBasicDetails.business_event", "basic-details.business-event-required", "member.text-not-empty", "basic-details.business-event-used"],
    ["tags", "Optional labels.", "EmailBasicDetails.tags"],
    ["team", "Optional name of a team.", "EmailBasicDetails.team"],
    ["send_only_double_opt_in_users", "An optional boolean, false by default; true requires the Double Opt-In feature.", "EmailBasicDetails.send_only_double_opt_in_users", "basic-details.double-opt-in-enabled", "workspace.features-known", "nothing: the service fills in the default; we do not change the request"],
    ["deduplication_attribute", "An optional string. An empty one, the default, means a single brand; any other value requires the Brand Deduplication feature.", "EmailBasicDetails.deduplication_attribute", "basic-details.brand-deduplication-enabled", "workspace.features-known", "nothing: the request does not show whether a name is the backend's or a display label", "nothing: the service fills in the default; we do not change the request"],
  ]],
  ["Email connector", [
    ["connector_type", "Required; its values are not shown.", "Connector.connector_type", "member.text-not-empty"],
    ["connector_name", "Required.", "Connector.connector_name", "member.text-not-empty"],
  ]],
  ["Trigger conditions (`trigger_condition`)", [
    ["*who needs one*", "Required for Push campaigns triggered by events, devices or locations, and for Email campaigns triggered by events. Has no effect on `ONE_TIME`, `PERIODIC` and `BUSINESS_EVENT_TRIGGERED`.", "trigger.condition-required", "trigger.condition-used"],
    ["included_filters", "The group that must match; by our reading, it is optional.", "TriggerCondition.included_filters", "trigger.included-filters-present"],
    ["secondary_included_filters", "Another group that must match.", "TriggerCondition.secondary_included_filters"],
    ["trigger_delay_type", "`DELAY` or `ASAP`; on Push also `INTELLIGENT_DELAY`. By our reading, it is optional.", "TriggerCondition.trigger_delay_type", "trigger.intelligent-delay-push-only"],
    ["trigger_delay_value", "An integer, required with `DELAY`; by our reading, it has no effect with other delay types.", "TriggerCondition.trigger_delay_value", "trigger.delay-value-required", "trigger.delay-members-used", "trigger.delay-values-positive"],
    ["trigger_delay_granularity", "A unit, required with `DELAY`; by our reading, it has no effect with other delay types.", "TriggerCondition.trigger_delay_granularity", "trigger.delay-granularity-required", "trigger.delay-members-used"],
    ["trigger_relation", "`BEFORE` or `AFTER`, required with `DELAY`. Whether it has an effect with other delay types is not shown, so that nothing warns about it there.", "TriggerCondition.trigger_relation", "trigger.delay-relation-required"],
    ["trigger_attr", "`BEFORE` requires its `name`, by our reading with any delay type. Its other members are not shown.", "TriggerCondition.trigger_attr", "TriggerCondition.trigger_attr.name", "trigger.attribute-name-required", "member.known"],
    ["intelligent_delay_optimization", "For Push only, required with `INTELLIGENT_DELAY`; by our reading, it has no effect with other delay types.", "TriggerCondition.intelligent_delay_optimization", "trigger.intelligent-delay-window-required", "trigger.intelligent-delay-window-push-only", "trigger.intelligent-delay-window-used"],
    ["min_delay_value", "An integer: where the window begins. By our reading, `INTELLIGENT_DELAY` requires it.", "IntelligentDelayOptimization.min_delay_value", "trigger.intelligent-delay-window-complete", "trigger.intelligent-delay-window-ordered", "trigger.delay-values-positive"],
    ["min_delay_granularity", "Its unit, `MINUTES` or `HOURS`. By our reading, `INTELLIGENT_DELAY` requires it.", "IntelligentDelayOptimization.min_delay_granularity", "trigger.intelligent-delay-window-complete", "trigger.intelligent-delay-window-ordered"],
    ["max_delay_value", "An integer: where the window ends. By our reading, `INTELLIGENT_DELAY` requires it.", "IntelligentDelayOptimization.max_delay_value", "trigger.intelligent-delay-window-complete", "trigger.intelligent-delay-window-ordered", "trigger.delay-values-positive"],
    ["max_delay_granularity", "Its unit, `HOURS` or `DAYS`. By our reading, `INTELLIGENT_DELAY` requires it.", "IntelligentDelayOptimization.max_delay_granularity", "trigger.intelligent-delay-window-complete", "trigger.intelligent-delay-window-ordered"],
    ["EVENT_TRIGGERED", "Requires a trigger condition. By our reading of the dashes, a business event and a geofence have no effect.", "trigger.condition-required", "basic-details.business-event-used", "basic-details.geofences-used"],
    ["BUSINESS_EVENT_TRIGGERED", "Requires the business event. A trigger condition has no effect; by our reading, neither does a geofence.", "basic-details.business-event-required", "trigger.condition-used", "basic-details.geofences-used"],
    ["DEVICE_TRIGGERED (Push)", "Requires a trigger condition. By our reading, a business event and a geofence have no effect.", "trigger.condition-required", "basic-details.business-event-used", "basic-details.geofences-used"],
    ["LOCATION_TRIGGERED (Push)", "Requires a trigger condition and the geofence. By our reading, a business event has no effect.", "trigger.condition-required", "basic-details.geofences-required", "basic-details.business-event-used"],
    ["ONE_TIME, PERIODIC", "A trigger condition has no effect; by our reading, neither do a business event and a geofence.", "trigger.condition-used", "basic-details.business-event-used", "basic-details.geofences-used"],
  ]],
  ["Filters", [
    ["*group*", "A group is an operator, `and` or `or`, and a list of filters; by our reading, both are required.", "FilterGroup.filter_operator", "FilterGroup.filters"],
    ["*kinds of filter*", "`filter_type` decides which of three shapes a filter has; by our reading, a bare group is none of them.", "Filter"],
    ["filter_type", "For a filter on a user attribute: `user_attributes`.", "UserAttributesFilter.filter_type"],
    ["data_type", "One of four types, in lower case; by our reading, it is required.", "UserAttributesFilter.data_type"],
    ["category", "A label; by our reading, it is optional, like everything that no text requires.", "UserAttributesFilter.category"],
    ["name", "The name of the attribute; by our reading, it is required.", "UserAttributesFilter.name", "member.text-not-empty"],
    ["operator", "By our reading, it is required. Which operators are allowed depends on the data type.", "UserAttributesFilter.operator", "filter.operator-allowed", "member.text-not-empty"],
    ["value", "Of any type. `exists` does not need it. By our reading, `today` does not need it either, and any other operator requires it.", "UserAttributesFilter.value", "filter.value-required"],
    ["case_sensitive", "A boolean.", "UserAttributesFilter.case_sensitive"],
    ["negate", "A boolean.", "UserAttributesFilter.negate"],
    ["project_name", "Required in a workspace with the Portfolio feature.", "UserAttributesFilter.project_name", "filter.project-name-required", "workspace.features-known"],
    ["bool", "Two operators.", "filter.operator-allowed"],
    ["double", "Five operators.", "filter.operator-allowed"],
    ["string", "Seven operators.", "filter.operator-allowed"],
    ["datetime", "Eight operators.", "filter.operator-allowed"],
    ["filter_type", "For a filter on an event: `actions`.", "ActionsFilter.filter_type"],
    ["action_name", "The name of the event; by our reading, it is required.", "ActionsFilter.action_name", "member.text-not-empty"],
    ["execution.type", "How the count is compared: `atleast`, `atmost` or `exactly`.", "ActionsFilter.execution", "ActionsFilter.execution.type"],
    ["execution.count", "An integer.", "ActionsFilter.execution.count", "filter.execution-count-positive"],
    ["executed", "A boolean.", "ActionsFilter.executed"],
    ["attributes", "An optional group of filters on the event's attributes; by our reading, groups nest here and nowhere else.", "ActionsFilter.attributes", "structure.too-deep"],
    ["condition", "Optional label.", "ActionsFilter.condition"],
    ["*custom_segments*", "Identifies a segment by id or by name; by our reading, one of the two is enough.", "CustomSegmentsFilter.filter_type", "CustomSegmentsFilter.name", "CustomSegmentsFilter.id", "filter.segment-named"],
  ]],
  ["Audience (`segmentation_details`)", [
    ["included_filters", "The users to include; they have no effect when all users are included.", "SegmentationDetails.included_filters", "audience.included-filters-used"],
    ["excluded_filters", "The users to exclude.", "SegmentationDetails.excluded_filters"],
    ["is_all_user_campaign", "A boolean: all users are included.", "SegmentationDetails.is_all_user_campaign", "audience.included-filters-used"],
    ["send_campaign_to_opt_out_users", "A boolean: users who opted out are included, too.", "SegmentationDetails.send_campaign_to_opt_out_users"],
    ["*least audience*", "All users, or at least one filter that includes users.", "audience.not-empty"],
  ]],
  ["Schedule (`scheduling_details`)", [
    ["*dates and times*", "UTC, to the second, without an offset. By our reading, only this format is allowed, and the day must exist in the calendar.", "SchedulingDetails.start_time", "SchedulingDetails.expiry_time"],
    ["delivery_type", "Required: one of four values.", "SchedulingDetails.delivery_type"],
    ["start_time", "Required by each `delivery_type` except `ASAP`.", "SchedulingDetails.start_time", "schedule.start-time-required", "schedule.start-time-used"],
    ["expiry_time", "Optional end of a triggered campaign; by our reading, it has no effect on `ONE_TIME` and `PERIODIC`.", "SchedulingDetails.expiry_time", "schedule.expiry-after-start", "schedule.expiry-time-used"],
    ["periodic_details", "Required for `PERIODIC`, which is sent `AT_FIXED_TIME`; by our reading, it has no effect on other delivery types.", "SchedulingDetails.periodic_details", "schedule.periodic-details-required", "schedule.periodic-at-fixed-time", "schedule.periodic-details-used"],
    ["bts_details", "Required with `SEND_IN_BTS`; by our reading, it has no effect otherwise.", "SchedulingDetails.bts_details", "schedule.bts-details-required", "schedule.bts-details-used"],
    ["user_timezone_details", "Required with `SEND_IN_USER_TIMEZONE`; by our reading, it has no effect otherwise.", "SchedulingDetails.user_timezone_details", "schedule.user-timezone-details-required", "schedule.user-timezone-details-used"],
    ["*ASAP*", "The campaign is sent when it is published, and no other members go with `ASAP`; by our reading, an expiry time is still allowed.", "schedule.start-time-used", "schedule.periodic-at-fixed-time", "schedule.periodic-details-used", "schedule.bts-details-used", "schedule.user-timezone-details-used"],
    ["sending_frequency", "`DAILY`, `WEEKLY` or `MONTHLY`.", "PeriodicDetails.sending_frequency", "schedule.sending-frequency-present"],
    ["repeat_frequency", "An integer: the number of periods from one send to the next.", "PeriodicDetails.repeat_frequency", "schedule.periodic-counts-positive"],
    ["no_of_occurences", "An integer: the total number of sends.", "PeriodicDetails.no_of_occurences", "schedule.periodic-counts-positive"],
    ["repeat_on_date_of_month", "Days of the month, 1 to 31; for `MONTHLY`.", "PeriodicDetails.repeat_on_date_of_month", "schedule.repeat-days-used", "schedule.monthly-days-present"],
    ["repeat_on_days_of_week", "Days of the week; for `WEEKLY` and `MONTHLY`.", "PeriodicDetails.repeat_on_days_of_week", "schedule.repeat-days-used", "schedule.weekly-days-present", "schedule.monthly-days-present"],
    ["repeat_on_days_of_week_for_month", "Days of the week in certain weeks; for `MONTHLY`.", "PeriodicDetails.repeat_on_days_of_week_for_month", "PeriodicDetails.repeat_on_days_of_week_for_month[].week_granularity", "PeriodicDetails.repeat_on_days_of_week_for_month[].repeat_on_days_of_week", "schedule.repeat-days-used", "schedule.monthly-days-present"],
    ["send_in_bts", "A boolean.", "BtsDetails.send_in_bts", "schedule.send-in-bts-true"],
    ["if_user_bts_is_not_available", "A string; its values are not shown.", "BtsDetails.if_user_bts_is_not_available"],
    ["if_user_bts_outside_time_window", "A string; its values are not shown.", "BtsDetails.if_user_bts_outside_time_window"],
    ["window_end_time", "A string; its format is not shown.", "BtsDetails.window_end_time"],
    ["send_in_user_timezone", "A boolean.", "UserTimezoneDetails.send_in_user_timezone", "schedule.send-in-user-timezone-true"],
    ["send_if_user_timezone_has_passed", "A boolean; false skips users for whom the start has already passed.", "UserTimezoneDetails.send_if_user_timezone_has_passed"],
  ]],
  ["Push `delivery_controls`", [
    ["bypass_dnd", "A boolean, required for event-triggered campaigns; by our reading, `EVENT_TRIGGERED` only.", "PushDeliveryControls.bypass_dnd", "delivery-controls.bypass-dnd-required"],
    ["campaign_throttle_rpm", "An integer; has no effect on campaigns triggered by devices, locations or events. The specification does not say whether business events count, so there is no warning for `BUSINESS_EVENT_TRIGGERED`.", "PushDeliveryControls.campaign_throttle_rpm", "delivery-controls.members-used", "delivery-controls.counts-positive"],
    ["count_for_frequency_capping", "A boolean.", "PushDeliveryControls.count_for_frequency_capping"],
    ["ignore_frequency_capping", "A boolean.", "PushDeliveryControls.ignore_frequency_capping"],
    ["minimum_delay_between_two_notification_in_hour", "An integer, for campaigns triggered by events or devices. The specification does not say whether business events count, so there is no warning for `BUSINESS_EVENT_TRIGGERED`.", "PushDeliveryControls.minimum_delay_between_two_notification_in_hour", "delivery-controls.members-used", "delivery-controls.counts-positive"],
    ["max_time_to_show_message_of_same_camapign", "Hours as a string, for campaigns triggered by devices. The name is spelt this way.", "PushDeliveryControls.max_time_to_show_message_of_same_camapign", "delivery-controls.members-used", "delivery-controls.hours-valid"],
    ["expiry_time_of_sync_data_in_hour", "Hours as a string, for campaigns triggered by devices.", "PushDeliveryControls.expiry_time_of_sync_data_in_hour", "delivery-controls.members-used", "delivery-controls.hours-valid"],
    ["send_message_in_offline_mode", "A boolean, for campaigns triggered by devices.", "PushDeliveryControls.send_message_in_offline_mode", "delivery-controls.members-used"],
    ["send_limit_value", "A count as a string, for campaigns triggered by locations.", "PushDeliveryControls.send_limit_value", "delivery-controls.members-used", "delivery-controls.hours-valid"],
    ["send_limit_granularity_in_hours", "Hours as a string, for campaigns triggered by locations.", "PushDeliveryControls.send_limit_granularity_in_hours", "delivery-controls.members-used", "delivery-controls.hours-valid"],
    ["ignore_global_minimum_delay", "A boolean, for event-triggered campaigns. The specification does not say whether business events count, so there is no warning for `BUSINESS_EVENT_TRIGGERED`.", "PushDeliveryControls.ignore_global_minimum_delay", "delivery-controls.members-used"],
    ["queuing_enabled", "A boolean; without the feature, it is rejected whatever its value.", "PushDeliveryControls.queuing_enabled", "delivery-controls.queuing-enabled"],
    ["queue_duration", "Hours as an integer, allowed only with the feature. If queuing is on, it must be more than 0 and, by our reading, present; otherwise, by our reading, it has no effect.", "PushDeliveryControls.queue_duration", "delivery-controls.queuing-enabled", "delivery-controls.queue-duration-required", "delivery-controls.queue-duration-positive", "delivery-controls.queue-duration-used"],
  ]],
  ["Email `delivery_controls`", [
    ["*members*", "Five optional members: three booleans and two integers. The other members of Push are unknown here.", "EmailDeliveryControls.bypass_dnd", "EmailDeliveryControls.campaign_throttle_rpm", "EmailDeliveryControls.count_for_frequency_capping", "EmailDeliveryControls.ignore_frequency_capping", "EmailDeliveryControls.minimum_delay_between_two_notification_in_hour", "delivery-controls.counts-positive", "member.known"],
  ]],
  ["Push `advanced`", [
    ["expiration_settings.expire_notification_after_value", "An integer.", "Advanced.expiration_settings.expire_notification_after_value", "advanced.expiry-positive"],
    ["expiration_settings.expire_notification_after_type", "`HOUR` or `DAY`.", "Advanced.expiration_settings.expire_notification_after_type"],
    ["expiration_settings.remove_from_inbox_after_value", "An integer.", "Advanced.expiration_settings.remove_from_inbox_after_value", "advanced.expiry-positive"],
    ["expiration_settings.remove_from_inbox_after_type", "Only `DAY`.", "Advanced.expiration_settings.remove_from_inbox_after_type"],
    ["platform_level_priority.android_specific_priority.send_with_priority", "A boolean.", "Advanced.platform_level_priority.android_specific_priority.send_with_priority"],
    ["platform_level_priority.ios_specific_priority.apns_priority", "One of three numbers, written as a string.", "Advanced.platform_level_priority.ios_specific_priority.apns_priority"],
    ["platform_level_priority.ios_specific_priority.interruption_level", "One of four levels.", "Advanced.platform_level_priority.ios_specific_priority.interruption_level"],
    ["platform_level_priority.ios_specific_priority.relevance_score", "One of three numbers.", "Advanced.platform_level_priority.ios_specific_priority.relevance_score"],
  ]],
  ["`conversion_goal_details`", [
    ["attribution_window_in_hours", "An integer.", "ConversionGoalDetails.attribution_window_in_hours", "conversion-goals.attribution-window-positive"],
    ["goals", "A list of goals.", "ConversionGoalDetails.goals", "conversion-goals.one-primary"],
    ["*goal*", "Six members with their types; none is called required.", "Goal.goal_name", "Goal.goal_event_name", "Goal.goal_event_attribute", "Goal.is_primary_goal", "Goal.revenue_attribute", "Goal.revenue_currency"],
    ["*attribute of a goal*", "Ten members with their types; the data type is one of ten, in upper case.", "GoalEventAttribute.name", "GoalEventAttribute.condition", "GoalEventAttribute.data_type", "GoalEventAttribute.value", "GoalEventAttribute.value1", "GoalEventAttribute.negate", "GoalEventAttribute.value_type", "GoalEventAttribute.array_filter_type", "GoalEventAttribute.filters", "GoalEventAttribute.is_case_sensitive"],
  ]],
  ["`control_group_details`", [
    ["is_campaign_control_group_enabled", "A boolean.", "ControlGroupDetails.is_campaign_control_group_enabled"],
    ["campaign_control_group_percentage", "An integer from 0 to 100, required if the campaign's control group is on; by our reading, it has no effect otherwise.", "ControlGroupDetails.campaign_control_group_percentage", "control-group.percentage-required", "control-group.percentage-used"],
    ["is_global_control_group_enabled", "A boolean.", "ControlGroupDetails.is_global_control_group_enabled"],
  ]],
  ["`utm_params`", [
    ["*named keys*", "Source and medium are required; campaign, term and content are optional. All are strings.", "UtmParams.utm_source", "UtmParams.utm_medium", "UtmParams.utm_campaign", "UtmParams.utm_term", "UtmParams.utm_content", "member.text-not-empty"],
    ["*custom keys*", "Up to five other keys with strings. On create, they must start with `utm_`; on update, any name is allowed. The policy `utmCustomKeys` can choose one of these rules for both operations.", "UtmParams.*", "utm.at-most-five-custom-keys", "utm.custom-key-prefixed", "utm.named-key-spelled"],
  ]],
  ["`campaign_audience_limit`", [
    ["*feature*", "Allowed only in a workspace with the feature, which is off by default.", "audience-limit.feature-enabled"],
    ["*live activities*", "Campaigns of both channels can have a cap, but live activities cannot.", "audience-limit.not-for-live-activity"],
    ["is_campaign_audience_limit_enabled", "If true, `limit` is required, and on `PERIODIC` and `EVENT_TRIGGERED` the other two as well. If false, all three must be absent. If absent, by our reading, none of them is required or rejected.", "CampaignAudienceLimit.is_campaign_audience_limit_enabled", "audience-limit.metric-and-frequency-required", "audience-limit.limit-required", "audience-limit.absent-when-disabled", "audience-limit.flag-present"],
    ["metric", "Only `SENT`.", "CampaignAudienceLimit.metric"],
    ["frequency", "`TOTAL` for every delivery type that has a frequency, `INSTANCE` for periodic Push only.", "CampaignAudienceLimit.frequency", "audience-limit.instance-for-push-periodic"],
    ["limit", "An integer from 1 to 9,999,999,999.", "CampaignAudienceLimit.limit"],
    ["*one-time campaigns*", "`metric` and `frequency` are rejected on `ONE_TIME`, where `limit` is still required. They apply to `PERIODIC` and `EVENT_TRIGGERED` only; on other types, they cause a warning.", "audience-limit.absent-for-one-time", "audience-limit.metric-and-frequency-required", "audience-limit.metric-and-frequency-used", "audience-limit.limit-required"],
    ["*other names*", "The names in the table take precedence over those of the create-side schema, so `metrics` is unknown.", "member.known"],
  ]],
  ["Geofences (`basic_details.geofences`, Push `LOCATION_TRIGGERED`)", [
    ["name", "Required. A single request does not show whether the name is unique.", "Geofences.name", "member.text-not-empty"],
    ["latitude", "Required: a string.", "Geofences.latitude", "basic-details.geofence-numbers-valid", "member.text-not-empty"],
    ["longitude", "Required: a string.", "Geofences.longitude", "basic-details.geofence-numbers-valid", "member.text-not-empty"],
    ["radius", "Required: metres as a string.", "Geofences.radius", "basic-details.geofence-numbers-valid", "member.text-not-empty"],
    ["triggered_at", "Required: `ENTRY`, `EXIT`, or `dwell` in lower case.", "Geofences.triggered_at"],
    ["dwell_time_value", "A string, required with `dwell`; by our reading, it has no effect otherwise.", "Geofences.dwell_time_value", "basic-details.dwell-time-value-required", "basic-details.geofence-numbers-valid", "basic-details.dwell-time-used"],
    ["dwell_time_granularity", "A unit, required with `dwell`; by our reading, it has no effect otherwise.", "Geofences.dwell_time_granularity", "basic-details.dwell-time-granularity-required", "basic-details.dwell-time-used"],
    ["response_time_value", "Required: a string.", "Geofences.response_time_value", "basic-details.geofence-numbers-valid", "member.text-not-empty"],
    ["response_time_granularity", "Required: a unit.", "Geofences.response_time_granularity"],
  ]],
  ["Content (`campaign_content`)", [
    ["locales", "A list of strings, which may include `default`. By our reading, `content` may be keyed if this is present.", "PushCampaignContent.locales", "EmailCampaignContent.locales", "content.locale-has-content", "content.locale-key-listed"],
    ["variation_details", "An object; its contents are not shown. By our reading, what `content` contains may be keyed if this is present.", "PushCampaignContent.variation_details", "EmailCampaignContent.variation_details"],
    ["content", "Required, with `push` or `email`, depending on the channel. By our reading, that member may be absent if `locales` or `variation_details` is present and it is found under the key of a locale, or under the key of a variation inside that. All content found is checked in the same way.", "PushCampaignContent.content", "PushCampaignContent.content.push", "EmailCampaignContent.content", "EmailCampaignContent.content.email", "member.known"],
    ["*Push content*", "One object for each platform, with a template and its details; by our reading, none of these is required. Only content that is not keyed is compared with the targeted platforms.", "PushContent.android.template_type", "PushContent.android.basic_details", "PushContent.ios.template_type", "PushContent.ios.basic_details", "PushContent.web.template_type", "PushContent.web.basic_details", "content.targeted-platform-has-content", "content.platform-targeted"],
    ["*Android details*", "Six members: five strings and a list of keys with values. By our reading, a member without a stated type is a string.", "PushContent.android.basic_details.notification_channel", "PushContent.android.basic_details.title", "PushContent.android.basic_details.message", "PushContent.android.basic_details.default_click_action", "PushContent.android.basic_details.default_click_action_value", "PushContent.android.basic_details.key_value_pairs", "PushContent.android.basic_details.key_value_pairs[].key", "PushContent.android.basic_details.key_value_pairs[].value"],
    ["*iOS details*", "Four members; by our reading, they are strings, as on Android.", "PushContent.ios.basic_details.title", "PushContent.ios.basic_details.message", "PushContent.ios.basic_details.default_click_action", "PushContent.ios.basic_details.default_click_action_value"],
    ["*other Push content*", "There are other templates, web content and further members, but they are not shown.", "member.known", "nothing: what is not shown is neither required nor rejected"],
    ["*Email content*", "Six strings and the annotations. Only the annotations are called optional, and no member is called required. There are further members, but they are not shown.", "EmailContent.subject", "EmailContent.preview_text", "EmailContent.sender_name", "EmailContent.from_address", "EmailContent.reply_to_address", "EmailContent.html_content", "EmailContent.gmail_annotations", "content.email-envelope-complete", "member.known", "content.from-address-valid", "content.reply-to-address-valid"],
    ["*gmail_annotations*", "For promotional campaigns only. By our reading, a deal card and a carousel are optional, and do not go together.", "GmailAnnotations.deal_card", "GmailAnnotations.product_carousel", "gmail.promotional-only", "gmail.deal-card-or-carousel"],
    ["send_email_if_personalization_fails", "A boolean.", "GmailAnnotations.send_email_if_personalization_fails", "gmail.annotations-complete"],
    ["sender_logo", "Required in annotations: an https URL.", "GmailAnnotations.sender_logo"],
    ["sender_logo_type", "A string; only one value is shown.", "GmailAnnotations.sender_logo_type", "gmail.annotations-complete"],
    ["deal_card.description", "A string; by our reading, it is required in a deal card.", "DealCard.description", "member.text-not-empty"],
    ["deal_card.discount_code", "A string; by our reading, it is required in a deal card.", "DealCard.discount_code", "member.text-not-empty"],
    ["deal_card.availability_starts", "Required in a deal card: a date and time with a UTC offset.", "DealCard.availability_starts"],
    ["deal_card.availability_ends", "A date and time with a UTC offset, at least an hour after the start; by our reading, it is required in a deal card.", "DealCard.availability_ends", "gmail.deal-card-one-hour"],
    ["product_carousel.type", "`MANUAL` or `PRODUCT_SET`; by our reading, it is required, and so is the data that it names.", "ProductCarousel.type", "ProductCarousel.manual_data", "ProductCarousel.product_set_data", "gmail.manual-data-required", "gmail.product-set-data-required", "gmail.carousel-data-used", "gmail.product-sets-enabled", "workspace.features-known"],
    ["product_carousel.manual_data.currency", "A string; by our reading, it is required.", "ManualCarouselData.currency", "member.text-not-empty"],
    ["product_carousel.manual_data.products[]", "At least two products, each with seven members: two strings, two numbers as strings, the type of the discount, and two https URLs. By our reading, the list and all seven members are required.", "ManualCarouselData.products", "CarouselProduct.id", "CarouselProduct.headline", "CarouselProduct.original_price", "CarouselProduct.discount_value", "CarouselProduct.discount_type", "CarouselProduct.promo_url", "CarouselProduct.product_image", "member.text-not-empty", "gmail.at-most-nine-products", "gmail.percent-at-most-hundred"],
    ["product_carousel.product_set_data", "Five members, one of them a number from 2 to 9; requires the Product Sets feature. By our reading, all five are required, and the two URLs can be any strings.", "ProductSetCarouselData.product_set", "ProductSetCarouselData.image_url", "ProductSetCarouselData.headline", "ProductSetCarouselData.promo_url", "ProductSetCarouselData.product_count", "gmail.product-sets-enabled", "gmail.product-set-known", "member.text-not-empty", "gmail.carousel-data-used", "workspace.features-known"],
  ]],
  ["Create response (201)", [
    ["*body*", "An object with the string `campaign_id`.", "operations/check-response.ts"],
  ]],
  ["Update request body (v5)", [
    ["*optional members*", "Every member is optional.", "PushUpdateRequest", "update.changes-something"],
    ["*request_id*", "A string.", "PushUpdateRequest.request_id"],
    ["*channel*", "`PUSH` for a Push campaign; by our reading, `EMAIL` for an Email campaign.", "PushUpdateRequest.channel", "operations/update/merge.ts"],
    ["*campaign_delivery_type*", "The delivery types of Push; by our reading, those of Email for an Email campaign. `BROADCAST_LIVE_ACTIVITY` is for campaigns created through older paths; by our reading, a stored live activity can still be changed, but no draft can become one.", "PushUpdateRequest.campaign_delivery_type", "update.live-activity-not-converted"],
    ["*updated_by*", "An email address. Without it, the credential counts as the author.", "PushUpdateRequest.updated_by", "update.updated-by-address-alone"],
    ["*version_note*", "A string, kept only if the update makes a new version, in workspaces where campaigns have versions.", "PushUpdateRequest.version_note", "update.version-note-used"],
    ["*components*", "Any of eleven components; by our reading, the connector of an Email campaign as well.", "PushUpdateRequest", "operations/update/validate-update.ts"],
    ["*status*", "Publishes the campaign.", "PushUpdateRequest.status"],
  ]],
  ["Update response (200)", [
    ["*body*", "An object with two strings and an object whose members are not shown.", "operations/check-response.ts"],
  ]],
  ["States and transitions", [
    ["*states and actions*", "Four states besides the draft, and four actions; transitions are not shown.", "operations/update/update-context.ts", "nothing: transitions are not shown"],
    ["ACTIVE", "The trigger, the audience, the goals, and the schedule's delivery type and start cannot change; by our reading, they may be sent again unchanged.", "update.trigger-condition-unchanged", "update.segmentation-details-unchanged", "update.conversion-goal-details-unchanged", "update.delivery-type-unchanged", "update.start-time-unchanged"],
    ["SCHEDULED", "The schedule's delivery type cannot change; by our reading, it may be sent again unchanged.", "update.delivery-type-unchanged"],
    ["STOPPED", "Nothing can be changed or, by our reading, published.", "update.state-allows-changes"],
    ["ARCHIVED", "Nothing can be changed or, by our reading, published.", "update.state-allows-changes"],
    ["*effects*", "When changes reach users, for each kind of campaign.", "nothing: this happens after the service has accepted a request"],
  ]],
  ["Endpoints", [
    ["*common*", "Requests and answers are JSON, and requests are authenticated.", "request.content-type-json", "request.authorized"],
  ]],
  ["Create campaign", [
    ["*method and path*", "`POST` to the path of v1 campaigns.", "request.operation-known"],
    ["*SVC-APPKEY*", "A required header that names the workspace.", "request.app-key-present", "request.authorized"],
    ["*body*", "The create request for the channel.", "CreateRequest"],
    ["*success*", "201 with the campaign's id.", "operations/check-response.ts"],
    ["*failures*", "400, 401, 429 and 500.", "operations/check-response.ts", "operations/request/validate-request.ts", "operations/limits/limits.ts", "nothing: 500 is a failure of the server itself"],
  ]],
  ["Update or publish campaign draft", [
    ["*method and path*", "`PATCH` to the path of one v5 campaign.", "request.operation-known"],
    ["Authorization", "Required, with the Basic scheme.", "request.authorized"],
    ["X-SVC-Tenant-ID", "Optional: the id of the workspace. It replaces the header of v1.", "request.authorized"],
    ["X-SVC-Request-Id", "Called required, but by our reading, either this header or the body's `request_id` is enough; if both are present, they must match. It is said to correlate with `response_id`.", "request.request-id-present", "request.request-ids-equal", "request.headers-unambiguous", "nothing: how it relates to `response_id` is not shown, and answers are checked without their requests"],
    ["Idempotency-Key", "Required: a UUID of version 4. A repeated key gets the same answer. The specification requires it on every `POST` and `PATCH` except validation; by our reading, this means v5 only, and so this operation only.", "request.idempotency-key-present", "request.idempotency-key-uuid", "operations/limits/decide-idempotency.ts", "nothing: create is an operation of v1, and the other operations of v5 are not shown"],
    ["1", "Without `status`: components are merged into the draft. By our reading, each one replaces the whole stored component, and what is omitted keeps its value. Each component must be valid, and then all of them together: checks across components see the combined result.", "operations/update/merge.ts", "update.stored-unreadable"],
    ["2", "With `status`, which must be `PUBLISH`: the campaign is published, and the body must not contain any component.", "PushUpdateRequest.status", "update.status-alone", "update.stored-publishable"],
    ["*success*", "200 with a body, unlike v1.", "operations/check-response.ts"],
    ["*failures*", "400 for `status` together with components; other failures are not shown.", "update.status-alone", "operations/check-response.ts"],
  ]],
  ["Other operations", [
    ["*named only*", "There are operations for creating drafts, validating, other status changes, and reading.", "nothing: bodies and answers are not shown"],
  ]],
  ["Authentication", [
    ["1", "HTTP Basic, with the workspace's id and a key in Base64.", "request.authorized"],
    ["2", "The user name is the workspace's id.", "request.authorized"],
    ["3", "The password is an API key with certain permissions.", "request.authorized", "nothing: only the service knows what a key permits"],
    ["4", "Create also requires the workspace's header; in v5, this header has another name and is optional.", "request.app-key-present", "request.authorized"],
    ["5", "Failed authentication is answered with 401.", "request.authorized"],
  ]],
  ["Events", [
    ["*events*", "The events that the service emits are not shown. It reads the events of users in conditions: in `actions` filters, by our reading also those of an audience, and as `business_event`.", "ActionsFilter", "PushBasicDetails.business_event", "EmailBasicDetails.business_event", "nothing: emitted events are not shown"],
  ]],
  ["Error body", [
    ["error.code", "The status and its reason; for flag-gated features it can be `VALIDATION_FAILED`. By our reading, it is that for the audience limit and for queuing, which are called flag-gated, and 400 Bad Request for any other feature.", "engine/collect.ts", "audience-limit.feature-enabled", "delivery-controls.queuing-enabled"],
    ["error.message", "What was wrong; by our reading, the first of several problems.", "errors/error-body.ts"],
    ["error.target", "The section or field that was wrong; by our reading, that of the first of several problems.", "errors/violation.ts"],
    ["error.details", "Each problem with its path: members after dots, indexes in brackets.", "errors/error-body.ts", "errors/path.ts"],
    ["error.request_id", "The request's id, in some cases; by our reading, whenever the request has one.", "errors/error-body.ts", "operations/request/validate-request.ts"],
  ]],
  ["Status codes on create", [
    ["*201, 400, 401, 429, 500*", "The five answers to a create request; the bodies of the last three are not shown.", "operations/check-response.ts"],
  ]],
  ["Validation conditions that return 400", [
    ["Required field absent (message pattern:…", "A required member is absent: both targets are the member.", "structure.required", "errors/violation.ts"],
    ["Wrong JSON type, message pattern:…", "A value has the wrong type: the targets are the component and the member in it.", "structure.type", "errors/violation.ts"],
    ["gmail_annotations on a TRANSACTIONAL…", "Annotations on a transactional campaign.", "gmail.promotional-only", "errors/violation.ts"],
    ["sender_logo missing while…", "Annotations without a logo.", "GmailAnnotations.sender_logo"],
    ["sender_logo not a valid https URL", "A logo that is not an https URL.", "GmailAnnotations.sender_logo", "structure.format"],
    ["deal_card member missing (for example…", "An incomplete deal card; by our reading, any of the four members may be the missing one.", "DealCard.description", "DealCard.discount_code", "DealCard.availability_starts", "DealCard.availability_ends"],
    ["availability_ends less than one hour…", "A deal shorter than an hour: the detail names the deal card.", "gmail.deal-card-one-hour"],
    ["Fewer than 2 products in the carousel", "Too few products: the detail names the carousel.", "ManualCarouselData.products", "structure.size"],
    ["product_count outside 2 to 9", "Too few or too many products: the detail names the set's data.", "ProductSetCarouselData.product_count", "structure.range"],
    ["original_price or discount_value not a…", "A price or discount that is not a number.", "CarouselProduct.original_price", "CarouselProduct.discount_value"],
    ["promo_url or product_image not a valid…", "A product whose link or picture is not an https URL, or whose picture is empty.", "CarouselProduct.promo_url", "CarouselProduct.product_image"],
    ["product_set id not found in the…", "A product set that the workspace does not have: the detail names the set's data.", "gmail.product-set-known"],
    ["Product Sets not enabled in the…", "A product set without the feature: the detail names the carousel.", "gmail.product-sets-enabled", "workspace.features-known"],
    ["campaign_audience_limit on a workspace…", "A cap without the feature: the code is `VALIDATION_FAILED`, and the message says that the feature is not enabled.", "audience-limit.feature-enabled"],
    ["queuing_enabled / queue_duration on a…", "Queuing without the feature; by our reading, the code is the same as for a cap.", "delivery-controls.queuing-enabled"],
    ["Update body mixing status with component…", "`status` together with a component.", "update.status-alone"],
    ["Rate limit breached", "Too many requests: 429.", "operations/limits/limits.ts"],
    ["1", "Delivery types require their trigger condition, business event or geofence.", "trigger.condition-required", "basic-details.business-event-required", "basic-details.geofences-required"],
    ["2", "Delays require the members that go with their type and relation; intelligent delays are for Push only.", "trigger.delay-value-required", "trigger.delay-granularity-required", "trigger.delay-relation-required", "trigger.attribute-name-required", "trigger.intelligent-delay-push-only", "trigger.intelligent-delay-window-required"],
    ["3", "Periodic campaigns and two ways of delivery require their details; periodic campaigns also require a fixed time.", "schedule.periodic-details-required", "schedule.periodic-at-fixed-time", "schedule.bts-details-required", "schedule.user-timezone-details-required"],
    ["4", "Event-triggered Push campaigns require `bypass_dnd`.", "delivery-controls.bypass-dnd-required"],
    ["5", "A control group that is on requires its percentage, from 0 to 100.", "control-group.percentage-required", "ControlGroupDetails.campaign_control_group_percentage"],
    ["6", "The time until removal from the inbox is counted in days.", "Advanced.expiration_settings.remove_from_inbox_after_type"],
    ["7", "A filter's operator must be allowed for its data type.", "filter.operator-allowed"],
  ]],
  ["Limits", [
    ["Create requests per second per client", "5", "operations/limits/limits.ts"],
    ["Create requests per minute per client", "25", "operations/limits/limits.ts"],
    ["Create requests per hour per client", "100", "operations/limits/limits.ts"],
    ["Campaign creation quota", "5 a minute, 25 an hour, 100 a day.", "operations/limits/limits.ts"],
    ["Windows", "Hours and days are counted back from now.", "operations/limits/limits.ts"],
    ["Breach", "The request is rejected with 429.", "operations/limits/limits.ts"],
    ["Total calls vs creations", "The quota counts only successes, whatever the number of calls; how many calls are allowed in a day is not shown.", "operations/limits/limits.ts", "nothing: no number is given for all calls in a day"],
    ["request_id reuse", "After a success, it cannot be used again for 1 hour (Push) or 1 day (Email); after a failure, it can.", "operations/limits/limits.ts"],
    ["campaign_control_group_percentage", "From 0 to 100.", "ControlGroupDetails.campaign_control_group_percentage"],
    ["campaign_audience_limit.limit", "From 1 to 9,999,999,999.", "CampaignAudienceLimit.limit"],
    ["Custom utm_ keys", "At most five.", "utm.at-most-five-custom-keys"],
    ["Product carousel", "From 2 to 9 products; for a manual list, only the minimum is enforced.", "ManualCarouselData.products", "ProductSetCarouselData.product_count", "gmail.at-most-nine-products"],
    ["Deal card duration", "At least an hour.", "gmail.deal-card-one-hour"],
    ["Update propagation, event-triggered", "Up to half an hour.", "nothing: this happens after the service has accepted a request"],
    ["Update rate limit values: not shown…", "Updates are limited too, in windows of an hour and a day, but the numbers are not shown.", "nothing: no number is given"],
  ]],
  ["Versioning", [
    ["1", "The description of the interface has a version.", "nothing: the version is not part of a request"],
    ["2", "Each operation has its own path.", "request.operation-known"],
    ["3", "What changed between v1 and v5: the workspace's header, the answer to an update, and two new headers.", "request.app-key-present", "request.idempotency-key-present", "operations/check-response.ts"],
    ["4", "v5 cannot create a live activity, nor turn a draft of another type into one.", "update.live-activity-not-converted", "nothing: the operation that creates a draft in v5 is not shown"],
    ["5", "Versions of a campaign, and notes on them, require the versioning feature.", "update.version-note-used"],
    ["6", "How versions are retired is not shown.", "nothing: the specification does not say how"],
  ]],
];

/** Every normative row of the specification, in its order. */
export const sections: readonly Section[] = table.map(([heading, lines]) => ({ heading, rows: lines.map(rowOf) }));

function rowOf([name, says, ...by]: Line): Row {
  const ours = /^\*(.+)\*$/u.exec(name)?.[1];
  return { row: ours ?? name, says, by: by.map(enforcerOf), ...(ours !== undefined && { prose: true }) };
}

function enforcerOf(written: Written): Enforcer {
  if (written.startsWith("nothing: ")) return { nothing: written.slice("nothing: ".length) };
  if (written.endsWith(".ts")) return { code: written };
  return /^[A-Z]/u.test(written) ? { schema: written } : { rule: written as RuleId };
}
