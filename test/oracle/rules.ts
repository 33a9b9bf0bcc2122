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
    ...["in", "contains", "containsInTheFollowing", "startWithInTheFollowing", "endsWithInTheFollowing"],
    ...["exists", "is"],
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

  /** Whether a rule can read all that it reads: nothing of it is blocked or unknown. */
  function canDecide(id: string, reads: Reads): boolean {
    const all = (["values", "presence", "keys"] as const).flatMap((how) =>
      (reads[how] ?? []).map((at) => ({ at, how })),
    );
    if (update !== undefined && !all.every(({ at }) => update.holds(String(at[0])))) return false;
    if (all.every(({ at, how }) => isReadable(at, how))) return true;
    skips.add(id, "structure");
    return false;
  }

  /** Returns whether it is an error: a violation that is overridden or excepted silences no rule. */
  function refuseIf(
    id: string,
    at: Segments,
    reads: Reads,
    isWrong: () => boolean,
    particulars?: Particulars,
  ): boolean {
    if (!canDecide(id, reads) || !isWrong()) return false;
    const one = violation(id, channel, at, particulars);
    found.push(one);
    return levelOf(one, context) === "error";
  }

  /** The member is required if a condition over the values that are read is true. */
  function requiredIf(id: string, at: Segments, values: Segments[], condition: () => boolean): void {
    refuseIf(id, at, { values, presence: [at] }, () => condition() && !isPresent(at), { absent: true });
  }

  /** The member is required if the last of those that are read has one of these values. */
  function requiredWith(id: string, at: Segments, reads: Segments[], ...values: unknown[]): void {
    requiredIf(id, at, reads, () => isOneOf(reads.at(-1) ?? [], ...values));
  }

  function isPresent(at: Segments): boolean {
    return has(body, at);
  }

  function value(at: Segments): unknown {
    return get(body, at);
  }

  function isOneOf(at: Segments, ...allowed: unknown[]): boolean {
    return allowed.includes(value(at));
  }

  /** Whether the workspace has the feature, as far as this is known. */
  function feature(name: string): "on" | "off" | "unknown" {
    if (context.features !== undefined) return context.features.includes(name) ? "on" : "off";
    if (name !== "AUDIENCE_LIMIT") return "unknown";
    // no workspace has it by default, but a stored limit proves it
    return update?.isOnlyStored(["campaign_audience_limit"]) ? "unknown" : "off";
  }

  /** Refuses a place that needs a feature, if the workspace lacks it. */
  function gate(
    id: string,
    name: string,
    at: Segments,
    reads: Reads,
    isGated: () => boolean,
    particulars?: Particulars,
  ): boolean {
    const isUnknown = () => {
      if (feature(name) === "unknown") skips.add(id, "unknown");
      return feature(name) === "unknown";
    };
    return feature(name) !== "on" && refuseIf(id, at, reads, () => isGated() && !isUnknown(), particulars);
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

  /** The members of each filter of a kind. */
  function filtersOfKind(groups: Segments[], kind: string): ((member: string) => Segments)[] {
    const filters = groups.flatMap(filtersOf).filter((at) => isOneOf([...at, "filter_type"], kind));
    return filters.map((at) => (member) => [...at, member]);
  }

  /** The gate of the Portfolio feature. */
  function portfolioGate(groups: Segments[]): void {
    if (feature("PORTFOLIO") === "off") return;
    const id = "filter.project-name-required";
    for (const the of filtersOfKind(groups, "user_attributes")) {
      requiredIf(id, the("project_name"), [the("filter_type")], () => {
        if (feature("PORTFOLIO") === "on") return true;
        if (!isPresent(the("project_name"))) skips.add(id, "unknown");
        return false;
      });
    }
  }

  function filterRules(groups: Segments[]): void {
    for (const the of filtersOfKind(groups, "user_attributes")) {
      const [type, operator] = [the("data_type"), the("operator")];
      const isWrong = () => !isOneOf(operator, ...(OPERATORS[String(value(type))] ?? []));
      refuseIf("filter.operator-allowed", operator, { values: [the("filter_type"), type, operator] }, isWrong);
    }
    for (const the of filtersOfKind(groups, "user_attributes")) {
      const needsValue = () => !isOneOf(the("operator"), "exists", "today");
      requiredIf("filter.value-required", the("value"), [the("filter_type"), the("operator")], needsValue);
    }
    for (const the of filtersOfKind(groups, "custom_segments")) {
      const reads = { values: [the("filter_type")], presence: [the("id"), the("name")] };
      const isUnnamed = () => !isPresent(the("id")) && !isPresent(the("name"));
      refuseIf("filter.segment-named", the("id"), reads, isUnnamed, { absent: true });
    }
  }

  // --- basic_details ---

  function pushBasicDetails(): void {
    const platforms: Segments = ["basic_details", "platforms"];
    const isLiveOn = (test: (platform: unknown) => boolean) =>
      isOneOf(TYPE, "BROADCAST_LIVE_ACTIVITY") && (value(platforms) as unknown[]).some(test);
    refuseIf("basic-details.live-activity-ios-only", platforms, { values: [TYPE, platforms] }, () =>
      isLiveOn((platform) => platform !== "IOS"),
    );
    businessEvent();
    const liveActivity = ["basic_details", "broadcast_live_activity_id"];
    requiredIf("basic-details.live-activity-id-required", liveActivity, [TYPE, platforms], () =>
      isLiveOn((platform) => platform === "IOS"),
    );
    const geofences: Segments = ["basic_details", "geofences"];
    requiredWith("basic-details.geofences-required", geofences, [TYPE], "LOCATION_TRIGGERED");
    const reads = [CHANNEL, [...geofences, "triggered_at"]];
    requiredWith("basic-details.dwell-time-value-required", [...geofences, "dwell_time_value"], reads, "dwell");
    const granularity = [...geofences, "dwell_time_granularity"];
    requiredWith("basic-details.dwell-time-granularity-required", granularity, reads, "dwell");
  }

  function emailBasicDetails(): void {
    const optIn: Segments = ["basic_details", "send_only_double_opt_in_users"];
    const isOn = () => value(optIn) === true;
    gate("basic-details.double-opt-in-enabled", "DOUBLE_OPT_IN", optIn, { values: [CHANNEL, optIn] }, isOn);
    const brand: Segments = ["basic_details", "deduplication_attribute"];
    const isUsed = () => isPresent(brand) && value(brand) !== "";
    const reads = { values: [CHANNEL, brand] };
    gate("basic-details.brand-deduplication-enabled", "BRAND_DEDUPLICATION", brand, reads, isUsed);
    const category = ["basic_details", "subscription_category"];
    const type = ["basic_details", "content_type"];
    requiredWith("basic-details.subscription-category-required", category, [CHANNEL, type], "PROMOTIONAL");
    businessEvent();
  }

  function businessEvent(): void {
    const event = ["basic_details", "business_event"];
    requiredWith("basic-details.business-event-required", event, [TYPE], "BUSINESS_EVENT_TRIGGERED");
  }

  // --- trigger_condition ---

  function triggerCondition(): void {
    const the = (...members: string[]): Segments => ["trigger_condition", ...members];
    const groups = [the("included_filters"), the("secondary_included_filters")];
    portfolioGate(groups);

    const ofPush = channel === "PUSH" ? ["DEVICE_TRIGGERED", "LOCATION_TRIGGERED"] : [];
    requiredWith("trigger.condition-required", the(), [TYPE], "EVENT_TRIGGERED", ...ofPush);

    const type = the("trigger_delay_type");
    const ofType = { values: [CHANNEL, type] };
    const isIntelligent = () => isOneOf(type, "INTELLIGENT_DELAY");
    if (channel !== "PUSH") refuseIf("trigger.intelligent-delay-push-only", type, ofType, isIntelligent);

    requiredWith("trigger.delay-value-required", the("trigger_delay_value"), [type], "DELAY");
    requiredWith("trigger.delay-granularity-required", the("trigger_delay_granularity"), [type], "DELAY");
    requiredWith("trigger.delay-relation-required", the("trigger_relation"), [type], "DELAY");
    requiredWith("trigger.attribute-name-required", the("trigger_attr", "name"), [the("trigger_relation")], "BEFORE");

    const window = the("intelligent_delay_optimization");
    const isThere = () => isPresent(window);
    if (channel !== "PUSH") {
      const reads = { values: [CHANNEL], presence: [window] };
      refuseIf("trigger.intelligent-delay-window-push-only", window, reads, isThere, { refuses: true });
    }
    if (channel !== "EMAIL") {
      requiredIf("trigger.intelligent-delay-window-required", window, [CHANNEL, type], isIntelligent);
      for (const member of ["min_delay_value", "min_delay_granularity", "max_delay_value", "max_delay_granularity"]) {
        const at = [...window, member];
        // without the object, nothing more is required
        const isMissing = () => isIntelligent() && isThere() && !isPresent(at);
        const reads = { ...ofType, presence: [window, at] };
        refuseIf("trigger.intelligent-delay-window-complete", at, reads, isMissing, { absent: true });
      }
    }

    filterRules(groups);
  }

  // --- campaign_content: rules about the content of Email, all of them about its gmail_annotations ---

  function emailCampaignContent(): void {
    const campaignContent = value(["campaign_content"]);
    const { productSets } = context;
    // without the ids nothing is checked; the documentation does not say whether that counts as skipped
    if (productSets === undefined) skips.silence("gmail.product-set-known");
    const places =
      channel !== undefined && isReadable(["campaign_content", "content"], "keys") && isObject(campaignContent)
        ? contentPlaces(campaignContent, channel, maxDepth)
        : [];
    // some content cannot be read; if there is none at all, that is a violation, too
    if (places.length === 0 || places.some(({ tooDeep }) => tooDeep)) skipContentRules();

    /** The places of each annotations. */
    const annotations = places
      .filter(({ tooDeep }) => !tooDeep)
      .map(({ at }) => {
        const gmail = [...at, "gmail_annotations"];
        const carousel = [...gmail, "product_carousel"];
        const starts = [...gmail, "deal_card", "availability_starts"];
        const ends = [...gmail, "deal_card", "availability_ends"];
        return { gmail, starts, ends, carousel, type: [...carousel, "type"], isGated: false };
      });

    for (const one of annotations) {
      const { type } = one;
      const isSet = () => isOneOf(type, "PRODUCT_SET");
      const reads = { values: [CHANNEL, type] };
      one.isGated = gate("gmail.product-sets-enabled", "PRODUCT_SETS", type, reads, isSet, { coarser: 1 });
    }

    const contentType: Segments = ["basic_details", "content_type"];
    for (const { gmail } of annotations) {
      const reads = { values: [CHANNEL, contentType], presence: [gmail] };
      const isWrong = () => isOneOf(contentType, "TRANSACTIONAL") && isPresent(gmail);
      refuseIf("gmail.promotional-only", gmail, reads, isWrong, { refuses: true });
    }

    for (const { starts, ends } of annotations) {
      const time = (at: Segments) => offsetDateTime(String(value(at))) ?? Number.NaN;
      const isShort = () => isPresent(starts) && isPresent(ends) && time(ends) - time(starts) < 60 * 60 * 1000;
      refuseIf("gmail.deal-card-one-hour", ends, { values: [CHANNEL, starts, ends] }, isShort, { coarser: 1 });
    }

    for (const { carousel, type, isGated } of annotations) {
      requiredWith("gmail.manual-data-required", [...carousel, "manual_data"], [CHANNEL, type], "MANUAL");
      const needsSet = () => isOneOf(type, "PRODUCT_SET") && !isGated;
      const data = [...carousel, "product_set_data"];
      requiredIf("gmail.product-set-data-required", data, [CHANNEL, type], needsSet);
    }

    if (productSets === undefined) return;
    for (const { carousel, type, isGated } of annotations) {
      const set = [...carousel, "product_set_data", "product_set"];
      const isUnknown = () => isOneOf(type, "PRODUCT_SET") && isPresent(set) && !isOneOf(set, ...productSets);
      const reads = { values: [CHANNEL, type, set] };
      refuseIf("gmail.product-set-known", set, reads, () => !isGated && isUnknown(), { coarser: 1 });
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
    const included: Segments = ["segmentation_details", "included_filters"];
    const groups = [included, ["segmentation_details", "excluded_filters"]];
    portfolioGate(groups);
    filterRules(groups);

    const allUsers = ["segmentation_details", "is_all_user_campaign"];
    const entries = [...included, "filters"];
    const reads = { values: [allUsers], presence: [included], keys: [entries] };
    const isEmpty = () => {
      const list = value(entries);
      return value(allUsers) !== true && !(Array.isArray(list) && list.length > 0);
    };
    refuseIf("audience.not-empty", included, reads, isEmpty, { absent: !isPresent(included) });
  }

  // --- scheduling_details ---

  function schedulingDetails(): void {
    const the = (member: string): Segments => ["scheduling_details", member];
    const delivery = the("delivery_type");
    const timed = ["AT_FIXED_TIME", "SEND_IN_BTS", "SEND_IN_USER_TIMEZONE"];
    requiredWith("schedule.start-time-required", the("start_time"), [delivery], ...timed);
    requiredWith("schedule.periodic-details-required", the("periodic_details"), [TYPE], "PERIODIC");
    const isWrong = () => isOneOf(TYPE, "PERIODIC") && !isOneOf(delivery, "AT_FIXED_TIME");
    refuseIf("schedule.periodic-at-fixed-time", delivery, { values: [TYPE, delivery] }, isWrong);
    requiredWith("schedule.bts-details-required", the("bts_details"), [delivery], "SEND_IN_BTS");
    const zone = the("user_timezone_details");
    requiredWith("schedule.user-timezone-details-required", zone, [delivery], "SEND_IN_USER_TIMEZONE");
  }

  // --- delivery_controls ---

  function pushDeliveryControls(): void {
    const the = (member: string): Segments => ["delivery_controls", member];
    const [enabled, duration] = [the("queuing_enabled"), the("queue_duration")];
    const refused = [enabled, duration].filter((at) => {
      const reads = { values: [CHANNEL], presence: [at] };
      return gate("delivery-controls.queuing-enabled", "QUEUING", at, reads, () => isPresent(at), { flagGate: true });
    });
    const rest = ["delivery-controls.queue-duration-required", "delivery-controls.queue-duration-positive"] as const;
    if (refused.length > 0) skips.silence(...rest);

    requiredWith("delivery-controls.bypass-dnd-required", the("bypass_dnd"), [TYPE], "EVENT_TRIGGERED");

    if (refused.length > 0) return;
    requiredWith(rest[0], duration, [CHANNEL, enabled], true);
    const isTooShort = () => value(enabled) === true && isPresent(duration) && Number(value(duration)) <= 0;
    refuseIf(rest[1], duration, { values: [CHANNEL, enabled, duration] }, isTooShort);
  }

  // --- control_group_details ---

  function controlGroupDetails(): void {
    const the = (member: string): Segments => ["control_group_details", member];
    const percentage = the("campaign_control_group_percentage");
    const enabled = the("is_campaign_control_group_enabled");
    requiredWith("control-group.percentage-required", percentage, [enabled], true);
  }

  // --- utm_params ---

  function utmParams(): void {
    const utm: Segments = ["utm_params"];
    const present = value(utm);
    const custom = isObject(present) ? namesIn(present).filter((key) => !UTM_NAMED.includes(key)) : [];
    refuseIf("utm.at-most-five-custom-keys", utm, { keys: [utm] }, () => custom.length > 5);
    const policy = context.policies?.utmCustomKeys ?? "by-operation";
    if (policy === "any" || (policy === "by-operation" && update !== undefined)) {
      skips.silence("utm.custom-key-prefixed");
      return;
    }
    if (!canDecide("utm.custom-key-prefixed", { keys: [utm] })) return;
    for (const key of custom) {
      refuseIf("utm.custom-key-prefixed", [...utm, key], { keys: [utm] }, () => !key.startsWith("utm_"));
    }
  }

  // --- campaign_audience_limit ---

  function campaignAudienceLimit(): void {
    const limit: Segments = ["campaign_audience_limit"];
    const the = (member: string) => [...limit, member];
    const others = ["metric-and-frequency-required", "limit-required", "absent-when-disabled"];
    const silenced = [...others, "instance-for-push-periodic", "absent-for-one-time"].map(
      (id) => `audience-limit.${id}`,
    );
    const isThere = () => isPresent(limit);
    const ofLimit = { presence: [limit] };
    if (gate("audience-limit.feature-enabled", "AUDIENCE_LIMIT", limit, ofLimit, isThere, { flagGate: true })) {
      skips.silence("audience-limit.not-for-live-activity", ...silenced);
      return;
    }

    const isLive = () => channel === "PUSH" && isOneOf(TYPE, "BROADCAST_LIVE_ACTIVITY") && isThere();
    const ofType = { ...ofLimit, values: [TYPE] };
    if (refuseIf("audience-limit.not-for-live-activity", limit, ofType, isLive, { refuses: true })) {
      skips.silence(...silenced);
      return;
    }

    const enabled = the("is_campaign_audience_limit_enabled");
    const isCapped = () => value(enabled) === true && isOneOf(TYPE, "PERIODIC", "EVENT_TRIGGERED");
    for (const at of [the("metric"), the("frequency")]) {
      requiredIf("audience-limit.metric-and-frequency-required", at, [enabled, TYPE], isCapped);
    }
    requiredWith("audience-limit.limit-required", the("limit"), [enabled], true);

    for (const at of [the("metric"), the("frequency"), the("limit")]) {
      const isDisabled = () => value(enabled) === false && isPresent(at);
      const reads = { values: [enabled], presence: [at] };
      refuseIf("audience-limit.absent-when-disabled", at, reads, isDisabled, { refuses: true });
    }

    const frequency = the("frequency");
    const isPushPeriodic = () => channel === "PUSH" && isOneOf(TYPE, "PERIODIC");
    refuseIf(
      "audience-limit.instance-for-push-periodic",
      frequency,
      { values: [TYPE, frequency] },
      () => isOneOf(frequency, "INSTANCE") && !isPushPeriodic(),
    );

    for (const at of [the("metric"), the("frequency")]) {
      const isUseless = () => isOneOf(TYPE, "ONE_TIME") && isPresent(at);
      const reads = { values: [TYPE], presence: [at] };
      refuseIf("audience-limit.absent-for-one-time", at, reads, isUseless, { refuses: true });
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
