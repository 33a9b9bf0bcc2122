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
  /** What the row demands, in our own words. */
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
    ["1", "Campaigns can be made for Push (Android, iOS and web) and for Email.", "PushCreateRequest.channel", "EmailCreateRequest.channel", "PushBasicDetails.platforms[]"],
    ["2", "What a campaign is made of, in an overview.", "nothing: each of the parts has its row among those of the create request, which say on which channel it is needed"],
    ["3", "Push has seven delivery types, one of them for iOS alone; Email has four.", "PushCreateRequest.campaign_delivery_type", "EmailCreateRequest.campaign_delivery_type", "basic-details.live-activity-ios-only"],
    ["4", "Creating answers with the string `campaign_id`.", "response/check-response.ts"],
    ["5", "A v5 operation changes a draft by components, or publishes it.", "update/validate-update.ts"],
    ["6", "Where the service is reached: the prefix of the create path, and a host for each data centre.", "request.operation-known", "nothing: the host is not part of what is checked"],
  ]],
  ["Resources and their fields", [
    ["*JSON bodies*", "Bodies are JSON.", "structure.type", "structure.unreadable", "request.content-type-json"],
    ["*case of values*", "Listed values differ by upper and lower case.", "structure.enum"],
    ["*other members*", "What members an object has is listed, and by our reading any other is ignored, which is worth a warning. Where a list is said to be incomplete, only a name like a listed one is; where nothing is listed, in UTM keys and in content that is keyed, names are free. Where the members are those of another kind of request, or stand in a wrapper, another warning says so.", "member.known", "body.not-an-array", "body.not-a-whole-request", "body.unwrapped", "body.not-an-update", "update.not-a-create-request"],
  ]],
  ["Create request (common top level)", [
    ["*told apart by channel*", "`channel` decides which of the two shapes a request has.", "CreateRequest"],
    ["request_id", "Always there. Used up by a success for 1 hour (Push) or 1 day (Email), free again after a failure.", "PushCreateRequest.request_id", "EmailCreateRequest.request_id", "member.text-not-empty", "limits/check-request-id.ts"],
    ["channel", "Always there: `PUSH` or `EMAIL`.", "PushCreateRequest.channel", "EmailCreateRequest.channel"],
    ["campaign_delivery_type", "Always there, one of the channel's delivery types.", "PushCreateRequest.campaign_delivery_type", "EmailCreateRequest.campaign_delivery_type"],
    ["created_by", "Always there: the email address of whoever creates the campaign.", "PushCreateRequest.created_by", "EmailCreateRequest.created_by"],
    ["basic_details", "Always there.", "PushCreateRequest.basic_details", "EmailCreateRequest.basic_details"],
    ["trigger_condition", "There when the delivery type needs it.", "PushCreateRequest.trigger_condition", "EmailCreateRequest.trigger_condition", "trigger.condition-required", "trigger.condition-used"],
    ["connector", "Always there on Email; Push has none, so there it is an unknown member.", "EmailCreateRequest.connector", "member.known"],
    ["campaign_content", "Always there.", "PushCreateRequest.campaign_content", "EmailCreateRequest.campaign_content"],
    ["segmentation_details", "Always there.", "PushCreateRequest.segmentation_details", "EmailCreateRequest.segmentation_details"],
    ["scheduling_details", "Always there.", "PushCreateRequest.scheduling_details", "EmailCreateRequest.scheduling_details"],
    ["delivery_controls", "Always there on Push, optional on Email; each channel has a shape of its own.", "PushCreateRequest.delivery_controls", "EmailCreateRequest.delivery_controls"],
    ["advanced", "Always there on Push; Email has none, so there it is an unknown member.", "PushCreateRequest.advanced", "member.known"],
    ["conversion_goal_details", "Optional.", "PushCreateRequest.conversion_goal_details", "EmailCreateRequest.conversion_goal_details"],
    ["control_group_details", "Optional.", "PushCreateRequest.control_group_details", "EmailCreateRequest.control_group_details"],
    ["utm_params", "Optional.", "PushCreateRequest.utm_params", "EmailCreateRequest.utm_params"],
    ["campaign_audience_limit", "Optional, and only in a workspace with the feature.", "PushCreateRequest.campaign_audience_limit", "EmailCreateRequest.campaign_audience_limit", "audience-limit.feature-enabled"],
  ]],
  ["Push `basic_details`", [
    ["name", "Always there: what the campaign is called.", "PushBasicDetails.name", "member.text-not-empty"],
    ["platforms", "Always there: a list of `ANDROID`, `IOS` and `WEB`.", "PushBasicDetails.platforms", "basic-details.live-activity-ios-only", "basic-details.platforms-not-empty", "basic-details.platforms-distinct", "content.targeted-platform-has-content", "content.platform-targeted"],
    ["platform_specific_details", "Always there; inside, one boolean for Android and three for iOS, none of them called required.", "PushBasicDetails.platform_specific_details", "PushBasicDetails.platform_specific_details.android.push_amp_plus_enabled", "PushBasicDetails.platform_specific_details.ios.send_to_all_eligible_device", "PushBasicDetails.platform_specific_details.ios.exclude_provisional_push_devices", "PushBasicDetails.platform_specific_details.ios.send_to_only_provisional_push_enabled_devices", "basic-details.provisional-flags-exclusive"],
    ["business_event", "Needed for `BUSINESS_EVENT_TRIGGERED`; by our reading of no use otherwise.", "PushBasicDetails.business_event", "basic-details.business-event-required", "member.text-not-empty", "basic-details.business-event-used"],
    ["tags", "Optional labels.", "PushBasicDetails.tags"],
    ["team", "Optional name of a team.", "PushBasicDetails.team"],
    ["broadcast_live_activity_id", "Needed for `BROADCAST_LIVE_ACTIVITY` to iOS; by our reading of no use on another delivery type.", "PushBasicDetails.broadcast_live_activity_id", "basic-details.live-activity-id-required", "member.text-not-empty", "basic-details.live-activity-id-used"],
    ["geofences", "Needed for `LOCATION_TRIGGERED`; by our reading of no use otherwise.", "PushBasicDetails.geofences", "basic-details.geofences-required", "basic-details.geofences-used"],
    ["send_to_triggered_platform_only", "An optional boolean, for event-triggered campaigns; whether business events count is not said, so for those no use is questioned.", "PushBasicDetails.send_to_triggered_platform_only", "basic-details.triggered-platform-only-used"],
  ]],
  ["Email `basic_details`", [
    ["name", "Always there: what the campaign is called.", "EmailBasicDetails.name", "member.text-not-empty"],
    ["content_type", "Always there: `PROMOTIONAL` or `TRANSACTIONAL`.", "EmailBasicDetails.content_type"],
    ["user_attribute_identifier", "Always there: the user attribute with the email address. The standard value is no demand.", "EmailBasicDetails.user_attribute_identifier", "member.text-not-empty", "nothing: required, so its default never applies"],
    ["subscription_category", "Needed for `PROMOTIONAL`.", "EmailBasicDetails.subscription_category", "basic-details.subscription-category-required", "member.text-not-empty"],
    ["business_event", "Needed for `BUSINESS_EVENT_TRIGGERED`; by our reading of no use otherwise.", "EmailBasicDetails.business_event", "basic-details.business-event-required", "member.text-not-empty", "basic-details.business-event-used"],
    ["tags", "Optional labels.", "EmailBasicDetails.tags"],
    ["team", "Optional name of a team.", "EmailBasicDetails.team"],
    ["send_only_double_opt_in_users", "An optional boolean, false by default; true needs the Double Opt-In feature.", "EmailBasicDetails.send_only_double_opt_in_users", "basic-details.double-opt-in-enabled", "workspace.features-known", "nothing: the default is the service's to fill in, and we hand on the request as it is"],
    ["deduplication_attribute", "An optional string, empty by default, which means one brand; any other value needs the Brand Deduplication feature.", "EmailBasicDetails.deduplication_attribute", "basic-details.brand-deduplication-enabled", "workspace.features-known", "nothing: whether a name is the backend's or a display label cannot be seen from the request", "nothing: the default is the service's to fill in, and we hand on the request as it is"],
  ]],
  ["Email connector", [
    ["connector_type", "Always there; its values are not shown.", "Connector.connector_type", "member.text-not-empty"],
    ["connector_name", "Always there.", "Connector.connector_name", "member.text-not-empty"],
  ]],
  ["Trigger conditions (`trigger_condition`)", [
    ["*who needs one*", "Needed for Push triggered by events, devices and locations, and for Email triggered by events; no use on `ONE_TIME`, `PERIODIC` and `BUSINESS_EVENT_TRIGGERED`.", "trigger.condition-required", "trigger.condition-used"],
    ["included_filters", "The group that must match; by our reading optional.", "TriggerCondition.included_filters"],
    ["secondary_included_filters", "Another group that must match.", "TriggerCondition.secondary_included_filters"],
    ["trigger_delay_type", "`DELAY` or `ASAP`; on Push also `INTELLIGENT_DELAY`. By our reading optional.", "TriggerCondition.trigger_delay_type", "trigger.intelligent-delay-push-only"],
    ["trigger_delay_value", "An integer, needed with `DELAY`; by our reading of no use with another delay type.", "TriggerCondition.trigger_delay_value", "trigger.delay-value-required", "trigger.delay-members-used", "trigger.delay-values-positive"],
    ["trigger_delay_granularity", "A unit, needed with `DELAY`; by our reading of no use with another delay type.", "TriggerCondition.trigger_delay_granularity", "trigger.delay-granularity-required", "trigger.delay-members-used"],
    ["trigger_relation", "`BEFORE` or `AFTER`, needed with `DELAY`; by our reading of no use with another delay type.", "TriggerCondition.trigger_relation", "trigger.delay-relation-required", "trigger.delay-members-used"],
    ["trigger_attr", "With `BEFORE` its `name` is needed, by our reading whatever the delay type, though only `DELAY` has a use for it; what else it may hold is not shown.", "TriggerCondition.trigger_attr", "TriggerCondition.trigger_attr.name", "trigger.attribute-name-required", "trigger.delay-members-used", "member.known"],
    ["intelligent_delay_optimization", "For Push alone, needed with `INTELLIGENT_DELAY`; by our reading of no use with another delay type.", "TriggerCondition.intelligent_delay_optimization", "trigger.intelligent-delay-window-required", "trigger.intelligent-delay-window-push-only", "trigger.intelligent-delay-window-used"],
    ["min_delay_value", "An integer: where the window begins, by our reading needed with `INTELLIGENT_DELAY`.", "IntelligentDelayOptimization.min_delay_value", "trigger.intelligent-delay-window-complete", "trigger.intelligent-delay-window-ordered", "trigger.delay-values-positive"],
    ["min_delay_granularity", "Its unit, `MINUTES` or `HOURS`, by our reading needed with `INTELLIGENT_DELAY`.", "IntelligentDelayOptimization.min_delay_granularity", "trigger.intelligent-delay-window-complete", "trigger.intelligent-delay-window-ordered"],
    ["max_delay_value", "An integer: where the window ends, by our reading needed with `INTELLIGENT_DELAY`.", "IntelligentDelayOptimization.max_delay_value", "trigger.intelligent-delay-window-complete", "trigger.intelligent-delay-window-ordered", "trigger.delay-values-positive"],
    ["max_delay_granularity", "Its unit, `HOURS` or `DAYS`, by our reading needed with `INTELLIGENT_DELAY`.", "IntelligentDelayOptimization.max_delay_granularity", "trigger.intelligent-delay-window-complete", "trigger.intelligent-delay-window-ordered"],
    ["EVENT_TRIGGERED", "Needs a trigger condition; by our reading of the dashes, a business event and a geofence have no use.", "trigger.condition-required", "basic-details.business-event-used", "basic-details.geofences-used"],
    ["BUSINESS_EVENT_TRIGGERED", "Needs the business event; a trigger condition has no use, by our reading nor has a geofence.", "basic-details.business-event-required", "trigger.condition-used", "basic-details.geofences-used"],
    ["DEVICE_TRIGGERED (Push)", "Needs a trigger condition; by our reading a business event and a geofence have no use.", "trigger.condition-required", "basic-details.business-event-used", "basic-details.geofences-used"],
    ["LOCATION_TRIGGERED (Push)", "Needs a trigger condition and the geofence; by our reading a business event has no use.", "trigger.condition-required", "basic-details.geofences-required", "basic-details.business-event-used"],
    ["ONE_TIME, PERIODIC", "A trigger condition has no use, by our reading nor have a business event and a geofence.", "trigger.condition-used", "basic-details.business-event-used", "basic-details.geofences-used"],
  ]],
  ["Filters", [
    ["*group*", "A group is an operator, `and` or `or`, and a list of filters; by our reading both are always there.", "FilterGroup.filter_operator", "FilterGroup.filters"],
    ["*kinds of filter*", "`filter_type` decides which of three shapes a filter has; by our reading a bare group is none of them.", "Filter"],
    ["filter_type", "Of a filter on a user attribute: `user_attributes`.", "UserAttributesFilter.filter_type"],
    ["data_type", "One of four types, in lower case; by our reading always there.", "UserAttributesFilter.data_type"],
    ["category", "A label; by our reading optional, as is all that no text requires.", "UserAttributesFilter.category"],
    ["name", "The attribute; by our reading always there.", "UserAttributesFilter.name", "member.text-not-empty"],
    ["operator", "By our reading always there; which ones are allowed depends on the data type.", "UserAttributesFilter.operator", "filter.operator-allowed", "member.text-not-empty"],
    ["value", "Of any type. Not needed for `exists`, by our reading nor for `today`, and needed with any other operator.", "UserAttributesFilter.value", "filter.value-required"],
    ["case_sensitive", "A boolean.", "UserAttributesFilter.case_sensitive"],
    ["negate", "A boolean.", "UserAttributesFilter.negate"],
    ["project_name", "Needed in a workspace with the Portfolio feature.", "UserAttributesFilter.project_name", "filter.project-name-required", "workspace.features-known"],
    ["bool", "Two operators.", "filter.operator-allowed"],
    ["double", "Five operators.", "filter.operator-allowed"],
    ["string", "Seven operators.", "filter.operator-allowed"],
    ["datetime", "Eight operators.", "filter.operator-allowed"],
    ["filter_type", "Of a filter on an event: `actions`.", "ActionsFilter.filter_type"],
    ["action_name", "The event; by our reading always there.", "ActionsFilter.action_name", "member.text-not-empty"],
    ["execution.type", "How the count is compared: `atleast`, `atmost` or `exactly`.", "ActionsFilter.execution", "ActionsFilter.execution.type"],
    ["execution.count", "An integer.", "ActionsFilter.execution.count", "filter.execution-count-positive"],
    ["executed", "A boolean.", "ActionsFilter.executed"],
    ["attributes", "An optional group about the event's attributes: by our reading groups nest here and nowhere else.", "ActionsFilter.attributes", "structure.too-deep"],
    ["condition", "Optional label.", "ActionsFilter.condition"],
    ["*custom_segments*", "Names a segment, by id or by name; by our reading one of the two is enough.", "CustomSegmentsFilter.filter_type", "CustomSegmentsFilter.name", "CustomSegmentsFilter.id", "filter.segment-named"],
  ]],
  ["Audience (`segmentation_details`)", [
    ["included_filters", "Who is in.", "SegmentationDetails.included_filters"],
    ["excluded_filters", "Who is out.", "SegmentationDetails.excluded_filters"],
    ["is_all_user_campaign", "A boolean: everybody is in.", "SegmentationDetails.is_all_user_campaign"],
    ["send_campaign_to_opt_out_users", "A boolean: those who opted out are in as well.", "SegmentationDetails.send_campaign_to_opt_out_users"],
    ["*least audience*", "Everybody, or at least one filter of who is in.", "audience.not-empty"],
  ]],
  ["Schedule (`scheduling_details`)", [
    ["*dates and times*", "UTC to the second, written without an offset; by our reading exactly so, and existing in the calendar.", "SchedulingDetails.start_time", "SchedulingDetails.expiry_time"],
    ["delivery_type", "Always there, one of four.", "SchedulingDetails.delivery_type"],
    ["start_time", "Needed by each `delivery_type` but `ASAP`.", "SchedulingDetails.start_time", "schedule.start-time-required", "schedule.start-time-used"],
    ["expiry_time", "Optional end of a triggered campaign; by our reading of no use on `ONE_TIME` and `PERIODIC`.", "SchedulingDetails.expiry_time", "schedule.expiry-after-start", "schedule.expiry-time-used"],
    ["periodic_details", "Needed for `PERIODIC`, which is sent `AT_FIXED_TIME`; by our reading of no use on another delivery type.", "SchedulingDetails.periodic_details", "schedule.periodic-details-required", "schedule.periodic-at-fixed-time", "schedule.periodic-details-used"],
    ["bts_details", "Needed with `SEND_IN_BTS`; by our reading of no use otherwise.", "SchedulingDetails.bts_details", "schedule.bts-details-required", "schedule.bts-details-used"],
    ["user_timezone_details", "Needed with `SEND_IN_USER_TIMEZONE`; by our reading of no use otherwise.", "SchedulingDetails.user_timezone_details", "schedule.user-timezone-details-required", "schedule.user-timezone-details-used"],
    ["*ASAP*", "Goes out on publishing, and has no members that go with it; by our reading an expiry is not one of these.", "schedule.start-time-used", "schedule.periodic-at-fixed-time", "schedule.periodic-details-used", "schedule.bts-details-used", "schedule.user-timezone-details-used"],
    ["sending_frequency", "`DAILY`, `WEEKLY` or `MONTHLY`.", "PeriodicDetails.sending_frequency"],
    ["repeat_frequency", "An integer: every how many periods.", "PeriodicDetails.repeat_frequency", "schedule.periodic-counts-positive"],
    ["no_of_occurences", "An integer: how many sends in all.", "PeriodicDetails.no_of_occurences", "schedule.periodic-counts-positive"],
    ["repeat_on_date_of_month", "Days of the month, 1 to 31; for `MONTHLY`.", "PeriodicDetails.repeat_on_date_of_month", "schedule.repeat-days-used"],
    ["repeat_on_days_of_week", "Days of the week; for `WEEKLY` and `MONTHLY`.", "PeriodicDetails.repeat_on_days_of_week", "schedule.repeat-days-used"],
    ["repeat_on_days_of_week_for_month", "Days of the week in certain weeks; for `MONTHLY`.", "PeriodicDetails.repeat_on_days_of_week_for_month", "PeriodicDetails.repeat_on_days_of_week_for_month[].week_granularity", "PeriodicDetails.repeat_on_days_of_week_for_month[].repeat_on_days_of_week", "schedule.repeat-days-used"],
    ["send_in_bts", "A boolean.", "BtsDetails.send_in_bts"],
    ["if_user_bts_is_not_available", "A string; its values are not shown.", "BtsDetails.if_user_bts_is_not_available"],
    ["if_user_bts_outside_time_window", "A string; its values are not shown.", "BtsDetails.if_user_bts_outside_time_window"],
    ["window_end_time", "A string; its format is not shown.", "BtsDetails.window_end_time"],
    ["send_in_user_timezone", "A boolean.", "UserTimezoneDetails.send_in_user_timezone"],
    ["send_if_user_timezone_has_passed", "A boolean; false leaves out users for whom the start is past.", "UserTimezoneDetails.send_if_user_timezone_has_passed"],
  ]],
  ["Push `delivery_controls`", [
    ["bypass_dnd", "A boolean, needed for event-triggered campaigns: by our reading `EVENT_TRIGGERED` alone.", "PushDeliveryControls.bypass_dnd", "delivery-controls.bypass-dnd-required"],
    ["campaign_throttle_rpm", "An integer; no use when triggered by devices, locations or events; whether business events count is not said, so for those no use is questioned.", "PushDeliveryControls.campaign_throttle_rpm", "delivery-controls.members-used", "delivery-controls.counts-positive"],
    ["count_for_frequency_capping", "A boolean.", "PushDeliveryControls.count_for_frequency_capping"],
    ["ignore_frequency_capping", "A boolean.", "PushDeliveryControls.ignore_frequency_capping"],
    ["minimum_delay_between_two_notification_in_hour", "An integer, for campaigns triggered by events and devices; whether business events count is not said, so for those no use is questioned.", "PushDeliveryControls.minimum_delay_between_two_notification_in_hour", "delivery-controls.members-used", "delivery-controls.counts-positive"],
    ["max_time_to_show_message_of_same_camapign", "Hours as a string, for campaigns triggered by devices; spelt this way.", "PushDeliveryControls.max_time_to_show_message_of_same_camapign", "delivery-controls.members-used", "delivery-controls.hours-valid"],
    ["expiry_time_of_sync_data_in_hour", "Hours as a string, for campaigns triggered by devices.", "PushDeliveryControls.expiry_time_of_sync_data_in_hour", "delivery-controls.members-used", "delivery-controls.hours-valid"],
    ["send_message_in_offline_mode", "A boolean, for campaigns triggered by devices.", "PushDeliveryControls.send_message_in_offline_mode", "delivery-controls.members-used"],
    ["send_limit_value", "A count as a string, for campaigns triggered by locations.", "PushDeliveryControls.send_limit_value", "delivery-controls.members-used", "delivery-controls.hours-valid"],
    ["send_limit_granularity_in_hours", "Hours as a string, for campaigns triggered by locations.", "PushDeliveryControls.send_limit_granularity_in_hours", "delivery-controls.members-used", "delivery-controls.hours-valid"],
    ["ignore_global_minimum_delay", "A boolean, for event-triggered campaigns; whether business events count is not said, so for those no use is questioned.", "PushDeliveryControls.ignore_global_minimum_delay", "delivery-controls.members-used"],
    ["queuing_enabled", "A boolean; without the feature its presence alone is refused.", "PushDeliveryControls.queuing_enabled", "delivery-controls.queuing-enabled"],
    ["queue_duration", "Hours as an integer, only with the feature. When queuing is on, more than 0 and by our reading required, else by our reading of no use.", "PushDeliveryControls.queue_duration", "delivery-controls.queuing-enabled", "delivery-controls.queue-duration-required", "delivery-controls.queue-duration-positive", "delivery-controls.queue-duration-used"],
  ]],
  ["Email `delivery_controls`", [
    ["*members*", "Five optional members, three booleans and two integers; the others of Push are unknown here.", "EmailDeliveryControls.bypass_dnd", "EmailDeliveryControls.campaign_throttle_rpm", "EmailDeliveryControls.count_for_frequency_capping", "EmailDeliveryControls.ignore_frequency_capping", "EmailDeliveryControls.minimum_delay_between_two_notification_in_hour", "delivery-controls.counts-positive", "member.known"],
  ]],
  ["Push `advanced`", [
    ["expiration_settings.expire_notification_after_value", "An integer.", "Advanced.expiration_settings.expire_notification_after_value", "advanced.expiry-positive"],
    ["expiration_settings.expire_notification_after_type", "`HOUR` or `DAY`.", "Advanced.expiration_settings.expire_notification_after_type"],
    ["expiration_settings.remove_from_inbox_after_value", "An integer.", "Advanced.expiration_settings.remove_from_inbox_after_value", "advanced.expiry-positive"],
    ["expiration_settings.remove_from_inbox_after_type", "`DAY`, nothing else.", "Advanced.expiration_settings.remove_from_inbox_after_type"],
    ["platform_level_priority.android_specific_priority.send_with_priority", "A boolean.", "Advanced.platform_level_priority.android_specific_priority.send_with_priority"],
    ["platform_level_priority.ios_specific_priority.apns_priority", "One of three numbers, written as strings.", "Advanced.platform_level_priority.ios_specific_priority.apns_priority"],
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
    ["campaign_control_group_percentage", "An integer from 0 to 100, needed when the campaign's control group is on; by our reading of no use otherwise.", "ControlGroupDetails.campaign_control_group_percentage", "control-group.percentage-required", "control-group.percentage-used"],
    ["is_global_control_group_enabled", "A boolean.", "ControlGroupDetails.is_global_control_group_enabled"],
  ]],
  ["`utm_params`", [
    ["*named keys*", "Source and medium are always there; campaign, term and content are optional. All are strings.", "UtmParams.utm_source", "UtmParams.utm_medium", "UtmParams.utm_campaign", "UtmParams.utm_term", "UtmParams.utm_content", "member.text-not-empty"],
    ["*custom keys*", "Up to five other keys with strings. On create they begin with `utm_`, on update any name will do; the policy `utmCustomKeys` may have one or the other for both.", "UtmParams.*", "utm.at-most-five-custom-keys", "utm.custom-key-prefixed"],
  ]],
  ["`campaign_audience_limit`", [
    ["*feature*", "Only in a workspace with the feature, which is off by default.", "audience-limit.feature-enabled"],
    ["*live activities*", "Both channels may have a cap, live activities may not.", "audience-limit.not-for-live-activity"],
    ["is_campaign_audience_limit_enabled", "On: `limit` is needed, and on `PERIODIC` and `EVENT_TRIGGERED` the other two as well. Off: none of the three may be there. Absent: by our reading nothing is needed or refused.", "CampaignAudienceLimit.is_campaign_audience_limit_enabled", "audience-limit.metric-and-frequency-required", "audience-limit.limit-required", "audience-limit.absent-when-disabled"],
    ["metric", "`SENT`, nothing else.", "CampaignAudienceLimit.metric"],
    ["frequency", "`TOTAL` for every delivery type that has one, `INSTANCE` for periodic Push only.", "CampaignAudienceLimit.frequency", "audience-limit.instance-for-push-periodic"],
    ["limit", "An integer from 1 to 9,999,999,999.", "CampaignAudienceLimit.limit"],
    ["*one-time campaigns*", "`metric` and `frequency` are refused on `ONE_TIME`, where `limit` is still needed. They apply to `PERIODIC` and `EVENT_TRIGGERED` only; on the other types we warn about them.", "audience-limit.absent-for-one-time", "audience-limit.metric-and-frequency-required", "audience-limit.metric-and-frequency-used", "audience-limit.limit-required"],
    ["*other names*", "The names of the table win over those of an older schema, so `metrics` is not known.", "member.known"],
  ]],
  ["Geofences (`basic_details.geofences`, Push `LOCATION_TRIGGERED`)", [
    ["name", "Always there; that it is unique cannot be seen from one request.", "Geofences.name", "member.text-not-empty"],
    ["latitude", "Always there, a string.", "Geofences.latitude", "basic-details.geofence-numbers-valid", "member.text-not-empty"],
    ["longitude", "Always there, a string.", "Geofences.longitude", "basic-details.geofence-numbers-valid", "member.text-not-empty"],
    ["radius", "Always there: metres as a string.", "Geofences.radius", "basic-details.geofence-numbers-valid", "member.text-not-empty"],
    ["triggered_at", "Always there: `ENTRY`, `EXIT`, or `dwell` in lower case.", "Geofences.triggered_at"],
    ["dwell_time_value", "A string, needed with `dwell`; by our reading of no use otherwise.", "Geofences.dwell_time_value", "basic-details.dwell-time-value-required", "basic-details.geofence-numbers-valid", "basic-details.dwell-time-used"],
    ["dwell_time_granularity", "A unit, needed with `dwell`; by our reading of no use otherwise.", "Geofences.dwell_time_granularity", "basic-details.dwell-time-granularity-required", "basic-details.dwell-time-used"],
    ["response_time_value", "Always there, a string.", "Geofences.response_time_value", "basic-details.geofence-numbers-valid", "member.text-not-empty"],
    ["response_time_granularity", "Always there, a unit.", "Geofences.response_time_granularity"],
  ]],
  ["Content (`campaign_content`)", [
    ["locales", "A list of strings, possibly `default`. By our reading, `content` may be keyed when this is present.", "PushCampaignContent.locales", "EmailCampaignContent.locales"],
    ["variation_details", "An object; what it holds is not shown. By our reading, what `content` holds may be keyed when this is present.", "PushCampaignContent.variation_details", "EmailCampaignContent.variation_details"],
    ["content", "Always there, with `push` or `email`, whichever the channel is. By our reading that member may be absent when `locales` or `variation_details` is present and one is found below a key for the locale, or below that and a key for the variation. All that are found are checked alike.", "PushCampaignContent.content", "PushCampaignContent.content.push", "EmailCampaignContent.content", "EmailCampaignContent.content.email", "member.known"],
    ["*Push content*", "One object for each platform, with a template and its details; by our reading none of these is required. Only content that is not keyed is compared with the targeted platforms.", "PushContent.android.template_type", "PushContent.android.basic_details", "PushContent.ios.template_type", "PushContent.ios.basic_details", "PushContent.web.template_type", "PushContent.web.basic_details", "content.targeted-platform-has-content", "content.platform-targeted"],
    ["*Android details*", "Six members: five strings and a list of keys with values. What has no type in the text is a string by our reading.", "PushContent.android.basic_details.notification_channel", "PushContent.android.basic_details.title", "PushContent.android.basic_details.message", "PushContent.android.basic_details.default_click_action", "PushContent.android.basic_details.default_click_action_value", "PushContent.android.basic_details.key_value_pairs", "PushContent.android.basic_details.key_value_pairs[].key", "PushContent.android.basic_details.key_value_pairs[].value"],
    ["*iOS details*", "Four members, by our reading strings as on Android.", "PushContent.ios.basic_details.title", "PushContent.ios.basic_details.message", "PushContent.ios.basic_details.default_click_action", "PushContent.ios.basic_details.default_click_action_value"],
    ["*other Push content*", "Other templates, what web shows, and more members exist but are not shown.", "member.known", "nothing: what is not shown is neither demanded nor refused"],
    ["*Email content*", "Six strings and the annotations; none but the annotations is called optional, none required, and more exist that are not shown.", "EmailContent.subject", "EmailContent.preview_text", "EmailContent.sender_name", "EmailContent.from_address", "EmailContent.reply_to_address", "EmailContent.html_content", "EmailContent.gmail_annotations", "content.email-envelope-complete", "member.known"],
    ["*gmail_annotations*", "For promotional campaigns only. By our reading a deal card and a carousel are optional, and do not go together.", "GmailAnnotations.deal_card", "GmailAnnotations.product_carousel", "gmail.promotional-only", "gmail.deal-card-or-carousel"],
    ["send_email_if_personalization_fails", "A boolean.", "GmailAnnotations.send_email_if_personalization_fails", "gmail.annotations-complete"],
    ["sender_logo", "Always there in annotations: an https URL.", "GmailAnnotations.sender_logo"],
    ["sender_logo_type", "A string; only one value is shown.", "GmailAnnotations.sender_logo_type", "gmail.annotations-complete"],
    ["deal_card.description", "A string; by our reading always there in a deal card.", "DealCard.description", "member.text-not-empty"],
    ["deal_card.discount_code", "A string; by our reading always there in a deal card.", "DealCard.discount_code", "member.text-not-empty"],
    ["deal_card.availability_starts", "Always there in a deal card: a moment with its UTC offset.", "DealCard.availability_starts"],
    ["deal_card.availability_ends", "A moment with its UTC offset, an hour or more after the start; by our reading always there in a deal card.", "DealCard.availability_ends", "gmail.deal-card-one-hour"],
    ["product_carousel.type", "`MANUAL` or `PRODUCT_SET`; by our reading always there, with the data it names.", "ProductCarousel.type", "ProductCarousel.manual_data", "ProductCarousel.product_set_data", "gmail.manual-data-required", "gmail.product-set-data-required", "gmail.carousel-data-used", "gmail.product-sets-enabled", "workspace.features-known"],
    ["product_carousel.manual_data.currency", "A string; by our reading always there.", "ManualCarouselData.currency", "member.text-not-empty"],
    ["product_carousel.manual_data.products[]", "Two products or more, each with seven members: two strings, two numbers as strings, a kind, two https URLs. By our reading the list and all seven are always there.", "ManualCarouselData.products", "CarouselProduct.id", "CarouselProduct.headline", "CarouselProduct.original_price", "CarouselProduct.discount_value", "CarouselProduct.discount_type", "CarouselProduct.promo_url", "CarouselProduct.product_image", "member.text-not-empty", "gmail.at-most-nine-products"],
    ["product_carousel.product_set_data", "Five members, one of them a number from 2 to 9; needs the Product Sets feature. By our reading all five are always there, and the two URLs any strings.", "ProductSetCarouselData.product_set", "ProductSetCarouselData.image_url", "ProductSetCarouselData.headline", "ProductSetCarouselData.promo_url", "ProductSetCarouselData.product_count", "gmail.product-sets-enabled", "gmail.product-set-known", "member.text-not-empty", "gmail.carousel-data-used", "workspace.features-known"],
  ]],
  ["Create response (201)", [
    ["*body*", "An object with the string `campaign_id`.", "response/check-response.ts"],
  ]],
  ["Update request body (v5)", [
    ["*optional members*", "No member is always there.", "PushUpdateRequest", "update.changes-something"],
    ["*request_id*", "A string.", "PushUpdateRequest.request_id"],
    ["*channel*", "`PUSH` for a Push campaign; by our reading `EMAIL` for an Email one.", "PushUpdateRequest.channel", "update/merge.ts"],
    ["*campaign_delivery_type*", "The delivery types of Push, by our reading those of Email for an Email campaign. `BROADCAST_LIVE_ACTIVITY` is for campaigns of older paths: by our reading a stored live activity may still be changed, but no draft can become one.", "PushUpdateRequest.campaign_delivery_type", "update.live-activity-not-converted"],
    ["*updated_by*", "An email address; absent, the credential counts as the author.", "PushUpdateRequest.updated_by"],
    ["*version_note*", "A string, kept only when a new version comes about, where campaigns have versions.", "PushUpdateRequest.version_note", "update.version-note-used"],
    ["*components*", "Any of eleven components; by our reading the connector of an Email campaign as well.", "PushUpdateRequest", "update/validate-update.ts"],
    ["*status*", "Publishes.", "PushUpdateRequest.status"],
  ]],
  ["Update response (200)", [
    ["*body*", "An object with two strings and an object whose members are not shown.", "response/check-response.ts"],
  ]],
  ["States and transitions", [
    ["*states and actions*", "Four states besides the draft, and four actions; how they follow each other is not shown.", "update/update-context.ts", "nothing: transitions are not shown"],
    ["ACTIVE", "Trigger, audience, goals, the schedule's delivery type and its start stay as they are; by our reading they may be sent again unchanged.", "update.trigger-condition-unchanged", "update.segmentation-details-unchanged", "update.conversion-goal-details-unchanged", "update.delivery-type-unchanged", "update.start-time-unchanged"],
    ["SCHEDULED", "The schedule's delivery type stays as it is; by our reading it may be sent again unchanged.", "update.delivery-type-unchanged"],
    ["STOPPED", "Nothing can be changed, nor by our reading published.", "update.state-allows-changes"],
    ["ARCHIVED", "Nothing can be changed, nor by our reading published.", "update.state-allows-changes"],
    ["*effects*", "When changes reach users, by kind of campaign.", "nothing: what the service does after it accepted a request"],
  ]],
  ["Endpoints", [
    ["*common*", "JSON both ways, with authentication.", "request.content-type-json", "request.authorized"],
  ]],
  ["Create campaign", [
    ["*method and path*", "`POST` to the campaigns of v1.", "request.operation-known"],
    ["*SVC-APPKEY*", "A header that is always there and names the workspace.", "request.app-key-present", "request.authorized"],
    ["*body*", "The create request of the channel.", "CreateRequest"],
    ["*success*", "201 and the campaign's id.", "response/check-response.ts"],
    ["*failures*", "400, 401, 429 and 500.", "response/check-response.ts", "request/validate-request.ts", "limits/check-rate-limit.ts", "nothing: 500 is the server's own failure"],
  ]],
  ["Update or publish campaign draft", [
    ["*method and path*", "`PATCH` to one campaign of v5.", "request.operation-known"],
    ["Authorization", "Always there, of the Basic scheme.", "request.authorized"],
    ["X-SVC-Tenant-ID", "Optional name of the workspace, in place of the header of v1.", "request.authorized"],
    ["X-SVC-Request-Id", "Called required, but by our reading this header or the body's `request_id` is enough; where both are, they are the same. It is said to correlate with `response_id`.", "request.request-id-present", "request.request-ids-equal", "request.headers-unambiguous", "nothing: how it relates to `response_id` is not shown, and an answer is looked at without its request"],
    ["Idempotency-Key", "Always there, a UUID of version 4; a key that comes again gets the same answer. Said of every `POST` and `PATCH` but validation; by our reading of v5 only, and so of this operation alone.", "request.idempotency-key-present", "request.idempotency-key-uuid", "limits/decide-idempotency.ts", "nothing: create is an operation of v1, and the other ones of v5 are not shown"],
    ["1", "Without `status`: components are merged into the draft, where by our reading each replaces the stored one whole, and what is omitted keeps its values. Each component must be valid, and then all of them together: checks across components see the combined result.", "update/merge.ts", "update.stored-unreadable"],
    ["2", "With `status`, which is `PUBLISH`: publishes, and no component may stand beside it.", "PushUpdateRequest.status", "update.status-alone"],
    ["*success*", "200 with a body, unlike v1.", "response/check-response.ts"],
    ["*failures*", "400 for `status` beside components; what else may come is not shown.", "update.status-alone", "response/check-response.ts"],
  ]],
  ["Other operations", [
    ["*named only*", "Draft creation, validation, other status changes and reading exist.", "nothing: bodies and answers are not shown"],
  ]],
  ["Authentication", [
    ["1", "HTTP Basic, with the workspace and a key in Base64.", "request.authorized"],
    ["2", "The user name is the workspace's id.", "request.authorized"],
    ["3", "The password is an API key with certain permissions.", "request.authorized", "nothing: what a key permits is known to the service alone"],
    ["4", "Create needs the workspace's header too; in v5 it has another name and is optional.", "request.app-key-present", "request.authorized"],
    ["5", "A failure is a 401.", "request.authorized"],
  ]],
  ["Events", [
    ["*events*", "The service emits none that are shown. It reads those of users in conditions: in `actions` filters, by our reading also those of an audience, and as `business_event`.", "ActionsFilter", "PushBasicDetails.business_event", "EmailBasicDetails.business_event", "nothing: emitted events are not shown"],
  ]],
  ["Error body", [
    ["error.code", "Status and reason; for features behind a flag it can be `VALIDATION_FAILED`. By our reading it is that for the audience limit and for queuing, which are called flag-gated, and 400 Bad Request for any other feature.", "engine/collect.ts", "audience-limit.feature-enabled", "delivery-controls.queuing-enabled"],
    ["error.message", "What was wrong; of several problems, by our reading the first.", "errors/error-body.ts"],
    ["error.target", "The section or field that was wrong; of several problems, by our reading that of the first.", "errors/target.ts"],
    ["error.details", "Each problem with its place: members after dots, indexes in brackets.", "errors/error-body.ts", "errors/path.ts"],
    ["error.request_id", "The request's id, sometimes; by our reading whenever the request has one.", "errors/error-body.ts", "request/validate-request.ts"],
  ]],
  ["Status codes on create", [
    ["*201, 400, 401, 429, 500*", "The five answers to a create request; the bodies of the last three are not shown.", "response/check-response.ts"],
  ]],
  ["Validation conditions that return 400", [
    ["Required field absent (message pattern:…", "What must be there and is not: both targets are the member.", "structure.required", "errors/target.ts"],
    ["Wrong JSON type, message pattern:…", "A value of the wrong type: the component, and the member in it.", "structure.type", "errors/target.ts"],
    ["gmail_annotations on a TRANSACTIONAL…", "Annotations on a transactional campaign.", "gmail.promotional-only", "errors/target.ts"],
    ["sender_logo missing while…", "Annotations without a logo.", "GmailAnnotations.sender_logo"],
    ["sender_logo not a valid https URL", "A logo that is no https URL.", "GmailAnnotations.sender_logo", "structure.format"],
    ["deal_card member missing (for example…", "An incomplete deal card: by our reading any of the four members may be the missing one.", "DealCard.description", "DealCard.discount_code", "DealCard.availability_starts", "DealCard.availability_ends"],
    ["availability_ends less than one hour…", "A deal shorter than an hour: the detail names the deal card.", "gmail.deal-card-one-hour"],
    ["Fewer than 2 products in the carousel", "Too few products: the detail names the carousel.", "ManualCarouselData.products", "structure.size"],
    ["product_count outside 2 to 9", "Too few or too many: the detail names the set's data.", "ProductSetCarouselData.product_count", "structure.range"],
    ["original_price or discount_value not a…", "A price or discount that is no number.", "CarouselProduct.original_price", "CarouselProduct.discount_value"],
    ["promo_url or product_image not a valid…", "A link or picture of a product that is no https URL, such as an empty picture.", "CarouselProduct.promo_url", "CarouselProduct.product_image"],
    ["product_set id not found in the…", "A product set that the workspace does not have: the detail names the set's data.", "gmail.product-set-known"],
    ["Product Sets not enabled in the…", "A product set without the feature: the detail names the carousel.", "gmail.product-sets-enabled", "workspace.features-known"],
    ["campaign_audience_limit on a workspace…", "A cap without the feature: the code is `VALIDATION_FAILED`, and the message says that the feature is not enabled.", "audience-limit.feature-enabled"],
    ["queuing_enabled / queue_duration on a…", "Queuing without the feature; by our reading with the same code as a cap.", "delivery-controls.queuing-enabled"],
    ["Update body mixing status with component…", "`status` beside a component.", "update.status-alone"],
    ["Rate limit breached", "Too many requests: 429.", "limits/check-rate-limit.ts"],
    ["1", "Delivery types need their trigger condition, business event and geofence.", "trigger.condition-required", "basic-details.business-event-required", "basic-details.geofences-required"],
    ["2", "Delays need what goes with their type and relation; intelligent ones are for Push.", "trigger.delay-value-required", "trigger.delay-granularity-required", "trigger.delay-relation-required", "trigger.attribute-name-required", "trigger.intelligent-delay-push-only", "trigger.intelligent-delay-window-required"],
    ["3", "Periodic campaigns and two ways of delivery need their details; periodic ones a fixed time.", "schedule.periodic-details-required", "schedule.periodic-at-fixed-time", "schedule.bts-details-required", "schedule.user-timezone-details-required"],
    ["4", "Event-triggered Push needs `bypass_dnd`.", "delivery-controls.bypass-dnd-required"],
    ["5", "A control group that is on needs its percentage, from 0 to 100.", "control-group.percentage-required", "ControlGroupDetails.campaign_control_group_percentage"],
    ["6", "Leaving the inbox is counted in days.", "Advanced.expiration_settings.remove_from_inbox_after_type"],
    ["7", "A filter's operator fits its data type.", "filter.operator-allowed"],
  ]],
  ["Limits", [
    ["Create requests per second per client", "5", "limits/check-rate-limit.ts"],
    ["Create requests per minute per client", "25", "limits/check-rate-limit.ts"],
    ["Create requests per hour per client", "100", "limits/check-rate-limit.ts"],
    ["Campaign creation quota", "5 a minute, 25 an hour, 100 a day.", "limits/check-creation-quota.ts"],
    ["Windows", "An hour and a day are counted back from now.", "limits/check-rate-limit.ts", "limits/check-creation-quota.ts"],
    ["Breach", "The request is refused with 429.", "limits/check-rate-limit.ts", "limits/check-creation-quota.ts"],
    ["Total calls vs creations", "The quota counts successes alone, whatever the number of calls; how many calls there may be in a day is not shown.", "limits/check-creation-quota.ts", "nothing: no number is given for all calls of a day"],
    ["request_id reuse", "Used up by a success for 1 hour (Push) or 1 day (Email), not by a failure.", "limits/check-request-id.ts"],
    ["campaign_control_group_percentage", "From 0 to 100.", "ControlGroupDetails.campaign_control_group_percentage"],
    ["campaign_audience_limit.limit", "From 1 to 9,999,999,999.", "CampaignAudienceLimit.limit"],
    ["Custom utm_ keys", "Five or fewer.", "utm.at-most-five-custom-keys"],
    ["Product carousel", "From 2 to 9 products; of a list by hand only the least number is enforced.", "ManualCarouselData.products", "ProductSetCarouselData.product_count", "gmail.at-most-nine-products"],
    ["Deal card duration", "An hour or more.", "gmail.deal-card-one-hour"],
    ["Update propagation, event-triggered", "Up to half an hour.", "nothing: what the service does after it accepted a request"],
    ["Update rate limit values: not shown…", "Updates are limited too, in windows of an hour and a day, but not by numbers that are shown.", "nothing: no number is given"],
  ]],
  ["Versioning", [
    ["1", "The description that all this comes from has a version.", "nothing: it is not part of a request"],
    ["2", "Each operation has its path.", "request.operation-known"],
    ["3", "What changed between v1 and v5: the workspace's header, the answer to an update, two new headers.", "request.app-key-present", "request.idempotency-key-present", "response/check-response.ts"],
    ["4", "v5 makes no live activities, neither anew nor out of another draft.", "update.live-activity-not-converted", "nothing: what creates a draft in v5 is not shown"],
    ["5", "Versions of a campaign, and notes on them, need the versioning feature.", "update.version-note-used"],
    ["6", "How versions end is not shown.", "nothing: nothing is said"],
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
