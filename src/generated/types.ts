// Generated from src/schemas by `npm run generate`. Do not edit.

/** Request to create a campaign; `channel` determines its shape. */
export type CreateRequest = PushCreateRequest | EmailCreateRequest;

/** Request to create a Push campaign. */
export interface PushCreateRequest {
  /** Unique id of this request. After a success it cannot be used again for one hour (Push) or one day (Email); after a failure it can, at once. */
  request_id: string;
  channel: "PUSH";
  /** What makes the campaign send. `BROADCAST_LIVE_ACTIVITY` is for iOS only. */
  campaign_delivery_type: "ONE_TIME" | "PERIODIC" | "EVENT_TRIGGERED" | "BUSINESS_EVENT_TRIGGERED" | "DEVICE_TRIGGERED" | "LOCATION_TRIGGERED" | "BROADCAST_LIVE_ACTIVITY";
  /** Email address of the user who creates the campaign. */
  created_by: string;
  /** Name, platforms and labels of a Push campaign. */
  basic_details: PushBasicDetails;
  /** What triggers the campaign and how long to wait. Needed for Push `EVENT_TRIGGERED`, `DEVICE_TRIGGERED` and `LOCATION_TRIGGERED` and for Email `EVENT_TRIGGERED`. */
  trigger_condition?: TriggerCondition;
  /** What is sent, optionally in several languages and variations. */
  campaign_content: PushCampaignContent;
  /** The audience: all users, or at least one filter in `included_filters`. */
  segmentation_details: SegmentationDetails;
  /** When the campaign is sent. */
  scheduling_details: SchedulingDetails;
  /** Limits on how a Push campaign is delivered. */
  delivery_controls: PushDeliveryControls;
  /** Expiry and priority of a Push campaign. */
  advanced: Advanced;
  /** What counts as a conversion of the campaign. */
  conversion_goal_details?: ConversionGoalDetails;
  /** Users who are held back to measure the effect. */
  control_group_details?: ControlGroupDetails;
  /** Parameters added to links; besides the five named ones, up to five custom keys, on create with the prefix `utm_`. */
  utm_params?: UtmParams;
  /** Cap on the number of users; needs the audience limit feature, and not for live activities. */
  campaign_audience_limit?: CampaignAudienceLimit;
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
      push_amp_plus_enabled?: boolean;
    };
    ios?: {
      /** Whether all eligible devices receive it. */
      send_to_all_eligible_device?: boolean;
      /** Whether devices with provisional permission are left out. */
      exclude_provisional_push_devices?: boolean;
      /** Whether only devices with provisional permission receive it. */
      send_to_only_provisional_push_enabled_devices?: boolean;
    };
  };
  /** Business event of the campaign; needed for `BUSINESS_EVENT_TRIGGERED`. */
  business_event?: string;
  /** Context labels. */
  tags?: string[];
  /** Name of the collaborating team. */
  team?: string;
  /** Id of the live activity; needed on iOS for `BROADCAST_LIVE_ACTIVITY`. */
  broadcast_live_activity_id?: string;
  /** The place that triggers a `LOCATION_TRIGGERED` Push campaign. */
  geofences?: Geofences;
  /** Send only to the platform that fired the event; for event-triggered campaigns. */
  send_to_triggered_platform_only?: boolean;
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
  /** What the user does to trigger the campaign; `dwell` is in lower case. */
  triggered_at: "ENTRY" | "EXIT" | "dwell";
  /** How long the user stays inside, as text; needed with `dwell`. */
  dwell_time_value?: string;
  /** Unit of `dwell_time_value`; needed with `dwell`. */
  dwell_time_granularity?: "MINUTES" | "HOURS" | "DAYS";
  /** Wait before sending once the condition is met, as text. */
  response_time_value: string;
  /** Unit of `response_time_value`. */
  response_time_granularity: "MINUTES" | "HOURS" | "DAYS";
}

