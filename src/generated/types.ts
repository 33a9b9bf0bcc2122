// Generated from src/schemas by `npm run generate`. Do not edit.

/** Request to create a campaign; `channel` determines its shape. */
export type CreateRequest = PushCreateRequest | EmailCreateRequest;

/** Request to create a Push campaign. */
export interface PushCreateRequest {
  /** Unique id of this request. After a success it cannot be used again for one hour (Push) or one day (Email); after a failure it can, at once. */
  request_id: string;
  channel: "PUSH";
  /** The kind of trigger or schedule. `BROADCAST_LIVE_ACTIVITY` is for iOS only. */
  campaign_delivery_type: "ONE_TIME" | "PERIODIC" | "EVENT_TRIGGERED" | "BUSINESS_EVENT_TRIGGERED" | "DEVICE_TRIGGERED" | "LOCATION_TRIGGERED" | "BROADCAST_LIVE_ACTIVITY";
  /** Email address of the user who creates the campaign. */
  created_by: string;
  /** Name, platforms and labels of a Push campaign. */
  basic_details: PushBasicDetails;
  /** The events that trigger the campaign, and the wait after them. Needed for Push `EVENT_TRIGGERED`, `DEVICE_TRIGGERED` and `LOCATION_TRIGGERED` and for Email `EVENT_TRIGGERED`. */
  trigger_condition?: TriggerCondition | undefined;
  /** The message, optionally in several languages and variations. */
  campaign_content: PushCampaignContent;
  /** The audience: all users, or at least one filter in `included_filters`. */
  segmentation_details: SegmentationDetails;
  /** When the campaign is sent. */
  scheduling_details: SchedulingDetails;
  /** Limits on how a Push campaign is delivered. */
  delivery_controls: PushDeliveryControls;
  /** Expiry and priority of a Push campaign. */
  advanced: Advanced;
  /** The goals that count as conversions of the campaign. */
  conversion_goal_details?: ConversionGoalDetails | undefined;
  /** Users who get no messages, so that the effect of messages can be measured. */
  control_group_details?: ControlGroupDetails | undefined;
  /** Parameters added to links; besides the five named ones, up to five custom keys, on create with the prefix `utm_`. */
  utm_params?: UtmParams | undefined;
  /** Cap on the number of users; needs the audience limit feature, and not for live activities. */
  campaign_audience_limit?: CampaignAudienceLimit | undefined;
}

/** Name, platforms and labels of a Push campaign. */
export interface PushBasicDetails {
  /** Name of the campaign. */
  name: string;
  /** Platforms to send to. */
  platforms: ("ANDROID" | "IOS" | "WEB")[];
  /** Settings for each platform. */
  platform_specific_details: {
    android?: {
      /** Whether Push Amp+ is enabled. */
      push_amp_plus_enabled?: boolean | undefined;
    } | undefined;
    ios?: {
      /** Whether all eligible devices receive it. */
      send_to_all_eligible_device?: boolean | undefined;
      /** Whether devices with provisional permission are left out. */
      exclude_provisional_push_devices?: boolean | undefined;
      /** Whether only devices with provisional permission receive it. */
      send_to_only_provisional_push_enabled_devices?: boolean | undefined;
    } | undefined;
  };
  /** Business event of the campaign; needed for `BUSINESS_EVENT_TRIGGERED`. */
  business_event?: string | undefined;
  /** Context labels. */
  tags?: string[] | undefined;
  /** Name of the collaborating team. */
  team?: string | undefined;
  /** Id of the live activity; needed on iOS for `BROADCAST_LIVE_ACTIVITY`. */
  broadcast_live_activity_id?: string | undefined;
  /** The place that triggers a `LOCATION_TRIGGERED` Push campaign. */
  geofences?: Geofences | undefined;
  /** Send only to the platform that fired the event; for event-triggered campaigns. */
  send_to_triggered_platform_only?: boolean | undefined;
}

/** The place that triggers a `LOCATION_TRIGGERED` Push campaign. */
export interface Geofences {
  /** Unique name of the geofence. */
  name: string;
  /** Latitude of the centre, as text. */
  latitude: string;
  /** Longitude of the centre, as text. */
  longitude: string;
  /** Radius in metres, as text. */
  radius: string;
  /** The movement that triggers the campaign; `dwell` is in lower case. */
  triggered_at: "ENTRY" | "EXIT" | "dwell";
  /** How long the user stays inside, as text; needed with `dwell`. */
  dwell_time_value?: string | undefined;
  /** Unit of `dwell_time_value`; needed with `dwell`. */
  dwell_time_granularity?: "MINUTES" | "HOURS" | "DAYS" | undefined;
  /** Wait before sending once the condition is met, as text. */
  response_time_value: string;
  /** Unit of `response_time_value`. */
  response_time_granularity: "MINUTES" | "HOURS" | "DAYS";
}

