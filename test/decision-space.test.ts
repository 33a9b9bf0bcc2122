import { describe, expect, it } from "vitest";
import { validateCreate } from "../src/index.js";
import { budget } from "./support/budget.js";

// Checks every combination of the members that decide about triggers and schedules. The requirements are data, copied
// by hand from the specification: sections "Trigger conditions", "Schedule" and "Push `delivery_controls`", and the
// cross-cutting rules 1 to 4. This test uses only the public function of the engine.

/** The members that a delivery type requires in addition to those of every request. */
interface Requirements {
  readonly present: readonly string[];
  /** The only allowed schedule; default: all are allowed. */
  readonly schedule?: Schedule;
}

const deliveryTypes: Readonly<Record<string, Requirements>> = {
  "PUSH ONE_TIME": { present: [] },
  "PUSH PERIODIC": { present: ["scheduling_details.periodic_details"], schedule: "AT_FIXED_TIME" },
  "PUSH EVENT_TRIGGERED": { present: ["trigger_condition", "delivery_controls.bypass_dnd"] },
  "PUSH BUSINESS_EVENT_TRIGGERED": { present: ["basic_details.business_event"] },
  "PUSH DEVICE_TRIGGERED": { present: ["trigger_condition"] },
  "PUSH LOCATION_TRIGGERED": { present: ["trigger_condition", "basic_details.geofences"] },
  "PUSH BROADCAST_LIVE_ACTIVITY": { present: [] },
  "EMAIL ONE_TIME": { present: [] },
  "EMAIL PERIODIC": { present: ["scheduling_details.periodic_details"], schedule: "AT_FIXED_TIME" },
  "EMAIL EVENT_TRIGGERED": { present: ["trigger_condition"] },
  "EMAIL BUSINESS_EVENT_TRIGGERED": { present: ["basic_details.business_event"] },
};

const schedules = {
  ASAP: [],
  AT_FIXED_TIME: ["scheduling_details.start_time"],
  SEND_IN_BTS: ["scheduling_details.start_time", "scheduling_details.bts_details"],
  SEND_IN_USER_TIMEZONE: ["scheduling_details.start_time", "scheduling_details.user_timezone_details"],
} satisfies Record<string, readonly string[]>;

type Schedule = keyof typeof schedules;

const DELAY_TYPE = "trigger_condition.trigger_delay_type";
const WINDOW = "trigger_condition.intelligent_delay_optimization";

const delays: Readonly<Record<string, readonly string[]>> = {
  absent: [],
  DELAY: [
    "trigger_condition.trigger_delay_value",
    "trigger_condition.trigger_delay_granularity",
    "trigger_condition.trigger_relation",
  ],
  ASAP: [],
  INTELLIGENT_DELAY: [WINDOW],
};

const relations: Readonly<Record<string, readonly string[]>> = {
  absent: [],
  BEFORE: ["trigger_condition.trigger_attr.name"],
  AFTER: [],
};

/** The members that the window of an intelligent delay on Push requires. */
const windowMembers = ["min_delay_value", "min_delay_granularity", "max_delay_value", "max_delay_granularity"].map(
  (member) => `${WINDOW}.${member}`,
);

/** The members that Email cannot have. For a delay type that it cannot have, it needs no window or member of one. */
const pushOnly = { delay: "INTELLIGENT_DELAY", paths: [DELAY_TYPE, WINDOW] };

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
  readonly type: string;
  readonly trigger: Trigger | undefined;
  readonly businessEvent: boolean;
  readonly geofences: boolean;
  readonly periodic: boolean;
  readonly schedule: Schedule;
  readonly bypass: boolean;
}

const either = [false, true] as const;
const windows = ["absent", "empty", "complete"] as const;