/** What triggers the campaign and how long to wait. Needed for Push `EVENT_TRIGGERED`, `DEVICE_TRIGGERED` and `LOCATION_TRIGGERED` and for Email `EVENT_TRIGGERED`. */
export interface TriggerCondition {
  included_filters?: FilterGroup;
  secondary_included_filters?: FilterGroup;
  /** When to send after the trigger. `INTELLIGENT_DELAY` is for Push only. */
  trigger_delay_type?: "DELAY" | "ASAP" | "INTELLIGENT_DELAY";
  /** Length of the delay; needed with `DELAY`. */
  trigger_delay_value?: number;
  /** Unit of `trigger_delay_value`; needed with `DELAY`. */
  trigger_delay_granularity?: "MINUTES" | "HOURS" | "DAYS";
  /** Whether the delay is before or after its anchor; needed with `DELAY`. */
  trigger_relation?: "BEFORE" | "AFTER";
  /** The anchor of a delay. */
  trigger_attr?: {
    /** Time attribute used as anchor; needed with `BEFORE`. */
    name?: string;
  };
  /** Window in which the service picks the delay; all four members are needed with `INTELLIGENT_DELAY`. */
  intelligent_delay_optimization?: IntelligentDelayOptimization;
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
  category?: string;
  /** Name of the attribute. */
  name: string;
  /** Comparison to make; which ones are allowed depends on `data_type`. */
  operator: string;
  /** What to compare with. Needed unless the operator is `exists` or `today`. */
  value?: unknown;
  /** Whether upper and lower case differ. */
  case_sensitive?: boolean;
  /** Whether the filter is inverted. */
  negate?: boolean;
  /** Project of the attribute; needed in a workspace with the Portfolio feature. */
  project_name?: string;
}

/** Selects users by an event, optionally narrowed by the event's attributes. */
export interface ActionsFilter {
  filter_type: "actions";
  /** Name of the event. */
  action_name: string;
  /** How often the action was performed. */
  execution?: {
    /** How `count` is compared. */
    type?: "atleast" | "atmost" | "exactly";
    /** Number of times. */
    count?: number;
  };
  /** Whether the action was performed at all. */
  executed?: boolean;
  attributes?: FilterGroup;
  /** Free label. */
  condition?: string;
}

/** Selects the users of a saved segment, by its id or its name. */
export interface CustomSegmentsFilter {
  filter_type: "custom_segments";
  /** Name of the segment. */
  name?: string;
  /** Id of the segment. */
  id?: string;
}

/** Window in which the service picks the delay; all four members are needed with `INTELLIGENT_DELAY`. */
export interface IntelligentDelayOptimization {
  /** Lower bound of the window. */
  min_delay_value?: number;
  /** Unit of `min_delay_value`. */
  min_delay_granularity?: "MINUTES" | "HOURS";
  /** Upper bound of the window. */
  max_delay_value?: number;
  /** Unit of `max_delay_value`. */
  max_delay_granularity?: "HOURS" | "DAYS";
}

/** What is sent, optionally in several languages and variations. */
export interface PushCampaignContent {
  /** Languages of the campaign; `default` may be one of them. */
  locales?: string[];
  /** Details of the variations. */
  variation_details?: object;
  /** The content of the channel, flat or keyed by locale and variation. */
  content: {
    /** What is shown, by platform. */
    push?: PushContent;
  } & { [locale: string]: unknown };
}

/** What is shown, by platform. */
export interface PushContent {
  android?: {
    /** Template, for example `BASIC`. */
    template_type?: string;
    basic_details?: {
      /** Android notification channel. */
      notification_channel?: string;
      /** First line of the notification. */
      title?: string;
      /** Text of the notification. */
      message?: string;
      /** What a click does, for example `DEEPLINKING`. */
      default_click_action?: string;
      /** Where a click leads. */
      default_click_action_value?: string;
      /** Extra data for the app. */
      key_value_pairs?: ({
        key?: string;
        value?: string;
      })[];
    };
  };
  ios?: {
    /** Template, for example `BASIC`. */
    template_type?: string;
    basic_details?: {
      /** First line of the notification. */
      title?: string;
      /** Text of the notification. */
      message?: string;
      /** What a click does, for example `DEEPLINKING`. */
      default_click_action?: string;
      /** Where a click leads. */
      default_click_action_value?: string;
    };
  };
  web?: {
    /** Template, for example `BASIC`. */
    template_type?: string;
    basic_details?: object;
  };
}

