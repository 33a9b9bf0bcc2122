import { type Row, rows } from "./row.js";

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

const granularities = { enum: ["MINUTES", "HOURS", "DAYS"] } as const;
const daysOfWeek = {
  enum: ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"],
} as const;

// See docs/readings.md, "What a filter needs": a group requires both its members, a user_attributes filter three of its
// own, an actions filter one.

const groupRows = (path: string): Row[] =>
  rows(path, "object", { "filter_operator!": { enum: ["and", "or"] }, "filters!": "array" });

const attributeRows = (path: string): Row[] =>
  rows(path, "object", {
    "data_type!": { enum: ["string", "double", "datetime", "bool"] },
    "name!": "string",
    // Which operators a data_type allows is a rule; alone it is any string.
    "operator!": "string",
  });

const actionRows = (path: string): Row[] => [
  ...rows(path, "object", {
    "action_name!": "string",
    execution: "object",
    "execution.type": { enum: ["atleast", "atmost", "exactly"] },
    "execution.count": "integer",
    executed: "boolean",
  }),
  ...groupRows(`${path}.attributes`),
  ...attributeRows(`${path}.attributes.filters[0]`),
];

// See docs/readings.md, "What a filter needs": id or name, which is a rule.
const segmentRows = (path: string): Row[] => rows(path, "object", { name: "string", id: "string" });

export const triggerRows: readonly Row[] = [
  ...rows("trigger_condition", "object", {}),
  ...groupRows("trigger_condition.included_filters"),
  ...actionRows("trigger_condition.included_filters.filters[0]"),
  ...groupRows("trigger_condition.secondary_included_filters"),
  ...attributeRows("trigger_condition.secondary_included_filters.filters[0]"),
  ...rows("trigger_condition", undefined, {
    // See docs/readings.md, "Delays of a trigger": that INTELLIGENT_DELAY is Push only is a rule.
    trigger_delay_type: { enum: ["DELAY", "ASAP", "INTELLIGENT_DELAY"] },
    trigger_delay_value: "integer",
    trigger_delay_granularity: granularities,
    trigger_relation: { enum: ["BEFORE", "AFTER"] },
    trigger_attr: "object",
    // See docs/readings.md, "What is an error and what is a warning".
    "trigger_attr.name": "string",
  }),
  // See docs/readings.md, "Delays of a trigger": what INTELLIGENT_DELAY requires is a rule, so is that Email has none; its
  // inside is checked as on Push.
  ...rows("trigger_condition.intelligent_delay_optimization", "object", {
    min_delay_value: "integer",
    min_delay_granularity: { enum: ["MINUTES", "HOURS"] },
    max_delay_value: "integer",
    max_delay_granularity: { enum: ["HOURS", "DAYS"] },
  }),
];

const included = "segmentation_details.included_filters";

export const segmentationAndSchedulingRows: readonly Row[] = [
  ...rows("segmentation_details!", "object", {}),
  ...groupRows(included),
  ...attributeRows(`${included}.filters[0]`),
  ...rows(`${included}.filters[0]`, undefined, {
    category: "string",
    case_sensitive: "boolean",
    negate: "boolean",
    project_name: "string",
  }),
  ...actionRows(`${included}.filters[1]`),
  ...rows(`${included}.filters[1]`, undefined, { condition: "string" }),
  ...segmentRows(`${included}.filters[2]`),
  ...groupRows("segmentation_details.excluded_filters"),
  ...segmentRows("segmentation_details.excluded_filters.filters[0]"),
  ...rows("segmentation_details", undefined, {
    is_all_user_campaign: "boolean",
    send_campaign_to_opt_out_users: "boolean",
  }),

  ...rows("scheduling_details!", "object", {
    "delivery_type!": { enum: ["ASAP", "AT_FIXED_TIME", "SEND_IN_BTS", "SEND_IN_USER_TIMEZONE"] },
    start_time: { format: "local-date-time" },
    expiry_time: { format: "local-date-time" },
  }),
  ...rows("scheduling_details.periodic_details", "object", {
    sending_frequency: { enum: ["DAILY", "WEEKLY", "MONTHLY"] },
    repeat_frequency: "integer",
    no_of_occurences: "integer",
    repeat_on_date_of_month: "array",
    "repeat_on_date_of_month[0]": { integer: [1, 31] },
    repeat_on_days_of_week: "array",
    "repeat_on_days_of_week[0]": daysOfWeek,
    repeat_on_days_of_week_for_month: "array",
    "repeat_on_days_of_week_for_month[0]": "object",
    "repeat_on_days_of_week_for_month[0].week_granularity": { enum: ["FIRST", "SECOND", "THIRD", "FOURTH", "LAST"] },
    // No type is given here: read as the member of the same name one level up.
    "repeat_on_days_of_week_for_month[0].repeat_on_days_of_week": "array",
    "repeat_on_days_of_week_for_month[0].repeat_on_days_of_week[0]": daysOfWeek,
  }),
  ...rows("scheduling_details.bts_details", "object", {
    send_in_bts: "boolean",
    if_user_bts_is_not_available: "string",
    if_user_bts_outside_time_window: "string",
    // Its format is not shown, so it is no date-time.
    window_end_time: "string",
  }),
  ...rows("scheduling_details.user_timezone_details", "object", {
    send_in_user_timezone: "boolean",
    send_if_user_timezone_has_passed: "boolean",
  }),
];

export const deliveryControlRows: readonly Row[] = rows("delivery_controls", undefined, {
  // See docs/readings.md, "Which campaigns are event-triggered": required for EVENT_TRIGGERED, which is a rule.
  bypass_dnd: "boolean",
  campaign_throttle_rpm: "integer",
  count_for_frequency_capping: "boolean",
  ignore_frequency_capping: "boolean",
  minimum_delay_between_two_notification_in_hour: "integer",
});

export const lastRows: readonly Row[] = [
  ...rows("conversion_goal_details", "object", { attribution_window_in_hours: "integer", goals: "array" }),
  ...rows("conversion_goal_details.goals[0]", "object", {
    goal_name: "string",
    goal_event_name: "string",
    is_primary_goal: "boolean",
    revenue_attribute: "string",
    revenue_currency: "string",
  }),
  ...rows("conversion_goal_details.goals[0].goal_event_attribute", "object", {
    name: "string",
    condition: "string",
    data_type: {
      enum: [
        ...["STRING", "DOUBLE", "BOOL", "NUMBER", "GEOPOINT", "DATETIME", "ARRAY_DOUBLE", "ARRAY_STRING", "OBJECT"],
        "ARRAY_OBJECT",
      ],
    },
    value: "string",
    value1: "string",
    negate: "boolean",
    value_type: "string",
    array_filter_type: "string",
    filters: "array",
    "filters[0]": "object",
    is_case_sensitive: "boolean",
  }),

  ...rows("control_group_details", "object", {
    is_campaign_control_group_enabled: "boolean",
    campaign_control_group_percentage: { integer: [0, 100] },
    is_global_control_group_enabled: "boolean",
  }),

  ...rows("utm_params", "object", {
    "utm_source!": "string",
    "utm_medium!": "string",
    utm_campaign: "string",
    utm_term: "string",
    utm_content: "string",
    // See docs/readings.md, "Custom UTM keys": a custom key, whose value is a string like any other.
    utm_team: "string",
  }),

  ...rows("campaign_audience_limit", "object", {
    is_campaign_audience_limit_enabled: "boolean",
    metric: { enum: ["SENT"] },
    frequency: { enum: ["TOTAL", "INSTANCE"] },
    limit: { integer: [1, 9_999_999_999] },
  }),
];