/** The events that trigger the campaign, and the wait after them. Needed for Push `EVENT_TRIGGERED`, `DEVICE_TRIGGERED` and `LOCATION_TRIGGERED` and for Email `EVENT_TRIGGERED`. */
export interface TriggerCondition {
  included_filters?: FilterGroup | undefined;
  secondary_included_filters?: FilterGroup | undefined;
  /** When to send after the trigger. `INTELLIGENT_DELAY` is for Push only. */
  trigger_delay_type?: "DELAY" | "ASAP" | "INTELLIGENT_DELAY" | undefined;
  /** Length of the delay; needed with `DELAY`. */
  trigger_delay_value?: number | undefined;
  /** Unit of `trigger_delay_value`; needed with `DELAY`. */
  trigger_delay_granularity?: "MINUTES" | "HOURS" | "DAYS" | undefined;
  /** Whether the delay is before or after its anchor; needed with `DELAY`. */
  trigger_relation?: "BEFORE" | "AFTER" | undefined;
  /** The anchor of a delay. */
  trigger_attr?: {
    /** Time attribute used as anchor; needed with `BEFORE`. */
    name?: string | undefined;
  } | undefined;
  /** Window in which the service picks the delay; all four members are needed with `INTELLIGENT_DELAY`. */
  intelligent_delay_optimization?: IntelligentDelayOptimization | undefined;
}

/** Filters combined by `and` or `or`. */
export interface FilterGroup {
  /** Whether all filters must match or one, in lower case. */
  filter_operator: "and" | "or";
  /** The filters that are combined. */
  filters: Filter[];
}

/** One condition; `filter_type` determines its shape. */
export type Filter = UserAttributesFilter | ActionsFilter | CustomSegmentsFilter;

/** Selects users by one of their attributes. */
export interface UserAttributesFilter {
  filter_type: "user_attributes";
  /** Type of the attribute, in lower case. It decides which operators are allowed. */
  data_type: "string" | "double" | "datetime" | "bool";
  /** Label of the attribute's category. */
  category?: string | undefined;
  /** Name of the attribute. */
  name: string;
  /** Comparison to make; which ones are allowed depends on `data_type`. */
  operator: string;
  /** The value to compare with. Needed unless the operator is `exists` or `today`. */
  value?: unknown | undefined;
  /** Whether upper and lower case differ. */
  case_sensitive?: boolean | undefined;
  /** Whether the filter is inverted. */
  negate?: boolean | undefined;
  /** Project of the attribute; needed in a workspace with the Portfolio feature. */
  project_name?: string | undefined;
}

/** Selects users by an event, optionally narrowed by the event's attributes. */
export interface ActionsFilter {
  filter_type: "actions";
  /** Name of the event. */
  action_name: string;
  /** How often the action was performed. */
  execution?: {
    /** How `count` is compared. */
    type?: "atleast" | "atmost" | "exactly" | undefined;
    /** Number of times. */
    count?: number | undefined;
  } | undefined;
  /** Whether the action was performed at all. */
  executed?: boolean | undefined;
  attributes?: FilterGroup | undefined;
  /** Free label. */
  condition?: string | undefined;
}

/** Selects the users of a saved segment, by its id or its name. */
export interface CustomSegmentsFilter {
  filter_type: "custom_segments";
  /** Name of the segment. */
  name?: string | undefined;
  /** Id of the segment. */
  id?: string | undefined;
}

/** Window in which the service picks the delay; all four members are needed with `INTELLIGENT_DELAY`. */
export interface IntelligentDelayOptimization {
  /** Lower bound of the window. */
  min_delay_value?: number | undefined;
  /** Unit of `min_delay_value`. */
  min_delay_granularity?: "MINUTES" | "HOURS" | undefined;
  /** Upper bound of the window. */
  max_delay_value?: number | undefined;
  /** Unit of `max_delay_value`. */
  max_delay_granularity?: "HOURS" | "DAYS" | undefined;
}

/** The message, optionally in several languages and variations. */
export interface PushCampaignContent {
  /** Languages of the campaign; `default` may be one of them. */
  locales?: string[] | undefined;
  /** Details of the variations. */
  variation_details?: object | undefined;
  /** The content of the channel, flat or keyed by locale and variation. */
  content: {
    /** The message of each platform. */
    push?: PushContent | undefined;
  } & { [locale: string]: unknown };
}

