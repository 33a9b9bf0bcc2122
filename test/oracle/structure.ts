// The checks of single members, in the order of the tables of the specification.

import { isEmail, isLocalDateTime, isNumericString, offsetDateTime } from "./formats.js";
import { isHttpsUrl } from "./https-url.js";
import {
  type Channel,
  type Found,
  has,
  isObject,
  type JsonObject,
  namesIn,
  type Particulars,
  type Segments,
  violation,
} from "./places.js";

export interface StructureSettings {
  channel: Channel | undefined;
  maxDepth: number;
  policies?: { scheduleOffset?: "refuse" | "zero" } | undefined;
}

interface Run extends StructureSettings {
  found: Found[];
}

/** Checks a value that is present. */
type Check = (run: Run, value: unknown, at: Segments) => void;
type Row = readonly [name: string, presence: "required" | "optional", check: Check];

/** The members of an object, in the order of the table. A name that ends with ! is required. */
type Members = Readonly<Record<string, Check>>;

function rowsIn(table: Members): Row[] {
  return Object.entries(table).map(([name, check]) =>
    name.endsWith("!") ? [name.slice(0, -1), "required", check] : [name, "optional", check],
  );
}

type StructuralRule = "required" | "type" | "enum" | "range" | "format" | "size" | "too-deep";

/** `detail`: what is required, if the rule does not say it. */
function fail(run: Run, at: Segments, rule: StructuralRule, detail = "", particulars?: Particulars): void {
  const what = detail === "" ? rule : `${rule}: ${detail}`;
  run.found.push(violation(`structure.${rule}`, run.channel, at, { ...particulars, what }));
}

/** The body is at depth 1, and each segment leads one deeper. */
function isTooDeep(run: Run, at: Segments): boolean {
  return at.length + 1 > run.maxDepth;
}

// --- scalars ---

const string: Check = (run, value, at) => {
  if (typeof value !== "string") fail(run, at, "type", "string");
};

const boolean: Check = (run, value, at) => {
  if (typeof value !== "boolean") fail(run, at, "type", "boolean");
};

/** `coarserRange`: how many segments shorter the documented detail target of a value out of range is. */
function integer(min = -Infinity, max = Infinity, coarserRange = 0): Check {
  return (run, value, at) => {
    if (!Number.isInteger(value)) fail(run, at, "type", "integer");
    else if (Number(value) < min || Number(value) > max) {
      fail(run, at, "range", `${min} to ${max}`, { coarser: coarserRange });
    }
  };
}

function oneOf(...allowed: (string | number)[]): Check {
  return (run, value, at) => {
    if (typeof value !== typeof allowed[0]) fail(run, at, "type", typeof allowed[0]);
    else if (!allowed.some((one) => one === value)) fail(run, at, "enum", allowed.join(", "));
  };
}

function formatted(name: string, test: (text: string) => boolean): Check {
  return (run, value, at) => {
    if (typeof value !== "string") fail(run, at, "type", "string");
    else if (!test(value)) fail(run, at, "format", name);
  };
}

const email = formatted("email", isEmail);
const dateTime: Check = (run, value, at) => {
  const isRight = (text: string) =>
    isLocalDateTime(run.policies?.scheduleOffset === "zero" ? text.replace(/(?:Z|[+-]00:00)$/, "") : text);
  formatted("date-time without offset", isRight)(run, value, at);
};
const dateTimeWithOffset = formatted("date-time with offset", (text) => offsetDateTime(text) !== undefined);
const numericString = formatted("numeric string", isNumericString);
const httpsUrl = formatted("https URL", isHttpsUrl);

// --- containers ---

function members(run: Run, value: JsonObject, at: Segments, rows: readonly Row[]): void {
  for (const [name, presence, check] of rows) {
    const place = [...at, name];
    if (has(value, [name])) check(run, value[name], place);
    else if (presence === "required") fail(run, place, "required", "", { absent: true });
  }
}

/** An object whose members are in the table. Other members are unknown, and are not checked. */
function object(table: Members): Check {
  return objectOf(rowsIn(table));
}

function objectOf(rows: readonly Row[]): Check {
  return (run, value, at) => {
    if (!isObject(value)) fail(run, at, "type", "object");
    else if (isTooDeep(run, at)) fail(run, at, "too-deep");
    else members(run, value, at, rows);
  };
}

