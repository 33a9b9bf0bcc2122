import type { CreateRequest } from "campaign-rules";
import { deliveryTypes as names } from "../../../../src/generated/members.js";

type DeliveryType = CreateRequest["campaign_delivery_type"];

/** Those of Push, which has all. */
export const deliveryTypes = names as readonly DeliveryType[];

export const emailDeliveryTypes: readonly DeliveryType[] = [
  "ONE_TIME",
  "PERIODIC",
  "EVENT_TRIGGERED",
  "BUSINESS_EVENT_TRIGGERED",
];