/** The message of each platform. */
export interface PushContent {
  android?: {
    /** Template, for example `BASIC`. */
    template_type?: string | undefined;
    basic_details?: {
      /** Android notification channel. */
      notification_channel?: string | undefined;
      /** First line of the notification. */
      title?: string | undefined;
      /** Text of the notification. */
      message?: string | undefined;
      /** Action of a click, for example `DEEPLINKING`. */
      default_click_action?: string | undefined;
      /** Where a click leads. */
      default_click_action_value?: string | undefined;
      /** Extra data for the app. */
      key_value_pairs?: ({
        key?: string | undefined;
        value?: string | undefined;
      })[] | undefined;
    } | undefined;
  } | undefined;
  ios?: {
    /** Template, for example `BASIC`. */
    template_type?: string | undefined;
    basic_details?: {
      /** First line of the notification. */
      title?: string | undefined;
      /** Text of the notification. */
      message?: string | undefined;
      /** Action of a click, for example `DEEPLINKING`. */
      default_click_action?: string | undefined;
      /** Where a click leads. */
      default_click_action_value?: string | undefined;
    } | undefined;
  } | undefined;
  web?: {
    /** Template, for example `BASIC`. */
    template_type?: string | undefined;
    basic_details?: object | undefined;
  } | undefined;
}

/** The audience: all users, or at least one filter in `included_filters`. */
export interface SegmentationDetails {
  included_filters?: FilterGroup | undefined;
  excluded_filters?: FilterGroup | undefined;
  /** Whether all users are targeted, subject to their opt-in status. */
  is_all_user_campaign?: boolean | undefined;
  /** Whether opted-out users are targeted as well. */
  send_campaign_to_opt_out_users?: boolean | undefined;
}

/** When the campaign is sent. */
export interface SchedulingDetails {
  /** How the moment of sending is chosen. `ASAP` sends once the campaign is published. */
  delivery_type: "ASAP" | "AT_FIXED_TIME" | "SEND_IN_BTS" | "SEND_IN_USER_TIMEZONE";
  /** UTC date and time without offset, as `2026-03-01T09:00:00`; needed unless `ASAP`. */
  start_time?: string | undefined;
  /** UTC date and time without offset after which a triggered campaign no longer sends. */
  expiry_time?: string | undefined;
  /** How a `PERIODIC` campaign repeats. */
  periodic_details?: PeriodicDetails | undefined;
  /** Best time to send; needed with `SEND_IN_BTS`. */
  bts_details?: BtsDetails | undefined;
  /** Sending by local time; needed with `SEND_IN_USER_TIMEZONE`. */
  user_timezone_details?: UserTimezoneDetails | undefined;
}

/** How a `PERIODIC` campaign repeats. */
export interface PeriodicDetails {
  /** Length of a period. */
  sending_frequency?: "DAILY" | "WEEKLY" | "MONTHLY" | undefined;
  /** Interval in periods: 1 is every period, 2 every second one. */
  repeat_frequency?: number | undefined;
  /** Total number of sends (the service spells it this way). */
  no_of_occurences?: number | undefined;
  /** Days of the month; with `MONTHLY`. */
  repeat_on_date_of_month?: number[] | undefined;
  /** Days of the week; with `WEEKLY` or `MONTHLY`. */
  repeat_on_days_of_week?: ("MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY")[] | undefined;
  /** Days of certain weeks of the month; with `MONTHLY`. */
  repeat_on_days_of_week_for_month?: ({
    /** Week of the month. */
    week_granularity?: "FIRST" | "SECOND" | "THIRD" | "FOURTH" | "LAST" | undefined;
    /** Days of that week. */
    repeat_on_days_of_week?: ("MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY")[] | undefined;
  })[] | undefined;
}

/** Best time to send; needed with `SEND_IN_BTS`. */
export interface BtsDetails {
  /** Whether each user gets it at their best time. */
  send_in_bts?: boolean | undefined;
  /** Fallback when a user's best time is unknown. */
  if_user_bts_is_not_available?: string | undefined;
  /** Fallback when a user's best time is outside the window. */
  if_user_bts_outside_time_window?: string | undefined;
  /** End of the window that starts at `start_time`. */
  window_end_time?: string | undefined;
}

/** Sending by local time; needed with `SEND_IN_USER_TIMEZONE`. */
export interface UserTimezoneDetails {
  /** Whether each user gets it by their own local time. */
  send_in_user_timezone?: boolean | undefined;
  /** Whether users whose local time is already past `start_time` still get it. */
  send_if_user_timezone_has_passed?: boolean | undefined;
}

