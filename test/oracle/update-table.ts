// What an update may change, as plain data written by hand from "States and transitions" and "Versioning". The policy
// `merge` is "component", its default.

export type TableState = "DRAFT" | "ACTIVE" | "SCHEDULED" | "STOPPED" | "ARCHIVED" | "OTHER" | "absent";
export type TablePlace =
  | "basic_details"
  | "trigger_condition"
  | "campaign_content"
  | "segmentation_details"
  | "scheduling_details"
  | "delivery_controls"
  | "advanced"
  | "conversion_goal_details"
  | "control_group_details"
  | "utm_params"
  | "campaign_audience_limit"
  | "connector"
  | "scheduling_details.delivery_type"
  | "scheduling_details.start_time";

/**
 * For a nested place, the patch contains the whole parent. `changed` and `removed` are about that one member, `absent`
 * is about the parent. `scheduling_details` is `changed` in another member than the two nested places.
 */
export type Situation = "absent" | "unchanged" | "reordered" | "changed" | "removed";
export type Body = Record<string, unknown>;

// --- the campaigns and the patches in the tables ---

/** With these features, only rules about states report violations, with the one exception described at `SENT`. */
export const TABLE_FEATURES = ["AUDIENCE_LIMIT"] as const;

/** It has a `start_time` that `ASAP` does not use, so removing it violates no other rule. */
export const STORED_PUSH: Body = {
  request_id: "r-0",
  channel: "PUSH",
  campaign_delivery_type: "EVENT_TRIGGERED",
  created_by: "ada@example.com",
  basic_details: { name: "Cart", platforms: ["ANDROID"], platform_specific_details: {} },
  trigger_condition: {
    included_filters: { filter_operator: "and", filters: [{ filter_type: "actions", action_name: "Cart" }] },
    trigger_delay_type: "ASAP",
  },
  campaign_content: { locales: [], content: { push: { android: { basic_details: { title: "t", message: "m" } } } } },
  segmentation_details: { is_all_user_campaign: true, send_campaign_to_opt_out_users: false },
  scheduling_details: { delivery_type: "ASAP", start_time: "2026-03-01T10:00:00", expiry_time: "2026-04-01T10:00:00" },
  delivery_controls: { bypass_dnd: false, ignore_frequency_capping: false },
  advanced: {
    expiration_settings: { expire_notification_after_value: 1, expire_notification_after_type: "DAY" },
    platform_level_priority: {},
  },
  conversion_goal_details: { attribution_window_in_hours: 36, goals: [{ goal_name: "g", is_primary_goal: true }] },
  control_group_details: { is_campaign_control_group_enabled: true, campaign_control_group_percentage: 10 },
  utm_params: { utm_source: "s", utm_medium: "m" },
  campaign_audience_limit: { is_campaign_audience_limit_enabled: true, metric: "SENT", frequency: "TOTAL", limit: 100 },
};

/** For `connector`, which no Push campaign has. */
export const STORED_EMAIL: Body = {
  request_id: "r-0",
  channel: "EMAIL",
  campaign_delivery_type: "ONE_TIME",
  created_by: "ada@example.com",
  basic_details: { name: "News", content_type: "TRANSACTIONAL", user_attribute_identifier: "SVC_EMAIL_ID" },
  connector: { connector_type: "SMTP", connector_name: "main" },
  campaign_content: { content: { email: { subject: "s" } } },
  segmentation_details: { is_all_user_campaign: true },
  scheduling_details: { delivery_type: "ASAP" },
};

/** A patch with none of the members in the tables. */
const WITHOUT: Body = { version_note: "n" };

/**
 * The exception: without `delivery_type`, the schedule lacks a required member. This is a violation at the forbidden
 * path itself, which silences the rule about the state there.
 */
