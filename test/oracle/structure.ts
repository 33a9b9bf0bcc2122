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

type StructuralRule = "required" | "type" | "enum" | "range" | "format" | "size" | "too-deep";

/** `detail`: what is required, if the rule does not say it. */
function fail(run: Run, at: Segments, rule: StructuralRule, detail = "", particulars?: Particulars): void {
  const what = detail === "" ? rule : `${rule}: ${detail}`;
  run.found.push(violation(`structure.${rule}`, run.channel, at, what, particulars));
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
function object(rows: readonly Row[]): Check {
  return (run, value, at) => {
    if (!isObject(value)) fail(run, at, "type", "object");
    else if (isTooDeep(run, at)) fail(run, at, "too-deep");
    else members(run, value, at, rows);
  };
}

/** An object whose members the specification does not show. */
const anyObject = object([]);

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
  object([
    ["filter_operator", "required", oneOf("and", "or")],
    ["filters", "required", array(filter)],
  ])(run, value, at);
};

const FILTERS: Record<string, readonly Row[]> = {
  user_attributes: [
    ["data_type", "required", oneOf("string", "double", "datetime", "bool")],
    ["category", "optional", string],
    ["name", "required", string],
    ["operator", "required", string],
    // `value`: its type is not checked
    ["case_sensitive", "optional", boolean],
    ["negate", "optional", boolean],
    ["project_name", "optional", string],
  ],
  actions: [
    ["action_name", "required", string],
    [
      "execution",
      "optional",
      object([
        ["type", "optional", oneOf("atleast", "atmost", "exactly")],
        ["count", "optional", integer()],
      ]),
    ],
    ["executed", "optional", boolean],
    ["attributes", "optional", filterGroup],
    ["condition", "optional", string],
  ],
  custom_segments: [
    ["name", "optional", string],
    ["id", "optional", string],
  ],
};

function filter(run: Run, value: unknown, at: Segments): void {
  const before = run.found.length;
  object([["filter_type", "required", oneOf(...Object.keys(FILTERS))]])(run, value, at);
  if (!isObject(value) || run.found.length > before) return; // no kind chosen
  members(run, value, at, FILTERS[String(value["filter_type"])] ?? []);
}

// --- components that both channels share ---

const WEEKDAYS = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"];

const segmentationDetails = object([
  ["included_filters", "optional", filterGroup],
  ["excluded_filters", "optional", filterGroup],
  ["is_all_user_campaign", "optional", boolean],
  ["send_campaign_to_opt_out_users", "optional", boolean],
]);

const schedulingDetails = object([
  ["delivery_type", "required", oneOf("ASAP", "AT_FIXED_TIME", "SEND_IN_BTS", "SEND_IN_USER_TIMEZONE")],
  ["start_time", "optional", dateTime],
  ["expiry_time", "optional", dateTime],
  [
    "periodic_details",
    "optional",
    object([
      ["sending_frequency", "optional", oneOf("DAILY", "WEEKLY", "MONTHLY")],
      ["repeat_frequency", "optional", integer()],
      ["no_of_occurences", "optional", integer()],
      ["repeat_on_date_of_month", "optional", array(integer(1, 31))],
      ["repeat_on_days_of_week", "optional", array(oneOf(...WEEKDAYS))],
      [
        "repeat_on_days_of_week_for_month",
        "optional",
        array(
          object([
            ["week_granularity", "optional", oneOf("FIRST", "SECOND", "THIRD", "FOURTH", "LAST")],
            ["repeat_on_days_of_week", "optional", array(oneOf(...WEEKDAYS))],
          ]),
        ),
      ],
    ]),
  ],
  [
    "bts_details",
    "optional",
    object([
      ["send_in_bts", "optional", boolean],
      ["if_user_bts_is_not_available", "optional", string],
      ["if_user_bts_outside_time_window", "optional", string],
      ["window_end_time", "optional", string],
    ]),
  ],
  [
    "user_timezone_details",
    "optional",
    object([
      ["send_in_user_timezone", "optional", boolean],
      ["send_if_user_timezone_has_passed", "optional", boolean],
    ]),
  ],
]);