const triggers: readonly Trigger[] = Object.keys(delays).flatMap((delay) =>
  Object.keys(relations).flatMap((relation) =>
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

function* pointsOf(type: string): Generator<Point> {
  for (const trigger of [undefined, ...triggers]) {
    const beside = companionsBeside(trigger);
    for (const businessEvent of either) {
      for (const geofences of either) {
        for (const periodic of either) {
          for (const schedule of Object.keys(schedules) as Schedule[]) {
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
      ...(point.geofences && { geofences }),
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

const completeWindow = {
  min_delay_value: 10,
  min_delay_granularity: "MINUTES",
  max_delay_value: 1,
  max_delay_granularity: "DAYS",
};

const geofences = {
  name: "flagship-store",
  latitude: "52.5200",
  longitude: "13.4050",
  radius: "250",
  triggered_at: "ENTRY",
  response_time_value: "5",
  response_time_granularity: "MINUTES",
};

/** The paths at which a request violates the requirements. */
function faultsOf(point: Point, body: object): string[] {
  const { present, schedule = point.schedule } = deliveryTypes[point.type] ?? expect.fail("unknown delivery type");
  const { trigger } = point;
  const isEmail = point.type.startsWith("EMAIL");
  const isBarred = isEmail && trigger?.delay === pushOnly.delay;
  const ofDelay = delays[trigger === undefined || isBarred ? "absent" : trigger.delay] ?? expect.fail("unknown delay");
  const ofRelation = relations[trigger?.relation ?? "absent"] ?? expect.fail("unknown relation");
  const ofWindow = trigger?.delay === pushOnly.delay && !isEmail && isPresent(body, WINDOW) ? windowMembers : [];
  const required = [...present, ...schedules[point.schedule], ...ofDelay, ...ofWindow, ...ofRelation];
  return [
    ...required.filter((path) => !isPresent(body, path)),
    ...(schedule === point.schedule ? [] : ["scheduling_details.delivery_type"]),
    ...(isBarred ? [DELAY_TYPE] : []),
    ...(isEmail && isPresent(body, WINDOW) ? [WINDOW] : []),
  ];
}

function isPresent(body: object, path: string): boolean {
  let value: unknown = body;
  for (const member of path.split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, member)) return false;
    value = (value as Record<string, unknown>)[member];
  }
  return true;
}

interface Walk {
  size: number;
  accepted: number;
  readonly differences: object[];
  /** The paths at which any request violated the requirements. */
  readonly broken: Set<string>;
}

/** Every eleventh point, which reaches all values: each member has 2, 3 or 4. */
const STRIDE = budget(11, 1);

const walks = new Map<string, Walk>();

/** Goes once through the part of the space with one delivery type. */
function walk(type: string): Walk {
  const known = walks.get(type);
  if (known !== undefined) return known;
  const result: Walk = { size: 0, accepted: 0, differences: [], broken: new Set() };
  for (const [index, point] of [...pointsOf(type)].entries()) {
    if (index % STRIDE !== 0) continue;
    const body = bodyOf(point);
    const expected = faultsOf(point, body).sort();
    const { violations } = validateCreate(body);
    const found = violations.map(({ path }) => path).sort();
    if (found.join() !== expected.join()) result.differences.push({ point, found, expected });
    result.size++;
    if (expected.length === 0) result.accepted++;
    for (const path of expected) result.broken.add(path);
  }
  walks.set(type, result);
  return result;
}

describe("the decision space of triggers and schedules", () => {
  const types = Object.keys(deliveryTypes);

  it.each(types)("%s", (type) => {
    const { differences } = walk(type);
    expect(differences.slice(0, 3), `${differences.length} differences`).toEqual([]);
  });

  it("is covered completely, and contains requests that meet and that violate every requirement", () => {
    const parts = types.map(walk);
    // Business event, geofences, periodic details and bypass_dnd; four schedules; and the schedule's companions: eight
    // combinations beside 3 triggers (one of them none), one beside the 48 with an empty window, two beside 94 others.
    const size = 2 ** 4 * 4 * (3 * 8 + 48 * 1 + 94 * 2);
    expect(parts.map((part) => part.size)).toEqual(types.map(() => Math.ceil(size / STRIDE)));
    for (const { accepted } of parts) expect(accepted).toBeGreaterThan(100 / STRIDE);

    const required = [
      ...Object.values(deliveryTypes).flatMap(({ present }) => present),
      ...Object.values(schedules).flat(),
      ...Object.values(delays).flat(),
      ...windowMembers,
      ...Object.values(relations).flat(),
    ];
    const forbidden = ["scheduling_details.delivery_type", ...pushOnly.paths];
    expect(new Set(parts.flatMap(({ broken }) => [...broken]))).toEqual(new Set([...required, ...forbidden]));
  });
});
