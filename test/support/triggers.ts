import { type DeliveryType, requestOf } from "./delivery-types.js";
import type { Body } from "./test-rule.js";
import { window } from "./valid-of-type.js";

/** The members of a trigger condition for each kind of delay. */
export const asap = { trigger_delay_type: "ASAP" };
export const delay = {
  trigger_delay_type: "DELAY",
  trigger_delay_value: 2,
  trigger_delay_granularity: "HOURS",
  trigger_relation: "AFTER",
};
export const intelligent = { trigger_delay_type: "INTELLIGENT_DELAY", intelligent_delay_optimization: window };

/** What a delay comes before or after. */
export const trigger_attr = { name: "Departure" };

/** The delivery types that have a trigger condition. */
export const triggeredTypes: readonly DeliveryType[] = [
  "PUSH EVENT_TRIGGERED",
  "PUSH DEVICE_TRIGGERED",
  "PUSH LOCATION_TRIGGERED",
  "EMAIL EVENT_TRIGGERED",
];

/** A small valid request with just this trigger condition. */
export function triggered(trigger_condition: object, type: DeliveryType = "PUSH DEVICE_TRIGGERED"): Body {
  return requestOf(type, { trigger_condition });
}

/** Makes requests with a delay that has these members and some changes. */
export function delayedWith(members: object) {
  return (changes: object = {}, type?: DeliveryType): Body =>
    triggered({ trigger_delay_type: "DELAY", ...members, ...changes }, type);
}
