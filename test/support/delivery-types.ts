import { type Changes, emailRequest, pushRequest } from "./test-rule.js";

/** What each delivery type of each channel needs for a small valid request. */
const needs = {
  "PUSH ONE_TIME": {},
  "PUSH PERIODIC": {
    scheduling_details: { delivery_type: "AT_FIXED_TIME", start_time: "2026-10-05T07:00:00", periodic_details: {} },
  },
  "PUSH EVENT_TRIGGERED": { trigger_condition: {}, "delivery_controls.bypass_dnd": false },
  "PUSH BUSINESS_EVENT_TRIGGERED": { "basic_details.business_event": "Price Dropped" },
  "PUSH DEVICE_TRIGGERED": { trigger_condition: {} },
  "PUSH LOCATION_TRIGGERED": {
    trigger_condition: {},
    "basic_details.geofences": {
      name: "harbour",
      latitude: "59.9",
      longitude: "10.7",
      radius: "200",
      triggered_at: "ENTRY",
      response_time_value: "5",
      response_time_granularity: "MINUTES",
    },
  },
  "PUSH BROADCAST_LIVE_ACTIVITY": {
    "basic_details.platforms": ["IOS"],
    "basic_details.broadcast_live_activity_id": "final-2026",
  },
  "EMAIL ONE_TIME": {},
  "EMAIL PERIODIC": {
    scheduling_details: { delivery_type: "AT_FIXED_TIME", start_time: "2026-10-05T07:00:00", periodic_details: {} },
  },
  "EMAIL EVENT_TRIGGERED": { trigger_condition: {} },
  "EMAIL BUSINESS_EVENT_TRIGGERED": { "basic_details.business_event": "Price Dropped" },
} satisfies Record<string, Changes>;

export type DeliveryType = keyof typeof needs;

/** Every delivery type of both channels. */
export const deliveryTypes = Object.keys(needs) as readonly DeliveryType[];

/** Every delivery type of both channels but some. */
export function deliveryTypesBut(...some: readonly DeliveryType[]): readonly DeliveryType[] {
  return deliveryTypes.filter((type) => !some.includes(type));
}

/** A small valid request of a delivery type with some changes. */
export function requestOf(type: DeliveryType, changes: Changes = {}): unknown {
  const request = type.startsWith("PUSH") ? pushRequest : emailRequest;
  return request({ campaign_delivery_type: type.replace(/^\w+ /u, ""), ...needs[type], ...changes });
}

/** One situation for each of some delivery types. */
export function each<Situation>(
  types: readonly DeliveryType[],
  name: string,
  situation: (type: DeliveryType) => Situation,
): Record<string, Situation> {
  return Object.fromEntries(types.map((type) => [`${name}: ${type}`, situation(type)]));
}