export const SENT: Record<TablePlace, Partial<Record<Situation, Body>>> = {
  basic_details: {
    absent: WITHOUT,
    unchanged: { basic_details: { name: "Cart", platforms: ["ANDROID"], platform_specific_details: {} } },
    reordered: { basic_details: { platform_specific_details: {}, platforms: ["ANDROID"], name: "Cart" } },
    changed: { basic_details: { name: "Basket", platforms: ["ANDROID"], platform_specific_details: {} } },
  },
  trigger_condition: {
    absent: WITHOUT,
    unchanged: {
      trigger_condition: {
        included_filters: { filter_operator: "and", filters: [{ filter_type: "actions", action_name: "Cart" }] },
        trigger_delay_type: "ASAP",
      },
    },
    reordered: {
      trigger_condition: {
        trigger_delay_type: "ASAP",
        included_filters: { filters: [{ action_name: "Cart", filter_type: "actions" }], filter_operator: "and" },
      },
    },
    changed: {
      trigger_condition: {
        included_filters: { filter_operator: "and", filters: [{ filter_type: "actions", action_name: "Left" }] },
        trigger_delay_type: "ASAP",
      },
    },
  },
  campaign_content: {
    absent: WITHOUT,
    unchanged: {
      campaign_content: {
        locales: [],
        content: { push: { android: { basic_details: { title: "t", message: "m" } } } },
      },
    },
    reordered: {
      campaign_content: {
        content: { push: { android: { basic_details: { message: "m", title: "t" } } } },
        locales: [],
      },
    },
    changed: {
      campaign_content: {
        locales: [],
        content: { push: { android: { basic_details: { title: "T", message: "m" } } } },
      },
    },
  },
  segmentation_details: {
    absent: WITHOUT,
    unchanged: { segmentation_details: { is_all_user_campaign: true, send_campaign_to_opt_out_users: false } },
    reordered: { segmentation_details: { send_campaign_to_opt_out_users: false, is_all_user_campaign: true } },
    changed: { segmentation_details: { is_all_user_campaign: true, send_campaign_to_opt_out_users: true } },
  },
  scheduling_details: {
    absent: WITHOUT,
    unchanged: {
      scheduling_details: {
        delivery_type: "ASAP",
        start_time: "2026-03-01T10:00:00",
        expiry_time: "2026-04-01T10:00:00",
      },
    },
    reordered: {
      scheduling_details: {
        expiry_time: "2026-04-01T10:00:00",
        start_time: "2026-03-01T10:00:00",
        delivery_type: "ASAP",
      },
    },
    changed: {
      scheduling_details: {
        delivery_type: "ASAP",
        start_time: "2026-03-01T10:00:00",
        expiry_time: "2026-05-01T10:00:00",
      },
    },
  },
  delivery_controls: {
    absent: WITHOUT,
    unchanged: { delivery_controls: { bypass_dnd: false, ignore_frequency_capping: false } },
    reordered: { delivery_controls: { ignore_frequency_capping: false, bypass_dnd: false } },
    changed: { delivery_controls: { bypass_dnd: true, ignore_frequency_capping: false } },
  },
  advanced: {
    absent: WITHOUT,
    unchanged: {
      advanced: {
        expiration_settings: { expire_notification_after_value: 1, expire_notification_after_type: "DAY" },
        platform_level_priority: {},
      },
    },
    reordered: {
      advanced: {
        platform_level_priority: {},
        expiration_settings: { expire_notification_after_type: "DAY", expire_notification_after_value: 1 },
      },
    },
    changed: {
      advanced: {
        expiration_settings: { expire_notification_after_value: 2, expire_notification_after_type: "DAY" },
        platform_level_priority: {},
      },
    },
  },
  conversion_goal_details: {
    absent: WITHOUT,
    unchanged: {
      conversion_goal_details: { attribution_window_in_hours: 36, goals: [{ goal_name: "g", is_primary_goal: true }] },
    },
    reordered: {
      conversion_goal_details: { goals: [{ is_primary_goal: true, goal_name: "g" }], attribution_window_in_hours: 36 },
    },
    changed: {
      conversion_goal_details: { attribution_window_in_hours: 48, goals: [{ goal_name: "g", is_primary_goal: true }] },
    },
  },
  control_group_details: {
    absent: WITHOUT,
    unchanged: {
      control_group_details: { is_campaign_control_group_enabled: true, campaign_control_group_percentage: 10 },
    },
    reordered: {
      control_group_details: { campaign_control_group_percentage: 10, is_campaign_control_group_enabled: true },
    },
    changed: {
      control_group_details: { is_campaign_control_group_enabled: true, campaign_control_group_percentage: 20 },
    },
  },
  utm_params: {
    absent: WITHOUT,
    unchanged: { utm_params: { utm_source: "s", utm_medium: "m" } },
    reordered: { utm_params: { utm_medium: "m", utm_source: "s" } },
    changed: { utm_params: { utm_source: "s", utm_medium: "M" } },
  },
  campaign_audience_limit: {
    absent: WITHOUT,
    unchanged: {
      campaign_audience_limit: {
        is_campaign_audience_limit_enabled: true,
        metric: "SENT",
        frequency: "TOTAL",
        limit: 100,
      },
    },
    reordered: {
      campaign_audience_limit: {
        limit: 100,
        frequency: "TOTAL",
        metric: "SENT",
        is_campaign_audience_limit_enabled: true,
      },
    },
    changed: {
      campaign_audience_limit: {
        is_campaign_audience_limit_enabled: true,
        metric: "SENT",
        frequency: "TOTAL",
        limit: 200,
      },
    },
  },
  connector: {
    absent: WITHOUT,
    unchanged: { connector: { connector_type: "SMTP", connector_name: "main" } },
    reordered: { connector: { connector_name: "main", connector_type: "SMTP" } },
    changed: { connector: { connector_type: "SMTP", connector_name: "other" } },
  },
  "scheduling_details.delivery_type": {
    absent: WITHOUT,
    unchanged: {
      scheduling_details: {
        delivery_type: "ASAP",
        start_time: "2026-03-01T10:00:00",
        expiry_time: "2026-04-01T10:00:00",
      },
    },
    reordered: {
      scheduling_details: {
        start_time: "2026-03-01T10:00:00",
        delivery_type: "ASAP",
        expiry_time: "2026-04-01T10:00:00",
      },
    },
    changed: {
      scheduling_details: {
        delivery_type: "AT_FIXED_TIME",
        start_time: "2026-03-01T10:00:00",
        expiry_time: "2026-04-01T10:00:00",
      },
    },
    removed: { scheduling_details: { start_time: "2026-03-01T10:00:00", expiry_time: "2026-04-01T10:00:00" } },
  },
  "scheduling_details.start_time": {
    absent: WITHOUT,
    unchanged: {
      scheduling_details: {
        delivery_type: "ASAP",
        start_time: "2026-03-01T10:00:00",
        expiry_time: "2026-04-01T10:00:00",
      },
    },
    reordered: {
      scheduling_details: {
        start_time: "2026-03-01T10:00:00",
        expiry_time: "2026-04-01T10:00:00",
        delivery_type: "ASAP",
      },
    },
    changed: {
      scheduling_details: {
        delivery_type: "ASAP",
        start_time: "2026-03-02T10:00:00",
        expiry_time: "2026-04-01T10:00:00",
      },
    },
    removed: { scheduling_details: { delivery_type: "ASAP", expiry_time: "2026-04-01T10:00:00" } },
  },
};

