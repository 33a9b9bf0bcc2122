import fc from "fast-check";
import { geofencesIn } from "../components/basic-details.js";
import { type Fault, having, lacking } from "./fault.js";

const notOf = (...types: string[]) => ({ exceptTypes: types });
const pushOf = (...types: string[]) => ({ channel: "PUSH" as const, types });
const pushNotOf = (...types: string[]) => ({ channel: "PUSH" as const, exceptTypes: types });

const IOS = "basic_details.platform_specific_details.ios";
const GEOFENCES = "basic_details.geofences";

const geofence = {
  name: "flagship",
  latitude: "52.52",
  longitude: "13.40",
  radius: "250",
  triggered_at: "dwell",
  dwell_time_value: "5",
  dwell_time_granularity: "MINUTES",
  response_time_value: "5",
  response_time_granularity: "MINUTES",
};

export const basicDetailsFaults = {
  "basic-details.double-opt-in-enabled": [
    having(
      "basic_details.send_only_double_opt_in_users",
      { "basic_details.send_only_double_opt_in_users": true },
      { channel: "EMAIL", withoutFeatures: ["DOUBLE_OPT_IN"] },
    ),
  ],
  "basic-details.brand-deduplication-enabled": [
    having(
      "basic_details.deduplication_attribute",
      { "basic_details.deduplication_attribute": fc.constantFrom("brand", " ") },
      { channel: "EMAIL", withoutFeatures: ["BRAND_DEDUPLICATION"] },
    ),
  ],
  "basic-details.live-activity-ios-only": [
    having(
      "basic_details.platforms",
      { "basic_details.platforms": fc.constantFrom(["ANDROID"], ["IOS", "WEB"], ["ANDROID", "IOS", "IOS"]) },
      pushOf("BROADCAST_LIVE_ACTIVITY"),
    ),
  ],
  "basic-details.subscription-category-required": [
    lacking("basic_details.subscription_category", {}, { channel: "EMAIL", contentType: "PROMOTIONAL" }),
  ],
  "basic-details.business-event-required": [
    lacking("basic_details.business_event", {}, { types: ["BUSINESS_EVENT_TRIGGERED"] }),
  ],
  "basic-details.live-activity-id-required": [
    lacking(
      "basic_details.broadcast_live_activity_id",
      { "basic_details.platforms": fc.constantFrom(["IOS"], ["IOS", "IOS"]) },
      pushOf("BROADCAST_LIVE_ACTIVITY"),
    ),
  ],
  "basic-details.geofences-required": [lacking(GEOFENCES, {}, pushOf("LOCATION_TRIGGERED"))],
  "basic-details.dwell-time-value-required": [
    lacking(`${GEOFENCES}.dwell_time_value`, { [GEOFENCES]: geofence }, { channel: "PUSH" }),
  ],
  "basic-details.dwell-time-granularity-required": [
    lacking(`${GEOFENCES}.dwell_time_granularity`, { [GEOFENCES]: geofence }, { channel: "PUSH" }),
  ],
  "basic-details.platforms-not-empty": [
    having("basic_details.platforms", { "basic_details.platforms": [] }, { channel: "PUSH" }),
  ],
  "basic-details.platforms-distinct": [
    having(
      "basic_details.platforms",
      { "basic_details.platforms": fc.constantFrom(["IOS", "IOS"], ["IOS", "IOS", "IOS"]) },
      { channel: "PUSH" },
    ),
  ],
  "basic-details.provisional-flags-exclusive": [
    having(
      `${IOS}.send_to_only_provisional_push_enabled_devices`,
      {
        [`${IOS}.exclude_provisional_push_devices`]: true,
        [`${IOS}.send_to_only_provisional_push_enabled_devices`]: true,
      },
      { channel: "PUSH" },
    ),
  ],
  "basic-details.business-event-used": [
    having(
      "basic_details.business_event",
      { "basic_details.business_event": "Price Drop" },
      notOf("BUSINESS_EVENT_TRIGGERED"),
    ),
  ],
  "basic-details.live-activity-id-used": [
    having(
      "basic_details.broadcast_live_activity_id",
      { "basic_details.broadcast_live_activity_id": "la-1" },
      pushNotOf("BROADCAST_LIVE_ACTIVITY"),
    ),
  ],
  "basic-details.geofences-used": [
    having(GEOFENCES, (scene) => ({ [GEOFENCES]: geofencesIn(scene) }), pushNotOf("LOCATION_TRIGGERED")),
  ],
  "basic-details.triggered-platform-only-used": [
    having(
      "basic_details.send_to_triggered_platform_only",
      { "basic_details.send_to_triggered_platform_only": fc.boolean() },
      pushNotOf("EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED"),
    ),
  ],
  "basic-details.dwell-time-used": Object.entries({ dwell_time_value: "5", dwell_time_granularity: "HOURS" }).map(
    ([member, value]) =>
      having(
        `${GEOFENCES}.${member}`,
        {
          [GEOFENCES]: withoutDwellTime(),
          [`${GEOFENCES}.triggered_at`]: fc.constantFrom("ENTRY", "EXIT"),
          [`${GEOFENCES}.${member}`]: value,
        },
        { channel: "PUSH" },
      ),
  ),
  "basic-details.geofence-numbers-valid": Object.entries({
    latitude: ["north", "90.5", "-91", ""],
    longitude: ["180.1", "-181", "13,4"],
    radius: ["0", "-5", "wide"],
    dwell_time_value: ["-1", "soon"],
    response_time_value: ["-1", "5 min"],
  }).map(([member, values]) =>
    having(
      `${GEOFENCES}.${member}`,
      { [GEOFENCES]: geofence, [`${GEOFENCES}.${member}`]: fc.constantFrom(...values) },
      { channel: "PUSH" },
    ),
  ),
} satisfies Record<string, readonly Fault[]>;

function withoutDwellTime(): object {
  const { dwell_time_value: _value, dwell_time_granularity: _unit, ...rest } = geofence;
  return rest;
}
