/** Small valid bodies, to which those of a failing sequence shrink. */
export const plainPush = {
  request_id: "r",
  channel: "PUSH",
  campaign_delivery_type: "ONE_TIME",
  created_by: "jo@example.com",
  basic_details: { name: "Sale", platforms: ["IOS"], platform_specific_details: {} },
  campaign_content: { content: { push: { ios: { template_type: "BASIC", basic_details: { title: "Sale" } } } } },
  segmentation_details: { is_all_user_campaign: true },
  scheduling_details: { delivery_type: "AT_FIXED_TIME", start_time: "2026-10-16T15:00:00" },
  delivery_controls: { bypass_dnd: false },
  advanced: {},
};

export const plainEmail = {
  request_id: "r",
  channel: "EMAIL",
  campaign_delivery_type: "ONE_TIME",
  created_by: "jo@example.com",
  basic_details: { name: "News", content_type: "TRANSACTIONAL", user_attribute_identifier: "SVC_EMAIL_ID" },
  connector: { connector_type: "SMTP", connector_name: "main" },
  campaign_content: {
    content: { email: { subject: "News", sender_name: "Shop", from_address: "shop@example.com", html_content: "<p>" } },
  },
  segmentation_details: { is_all_user_campaign: true },
  scheduling_details: { delivery_type: "ASAP" },
};

const triggeredPush = {
  ...plainPush,
  campaign_delivery_type: "EVENT_TRIGGERED",
  trigger_condition: {
    included_filters: { filter_operator: "and", filters: [{ filter_type: "actions", action_name: "Cart left" }] },
    trigger_delay_type: "ASAP",
  },
  conversion_goal_details: {
    attribution_window_in_hours: 24,
    goals: [{ goal_name: "Order", goal_event_name: "Ordered", is_primary_goal: true }],
  },
  utm_params: { utm_source: "push", utm_medium: "app" },
  control_group_details: { is_campaign_control_group_enabled: true, campaign_control_group_percentage: 10 },
};

export const plainBodies = [plainPush, plainEmail, triggeredPush] as const;
