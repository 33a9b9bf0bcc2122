import { expect, it } from "vitest";
import { budget } from "../support/budget.js";
import { type DeliveryType, deliveryTypes } from "../support/delivery-types.js";
import { window as completeWindow, geofence } from "../support/valid-of-type.js";
import { agreeOnCreate } from "./agree.js";

// Checks combinations of the members that decide about triggers and schedules.

const schedules = ["ASAP", "AT_FIXED_TIME", "SEND_IN_BTS", "SEND_IN_USER_TIMEZONE"];
const delays = ["absent", "DELAY", "ASAP", "INTELLIGENT_DELAY"];
const relations = ["absent", "BEFORE", "AFTER"];

interface Trigger {
  readonly delay: string;
  readonly relation: string;
  /** `trigger_delay_value` and `trigger_delay_granularity`. */
  readonly length: boolean;
  readonly attribute: boolean;
  readonly window: "absent" | "empty" | "complete";
}

interface Companions {
  readonly start: boolean;
  readonly bestTime: boolean;
  readonly timezone: boolean;
}

/** One point of the space. */
interface Point extends Companions {
  readonly type: DeliveryType;
  readonly trigger: Trigger | undefined;
  readonly businessEvent: boolean;
  readonly geofences: boolean;
  readonly periodic: boolean;
  readonly schedule: string;
  readonly bypass: boolean;
}

const either = [false, true] as const;
const windows = ["absent", "empty", "complete"] as const;

const triggers: readonly Trigger[] = delays.flatMap((delay) =>
  relations.flatMap((relation) =>
    either.flatMap((length) =>
      either.flatMap((attribute) => windows.map((window) => ({ delay, relation, length, attribute, window }))),
    ),
  ),
);

const companions: readonly Companions[] = either.flatMap((start) =>
  either.flatMap((bestTime) => either.map((timezone) => ({ start, bestTime, timezone }))),
);

/** The other members of the schedule beside a trigger: all combinations if it is nearly empty, otherwise few. */
function companionsBeside(trigger: Trigger | undefined): readonly Companions[] {
  if (trigger === undefined) return companions;
  const { delay, relation, length, window } = trigger;
  if (delay === "absent" && relation === "absent" && !length && window === "absent") return companions;
  if (window === "empty") return companions.slice(-1);
  return [...companions.slice(0, 1), ...companions.slice(-1)];
}

function* pointsOf(type: DeliveryType): Generator<Point> {
  for (const trigger of [undefined, ...triggers]) {
    const beside = companionsBeside(trigger);
    for (const businessEvent of either) {
      for (const geofences of either) {
        for (const periodic of either) {
          for (const schedule of schedules) {
            for (const bypass of either) {
              for (const present of beside) {
                yield { type, trigger, businessEvent, geofences, periodic, schedule, bypass, ...present };
              }
            }
          }
        }
      }
    }
  }
}

function bodyOf(point: Point): object {
  const [channel, campaign_delivery_type] = point.type.split(" ");
  const isPush = channel === "PUSH";
  const isLive = campaign_delivery_type === "BROADCAST_LIVE_ACTIVITY";
  const text = { template_type: "BASIC", basic_details: { title: "Hello", message: "Good to have you here." } };
  return {
    request_id: "decision-space",
    channel,
    campaign_delivery_type,
    created_by: "jonas.lind@example.com",
    basic_details: {
      name: "Hello",
      ...(isPush && { platforms: [isLive ? "IOS" : "ANDROID"], platform_specific_details: {} }),
      ...(isLive && { broadcast_live_activity_id: "la-1" }),
      ...(!isPush && { content_type: "TRANSACTIONAL", user_attribute_identifier: "SVC_EMAIL_ID" }),
      ...(point.businessEvent && { business_event: "Price Drop" }),
      ...(point.geofences && { geofences: geofence }),
    },
    ...(point.trigger && { trigger_condition: triggerCondition(point.trigger) }),
    ...(!isPush && { connector: { connector_type: "SMTP", connector_name: "eu" } }),
    campaign_content: {
      content: isPush ? { push: { [isLive ? "ios" : "android"]: text } } : { email: { subject: "Hello" } },
    },
    segmentation_details: { is_all_user_campaign: true },
    scheduling_details: {
      delivery_type: point.schedule,
      ...(point.start && { start_time: "2026-10-05T07:00:00" }),
      ...(point.periodic && { periodic_details: { sending_frequency: "DAILY" } }),
      ...(point.bestTime && { bts_details: { send_in_bts: true } }),
      ...(point.timezone && { user_timezone_details: { send_in_user_timezone: true } }),
    },
    ...((isPush || point.bypass) && { delivery_controls: point.bypass ? { bypass_dnd: false } : {} }),
    ...(isPush && { advanced: {} }),
  };
}

function triggerCondition({ delay, relation, length, attribute, window }: Trigger): object {
  return {
    ...(delay !== "absent" && { trigger_delay_type: delay }),
    ...(length && { trigger_delay_value: 2, trigger_delay_granularity: "HOURS" }),
    ...(relation !== "absent" && { trigger_relation: relation }),
    // The object is empty beside a length, and is absent elsewhere, so that the name is always missing.
    ...(attribute ? { trigger_attr: { name: "Departure Time" } } : length && { trigger_attr: {} }),
    ...(window !== "absent" && { intelligent_delay_optimization: window === "complete" ? completeWindow : {} }),
  };
}

/** Not every point, but all values: each member has 2, 3 or 4. */
const STRIDE = budget(31, 5);

it.each(deliveryTypes)("triggers and schedules of %s", (type) => {
  const points = [...pointsOf(type)];
  // Business event, geofences, periodic details and bypass_dnd; four schedules; and the schedule's companions: eight
  // combinations beside 3 triggers (one of them none), one beside the 48 with an empty window, two beside 94 others.
  expect(points).toHaveLength(2 ** 4 * 4 * (3 * 8 + 48 * 1 + 94 * 2));
  const seen = new Set<boolean>();
  for (let index = 0; index < points.length; index += STRIDE) {
    seen.add(agreeOnCreate(bodyOf(points[index] as Point)).code === undefined);
  }
  expect(seen.size).toBe(2);
});