/** Limits on how a Push campaign is delivered. */
export interface PushDeliveryControls {
  /** Whether do-not-disturb hours are ignored. Needed for event-triggered campaigns. */
  bypass_dnd?: boolean | undefined;
  /** Most requests per minute. Not used by device-, location- and event-triggered campaigns. */
  campaign_throttle_rpm?: number | undefined;
  /** Whether the message counts towards frequency capping. */
  count_for_frequency_capping?: boolean | undefined;
  /** Whether frequency capping is ignored. */
  ignore_frequency_capping?: boolean | undefined;
  /** Least number of hours between two notifications. For event- and device-triggered campaigns. */
  minimum_delay_between_two_notification_in_hour?: number | undefined;
  /** Hours, as text; device-triggered (the service spells it `camapign`). */
  max_time_to_show_message_of_same_camapign?: string | undefined;
  /** Hours, as text; device-triggered. */
  expiry_time_of_sync_data_in_hour?: string | undefined;
  /** Whether the message is shown offline; device-triggered. */
  send_message_in_offline_mode?: boolean | undefined;
  /** Maximum number of sends per user within the window, as text; location-triggered. */
  send_limit_value?: string | undefined;
  /** Length of that window in hours, as text; location-triggered. */
  send_limit_granularity_in_hours?: string | undefined;
  /** Whether the workspace's minimum delay is ignored; event-triggered. */
  ignore_global_minimum_delay?: boolean | undefined;
  /** Whether messages are queued; needs the queuing feature. */
  queuing_enabled?: boolean | undefined;
  /** Hours to queue; needed, and more than 0, when queuing is enabled. Needs the queuing feature. */
  queue_duration?: number | undefined;
}

/** Expiry and priority of a Push campaign. */
export interface Advanced {
  /** When the notification expires and when it leaves the inbox. */
  expiration_settings?: {
    expire_notification_after_value?: number | undefined;
    /** Unit of `expire_notification_after_value`. */
    expire_notification_after_type?: "HOUR" | "DAY" | undefined;
    remove_from_inbox_after_value?: number | undefined;
    /** Unit of `remove_from_inbox_after_value`: always days. */
    remove_from_inbox_after_type?: "DAY" | undefined;
  } | undefined;
  /** Priority on each platform. */
  platform_level_priority?: {
    android_specific_priority?: {
      /** Whether it is sent with priority. */
      send_with_priority?: boolean | undefined;
    } | undefined;
    ios_specific_priority?: {
      /** APNs priority, as text. */
      apns_priority?: "1" | "5" | "10" | undefined;
      /** How strongly the notification interrupts. */
      interruption_level?: "Passive" | "Active" | "Time sensitive" | "Critical" | undefined;
      /** Rank among the app's notifications, as a number. */
      relevance_score?: 0 | 0.5 | 1 | undefined;
    } | undefined;
  } | undefined;
}

/** The goals that count as conversions of the campaign. */
export interface ConversionGoalDetails {
  /** How far back conversions are counted. */
  attribution_window_in_hours?: number | undefined;
  goals?: Goal[] | undefined;
}

/** One event that counts as a conversion. */
export interface Goal {
  /** Name of the goal. */
  goal_name?: string | undefined;
  /** Event that reaches the goal. */
  goal_event_name?: string | undefined;
  /** Narrows a goal to events with a certain attribute. */
  goal_event_attribute?: GoalEventAttribute | undefined;
  /** Whether it is the campaign's main goal. */
  is_primary_goal?: boolean | undefined;
  /** Attribute that holds the revenue. */
  revenue_attribute?: string | undefined;
  /** Currency of the revenue. */
  revenue_currency?: string | undefined;
}

/** Narrows a goal to events with a certain attribute. */
export interface GoalEventAttribute {
  /** Name of the event's attribute. */
  name?: string | undefined;
  /** Comparison, for example is, contains or between. */
  condition?: string | undefined;
  /** Type of the attribute, in upper case (unlike in filters). */
  data_type?: "STRING" | "DOUBLE" | "BOOL" | "NUMBER" | "GEOPOINT" | "DATETIME" | "ARRAY_DOUBLE" | "ARRAY_STRING" | "OBJECT" | "ARRAY_OBJECT" | undefined;
  /** The value to compare with. */
  value?: string | undefined;
  /** Second value, for between. */
  value1?: string | undefined;
  /** Whether the comparison is inverted. */
  negate?: boolean | undefined;
  value_type?: string | undefined;
  array_filter_type?: string | undefined;
  /** Filters on members, for `OBJECT` and `ARRAY_OBJECT`. */
  filters?: object[] | undefined;
  /** Whether upper and lower case differ. */
  is_case_sensitive?: boolean | undefined;
}

/** Users who get no messages, so that the effect of messages can be measured. */
export interface ControlGroupDetails {
  /** Whether a part of the audience gets no messages. */
  is_campaign_control_group_enabled?: boolean | undefined;
  /** The size of that part in percent; needed when the campaign control group is enabled. From 0 to 100. */
  campaign_control_group_percentage?: number | undefined;
  /** Whether the workspace's control group gets no messages. */
  is_global_control_group_enabled?: boolean | undefined;
}

/** Parameters added to links; besides the five named ones, up to five custom keys, on create with the prefix `utm_`. */
export interface UtmParams {
  utm_source: string;
  utm_medium: string;
  utm_campaign?: string | undefined;
  utm_term?: string | undefined;
  utm_content?: string | undefined;
  [key: string]: string | undefined;
}