/** The audience: all users, or at least one filter in `included_filters`. */
export interface SegmentationDetails {
  included_filters?: FilterGroup;
  excluded_filters?: FilterGroup;
  /** Whether all users are targeted, subject to their opt-in status. */
  is_all_user_campaign?: boolean;
  /** Whether opted-out users are targeted as well. */
  send_campaign_to_opt_out_users?: boolean;
}

/** When the campaign is sent. */
export interface SchedulingDetails {
  /** How the moment of sending is chosen. `ASAP` sends once the campaign is published. */
  delivery_type: "ASAP" | "AT_FIXED_TIME" | "SEND_IN_BTS" | "SEND_IN_USER_TIMEZONE";
  /** UTC date and time without offset, as `2026-03-01T09:00:00`; needed unless `ASAP`. */
  start_time?: string;
  /** UTC date and time without offset after which a triggered campaign no longer sends. */
  expiry_time?: string;
  /** How a `PERIODIC` campaign repeats. */
  periodic_details?: PeriodicDetails;
  /** Best time to send; needed with `SEND_IN_BTS`. */
  bts_details?: BtsDetails;
  /** Sending by local time; needed with `SEND_IN_USER_TIMEZONE`. */
  user_timezone_details?: UserTimezoneDetails;
}

/** How a `PERIODIC` campaign repeats. */
export interface PeriodicDetails {
  /** Length of a period. */
  sending_frequency?: "DAILY" | "WEEKLY" | "MONTHLY";
  /** Interval in periods: 1 is every period, 2 every second one. */
  repeat_frequency?: number;
  /** Total number of sends (the service spells it this way). */
  no_of_occurences?: number;
  /** Days of the month; with `MONTHLY`. */
  repeat_on_date_of_month?: number[];
  /** Days of the week; with `WEEKLY` or `MONTHLY`. */
  repeat_on_days_of_week?: ("MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY")[];
  /** Days of certain weeks of the month; with `MONTHLY`. */
  repeat_on_days_of_week_for_month?: ({
    /** Week of the month. */
    week_granularity?: "FIRST" | "SECOND" | "THIRD" | "FOURTH" | "LAST";
    /** Days of that week. */
    repeat_on_days_of_week?: ("MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY")[];
  })[];
}

/** Best time to send; needed with `SEND_IN_BTS`. */
export interface BtsDetails {
  /** Whether each user gets it at their best time. */
  send_in_bts?: boolean;
  /** What to do when a user's best time is unknown. */
  if_user_bts_is_not_available?: string;
  /** What to do when a user's best time is outside the window. */
  if_user_bts_outside_time_window?: string;
  /** End of the window that starts at `start_time`. */
  window_end_time?: string;
}

/** Sending by local time; needed with `SEND_IN_USER_TIMEZONE`. */
export interface UserTimezoneDetails {
  /** Whether each user gets it by their own local time. */
  send_in_user_timezone?: boolean;
  /** Whether users whose local time is already past `start_time` still get it. */
  send_if_user_timezone_has_passed?: boolean;
}

