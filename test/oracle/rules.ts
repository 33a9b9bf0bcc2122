// The rules about several members, or about a member and the context, in the order of their violations: by top-level
// member in the order of the create table; within it gates first, then in the order of the specification. A rule with
// several places goes through the document depth first.

import { offsetDateTime } from "./formats.js";
import { type LevelSettings, levelOf } from "./levels.js";
import {
  type Channel,
  type Found,
  get,
  has,
  isAbove,
  isObject,
  namesIn,
  type Particulars,
  type Segments,
  same,
  violation,
} from "./places.js";
import { Skips } from "./skips.js";
import { contentPlaces, UTM_NAMED } from "./structure.js";

export interface OracleContext extends LevelSettings {
  features?: readonly string[];
  productSets?: readonly string[];
  policies?: { utmCustomKeys?: "by-operation" | "prefix" | "any"; scheduleOffset?: "refuse" | "zero" };
  bounds?: { maxDepth?: number };
}

/** How an update differs from a create. */
export interface UpdateScope {
  /** Is this top-level member known? If the stored body is unknown, only the members of the patch are. */
  holds: (member: string) => boolean;
  /** Does this place stand in the stored campaign alone? */
  isOnlyStored: (at: Segments) => boolean;
}

/** `keys`: the keys of an object, or the number of entries. */
interface Reads {
  values?: Segments[];
  presence?: Segments[];
  keys?: Segments[];
}

const CHANNEL: Segments = ["channel"];
const TYPE: Segments = ["campaign_delivery_type"];

const OPERATORS: Record<string, readonly string[]> = {
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
};

