/** Values from the specification that the validators of all libraries need. */
export const pushDeliveryTypes = [
  "ONE_TIME",
  "PERIODIC",
  "EVENT_TRIGGERED",
  "BUSINESS_EVENT_TRIGGERED",
  "DEVICE_TRIGGERED",
  "LOCATION_TRIGGERED",
  "BROADCAST_LIVE_ACTIVITY",
] as const;

export const emailDeliveryTypes = ["ONE_TIME", "PERIODIC", "EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED"] as const;

/** Delivery types that need a trigger condition. */
export const triggeredTypes: readonly string[] = ["EVENT_TRIGGERED", "DEVICE_TRIGGERED", "LOCATION_TRIGGERED"];

/** Delivery types whose audience limit needs a metric and a frequency. */
export const typesWithMetric: readonly string[] = ["PERIODIC", "EVENT_TRIGGERED"];

export const granularities = ["MINUTES", "HOURS", "DAYS"] as const;

export const daysOfWeek = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"] as const;

/** The operators of each data type of a filter. */
export const operators = {
  bool: ["is", "exists"],
  double: ["in", "between", "lessThan", "greaterThan", "exists"],
  string: [
    "in",
    "contains",
    "containsInTheFollowing",
    "startWithInTheFollowing",
    "endsWithInTheFollowing",
    "exists",
    "is",
  ],
  datetime: ["inTheLast", "on", "between", "before", "after", "inTheNext", "exists", "today"],
} as const;

export const dataTypes = ["string", "double", "datetime", "bool"] as const;

/** Operators that need no value. */
export const operatorsWithoutValue: readonly string[] = ["exists", "today"];

export const goalDataTypes = [
  "STRING",
  "DOUBLE",
  "BOOL",
  "NUMBER",
  "GEOPOINT",
  "DATETIME",
  "ARRAY_DOUBLE",
  "ARRAY_STRING",
  "OBJECT",
  "ARRAY_OBJECT",
] as const;

/** The members of the window of an intelligent delay. */
export const windowMembers = [
  "min_delay_value",
  "min_delay_granularity",
  "max_delay_value",
  "max_delay_granularity",
] as const;

const namedUtmKeys: readonly string[] = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];

/** Keys of `utm_params` other than the five named ones. */
export function customKeysOf(utmParams: object): string[] {
  return Object.keys(utmParams).filter((key) => !namedUtmKeys.includes(key));
}

export const mostCustomKeys = 5;

const hour = 60 * 60 * 1000;

/** Whether a deal lasts at least an hour, compared to the millisecond. Both texts are date-times with offset. */
export function lastsAnHour(starts: string, ends: string): boolean {
  return millisecondsOf(ends) - millisecondsOf(starts) >= hour;
}

function millisecondsOf(dateTime: string): number {
  return Date.parse(dateTime.replace(/\.(\d+)/u, (_, digits: string) => `.${digits.slice(0, 3).padEnd(3, "0")}`));
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
