import fc from "fast-check";
import { geofencesIn } from "../components/basic-details.js";
import { ABSENT } from "../from-schema.js";
import { type Fault, within } from "./fault.js";

const details = within("basic_details");
const ios = within("basic_details.platform_specific_details.ios");
const geofences = within("basic_details.geofences");

const valid = geofencesIn({ tidy: true });
const dwelling = { "": valid, triggered_at: "dwell", dwell_time_value: "5", dwell_time_granularity: "MINUTES" };

/** Texts that are no numbers or out of bounds, by member of a geofence. */
const badNumbers: Readonly<Record<string, readonly string[]>> = {
  latitude: ["north", "90.5", "-91", ""],
  longitude: ["180.1", "-181", "13,4"],
  radius: ["0", "-5", "wide"],
  dwell_time_value: ["-1", "soon"],
  response_time_value: ["-1", "5 min"],
};

export const basicDetailsFaults = {
  "basic-details.double-opt-in-enabled": [details.having("send_only_double_opt_in_users", true)],
  "basic-details.brand-deduplication-enabled": [
    details.having("deduplication_attribute", fc.constantFrom("brand", " ")),
  ],
  "basic-details.live-activity-ios-only": [
    details.having("platforms", fc.constantFrom(["ANDROID"], ["IOS", "WEB"], ["ANDROID", "IOS", "IOS"])),
  ],
  "basic-details.subscription-category-required": [
    details.lacking("subscription_category", {}, { contentType: "PROMOTIONAL" }),
  ],
  "basic-details.business-event-required": [details.lacking("business_event")],
  "basic-details.live-activity-id-required": [
    details.lacking("broadcast_live_activity_id", { platforms: fc.constantFrom(["IOS"], ["IOS", "IOS"]) }),
  ],
  "basic-details.geofences-required": [details.lacking("geofences")],
  "basic-details.dwell-time-value-required": [geofences.lacking("dwell_time_value", dwelling)],
  "basic-details.dwell-time-granularity-required": [geofences.lacking("dwell_time_granularity", dwelling)],
  "basic-details.platforms-not-empty": [details.having("platforms", [])],
  "basic-details.platforms-distinct": [
    details.having("platforms", fc.constantFrom(["IOS", "IOS"], ["IOS", "IOS", "IOS"])),
  ],
  "basic-details.provisional-flags-exclusive": [
    ios.having("send_to_only_provisional_push_enabled_devices", true, { exclude_provisional_push_devices: true }),
  ],
  "basic-details.business-event-used": [details.having("business_event", "Price Drop")],
  "basic-details.live-activity-id-used": [details.having("broadcast_live_activity_id", "la-1")],
  "basic-details.geofences-used": [details.having("geofences", valid)],
  "basic-details.triggered-platform-only-used": [details.having("send_to_triggered_platform_only", fc.boolean())],
  "basic-details.dwell-time-used": Object.entries({ dwell_time_value: "5", dwell_time_granularity: "HOURS" }).map(
    ([member, value]) =>
      geofences.having(member, value, {
        "": valid,
        triggered_at: fc.constantFrom("ENTRY", "EXIT"),
        dwell_time_value: ABSENT,
        dwell_time_granularity: ABSENT,
      }),
  ),
  "basic-details.geofence-numbers-valid": Object.entries(badNumbers).map(([member, texts]) =>
    geofences.having(member, fc.constantFrom(...texts), dwelling),
  ),
} satisfies Record<string, readonly Fault[]>;