/** Limits on how a Push campaign is delivered. */
export interface PushDeliveryControls {
  /** Whether do-not-disturb hours are ignored. Needed for event-triggered campaigns. */
  bypass_dnd?: boolean;
  /** Most requests per minute. Not used by device-, location- and event-triggered campaigns. */
  campaign_throttle_rpm?: number;
  /** Whether the message counts towards frequency capping. */
  count_for_frequency_capping?: boolean;
  /** Whether frequency capping is ignored. */
  ignore_frequency_capping?: boolean;
  /** Least number of hours between two notifications. For event- and device-triggered campaigns. */
  minimum_delay_between_two_notification_in_hour?: number;
  /** Hours, as text; device-triggered (the service spells it `camapign`). */
  max_time_to_show_message_of_same_camapign?: string;
  /** Hours, as text; device-triggered. */
  expiry_time_of_sync_data_in_hour?: string;
  /** Whether the message is shown offline; device-triggered. */
  send_message_in_offline_mode?: boolean;
  /** Maximum number of sends per user within the window, as text; location-triggered. */
  send_limit_value?: string;
  /** Length of that window in hours, as text; location-triggered. */
  send_limit_granularity_in_hours?: string;
  /** Whether the workspace's minimum delay is ignored; event-triggered. */
  ignore_global_minimum_delay?: boolean;
  /** Whether messages are queued; needs the queuing feature. */
  queuing_enabled?: boolean;
  /** Hours to queue; needed, and more than 0, when queuing is enabled. Needs the queuing feature. */
  queue_duration?: number;
}

/** Expiry and priority of a Push campaign. */
export interface Advanced {
  /** When the notification expires and when it leaves the inbox. */
  expiration_settings?: {
    expire_notification_after_value?: number;
    /** Unit of `expire_notification_after_value`. */
    expire_notification_after_type?: "HOUR" | "DAY";
    remove_from_inbox_after_value?: number;
    /** Unit of `remove_from_inbox_after_value`: always days. */
    remove_from_inbox_after_type?: "DAY";
  };
  /** Priority on each platform. */
  platform_level_priority?: {
    android_specific_priority?: {
      /** Whether it is sent with priority. */
      send_with_priority?: boolean;
    };
    ios_specific_priority?: {
      /** APNs priority, as text. */
      apns_priority?: "1" | "5" | "10";
      /** How strongly the notification interrupts. */
      interruption_level?: "Passive" | "Active" | "Time sensitive" | "Critical";
      /** Rank among the app's notifications, as a number. */
      relevance_score?: 0 | 0.5 | 1;
    };
  };
}

/** What counts as a conversion of the campaign. */
export interface ConversionGoalDetails {
  /** How far back conversions are counted. */
  attribution_window_in_hours?: number;
  goals?: Goal[];
}

/** One event that counts as a conversion. */
export interface Goal {
  /** Name of the goal. */
  goal_name?: string;
  /** Event that reaches the goal. */
  goal_event_name?: string;
  /** Narrows a goal to events with a certain attribute. */
  goal_event_attribute?: GoalEventAttribute;
  /** Whether it is the campaign's main goal. */
  is_primary_goal?: boolean;
  /** Attribute that holds the revenue. */
  revenue_attribute?: string;
  /** Currency of the revenue. */
  revenue_currency?: string;
}

/** Narrows a goal to events with a certain attribute. */
export interface GoalEventAttribute {
  /** Name of the event's attribute. */
  name?: string;
  /** Comparison, for example is, contains or between. */
  condition?: string;
  /** Type of the attribute, in upper case (unlike in filters). */
  data_type?: "STRING" | "DOUBLE" | "BOOL" | "NUMBER" | "GEOPOINT" | "DATETIME" | "ARRAY_DOUBLE" | "ARRAY_STRING" | "OBJECT" | "ARRAY_OBJECT";
  /** What to compare with. */
  value?: string;
  /** Second value, for between. */
  value1?: string;
  /** Whether the comparison is inverted. */
  negate?: boolean;
  value_type?: string;
  array_filter_type?: string;
  /** Filters on members, for `OBJECT` and `ARRAY_OBJECT`. */
  filters?: object[];
  /** Whether upper and lower case differ. */
  is_case_sensitive?: boolean;
}

