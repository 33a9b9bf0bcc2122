// What an update may change, as plain data written by hand from "States and transitions" and "Versioning". The policy
// `merge` is "component", its default.

import { reordered, storedPush } from "../support/updates.js";
import { email, on } from "./bodies.js";

export type TableState = "DRAFT" | "ACTIVE" | "SCHEDULED" | "STOPPED" | "ARCHIVED" | "OTHER" | "absent";
export type Body = Record<string, unknown>;

// --- the campaigns and the patches in the tables ---

/** With these features, only rules about states report violations, with the one exception described at `Situation`. */
export const TABLE_FEATURES = ["AUDIENCE_LIMIT"] as const;

/** It has a `start_time` that `ASAP` does not use, so removing it violates no other rule. */
export const STORED_PUSH: Body = storedPush({
  "trigger_condition.trigger_delay_type": "ASAP",
  "segmentation_details.send_campaign_to_opt_out_users": false,
  scheduling_details: { delivery_type: "ASAP", start_time: "2026-03-01T10:00:00", expiry_time: "2026-04-01T10:00:00" },
  "delivery_controls.ignore_frequency_capping": false,
  advanced: {
    expiration_settings: { expire_notification_after_value: 1, expire_notification_after_type: "DAY" },
    platform_level_priority: {},
  },
});

/** For `connector`, which no Push campaign has. */
export const STORED_EMAIL: Body = on(email, { "basic_details.content_type": "TRANSACTIONAL" });

/** For each place, another value of a member of it. The rest is sent as it is stored. */
const CHANGES = {
  basic_details: { name: "Basket" },
  trigger_condition: {
    included_filters: { filter_operator: "and", filters: [{ filter_type: "actions", action_name: "Left" }] },
  },
  campaign_content: { content: { push: { android: { basic_details: { title: "T", message: "m" } } } } },
  segmentation_details: { send_campaign_to_opt_out_users: true },
  scheduling_details: { expiry_time: "2026-05-01T10:00:00" },
  delivery_controls: { bypass_dnd: true },
  advanced: { expiration_settings: { expire_notification_after_value: 2, expire_notification_after_type: "DAY" } },
  conversion_goal_details: { attribution_window_in_hours: 48 },
  control_group_details: { campaign_control_group_percentage: 20 },
  utm_params: { utm_medium: "M" },
  campaign_audience_limit: { limit: 200 },
  connector: { connector_name: "other" },
  "scheduling_details.delivery_type": { delivery_type: "AT_FIXED_TIME" },
  "scheduling_details.start_time": { start_time: "2026-03-02T10:00:00" },
};

export type TablePlace = keyof typeof CHANGES;
export const PLACES = Object.keys(CHANGES) as TablePlace[];

/** The stored campaign that has a place. */
export const storedWith = (place: TablePlace): Body => (place === "connector" ? STORED_EMAIL : STORED_PUSH);

/**
 * What may be sent of a place. For a nested place, the patch contains the whole parent. `changed` and `removed` are about
 * that one member, `absent` is about the parent. `scheduling_details` is `changed` in another member than the two nested
 * places.
 *
 * An exception: without `delivery_type`, the schedule lacks a required member. This is a violation at the forbidden path
 * itself, which silences the rule about the state there.
 */
export type Situation = "absent" | "unchanged" | "reordered" | "changed" | "removed";

/** The patches for a place. */
export function sentOf(place: TablePlace): [situation: Situation, patch: Body][] {
  const [component = "", inner] = place.split(".");
  const stored = storedWith(place)[component] as Body;
  const { [inner ?? ""]: _, ...rest } = stored;
  return [
    ["absent", { version_note: "n" }],
    ["unchanged", { [component]: stored }],
    ["reordered", { [component]: reordered(stored) }],
    ["changed", { [component]: { ...stored, ...CHANGES[place] } }],
    ...(inner === undefined ? [] : [["removed", { [component]: rest }] as [Situation, Body]]),
  ];
}