// --- the answers: the paths of the violations of rules about states, in order ---

export type Answers = Record<TablePlace, Partial<Record<Situation, readonly string[]>>>;

const TRIGGER = ["trigger_condition"];
const AUDIENCE = ["segmentation_details"];
const GOALS = ["conversion_goal_details"];
const DELIVERY = ["scheduling_details.delivery_type"];
const START = ["scheduling_details.start_time"];
const CAMPAIGN = ["campaign_id"];

/** `DRAFT`, `OTHER` and an absent state: "no state rule" about components. */
const ANYTHING_GOES: Answers = {
  basic_details: { absent: [], unchanged: [], reordered: [], changed: [] },
  trigger_condition: { absent: [], unchanged: [], reordered: [], changed: [] },
  campaign_content: { absent: [], unchanged: [], reordered: [], changed: [] },
  segmentation_details: { absent: [], unchanged: [], reordered: [], changed: [] },
  scheduling_details: { absent: [], unchanged: [], reordered: [], changed: [] },
  delivery_controls: { absent: [], unchanged: [], reordered: [], changed: [] },
  advanced: { absent: [], unchanged: [], reordered: [], changed: [] },
  conversion_goal_details: { absent: [], unchanged: [], reordered: [], changed: [] },
  control_group_details: { absent: [], unchanged: [], reordered: [], changed: [] },
  utm_params: { absent: [], unchanged: [], reordered: [], changed: [] },
  campaign_audience_limit: { absent: [], unchanged: [], reordered: [], changed: [] },
  connector: { absent: [], unchanged: [], reordered: [], changed: [] },
  "scheduling_details.delivery_type": { absent: [], unchanged: [], reordered: [], changed: [], removed: [] },
  "scheduling_details.start_time": { absent: [], unchanged: [], reordered: [], changed: [], removed: [] },
};