/** Users who are held back to measure the effect. */
export interface ControlGroupDetails {
  /** Whether a part of the audience is held back. */
  is_campaign_control_group_enabled?: boolean;
  /** The size of that part in percent; needed when the campaign control group is enabled. From 0 to 100. */
  campaign_control_group_percentage?: number;
  /** Whether the workspace's control group is held back. */
  is_global_control_group_enabled?: boolean;
}

/** Parameters added to links; besides the five named ones, up to five custom keys, on create with the prefix `utm_`. */
export interface UtmParams {
  utm_source: string;
  utm_medium: string;
  utm_campaign?: string;
  utm_term?: string;
  utm_content?: string;
  [key: string]: string | undefined;
}

/** Cap on the number of users; needs the audience limit feature, and not for live activities. */
export interface CampaignAudienceLimit {
  /** Whether the cap applies. When true, `limit` is needed; when false, the others must be absent. */
  is_campaign_audience_limit_enabled?: boolean;
  /** What is counted; needed when enabled on `PERIODIC` and `EVENT_TRIGGERED`, to which alone it applies. */
  metric?: "SENT";
  /** `TOTAL` caps the campaign's lifetime, `INSTANCE` each send (Push `PERIODIC` only); needed as `metric` is. */
  frequency?: "TOTAL" | "INSTANCE";
  /** Maximum number of users; needed when enabled. From 1 to 9999999999. */
  limit?: number;
}

/** Request to create an Email campaign. */
export interface EmailCreateRequest {
  /** Unique id of this request. After a success it cannot be used again for one hour (Push) or one day (Email); after a failure it can, at once. */
  request_id: string;
  channel: "EMAIL";
  /** What makes the campaign send. */
  campaign_delivery_type: "ONE_TIME" | "PERIODIC" | "EVENT_TRIGGERED" | "BUSINESS_EVENT_TRIGGERED";
  /** Email address of the user who creates the campaign. */
  created_by: string;
  /** Name, kind and audience address of an Email campaign. */
  basic_details: EmailBasicDetails;
  /** What triggers the campaign and how long to wait. Needed for Push `EVENT_TRIGGERED`, `DEVICE_TRIGGERED` and `LOCATION_TRIGGERED` and for Email `EVENT_TRIGGERED`. */
  trigger_condition?: TriggerCondition;
  /** The provider that sends an Email campaign. */
  connector: Connector;
  /** What is sent, optionally in several languages and variations. */
  campaign_content: EmailCampaignContent;
  /** The audience: all users, or at least one filter in `included_filters`. */
  segmentation_details: SegmentationDetails;
  /** When the campaign is sent. */
  scheduling_details: SchedulingDetails;
  /** Limits on how an Email campaign is delivered. */
  delivery_controls?: EmailDeliveryControls;
  /** What counts as a conversion of the campaign. */
  conversion_goal_details?: ConversionGoalDetails;
  /** Users who are held back to measure the effect. */
  control_group_details?: ControlGroupDetails;
  /** Parameters added to links; besides the five named ones, up to five custom keys, on create with the prefix `utm_`. */
  utm_params?: UtmParams;
  /** Cap on the number of users; needs the audience limit feature, and not for live activities. */
  campaign_audience_limit?: CampaignAudienceLimit;
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
  subscription_category?: string;
  /** Business event of the campaign; needed for `BUSINESS_EVENT_TRIGGERED`. */
  business_event?: string;
  /** Context labels. */
  tags?: string[];
  /** Name of the collaborating team. */
  team?: string;
  /** Whether only double-opt-in users are targeted (default false); needs the Double Opt-In feature. */
  send_only_double_opt_in_users?: boolean;
  /** Backend name (not the display label) of the attribute that holds the brand. Empty or absent: one brand. Needs the Brand Deduplication feature. */
  deduplication_attribute?: string;
}

/** The provider that sends an Email campaign. */
export interface Connector {
  /** Email sending provider. */
  connector_type: string;
  /** Name of the configured connector. */
  connector_name: string;
}

