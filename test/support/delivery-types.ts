import type { Body, Changes } from "./test-rule.js";
import { type EmailType, emailOfType, emailTypes, type PushType, pushOfType, pushTypes } from "./valid-of-type.js";

export type DeliveryType = `PUSH ${PushType}` | `EMAIL ${EmailType}`;

/** Every delivery type of both channels. */
export const deliveryTypes: readonly DeliveryType[] = [
  ...pushTypes.map((type) => `PUSH ${type}` as const),
  ...emailTypes.map((type) => `EMAIL ${type}` as const),
];

/** Every delivery type of both channels except some. */
export function deliveryTypesBut(...some: readonly DeliveryType[]): readonly DeliveryType[] {
  return deliveryTypes.filter((type) => !some.includes(type));
}

/** Every delivery type of campaigns that are not periodic, which may have any schedule. */
export const notPeriodic = deliveryTypesBut("PUSH PERIODIC", "EMAIL PERIODIC");

/** A small valid request of a delivery type with some changes. */
export function requestOf(type: DeliveryType, changes: Changes = {}): Body {
  const name = type.replace(/^\w+ /u, "");
  return type.startsWith("PUSH") ? pushOfType(name as PushType, changes) : emailOfType(name as EmailType, changes);
}

/** One situation for each of some delivery types. */
export function each<Situation>(
  types: readonly DeliveryType[],
  name: string,
  situation: (type: DeliveryType) => Situation,
): Record<string, Situation> {
  return Object.fromEntries(types.map((type) => [`${name}: ${type}`, situation(type)]));
}