const goalEventAttribute = object([
  ["name", "optional", string],
  ["condition", "optional", string],
  [
    "data_type",
    "optional",
    oneOf(
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
  ],
  ["value", "optional", string],
  ["value1", "optional", string],
  ["negate", "optional", boolean],
  ["value_type", "optional", string],
  ["array_filter_type", "optional", string],
  ["filters", "optional", array(anyObject)],
  ["is_case_sensitive", "optional", boolean],
]);

const conversionGoalDetails = object([
  ["attribution_window_in_hours", "optional", integer()],
  [
    "goals",
    "optional",
    array(
      object([
        ["goal_name", "optional", string],
        ["goal_event_name", "optional", string],
        ["goal_event_attribute", "optional", goalEventAttribute],
        ["is_primary_goal", "optional", boolean],
        ["revenue_attribute", "optional", string],
        ["revenue_currency", "optional", string],
      ]),
    ),
  ],
]);

const controlGroupDetails = object([
  ["is_campaign_control_group_enabled", "optional", boolean],
  ["campaign_control_group_percentage", "optional", integer(0, 100)],
  ["is_global_control_group_enabled", "optional", boolean],
]);

export const UTM_NAMED = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];

const utmParams: Check = (run, value, at) => {
  const custom = isObject(value) ? namesIn(value).filter((key) => !UTM_NAMED.includes(key)) : [];
  object([
    ["utm_source", "required", string],
    ["utm_medium", "required", string],
    ["utm_campaign", "optional", string],
    ["utm_term", "optional", string],
    ["utm_content", "optional", string],
    ...custom.map((key): Row => [key, "optional", string]),
  ])(run, value, at);
};

const campaignAudienceLimit = object([
  ["is_campaign_audience_limit_enabled", "optional", boolean], // no row requires it
  ["metric", "optional", oneOf("SENT")],
  ["frequency", "optional", oneOf("TOTAL", "INSTANCE")],
  ["limit", "optional", integer(1, 9_999_999_999)],
]);

/** The same for Push and Email: rules reject `INTELLIGENT_DELAY` on Email. */
const triggerCondition = object([
  ["included_filters", "optional", filterGroup],
  ["secondary_included_filters", "optional", filterGroup],
  ["trigger_delay_type", "optional", oneOf("DELAY", "ASAP", "INTELLIGENT_DELAY")],
  ["trigger_delay_value", "optional", integer()],
  ["trigger_delay_granularity", "optional", oneOf("MINUTES", "HOURS", "DAYS")],
  ["trigger_relation", "optional", oneOf("BEFORE", "AFTER")],
  ["trigger_attr", "optional", object([["name", "optional", string]])],
  [
    "intelligent_delay_optimization",
    "optional",
    object([
      ["min_delay_value", "optional", integer()],
      ["min_delay_granularity", "optional", oneOf("MINUTES", "HOURS")],
      ["max_delay_value", "optional", integer()],
      ["max_delay_granularity", "optional", oneOf("HOURS", "DAYS")],
    ]),
  ],
]);

// --- content ---

/** Push content of one platform. The specification does not show the members of `basic_details` of the web. */
function platformContent(basicDetails: Check): Check {
  return object([
    ["template_type", "optional", string],
    ["basic_details", "optional", basicDetails],
  ]);
}

const keyValuePair = object([
  ["key", "optional", string],
  ["value", "optional", string],
]);

const pushContent = object([
  [
    "android",
    "optional",
    platformContent(
      object([
        ["notification_channel", "optional", string],
        ["title", "optional", string],
        ["message", "optional", string],
        ["default_click_action", "optional", string],
        ["default_click_action_value", "optional", string],
        ["key_value_pairs", "optional", array(keyValuePair)],
      ]),
    ),
  ],
  [
    "ios",
    "optional",
    platformContent(
      object([
        ["title", "optional", string],
        ["message", "optional", string],
        ["default_click_action", "optional", string],
        ["default_click_action_value", "optional", string],
      ]),
    ),
  ],
  ["web", "optional", platformContent(anyObject)],
]);

