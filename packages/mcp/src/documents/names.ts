import type { CreateRequest, Feature, UpdateContext } from "campaign-rules";

type DeliveryType = CreateRequest["campaign_delivery_type"];
type State = NonNullable<NonNullable<UpdateContext["campaign"]>["state"]>;

/** Lists every member of a union: the compiler reports a missing one. */
function all<T extends string>(names: Record<T, true>): [T, ...T[]] {
  return Object.keys(names) as [T, ...T[]];
}

export const channels = all<CreateRequest["channel"]>({ PUSH: true, EMAIL: true });

export const deliveryTypes = all<DeliveryType>({
  ONE_TIME: true,
  PERIODIC: true,
  EVENT_TRIGGERED: true,
  BUSINESS_EVENT_TRIGGERED: true,
  DEVICE_TRIGGERED: true,
  LOCATION_TRIGGERED: true,
  BROADCAST_LIVE_ACTIVITY: true,
});

export const emailDeliveryTypes: readonly DeliveryType[] = [
  "ONE_TIME",
  "PERIODIC",
  "EVENT_TRIGGERED",
  "BUSINESS_EVENT_TRIGGERED",
];

export const features = all<Feature>({
  AUDIENCE_LIMIT: true,
  QUEUING: true,
  PRODUCT_SETS: true,
  DOUBLE_OPT_IN: true,
  BRAND_DEDUPLICATION: true,
  PORTFOLIO: true,
  CAMPAIGN_VERSIONING: true,
});

export const states = all<State>({
  DRAFT: true,
  ACTIVE: true,
  SCHEDULED: true,
  STOPPED: true,
  ARCHIVED: true,
  OTHER: true,
});
