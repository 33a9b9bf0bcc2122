import type { RuleId } from "../../src/rules/index.js";

/** What holds a request to a row of the specification, or why nothing does. */
export type Enforcer =
  /** Title of a schema and a dotted path in it: `[]` for the entries of an array, `*` for every other key. */
  | { readonly schema: string }
  | { readonly rule: RuleId }
  /** Source file below `src` that does what the row says of answers or limits. */
  | { readonly code: string }
  | { readonly nothing: string };

export interface Row {
  /** First cell of the row without backticks, shortened when it is long; number of a list's item; or a name of ours. */
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

/** Every normative row of the specification, in its order. */
export const sections: readonly Section[] = [
  {
    heading: "What the service does",
    rows: [
      {
        row: "1",
        says: "Campaigns can be made for Push (Android, iOS and web) and for Email.",
        by: [
          { schema: "PushCreateRequest.channel" },
          { schema: "EmailCreateRequest.channel" },
          { schema: "PushBasicDetails.platforms[]" },
        ],
      },
      {
        row: "2",
        says: "What a campaign is made of, in an overview.",
        by: [
          {
            nothing:
              "each of the parts has its row among those of the create request, which say on which channel it is needed",
          },
        ],
      },
      {
        row: "3",
        says: "Push has seven delivery types, one of them for iOS alone; Email has four.",
        by: [
          { schema: "PushCreateRequest.campaign_delivery_type" },
          { schema: "EmailCreateRequest.campaign_delivery_type" },
          { rule: "basic-details.live-activity-ios-only" },
        ],
      },
      {
        row: "4",
        says: "Creating answers with the string `campaign_id`.",
        by: [{ code: "response/check-response.ts" }],
      },
      {
        row: "5",
        says: "A v5 operation changes a draft by components, or publishes it.",
        by: [{ code: "update/validate-update.ts" }],
      },
      {
        row: "6",
        says: "Where the service is reached: the prefix of the create path, and a host for each data centre.",
        by: [{ rule: "request.operation-known" }, { nothing: "the host is not part of what is checked" }],
      },
    ],
  },
  {
    heading: "Resources and their fields",
    rows: [
      {
        row: "JSON bodies",
        says: "Bodies are JSON.",
        by: [{ rule: "structure.type" }, { rule: "structure.unreadable" }, { rule: "request.content-type-json" }],
        prose: true,
      },
      {
        row: "case of values",
        says: "Listed values differ by upper and lower case.",
        by: [{ rule: "structure.enum" }],
        prose: true,
      },
      {
        row: "other members",
        says: "What members an object has is listed, and by our reading any other is ignored, which is worth a warning. Where a list is said to be incomplete, only a name like a listed one is; where nothing is listed, in UTM keys and in content that is keyed, names are free. Where the members are those of another kind of request, or stand in a wrapper, another warning says so.",
        by: [
          { rule: "member.known" },
          { rule: "body.not-an-array" },
          { rule: "body.not-a-whole-request" },
          { rule: "body.unwrapped" },
          { rule: "body.not-an-update" },
          { rule: "update.not-a-create-request" },
        ],
        prose: true,
      },
    ],
  },
  {
    heading: "Create request (common top level)",
    rows: [
      {
        row: "told apart by channel",
        says: "`channel` decides which of the two shapes a request has.",
        by: [{ schema: "CreateRequest" }],
        prose: true,
      },
      {
        row: "request_id",
        says: "Always there. Used up by a success for 1 hour (Push) or 1 day (Email), free again after a failure.",
        by: [
          { schema: "PushCreateRequest.request_id" },
          { schema: "EmailCreateRequest.request_id" },
          { rule: "member.text-not-empty" },
          { code: "limits/check-request-id.ts" },
        ],
      },
      {
        row: "channel",
        says: "Always there: `PUSH` or `EMAIL`.",
        by: [{ schema: "PushCreateRequest.channel" }, { schema: "EmailCreateRequest.channel" }],
      },
      {
        row: "campaign_delivery_type",
        says: "Always there, one of the channel's delivery types.",
        by: [
          { schema: "PushCreateRequest.campaign_delivery_type" },
          { schema: "EmailCreateRequest.campaign_delivery_type" },
        ],
      },
      {
        row: "created_by",
        says: "Always there: the email address of whoever creates the campaign.",
        by: [{ schema: "PushCreateRequest.created_by" }, { schema: "EmailCreateRequest.created_by" }],
      },
      {
        row: "basic_details",
        says: "Always there.",
        by: [{ schema: "PushCreateRequest.basic_details" }, { schema: "EmailCreateRequest.basic_details" }],
      },
      {
        row: "trigger_condition",
        says: "There when the delivery type needs it.",
        by: [
          { schema: "PushCreateRequest.trigger_condition" },
          { schema: "EmailCreateRequest.trigger_condition" },
          { rule: "trigger.condition-required" },
          { rule: "trigger.condition-used" },
        ],
      },
      {
        row: "connector",
        says: "Always there on Email; Push has none, so there it is an unknown member.",
        by: [{ schema: "EmailCreateRequest.connector" }, { rule: "member.known" }],
      },
      {
        row: "campaign_content",
        says: "Always there.",
        by: [{ schema: "PushCreateRequest.campaign_content" }, { schema: "EmailCreateRequest.campaign_content" }],
      },
      {
        row: "segmentation_details",
        says: "Always there.",
        by: [
          { schema: "PushCreateRequest.segmentation_details" },
          { schema: "EmailCreateRequest.segmentation_details" },
        ],
      },
      {
        row: "scheduling_details",
        says: "Always there.",
        by: [{ schema: "PushCreateRequest.scheduling_details" }, { schema: "EmailCreateRequest.scheduling_details" }],
      },
      {
        row: "delivery_controls",
        says: "Always there on Push, optional on Email; each channel has a shape of its own.",
        by: [{ schema: "PushCreateRequest.delivery_controls" }, { schema: "EmailCreateRequest.delivery_controls" }],
      },
      {
        row: "advanced",
        says: "Always there on Push; Email has none, so there it is an unknown member.",
        by: [{ schema: "PushCreateRequest.advanced" }, { rule: "member.known" }],
      },
      {
        row: "conversion_goal_details",
        says: "Optional.",
        by: [
          { schema: "PushCreateRequest.conversion_goal_details" },
          { schema: "EmailCreateRequest.conversion_goal_details" },
        ],
      },
      {
        row: "control_group_details",
        says: "Optional.",
        by: [
          { schema: "PushCreateRequest.control_group_details" },
          { schema: "EmailCreateRequest.control_group_details" },
        ],
      },
      {
        row: "utm_params",
        says: "Optional.",
        by: [{ schema: "PushCreateRequest.utm_params" }, { schema: "EmailCreateRequest.utm_params" }],
      },
      {
        row: "campaign_audience_limit",
        says: "Optional, and only in a workspace with the feature.",
        by: [
          { schema: "PushCreateRequest.campaign_audience_limit" },
          { schema: "EmailCreateRequest.campaign_audience_limit" },
          { rule: "audience-limit.feature-enabled" },
        ],
      },
    ],
  },
  {
    heading: "Push `basic_details`",
    rows: [
      {
        row: "name",
        says: "Always there: what the campaign is called.",
        by: [{ schema: "PushBasicDetails.name" }, { rule: "member.text-not-empty" }],
      },
      {
        row: "platforms",
        says: "Always there: a list of `ANDROID`, `IOS` and `WEB`.",
        by: [
          { schema: "PushBasicDetails.platforms" },
          { rule: "basic-details.live-activity-ios-only" },
          { rule: "basic-details.platforms-not-empty" },
          { rule: "basic-details.platforms-distinct" },
          { rule: "content.targeted-platform-has-content" },
          { rule: "content.platform-targeted" },
        ],
      },
      {
        row: "platform_specific_details",
        says: "Always there; inside, one boolean for Android and three for iOS, none of them called required.",
        by: [
          { schema: "PushBasicDetails.platform_specific_details" },
          { schema: "PushBasicDetails.platform_specific_details.android.push_amp_plus_enabled" },
          { schema: "PushBasicDetails.platform_specific_details.ios.send_to_all_eligible_device" },
          { schema: "PushBasicDetails.platform_specific_details.ios.exclude_provisional_push_devices" },
          { schema: "PushBasicDetails.platform_specific_details.ios.send_to_only_provisional_push_enabled_devices" },
          { rule: "basic-details.provisional-flags-exclusive" },
        ],
      },
      {
        row: "business_event",
        says: "Needed for `BUSINESS_EVENT_TRIGGERED`; by our reading of no use otherwise.",
        by: [
          { schema: "PushBasicDetails.business_event" },
          { rule: "basic-details.business-event-required" },
          { rule: "member.text-not-empty" },
          { rule: "basic-details.business-event-used" },
        ],
      },
      { row: "tags", says: "Optional labels.", by: [{ schema: "PushBasicDetails.tags" }] },
      { row: "team", says: "Optional name of a team.", by: [{ schema: "PushBasicDetails.team" }] },
      {
        row: "broadcast_live_activity_id",
        says: "Needed for `BROADCAST_LIVE_ACTIVITY` to iOS; by our reading of no use on another delivery type.",
        by: [
          { schema: "PushBasicDetails.broadcast_live_activity_id" },
          { rule: "basic-details.live-activity-id-required" },
          { rule: "member.text-not-empty" },
          { rule: "basic-details.live-activity-id-used" },
        ],
      },
      {
        row: "geofences",
        says: "Needed for `LOCATION_TRIGGERED`; by our reading of no use otherwise.",
        by: [
          { schema: "PushBasicDetails.geofences" },
          { rule: "basic-details.geofences-required" },
          { rule: "basic-details.geofences-used" },
        ],
      },
      {
        row: "send_to_triggered_platform_only",
        says: "An optional boolean, for event-triggered campaigns; whether business events count is not said, so for those no use is questioned.",
        by: [
          { schema: "PushBasicDetails.send_to_triggered_platform_only" },
          { rule: "basic-details.triggered-platform-only-used" },
        ],
      },
    ],
  },
  {
    heading: "Email `basic_details`",
    rows: [
      {
        row: "name",
        says: "Always there: what the campaign is called.",
        by: [{ schema: "EmailBasicDetails.name" }, { rule: "member.text-not-empty" }],
      },
      {
        row: "content_type",
        says: "Always there: `PROMOTIONAL` or `TRANSACTIONAL`.",
        by: [{ schema: "EmailBasicDetails.content_type" }],
      },
      {
        row: "user_attribute_identifier",
        says: "Always there: the user attribute with the email address. The standard value is no demand.",
        by: [
          { schema: "EmailBasicDetails.user_attribute_identifier" },
          { rule: "member.text-not-empty" },
          { nothing: "required, so its default never applies" },
        ],
      },
      {
        row: "subscription_category",
        says: "Needed for `PROMOTIONAL`.",
        by: [
          { schema: "EmailBasicDetails.subscription_category" },
          { rule: "basic-details.subscription-category-required" },
          { rule: "member.text-not-empty" },
        ],
      },
      {
        row: "business_event",
        says: "Needed for `BUSINESS_EVENT_TRIGGERED`; by our reading of no use otherwise.",
        by: [
          { schema: "EmailBasicDetails.business_event" },
          { rule: "basic-details.business-event-required" },
          { rule: "member.text-not-empty" },
          { rule: "basic-details.business-event-used" },
        ],
      },
      { row: "tags", says: "Optional labels.", by: [{ schema: "EmailBasicDetails.tags" }] },
      { row: "team", says: "Optional name of a team.", by: [{ schema: "EmailBasicDetails.team" }] },
      {
        row: "send_only_double_opt_in_users",
        says: "An optional boolean, false by default; true needs the Double Opt-In feature.",
        by: [
          { schema: "EmailBasicDetails.send_only_double_opt_in_users" },
          { rule: "basic-details.double-opt-in-enabled" },
          { rule: "workspace.features-known" },
          { nothing: "the default is the service's to fill in, and we hand on the request as it is" },
        ],
      },
      {
        row: "deduplication_attribute",
        says: "An optional string, empty by default, which means one brand; any other value needs the Brand Deduplication feature.",
        by: [
          { schema: "EmailBasicDetails.deduplication_attribute" },
          { rule: "basic-details.brand-deduplication-enabled" },
          { rule: "workspace.features-known" },
          { nothing: "whether a name is the backend's or a display label cannot be seen from the request" },
          { nothing: "the default is the service's to fill in, and we hand on the request as it is" },
        ],
      },
    ],
  },
  {
    heading: "Email connector",
    rows: [
      {
        row: "connector_type",
        says: "Always there; its values are not shown.",
        by: [{ schema: "Connector.connector_type" }, { rule: "member.text-not-empty" }],
      },
      {
        row: "connector_name",
        says: "Always there.",
        by: [{ schema: "Connector.connector_name" }, { rule: "member.text-not-empty" }],
      },
    ],
  },
  {
    heading: "Trigger conditions (`trigger_condition`)",
    rows: [
      {
        row: "who needs one",
        says: "Needed for Push triggered by events, devices and locations, and for Email triggered by events; no use on `ONE_TIME`, `PERIODIC` and `BUSINESS_EVENT_TRIGGERED`.",
        by: [{ rule: "trigger.condition-required" }, { rule: "trigger.condition-used" }],
        prose: true,
      },
      {
        row: "included_filters",
        says: "The group that must match; by our reading optional.",
        by: [{ schema: "TriggerCondition.included_filters" }],
      },
      {
        row: "secondary_included_filters",
        says: "Another group that must match.",
        by: [{ schema: "TriggerCondition.secondary_included_filters" }],
      },
      {
        row: "trigger_delay_type",
        says: "`DELAY` or `ASAP`; on Push also `INTELLIGENT_DELAY`. By our reading optional.",
        by: [{ schema: "TriggerCondition.trigger_delay_type" }, { rule: "trigger.intelligent-delay-push-only" }],
      },
      {
        row: "trigger_delay_value",
        says: "An integer, needed with `DELAY`; by our reading of no use with another delay type.",
        by: [
          { schema: "TriggerCondition.trigger_delay_value" },
          { rule: "trigger.delay-value-required" },
          { rule: "trigger.delay-members-used" },
          { rule: "trigger.delay-values-positive" },
        ],
      },
      {
        row: "trigger_delay_granularity",
        says: "A unit, needed with `DELAY`; by our reading of no use with another delay type.",
        by: [
          { schema: "TriggerCondition.trigger_delay_granularity" },
          { rule: "trigger.delay-granularity-required" },
          { rule: "trigger.delay-members-used" },
        ],
      },
      {
        row: "trigger_relation",
        says: "`BEFORE` or `AFTER`, needed with `DELAY`; by our reading of no use with another delay type.",
        by: [
          { schema: "TriggerCondition.trigger_relation" },
          { rule: "trigger.delay-relation-required" },
          { rule: "trigger.delay-members-used" },
        ],
      },
      {
        row: "trigger_attr",
        says: "With `BEFORE` its `name` is needed, by our reading whatever the delay type, though only `DELAY` has a use for it; what else it may hold is not shown.",
        by: [
          { schema: "TriggerCondition.trigger_attr" },
          { schema: "TriggerCondition.trigger_attr.name" },
          { rule: "trigger.attribute-name-required" },
          { rule: "trigger.delay-members-used" },
          { rule: "member.known" },
        ],
      },
      {
        row: "intelligent_delay_optimization",
        says: "For Push alone, needed with `INTELLIGENT_DELAY`; by our reading of no use with another delay type.",
        by: [
          { schema: "TriggerCondition.intelligent_delay_optimization" },
          { rule: "trigger.intelligent-delay-window-required" },
          { rule: "trigger.intelligent-delay-window-push-only" },
          { rule: "trigger.intelligent-delay-window-used" },
        ],
      },
      {
        row: "min_delay_value",
        says: "An integer: where the window begins, by our reading needed with `INTELLIGENT_DELAY`.",
        by: [
          { schema: "IntelligentDelayOptimization.min_delay_value" },
          { rule: "trigger.intelligent-delay-window-complete" },
          { rule: "trigger.intelligent-delay-window-ordered" },
          { rule: "trigger.delay-values-positive" },
        ],
      },
      {
        row: "min_delay_granularity",
        says: "Its unit, `MINUTES` or `HOURS`, by our reading needed with `INTELLIGENT_DELAY`.",
        by: [
          { schema: "IntelligentDelayOptimization.min_delay_granularity" },
          { rule: "trigger.intelligent-delay-window-complete" },
          { rule: "trigger.intelligent-delay-window-ordered" },
        ],
      },
      {
        row: "max_delay_value",
        says: "An integer: where the window ends, by our reading needed with `INTELLIGENT_DELAY`.",
        by: [
          { schema: "IntelligentDelayOptimization.max_delay_value" },
          { rule: "trigger.intelligent-delay-window-complete" },
          { rule: "trigger.intelligent-delay-window-ordered" },
          { rule: "trigger.delay-values-positive" },
        ],
      },
      {
        row: "max_delay_granularity",
        says: "Its unit, `HOURS` or `DAYS`, by our reading needed with `INTELLIGENT_DELAY`.",
        by: [
          { schema: "IntelligentDelayOptimization.max_delay_granularity" },
          { rule: "trigger.intelligent-delay-window-complete" },
          { rule: "trigger.intelligent-delay-window-ordered" },
        ],
      },
      {
        row: "EVENT_TRIGGERED",
        says: "Needs a trigger condition; by our reading of the dashes, a business event and a geofence have no use.",
        by: [
          { rule: "trigger.condition-required" },
          { rule: "basic-details.business-event-used" },
          { rule: "basic-details.geofences-used" },
        ],
      },
      {
        row: "BUSINESS_EVENT_TRIGGERED",
        says: "Needs the business event; a trigger condition has no use, by our reading nor has a geofence.",
        by: [
          { rule: "basic-details.business-event-required" },
          { rule: "trigger.condition-used" },
          { rule: "basic-details.geofences-used" },
        ],
      },
      {
        row: "DEVICE_TRIGGERED (Push)",
        says: "Needs a trigger condition; by our reading a business event and a geofence have no use.",
        by: [
          { rule: "trigger.condition-required" },
          { rule: "basic-details.business-event-used" },
          { rule: "basic-details.geofences-used" },
        ],
      },
      {
        row: "LOCATION_TRIGGERED (Push)",
        says: "Needs a trigger condition and the geofence; by our reading a business event has no use.",
        by: [
          { rule: "trigger.condition-required" },
          { rule: "basic-details.geofences-required" },
          { rule: "basic-details.business-event-used" },
        ],
      },
      {
        row: "ONE_TIME, PERIODIC",
        says: "A trigger condition has no use, by our reading nor have a business event and a geofence.",
        by: [
          { rule: "trigger.condition-used" },
          { rule: "basic-details.business-event-used" },
          { rule: "basic-details.geofences-used" },
        ],
      },
    ],
  },
  {
    heading: "Filters",
    rows: [
      {
        row: "group",
        says: "A group is an operator, `and` or `or`, and a list of filters; by our reading both are always there.",
        by: [{ schema: "FilterGroup.filter_operator" }, { schema: "FilterGroup.filters" }],
        prose: true,
      },
      {
        row: "kinds of filter",
        says: "`filter_type` decides which of three shapes a filter has; by our reading a bare group is none of them.",
        by: [{ schema: "Filter" }],
        prose: true,
      },
      {
        row: "filter_type",
        says: "Of a filter on a user attribute: `user_attributes`.",
        by: [{ schema: "UserAttributesFilter.filter_type" }],
      },
      {
        row: "data_type",
        says: "One of four types, in lower case; by our reading always there.",
        by: [{ schema: "UserAttributesFilter.data_type" }],
      },
      {
        row: "category",
        says: "A label; by our reading optional, as is all that no text requires.",
        by: [{ schema: "UserAttributesFilter.category" }],
      },
      {
        row: "name",
        says: "The attribute; by our reading always there.",
        by: [{ schema: "UserAttributesFilter.name" }, { rule: "member.text-not-empty" }],
      },
      {
        row: "operator",
        says: "By our reading always there; which ones are allowed depends on the data type.",
        by: [
          { schema: "UserAttributesFilter.operator" },
          { rule: "filter.operator-allowed" },
          { rule: "member.text-not-empty" },
        ],
      },
      {
        row: "value",
        says: "Of any type. Not needed for `exists`, by our reading nor for `today`, and needed with any other operator.",
        by: [{ schema: "UserAttributesFilter.value" }, { rule: "filter.value-required" }],
      },
      { row: "case_sensitive", says: "A boolean.", by: [{ schema: "UserAttributesFilter.case_sensitive" }] },
      { row: "negate", says: "A boolean.", by: [{ schema: "UserAttributesFilter.negate" }] },
      {
        row: "project_name",
        says: "Needed in a workspace with the Portfolio feature.",
        by: [
          { schema: "UserAttributesFilter.project_name" },
          { rule: "filter.project-name-required" },
          { rule: "workspace.features-known" },
        ],
      },
      { row: "bool", says: "Two operators.", by: [{ rule: "filter.operator-allowed" }] },
      { row: "double", says: "Five operators.", by: [{ rule: "filter.operator-allowed" }] },
      { row: "string", says: "Seven operators.", by: [{ rule: "filter.operator-allowed" }] },
      { row: "datetime", says: "Eight operators.", by: [{ rule: "filter.operator-allowed" }] },
      {
        row: "filter_type",
        says: "Of a filter on an event: `actions`.",
        by: [{ schema: "ActionsFilter.filter_type" }],
      },
      {
        row: "action_name",
        says: "The event; by our reading always there.",
        by: [{ schema: "ActionsFilter.action_name" }, { rule: "member.text-not-empty" }],
      },
      {
        row: "execution.type",
        says: "How the count is compared: `atleast`, `atmost` or `exactly`.",
        by: [{ schema: "ActionsFilter.execution" }, { schema: "ActionsFilter.execution.type" }],
      },
      {
        row: "execution.count",
        says: "An integer.",
        by: [{ schema: "ActionsFilter.execution.count" }, { rule: "filter.execution-count-positive" }],
      },
      { row: "executed", says: "A boolean.", by: [{ schema: "ActionsFilter.executed" }] },
      {
        row: "attributes",
        says: "An optional group about the event's attributes: by our reading groups nest here and nowhere else.",
        by: [{ schema: "ActionsFilter.attributes" }, { rule: "structure.too-deep" }],
      },
      { row: "condition", says: "Optional label.", by: [{ schema: "ActionsFilter.condition" }] },
      {
        row: "custom_segments",
        says: "Names a segment, by id or by name; by our reading one of the two is enough.",
        by: [
          { schema: "CustomSegmentsFilter.filter_type" },
          { schema: "CustomSegmentsFilter.name" },
          { schema: "CustomSegmentsFilter.id" },
          { rule: "filter.segment-named" },
        ],
        prose: true,
      },
    ],
  },
  {
    heading: "Audience (`segmentation_details`)",
    rows: [
      { row: "included_filters", says: "Who is in.", by: [{ schema: "SegmentationDetails.included_filters" }] },
      { row: "excluded_filters", says: "Who is out.", by: [{ schema: "SegmentationDetails.excluded_filters" }] },
      {
        row: "is_all_user_campaign",
        says: "A boolean: everybody is in.",
        by: [{ schema: "SegmentationDetails.is_all_user_campaign" }],
      },
      {
        row: "send_campaign_to_opt_out_users",
        says: "A boolean: those who opted out are in as well.",
        by: [{ schema: "SegmentationDetails.send_campaign_to_opt_out_users" }],
      },
      {
        row: "least audience",
        says: "Everybody, or at least one filter of who is in.",
        by: [{ rule: "audience.not-empty" }],
        prose: true,
      },
    ],
  },
  {
    heading: "Schedule (`scheduling_details`)",
    rows: [
      {
        row: "dates and times",
        says: "UTC to the second, written without an offset; by our reading exactly so, and existing in the calendar.",
        by: [{ schema: "SchedulingDetails.start_time" }, { schema: "SchedulingDetails.expiry_time" }],
        prose: true,
      },
      { row: "delivery_type", says: "Always there, one of four.", by: [{ schema: "SchedulingDetails.delivery_type" }] },
      {
        row: "start_time",
        says: "Needed by each `delivery_type` but `ASAP`.",
        by: [
          { schema: "SchedulingDetails.start_time" },
          { rule: "schedule.start-time-required" },
          { rule: "schedule.start-time-used" },
        ],
      },
      {
        row: "expiry_time",
        says: "Optional end of a triggered campaign; by our reading of no use on `ONE_TIME` and `PERIODIC`.",
        by: [
          { schema: "SchedulingDetails.expiry_time" },
          { rule: "schedule.expiry-after-start" },
          { rule: "schedule.expiry-time-used" },
        ],
      },
      {
        row: "periodic_details",
        says: "Needed for `PERIODIC`, which is sent `AT_FIXED_TIME`; by our reading of no use on another delivery type.",
        by: [
          { schema: "SchedulingDetails.periodic_details" },
          { rule: "schedule.periodic-details-required" },
          { rule: "schedule.periodic-at-fixed-time" },
          { rule: "schedule.periodic-details-used" },
        ],
      },
      {
        row: "bts_details",
        says: "Needed with `SEND_IN_BTS`; by our reading of no use otherwise.",
        by: [
          { schema: "SchedulingDetails.bts_details" },
          { rule: "schedule.bts-details-required" },
          { rule: "schedule.bts-details-used" },
        ],
      },
      {
        row: "user_timezone_details",
        says: "Needed with `SEND_IN_USER_TIMEZONE`; by our reading of no use otherwise.",
        by: [
          { schema: "SchedulingDetails.user_timezone_details" },
          { rule: "schedule.user-timezone-details-required" },
          { rule: "schedule.user-timezone-details-used" },
        ],
      },
      {
        row: "ASAP",
        says: "Goes out on publishing, and has no members that go with it; by our reading an expiry is not one of these.",
        by: [
          { rule: "schedule.start-time-used" },
          { rule: "schedule.periodic-at-fixed-time" },
          { rule: "schedule.periodic-details-used" },
          { rule: "schedule.bts-details-used" },
          { rule: "schedule.user-timezone-details-used" },
        ],
        prose: true,
      },
      {
        row: "sending_frequency",
        says: "`DAILY`, `WEEKLY` or `MONTHLY`.",
        by: [{ schema: "PeriodicDetails.sending_frequency" }],
      },
      {
        row: "repeat_frequency",
        says: "An integer: every how many periods.",
        by: [{ schema: "PeriodicDetails.repeat_frequency" }, { rule: "schedule.periodic-counts-positive" }],
      },
      {
        row: "no_of_occurences",
        says: "An integer: how many sends in all.",
        by: [{ schema: "PeriodicDetails.no_of_occurences" }, { rule: "schedule.periodic-counts-positive" }],
      },
      {
        row: "repeat_on_date_of_month",
        says: "Days of the month, 1 to 31; for `MONTHLY`.",
        by: [{ schema: "PeriodicDetails.repeat_on_date_of_month" }, { rule: "schedule.repeat-days-used" }],
      },
      {
        row: "repeat_on_days_of_week",
        says: "Days of the week; for `WEEKLY` and `MONTHLY`.",
        by: [{ schema: "PeriodicDetails.repeat_on_days_of_week" }, { rule: "schedule.repeat-days-used" }],
      },
      {
        row: "repeat_on_days_of_week_for_month",
        says: "Days of the week in certain weeks; for `MONTHLY`.",
        by: [
          { schema: "PeriodicDetails.repeat_on_days_of_week_for_month" },
          { schema: "PeriodicDetails.repeat_on_days_of_week_for_month[].week_granularity" },
          { schema: "PeriodicDetails.repeat_on_days_of_week_for_month[].repeat_on_days_of_week" },
          { rule: "schedule.repeat-days-used" },
        ],
      },
      { row: "send_in_bts", says: "A boolean.", by: [{ schema: "BtsDetails.send_in_bts" }] },
      {
        row: "if_user_bts_is_not_available",
        says: "A string; its values are not shown.",
        by: [{ schema: "BtsDetails.if_user_bts_is_not_available" }],
      },
      {
        row: "if_user_bts_outside_time_window",
        says: "A string; its values are not shown.",
        by: [{ schema: "BtsDetails.if_user_bts_outside_time_window" }],
      },
      {
        row: "window_end_time",
        says: "A string; its format is not shown.",
        by: [{ schema: "BtsDetails.window_end_time" }],
      },
      {
        row: "send_in_user_timezone",
        says: "A boolean.",
        by: [{ schema: "UserTimezoneDetails.send_in_user_timezone" }],
      },
      {
        row: "send_if_user_timezone_has_passed",
        says: "A boolean; false leaves out users for whom the start is past.",
        by: [{ schema: "UserTimezoneDetails.send_if_user_timezone_has_passed" }],
      },
    ],
  },
  {
    heading: "Push `delivery_controls`",
    rows: [
      {
        row: "bypass_dnd",
        says: "A boolean, needed for event-triggered campaigns: by our reading `EVENT_TRIGGERED` alone.",
        by: [{ schema: "PushDeliveryControls.bypass_dnd" }, { rule: "delivery-controls.bypass-dnd-required" }],
      },
      {
        row: "campaign_throttle_rpm",
        says: "An integer; no use when triggered by devices, locations or events; whether business events count is not said, so for those no use is questioned.",
        by: [
          { schema: "PushDeliveryControls.campaign_throttle_rpm" },
          { rule: "delivery-controls.members-used" },
          { rule: "delivery-controls.counts-positive" },
        ],
      },
      {
        row: "count_for_frequency_capping",
        says: "A boolean.",
        by: [{ schema: "PushDeliveryControls.count_for_frequency_capping" }],
      },
      {
        row: "ignore_frequency_capping",
        says: "A boolean.",
        by: [{ schema: "PushDeliveryControls.ignore_frequency_capping" }],
      },
      {
        row: "minimum_delay_between_two_notification_in_hour",
        says: "An integer, for campaigns triggered by events and devices; whether business events count is not said, so for those no use is questioned.",
        by: [
          { schema: "PushDeliveryControls.minimum_delay_between_two_notification_in_hour" },
          { rule: "delivery-controls.members-used" },
          { rule: "delivery-controls.counts-positive" },
        ],
      },
      {
        row: "max_time_to_show_message_of_same_camapign",
        says: "Hours as a string, for campaigns triggered by devices; spelt this way.",
        by: [
          { schema: "PushDeliveryControls.max_time_to_show_message_of_same_camapign" },
          { rule: "delivery-controls.members-used" },
          { rule: "delivery-controls.hours-valid" },
        ],
      },
      {
        row: "expiry_time_of_sync_data_in_hour",
        says: "Hours as a string, for campaigns triggered by devices.",
        by: [
          { schema: "PushDeliveryControls.expiry_time_of_sync_data_in_hour" },
          { rule: "delivery-controls.members-used" },
          { rule: "delivery-controls.hours-valid" },
        ],
      },
      {
        row: "send_message_in_offline_mode",
        says: "A boolean, for campaigns triggered by devices.",
        by: [
          { schema: "PushDeliveryControls.send_message_in_offline_mode" },
          { rule: "delivery-controls.members-used" },
        ],
      },
      {
        row: "send_limit_value",
        says: "A count as a string, for campaigns triggered by locations.",
        by: [
          { schema: "PushDeliveryControls.send_limit_value" },
          { rule: "delivery-controls.members-used" },
          { rule: "delivery-controls.hours-valid" },
        ],
      },
      {
        row: "send_limit_granularity_in_hours",
        says: "Hours as a string, for campaigns triggered by locations.",
        by: [
          { schema: "PushDeliveryControls.send_limit_granularity_in_hours" },
          { rule: "delivery-controls.members-used" },
          { rule: "delivery-controls.hours-valid" },
        ],
      },
      {
        row: "ignore_global_minimum_delay",
        says: "A boolean, for event-triggered campaigns; whether business events count is not said, so for those no use is questioned.",
        by: [
          { schema: "PushDeliveryControls.ignore_global_minimum_delay" },
          { rule: "delivery-controls.members-used" },
        ],
      },
      {
        row: "queuing_enabled",
        says: "A boolean; without the feature its presence alone is refused.",
        by: [{ schema: "PushDeliveryControls.queuing_enabled" }, { rule: "delivery-controls.queuing-enabled" }],
      },
      {
        row: "queue_duration",
        says: "Hours as an integer, only with the feature. When queuing is on, more than 0 and by our reading required, else by our reading of no use.",
        by: [
          { schema: "PushDeliveryControls.queue_duration" },
          { rule: "delivery-controls.queuing-enabled" },
          { rule: "delivery-controls.queue-duration-required" },
          { rule: "delivery-controls.queue-duration-positive" },
          { rule: "delivery-controls.queue-duration-used" },
        ],
      },
    ],
  },
  {
    heading: "Email `delivery_controls`",
    rows: [
      {
        row: "members",
        says: "Five optional members, three booleans and two integers; the others of Push are unknown here.",
        by: [
          { schema: "EmailDeliveryControls.bypass_dnd" },
          { schema: "EmailDeliveryControls.campaign_throttle_rpm" },
          { schema: "EmailDeliveryControls.count_for_frequency_capping" },
          { schema: "EmailDeliveryControls.ignore_frequency_capping" },
          { schema: "EmailDeliveryControls.minimum_delay_between_two_notification_in_hour" },
          { rule: "delivery-controls.counts-positive" },
          { rule: "member.known" },
        ],
        prose: true,
      },
    ],
  },
  {
    heading: "Push `advanced`",
    rows: [
      {
        row: "expiration_settings.expire_notification_after_value",
        says: "An integer.",
        by: [
          { schema: "Advanced.expiration_settings.expire_notification_after_value" },
          { rule: "advanced.expiry-positive" },
        ],
      },
      {
        row: "expiration_settings.expire_notification_after_type",
        says: "`HOUR` or `DAY`.",
        by: [{ schema: "Advanced.expiration_settings.expire_notification_after_type" }],
      },
      {
        row: "expiration_settings.remove_from_inbox_after_value",
        says: "An integer.",
        by: [
          { schema: "Advanced.expiration_settings.remove_from_inbox_after_value" },
          { rule: "advanced.expiry-positive" },
        ],
      },
      {
        row: "expiration_settings.remove_from_inbox_after_type",
        says: "`DAY`, nothing else.",
        by: [{ schema: "Advanced.expiration_settings.remove_from_inbox_after_type" }],
      },
      {
        row: "platform_level_priority.android_specific_priority.send_with_priority",
        says: "A boolean.",
        by: [{ schema: "Advanced.platform_level_priority.android_specific_priority.send_with_priority" }],
      },
      {
        row: "platform_level_priority.ios_specific_priority.apns_priority",
        says: "One of three numbers, written as strings.",
        by: [{ schema: "Advanced.platform_level_priority.ios_specific_priority.apns_priority" }],
      },
      {
        row: "platform_level_priority.ios_specific_priority.interruption_level",
        says: "One of four levels.",
        by: [{ schema: "Advanced.platform_level_priority.ios_specific_priority.interruption_level" }],
      },
      {
        row: "platform_level_priority.ios_specific_priority.relevance_score",
        says: "One of three numbers.",
        by: [{ schema: "Advanced.platform_level_priority.ios_specific_priority.relevance_score" }],
      },
    ],
  },
  {
    heading: "`conversion_goal_details`",
    rows: [
      {
        row: "attribution_window_in_hours",
        says: "An integer.",
        by: [
          { schema: "ConversionGoalDetails.attribution_window_in_hours" },
          { rule: "conversion-goals.attribution-window-positive" },
        ],
      },
      {
        row: "goals",
        says: "A list of goals.",
        by: [{ schema: "ConversionGoalDetails.goals" }, { rule: "conversion-goals.one-primary" }],
      },
      {
        row: "goal",
        says: "Six members with their types; none is called required.",
        by: [
          { schema: "Goal.goal_name" },
          { schema: "Goal.goal_event_name" },
          { schema: "Goal.goal_event_attribute" },
          { schema: "Goal.is_primary_goal" },
          { schema: "Goal.revenue_attribute" },
          { schema: "Goal.revenue_currency" },
        ],
        prose: true,
      },
      {
        row: "attribute of a goal",
        says: "Ten members with their types; the data type is one of ten, in upper case.",
        by: [
          { schema: "GoalEventAttribute.name" },
          { schema: "GoalEventAttribute.condition" },
          { schema: "GoalEventAttribute.data_type" },
          { schema: "GoalEventAttribute.value" },
          { schema: "GoalEventAttribute.value1" },
          { schema: "GoalEventAttribute.negate" },
          { schema: "GoalEventAttribute.value_type" },
          { schema: "GoalEventAttribute.array_filter_type" },
          { schema: "GoalEventAttribute.filters" },
          { schema: "GoalEventAttribute.is_case_sensitive" },
        ],
        prose: true,
      },
    ],
  },
  {
    heading: "`control_group_details`",
    rows: [
      {
        row: "is_campaign_control_group_enabled",
        says: "A boolean.",
        by: [{ schema: "ControlGroupDetails.is_campaign_control_group_enabled" }],
      },
      {
        row: "campaign_control_group_percentage",
        says: "An integer from 0 to 100, needed when the campaign's control group is on; by our reading of no use otherwise.",
        by: [
          { schema: "ControlGroupDetails.campaign_control_group_percentage" },
          { rule: "control-group.percentage-required" },
          { rule: "control-group.percentage-used" },
        ],
      },
      {
        row: "is_global_control_group_enabled",
        says: "A boolean.",
        by: [{ schema: "ControlGroupDetails.is_global_control_group_enabled" }],
      },
    ],
  },
  {
    heading: "`utm_params`",
    rows: [
      {
        row: "named keys",
        says: "Source and medium are always there; campaign, term and content are optional. All are strings.",
        by: [
          { schema: "UtmParams.utm_source" },
          { schema: "UtmParams.utm_medium" },
          { schema: "UtmParams.utm_campaign" },
          { schema: "UtmParams.utm_term" },
          { schema: "UtmParams.utm_content" },
          { rule: "member.text-not-empty" },
        ],
        prose: true,
      },
      {
        row: "custom keys",
        says: "Up to five other keys with strings. On create they begin with `utm_`, on update any name will do; the policy `utmCustomKeys` may have one or the other for both.",
        by: [{ schema: "UtmParams.*" }, { rule: "utm.at-most-five-custom-keys" }, { rule: "utm.custom-key-prefixed" }],
        prose: true,
      },
    ],
  },
  {
    heading: "`campaign_audience_limit`",
    rows: [
      {
        row: "feature",
        says: "Only in a workspace with the feature, which is off by default.",
        by: [{ rule: "audience-limit.feature-enabled" }],
        prose: true,
      },
      {
        row: "live activities",
        says: "Both channels may have a cap, live activities may not.",
        by: [{ rule: "audience-limit.not-for-live-activity" }],
        prose: true,
      },
      {
        row: "is_campaign_audience_limit_enabled",
        says: "On: `limit` is needed, and on `PERIODIC` and `EVENT_TRIGGERED` the other two as well. Off: none of the three may be there. Absent: by our reading nothing is needed or refused.",
        by: [
          { schema: "CampaignAudienceLimit.is_campaign_audience_limit_enabled" },
          { rule: "audience-limit.metric-and-frequency-required" },
          { rule: "audience-limit.limit-required" },
          { rule: "audience-limit.absent-when-disabled" },
        ],
      },
      { row: "metric", says: "`SENT`, nothing else.", by: [{ schema: "CampaignAudienceLimit.metric" }] },
      {
        row: "frequency",
        says: "`TOTAL` for every delivery type that has one, `INSTANCE` for periodic Push only.",
        by: [{ schema: "CampaignAudienceLimit.frequency" }, { rule: "audience-limit.instance-for-push-periodic" }],
      },
      { row: "limit", says: "An integer from 1 to 9,999,999,999.", by: [{ schema: "CampaignAudienceLimit.limit" }] },
      {
        row: "one-time campaigns",
        says: "`metric` and `frequency` are refused on `ONE_TIME`, where `limit` is still needed. They apply to `PERIODIC` and `EVENT_TRIGGERED` only; on the other types we warn about them.",
        by: [
          { rule: "audience-limit.absent-for-one-time" },
          { rule: "audience-limit.metric-and-frequency-required" },
          { rule: "audience-limit.metric-and-frequency-used" },
          { rule: "audience-limit.limit-required" },
        ],
        prose: true,
      },
      {
        row: "other names",
        says: "The names of the table win over those of an older schema, so `metrics` is not known.",
        by: [{ rule: "member.known" }],
        prose: true,
      },
    ],
  },
  {
    heading: "Geofences (`basic_details.geofences`, Push `LOCATION_TRIGGERED`)",
    rows: [
      {
        row: "name",
        says: "Always there; that it is unique cannot be seen from one request.",
        by: [{ schema: "Geofences.name" }, { rule: "member.text-not-empty" }],
      },
      {
        row: "latitude",
        says: "Always there, a string.",
        by: [
          { schema: "Geofences.latitude" },
          { rule: "basic-details.geofence-numbers-valid" },
          { rule: "member.text-not-empty" },
        ],
      },
      {
        row: "longitude",
        says: "Always there, a string.",
        by: [
          { schema: "Geofences.longitude" },
          { rule: "basic-details.geofence-numbers-valid" },
          { rule: "member.text-not-empty" },
        ],
      },
      {
        row: "radius",
        says: "Always there: metres as a string.",
        by: [
          { schema: "Geofences.radius" },
          { rule: "basic-details.geofence-numbers-valid" },
          { rule: "member.text-not-empty" },
        ],
      },
      {
        row: "triggered_at",
        says: "Always there: `ENTRY`, `EXIT`, or `dwell` in lower case.",
        by: [{ schema: "Geofences.triggered_at" }],
      },
      {
        row: "dwell_time_value",
        says: "A string, needed with `dwell`; by our reading of no use otherwise.",
        by: [
          { schema: "Geofences.dwell_time_value" },
          { rule: "basic-details.dwell-time-value-required" },
          { rule: "basic-details.geofence-numbers-valid" },
          { rule: "basic-details.dwell-time-used" },
        ],
      },
      {
        row: "dwell_time_granularity",
        says: "A unit, needed with `dwell`; by our reading of no use otherwise.",
        by: [
          { schema: "Geofences.dwell_time_granularity" },
          { rule: "basic-details.dwell-time-granularity-required" },
          { rule: "basic-details.dwell-time-used" },
        ],
      },
      {
        row: "response_time_value",
        says: "Always there, a string.",
        by: [
          { schema: "Geofences.response_time_value" },
          { rule: "basic-details.geofence-numbers-valid" },
          { rule: "member.text-not-empty" },
        ],
      },
      {
        row: "response_time_granularity",
        says: "Always there, a unit.",
        by: [{ schema: "Geofences.response_time_granularity" }],
      },
    ],
  },
  {
    heading: "Content (`campaign_content`)",
    rows: [
      {
        row: "locales",
        says: "A list of strings, of which `default` may be one. By our reading, what `content` holds may be keyed when this is present.",
        by: [{ schema: "PushCampaignContent.locales" }, { schema: "EmailCampaignContent.locales" }],
      },
      {
        row: "variation_details",
        says: "An object; what it holds is not shown. By our reading, what `content` holds may be keyed when this is present.",
        by: [{ schema: "PushCampaignContent.variation_details" }, { schema: "EmailCampaignContent.variation_details" }],
      },
      {
        row: "content",
        says: "Always there, with `push` or `email`, whichever the channel is. By our reading that member may be absent when `locales` or `variation_details` is present and one is found below a key for the locale, or below that and a key for the variation. All that are found are checked alike.",
        by: [
          { schema: "PushCampaignContent.content" },
          { schema: "PushCampaignContent.content.push" },
          { schema: "EmailCampaignContent.content" },
          { schema: "EmailCampaignContent.content.email" },
          { rule: "member.known" },
        ],
      },
      {
        row: "Push content",
        says: "One object for each platform, with a template and its details; by our reading none of these is required. Only content that is not keyed is compared with the targeted platforms.",
        by: [
          { schema: "PushContent.android.template_type" },
          { schema: "PushContent.android.basic_details" },
          { schema: "PushContent.ios.template_type" },
          { schema: "PushContent.ios.basic_details" },
          { schema: "PushContent.web.template_type" },
          { schema: "PushContent.web.basic_details" },
          { rule: "content.targeted-platform-has-content" },
          { rule: "content.platform-targeted" },
        ],
        prose: true,
      },
      {
        row: "Android details",
        says: "Six members: five strings and a list of keys with values. What has no type in the text is a string by our reading.",
        by: [
          { schema: "PushContent.android.basic_details.notification_channel" },
          { schema: "PushContent.android.basic_details.title" },
          { schema: "PushContent.android.basic_details.message" },
          { schema: "PushContent.android.basic_details.default_click_action" },
          { schema: "PushContent.android.basic_details.default_click_action_value" },
          { schema: "PushContent.android.basic_details.key_value_pairs" },
          { schema: "PushContent.android.basic_details.key_value_pairs[].key" },
          { schema: "PushContent.android.basic_details.key_value_pairs[].value" },
        ],
        prose: true,
      },
      {
        row: "iOS details",
        says: "Four members, by our reading strings as on Android.",
        by: [
          { schema: "PushContent.ios.basic_details.title" },
          { schema: "PushContent.ios.basic_details.message" },
          { schema: "PushContent.ios.basic_details.default_click_action" },
          { schema: "PushContent.ios.basic_details.default_click_action_value" },
        ],
        prose: true,
      },
      {
        row: "other Push content",
        says: "Other templates, what web shows, and more members exist but are not shown.",
        by: [{ rule: "member.known" }, { nothing: "what is not shown is neither demanded nor refused" }],
        prose: true,
      },
      {
        row: "Email content",
        says: "Six strings and the annotations; none but the annotations is called optional, none required, and more exist that are not shown.",
        by: [
          { schema: "EmailContent.subject" },
          { schema: "EmailContent.preview_text" },
          { schema: "EmailContent.sender_name" },
          { schema: "EmailContent.from_address" },
          { schema: "EmailContent.reply_to_address" },
          { schema: "EmailContent.html_content" },
          { schema: "EmailContent.gmail_annotations" },
          { rule: "content.email-envelope-complete" },
          { rule: "member.known" },
        ],
        prose: true,
      },
      {
        row: "gmail_annotations",
        says: "For promotional campaigns only. By our reading a deal card and a carousel are optional, and do not go together.",
        by: [
          { schema: "GmailAnnotations.deal_card" },
          { schema: "GmailAnnotations.product_carousel" },
          { rule: "gmail.promotional-only" },
          { rule: "gmail.deal-card-or-carousel" },
        ],
        prose: true,
      },
      {
        row: "send_email_if_personalization_fails",
        says: "A boolean.",
        by: [
          { schema: "GmailAnnotations.send_email_if_personalization_fails" },
          { rule: "gmail.annotations-complete" },
        ],
      },
      {
        row: "sender_logo",
        says: "Always there in annotations: an https URL.",
        by: [{ schema: "GmailAnnotations.sender_logo" }],
      },
      {
        row: "sender_logo_type",
        says: "A string, of which one value is shown.",
        by: [{ schema: "GmailAnnotations.sender_logo_type" }, { rule: "gmail.annotations-complete" }],
      },
      {
        row: "deal_card.description",
        says: "A string; by our reading always there in a deal card.",
        by: [{ schema: "DealCard.description" }, { rule: "member.text-not-empty" }],
      },
      {
        row: "deal_card.discount_code",
        says: "A string; by our reading always there in a deal card.",
        by: [{ schema: "DealCard.discount_code" }, { rule: "member.text-not-empty" }],
      },
      {
        row: "deal_card.availability_starts",
        says: "Always there in a deal card: a moment with its UTC offset.",
        by: [{ schema: "DealCard.availability_starts" }],
      },
      {
        row: "deal_card.availability_ends",
        says: "A moment with its UTC offset, an hour or more after the start; by our reading always there in a deal card.",
        by: [{ schema: "DealCard.availability_ends" }, { rule: "gmail.deal-card-one-hour" }],
      },
      {
        row: "product_carousel.type",
        says: "`MANUAL` or `PRODUCT_SET`; by our reading always there, with the data it names.",
        by: [
          { schema: "ProductCarousel.type" },
          { schema: "ProductCarousel.manual_data" },
          { schema: "ProductCarousel.product_set_data" },
          { rule: "gmail.manual-data-required" },
          { rule: "gmail.product-set-data-required" },
          { rule: "gmail.carousel-data-used" },
          { rule: "gmail.product-sets-enabled" },
          { rule: "workspace.features-known" },
        ],
      },
      {
        row: "product_carousel.manual_data.currency",
        says: "A string; by our reading always there.",
        by: [{ schema: "ManualCarouselData.currency" }, { rule: "member.text-not-empty" }],
      },
      {
        row: "product_carousel.manual_data.products[]",
        says: "Two products or more, each with seven members: two strings, two numbers as strings, a kind, two https URLs. By our reading the list and all seven are always there.",
        by: [
          { schema: "ManualCarouselData.products" },
          { schema: "CarouselProduct.id" },
          { schema: "CarouselProduct.headline" },
          { schema: "CarouselProduct.original_price" },
          { schema: "CarouselProduct.discount_value" },
          { schema: "CarouselProduct.discount_type" },
          { schema: "CarouselProduct.promo_url" },
          { schema: "CarouselProduct.product_image" },
          { rule: "member.text-not-empty" },
          { rule: "gmail.at-most-nine-products" },
        ],
      },
      {
        row: "product_carousel.product_set_data",
        says: "Five members, one of them a number from 2 to 9; needs the Product Sets feature. By our reading all five are always there, and the two URLs any strings.",
        by: [
          { schema: "ProductSetCarouselData.product_set" },
          { schema: "ProductSetCarouselData.image_url" },
          { schema: "ProductSetCarouselData.headline" },
          { schema: "ProductSetCarouselData.promo_url" },
          { schema: "ProductSetCarouselData.product_count" },
          { rule: "gmail.product-sets-enabled" },
          { rule: "gmail.product-set-known" },
          { rule: "member.text-not-empty" },
          { rule: "gmail.carousel-data-used" },
          { rule: "workspace.features-known" },
        ],
      },
    ],
  },
  {
    heading: "Create response (201)",
    rows: [
      {
        row: "body",
        says: "An object with the string `campaign_id`.",
        by: [{ code: "response/check-response.ts" }],
        prose: true,
      },
    ],
  },
  {
    heading: "Update request body (v5)",
    rows: [
      {
        row: "optional members",
        says: "No member is always there.",
        by: [{ schema: "PushUpdateRequest" }, { rule: "update.changes-something" }],
        prose: true,
      },
      { row: "request_id", says: "A string.", by: [{ schema: "PushUpdateRequest.request_id" }], prose: true },
      {
        row: "channel",
        says: "`PUSH` for a Push campaign; by our reading `EMAIL` for an Email one.",
        by: [{ schema: "PushUpdateRequest.channel" }, { code: "update/merge.ts" }],
        prose: true,
      },
      {
        row: "campaign_delivery_type",
        says: "The delivery types of Push, by our reading those of Email for an Email campaign. `BROADCAST_LIVE_ACTIVITY` is for campaigns of older paths: by our reading a stored live activity may still be changed, but no draft can become one.",
        by: [{ schema: "PushUpdateRequest.campaign_delivery_type" }, { rule: "update.live-activity-not-converted" }],
        prose: true,
      },
      {
        row: "updated_by",
        says: "An email address; absent, the credential counts as the author.",
        by: [{ schema: "PushUpdateRequest.updated_by" }],
        prose: true,
      },
      {
        row: "version_note",
        says: "A string, kept only when a new version comes about, where campaigns have versions.",
        by: [{ schema: "PushUpdateRequest.version_note" }, { rule: "update.version-note-used" }],
        prose: true,
      },
      {
        row: "components",
        says: "Any of eleven components; by our reading the connector of an Email campaign as well.",
        by: [{ schema: "PushUpdateRequest" }, { code: "update/validate-update.ts" }],
        prose: true,
      },
      { row: "status", says: "Publishes.", by: [{ schema: "PushUpdateRequest.status" }], prose: true },
    ],
  },
  {
    heading: "Update response (200)",
    rows: [
      {
        row: "body",
        says: "An object with two strings and an object whose members are not shown.",
        by: [{ code: "response/check-response.ts" }],
        prose: true,
      },
    ],
  },
  {
    heading: "States and transitions",
    rows: [
      {
        row: "states and actions",
        says: "Four states besides the draft, and four actions; how they follow each other is not shown.",
        by: [{ code: "update/update-context.ts" }, { nothing: "transitions are not shown" }],
        prose: true,
      },
      {
        row: "ACTIVE",
        says: "Trigger, audience, goals, the schedule's delivery type and its start stay as they are; by our reading they may be sent again unchanged.",
        by: [
          { rule: "update.trigger-condition-unchanged" },
          { rule: "update.segmentation-details-unchanged" },
          { rule: "update.conversion-goal-details-unchanged" },
          { rule: "update.delivery-type-unchanged" },
          { rule: "update.start-time-unchanged" },
        ],
      },
      {
        row: "SCHEDULED",
        says: "The schedule's delivery type stays as it is; by our reading it may be sent again unchanged.",
        by: [{ rule: "update.delivery-type-unchanged" }],
      },
      {
        row: "STOPPED",
        says: "Nothing can be changed, nor by our reading published.",
        by: [{ rule: "update.state-allows-changes" }],
      },
      {
        row: "ARCHIVED",
        says: "Nothing can be changed, nor by our reading published.",
        by: [{ rule: "update.state-allows-changes" }],
      },
      {
        row: "effects",
        says: "When changes reach users, by kind of campaign.",
        by: [{ nothing: "what the service does after it accepted a request" }],
        prose: true,
      },
    ],
  },
  {
    heading: "Endpoints",
    rows: [
      {
        row: "common",
        says: "JSON both ways, with authentication.",
        by: [{ rule: "request.content-type-json" }, { rule: "request.authorized" }],
        prose: true,
      },
    ],
  },
  {
    heading: "Create campaign",
    rows: [
      {
        row: "method and path",
        says: "`POST` to the campaigns of v1.",
        by: [{ rule: "request.operation-known" }],
        prose: true,
      },
      {
        row: "SVC-APPKEY",
        says: "A header that is always there and names the workspace.",
        by: [{ rule: "request.app-key-present" }, { rule: "request.authorized" }],
        prose: true,
      },
      { row: "body", says: "The create request of the channel.", by: [{ schema: "CreateRequest" }], prose: true },
      { row: "success", says: "201 and the campaign's id.", by: [{ code: "response/check-response.ts" }], prose: true },
      {
        row: "failures",
        says: "400, 401, 429 and 500.",
        by: [
          { code: "response/check-response.ts" },
          { code: "request/validate-request.ts" },
          { code: "limits/check-rate-limit.ts" },
          { nothing: "500 is the server's own failure" },
        ],
        prose: true,
      },
    ],
  },
  {
    heading: "Update or publish campaign draft",
    rows: [
      {
        row: "method and path",
        says: "`PATCH` to one campaign of v5.",
        by: [{ rule: "request.operation-known" }],
        prose: true,
      },
      { row: "Authorization", says: "Always there, of the Basic scheme.", by: [{ rule: "request.authorized" }] },
      {
        row: "X-SVC-Tenant-ID",
        says: "Optional name of the workspace, in place of the header of v1.",
        by: [{ rule: "request.authorized" }],
      },
      {
        row: "X-SVC-Request-Id",
        says: "Called required, but by our reading this header or the body's `request_id` is enough; where both are, they are the same. It is said to correlate with `response_id`.",
        by: [
          { rule: "request.request-id-present" },
          { rule: "request.request-ids-equal" },
          { rule: "request.headers-unambiguous" },
          { nothing: "how it relates to `response_id` is not shown, and an answer is looked at without its request" },
        ],
      },
      {
        row: "Idempotency-Key",
        says: "Always there, a UUID of version 4; a key that comes again gets the same answer. Said of every `POST` and `PATCH` but validation; by our reading of v5 only, and so of this operation alone.",
        by: [
          { rule: "request.idempotency-key-present" },
          { rule: "request.idempotency-key-uuid" },
          { code: "limits/decide-idempotency.ts" },
          { nothing: "create is an operation of v1, and the other ones of v5 are not shown" },
        ],
      },
      {
        row: "1",
        says: "Without `status`: components are merged into the draft, where by our reading each replaces the stored one whole, and what is omitted keeps its values. Each component must be valid, and then all of them together: checks across components see the combined result.",
        by: [{ code: "update/merge.ts" }, { rule: "update.stored-unreadable" }],
      },
      {
        row: "2",
        says: "With `status`, which is `PUBLISH`: publishes, and no component may stand beside it.",
        by: [{ schema: "PushUpdateRequest.status" }, { rule: "update.status-alone" }],
      },
      {
        row: "success",
        says: "200 with a body, unlike v1.",
        by: [{ code: "response/check-response.ts" }],
        prose: true,
      },
      {
        row: "failures",
        says: "400 for `status` beside components; what else may come is not shown.",
        by: [{ rule: "update.status-alone" }, { code: "response/check-response.ts" }],
        prose: true,
      },
    ],
  },
  {
    heading: "Other operations",
    rows: [
      {
        row: "named only",
        says: "Draft creation, validation, other status changes and reading exist.",
        by: [{ nothing: "bodies and answers are not shown" }],
        prose: true,
      },
    ],
  },
  {
    heading: "Authentication",
    rows: [
      {
        row: "1",
        says: "HTTP Basic, with the workspace and a key in Base64.",
        by: [{ rule: "request.authorized" }],
      },
      {
        row: "2",
        says: "The user name is the workspace's id.",
        by: [{ rule: "request.authorized" }],
      },
      {
        row: "3",
        says: "The password is an API key with certain permissions.",
        by: [{ rule: "request.authorized" }, { nothing: "what a key permits is known to the service alone" }],
      },
      {
        row: "4",
        says: "Create needs the workspace's header too; in v5 it has another name and is optional.",
        by: [{ rule: "request.app-key-present" }, { rule: "request.authorized" }],
      },
      { row: "5", says: "A failure is a 401.", by: [{ rule: "request.authorized" }] },
    ],
  },
  {
    heading: "Events",
    rows: [
      {
        row: "events",
        says: "The service emits none that are shown. It reads those of users in conditions: in `actions` filters, by our reading also those of an audience, and as `business_event`.",
        by: [
          { schema: "ActionsFilter" },
          { schema: "PushBasicDetails.business_event" },
          { schema: "EmailBasicDetails.business_event" },
          { nothing: "emitted events are not shown" },
        ],
        prose: true,
      },
    ],
  },
  {
    heading: "Error body",
    rows: [
      {
        row: "error.code",
        says: "Status and reason; for features behind a flag it can be `VALIDATION_FAILED`. By our reading it is that for the audience limit and for queuing, which are called flag-gated, and 400 Bad Request for any other feature.",
        by: [
          { code: "collect.ts" },
          { rule: "audience-limit.feature-enabled" },
          { rule: "delivery-controls.queuing-enabled" },
        ],
      },
      {
        row: "error.message",
        says: "What was wrong; of several problems, by our reading the first.",
        by: [{ code: "errors/error-body.ts" }],
      },
      {
        row: "error.target",
        says: "The section or field that was wrong; of several problems, by our reading that of the first.",
        by: [{ code: "errors/target.ts" }],
      },
      {
        row: "error.details",
        says: "Each problem with its place: members after dots, indexes in brackets.",
        by: [{ code: "errors/error-body.ts" }, { code: "errors/path.ts" }],
      },
      {
        row: "error.request_id",
        says: "The request's id, sometimes; by our reading whenever the request has one.",
        by: [{ code: "errors/error-body.ts" }, { code: "request/validate-request.ts" }],
      },
    ],
  },
  {
    heading: "Status codes on create",
    rows: [
      {
        row: "201, 400, 401, 429, 500",
        says: "The five answers to a create request; the bodies of the last three are not shown.",
        by: [{ code: "response/check-response.ts" }],
        prose: true,
      },
    ],
  },
  {
    heading: "Validation conditions that return 400",
    rows: [
      {
        row: "Required field absent (message pattern:…",
        says: "What must be there and is not: both targets are the member.",
        by: [{ rule: "structure.required" }, { code: "errors/target.ts" }],
      },
      {
        row: "Wrong JSON type, message pattern:…",
        says: "A value of the wrong type: the component, and the member in it.",
        by: [{ rule: "structure.type" }, { code: "errors/target.ts" }],
      },
      {
        row: "gmail_annotations on a TRANSACTIONAL…",
        says: "Annotations on a transactional campaign.",
        by: [{ rule: "gmail.promotional-only" }, { code: "errors/target.ts" }],
      },
      {
        row: "sender_logo missing while…",
        says: "Annotations without a logo.",
        by: [{ schema: "GmailAnnotations.sender_logo" }],
      },
      {
        row: "sender_logo not a valid https URL",
        says: "A logo that is no https URL.",
        by: [{ schema: "GmailAnnotations.sender_logo" }, { rule: "structure.format" }],
      },
      {
        row: "deal_card member missing (for example…",
        says: "An incomplete deal card: by our reading any of the four members may be the missing one.",
        by: [
          { schema: "DealCard.description" },
          { schema: "DealCard.discount_code" },
          { schema: "DealCard.availability_starts" },
          { schema: "DealCard.availability_ends" },
        ],
      },
      {
        row: "availability_ends less than one hour…",
        says: "A deal shorter than an hour: the detail names the deal card.",
        by: [{ rule: "gmail.deal-card-one-hour" }],
      },
      {
        row: "Fewer than 2 products in the carousel",
        says: "Too few products: the detail names the carousel.",
        by: [{ schema: "ManualCarouselData.products" }, { rule: "structure.size" }],
      },
      {
        row: "product_count outside 2 to 9",
        says: "Too few or too many: the detail names the set's data.",
        by: [{ schema: "ProductSetCarouselData.product_count" }, { rule: "structure.range" }],
      },
      {
        row: "original_price or discount_value not a…",
        says: "A price or discount that is no number.",
        by: [{ schema: "CarouselProduct.original_price" }, { schema: "CarouselProduct.discount_value" }],
      },
      {
        row: "promo_url or product_image not a valid…",
        says: "A link or picture of a product that is no https URL, such as an empty picture.",
        by: [{ schema: "CarouselProduct.promo_url" }, { schema: "CarouselProduct.product_image" }],
      },
      {
        row: "product_set id not found in the…",
        says: "A product set that the workspace does not have: the detail names the set's data.",
        by: [{ rule: "gmail.product-set-known" }],
      },
      {
        row: "Product Sets not enabled in the…",
        says: "A product set without the feature: the detail names the carousel.",
        by: [{ rule: "gmail.product-sets-enabled" }, { rule: "workspace.features-known" }],
      },
      {
        row: "campaign_audience_limit on a workspace…",
        says: "A cap without the feature: the code is `VALIDATION_FAILED`, and the message says that the feature is not enabled.",
        by: [{ rule: "audience-limit.feature-enabled" }],
      },
      {
        row: "queuing_enabled / queue_duration on a…",
        says: "Queuing without the feature; by our reading with the same code as a cap.",
        by: [{ rule: "delivery-controls.queuing-enabled" }],
      },
      {
        row: "Update body mixing status with component…",
        says: "`status` beside a component.",
        by: [{ rule: "update.status-alone" }],
      },
      { row: "Rate limit breached", says: "Too many requests: 429.", by: [{ code: "limits/check-rate-limit.ts" }] },
      {
        row: "1",
        says: "Delivery types need their trigger condition, business event and geofence.",
        by: [
          { rule: "trigger.condition-required" },
          { rule: "basic-details.business-event-required" },
          { rule: "basic-details.geofences-required" },
        ],
      },
      {
        row: "2",
        says: "Delays need what goes with their type and relation; intelligent ones are for Push.",
        by: [
          { rule: "trigger.delay-value-required" },
          { rule: "trigger.delay-granularity-required" },
          { rule: "trigger.delay-relation-required" },
          { rule: "trigger.attribute-name-required" },
          { rule: "trigger.intelligent-delay-push-only" },
          { rule: "trigger.intelligent-delay-window-required" },
        ],
      },
      {
        row: "3",
        says: "Periodic campaigns and two ways of delivery need their details; periodic ones a fixed time.",
        by: [
          { rule: "schedule.periodic-details-required" },
          { rule: "schedule.periodic-at-fixed-time" },
          { rule: "schedule.bts-details-required" },
          { rule: "schedule.user-timezone-details-required" },
        ],
      },
      {
        row: "4",
        says: "Event-triggered Push needs `bypass_dnd`.",
        by: [{ rule: "delivery-controls.bypass-dnd-required" }],
      },
      {
        row: "5",
        says: "A control group that is on needs its percentage, from 0 to 100.",
        by: [
          { rule: "control-group.percentage-required" },
          { schema: "ControlGroupDetails.campaign_control_group_percentage" },
        ],
      },
      {
        row: "6",
        says: "Leaving the inbox is counted in days.",
        by: [{ schema: "Advanced.expiration_settings.remove_from_inbox_after_type" }],
      },
      { row: "7", says: "A filter's operator fits its data type.", by: [{ rule: "filter.operator-allowed" }] },
    ],
  },
  {
    heading: "Limits",
    rows: [
      { row: "Create requests per second per client", says: "5", by: [{ code: "limits/check-rate-limit.ts" }] },
      { row: "Create requests per minute per client", says: "25", by: [{ code: "limits/check-rate-limit.ts" }] },
      { row: "Create requests per hour per client", says: "100", by: [{ code: "limits/check-rate-limit.ts" }] },
      {
        row: "Campaign creation quota",
        says: "5 a minute, 25 an hour, 100 a day.",
        by: [{ code: "limits/check-creation-quota.ts" }],
      },
      {
        row: "Windows",
        says: "An hour and a day are counted back from now.",
        by: [{ code: "limits/check-rate-limit.ts" }, { code: "limits/check-creation-quota.ts" }],
      },
      {
        row: "Breach",
        says: "The request is refused with 429.",
        by: [{ code: "limits/check-rate-limit.ts" }, { code: "limits/check-creation-quota.ts" }],
      },
      {
        row: "Total calls vs creations",
        says: "The quota counts successes alone, whatever the number of calls; how many calls there may be in a day is not shown.",
        by: [{ code: "limits/check-creation-quota.ts" }, { nothing: "no number is given for all calls of a day" }],
      },
      {
        row: "request_id reuse",
        says: "Used up by a success for 1 hour (Push) or 1 day (Email), not by a failure.",
        by: [{ code: "limits/check-request-id.ts" }],
      },
      {
        row: "campaign_control_group_percentage",
        says: "From 0 to 100.",
        by: [{ schema: "ControlGroupDetails.campaign_control_group_percentage" }],
      },
      {
        row: "campaign_audience_limit.limit",
        says: "From 1 to 9,999,999,999.",
        by: [{ schema: "CampaignAudienceLimit.limit" }],
      },
      { row: "Custom utm_ keys", says: "Five or fewer.", by: [{ rule: "utm.at-most-five-custom-keys" }] },
      {
        row: "Product carousel",
        says: "From 2 to 9 products; of a list by hand only the least number is enforced.",
        by: [
          { schema: "ManualCarouselData.products" },
          { schema: "ProductSetCarouselData.product_count" },
          { rule: "gmail.at-most-nine-products" },
        ],
      },
      { row: "Deal card duration", says: "An hour or more.", by: [{ rule: "gmail.deal-card-one-hour" }] },
      {
        row: "Update propagation, event-triggered",
        says: "Up to half an hour.",
        by: [{ nothing: "what the service does after it accepted a request" }],
      },
      {
        row: "Update rate limit values: not shown…",
        says: "Updates are limited too, in windows of an hour and a day, but not by numbers that are shown.",
        by: [{ nothing: "no number is given" }],
      },
    ],
  },
  {
    heading: "Versioning",
    rows: [
      {
        row: "1",
        says: "The description that all this comes from has a version.",
        by: [{ nothing: "it is not part of a request" }],
      },
      { row: "2", says: "Each operation has its path.", by: [{ rule: "request.operation-known" }] },
      {
        row: "3",
        says: "What changed between v1 and v5: the workspace's header, the answer to an update, two new headers.",
        by: [
          { rule: "request.app-key-present" },
          { rule: "request.idempotency-key-present" },
          { code: "response/check-response.ts" },
        ],
      },
      {
        row: "4",
        says: "v5 makes no live activities, neither anew nor out of another draft.",
        by: [{ rule: "update.live-activity-not-converted" }, { nothing: "what creates a draft in v5 is not shown" }],
      },
      {
        row: "5",
        says: "Versions of a campaign, and notes on them, need the versioning feature.",
        by: [{ rule: "update.version-note-used" }],
      },
      { row: "6", says: "How versions end is not shown.", by: [{ nothing: "nothing is said" }] },
    ],
  },
];