// Required: the members that the specification names, and all members of `deal_card`, products and `product_set_data`.
const gmailAnnotations = object([
  ["send_email_if_personalization_fails", "optional", boolean],
  ["sender_logo", "required", httpsUrl],
  ["sender_logo_type", "optional", string],
  [
    "deal_card",
    "optional",
    object([
      ["description", "required", string],
      ["discount_code", "required", string],
      ["availability_starts", "required", dateTimeWithOffset],
      ["availability_ends", "required", dateTimeWithOffset],
    ]),
  ],
  [
    "product_carousel",
    "optional",
    object([
      ["type", "required", oneOf("MANUAL", "PRODUCT_SET")],
      [
        "manual_data",
        "optional",
        object([
          ["currency", "required", string],
          [
            "products",
            "required",
            array(
              object([
                ["id", "required", string],
                ["headline", "required", string],
                ["original_price", "required", numericString],
                ["discount_value", "required", numericString],
                ["discount_type", "required", oneOf("PERCENT", "VALUE")],
                ["promo_url", "required", httpsUrl],
                ["product_image", "required", httpsUrl],
              ]),
              2,
              2, // detail target: gmail_annotations.product_carousel
            ),
          ],
        ]),
      ],
      [
        "product_set_data",
        "optional",
        object([
          ["product_set", "required", string],
          ["image_url", "required", string],
          ["headline", "required", string],
          ["promo_url", "required", string],
          ["product_count", "required", integer(2, 9, 1)], // detail target: gmail_annotations.….product_set_data
        ]),
      ],
    ]),
  ],
]);

const emailContent = object([
  ["subject", "optional", string],
  ["preview_text", "optional", string],
  ["sender_name", "optional", string],
  ["from_address", "optional", string],
  ["reply_to_address", "optional", string],
  ["html_content", "optional", string],
  ["gmail_annotations", "optional", gmailAnnotations],
]);

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
    object([
      ["locales", "optional", array(string)],
      ["variation_details", "optional", anyObject],
      [
        "content",
        "required",
        (_run, content, contentAt) => {
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
      ],
    ])(run, value, at);
  };
}

/** The value at `at`, given the value at its ancestor `aboveAt`. */
function valueBelow(above: unknown, aboveAt: Segments, at: Segments): unknown {
  let here = above;
  for (const segment of at.slice(aboveAt.length)) here = (here as JsonObject)[segment];
  return here;
}

// --- the three bodies ---

const geofences = object([
  ["name", "required", string],
  ["latitude", "required", string],
  ["longitude", "required", string],
  ["radius", "required", string],
  ["triggered_at", "required", oneOf("ENTRY", "EXIT", "dwell")],
  ["dwell_time_value", "optional", string],
  ["dwell_time_granularity", "optional", oneOf("MINUTES", "HOURS", "DAYS")],
  ["response_time_value", "required", string],
  ["response_time_granularity", "required", oneOf("MINUTES", "HOURS", "DAYS")],
]);

const pushBasicDetails = object([
  ["name", "required", string],
  ["platforms", "required", array(oneOf("ANDROID", "IOS", "WEB"))],
  [
    "platform_specific_details",
    "required",
    object([
      ["android", "optional", object([["push_amp_plus_enabled", "optional", boolean]])],
      [
        "ios",
        "optional",
        object([
          ["send_to_all_eligible_device", "optional", boolean],
          ["exclude_provisional_push_devices", "optional", boolean],
          ["send_to_only_provisional_push_enabled_devices", "optional", boolean],
        ]),
      ],
    ]),
  ],
  ["business_event", "optional", string],
  ["tags", "optional", array(string)],
  ["team", "optional", string],
  ["broadcast_live_activity_id", "optional", string],
  ["geofences", "optional", geofences],
  ["send_to_triggered_platform_only", "optional", boolean],
]);

const emailBasicDetails = object([
  ["name", "required", string],
  ["content_type", "required", oneOf("PROMOTIONAL", "TRANSACTIONAL")],
  ["user_attribute_identifier", "required", string],
  ["subscription_category", "optional", string],
  ["business_event", "optional", string],
  ["tags", "optional", array(string)],
  ["team", "optional", string],
  ["send_only_double_opt_in_users", "optional", boolean],
  ["deduplication_attribute", "optional", string],
]);

