import { daysOfWeek, goalDataTypes } from "../vocabulary.js";
import { group } from "./filters.js";
import { choice, flag, formatted, integer, integerBetween, list, needs, object, text, where } from "./words.js";

export const segmentationDetails = object(
  {
    included_filters: group,
    excluded_filters: group,
    is_all_user_campaign: flag,
    send_campaign_to_opt_out_users: flag,
  },
  [],
  where(
    { is_all_user_campaign: { const: true } },
    {},
    object({ included_filters: object({ filters: { type: "array", minItems: 1 } }) }, ["included_filters"]),
  ),
);

export const schedulingDetails = object(
  {
    delivery_type: choice(["ASAP", "AT_FIXED_TIME", "SEND_IN_BTS", "SEND_IN_USER_TIMEZONE"]),
    start_time: formatted("local-date-time"),
    expiry_time: formatted("local-date-time"),
    periodic_details: object({
      sending_frequency: choice(["DAILY", "WEEKLY", "MONTHLY"]),
      repeat_frequency: integer,
      no_of_occurences: integer,
      repeat_on_date_of_month: list(integerBetween(1, 31)),
      repeat_on_days_of_week: list(choice(daysOfWeek)),
      repeat_on_days_of_week_for_month: list(
        object({
          week_granularity: choice(["FIRST", "SECOND", "THIRD", "FOURTH", "LAST"]),
          repeat_on_days_of_week: list(choice(daysOfWeek)),
        }),
      ),
    }),
    bts_details: object({
      send_in_bts: flag,
      if_user_bts_is_not_available: text,
      if_user_bts_outside_time_window: text,
      window_end_time: text,
    }),
    user_timezone_details: object({ send_in_user_timezone: flag, send_if_user_timezone_has_passed: flag }),
  },
  ["delivery_type"],
  {
    allOf: [
      where(
        { delivery_type: { enum: ["AT_FIXED_TIME", "SEND_IN_BTS", "SEND_IN_USER_TIMEZONE"] } },
        needs(["start_time"]),
      ),
      where({ delivery_type: { const: "SEND_IN_BTS" } }, needs(["bts_details"])),
      where({ delivery_type: { const: "SEND_IN_USER_TIMEZONE" } }, needs(["user_timezone_details"])),
    ],
  },
);

const commonControls = {
  bypass_dnd: flag,
  campaign_throttle_rpm: integer,
  count_for_frequency_capping: flag,
  ignore_frequency_capping: flag,
  minimum_delay_between_two_notification_in_hour: integer,
};

export const emailDeliveryControls = object(commonControls);

export const pushDeliveryControls = object({
  ...commonControls,
  max_time_to_show_message_of_same_camapign: text,
  expiry_time_of_sync_data_in_hour: text,
  send_message_in_offline_mode: flag,
  send_limit_value: text,
  send_limit_granularity_in_hours: text,
  ignore_global_minimum_delay: flag,
  queuing_enabled: flag,
  queue_duration: integer,
});

export const advanced = object({
  expiration_settings: object({
    expire_notification_after_value: integer,
    expire_notification_after_type: choice(["HOUR", "DAY"]),
    remove_from_inbox_after_value: integer,
    remove_from_inbox_after_type: choice(["DAY"]),
  }),
  platform_level_priority: object({
    android_specific_priority: object({ send_with_priority: flag }),
    ios_specific_priority: object({
      apns_priority: choice(["1", "5", "10"]),
      interruption_level: choice(["Passive", "Active", "Time sensitive", "Critical"]),
      relevance_score: { type: "number", enum: [0, 0.5, 1] },
    }),
  }),
});

export const conversionGoalDetails = object({
  attribution_window_in_hours: integer,
  goals: list(
    object({
      goal_name: text,
      goal_event_name: text,
      goal_event_attribute: object({
        name: text,
        condition: text,
        data_type: choice(goalDataTypes),
        value: text,
        value1: text,
        negate: flag,
        value_type: text,
        array_filter_type: text,
        filters: list({ type: "object" }),
        is_case_sensitive: flag,
      }),
      is_primary_goal: flag,
      revenue_attribute: text,
      revenue_currency: text,
    }),
  ),
});

export const controlGroupDetails = object(
  {
    is_campaign_control_group_enabled: flag,
    campaign_control_group_percentage: integerBetween(0, 100),
    is_global_control_group_enabled: flag,
  },
  [],
  where({ is_campaign_control_group_enabled: { const: true } }, needs(["campaign_control_group_percentage"])),
);

export const utmParams = object(
  { utm_source: text, utm_medium: text, utm_campaign: text, utm_term: text, utm_content: text },
  ["utm_source", "utm_medium"],
  { additionalProperties: text, propertyNames: { pattern: "^utm_" } },
);

/** What several of its members decide is for the function beside the schema. */
export const campaignAudienceLimit = object(
  {
    is_campaign_audience_limit_enabled: flag,
    metric: choice(["SENT"]),
    frequency: choice(["TOTAL", "INSTANCE"]),
    limit: integerBetween(1, 9_999_999_999),
  },
  ["is_campaign_audience_limit_enabled"],
);