/** `STOPPED` and `ARCHIVED`: "No update allowed", whatever is sent. */
const NOTHING_GOES: Answers = {
  basic_details: { absent: CAMPAIGN, unchanged: CAMPAIGN, reordered: CAMPAIGN, changed: CAMPAIGN },
  trigger_condition: { absent: CAMPAIGN, unchanged: CAMPAIGN, reordered: CAMPAIGN, changed: CAMPAIGN },
  campaign_content: { absent: CAMPAIGN, unchanged: CAMPAIGN, reordered: CAMPAIGN, changed: CAMPAIGN },
  segmentation_details: { absent: CAMPAIGN, unchanged: CAMPAIGN, reordered: CAMPAIGN, changed: CAMPAIGN },
  scheduling_details: { absent: CAMPAIGN, unchanged: CAMPAIGN, reordered: CAMPAIGN, changed: CAMPAIGN },
  delivery_controls: { absent: CAMPAIGN, unchanged: CAMPAIGN, reordered: CAMPAIGN, changed: CAMPAIGN },
  advanced: { absent: CAMPAIGN, unchanged: CAMPAIGN, reordered: CAMPAIGN, changed: CAMPAIGN },
  conversion_goal_details: { absent: CAMPAIGN, unchanged: CAMPAIGN, reordered: CAMPAIGN, changed: CAMPAIGN },
  control_group_details: { absent: CAMPAIGN, unchanged: CAMPAIGN, reordered: CAMPAIGN, changed: CAMPAIGN },
  utm_params: { absent: CAMPAIGN, unchanged: CAMPAIGN, reordered: CAMPAIGN, changed: CAMPAIGN },
  campaign_audience_limit: { absent: CAMPAIGN, unchanged: CAMPAIGN, reordered: CAMPAIGN, changed: CAMPAIGN },
  connector: { absent: CAMPAIGN, unchanged: CAMPAIGN, reordered: CAMPAIGN, changed: CAMPAIGN },
  "scheduling_details.delivery_type": {
    absent: CAMPAIGN,
    unchanged: CAMPAIGN,
    reordered: CAMPAIGN,
    changed: CAMPAIGN,
    removed: CAMPAIGN,
  },
  "scheduling_details.start_time": {
    absent: CAMPAIGN,
    unchanged: CAMPAIGN,
    reordered: CAMPAIGN,
    changed: CAMPAIGN,
    removed: CAMPAIGN,
  },
};

