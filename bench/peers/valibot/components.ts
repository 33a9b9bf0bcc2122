import * as v from "valibot";
import { customKeysOf, goalDataTypes, granularities, mostCustomKeys, windowMembers } from "../vocabulary.js";
import type { Workspace } from "../workspace.js";
import type { filterGroup } from "./filters.js";
import { integerBetween, object, optional, refuse } from "./refuse.js";

/** For both channels. The request checks that only Push uses `INTELLIGENT_DELAY`. */
export function triggerCondition(group: ReturnType<typeof filterGroup>) {
  return v.pipe(
    object({
      included_filters: v.optional(group),
      secondary_included_filters: v.optional(group),
      trigger_delay_type: v.optional(v.picklist(["DELAY", "ASAP", "INTELLIGENT_DELAY"])),
      trigger_delay_value: optional.integer,
      trigger_delay_granularity: v.optional(v.picklist(granularities)),
      trigger_relation: v.optional(v.picklist(["BEFORE", "AFTER"])),
      trigger_attr: v.optional(object({ name: optional.text })),
      intelligent_delay_optimization: v.optional(
        object({
          min_delay_value: optional.integer,
          min_delay_granularity: v.optional(v.picklist(["MINUTES", "HOURS"])),
          max_delay_value: optional.integer,
          max_delay_granularity: v.optional(v.picklist(["HOURS", "DAYS"])),
        }),
      ),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const trigger = dataset.value;
      if (trigger.trigger_delay_type === "DELAY") {
        for (const member of ["trigger_delay_value", "trigger_delay_granularity", "trigger_relation"] as const) {
          if (trigger[member] !== undefined) continue;
          refuse(addIssue, trigger, [member], "is needed when trigger_delay_type is DELAY");
        }
      }
      if (trigger.trigger_relation === "BEFORE" && trigger.trigger_attr?.name === undefined) {
        refuse(addIssue, trigger, ["trigger_attr", "name"], "is needed when trigger_relation is BEFORE");
      }
      const window = trigger.intelligent_delay_optimization;
      if (trigger.trigger_delay_type === "INTELLIGENT_DELAY" && window !== undefined) {
        for (const member of windowMembers) {
          if (window[member] !== undefined) continue;
          refuse(addIssue, trigger, ["intelligent_delay_optimization", member], "is needed with INTELLIGENT_DELAY");
        }
      }
    }),
  );
}

export function segmentationDetails(group: ReturnType<typeof filterGroup>) {
  return v.pipe(
    object({
      included_filters: v.optional(group),
      excluded_filters: v.optional(group),
      is_all_user_campaign: optional.flag,
      send_campaign_to_opt_out_users: optional.flag,
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { is_all_user_campaign, included_filters } = dataset.value;
      if (is_all_user_campaign === true || (included_filters?.filters.length ?? 0) > 0) return;
      const message = "must have a filter unless is_all_user_campaign is true";
      refuse(addIssue, dataset.value, ["included_filters"], message);
    }),
  );
}

const commonControls = {
  bypass_dnd: optional.flag,
  campaign_throttle_rpm: optional.integer,
  count_for_frequency_capping: optional.flag,
  ignore_frequency_capping: optional.flag,
  minimum_delay_between_two_notification_in_hour: optional.integer,
};

export const emailDeliveryControls = object(commonControls);

export function pushDeliveryControls({ queuing }: Workspace) {
  return v.pipe(
    object({
      ...commonControls,
      max_time_to_show_message_of_same_camapign: optional.text,
      expiry_time_of_sync_data_in_hour: optional.text,
      send_message_in_offline_mode: optional.flag,
      send_limit_value: optional.text,
      send_limit_granularity_in_hours: optional.text,
      ignore_global_minimum_delay: optional.flag,
      queuing_enabled: optional.flag,
      queue_duration: optional.integer,
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const controls = dataset.value;
      const { queuing_enabled, queue_duration } = controls;
      if (!queuing) {
        for (const member of ["queuing_enabled", "queue_duration"] as const) {
          if (controls[member] !== undefined) refuse(addIssue, controls, [member], "needs the queuing feature");
        }
      } else if (queuing_enabled === true && (queue_duration === undefined || queue_duration <= 0)) {
        refuse(addIssue, controls, ["queue_duration"], "must be present and more than 0 when queuing is enabled");
      }
    }),
  );
}

export const advanced = object({
  expiration_settings: v.optional(
    object({
      expire_notification_after_value: optional.integer,
      expire_notification_after_type: v.optional(v.picklist(["HOUR", "DAY"])),
      remove_from_inbox_after_value: optional.integer,
      remove_from_inbox_after_type: v.optional(v.picklist(["DAY"])),
    }),
  ),
  platform_level_priority: v.optional(
    object({
      android_specific_priority: v.optional(object({ send_with_priority: optional.flag })),
      ios_specific_priority: v.optional(
        object({
          apns_priority: v.optional(v.picklist(["1", "5", "10"])),
          interruption_level: v.optional(v.picklist(["Passive", "Active", "Time sensitive", "Critical"])),
          relevance_score: v.optional(v.picklist([0, 0.5, 1])),
        }),
      ),
    }),
  ),
});

const goalEventAttribute = object({
  name: optional.text,
  condition: optional.text,
  data_type: v.optional(v.picklist(goalDataTypes)),
  value: optional.text,
  value1: optional.text,
  negate: optional.flag,
  value_type: optional.text,
  array_filter_type: optional.text,
  filters: v.optional(v.array(object({}))),
  is_case_sensitive: optional.flag,
});

export const conversionGoalDetails = object({
  attribution_window_in_hours: optional.integer,
  goals: v.optional(
    v.array(
      object({
        goal_name: optional.text,
        goal_event_name: optional.text,
        goal_event_attribute: v.optional(goalEventAttribute),
        is_primary_goal: optional.flag,
        revenue_attribute: optional.text,
        revenue_currency: optional.text,
      }),
    ),
  ),
});

export const controlGroupDetails = v.pipe(
  object({
    is_campaign_control_group_enabled: optional.flag,
    campaign_control_group_percentage: v.optional(integerBetween(0, 100)),
    is_global_control_group_enabled: optional.flag,
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.is_campaign_control_group_enabled !== true) return;
    if (dataset.value.campaign_control_group_percentage !== undefined) return;
    const message = "is needed when the campaign control group is enabled";
    refuse(addIssue, dataset.value, ["campaign_control_group_percentage"], message);
  }),
);

export const utmParams = v.pipe(
  v.objectWithRest(
    {
      utm_source: v.string(),
      utm_medium: v.string(),
      utm_campaign: optional.text,
      utm_term: optional.text,
      utm_content: optional.text,
    },
    v.string(),
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const custom = customKeysOf(dataset.value);
    if (custom.length > mostCustomKeys) refuse(addIssue, dataset.value, [], "must have at most five custom keys");
    for (const key of custom) {
      if (!key.startsWith("utm_")) refuse(addIssue, dataset.value, [key], "must start with utm_");
    }
  }),
);

export const campaignAudienceLimit = object({
  is_campaign_audience_limit_enabled: v.optional(v.boolean()),
  metric: v.optional(v.picklist(["SENT"])),
  frequency: v.optional(v.picklist(["TOTAL", "INSTANCE"])),
  limit: v.optional(integerBetween(1, 9_999_999_999)),
});