const connector = object([
  ["connector_type", "required", string],
  ["connector_name", "required", string],
]);

const pushDeliveryControls = object([
  ["bypass_dnd", "optional", boolean],
  ["campaign_throttle_rpm", "optional", integer()],
  ["count_for_frequency_capping", "optional", boolean],
  ["ignore_frequency_capping", "optional", boolean],
  ["minimum_delay_between_two_notification_in_hour", "optional", integer()],
  ["max_time_to_show_message_of_same_camapign", "optional", string],
  ["expiry_time_of_sync_data_in_hour", "optional", string],
  ["send_message_in_offline_mode", "optional", boolean],
  ["send_limit_value", "optional", string],
  ["send_limit_granularity_in_hours", "optional", string],
  ["ignore_global_minimum_delay", "optional", boolean],
  ["queuing_enabled", "optional", boolean],
  ["queue_duration", "optional", integer()],
]);

const emailDeliveryControls = object([
  ["bypass_dnd", "optional", boolean],
  ["campaign_throttle_rpm", "optional", integer()],
  ["count_for_frequency_capping", "optional", boolean],
  ["ignore_frequency_capping", "optional", boolean],
  ["minimum_delay_between_two_notification_in_hour", "optional", integer()],
]);

const advanced = object([
  [
    "expiration_settings",
    "optional",
    object([
      ["expire_notification_after_value", "optional", integer()],
      ["expire_notification_after_type", "optional", oneOf("HOUR", "DAY")],
      ["remove_from_inbox_after_value", "optional", integer()],
      ["remove_from_inbox_after_type", "optional", oneOf("DAY")],
    ]),
  ],
  [
    "platform_level_priority",
    "optional",
    object([
      ["android_specific_priority", "optional", object([["send_with_priority", "optional", boolean]])],
      [
        "ios_specific_priority",
        "optional",
        object([
          ["apns_priority", "optional", oneOf("1", "5", "10")],
          ["interruption_level", "optional", oneOf("Passive", "Active", "Time sensitive", "Critical")],
          ["relevance_score", "optional", oneOf(0, 0.5, 1)],
        ]),
      ],
    ]),
  ],
]);

const EMAIL_TYPES = ["ONE_TIME", "PERIODIC", "EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED"];
const PUSH_TYPES = [...EMAIL_TYPES, "DEVICE_TRIGGERED", "LOCATION_TRIGGERED", "BROADCAST_LIVE_ACTIVITY"];

const channelMember = oneOf("PUSH", "EMAIL");

const PUSH_ROWS: readonly Row[] = [
  ["request_id", "required", string],
  ["channel", "required", channelMember],
  ["campaign_delivery_type", "required", oneOf(...PUSH_TYPES)],
  ["created_by", "required", email],
  ["basic_details", "required", pushBasicDetails],
  ["trigger_condition", "optional", triggerCondition],
  ["campaign_content", "required", campaignContent("PUSH")],
  ["segmentation_details", "required", segmentationDetails],
  ["scheduling_details", "required", schedulingDetails],
  ["delivery_controls", "required", pushDeliveryControls],
  ["advanced", "required", advanced],
  ["conversion_goal_details", "optional", conversionGoalDetails],
  ["control_group_details", "optional", controlGroupDetails],
  ["utm_params", "optional", utmParams],
  ["campaign_audience_limit", "optional", campaignAudienceLimit],
];

const EMAIL_ROWS: readonly Row[] = [
  ["request_id", "required", string],
  ["channel", "required", channelMember],
  ["campaign_delivery_type", "required", oneOf(...EMAIL_TYPES)],
  ["created_by", "required", email],
  ["basic_details", "required", emailBasicDetails],
  ["trigger_condition", "optional", triggerCondition],
  ["connector", "required", connector],
  ["campaign_content", "required", campaignContent("EMAIL")],
  ["segmentation_details", "required", segmentationDetails],
  ["scheduling_details", "required", schedulingDetails],
  ["delivery_controls", "optional", emailDeliveryControls],
  ["conversion_goal_details", "optional", conversionGoalDetails],
  ["control_group_details", "optional", controlGroupDetails],
  ["utm_params", "optional", utmParams],
  ["campaign_audience_limit", "optional", campaignAudienceLimit],
];

