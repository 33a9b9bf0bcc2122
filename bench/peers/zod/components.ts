import * as z from "zod";
import { isLocalDateTime } from "../../../src/structure/formats.js";
import {
  customKeysOf,
  daysOfWeek,
  goalDataTypes,
  granularities,
  mostCustomKeys,
  windowMembers,
} from "../vocabulary.js";
import type { Workspace } from "../workspace.js";
import type { filterGroup } from "./filters.js";
import { integer, optional, refuse } from "./refuse.js";

const localDateTime = z.string().refine(isLocalDateTime, "must be a UTC date and time without offset");
const days = z.array(z.enum(daysOfWeek)).optional();

/** For both channels. The request checks that only Push uses `INTELLIGENT_DELAY`. */
export function triggerCondition(group: ReturnType<typeof filterGroup>) {
  return z
    .object({
      included_filters: group.optional(),
      secondary_included_filters: group.optional(),
      trigger_delay_type: z.enum(["DELAY", "ASAP", "INTELLIGENT_DELAY"]).optional(),
      trigger_delay_value: optional.integer,
      trigger_delay_granularity: z.enum(granularities).optional(),
      trigger_relation: z.enum(["BEFORE", "AFTER"]).optional(),
      trigger_attr: z.object({ name: optional.text }).optional(),
      intelligent_delay_optimization: z
        .object({
          min_delay_value: optional.integer,
          min_delay_granularity: z.enum(["MINUTES", "HOURS"]).optional(),
          max_delay_value: optional.integer,
          max_delay_granularity: z.enum(["HOURS", "DAYS"]).optional(),
        })
        .optional(),
    })
    .check((payload) => {
      const trigger = payload.value;
      if (trigger.trigger_delay_type === "DELAY") {
        for (const member of ["trigger_delay_value", "trigger_delay_granularity", "trigger_relation"] as const) {
          if (trigger[member] === undefined) refuse(payload, [member], "is needed when trigger_delay_type is DELAY");
        }
      }
      if (trigger.trigger_relation === "BEFORE" && trigger.trigger_attr?.name === undefined) {
        refuse(payload, ["trigger_attr", "name"], "is needed when trigger_relation is BEFORE");
      }
      const window = trigger.intelligent_delay_optimization;
      if (trigger.trigger_delay_type === "INTELLIGENT_DELAY" && window !== undefined) {
        for (const member of windowMembers) {
          if (window[member] !== undefined) continue;
          refuse(payload, ["intelligent_delay_optimization", member], "is needed with INTELLIGENT_DELAY");
        }
      }
    });
}

export function segmentationDetails(group: ReturnType<typeof filterGroup>) {
  return z
    .object({
      included_filters: group.optional(),
      excluded_filters: group.optional(),
      is_all_user_campaign: optional.flag,
      send_campaign_to_opt_out_users: optional.flag,
    })
    .check((payload) => {
      const { is_all_user_campaign, included_filters } = payload.value;
      if (is_all_user_campaign === true || (included_filters?.filters.length ?? 0) > 0) return;
      refuse(payload, ["included_filters"], "must have a filter unless is_all_user_campaign is true");
    });
}

export const schedulingDetails = z
  .object({
    delivery_type: z.enum(["ASAP", "AT_FIXED_TIME", "SEND_IN_BTS", "SEND_IN_USER_TIMEZONE"]),
    start_time: localDateTime.optional(),
    expiry_time: localDateTime.optional(),
    periodic_details: z
      .object({
        sending_frequency: z.enum(["DAILY", "WEEKLY", "MONTHLY"]).optional(),
        repeat_frequency: optional.integer,
        no_of_occurences: optional.integer,
        repeat_on_date_of_month: z.array(z.int().min(1).max(31)).optional(),
        repeat_on_days_of_week: days,
        repeat_on_days_of_week_for_month: z
          .array(
            z.object({
              week_granularity: z.enum(["FIRST", "SECOND", "THIRD", "FOURTH", "LAST"]).optional(),
              repeat_on_days_of_week: days,
            }),
          )
          .optional(),
      })
      .optional(),
    bts_details: z
      .object({
        send_in_bts: optional.flag,
        if_user_bts_is_not_available: optional.text,
        if_user_bts_outside_time_window: optional.text,
        window_end_time: optional.text,
      })
      .optional(),
    user_timezone_details: z
      .object({ send_in_user_timezone: optional.flag, send_if_user_timezone_has_passed: optional.flag })
      .optional(),
  })
  .check((payload) => {
    const { delivery_type, start_time, bts_details, user_timezone_details } = payload.value;
    if (delivery_type === "ASAP") return;
    if (start_time === undefined) refuse(payload, ["start_time"], `is needed when delivery_type is ${delivery_type}`);
    if (delivery_type === "SEND_IN_BTS" && bts_details === undefined) {
      refuse(payload, ["bts_details"], "is needed when delivery_type is SEND_IN_BTS");
    }
    if (delivery_type === "SEND_IN_USER_TIMEZONE" && user_timezone_details === undefined) {
      refuse(payload, ["user_timezone_details"], "is needed when delivery_type is SEND_IN_USER_TIMEZONE");
    }
  });