const ACTIVE_KNOWN: Answers = {
  basic_details: { absent: [], unchanged: [], reordered: [], changed: [] },
  trigger_condition: { absent: [], unchanged: [], reordered: [], changed: TRIGGER },
  campaign_content: { absent: [], unchanged: [], reordered: [], changed: [] },
  segmentation_details: { absent: [], unchanged: [], reordered: [], changed: AUDIENCE },
  scheduling_details: { absent: [], unchanged: [], reordered: [], changed: [] },
  delivery_controls: { absent: [], unchanged: [], reordered: [], changed: [] },
  advanced: { absent: [], unchanged: [], reordered: [], changed: [] },
  conversion_goal_details: { absent: [], unchanged: [], reordered: [], changed: GOALS },
  control_group_details: { absent: [], unchanged: [], reordered: [], changed: [] },
  utm_params: { absent: [], unchanged: [], reordered: [], changed: [] },
  campaign_audience_limit: { absent: [], unchanged: [], reordered: [], changed: [] },
  connector: { absent: [], unchanged: [], reordered: [], changed: [] },
  // removed: silenced, because a required member is absent at the same path
  "scheduling_details.delivery_type": { absent: [], unchanged: [], reordered: [], changed: DELIVERY, removed: [] },
  "scheduling_details.start_time": { absent: [], unchanged: [], reordered: [], changed: START, removed: START },
};

/** Presence counts as an edit, but the schedule is sent whole, so it is undecided whether its two members change. */
const ACTIVE_UNKNOWN: Answers = {
  ...ANYTHING_GOES,
  trigger_condition: { absent: [], unchanged: TRIGGER, reordered: TRIGGER, changed: TRIGGER },
  segmentation_details: { absent: [], unchanged: AUDIENCE, reordered: AUDIENCE, changed: AUDIENCE },
  conversion_goal_details: { absent: [], unchanged: GOALS, reordered: GOALS, changed: GOALS },
};

/** "Every field except the schedule `delivery_type` can be edited". */
const SCHEDULED_KNOWN: Answers = {
  basic_details: { absent: [], unchanged: [], reordered: [], changed: [] },
  trigger_condition: { absent: [], unchanged: [], reordered: [], changed: [] },
  campaign_content: { absent: [], unchanged: [], reordered: [], changed: [] },
  segmentation_details: { absent: [], unchanged: [], reordered: [], changed: [] },
  scheduling_details: { absent: [], unchanged: [], reordered: [], changed: [] },
  delivery_controls: { absent: [], unchanged: [], reordered: [], changed: [] },
  advanced: { absent: [], unchanged: [], reordered: [], changed: [] },
  conversion_goal_details: { absent: [], unchanged: [], reordered: [], changed: [] },
  control_group_details: { absent: [], unchanged: [], reordered: [], changed: [] },
  utm_params: { absent: [], unchanged: [], reordered: [], changed: [] },
  campaign_audience_limit: { absent: [], unchanged: [], reordered: [], changed: [] },
  connector: { absent: [], unchanged: [], reordered: [], changed: [] },
  "scheduling_details.delivery_type": { absent: [], unchanged: [], reordered: [], changed: DELIVERY, removed: [] },
  "scheduling_details.start_time": { absent: [], unchanged: [], reordered: [], changed: [], removed: [] },
};

/** By state, then by whether the stored body is known, then by place and situation. */
export const STATE_TABLE: Record<TableState, { known: Answers; unknown: Answers }> = {
  DRAFT: { known: ANYTHING_GOES, unknown: ANYTHING_GOES },
  ACTIVE: { known: ACTIVE_KNOWN, unknown: ACTIVE_UNKNOWN },
  SCHEDULED: { known: SCHEDULED_KNOWN, unknown: ANYTHING_GOES },
  STOPPED: { known: NOTHING_GOES, unknown: NOTHING_GOES },
  ARCHIVED: { known: NOTHING_GOES, unknown: NOTHING_GOES },
  OTHER: { known: ANYTHING_GOES, unknown: ANYTHING_GOES },
  absent: { known: ANYTHING_GOES, unknown: ANYTHING_GOES },
};

// --- `status`, with `beside` in the patch, in a state that allows updates and in one that does not ---