/** An object whose members the specification does not show. */
const anyObject = object({});

/** `min`: the fewest entries; `coarserSize`: see `integer`. */
function array(entry: Check, min = 0, coarserSize = 0): Check {
  return (run, value, at) => {
    if (!Array.isArray(value)) {
      fail(run, at, "type", "array");
    } else if (isTooDeep(run, at)) {
      fail(run, at, "too-deep");
    } else {
      if (value.length < min) fail(run, at, "size", `at least ${min}`, { coarser: coarserSize });
      for (let i = 0; i < value.length; i++) entry(run, value[i], [...at, i]);
    }
  };
}

// --- filters ---

const filterGroup: Check = (run, value, at) => {
  object({ "filter_operator!": oneOf("and", "or"), "filters!": array(filter) })(run, value, at);
};

const FILTERS: Record<string, Members> = {
  user_attributes: {
    "data_type!": oneOf("string", "double", "datetime", "bool"),
    category: string,
    "name!": string,
    "operator!": string,
    // `value`: its type is not checked
    case_sensitive: boolean,
    negate: boolean,
    project_name: string,
  },
  actions: {
    "action_name!": string,
    execution: object({ type: oneOf("atleast", "atmost", "exactly"), count: integer() }),
    executed: boolean,
    attributes: filterGroup,
    condition: string,
  },
  custom_segments: { name: string, id: string },
};

function filter(run: Run, value: unknown, at: Segments): void {
  const before = run.found.length;
  object({ "filter_type!": oneOf(...Object.keys(FILTERS)) })(run, value, at);
  if (!isObject(value) || run.found.length > before) return; // no kind chosen
  members(run, value, at, rowsIn(FILTERS[String(value["filter_type"])] ?? {}));
}

// --- components that both channels share ---

const WEEKDAYS = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"];

const segmentationDetails = object({
  included_filters: filterGroup,
  excluded_filters: filterGroup,
  is_all_user_campaign: boolean,
  send_campaign_to_opt_out_users: boolean,
});

const schedulingDetails = object({
  "delivery_type!": oneOf("ASAP", "AT_FIXED_TIME", "SEND_IN_BTS", "SEND_IN_USER_TIMEZONE"),
  start_time: dateTime,
  expiry_time: dateTime,
  periodic_details: object({
    sending_frequency: oneOf("DAILY", "WEEKLY", "MONTHLY"),
    repeat_frequency: integer(),
    no_of_occurences: integer(),
    repeat_on_date_of_month: array(integer(1, 31)),
    repeat_on_days_of_week: array(oneOf(...WEEKDAYS)),
    repeat_on_days_of_week_for_month: array(
      object({
        week_granularity: oneOf("FIRST", "SECOND", "THIRD", "FOURTH", "LAST"),
        repeat_on_days_of_week: array(oneOf(...WEEKDAYS)),
      }),
    ),
  }),
  bts_details: object({
    send_in_bts: boolean,
    if_user_bts_is_not_available: string,
    if_user_bts_outside_time_window: string,
    window_end_time: string,
  }),
  user_timezone_details: object({ send_in_user_timezone: boolean, send_if_user_timezone_has_passed: boolean }),
});

const goalEventAttribute = object({
  name: string,
  condition: string,
  data_type: oneOf(
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
  ),
  value: string,
  value1: string,
  negate: boolean,
  value_type: string,
  array_filter_type: string,
  filters: array(anyObject),
  is_case_sensitive: boolean,
});

const conversionGoalDetails = object({
  attribution_window_in_hours: integer(),
  goals: array(
    object({
      goal_name: string,
      goal_event_name: string,
      goal_event_attribute: goalEventAttribute,
      is_primary_goal: boolean,
      revenue_attribute: string,
      revenue_currency: string,
    }),
  ),
});

const controlGroupDetails = object({
  is_campaign_control_group_enabled: boolean,
  campaign_control_group_percentage: integer(0, 100),
  is_global_control_group_enabled: boolean,
});

export const UTM_NAMED = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];

