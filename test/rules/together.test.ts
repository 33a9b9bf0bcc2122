import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stepScopes } from "../../src/engine/reads.js";
import { type Context, type Feature, type RuleId, validateCreate } from "../../src/index.js";
import { registry } from "../../src/rules/index.js";
import { budget } from "../support/budget.js";
import { frozen } from "../support/json.js";
import { expectSameNames } from "../support/same-names.js";
import { type Changes, changed, emailRequest, pushRequest } from "../support/test-rule.js";

const runs = budget(200, 3_000);

/** Changes that violate one rule in a request that has everything that any rule could require. */
interface Break {
  readonly changes: Changes;
  /** The paths of the violations. */
  readonly paths: readonly string[];
  /** A feature that must be on or off, unlike for other rules. */
  readonly on?: Feature;
  readonly off?: Feature;
}

const group = (...filters: object[]) => ({ filter_operator: "and", filters });
const excluded = "segmentation_details.excluded_filters.filters";
const filters = group(
  { filter_type: "user_attributes", data_type: "double", name: "a", operator: "in", value: [1], project_name: "p" },
  { filter_type: "user_attributes", data_type: "bool", name: "b", operator: "is", value: true, project_name: "p" },
  { filter_type: "custom_segments", id: "s" },
  { filter_type: "user_attributes", data_type: "bool", name: "c", operator: "exists", project_name: "p" },
);
const delay = { trigger_delay_value: 1, trigger_delay_granularity: "HOURS", trigger_relation: "AFTER" };
const shared: Changes = {
  campaign_delivery_type: "EVENT_TRIGGERED",
  "basic_details.business_event": "b",
  trigger_condition: { trigger_delay_type: "ASAP", ...delay, trigger_attr: { name: "t" } },
  segmentation_details: { included_filters: filters, excluded_filters: filters },
  scheduling_details: {
    delivery_type: "AT_FIXED_TIME",
    start_time: "2026-12-01T09:00:00",
    periodic_details: {},
    bts_details: {},
    user_timezone_details: {},
  },
  "delivery_controls.bypass_dnd": false,
  control_group_details: { is_campaign_control_group_enabled: true, campaign_control_group_percentage: 5 },
  utm_params: { utm_source: "s", utm_medium: "m" },
};

const window = {
  min_delay_value: 1,
  min_delay_granularity: "HOURS",
  max_delay_value: 1,
  max_delay_granularity: "DAYS",
};
const geofence = { name: "g", latitude: "1", longitude: "2", radius: "3", triggered_at: "dwell" };
const push = pushRequest({
  ...shared,
  "basic_details.platforms": ["IOS"],
  "basic_details.broadcast_live_activity_id": "l",
  "basic_details.geofences": {
    ...geofence,
    ...{ dwell_time_value: "1", dwell_time_granularity: "HOURS" },
    ...{ response_time_value: "1", response_time_granularity: "HOURS" },
  },
  "trigger_condition.intelligent_delay_optimization": window,
});

const product = { id: "1", headline: "h", original_price: "1", discount_value: "1", discount_type: "VALUE" };
const products = [1, 2].map(() => ({ ...product, promo_url: "https://a.example", product_image: "https://a.example" }));
const annotations = "campaign_content.content.email.gmail_annotations";
const email = emailRequest({
  ...shared,
  "basic_details.content_type": "PROMOTIONAL",
  "basic_details.subscription_category": "c",
  [annotations]: {
    sender_logo: "https://a.example",
    deal_card: {
      description: "d",
      discount_code: "c",
      availability_starts: "2026-12-01T09:00:00Z",
      availability_ends: "2026-12-01T10:00:00Z",
    },
    product_carousel: {
      type: "MANUAL",
      manual_data: { currency: "EUR", products },
      product_set_data: { product_set: "ps", image_url: "i", headline: "h", promo_url: "p", product_count: 2 },
    },
  },
});

const type = (deliveryType: string): Changes => ({ campaign_delivery_type: deliveryType });
const at = (path: string, value?: unknown): Changes => ({ [path]: value });
const one = (path: string, changes: Changes): Break => ({ changes, paths: [path] });
const gone = (path: string, changes: Changes = {}): Break => one(path, { ...changes, [path]: undefined });
const cap = (members: Record<string, unknown>): Changes =>
  Object.fromEntries(
    ["is_campaign_audience_limit_enabled", "metric", "frequency", "limit"].map((member) => [
      `campaign_audience_limit.${member}`,
      members[member],
    ]),
  );