/** What is sent, optionally in several languages and variations. */
export interface EmailCampaignContent {
  /** Languages of the campaign; `default` may be one of them. */
  locales?: string[];
  /** Details of the variations. */
  variation_details?: object;
  /** The content of the channel, flat or keyed by locale and variation. */
  content: {
    /** The email itself. */
    email?: EmailContent;
  } & { [locale: string]: unknown };
}

/** The email itself. */
export interface EmailContent {
  /** Subject line. */
  subject?: string;
  /** Text shown beside the subject. */
  preview_text?: string;
  /** Name of the sender. */
  sender_name?: string;
  /** Address it is sent from. */
  from_address?: string;
  /** Address that replies go to. */
  reply_to_address?: string;
  /** Body of the email. */
  html_content?: string;
  /** What Gmail shows for a `PROMOTIONAL` email besides its subject. */
  gmail_annotations?: GmailAnnotations;
}

/** What Gmail shows for a `PROMOTIONAL` email besides its subject. */
export interface GmailAnnotations {
  /** Whether to send without annotations when personalization fails. */
  send_email_if_personalization_fails?: boolean;
  /** Logo of the sender. */
  sender_logo: string;
  /** Kind of `sender_logo`, for example `image_url`. */
  sender_logo_type?: string;
  /** A deal with its code and time window. */
  deal_card?: DealCard;
  /** Products shown in a row. */
  product_carousel?: ProductCarousel;
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
  manual_data?: ManualCarouselData;
  /** Products of a set; needed with `PRODUCT_SET`, for workspaces with Product Sets. */
  product_set_data?: ProductSetCarouselData;
}

/** Products listed by hand; needed with `MANUAL`. */
export interface ManualCarouselData {
  /** Currency of the prices. */
  currency: string;
  /** At least two products. At least 2 entries. */
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
  bypass_dnd?: boolean;
  /** Most requests per minute. */
  campaign_throttle_rpm?: number;
  /** Whether the message counts towards frequency capping. */
  count_for_frequency_capping?: boolean;
  /** Whether frequency capping is ignored. */
  ignore_frequency_capping?: boolean;
  /** Least number of hours between two notifications. */
  minimum_delay_between_two_notification_in_hour?: number;
}

/** A Push campaign as it is after an update. */
export interface PushCampaign {
  /** Id of this request; the same as the header `X-SVC-Request-Id` when both are given. */
  request_id?: string;
  channel: "PUSH";
  /** What makes the campaign send. `BROADCAST_LIVE_ACTIVITY` is for iOS only. */
  campaign_delivery_type: "ONE_TIME" | "PERIODIC" | "EVENT_TRIGGERED" | "BUSINESS_EVENT_TRIGGERED" | "DEVICE_TRIGGERED" | "LOCATION_TRIGGERED" | "BROADCAST_LIVE_ACTIVITY";
  /** Email address of the user who changes the campaign; by default whoever is authenticated. */
  updated_by?: string;
  /** Note about the edit, kept if the update makes a new version; only in workspaces with versioning. */
  version_note?: string;
  /** Name, platforms and labels of a Push campaign. */
  basic_details: PushBasicDetails;
  /** What triggers the campaign and how long to wait. Needed for Push `EVENT_TRIGGERED`, `DEVICE_TRIGGERED` and `LOCATION_TRIGGERED` and for Email `EVENT_TRIGGERED`. */
  trigger_condition?: TriggerCondition;
  /** What is sent, optionally in several languages and variations. */
  campaign_content: PushCampaignContent;
  /** The audience: all users, or at least one filter in `included_filters`. */
  segmentation_details: SegmentationDetails;
  /** When the campaign is sent. */
  scheduling_details: SchedulingDetails;
  /** Limits on how a Push campaign is delivered. */
  delivery_controls: PushDeliveryControls;
  /** Expiry and priority of a Push campaign. */
  advanced: Advanced;
  /** What counts as a conversion of the campaign. */
  conversion_goal_details?: ConversionGoalDetails;
  /** Users who are held back to measure the effect. */
  control_group_details?: ControlGroupDetails;
  /** Parameters added to links; besides the five named ones, up to five custom keys, on create with the prefix `utm_`. */
  utm_params?: UtmParams;
  /** Cap on the number of users; needs the audience limit feature, and not for live activities. */
  campaign_audience_limit?: CampaignAudienceLimit;
}