/** Cap on the number of users; needs the audience limit feature, and not for live activities. */
export interface CampaignAudienceLimit {
  /** Whether the cap applies. When true, `limit` is needed; when false, the others must be absent. */
  is_campaign_audience_limit_enabled?: boolean | undefined;
  /** The metric that is counted; needed when enabled on `PERIODIC` and `EVENT_TRIGGERED`, to which alone it applies. */
  metric?: "SENT" | undefined;
  /** `TOTAL` caps the campaign's lifetime, `INSTANCE` each send (Push `PERIODIC` only); needed as `metric` is. */
  frequency?: "TOTAL" | "INSTANCE" | undefined;
  /** Maximum number of users; needed when enabled. From 1 to 9999999999. */
  limit?: number | undefined;
}

/** Request to create an Email campaign. */
export interface EmailCreateRequest {
  /** Unique id of this request. After a success it cannot be used again for one hour (Push) or one day (Email); after a failure it can, at once. */
  request_id: string;
  channel: "EMAIL";
  /** The kind of trigger or schedule. */
  campaign_delivery_type: "ONE_TIME" | "PERIODIC" | "EVENT_TRIGGERED" | "BUSINESS_EVENT_TRIGGERED";
  /** Email address of the user who creates the campaign. */
  created_by: string;
  /** Name, kind and audience address of an Email campaign. */
  basic_details: EmailBasicDetails;
  /** The events that trigger the campaign, and the wait after them. Needed for Push `EVENT_TRIGGERED`, `DEVICE_TRIGGERED` and `LOCATION_TRIGGERED` and for Email `EVENT_TRIGGERED`. */
  trigger_condition?: TriggerCondition | undefined;
  /** The provider that sends an Email campaign. */
  connector: Connector;
  /** The message, optionally in several languages and variations. */
  campaign_content: EmailCampaignContent;
  /** The audience: all users, or at least one filter in `included_filters`. */
  segmentation_details: SegmentationDetails;
  /** When the campaign is sent. */
  scheduling_details: SchedulingDetails;
  /** Limits on how an Email campaign is delivered. */
  delivery_controls?: EmailDeliveryControls | undefined;
  /** The goals that count as conversions of the campaign. */
  conversion_goal_details?: ConversionGoalDetails | undefined;
  /** Users who get no messages, so that the effect of messages can be measured. */
  control_group_details?: ControlGroupDetails | undefined;
  /** Parameters added to links; besides the five named ones, up to five custom keys, on create with the prefix `utm_`. */
  utm_params?: UtmParams | undefined;
  /** Cap on the number of users; needs the audience limit feature, and not for live activities. */
  campaign_audience_limit?: CampaignAudienceLimit | undefined;
}

/** Name, kind and audience address of an Email campaign. */
export interface EmailBasicDetails {
  /** Name of the campaign. */
  name: string;
  /** Kind of message. */
  content_type: "PROMOTIONAL" | "TRANSACTIONAL";
  /** User attribute that holds the email address; `SVC_EMAIL_ID` is the standard one. */
  user_attribute_identifier: string;
  /** Only users who opted in to this category are targeted; needed for `PROMOTIONAL`. */
  subscription_category?: string | undefined;
  /** Business event of the campaign; needed for `BUSINESS_EVENT_TRIGGERED`. */
  business_event?: string | undefined;
  /** Context labels. */
  tags?: string[] | undefined;
  /** Name of the collaborating team. */
  team?: string | undefined;
  /** Whether only double-opt-in users are targeted (default false); needs the Double Opt-In feature. */
  send_only_double_opt_in_users?: boolean | undefined;
  /** Backend name (not the display label) of the attribute that holds the brand. Empty or absent: one brand. Needs the Brand Deduplication feature. */
  deduplication_attribute?: string | undefined;
}

/** The provider that sends an Email campaign. */
export interface Connector {
  /** Email sending provider. */
  connector_type: string;
  /** Name of the configured connector. */
  connector_name: string;
}

/** The message, optionally in several languages and variations. */
export interface EmailCampaignContent {
  /** Languages of the campaign; `default` may be one of them. */
  locales?: string[] | undefined;
  /** Details of the variations. */
  variation_details?: object | undefined;
  /** The content of the channel, flat or keyed by locale and variation. */
  content: {
    /** The email itself. */
    email?: EmailContent | undefined;
  } & { [locale: string]: unknown };
}