const enabled = { is_campaign_audience_limit_enabled: true, metric: "SENT", frequency: "TOTAL", limit: 5 };
const fence = "basic_details.geofences";
const trigger = "trigger_condition";

const ofBoth: Partial<Record<RuleId, Break>> = {
  "basic-details.business-event-required": gone("basic_details.business_event", type("BUSINESS_EVENT_TRIGGERED")),
  "filter.project-name-required": { ...gone(`${excluded}[3].project_name`), on: "PORTFOLIO" },
  "trigger.condition-required": gone(trigger, type("EVENT_TRIGGERED")),
  "trigger.delay-value-required": gone(`${trigger}.trigger_delay_value`, at(`${trigger}.trigger_delay_type`, "DELAY")),
  "trigger.delay-granularity-required": gone(
    `${trigger}.trigger_delay_granularity`,
    at(`${trigger}.trigger_delay_type`, "DELAY"),
  ),
  "trigger.delay-relation-required": gone(`${trigger}.trigger_relation`, at(`${trigger}.trigger_delay_type`, "DELAY")),
  "trigger.attribute-name-required": one(`${trigger}.trigger_attr.name`, {
    [`${trigger}.trigger_relation`]: "BEFORE",
    [`${trigger}.trigger_attr`]: undefined,
  }),
  "filter.operator-allowed": one(`${excluded}[0].operator`, at(`${excluded}[0].operator`, "contains")),
  "filter.value-required": gone(`${excluded}[1].value`),
  "filter.segment-named": gone(`${excluded}[2].id`),
  "audience.not-empty": one(
    "segmentation_details.included_filters",
    at("segmentation_details.included_filters", group()),
  ),
  "schedule.start-time-required": gone("scheduling_details.start_time"),
  "schedule.periodic-details-required": gone("scheduling_details.periodic_details", {
    ...type("PERIODIC"),
    "scheduling_details.delivery_type": "AT_FIXED_TIME",
  }),
  "schedule.periodic-at-fixed-time": one("scheduling_details.delivery_type", {
    ...type("PERIODIC"),
    "scheduling_details.delivery_type": "ASAP",
    "scheduling_details.start_time": "2026-12-01T09:00:00",
  }),
  "schedule.bts-details-required": gone("scheduling_details.bts_details", {
    ...type("EVENT_TRIGGERED"),
    "scheduling_details.delivery_type": "SEND_IN_BTS",
  }),
  "schedule.user-timezone-details-required": gone("scheduling_details.user_timezone_details", {
    ...type("EVENT_TRIGGERED"),
    "scheduling_details.delivery_type": "SEND_IN_USER_TIMEZONE",
  }),
  "control-group.percentage-required": gone("control_group_details.campaign_control_group_percentage"),
  "utm.at-most-five-custom-keys": one(
    "utm_params",
    Object.fromEntries(["a", "b", "c", "d", "e", "f"].map((key) => [`utm_params.utm_${key}`, "x"])),
  ),
  "utm.custom-key-prefixed": one("utm_params.team", at("utm_params.team", "x")),
  "audience-limit.feature-enabled": {
    ...one("campaign_audience_limit", cap({ is_campaign_audience_limit_enabled: false })),
    off: "AUDIENCE_LIMIT",
  },
  "audience-limit.metric-and-frequency-required": {
    changes: { ...type("EVENT_TRIGGERED"), ...cap({ ...enabled, metric: undefined, frequency: undefined }) },
    paths: ["campaign_audience_limit.metric", "campaign_audience_limit.frequency"],
  },
  "audience-limit.limit-required": one("campaign_audience_limit.limit", {
    ...type("EVENT_TRIGGERED"),
    ...cap({ ...enabled, limit: undefined }),
  }),
  "audience-limit.absent-when-disabled": one("campaign_audience_limit.limit", {
    ...type("EVENT_TRIGGERED"),
    ...cap({ is_campaign_audience_limit_enabled: false, limit: 5 }),
  }),
  "audience-limit.instance-for-push-periodic": one("campaign_audience_limit.frequency", {
    ...type("EVENT_TRIGGERED"),
    ...cap({ ...enabled, frequency: "INSTANCE" }),
  }),
  "audience-limit.absent-for-one-time": one("campaign_audience_limit.metric", {
    ...type("ONE_TIME"),
    ...cap({ ...enabled, frequency: undefined }),
  }),
};