export const STATUS_TABLE: readonly {
  status: unknown;
  beside: readonly TablePlace[];
  updatable: readonly string[];
  final: readonly string[];
}[] = [
  { status: "PUBLISH", beside: [], updatable: [], final: CAMPAIGN },
  { status: "PUBLISH", beside: ["basic_details"], updatable: ["status"], final: CAMPAIGN },
  { status: "PUBLISH", beside: ["trigger_condition"], updatable: ["status"], final: CAMPAIGN },
  { status: "PUBLISH", beside: ["campaign_content"], updatable: ["status"], final: CAMPAIGN },
  { status: "PUBLISH", beside: ["segmentation_details"], updatable: ["status"], final: CAMPAIGN },
  { status: "PUBLISH", beside: ["scheduling_details"], updatable: ["status"], final: CAMPAIGN },
  { status: "PUBLISH", beside: ["delivery_controls"], updatable: ["status"], final: CAMPAIGN },
  { status: "PUBLISH", beside: ["advanced"], updatable: ["status"], final: CAMPAIGN },
  { status: "PUBLISH", beside: ["conversion_goal_details"], updatable: ["status"], final: CAMPAIGN },
  { status: "PUBLISH", beside: ["control_group_details"], updatable: ["status"], final: CAMPAIGN },
  { status: "PUBLISH", beside: ["utm_params"], updatable: ["status"], final: CAMPAIGN },
  { status: "PUBLISH", beside: ["campaign_audience_limit"], updatable: ["status"], final: CAMPAIGN },
  { status: "PUBLISH", beside: ["basic_details", "advanced"], updatable: ["status"], final: CAMPAIGN },
  { status: "PUBLISH", beside: ["connector"], updatable: ["status"], final: CAMPAIGN },
  { status: "STOP", beside: [], updatable: ["status"], final: CAMPAIGN },
  { status: "PAUSE", beside: [], updatable: ["status"], final: CAMPAIGN },
  { status: "RESUME", beside: [], updatable: ["status"], final: CAMPAIGN },
  { status: "publish", beside: [], updatable: ["status"], final: CAMPAIGN },
  { status: null, beside: [], updatable: ["status"], final: CAMPAIGN },
  { status: "STOP", beside: ["basic_details"], updatable: ["status"], final: CAMPAIGN },
];

// --- may a campaign become a live activity? The paths in the state `DRAFT`, and in the other open states ---

export const LIVE_ACTIVITY_TABLE: readonly {
  /** `undefined`: the stored body has no type; "unknown": the stored body is unknown. */
  storedType: string | undefined;
  patchType: string | undefined;
  draft: readonly string[];
  others: readonly string[];
}[] = [
  { storedType: "ONE_TIME", patchType: undefined, draft: [], others: [] },
  { storedType: "ONE_TIME", patchType: "PERIODIC", draft: [], others: [] },
  {
    storedType: "ONE_TIME",
    patchType: "BROADCAST_LIVE_ACTIVITY",
    draft: ["campaign_delivery_type"],
    others: ["campaign_delivery_type"],
  },
  {
    storedType: "LOCATION_TRIGGERED",
    patchType: "BROADCAST_LIVE_ACTIVITY",
    draft: ["campaign_delivery_type"],
    others: ["campaign_delivery_type"],
  },
  { storedType: "BROADCAST_LIVE_ACTIVITY", patchType: undefined, draft: [], others: [] },
  { storedType: "BROADCAST_LIVE_ACTIVITY", patchType: "BROADCAST_LIVE_ACTIVITY", draft: [], others: [] },
  { storedType: "BROADCAST_LIVE_ACTIVITY", patchType: "ONE_TIME", draft: [], others: [] },
  { storedType: undefined, patchType: "BROADCAST_LIVE_ACTIVITY", draft: [], others: [] },
  { storedType: "unknown", patchType: "BROADCAST_LIVE_ACTIVITY", draft: [], others: [] },
];
