import { type Row, rows } from "./row.js";
import {
  deliveryControlRows,
  lastRows,
  segmentationAndSchedulingRows,
  sharedComponents,
  triggerRows,
} from "./shared.js";

/**
 * Every member that a Push create request can have, in the order of the specification's tables. Each is valid alone;
 * together they break rules, since no delivery type uses all of them.
 */
export const pushBody = {
  request_id: "push-2026-03-spring-sale-0001",
  channel: "PUSH",
  campaign_delivery_type: "EVENT_TRIGGERED",
  created_by: "marie.durand@example.com",
  basic_details: {
    name: "Spring sale: abandoned cart",
    platforms: ["ANDROID", "IOS", "WEB"],
    platform_specific_details: {
      android: { push_amp_plus_enabled: true },
      ios: {
        send_to_all_eligible_device: true,
        exclude_provisional_push_devices: false,
        send_to_only_provisional_push_enabled_devices: false,
      },
    },
    business_event: "Flash Sale Started",
    tags: ["spring"],
    team: "Growth",
    broadcast_live_activity_id: "live-activity-42",
    geofences: {
      name: "Lyon flagship store",
      latitude: "45.7640",
      longitude: "4.8357",
      radius: "500",
      triggered_at: "dwell",
      dwell_time_value: "10",
      dwell_time_granularity: "MINUTES",
      response_time_value: "5",
      response_time_granularity: "MINUTES",
    },
    send_to_triggered_platform_only: true,
  },
  trigger_condition: sharedComponents.trigger_condition,
  campaign_content: {
    locales: ["default"],
    variation_details: { variation_1: { traffic: 100 } },
    content: {
      push: {
        android: {
          template_type: "BASIC",
          basic_details: {
            notification_channel: "offers",
            title: "Your cart is waiting",
            message: "Complete your order before midnight.",
            default_click_action: "DEEPLINKING",
            default_click_action_value: "shop://cart",
            key_value_pairs: [{ key: "screen", value: "cart" }],
          },
        },
        ios: {
          template_type: "BASIC",
          basic_details: {
            title: "Your cart is waiting",
            message: "Complete your order before midnight.",
            default_click_action: "DEEPLINKING",
            default_click_action_value: "shop://cart",
          },
        },
        web: { template_type: "BASIC", basic_details: { title: "Your cart is waiting" } },
      },
    },
  },
  segmentation_details: sharedComponents.segmentation_details,
  scheduling_details: sharedComponents.scheduling_details,
  delivery_controls: {
    ...sharedComponents.delivery_controls,
    max_time_to_show_message_of_same_camapign: "24",
    expiry_time_of_sync_data_in_hour: "48",
    send_message_in_offline_mode: true,
    send_limit_value: "3",
    send_limit_granularity_in_hours: "24",
    ignore_global_minimum_delay: false,
    queuing_enabled: true,
    queue_duration: 4,
  },
  advanced: {
    expiration_settings: {
      expire_notification_after_value: 12,
      expire_notification_after_type: "HOUR",
      remove_from_inbox_after_value: 7,
      remove_from_inbox_after_type: "DAY",
    },
    platform_level_priority: {
      android_specific_priority: { send_with_priority: true },
      ios_specific_priority: { apns_priority: "10", interruption_level: "Time sensitive", relevance_score: 0.5 },
    },
  },
  conversion_goal_details: sharedComponents.conversion_goal_details,
  control_group_details: sharedComponents.control_group_details,
  utm_params: sharedComponents.utm_params,
  campaign_audience_limit: sharedComponents.campaign_audience_limit,
};

const granularities = { enum: ["MINUTES", "HOURS", "DAYS"] } as const;