// The members that a component has in the same form on both channels, for bodies whose channel is unknown.

const sharedBasicDetails = object([
  ["name", "required", string],
  ["business_event", "optional", string],
  ["tags", "optional", array(string)],
  ["team", "optional", string],
]);

const sharedCampaignContent = object([
  ["locales", "optional", array(string)],
  ["variation_details", "optional", anyObject],
  ["content", "required", anyObject],
]);

const sharedDeliveryControls = emailDeliveryControls;

const UNKNOWN_CHANNEL_ROWS: readonly Row[] = [
  ["request_id", "required", string],
  ["channel", "required", channelMember],
  ["campaign_delivery_type", "required", oneOf(...PUSH_TYPES)], // those of Email are among them
  ["created_by", "required", email],
  ["basic_details", "required", sharedBasicDetails],
  ["trigger_condition", "optional", triggerCondition],
  ["campaign_content", "required", sharedCampaignContent],
  ["segmentation_details", "required", segmentationDetails],
  ["scheduling_details", "required", schedulingDetails],
  ["delivery_controls", "optional", sharedDeliveryControls],
  ["conversion_goal_details", "optional", conversionGoalDetails],
  ["control_group_details", "optional", controlGroupDetails],
  ["utm_params", "optional", utmParams],
  ["campaign_audience_limit", "optional", campaignAudienceLimit],
];

function rowsOf(channel: Channel | undefined): readonly Row[] {
  return channel === "PUSH" ? PUSH_ROWS : channel === "EMAIL" ? EMAIL_ROWS : UNKNOWN_CHANNEL_ROWS;
}

function violationsOf(check: Check, body: unknown, settings: StructureSettings): Found[] {
  const run: Run = { ...settings, found: [] };
  check(run, body, []);
  return run.found;
}

export function structureViolations(body: unknown, settings: StructureSettings): Found[] {
  return violationsOf(object(rowsOf(settings.channel)), body, settings);
}

// --- the update body ---

const REQUEST_ID: Row = ["request_id", "optional", string];
const UPDATED_BY: Row = ["updated_by", "optional", email];
const VERSION_NOTE: Row = ["version_note", "optional", string];

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
    if (name === "request_id") return [REQUEST_ID];
    if (name === "created_by") return [UPDATED_BY, VERSION_NOTE];
    return isComplete ? [row] : [[name, "optional", check]];
  });
  return violationsOf(object(rows), subject, settings);
}

/** A patch with `status`. Its components are not checked. */
export function publishStructureViolations(patch: JsonObject, maxDepth: number): Found[] {
  const rows: Row[] = [
    REQUEST_ID,
    ["channel", "optional", channelMember],
    ["campaign_delivery_type", "optional", oneOf(...(patch["channel"] === "EMAIL" ? EMAIL_TYPES : PUSH_TYPES))],
    UPDATED_BY,
    VERSION_NOTE,
    ["status", "required", oneOf("PUBLISH")],
  ];
  return violationsOf(object(rows), patch, { channel: undefined, maxDepth });
}

// --- bodies of responses ---

const RESPONSES = {
  created: object([["campaign_id", "required", string]]),
  updated: object([
    ["response_id", "required", string],
    ["type", "required", string],
    ["data", "required", anyObject],
  ]),
  error: object([
    [
      "error",
      "required",
      object([
        ["code", "required", string],
        ["message", "required", string],
        ["target", "optional", string],
        [
          "details",
          "optional",
          array(
            object([
              ["target", "required", string],
              ["message", "required", string],
            ]),
          ),
        ],
        ["request_id", "optional", string],
      ]),
    ],
  ]),
};

export function responseStructureViolations(shape: keyof typeof RESPONSES, body: unknown): Found[] {
  return violationsOf(RESPONSES[shape], body, { channel: undefined, maxDepth: 200 });
}