const ofPush: Partial<Record<RuleId, Break>> = {
  ...ofBoth,
  "basic-details.live-activity-ios-only": one("basic_details.platforms", {
    ...type("BROADCAST_LIVE_ACTIVITY"),
    "basic_details.platforms": ["IOS", "WEB"],
  }),
  "basic-details.live-activity-id-required": gone(
    "basic_details.broadcast_live_activity_id",
    type("BROADCAST_LIVE_ACTIVITY"),
  ),
  "basic-details.geofences-required": gone(fence, type("LOCATION_TRIGGERED")),
  "basic-details.dwell-time-value-required": gone(`${fence}.dwell_time_value`),
  "basic-details.dwell-time-granularity-required": gone(`${fence}.dwell_time_granularity`),
  "trigger.intelligent-delay-window-required": gone(
    `${trigger}.intelligent_delay_optimization`,
    at(`${trigger}.trigger_delay_type`, "INTELLIGENT_DELAY"),
  ),
  "trigger.intelligent-delay-window-complete": gone(
    `${trigger}.intelligent_delay_optimization.max_delay_value`,
    at(`${trigger}.trigger_delay_type`, "INTELLIGENT_DELAY"),
  ),
  "delivery-controls.queuing-enabled": {
    ...one("delivery_controls.queuing_enabled", {
      "delivery_controls.queuing_enabled": false,
      "delivery_controls.queue_duration": undefined,
    }),
    off: "QUEUING",
  },
  "delivery-controls.bypass-dnd-required": gone("delivery_controls.bypass_dnd", type("EVENT_TRIGGERED")),
  "delivery-controls.queue-duration-required": gone(
    "delivery_controls.queue_duration",
    at("delivery_controls.queuing_enabled", true),
  ),
  "delivery-controls.queue-duration-positive": one("delivery_controls.queue_duration", {
    "delivery_controls.queuing_enabled": true,
    "delivery_controls.queue_duration": 0,
  }),
  "audience-limit.not-for-live-activity": one("campaign_audience_limit", {
    ...type("BROADCAST_LIVE_ACTIVITY"),
    ...cap({ is_campaign_audience_limit_enabled: false }),
  }),
};

const ofEmail: Partial<Record<RuleId, Break>> = {
  ...ofBoth,
  "basic-details.double-opt-in-enabled": {
    ...one("basic_details.send_only_double_opt_in_users", at("basic_details.send_only_double_opt_in_users", true)),
    off: "DOUBLE_OPT_IN",
  },
  "basic-details.brand-deduplication-enabled": {
    ...one("basic_details.deduplication_attribute", at("basic_details.deduplication_attribute", "brand")),
    off: "BRAND_DEDUPLICATION",
  },
  "basic-details.subscription-category-required": gone(
    "basic_details.subscription_category",
    at("basic_details.content_type", "PROMOTIONAL"),
  ),
  "trigger.intelligent-delay-push-only": one(
    `${trigger}.trigger_delay_type`,
    at(`${trigger}.trigger_delay_type`, "INTELLIGENT_DELAY"),
  ),
  "trigger.intelligent-delay-window-push-only": one(
    `${trigger}.intelligent_delay_optimization`,
    at(`${trigger}.intelligent_delay_optimization`, window),
  ),
  "gmail.product-sets-enabled": {
    ...one(`${annotations}.product_carousel.type`, at(`${annotations}.product_carousel.type`, "PRODUCT_SET")),
    off: "PRODUCT_SETS",
  },
  "gmail.promotional-only": one(annotations, at("basic_details.content_type", "TRANSACTIONAL")),
  "gmail.deal-card-one-hour": one(
    `${annotations}.deal_card.availability_ends`,
    at(`${annotations}.deal_card.availability_ends`, "2026-12-01T09:59:59Z"),
  ),
  "gmail.manual-data-required": gone(
    `${annotations}.product_carousel.manual_data`,
    at(`${annotations}.product_carousel.type`, "MANUAL"),
  ),
  "gmail.product-set-data-required": gone(
    `${annotations}.product_carousel.product_set_data`,
    at(`${annotations}.product_carousel.type`, "PRODUCT_SET"),
  ),
  "gmail.product-set-known": one(`${annotations}.product_carousel.product_set_data.product_set`, {
    [`${annotations}.product_carousel.type`]: "PRODUCT_SET",
    [`${annotations}.product_carousel.product_set_data.product_set`]: "other",
  }),
};