const utmParams: Check = (run, value, at) => {
  const custom = isObject(value) ? namesIn(value).filter((key) => !UTM_NAMED.includes(key)) : [];
  const named = rowsIn({
    "utm_source!": string,
    "utm_medium!": string,
    utm_campaign: string,
    utm_term: string,
    utm_content: string,
  });
  objectOf([...named, ...custom.map((key): Row => [key, "optional", string])])(run, value, at);
};

const campaignAudienceLimit = object({
  is_campaign_audience_limit_enabled: boolean, // no row requires it
  metric: oneOf("SENT"),
  frequency: oneOf("TOTAL", "INSTANCE"),
  limit: integer(1, 9_999_999_999),
});

/** The same for Push and Email: rules reject `INTELLIGENT_DELAY` on Email. */
const triggerCondition = object({
  included_filters: filterGroup,
  secondary_included_filters: filterGroup,
  trigger_delay_type: oneOf("DELAY", "ASAP", "INTELLIGENT_DELAY"),
  trigger_delay_value: integer(),
  trigger_delay_granularity: oneOf("MINUTES", "HOURS", "DAYS"),
  trigger_relation: oneOf("BEFORE", "AFTER"),
  trigger_attr: object({ name: string }),
  intelligent_delay_optimization: object({
    min_delay_value: integer(),
    min_delay_granularity: oneOf("MINUTES", "HOURS"),
    max_delay_value: integer(),
    max_delay_granularity: oneOf("HOURS", "DAYS"),
  }),
});

// --- content ---

/** Push content of one platform. The specification does not show the members of `basic_details` of the web. */
function platformContent(basicDetails: Check): Check {
  return object({ template_type: string, basic_details: basicDetails });
}

const keyValuePair = object({ key: string, value: string });

const pushContent = object({
  android: platformContent(
    object({
      notification_channel: string,
      title: string,
      message: string,
      default_click_action: string,
      default_click_action_value: string,
      key_value_pairs: array(keyValuePair),
    }),
  ),
  ios: platformContent(
    object({ title: string, message: string, default_click_action: string, default_click_action_value: string }),
  ),
  web: platformContent(anyObject),
});

// Required: the members that the specification names, and all members of `deal_card`, products and `product_set_data`.
const gmailAnnotations = object({
  send_email_if_personalization_fails: boolean,
  "sender_logo!": httpsUrl,
  sender_logo_type: string,
  deal_card: object({
    "description!": string,
    "discount_code!": string,
    "availability_starts!": dateTimeWithOffset,
    "availability_ends!": dateTimeWithOffset,
  }),
  product_carousel: object({
    "type!": oneOf("MANUAL", "PRODUCT_SET"),
    manual_data: object({
      "currency!": string,
      "products!": array(
        object({
          "id!": string,
          "headline!": string,
          "original_price!": numericString,
          "discount_value!": numericString,
          "discount_type!": oneOf("PERCENT", "VALUE"),
          "promo_url!": httpsUrl,
          "product_image!": httpsUrl,
        }),
        2,
        2, // detail target: gmail_annotations.product_carousel
      ),
    }),
    product_set_data: object({
      "product_set!": string,
      "image_url!": string,
      "headline!": string,
      "promo_url!": string,
      "product_count!": integer(2, 9, 1), // detail target: gmail_annotations.….product_set_data
    }),
  }),
});

const emailContent = object({
  subject: string,
  preview_text: string,
  sender_name: string,
  from_address: string,
  reply_to_address: string,
  html_content: string,
  gmail_annotations: gmailAnnotations,
});

/**
 * The places of channel content: the flat one first, then those keyed by locale and by variation in input order. Lists
 * an entry that is too deep to be checked as well.
 */
export function contentPlaces(
  campaignContent: JsonObject,
  channel: Channel,
  maxDepth: number,
): { at: Segments; tooDeep: boolean }[] {
  const member = channel === "PUSH" ? "push" : "email";
  const places: { at: Segments; tooDeep: boolean }[] = [];
  const keyed = has(campaignContent, ["locales"]) || has(campaignContent, ["variation_details"]);

  /** `levels`: how many more levels of keys there may be between this place and the channel's member. */
  function look(entry: unknown, at: Segments, levels: number): void {
    if (!isObject(entry)) return; // passed over
    if (at.length + 1 > maxDepth) {
      places.push({ at, tooDeep: true });
      return;
    }
    // "flat content first, then keyed in input order"
    const isFlat = at.length === 2;
    if (isFlat && has(entry, [member])) places.push({ at: [...at, member], tooDeep: false });
    for (const key of namesIn(entry)) {
      if (key !== member && levels > 0) look(entry[key], [...at, key], levels - 1);
      if (key === member && !isFlat) places.push({ at: [...at, member], tooDeep: false });
    }
  }

  look(campaignContent["content"], ["campaign_content", "content"], keyed ? 2 : 0);
  return places;
}

