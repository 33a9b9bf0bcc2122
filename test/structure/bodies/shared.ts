/** The components that are the same on both channels, with every member. */
export const sharedComponents = {
  trigger_condition: {
    included_filters: {
      filter_operator: "and",
      filters: [
        {
          filter_type: "actions",
          action_name: "Added To Cart",
          execution: { type: "atleast", count: 1 },
          executed: true,
          attributes: {
            filter_operator: "or",
            filters: [
              {
                filter_type: "user_attributes",
                data_type: "double",
                name: "price",
                operator: "greaterThan",
                value: 50,
              },
            ],
          },
        },
      ],
    },
    secondary_included_filters: {
      filter_operator: "or",
      filters: [
        {
          filter_type: "user_attributes",
          data_type: "string",
          name: "city",
          operator: "in",
          value: ["Lyon", "Nantes"],
        },
      ],
    },
    trigger_delay_type: "INTELLIGENT_DELAY",
    trigger_delay_value: 30,
    trigger_delay_granularity: "MINUTES",
    trigger_relation: "BEFORE",
    trigger_attr: { name: "departure_time" },
    intelligent_delay_optimization: {
      min_delay_value: 30,
      min_delay_granularity: "MINUTES",
      max_delay_value: 2,
      max_delay_granularity: "DAYS",
    },
  },
  segmentation_details: {
    included_filters: {
      filter_operator: "and",
      filters: [
        {
          filter_type: "user_attributes",
          data_type: "string",
          category: "Tracked Custom Attribute",
          name: "favourite_category",
          operator: "contains",
          value: "shoes",
          case_sensitive: false,
          negate: false,
          project_name: "Outdoor",
        },
        {
          filter_type: "actions",
          action_name: "Product Viewed",
          execution: { type: "atleast", count: 2 },
          executed: true,
          attributes: {
            filter_operator: "or",
            filters: [
              { filter_type: "user_attributes", data_type: "bool", name: "in_stock", operator: "is", value: true },
            ],
          },
          condition: "viewed twice",
        },
        { filter_type: "custom_segments", name: "Loyal customers", id: "5f3c1e9a7b2d4c0012ab34cd" },
      ],
    },
    excluded_filters: {
      filter_operator: "or",
      filters: [{ filter_type: "custom_segments", name: "Employees", id: "5f3c1e9a7b2d4c0012ab34ce" }],
    },
    is_all_user_campaign: false,
    send_campaign_to_opt_out_users: false,
  },
  scheduling_details: {
    delivery_type: "AT_FIXED_TIME",
    start_time: "2026-03-02T09:00:00",
    expiry_time: "2026-06-30T21:30:00",
    periodic_details: {
      sending_frequency: "MONTHLY",
      repeat_frequency: 1,
      no_of_occurences: 4,
      repeat_on_date_of_month: [15],
      repeat_on_days_of_week: ["MONDAY"],
      repeat_on_days_of_week_for_month: [{ week_granularity: "LAST", repeat_on_days_of_week: ["FRIDAY"] }],
    },
    bts_details: {
      send_in_bts: true,
      if_user_bts_is_not_available: "SEND_AT_START_TIME",
      if_user_bts_outside_time_window: "SEND_AT_END_TIME",
      window_end_time: "2026-03-02T21:00:00",
    },
    user_timezone_details: { send_in_user_timezone: true, send_if_user_timezone_has_passed: false },
  },
  delivery_controls: {
    bypass_dnd: false,
    campaign_throttle_rpm: 6000,
    count_for_frequency_capping: true,
    ignore_frequency_capping: false,
    minimum_delay_between_two_notification_in_hour: 6,
  },
  conversion_goal_details: {
    attribution_window_in_hours: 36,
    goals: [
      {
        goal_name: "Purchase",
        goal_event_name: "Order Completed",
        goal_event_attribute: {
          name: "order_total",
          condition: "between",
          data_type: "DOUBLE",
          value: "20",
          value1: "200",
          negate: false,
          value_type: "absolute",
          array_filter_type: "any",
          filters: [{ name: "currency" }],
          is_case_sensitive: false,
        },
        is_primary_goal: true,
        revenue_attribute: "order_total",
        revenue_currency: "EUR",
      },
    ],
  },
  control_group_details: {
    is_campaign_control_group_enabled: true,
    campaign_control_group_percentage: 10,
    is_global_control_group_enabled: false,
  },
  utm_params: {
    utm_source: "push",
    utm_medium: "mobile_push",
    utm_campaign: "spring_sale",
    utm_term: "running_shoes",
    utm_content: "variant_a",
    utm_team: "growth",
  },
  campaign_audience_limit: {
    is_campaign_audience_limit_enabled: true,
    metric: "SENT",
    frequency: "TOTAL",
    limit: 250_000,
  },
};