/** An Email campaign as it is after an update. */
export interface EmailCampaign {
  /** Id of this request; the same as the header `X-SVC-Request-Id` when both are given. */
  request_id?: string;
  channel: "EMAIL";
  /** What makes the campaign send. */
  campaign_delivery_type: "ONE_TIME" | "PERIODIC" | "EVENT_TRIGGERED" | "BUSINESS_EVENT_TRIGGERED";
  /** Email address of the user who changes the campaign; by default whoever is authenticated. */
  updated_by?: string;
  /** Note about the edit, kept if the update makes a new version; only in workspaces with versioning. */
  version_note?: string;
  /** Name, kind and audience address of an Email campaign. */
  basic_details: EmailBasicDetails;
  /** What triggers the campaign and how long to wait. Needed for Push `EVENT_TRIGGERED`, `DEVICE_TRIGGERED` and `LOCATION_TRIGGERED` and for Email `EVENT_TRIGGERED`. */
  trigger_condition?: TriggerCondition;
  /** The provider that sends an Email campaign. */
  connector: Connector;
  /** What is sent, optionally in several languages and variations. */
  campaign_content: EmailCampaignContent;
  /** The audience: all users, or at least one filter in `included_filters`. */
  segmentation_details: SegmentationDetails;
  /** When the campaign is sent. */
  scheduling_details: SchedulingDetails;
  /** Limits on how an Email campaign is delivered. */
  delivery_controls?: EmailDeliveryControls;
  /** What counts as a conversion of the campaign. */
  conversion_goal_details?: ConversionGoalDetails;
  /** Users who are held back to measure the effect. */
  control_group_details?: ControlGroupDetails;
  /** Parameters added to links; besides the five named ones, up to five custom keys, on create with the prefix `utm_`. */
  utm_params?: UtmParams;
  /** Cap on the number of users; needs the audience limit feature, and not for live activities. */
  campaign_audience_limit?: CampaignAudienceLimit;
}

/** Request to update a Push campaign. */
export interface PushUpdateRequest {
  /** Id of this request; the same as the header `X-SVC-Request-Id` when both are given. */
  request_id?: string;
  channel?: "PUSH";
  /** What makes the campaign send. `BROADCAST_LIVE_ACTIVITY` is for iOS only. */
  campaign_delivery_type?: "ONE_TIME" | "PERIODIC" | "EVENT_TRIGGERED" | "BUSINESS_EVENT_TRIGGERED" | "DEVICE_TRIGGERED" | "LOCATION_TRIGGERED" | "BROADCAST_LIVE_ACTIVITY";
  /** Email address of the user who changes the campaign; by default whoever is authenticated. */
  updated_by?: string;
  /** Note about the edit, kept if the update makes a new version; only in workspaces with versioning. */
  version_note?: string;
  /** Name, platforms and labels of a Push campaign. */
  basic_details?: PushBasicDetails;
  /** What triggers the campaign and how long to wait. Needed for Push `EVENT_TRIGGERED`, `DEVICE_TRIGGERED` and `LOCATION_TRIGGERED` and for Email `EVENT_TRIGGERED`. */
  trigger_condition?: TriggerCondition;
  /** What is sent, optionally in several languages and variations. */
  campaign_content?: PushCampaignContent;
  /** The audience: all users, or at least one filter in `included_filters`. */
  segmentation_details?: SegmentationDetails;
  /** When the campaign is sent. */
  scheduling_details?: SchedulingDetails;
  /** Limits on how a Push campaign is delivered. */
  delivery_controls?: PushDeliveryControls;
  /** Expiry and priority of a Push campaign. */
  advanced?: Advanced;
  /** What counts as a conversion of the campaign. */
  conversion_goal_details?: ConversionGoalDetails;
  /** Users who are held back to measure the effect. */
  control_group_details?: ControlGroupDetails;
  /** Parameters added to links; besides the five named ones, up to five custom keys, on create with the prefix `utm_`. */
  utm_params?: UtmParams;
  /** Cap on the number of users; needs the audience limit feature, and not for live activities. */
  campaign_audience_limit?: CampaignAudienceLimit;
  /** Publishes the campaign. The body must not contain components. */
  status?: "PUBLISH";
}