function campaignContent(channel: Channel): Check {
  return (run, value, at) => {
    object({
      locales: array(string),
      variation_details: anyObject,
      "content!": (_run, content, contentAt) => {
        const before = run.found.length;
        anyObject(run, content, contentAt);
        if (run.found.length > before) return;
        const places = contentPlaces(value as JsonObject, channel, run.maxDepth);
        if (places.length === 0) {
          const member = channel === "PUSH" ? "push" : "email";
          fail(run, [...contentAt, member], "required", "", { absent: true });
        }
        for (const place of places) {
          if (place.tooDeep) fail(run, place.at, "too-deep");
          else (channel === "PUSH" ? pushContent : emailContent)(run, valueBelow(value, at, place.at), place.at);
        }
      },
    })(run, value, at);
  };
}

/** The value at `at`, given the value at its ancestor `aboveAt`. */
function valueBelow(above: unknown, aboveAt: Segments, at: Segments): unknown {
  let here = above;
  for (const segment of at.slice(aboveAt.length)) here = (here as JsonObject)[segment];
  return here;
}

// --- the three bodies ---

const geofences = object({
  "name!": string,
  "latitude!": string,
  "longitude!": string,
  "radius!": string,
  "triggered_at!": oneOf("ENTRY", "EXIT", "dwell"),
  dwell_time_value: string,
  dwell_time_granularity: oneOf("MINUTES", "HOURS", "DAYS"),
  "response_time_value!": string,
  "response_time_granularity!": oneOf("MINUTES", "HOURS", "DAYS"),
});

const pushBasicDetails = object({
  "name!": string,
  "platforms!": array(oneOf("ANDROID", "IOS", "WEB")),
  "platform_specific_details!": object({
    android: object({ push_amp_plus_enabled: boolean }),
    ios: object({
      send_to_all_eligible_device: boolean,
      exclude_provisional_push_devices: boolean,
      send_to_only_provisional_push_enabled_devices: boolean,
    }),
  }),
  business_event: string,
  tags: array(string),
  team: string,
  broadcast_live_activity_id: string,
  geofences: geofences,
  send_to_triggered_platform_only: boolean,
});

const emailBasicDetails = object({
  "name!": string,
  "content_type!": oneOf("PROMOTIONAL", "TRANSACTIONAL"),
  "user_attribute_identifier!": string,
  subscription_category: string,
  business_event: string,
  tags: array(string),
  team: string,
  send_only_double_opt_in_users: boolean,
  deduplication_attribute: string,
});

const connector = object({ "connector_type!": string, "connector_name!": string });

const sharedDeliveryControls: Members = {
  bypass_dnd: boolean,
  campaign_throttle_rpm: integer(),
  count_for_frequency_capping: boolean,
  ignore_frequency_capping: boolean,
  minimum_delay_between_two_notification_in_hour: integer(),
};

const pushDeliveryControls = object({
  ...sharedDeliveryControls,
  max_time_to_show_message_of_same_camapign: string,
  expiry_time_of_sync_data_in_hour: string,
  send_message_in_offline_mode: boolean,
  send_limit_value: string,
  send_limit_granularity_in_hours: string,
  ignore_global_minimum_delay: boolean,
  queuing_enabled: boolean,
  queue_duration: integer(),
});

const advanced = object({
  expiration_settings: object({
    expire_notification_after_value: integer(),
    expire_notification_after_type: oneOf("HOUR", "DAY"),
    remove_from_inbox_after_value: integer(),
    remove_from_inbox_after_type: oneOf("DAY"),
  }),
  platform_level_priority: object({
    android_specific_priority: object({ send_with_priority: boolean }),
    ios_specific_priority: object({
      apns_priority: oneOf("1", "5", "10"),
      interruption_level: oneOf("Passive", "Active", "Time sensitive", "Critical"),
      relevance_score: oneOf(0, 0.5, 1),
    }),
  }),
});