/** One row for every member of `pushBody`, except those that decide a union or have no stated type. */
export const pushRows: readonly Row[] = [
  ...rows("", undefined, {
    "request_id!": "string",
    "campaign_delivery_type!": {
      enum: [
        ...["ONE_TIME", "PERIODIC", "EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED", "DEVICE_TRIGGERED"],
        ...["LOCATION_TRIGGERED", "BROADCAST_LIVE_ACTIVITY"],
      ],
    },
    "created_by!": { format: "email" },
  }),

  ...rows("basic_details!", "object", {
    "name!": "string",
    "platforms!": "array",
    "platforms[0]": { enum: ["ANDROID", "IOS", "WEB"] },
    "platform_specific_details!": "object",
    "platform_specific_details.android": "object",
    "platform_specific_details.android.push_amp_plus_enabled": "boolean",
    "platform_specific_details.ios": "object",
    "platform_specific_details.ios.send_to_all_eligible_device": "boolean",
    "platform_specific_details.ios.exclude_provisional_push_devices": "boolean",
    "platform_specific_details.ios.send_to_only_provisional_push_enabled_devices": "boolean",
    business_event: "string",
    tags: "array",
    "tags[0]": "string",
    team: "string",
    broadcast_live_activity_id: "string",
    send_to_triggered_platform_only: "boolean",
  }),
  ...rows("basic_details.geofences", "object", {
    "name!": "string",
    "latitude!": "string",
    "longitude!": "string",
    "radius!": "string",
    "triggered_at!": { enum: ["ENTRY", "EXIT", "dwell"] },
    dwell_time_value: "string",
    dwell_time_granularity: granularities,
    "response_time_value!": "string",
    "response_time_granularity!": granularities,
  }),

  ...triggerRows,

  ...rows("campaign_content!", "object", {
    locales: "array",
    "locales[0]": "string",
    variation_details: "object",
    "content!": "object",
    // See docs/readings.md, "Content for locales and variations": the channel's own member must be there.
    "content.push!": "object",
  }),
  // See docs/readings.md, "What is an error and what is a warning".
  ...rows("campaign_content.content.push.android", "object", {
    template_type: "string",
    basic_details: "object",
    "basic_details.notification_channel": "string",
    "basic_details.title": "string",
    "basic_details.message": "string",
    "basic_details.default_click_action": "string",
    "basic_details.default_click_action_value": "string",
    "basic_details.key_value_pairs": "array",
    "basic_details.key_value_pairs[0]": "object",
    "basic_details.key_value_pairs[0].key": "string",
    "basic_details.key_value_pairs[0].value": "string",
  }),
  ...rows("campaign_content.content.push.ios", "object", {
    template_type: "string",
    basic_details: "object",
    "basic_details.title": "string",
    "basic_details.message": "string",
    "basic_details.default_click_action": "string",
    "basic_details.default_click_action_value": "string",
  }),
  // Web content is not shown: nothing inside is checked.
  ...rows("campaign_content.content.push.web", "object", { template_type: "string", basic_details: "object" }),

  ...segmentationAndSchedulingRows,

  ...rows("delivery_controls!", "object", {
    max_time_to_show_message_of_same_camapign: "string",
    expiry_time_of_sync_data_in_hour: "string",
    send_message_in_offline_mode: "boolean",
    send_limit_value: "string",
    send_limit_granularity_in_hours: "string",
    ignore_global_minimum_delay: "boolean",
    queuing_enabled: "boolean",
    // See docs/readings.md, "Queuing": above 0 only when queuing_enabled is true, which is a rule.
    queue_duration: "integer",
  }),
  ...deliveryControlRows,

  ...rows("advanced!", "object", {}),
  ...rows("advanced.expiration_settings", "object", {
    expire_notification_after_value: "integer",
    expire_notification_after_type: { enum: ["HOUR", "DAY"] },
    remove_from_inbox_after_value: "integer",
    remove_from_inbox_after_type: { enum: ["DAY"] },
  }),
  ...rows("advanced.platform_level_priority", "object", {
    android_specific_priority: "object",
    "android_specific_priority.send_with_priority": "boolean",
    ios_specific_priority: "object",
    "ios_specific_priority.apns_priority": { enum: ["1", "5", "10"] },
    "ios_specific_priority.interruption_level": { enum: ["Passive", "Active", "Time sensitive", "Critical"] },
    "ios_specific_priority.relevance_score": { enum: [0, 0.5, 1] },
  }),

  ...lastRows,
];