/** The email itself. */
export interface EmailContent {
  /** Subject line. */
  subject?: string | undefined;
  /** Text shown beside the subject. */
  preview_text?: string | undefined;
  /** Name of the sender. */
  sender_name?: string | undefined;
  /** Address it is sent from. */
  from_address?: string | undefined;
  /** Address that replies go to. */
  reply_to_address?: string | undefined;
  /** Body of the email. */
  html_content?: string | undefined;
  /** Additions that Gmail shows for a `PROMOTIONAL` email besides its subject. */
  gmail_annotations?: GmailAnnotations | undefined;
}

/** Additions that Gmail shows for a `PROMOTIONAL` email besides its subject. */
export interface GmailAnnotations {
  /** Whether to send without annotations when personalization fails. */
  send_email_if_personalization_fails?: boolean | undefined;
  /** Logo of the sender. */
  sender_logo: string;
  /** Kind of `sender_logo`, for example `image_url`. */
  sender_logo_type?: string | undefined;
  /** A deal with its code and time window. */
  deal_card?: DealCard | undefined;
  /** Products shown in a row. */
  product_carousel?: ProductCarousel | undefined;
}

/** A deal with its code and time window. */
export interface DealCard {
  /** Text of the deal. */
  description: string;
  /** Code to redeem. */
  discount_code: string;
  /** Start of the deal with UTC offset, as `2026-03-01T09:00:00+05:30`. */
  availability_starts: string;
  /** End of the deal with UTC offset, at least one hour after its start. */
  availability_ends: string;
}

/** Products shown in a row. */
export interface ProductCarousel {
  /** Where the products come from. */
  type: "MANUAL" | "PRODUCT_SET";
  /** Products listed by hand; needed with `MANUAL`. */
  manual_data?: ManualCarouselData | undefined;
  /** Products of a set; needed with `PRODUCT_SET`, for workspaces with Product Sets. */
  product_set_data?: ProductSetCarouselData | undefined;
}

/** Products listed by hand; needed with `MANUAL`. */
export interface ManualCarouselData {
  /** Currency of the prices. */
  currency: string;
  /** The products. At least 2 entries. */
  products: CarouselProduct[];
}

/** One product of a carousel that is filled by hand. */
export interface CarouselProduct {
  /** Id of the product. */
  id: string;
  /** Name shown for the product. */
  headline: string;
  /** Price before the discount, as text. */
  original_price: string;
  /** Amount or percentage of the discount, as text. */
  discount_value: string;
  /** Whether `discount_value` is a percentage or an amount. */
  discount_type: "PERCENT" | "VALUE";
  /** Where a click leads. */
  promo_url: string;
  /** Picture of the product. */
  product_image: string;
}

/** Products of a set; needed with `PRODUCT_SET`, for workspaces with Product Sets. */
export interface ProductSetCarouselData {
  /** Id of a product set of the workspace. */
  product_set: string;
  image_url: string;
  headline: string;
  promo_url: string;
  /** Number of products to show. From 2 to 9. */
  product_count: number;
}

/** Limits on how an Email campaign is delivered. */
export interface EmailDeliveryControls {
  /** Whether do-not-disturb hours are ignored. */
  bypass_dnd?: boolean | undefined;
  /** Most requests per minute. */
  campaign_throttle_rpm?: number | undefined;
  /** Whether the message counts towards frequency capping. */
  count_for_frequency_capping?: boolean | undefined;
  /** Whether frequency capping is ignored. */
  ignore_frequency_capping?: boolean | undefined;
  /** Least number of hours between two notifications. */
  minimum_delay_between_two_notification_in_hour?: number | undefined;
}

/** A Push campaign as it is after an update. */
export interface PushCampaign {
  /** Id of this request; the same as the header `X-SVC-Request-Id` when both are given. */
  request_id?: string | undefined;
  channel: "PUSH";
  /** The kind of trigger or schedule. `BROADCAST_LIVE_ACTIVITY` is for iOS only. */
  campaign_delivery_type: "ONE_TIME" | "PERIODIC" | "EVENT_TRIGGERED" | "BUSINESS_EVENT_TRIGGERED" | "DEVICE_TRIGGERED" | "LOCATION_TRIGGERED" | "BROADCAST_LIVE_ACTIVITY";
  /** Email address of the user who changes the campaign; by default whoever is authenticated. */
  updated_by?: string | undefined;
  /** Note about the edit, kept if the update makes a new version; only in workspaces with versioning. */
  version_note?: string | undefined;
  /** Name, platforms and labels of a Push campaign. */
  basic_details: PushBasicDetails;
  /** The events that trigger the campaign, and the wait after them. Needed for Push `EVENT_TRIGGERED`, `DEVICE_TRIGGERED` and `LOCATION_TRIGGERED` and for Email `EVENT_TRIGGERED`. */
  trigger_condition?: TriggerCondition | undefined;
  /** The message, optionally in several languages and variations. */
  campaign_content: PushCampaignContent;
  /** The audience: all users, or at least one filter in `included_filters`. */
  segmentation_details: SegmentationDetails;
  /** When the campaign is sent. */
  scheduling_details: SchedulingDetails;
  /** Limits on how a Push campaign is delivered. */
  delivery_controls: PushDeliveryControls;
  /** Expiry and priority of a Push campaign. */
  advanced: Advanced;
  /** The goals that count as conversions of the campaign. */
  conversion_goal_details?: ConversionGoalDetails | undefined;
  /** Users who get no messages, so that the effect of messages can be measured. */
  control_group_details?: ControlGroupDetails | undefined;
  /** Parameters added to links; besides the five named ones, up to five custom keys, on create with the prefix `utm_`. */
  utm_params?: UtmParams | undefined;
  /** Cap on the number of users; needs the audience limit feature, and not for live activities. */
  campaign_audience_limit?: CampaignAudienceLimit | undefined;
}