const EMAIL_TYPES = ["ONE_TIME", "PERIODIC", "EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED"];
/** Every delivery type: those of Email are among them. */
export const PUSH_TYPES = [...EMAIL_TYPES, "DEVICE_TRIGGERED", "LOCATION_TRIGGERED", "BROADCAST_LIVE_ACTIVITY"];

// The members that a component has in the same form on both channels, for bodies whose channel is unknown.

const sharedBasicDetails = object({ "name!": string, business_event: string, tags: array(string), team: string });

const sharedCampaignContent = object({ locales: array(string), variation_details: anyObject, "content!": anyObject });

/** The table of a body: what differs by channel, and what does not. */
function body(types: string[], basicDetails: Check, connectors: Members, content: Check, controls: Members): Row[] {
  return rowsIn({
    "request_id!": string,
    "channel!": oneOf("PUSH", "EMAIL"),
    "campaign_delivery_type!": oneOf(...types),
    "created_by!": email,
    "basic_details!": basicDetails,
    trigger_condition: triggerCondition,
    ...connectors,
    "campaign_content!": content,
    "segmentation_details!": segmentationDetails,
    "scheduling_details!": schedulingDetails,
    ...controls,
    conversion_goal_details: conversionGoalDetails,
    control_group_details: controlGroupDetails,
    utm_params: utmParams,
    campaign_audience_limit: campaignAudienceLimit,
  });
}

const sharedControls = { delivery_controls: object(sharedDeliveryControls) };

const PUSH_ROWS = body(PUSH_TYPES, pushBasicDetails, {}, campaignContent("PUSH"), {
  "delivery_controls!": pushDeliveryControls,
  "advanced!": advanced,
});
const EMAIL_ROWS = body(
  EMAIL_TYPES,
  emailBasicDetails,
  { "connector!": connector },
  campaignContent("EMAIL"),
  sharedControls,
);
const UNKNOWN_CHANNEL_ROWS = body(PUSH_TYPES, sharedBasicDetails, {}, sharedCampaignContent, sharedControls);

function rowsOf(channel: Channel | undefined): readonly Row[] {
  return channel === "PUSH" ? PUSH_ROWS : channel === "EMAIL" ? EMAIL_ROWS : UNKNOWN_CHANNEL_ROWS;
}

function violationsOf(check: Check, body: unknown, settings: StructureSettings): Found[] {
  const run: Run = { ...settings, found: [] };
  check(run, body, []);
  return run.found;
}

export function structureViolations(body: unknown, settings: StructureSettings): Found[] {
  return violationsOf(objectOf(rowsOf(settings.channel)), body, settings);
}

// --- the update body ---

/**
 * `subject`: `request_id`, `updated_by` and `version_note` of the patch, and the rest of the merged campaign, or of the
 * patch if the stored body is unknown. `isComplete`: whether all required top-level members must be present.
 */
export function updateStructureViolations(
  subject: JsonObject,
  settings: StructureSettings,
  isComplete: boolean,
): Found[] {
  const rows = rowsOf(settings.channel).flatMap((row): Row[] => {
    const [name, , check] = row;
    if (name === "request_id") return rowsIn({ request_id: string });
    if (name === "created_by") return rowsIn({ updated_by: email, version_note: string });
    return isComplete ? [row] : [[name, "optional", check]];
  });
  return violationsOf(objectOf(rows), subject, settings);
}

/** A patch with `status`. Its components are not checked. */
export function publishStructureViolations(patch: JsonObject, maxDepth: number): Found[] {
  const published = object({
    request_id: string,
    channel: oneOf("PUSH", "EMAIL"),
    campaign_delivery_type: oneOf(...(patch["channel"] === "EMAIL" ? EMAIL_TYPES : PUSH_TYPES)),
    updated_by: email,
    version_note: string,
    "status!": oneOf("PUBLISH"),
  });
  return violationsOf(published, patch, { channel: undefined, maxDepth });
}