const commonControls = {
  bypass_dnd: optional.flag,
  campaign_throttle_rpm: optional.integer,
  count_for_frequency_capping: optional.flag,
  ignore_frequency_capping: optional.flag,
  minimum_delay_between_two_notification_in_hour: optional.integer,
};

export const emailDeliveryControls = z.object(commonControls);

export function pushDeliveryControls({ queuing }: Workspace) {
  return z
    .object({
      ...commonControls,
      max_time_to_show_message_of_same_camapign: optional.text,
      expiry_time_of_sync_data_in_hour: optional.text,
      send_message_in_offline_mode: optional.flag,
      send_limit_value: optional.text,
      send_limit_granularity_in_hours: optional.text,
      ignore_global_minimum_delay: optional.flag,
      queuing_enabled: optional.flag,
      queue_duration: optional.integer,
    })
    .check((payload) => {
      const { queuing_enabled, queue_duration } = payload.value;
      if (!queuing) {
        if (queuing_enabled !== undefined) refuse(payload, ["queuing_enabled"], "needs the queuing feature");
        if (queue_duration !== undefined) refuse(payload, ["queue_duration"], "needs the queuing feature");
      } else if (queuing_enabled === true) {
        if (queue_duration === undefined) refuse(payload, ["queue_duration"], "is needed when queuing is enabled");
        else if (queue_duration <= 0) refuse(payload, ["queue_duration"], "must be more than 0");
      }
    });
}

export const advanced = z.object({
  expiration_settings: z
    .object({
      expire_notification_after_value: optional.integer,
      expire_notification_after_type: z.enum(["HOUR", "DAY"]).optional(),
      remove_from_inbox_after_value: optional.integer,
      remove_from_inbox_after_type: z.enum(["DAY"]).optional(),
    })
    .optional(),
  platform_level_priority: z
    .object({
      android_specific_priority: z.object({ send_with_priority: optional.flag }).optional(),
      ios_specific_priority: z
        .object({
          apns_priority: z.enum(["1", "5", "10"]).optional(),
          interruption_level: z.enum(["Passive", "Active", "Time sensitive", "Critical"]).optional(),
          relevance_score: z.literal([0, 0.5, 1]).optional(),
        })
        .optional(),
    })
    .optional(),
});

export const conversionGoalDetails = z.object({
  attribution_window_in_hours: optional.integer,
  goals: z
    .array(
      z.object({
        goal_name: optional.text,
        goal_event_name: optional.text,
        goal_event_attribute: z
          .object({
            name: optional.text,
            condition: optional.text,
            data_type: z.enum(goalDataTypes).optional(),
            value: optional.text,
            value1: optional.text,
            negate: optional.flag,
            value_type: optional.text,
            array_filter_type: optional.text,
            filters: z.array(z.object({})).optional(),
            is_case_sensitive: optional.flag,
          })
          .optional(),
        is_primary_goal: optional.flag,
        revenue_attribute: optional.text,
        revenue_currency: optional.text,
      }),
    )
    .optional(),
});

export const controlGroupDetails = z
  .object({
    is_campaign_control_group_enabled: optional.flag,
    campaign_control_group_percentage: z.int().min(0).max(100).optional(),
    is_global_control_group_enabled: optional.flag,
  })
  .check((payload) => {
    const { is_campaign_control_group_enabled: isEnabled, campaign_control_group_percentage } = payload.value;
    if (isEnabled !== true || campaign_control_group_percentage !== undefined) return;
    refuse(payload, ["campaign_control_group_percentage"], "is needed when the campaign control group is enabled");
  });

export const utmParams = z
  .object({
    utm_source: z.string(),
    utm_medium: z.string(),
    utm_campaign: optional.text,
    utm_term: optional.text,
    utm_content: optional.text,
  })
  .catchall(z.string())
  .check((payload) => {
    const custom = customKeysOf(payload.value);
    if (custom.length > mostCustomKeys) refuse(payload, [], "must have at most five custom keys");
    for (const key of custom) if (!key.startsWith("utm_")) refuse(payload, [key], "must start with utm_");
  });

export const campaignAudienceLimit = z.object({
  is_campaign_audience_limit_enabled: z.boolean().optional(),
  metric: z.enum(["SENT"]).optional(),
  frequency: z.enum(["TOTAL", "INSTANCE"]).optional(),
  limit: integer.min(1).max(9_999_999_999).optional(),
});