/** An Email campaign as it is after an update. */
export interface EmailCampaign {
  /** Id of this request; the same as the header `X-SVC-Request-Id` when both are given. */
  request_id?: string | undefined;
  channel: "EMAIL";
  /** The kind of trigger or schedule. */
  campaign_delivery_type: "ONE_TIME" | "PERIODIC" | "EVENT_TRIGGERED" | "BUSINESS_EVENT_TRIGGERED";
  /** Email address of the user who changes the campaign; by default whoever is authenticated. */
  updated_by?: string | undefined;
  /** Note about the edit, kept if the update makes a new version; only in workspaces with versioning. */
  version_note?: string | undefined;
  /** Name, kind and audience address of an Email campaign. */
  basic_details: EmailBasicDetails;
  /** The events that trigger the campaign, and the wait after them. Needed for Push `EVENT_TRIGGERED`, `DEVICE_TRIGGERED` and `LOCATION_TRIGGERED` and for Email `EVENT_TRIGGERED`. */
  trigger_condition?: TriggerCondition | undefined;
  /** The provider that sends an Email campaign. */
  connector: Connector;
  /** The message, optionally in several languages and variations. */
  campaign_content: EmailCampaignContent;
  /** The audience: all users, or at least one filter in `included_filters`. */
  segmentation_details: SegmentationDetails;
  /** When the campaign is sent. */
  scheduling_details: SchedulingDetails;
  /** Limits on how an Email campaign is delivered. */
  delivery_controls?: EmailDeliveryControls | undefined;
  /** The goals that count as conversions of the campaign. */
  conversion_goal_details?: ConversionGoalDetails | undefined;
  /** Users who get no messages, so that the effect of messages can be measured. */
  control_group_details?: ControlGroupDetails | undefined;
  /** Parameters added to links; besides the five named ones, up to five custom keys, on create with the prefix `utm_`. */
  utm_params?: UtmParams | undefined;
  /** Cap on the number of users; needs the audience limit feature, and not for live activities. */
  campaign_audience_limit?: CampaignAudienceLimit | undefined;
}

/** Request to update a Push campaign. */
export interface PushUpdateRequest {
  /** Id of this request; the same as the header `X-SVC-Request-Id` when both are given. */
  request_id?: string | undefined;
  channel?: "PUSH" | undefined;
  /** The kind of trigger or schedule. `BROADCAST_LIVE_ACTIVITY` is for iOS only. */
  campaign_delivery_type?: "ONE_TIME" | "PERIODIC" | "EVENT_TRIGGERED" | "BUSINESS_EVENT_TRIGGERED" | "DEVICE_TRIGGERED" | "LOCATION_TRIGGERED" | "BROADCAST_LIVE_ACTIVITY" | undefined;
  /** Email address of the user who changes the campaign; by default whoever is authenticated. */
  updated_by?: string | undefined;
  /** Note about the edit, kept if the update makes a new version; only in workspaces with versioning. */
  version_note?: string | undefined;
  /** Name, platforms and labels of a Push campaign. */
  basic_details?: PushBasicDetails | undefined;
  /** The events that trigger the campaign, and the wait after them. Needed for Push `EVENT_TRIGGERED`, `DEVICE_TRIGGERED` and `LOCATION_TRIGGERED` and for Email `EVENT_TRIGGERED`. */
  trigger_condition?: TriggerCondition | undefined;
  /** The message, optionally in several languages and variations. */
  campaign_content?: PushCampaignContent | undefined;
  /** The audience: all users, or at least one filter in `included_filters`. */
  segmentation_details?: SegmentationDetails | undefined;
  /** When the campaign is sent. */
  scheduling_details?: SchedulingDetails | undefined;
  /** Limits on how a Push campaign is delivered. */
  delivery_controls?: PushDeliveryControls | undefined;
  /** Expiry and priority of a Push campaign. */
  advanced?: Advanced | undefined;
  /** The goals that count as conversions of the campaign. */
  conversion_goal_details?: ConversionGoalDetails | undefined;
  /** Users who get no messages, so that the effect of messages can be measured. */
  control_group_details?: ControlGroupDetails | undefined;
  /** Parameters added to links; besides the five named ones, up to five custom keys, on create with the prefix `utm_`. */
  utm_params?: UtmParams | undefined;
  /** Cap on the number of users; needs the audience limit feature, and not for live activities. */
  campaign_audience_limit?: CampaignAudienceLimit | undefined;
  /** Publishes the campaign. The body must not contain components. */
  status?: "PUBLISH" | undefined;
}