// --- the answers: what the state forbids, which is a violation at the place ---

type Forbidden = Partial<Record<TablePlace, readonly Situation[]>>;

const NOTHING: Forbidden = {};

const ACTIVE_KNOWN: Forbidden = {
  trigger_condition: ["changed"],
  segmentation_details: ["changed"],
  conversion_goal_details: ["changed"],
  // removed: silenced, because a required member is absent at the same path
  "scheduling_details.delivery_type": ["changed"],
  "scheduling_details.start_time": ["changed", "removed"],
};

/** Presence counts as an edit, but the schedule is sent whole, so it is undecided whether its two members change. */
const ACTIVE_UNKNOWN: Forbidden = {
  trigger_condition: ["unchanged", "reordered", "changed"],
  segmentation_details: ["unchanged", "reordered", "changed"],
  conversion_goal_details: ["unchanged", "reordered", "changed"],
};

/** "Every field except the schedule `delivery_type` can be edited". */
const SCHEDULED_KNOWN: Forbidden = { "scheduling_details.delivery_type": ["changed"] };

/**
 * By state, then by whether the stored body is known. `DRAFT`, `OTHER` and an absent state: "no state rule" about
 * components. `STOPPED` and `ARCHIVED`: "No update allowed", a violation at `campaign_id` whatever is sent.
 */
export const STATE_TABLE: Record<TableState, Record<"known" | "unknown", Forbidden> | "no update"> = {
  DRAFT: { known: NOTHING, unknown: NOTHING },
  ACTIVE: { known: ACTIVE_KNOWN, unknown: ACTIVE_UNKNOWN },
  SCHEDULED: { known: SCHEDULED_KNOWN, unknown: NOTHING },
  STOPPED: "no update",
  ARCHIVED: "no update",
  OTHER: { known: NOTHING, unknown: NOTHING },
  absent: { known: NOTHING, unknown: NOTHING },
};

/** Values of `status`, with what is `beside` them in the patch, and the violations in a state that allows updates. */
export const STATUS_TABLE: readonly [status: unknown, beside: readonly TablePlace[], paths: readonly string[]][] = [
  ["PUBLISH", [], []],
  ...PLACES.filter((place) => !place.includes(".")).map((place): [string, TablePlace[], string[]] => [
    "PUBLISH",
    [place],
    ["status"],
  ]),
  ["PUBLISH", ["basic_details", "advanced"], ["status"]],
  ["STOP", [], ["status"]],
  ["PAUSE", [], ["status"]],
  ["RESUME", [], ["status"]],
  ["publish", [], ["status"]],
  [null, [], ["status"]],
  ["STOP", ["basic_details"], ["status"]],
];

/**
 * May a campaign become a live activity? The violations in every state that allows updates. The stored type is `undefined`
 * if the stored body has none, and "unknown" if the stored body is unknown.
 */
export const LIVE_ACTIVITY_TABLE: readonly [
  storedType: string | undefined,
  patchType: string | undefined,
  paths: readonly string[],
][] = [
  ["ONE_TIME", undefined, []],
  ["ONE_TIME", "PERIODIC", []],
  ["ONE_TIME", "BROADCAST_LIVE_ACTIVITY", ["campaign_delivery_type"]],
  ["LOCATION_TRIGGERED", "BROADCAST_LIVE_ACTIVITY", ["campaign_delivery_type"]],
  ["BROADCAST_LIVE_ACTIVITY", undefined, []],
  ["BROADCAST_LIVE_ACTIVITY", "BROADCAST_LIVE_ACTIVITY", []],
  ["BROADCAST_LIVE_ACTIVITY", "ONE_TIME", []],
  [undefined, "BROADCAST_LIVE_ACTIVITY", []],
  ["unknown", "BROADCAST_LIVE_ACTIVITY", []],
];
