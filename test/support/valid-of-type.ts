import { type Body, type Changes, emailRequest, pushRequest } from "./test-rule.js";

/** What triggers a campaign. */
export const included_filters = {
  filter_operator: "and",
  filters: [{ filter_type: "actions", action_name: "Ticket Bought" }],
};

/** When an intelligent delay may end. */
export const window = {
  min_delay_value: 30,
  min_delay_granularity: "MINUTES",
  max_delay_value: 6,
  max_delay_granularity: "HOURS",
};

const trigger_condition = { included_filters };

const periodic = {
  scheduling_details: {
    delivery_type: "AT_FIXED_TIME",
    start_time: "2026-12-01T07:00:00",
    periodic_details: { sending_frequency: "DAILY", repeat_frequency: 1, no_of_occurences: 10 },
  },
};

/** Where a campaign is triggered. */
export const geofence = {
  name: "berlin-flagship",
  latitude: "52.5200",
  longitude: "13.4050",
  radius: "250",
  triggered_at: "ENTRY",
  response_time_value: "5",
  response_time_granularity: "MINUTES",
};

const neededOnPush = {
  ONE_TIME: {},
  PERIODIC: periodic,
  EVENT_TRIGGERED: { trigger_condition, "delivery_controls.bypass_dnd": false },
  BUSINESS_EVENT_TRIGGERED: { "basic_details.business_event": "price_drop" },
  DEVICE_TRIGGERED: { trigger_condition },
  LOCATION_TRIGGERED: { trigger_condition, "basic_details.geofences": geofence },
  BROADCAST_LIVE_ACTIVITY: {
    "basic_details.platforms": ["IOS"],
    "basic_details.broadcast_live_activity_id": "la-cup-final",
    "campaign_content.content.push": {
      ios: { template_type: "BASIC", basic_details: { title: "Kick-off!", message: "Follow the final." } },
    },
  },
} satisfies Record<string, Changes>;

const neededOnEmail = {
  ONE_TIME: {},
  PERIODIC: periodic,
  EVENT_TRIGGERED: { trigger_condition },
  BUSINESS_EVENT_TRIGGERED: { "basic_details.business_event": "price_drop" },
} satisfies Record<string, Changes>;

export type PushType = keyof typeof neededOnPush;
export type EmailType = keyof typeof neededOnEmail;

export const pushTypes = Object.keys(neededOnPush) as PushType[];
export const emailTypes = Object.keys(neededOnEmail) as EmailType[];

/** A small valid Push request of a delivery type, with all that it needs and some changes. */
export function pushOfType(type: PushType, changes: Changes = {}): Body {
  return pushRequest({ campaign_delivery_type: type, ...neededOnPush[type], ...changes });
}

/** A small valid transactional Email request of a delivery type, with all that it needs and some changes. */
export function emailOfType(type: EmailType, changes: Changes = {}): Body {
  return emailRequest({ campaign_delivery_type: type, ...neededOnEmail[type], ...changes });
}

/** As `pushOfType`, with a geofence that triggers a campaign at some moment. */
export function triggeredAt(triggered_at: string, dwellTime: object = {}, type: PushType = "LOCATION_TRIGGERED"): Body {
  return pushOfType(type, { "basic_details.geofences": { ...geofence, triggered_at, ...dwellTime } });
}

/** One situation for each value, with its name in the table. */
export function each<Value, Situation>(
  values: readonly Value[],
  situation: (value: Value) => readonly [name: string, situation: Situation],
): Record<string, Situation> {
  return Object.fromEntries(values.map(situation));
}
