import { sharedComponents } from "./shared.js";

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