/** Request to update an Email campaign. */
export interface EmailUpdateRequest {
  /** Id of this request; the same as the header `X-SVC-Request-Id` when both are given. */
  request_id?: string;
  channel?: "EMAIL";
  /** What makes the campaign send. */
  campaign_delivery_type?: "ONE_TIME" | "PERIODIC" | "EVENT_TRIGGERED" | "BUSINESS_EVENT_TRIGGERED";
  /** Email address of the user who changes the campaign; by default whoever is authenticated. */
  updated_by?: string;
  /** Note about the edit, kept if the update makes a new version; only in workspaces with versioning. */
  version_note?: string;
  /** Name, kind and audience address of an Email campaign. */
  basic_details?: EmailBasicDetails;
  /** What triggers the campaign and how long to wait. Needed for Push `EVENT_TRIGGERED`, `DEVICE_TRIGGERED` and `LOCATION_TRIGGERED` and for Email `EVENT_TRIGGERED`. */
  trigger_condition?: TriggerCondition;
  /** The provider that sends an Email campaign. */
  connector?: Connector;
  /** What is sent, optionally in several languages and variations. */
  campaign_content?: EmailCampaignContent;
  /** The audience: all users, or at least one filter in `included_filters`. */
  segmentation_details?: SegmentationDetails;
  /** When the campaign is sent. */
  scheduling_details?: SchedulingDetails;
  /** Limits on how an Email campaign is delivered. */
  delivery_controls?: EmailDeliveryControls;
  /** What counts as a conversion of the campaign. */
  conversion_goal_details?: ConversionGoalDetails;
  /** Users who are held back to measure the effect. */
  control_group_details?: ControlGroupDetails;
  /** Parameters added to links; besides the five named ones, up to five custom keys, on create with the prefix `utm_`. */
  utm_params?: UtmParams;
  /** Cap on the number of users; needs the audience limit feature, and not for live activities. */
  campaign_audience_limit?: CampaignAudienceLimit;
  /** Publishes the campaign. The body must not contain components. */
  status?: "PUBLISH";
}

/** Request to publish a campaign. */
export interface PublishRequest {
  /** Id of this request; the same as the header `X-SVC-Request-Id` when both are given. */
  request_id?: string;
  /** Email address of the user who changes the campaign; by default whoever is authenticated. */
  updated_by?: string;
  /** Note about the edit, kept if the update makes a new version; only in workspaces with versioning. */
  version_note?: string;
  status: "PUBLISH";
}

/** What the service answers when a campaign was created. */
export interface CreateResponse {
  /** Id of the campaign that was created. */
  campaign_id: string;
}

/** What the service answers when a campaign was updated or published. */
export interface UpdateResponse {
  /** Id of the answer, which belongs to `X-SVC-Request-Id`. */
  response_id: string;
  /** Kind of the answer. */
  type: string;
  /** What the answer is about. */
  data: object;
}

/** The body of the service's answer to a rejected request. */
export interface ErrorBody {
  /** What is wrong. */
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
      /** What is wrong with it. */
      message: string;
    })[];
    /** Id of the failed request, if it has one. */
    request_id?: string;
  };
}