/** Request to update an Email campaign. */
export interface EmailUpdateRequest {
  /** Id of this request; the same as the header `X-SVC-Request-Id` when both are given. */
  request_id?: string | undefined;
  channel?: "EMAIL" | undefined;
  /** The kind of trigger or schedule. */
  campaign_delivery_type?: "ONE_TIME" | "PERIODIC" | "EVENT_TRIGGERED" | "BUSINESS_EVENT_TRIGGERED" | undefined;
  /** Email address of the user who changes the campaign; by default whoever is authenticated. */
  updated_by?: string | undefined;
  /** Note about the edit, kept if the update makes a new version; only in workspaces with versioning. */
  version_note?: string | undefined;
  /** Name, kind and audience address of an Email campaign. */
  basic_details?: EmailBasicDetails | undefined;
  /** The events that trigger the campaign, and the wait after them. Needed for Push `EVENT_TRIGGERED`, `DEVICE_TRIGGERED` and `LOCATION_TRIGGERED` and for Email `EVENT_TRIGGERED`. */
  trigger_condition?: TriggerCondition | undefined;
  /** The provider that sends an Email campaign. */
  connector?: Connector | undefined;
  /** The message, optionally in several languages and variations. */
  campaign_content?: EmailCampaignContent | undefined;
  /** The audience: all users, or at least one filter in `included_filters`. */
  segmentation_details?: SegmentationDetails | undefined;
  /** When the campaign is sent. */
  scheduling_details?: SchedulingDetails | undefined;
  /** Limits on how an Email campaign is delivered. */
  delivery_controls?: EmailDeliveryControls | undefined;
  /** The goals that count as conversions of the campaign. */
  conversion_goal_details?: ConversionGoalDetails | undefined;
  /** Users who get no messages, so that the effect of messages can be measured. */
  control_group_details?: ControlGroupDetails | undefined;
  /** Parameters added to links; besides the five named ones, up to five custom keys, on create with the prefix `utm_`. */
  utm_params?: UtmParams | undefined;
  /** Cap on the number of users; needs the audience limit feature, and not for live activities. */
  campaign_audience_limit?: CampaignAudienceLimit | undefined;
  /** Publishes the campaign. The body must not contain components. */
  status?: "PUBLISH" | undefined;
}

/** Request to publish a campaign. */
export interface PublishRequest {
  /** Id of this request; the same as the header `X-SVC-Request-Id` when both are given. */
  request_id?: string | undefined;
  channel?: "PUSH" | "EMAIL" | undefined;
  /** The kind of trigger or schedule. `BROADCAST_LIVE_ACTIVITY` is for iOS only. */
  campaign_delivery_type?: "ONE_TIME" | "PERIODIC" | "EVENT_TRIGGERED" | "BUSINESS_EVENT_TRIGGERED" | "DEVICE_TRIGGERED" | "LOCATION_TRIGGERED" | "BROADCAST_LIVE_ACTIVITY" | undefined;
  /** Email address of the user who changes the campaign; by default whoever is authenticated. */
  updated_by?: string | undefined;
  /** Note about the edit, kept if the update makes a new version; only in workspaces with versioning. */
  version_note?: string | undefined;
  status: "PUBLISH";
}

/** The answer when a campaign was created. */
export interface CreateResponse {
  /** Id of the campaign that was created. */
  campaign_id: string;
}

/** The answer when a campaign was updated or published. */
export interface UpdateResponse {
  /** Id of the answer, which belongs to `X-SVC-Request-Id`. */
  response_id: string;
  /** Kind of the answer. */
  type: string;
  /** Data of the answer. */
  data: object;
}

/** The body of the service's answer to a rejected request. */
export interface ErrorBody {
  /** The problems of the request. */
  error: {
    /** HTTP status and reason phrase, or `VALIDATION_FAILED` for a flag-gated member. */
    code: string;
    /** Why the request failed. */
    message: string;
    /** Section or field at fault. */
    target: string;
    /** Everything that is wrong. */
    details: ({
      /** Dotted path to the member at fault. */
      target: string;
      /** The problem. */
      message: string;
    })[];
    /** Id of the failed request, if it has one. */
    request_id?: string | undefined;
  };
}