const usual: readonly Feature[] = [
  ...(["AUDIENCE_LIMIT", "QUEUING", "PRODUCT_SETS", "DOUBLE_OPT_IN", "BRAND_DEDUPLICATION"] as const),
];

/** Whether two rules cannot be violated together. */
function exclude(a: Break, b: Break): boolean {
  // The violation of a gate silences the rules about the members that it gates.
  const silence = [a, b].some(({ off }) => off !== undefined) && overlap(a, b);
  return silence || conflict(a, b);
}

/** Whether both change the same place to different values, or one changes a place below one that the other changes. */
function conflict(a: Break, b: Break): boolean {
  return Object.entries(a.changes).some(([path, value]) =>
    Object.entries(b.changes).some(([other, wanted]) => {
      if (path === other) return value !== wanted;
      return isBelow(path, other) || isBelow(other, path);
    }),
  );
}

function overlap(a: Break, b: Break): boolean {
  return Object.keys(a.changes).some((path) => Object.keys(b.changes).includes(path));
}

function isBelow(path: string, other: string): boolean {
  return path.startsWith(`${other}.`) || path.startsWith(`${other}[`);
}

function contextFor(breaks: readonly Break[]): Context {
  const off = breaks.map((one) => one.off);
  const on = breaks.flatMap((one) => one.on ?? []);
  return { features: [...usual.filter((feature) => !off.includes(feature)), ...on], productSets: ["ps"] };
}

describe.each([
  ["Push", push, ofPush],
  ["Email", email, ofEmail],
])("rules of %s", (_, base, table) => {
  const breaks = Object.values(table);
  const refusing = registry.flatMap(({ id, refuses }) => (refuses && table[id]) || []);

  it("are all satisfied by the request that has everything", () => {
    for (const deliveryType of ["EVENT_TRIGGERED", "ONE_TIME", "PERIODIC", "BUSINESS_EVENT_TRIGGERED"]) {
      expect(validateCreate(changed(base, type(deliveryType)), contextFor([])).violations).toEqual([]);
    }
  });

  it.each(Object.entries(table))("%s is broken alone", (id, one) => {
    const { violations } = validateCreate(changed(base, one.changes), contextFor([one]));
    expect(violations.map(({ rule, path }) => [rule, path])).toEqual(one.paths.map((path) => [id, path]));
  });

  it("broken together are reported together, each once", () => {
    const sizes = new Map<number, number>();
    fc.assert(
      fc.property(fc.shuffledSubarray(breaks, { minLength: 2 }), (candidates) => {
        const chosen: Break[] = [];
        for (const candidate of candidates) {
          if (chosen.length < 10 && !chosen.some((other) => exclude(candidate, other))) chosen.push(candidate);
        }
        sizes.set(chosen.length, (sizes.get(chosen.length) ?? 0) + 1);
        const body = chosen.reduce((result, { changes }) => changed(result, changes), base);
        const { violations } = validateCreate(frozen(body), contextFor(chosen));
        const refused = refusing.filter((one) => chosen.includes(one)).flatMap(({ paths }) => paths);
        const expected = chosen
          .flatMap(({ paths }) => paths)
          .filter((path) => !refused.some((at) => isBelow(path, at)));
        expect(violations.map(({ path }) => path).sort()).toEqual(expected.sort());
      }),
      { numRuns: runs },
    );
    expect(sizes.get(10) ?? 0).toBeGreaterThan(budget(5, 200));
  });
});

it("every rule that rejects a request is in one of the tables", () => {
  const named = new Set([...Object.keys(ofPush), ...Object.keys(ofEmail)]);
  const errors = registry.filter(
    ({ severity = "error", scope }) => severity === "error" && !stepScopes.includes(scope),
  );
  expectSameNames(
    [...named],
    errors.map(({ id }) => id),
    "ofBoth, ofPush or ofEmail of test/rules/together.test.ts",
  );
});