export function ruleViolations(
  body: unknown,
  channel: Channel | undefined,
  context: OracleContext,
  maxDepth: number,
  structure: readonly Found[],
  update?: UpdateScope,
  skips = new Skips(),
): Found[] {
  const found: Found[] = [];

  // --- parts of rules ---

  /**
   * A violation above the place blocks every kind of read, one at the place all but `presence`, one below it `values`
   * only. An excepted violation blocks as well. The delivery type has other values on each channel, so it cannot be
   * read without a channel.
   */
  function isReadable(at: Segments, how: keyof Reads): boolean {
    if (at === CHANNEL) return channel !== undefined; // named or meant
    if (channel === undefined && same(at, TYPE)) return false;
    return !structure.some(
      ({ segments: fault }) =>
        isAbove(fault, at) || (how !== "presence" && same(fault, at)) || (how === "values" && isAbove(at, fault)),
    );
  }

  /** Runs a rule at one place, unless something that it reads there is blocked or unknown. */
  function rule(id: string, reads: Reads, decide: () => void): void {
    const all = (["values", "presence", "keys"] as const).flatMap((how) =>
      (reads[how] ?? []).map((at) => ({ at, how })),
    );
    if (update !== undefined && !all.every(({ at }) => update.holds(String(at[0])))) return;
    if (all.every(({ at, how }) => isReadable(at, how))) decide();
    else skips.add(id, "structure");
  }

  /** Adds a violation. Returns whether it is an error: one that is overridden or excepted silences no rule. */
  function refuse(id: string, at: Segments, what: string, particulars?: Particulars): boolean {
    const one = violation(id, channel, at, what, particulars);
    found.push(one);
    return levelOf(one, context) === "error";
  }

  function fail(id: string, at: Segments, what: string, particulars?: Particulars): void {
    found.push(violation(id, channel, at, what, particulars));
  }

  function isPresent(at: Segments): boolean {
    return has(body, at);
  }

  function value(at: Segments): unknown {
    return get(body, at);
  }

  function isOneOf(at: Segments, ...allowed: string[]): boolean {
    return allowed.some((one) => one === value(at));
  }

  /** The member is required if a condition over the values that are read is true. */
  function requiredWhen(
    id: string,
    at: Segments,
    readsValues: Segments[],
    condition: () => boolean,
    what: string,
  ): void {
    rule(id, { values: readsValues, presence: [at] }, () => {
      if (condition() && !isPresent(at)) fail(id, at, what, { absent: true });
    });
  }

  /** Whether the workspace has the feature, as far as this is known. */
  function feature(name: string): "on" | "off" | "unknown" {
    if (context.features !== undefined) return context.features.includes(name) ? "on" : "off";
    if (name !== "AUDIENCE_LIMIT") return "unknown";
    // no workspace has it by default, but a stored limit proves it
    return update?.isOnlyStored(["campaign_audience_limit"]) ? "unknown" : "off";
  }

  /** A rule that reports nothing if the workspace has a feature. `isGated`: whether it reports without the feature. */
  function gate(id: string, name: string, reads: Reads, isGated: () => boolean, refuseIt: () => void): void {
    if (feature(name) === "on") return;
    rule(id, reads, () => {
      if (!isGated()) return;
      if (feature(name) === "off") refuseIt();
      else skips.add(id, "unknown");
    });
  }

  // --- filters, in every FilterGroup ---

  /** All readable filters of a group, each before those in its `attributes`. */
  function filtersOf(group: Segments): Segments[] {
    const filters = [...group, "filters"];
    const list = value(filters);
    if (!isReadable(filters, "keys")) skipFilterRules();
    if (!isReadable(filters, "keys") || !Array.isArray(list)) return [];
    return list.flatMap((_, i): Segments[] => {
      const at = [...filters, i];
      if (!isReadable([...at, "filter_type"], "values")) {
        skipFilterRules();
        return [];
      }
      return isOneOf([...at, "filter_type"], "actions") ? [at, ...filtersOf([...at, "attributes"])] : [at];
    });
  }

  /** Some filter, of whatever kind, cannot be read. */
  function skipFilterRules(): void {
    for (const id of ["filter.operator-allowed", "filter.value-required", "filter.segment-named"]) {
      skips.add(id, "structure");
    }
    if (feature("PORTFOLIO") !== "off") skips.add("filter.project-name-required", "structure");
  }

  function filtersOfKind(groups: Segments[], kind: string): Segments[] {
    return groups.flatMap(filtersOf).filter((at) => isOneOf([...at, "filter_type"], kind));
  }

  /** The gate of the Portfolio feature. */
  function portfolioGate(groups: Segments[]): void {
    if (feature("PORTFOLIO") === "off") return;
    for (const at of filtersOfKind(groups, "user_attributes")) {
      const projectName = [...at, "project_name"];
      const id = "filter.project-name-required";
      rule(id, { values: [[...at, "filter_type"]], presence: [projectName] }, () => {
        if (isPresent(projectName)) return;
        if (feature("PORTFOLIO") === "unknown") skips.add(id, "unknown");
        else fail(id, projectName, "required with PORTFOLIO", { absent: true });
      });
    }
  }

  function filterRules(groups: Segments[]): void {
    for (const at of filtersOfKind(groups, "user_attributes")) {
      const dataType = [...at, "data_type"];
      const operator = [...at, "operator"];
      rule("filter.operator-allowed", { values: [[...at, "filter_type"], dataType, operator] }, () => {
        const allowed = OPERATORS[String(value(dataType))] ?? [];
        if (!isOneOf(operator, ...allowed))
          fail("filter.operator-allowed", operator, "operator not allowed for the data_type");
      });
    }
    for (const at of filtersOfKind(groups, "user_attributes")) {
      requiredWhen(
        "filter.value-required",
        [...at, "value"],
        [
          [...at, "filter_type"],
          [...at, "operator"],
        ],
        () => !isOneOf([...at, "operator"], "exists", "today"),
        "value required unless exists or today",
      );
    }
    for (const at of filtersOfKind(groups, "custom_segments")) {
      const id = [...at, "id"];
      const name = [...at, "name"];
      rule("filter.segment-named", { values: [[...at, "filter_type"]], presence: [id, name] }, () => {
        if (!isPresent(id) && !isPresent(name))
          fail("filter.segment-named", id, "id or name required", { absent: true });
      });
    }
  }

  // --- basic_details ---

  function pushBasicDetails(): void {
    const platforms: Segments = ["basic_details", "platforms"];
    rule("basic-details.live-activity-ios-only", { values: [CHANNEL, TYPE, platforms] }, () => {
      const list = value(platforms) as unknown[];
      if (isOneOf(TYPE, "BROADCAST_LIVE_ACTIVITY") && list.some((platform) => platform !== "IOS")) {
        fail("basic-details.live-activity-ios-only", platforms, "live activities are iOS only");
      }
    });
    businessEvent();
    requiredWhen(
      "basic-details.live-activity-id-required",
      ["basic_details", "broadcast_live_activity_id"],
      [CHANNEL, TYPE, platforms],
      () => isOneOf(TYPE, "BROADCAST_LIVE_ACTIVITY") && (value(platforms) as unknown[]).includes("IOS"),
      "required for BROADCAST_LIVE_ACTIVITY on iOS",
    );
    requiredWhen(
      "basic-details.geofences-required",
      ["basic_details", "geofences"],
      [CHANNEL, TYPE],
      () => isOneOf(TYPE, "LOCATION_TRIGGERED"),
      "required for LOCATION_TRIGGERED",
    );
    const geofences: Segments = ["basic_details", "geofences"];
    const triggeredAt = [...geofences, "triggered_at"];
    for (const member of ["dwell_time_value", "dwell_time_granularity"]) {
      requiredWhen(
        member === "dwell_time_value"
          ? "basic-details.dwell-time-value-required"
          : "basic-details.dwell-time-granularity-required",
        [...geofences, member],
        [CHANNEL, triggeredAt],
        () => isOneOf(triggeredAt, "dwell"),
        "required when triggered_at is dwell",
      );
    }
  }

  function emailBasicDetails(): void {
    const doubleOptIn: Segments = ["basic_details", "send_only_double_opt_in_users"];
    gate(
      "basic-details.double-opt-in-enabled",
      "DOUBLE_OPT_IN",
      { values: [CHANNEL, doubleOptIn] },
      () => value(doubleOptIn) === true,
      () => fail("basic-details.double-opt-in-enabled", doubleOptIn, "needs DOUBLE_OPT_IN"),
    );
    const deduplication: Segments = ["basic_details", "deduplication_attribute"];
    gate(
      "basic-details.brand-deduplication-enabled",
      "BRAND_DEDUPLICATION",
      { values: [CHANNEL, deduplication] },
      () => isPresent(deduplication) && value(deduplication) !== "",
      () => fail("basic-details.brand-deduplication-enabled", deduplication, "needs BRAND_DEDUPLICATION"),
    );
    const contentType: Segments = ["basic_details", "content_type"];
    requiredWhen(
      "basic-details.subscription-category-required",
      ["basic_details", "subscription_category"],
      [CHANNEL, contentType],
      () => isOneOf(contentType, "PROMOTIONAL"),
      "required for PROMOTIONAL",
    );
    businessEvent();
  }

  function businessEvent(): void {
    requiredWhen(
      "basic-details.business-event-required",
      ["basic_details", "business_event"],
      [TYPE],
      () => isOneOf(TYPE, "BUSINESS_EVENT_TRIGGERED"),
      "required for BUSINESS_EVENT_TRIGGERED",
    );
  }

  // --- trigger_condition ---

  function triggerCondition(): void {
    const trigger: Segments = ["trigger_condition"];
    const groups = [
      [...trigger, "included_filters"],
      [...trigger, "secondary_included_filters"],
    ];
    portfolioGate(groups);

    requiredWhen(
      "trigger.condition-required",
      trigger,
      [CHANNEL, TYPE],
      () =>
        channel === "PUSH"
          ? isOneOf(TYPE, "EVENT_TRIGGERED", "DEVICE_TRIGGERED", "LOCATION_TRIGGERED")
          : isOneOf(TYPE, "EVENT_TRIGGERED"),
      "required by the trigger table",
    );

    const delayType = [...trigger, "trigger_delay_type"];
    if (channel !== "PUSH") {
      rule("trigger.intelligent-delay-push-only", { values: [CHANNEL, delayType] }, () => {
        if (isOneOf(delayType, "INTELLIGENT_DELAY")) {
          fail("trigger.intelligent-delay-push-only", delayType, "INTELLIGENT_DELAY is Push only");
        }
      });
    }

    const delayMembers = [
      ["trigger.delay-value-required", "trigger_delay_value"],
      ["trigger.delay-granularity-required", "trigger_delay_granularity"],
      ["trigger.delay-relation-required", "trigger_relation"],
    ] as const;
    for (const [id, member] of delayMembers) {
      requiredWhen(id, [...trigger, member], [delayType], () => isOneOf(delayType, "DELAY"), "required with DELAY");
    }

    const relation = [...trigger, "trigger_relation"];
    requiredWhen(
      "trigger.attribute-name-required",
      [...trigger, "trigger_attr", "name"],
      [relation],
      () => isOneOf(relation, "BEFORE"),
      "required with BEFORE",
    );

    const optimization = [...trigger, "intelligent_delay_optimization"];
    if (channel !== "PUSH") {
      rule("trigger.intelligent-delay-window-push-only", { values: [CHANNEL], presence: [optimization] }, () => {
        if (!isPresent(optimization)) return;
        fail("trigger.intelligent-delay-window-push-only", optimization, "Push only", { refuses: true });
      });
    }
    if (channel !== "EMAIL") intelligentDelayWindow(delayType, optimization);

    filterRules(groups);
  }

  function intelligentDelayWindow(delayType: Segments, optimization: Segments): void {
    requiredWhen(
      "trigger.intelligent-delay-window-required",
      optimization,
      [CHANNEL, delayType],
      () => isOneOf(delayType, "INTELLIGENT_DELAY"),
      "required with INTELLIGENT_DELAY",
    );
    const id = "trigger.intelligent-delay-window-complete";
    for (const member of ["min_delay_value", "min_delay_granularity", "max_delay_value", "max_delay_granularity"]) {
      const at = [...optimization, member];
      // without the object, nothing more is required
      rule(id, { values: [CHANNEL, delayType], presence: [optimization, at] }, () => {
        if (!isOneOf(delayType, "INTELLIGENT_DELAY") || !isPresent(optimization) || isPresent(at)) return;
        fail(id, at, "required with INTELLIGENT_DELAY", { absent: true });
      });
    }
  }

  // --- campaign_content: rules about the content of Email, all of them about its gmail_annotations ---

  function emailCampaignContent(): void {
    const campaignContent = value(["campaign_content"]);
    // without the ids nothing is checked; the documentation does not say whether that counts as skipped
    if (context.productSets === undefined) skips.silence("gmail.product-set-known");
    const places =
      channel !== undefined && isReadable(["campaign_content", "content"], "keys") && isObject(campaignContent)
        ? contentPlaces(campaignContent, channel, maxDepth)
        : [];
    // some content cannot be read; if there is none at all, that is a violation, too
    if (places.length === 0 || places.some(({ tooDeep }) => tooDeep)) skipContentRules();
    const annotations = places.filter(({ tooDeep }) => !tooDeep).map(({ at }) => [...at, "gmail_annotations"]);

    const gated: Segments[] = []; // the carousels at which the gate failed
    for (const gmail of annotations) {
      const carousel = [...gmail, "product_carousel"];
      const type = [...carousel, "type"];
      gate(
        "gmail.product-sets-enabled",
        "PRODUCT_SETS",
        { values: [CHANNEL, type] },
        () => isOneOf(type, "PRODUCT_SET"),
        () => {
          const isRefused = refuse("gmail.product-sets-enabled", type, "needs PRODUCT_SETS", { coarser: 1 });
          if (isRefused) gated.push(carousel);
        },
      );
    }

    const contentType: Segments = ["basic_details", "content_type"];
    for (const gmail of annotations) {
      rule("gmail.promotional-only", { values: [CHANNEL, contentType], presence: [gmail] }, () => {
        if (isOneOf(contentType, "TRANSACTIONAL") && isPresent(gmail))
          fail("gmail.promotional-only", gmail, "PROMOTIONAL campaigns only", { refuses: true });
      });
    }

    for (const gmail of annotations) {
      const starts = [...gmail, "deal_card", "availability_starts"];
      const ends = [...gmail, "deal_card", "availability_ends"];
      rule("gmail.deal-card-one-hour", { values: [CHANNEL, starts, ends] }, () => {
        if (!isPresent(starts) || !isPresent(ends)) return; // no deal card
        const from = offsetDateTime(String(value(starts))) ?? Number.NaN;
        const to = offsetDateTime(String(value(ends))) ?? Number.NaN;
        if (to - from < 60 * 60 * 1000)
          fail("gmail.deal-card-one-hour", ends, "at least 1 hour after the start", { coarser: 1 });
      });
    }

    for (const gmail of annotations) {
      const carousel = [...gmail, "product_carousel"];
      const type = [...carousel, "type"];
      requiredWhen(
        "gmail.manual-data-required",
        [...carousel, "manual_data"],
        [CHANNEL, type],
        () => isOneOf(type, "MANUAL"),
        "required with MANUAL",
      );
      requiredWhen(
        "gmail.product-set-data-required",
        [...carousel, "product_set_data"],
        [CHANNEL, type],
        () => isOneOf(type, "PRODUCT_SET") && !gated.some((one) => same(one, carousel)),
        "required with PRODUCT_SET",
      );
    }

    for (const gmail of annotations) {
      const carousel = [...gmail, "product_carousel"];
      const type = [...carousel, "type"];
      const productSet = [...carousel, "product_set_data", "product_set"];
      const { productSets } = context;
      if (productSets === undefined) continue;
      rule("gmail.product-set-known", { values: [CHANNEL, type, productSet] }, () => {
        if (gated.some((one) => same(one, carousel))) return;
        if (!isOneOf(type, "PRODUCT_SET") || !isPresent(productSet)) return;
        if (!isOneOf(productSet, ...productSets))
          fail("gmail.product-set-known", productSet, "no such product set", { coarser: 1 });
      });
    }
  }

  function skipContentRules(): void {
    const rules = [
      ...["gmail.promotional-only", "gmail.deal-card-one-hour"],
      ...["gmail.manual-data-required", "gmail.product-set-data-required"],
    ];
    if (feature("PRODUCT_SETS") !== "on") rules.push("gmail.product-sets-enabled");
    if (context.productSets !== undefined) rules.push("gmail.product-set-known");
    for (const id of rules) skips.add(id, "structure");
  }

  // --- segmentation_details ---

  function segmentationDetails(): void {
    const segmentation: Segments = ["segmentation_details"];
    const included = [...segmentation, "included_filters"];
    const groups = [included, [...segmentation, "excluded_filters"]];
    portfolioGate(groups);
    filterRules(groups);

    const allUsers = [...segmentation, "is_all_user_campaign"];
    const entries = [...included, "filters"];
    rule("audience.not-empty", { values: [allUsers], presence: [included], keys: [entries] }, () => {
      const list = value(entries);
      const some = Array.isArray(list) && list.length > 0;
      if (value(allUsers) !== true && !some) {
        fail("audience.not-empty", included, "all users or one included filter", { absent: !isPresent(included) });
      }
    });
  }

  // --- scheduling_details ---

  function schedulingDetails(): void {
    const scheduling: Segments = ["scheduling_details"];
    const delivery = [...scheduling, "delivery_type"];
    requiredWhen(
      "schedule.start-time-required",
      [...scheduling, "start_time"],
      [delivery],
      () => isOneOf(delivery, "AT_FIXED_TIME", "SEND_IN_BTS", "SEND_IN_USER_TIMEZONE"),
      "required by the delivery_type",
    );
    requiredWhen(
      "schedule.periodic-details-required",
      [...scheduling, "periodic_details"],
      [TYPE],
      () => isOneOf(TYPE, "PERIODIC"),
      "required for PERIODIC",
    );
    rule("schedule.periodic-at-fixed-time", { values: [TYPE, delivery] }, () => {
      if (isOneOf(TYPE, "PERIODIC") && !isOneOf(delivery, "AT_FIXED_TIME")) {
        fail("schedule.periodic-at-fixed-time", delivery, "AT_FIXED_TIME for PERIODIC");
      }
    });
    requiredWhen(
      "schedule.bts-details-required",
      [...scheduling, "bts_details"],
      [delivery],
      () => isOneOf(delivery, "SEND_IN_BTS"),
      "required with SEND_IN_BTS",
    );
    requiredWhen(
      "schedule.user-timezone-details-required",
      [...scheduling, "user_timezone_details"],
      [delivery],
      () => isOneOf(delivery, "SEND_IN_USER_TIMEZONE"),
      "required with SEND_IN_USER_TIMEZONE",
    );
  }

  // --- delivery_controls ---

  function pushDeliveryControls(): void {
    const enabled: Segments = ["delivery_controls", "queuing_enabled"];
    const duration: Segments = ["delivery_controls", "queue_duration"];
    let isRefused = false;
    for (const gated of [enabled, duration]) {
      gate(
        "delivery-controls.queuing-enabled",
        "QUEUING",
        { values: [CHANNEL], presence: [gated] },
        () => isPresent(gated),
        () => {
          const refused = refuse("delivery-controls.queuing-enabled", gated, "needs QUEUING", { flagGate: true });
          isRefused ||= refused;
        },
      );
    }
    if (isRefused) {
      skips.silence("delivery-controls.queue-duration-required", "delivery-controls.queue-duration-positive");
    }

    requiredWhen(
      "delivery-controls.bypass-dnd-required",
      ["delivery_controls", "bypass_dnd"],
      [CHANNEL, TYPE],
      () => isOneOf(TYPE, "EVENT_TRIGGERED"),
      "required for Push EVENT_TRIGGERED",
    );

    if (isRefused) return;
    requiredWhen(
      "delivery-controls.queue-duration-required",
      duration,
      [CHANNEL, enabled],
      () => value(enabled) === true,
      "required when queuing_enabled",
    );
    rule("delivery-controls.queue-duration-positive", { values: [CHANNEL, enabled, duration] }, () => {
      if (value(enabled) === true && isPresent(duration) && Number(value(duration)) <= 0) {
        fail("delivery-controls.queue-duration-positive", duration, "greater than 0 when queuing_enabled");
      }
    });
  }

  // --- control_group_details ---

  function controlGroupDetails(): void {
    const enabled: Segments = ["control_group_details", "is_campaign_control_group_enabled"];
    requiredWhen(
      "control-group.percentage-required",
      ["control_group_details", "campaign_control_group_percentage"],
      [enabled],
      () => value(enabled) === true,
      "required when the campaign control group is enabled",
    );
  }

  // --- utm_params ---

  function utmParams(): void {
    const utm: Segments = ["utm_params"];
    const present = value(utm);
    const custom = isObject(present) ? namesIn(present).filter((key) => !UTM_NAMED.includes(key)) : [];
    rule("utm.at-most-five-custom-keys", { keys: [utm] }, () => {
      if (custom.length > 5) fail("utm.at-most-five-custom-keys", utm, "at most 5 custom keys");
    });
    const policy = context.policies?.utmCustomKeys ?? "by-operation";
    if (policy === "any" || (policy === "by-operation" && update !== undefined)) {
      skips.silence("utm.custom-key-prefixed");
      return;
    }
    rule("utm.custom-key-prefixed", { keys: [utm] }, () => {
      for (const key of custom.filter((name) => !name.startsWith("utm_"))) {
        fail("utm.custom-key-prefixed", [...utm, key], "custom keys start with utm_");
      }
    });
  }

  // --- campaign_audience_limit ---

  function campaignAudienceLimit(): void {
    const limit: Segments = ["campaign_audience_limit"];
    const others = ["metric-and-frequency-required", "limit-required", "absent-when-disabled"];
    const silenced = [...others, "instance-for-push-periodic", "absent-for-one-time"].map(
      (id) => `audience-limit.${id}`,
    );
    let isRefused = false;
    gate(
      "audience-limit.feature-enabled",
      "AUDIENCE_LIMIT",
      { presence: [limit] },
      () => isPresent(limit),
      () => {
        isRefused = refuse("audience-limit.feature-enabled", limit, "needs AUDIENCE_LIMIT", { flagGate: true });
      },
    );
    if (isRefused) {
      skips.silence("audience-limit.not-for-live-activity", ...silenced);
      return;
    }

    rule("audience-limit.not-for-live-activity", { values: [CHANNEL, TYPE], presence: [limit] }, () => {
      if (channel !== "PUSH" || !isOneOf(TYPE, "BROADCAST_LIVE_ACTIVITY") || !isPresent(limit)) return;
      const what = "not for BROADCAST_LIVE_ACTIVITY";
      isRefused = refuse("audience-limit.not-for-live-activity", limit, what, { refuses: true });
    });
    if (isRefused) {
      skips.silence(...silenced);
      return;
    }

    const enabled = [...limit, "is_campaign_audience_limit_enabled"];
    for (const member of ["metric", "frequency"]) {
      requiredWhen(
        "audience-limit.metric-and-frequency-required",
        [...limit, member],
        [enabled, TYPE],
        () => value(enabled) === true && isOneOf(TYPE, "PERIODIC", "EVENT_TRIGGERED"),
        "required when enabled, on PERIODIC and EVENT_TRIGGERED",
      );
    }
    requiredWhen(
      "audience-limit.limit-required",
      [...limit, "limit"],
      [enabled],
      () => value(enabled) === true,
      "required when enabled",
    );

    for (const member of ["metric", "frequency", "limit"]) {
      rule("audience-limit.absent-when-disabled", { values: [enabled], presence: [[...limit, member]] }, () => {
        if (value(enabled) === false && isPresent([...limit, member])) {
          fail("audience-limit.absent-when-disabled", [...limit, member], "absent when disabled", { refuses: true });
        }
      });
    }

    const frequency = [...limit, "frequency"];
    rule("audience-limit.instance-for-push-periodic", { values: [CHANNEL, TYPE, frequency] }, () => {
      const pushPeriodic = channel === "PUSH" && isOneOf(TYPE, "PERIODIC");
      if (isOneOf(frequency, "INSTANCE") && !pushPeriodic)
        fail("audience-limit.instance-for-push-periodic", frequency, "INSTANCE is for Push PERIODIC only");
    });

    for (const member of ["metric", "frequency"]) {
      rule("audience-limit.absent-for-one-time", { values: [TYPE], presence: [[...limit, member]] }, () => {
        if (isOneOf(TYPE, "ONE_TIME") && isPresent([...limit, member])) {
          fail("audience-limit.absent-for-one-time", [...limit, member], "not on ONE_TIME", { refuses: true });
        }
      });
    }
  }

  // --- in the order of the create table ---

  // without a channel, the rules of both channels are skipped
  if (channel !== "EMAIL") pushBasicDetails();
  if (channel !== "PUSH") emailBasicDetails();
  triggerCondition();
  if (channel !== "PUSH") emailCampaignContent();
  segmentationDetails();
  schedulingDetails();
  if (channel !== "EMAIL") pushDeliveryControls();
  controlGroupDetails();
  utmParams();
  campaignAudienceLimit();
  return found;
}
