// Generated from src/schemas by `npm run generate`. Do not edit.

import { checkChannelContent } from "../structure/channel-content.js";
import { isEmail, isLocalDateTime, isDateTime, isNumericString, isHttpsUrl } from "../structure/formats.js";
import { isObject, type Members, type Walk } from "../structure/walk.js";

function platforms(a: readonly unknown[], w: Walk, d: number): void {
  let v: unknown;
  const end = w.enterArray(a, platforms, d);
  if (end < 0) return;
  const before = w.found.length;
  for (let i = 0; i < end && !w.full; i++) {
    v = a[i];
    if (v !== "ANDROID" && v !== "IOS" && v !== "WEB") w.enum(a, i, v, true, ["ANDROID", "IOS", "WEB"]);
  }
  w.leave(a, end, platforms, d, before);
}

function android(o: Members, w: Walk, d: number): void {
  let v: unknown;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "push_amp_plus_enabled", "unknown");
  v = o["push_amp_plus_enabled"];
  if (v !== undefined ? typeof v !== "boolean" : "push_amp_plus_enabled" in o) w.type(o, "push_amp_plus_enabled", v, false, "boolean");
}

function ios(o: Members, w: Walk, d: number): void {
  let v: unknown;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "send_to_all_eligible_device exclude_provisional_push_devices send_to_only_provisional_push_enabled_devices", "unknown");
  v = o["send_to_all_eligible_device"];
  if (v !== undefined ? typeof v !== "boolean" : "send_to_all_eligible_device" in o) w.type(o, "send_to_all_eligible_device", v, false, "boolean");
  v = o["exclude_provisional_push_devices"];
  if (v !== undefined ? typeof v !== "boolean" : "exclude_provisional_push_devices" in o) w.type(o, "exclude_provisional_push_devices", v, false, "boolean");
  v = o["send_to_only_provisional_push_enabled_devices"];
  if (v !== undefined ? typeof v !== "boolean" : "send_to_only_provisional_push_enabled_devices" in o) w.type(o, "send_to_only_provisional_push_enabled_devices", v, false, "boolean");
}

function platformSpecificDetails(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "android ios", "unknown");
  v = o["android"];
  if (isObject(v)) {
    n = w.found.length;
    android(v, w, d + 1);
    w.under(n, "android");
  } else if (v !== undefined || "android" in o) w.type(o, "android", v, false, "object");
  v = o["ios"];
  if (isObject(v)) {
    n = w.found.length;
    ios(v, w, d + 1);
    w.under(n, "ios");
  } else if (v !== undefined || "ios" in o) w.type(o, "ios", v, false, "object");
}

function texts(a: readonly unknown[], w: Walk, d: number): void {
  let v: unknown;
  const end = w.enterArray(a, texts, d);
  if (end < 0) return;
  const before = w.found.length;
  for (let i = 0; i < end && !w.full; i++) {
    v = a[i];
    if (typeof v !== "string") w.type(a, i, v, true, "string");
  }
  w.leave(a, end, texts, d, before);
}

function geofences(o: Members, w: Walk, d: number): void {
  let v: unknown;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "name! latitude! longitude! radius! triggered_at dwell_time_value dwell_time_granularity response_time_value! response_time_granularity", "unknown");
  v = o["name"];
  if (typeof v !== "string") w.type(o, "name", v, true, "string");
  v = o["latitude"];
  if (typeof v !== "string") w.type(o, "latitude", v, true, "string");
  v = o["longitude"];
  if (typeof v !== "string") w.type(o, "longitude", v, true, "string");
  v = o["radius"];
  if (typeof v !== "string") w.type(o, "radius", v, true, "string");
  v = o["triggered_at"];
  if (v !== "ENTRY" && v !== "EXIT" && v !== "dwell") w.enum(o, "triggered_at", v, true, ["ENTRY", "EXIT", "dwell"]);
  v = o["dwell_time_value"];
  if (v !== undefined ? typeof v !== "string" : "dwell_time_value" in o) w.type(o, "dwell_time_value", v, false, "string");
  v = o["dwell_time_granularity"];
  if (v !== undefined ? v !== "MINUTES" && v !== "HOURS" && v !== "DAYS" : "dwell_time_granularity" in o) w.enum(o, "dwell_time_granularity", v, false, ["MINUTES", "HOURS", "DAYS"]);
  v = o["response_time_value"];
  if (typeof v !== "string") w.type(o, "response_time_value", v, true, "string");
  v = o["response_time_granularity"];
  if (v !== "MINUTES" && v !== "HOURS" && v !== "DAYS") w.enum(o, "response_time_granularity", v, true, ["MINUTES", "HOURS", "DAYS"]);
}

function pushBasicDetails(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "name! platforms platform_specific_details business_event! tags team broadcast_live_activity_id! geofences send_to_triggered_platform_only", "unknown");
  v = o["name"];
  if (typeof v !== "string") w.type(o, "name", v, true, "string");
  v = o["platforms"];
  if (Array.isArray(v)) {
    n = w.found.length;
    platforms(v, w, d + 1);
    w.under(n, "platforms");
  } else w.type(o, "platforms", v, true, "array");
  v = o["platform_specific_details"];
  if (isObject(v)) {
    n = w.found.length;
    platformSpecificDetails(v, w, d + 1);
    w.under(n, "platform_specific_details");
  } else w.type(o, "platform_specific_details", v, true, "object");
  v = o["business_event"];
  if (v !== undefined ? typeof v !== "string" : "business_event" in o) w.type(o, "business_event", v, false, "string");
  v = o["tags"];
  if (Array.isArray(v)) {
    n = w.found.length;
    texts(v, w, d + 1);
    w.under(n, "tags");
  } else if (v !== undefined || "tags" in o) w.type(o, "tags", v, false, "array");
  v = o["team"];
  if (v !== undefined ? typeof v !== "string" : "team" in o) w.type(o, "team", v, false, "string");
  v = o["broadcast_live_activity_id"];
  if (v !== undefined ? typeof v !== "string" : "broadcast_live_activity_id" in o) w.type(o, "broadcast_live_activity_id", v, false, "string");
  v = o["geofences"];
  if (isObject(v)) {
    n = w.found.length;
    geofences(v, w, d + 1);
    w.under(n, "geofences");
  } else if (v !== undefined || "geofences" in o) w.type(o, "geofences", v, false, "object");
  v = o["send_to_triggered_platform_only"];
  if (v !== undefined ? typeof v !== "boolean" : "send_to_triggered_platform_only" in o) w.type(o, "send_to_triggered_platform_only", v, false, "boolean");
}

function userAttributesFilter(o: Members, w: Walk, _d: number): void {
  let v: unknown;
  if (w.inspects) w.inspect(o, "filter_type! data_type category name! operator! value case_sensitive negate project_name!", "unknown");
  const before = w.found.length;
  v = o["data_type"];
  if (v !== "string" && v !== "double" && v !== "datetime" && v !== "bool") w.enum(o, "data_type", v, true, ["string", "double", "datetime", "bool"]);
  v = o["category"];
  if (v !== undefined ? typeof v !== "string" : "category" in o) w.type(o, "category", v, false, "string");
  v = o["name"];
  if (typeof v !== "string") w.type(o, "name", v, true, "string");
  v = o["operator"];
  if (typeof v !== "string") w.type(o, "operator", v, true, "string");
  v = o["case_sensitive"];
  if (v !== undefined ? typeof v !== "boolean" : "case_sensitive" in o) w.type(o, "case_sensitive", v, false, "boolean");
  v = o["negate"];
  if (v !== undefined ? typeof v !== "boolean" : "negate" in o) w.type(o, "negate", v, false, "boolean");
  v = o["project_name"];
  if (v !== undefined ? typeof v !== "string" : "project_name" in o) w.type(o, "project_name", v, false, "string");
  w.visit("user_attributes", o, before);
}

function execution(o: Members, w: Walk, d: number): void {
  let v: unknown;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "type count", "unknown");
  v = o["type"];
  if (v !== undefined ? v !== "atleast" && v !== "atmost" && v !== "exactly" : "type" in o) w.enum(o, "type", v, false, ["atleast", "atmost", "exactly"]);
  v = o["count"];
  if (v !== undefined ? !Number.isInteger(v) : "count" in o) w.type(o, "count", v, false, "integer");
}

function actionsFilter(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (w.inspects) w.inspect(o, "filter_type! action_name! execution executed attributes condition", "unknown");
  const before = w.found.length;
  v = o["action_name"];
  if (typeof v !== "string") w.type(o, "action_name", v, true, "string");
  v = o["execution"];
  if (isObject(v)) {
    n = w.found.length;
    execution(v, w, d + 1);
    w.under(n, "execution");
  } else if (v !== undefined || "execution" in o) w.type(o, "execution", v, false, "object");
  v = o["executed"];
  if (v !== undefined ? typeof v !== "boolean" : "executed" in o) w.type(o, "executed", v, false, "boolean");
  w.visit("actions", o, before);
  v = o["attributes"];
  if (isObject(v)) {
    n = w.found.length;
    w.nested(v, filterGroup, d + 1);
    w.under(n, "attributes");
  } else if (v !== undefined || "attributes" in o) w.type(o, "attributes", v, false, "object");
  v = o["condition"];
  if (v !== undefined ? typeof v !== "string" : "condition" in o) w.type(o, "condition", v, false, "string");
}

function customSegmentsFilter(o: Members, w: Walk, _d: number): void {
  let v: unknown;
  if (w.inspects) w.inspect(o, "filter_type! name id", "unknown");
  const before = w.found.length;
  v = o["name"];
  if (v !== undefined ? typeof v !== "string" : "name" in o) w.type(o, "name", v, false, "string");
  v = o["id"];
  if (v !== undefined ? typeof v !== "string" : "id" in o) w.type(o, "id", v, false, "string");
  w.visit("custom_segments", o, before);
}

function filter(o: Members, w: Walk, d: number): void {
  let v: unknown;
  if (!w.enter(o, d)) return;
  v = o["filter_type"];
  if (v === "user_attributes") return userAttributesFilter(o, w, d);
  if (v === "actions") return actionsFilter(o, w, d);
  if (v === "custom_segments") return customSegmentsFilter(o, w, d);
  w.enum(o, "filter_type", v, true, ["user_attributes", "actions", "custom_segments"]);
}

function filters(a: readonly unknown[], w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  const end = w.enterArray(a, filters, d);
  if (end < 0) return;
  const before = w.found.length;
  for (let i = 0; i < end && !w.full; i++) {
    v = a[i];
    if (isObject(v)) {
      n = w.found.length;
      filter(v, w, d + 1);
      w.under(n, i);
    } else w.type(a, i, v, true, "object");
  }
  w.leave(a, end, filters, d, before);
}

function filterGroup(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "filter_operator filters", "unknown");
  v = o["filter_operator"];
  if (v !== "and" && v !== "or") w.enum(o, "filter_operator", v, true, ["and", "or"]);
  v = o["filters"];
  if (Array.isArray(v)) {
    n = w.found.length;
    filters(v, w, d + 1);
    w.under(n, "filters");
  } else w.type(o, "filters", v, true, "array");
}

function triggerAttr(o: Members, w: Walk, d: number): void {
  let v: unknown;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "name!", "possible");
  v = o["name"];
  if (v !== undefined ? typeof v !== "string" : "name" in o) w.type(o, "name", v, false, "string");
}

function intelligentDelayOptimization(o: Members, w: Walk, d: number): void {
  let v: unknown;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "min_delay_value min_delay_granularity max_delay_value max_delay_granularity", "unknown");
  v = o["min_delay_value"];
  if (v !== undefined ? !Number.isInteger(v) : "min_delay_value" in o) w.type(o, "min_delay_value", v, false, "integer");
  v = o["min_delay_granularity"];
  if (v !== undefined ? v !== "MINUTES" && v !== "HOURS" : "min_delay_granularity" in o) w.enum(o, "min_delay_granularity", v, false, ["MINUTES", "HOURS"]);
  v = o["max_delay_value"];
  if (v !== undefined ? !Number.isInteger(v) : "max_delay_value" in o) w.type(o, "max_delay_value", v, false, "integer");
  v = o["max_delay_granularity"];
  if (v !== undefined ? v !== "HOURS" && v !== "DAYS" : "max_delay_granularity" in o) w.enum(o, "max_delay_granularity", v, false, ["HOURS", "DAYS"]);
}

function triggerCondition(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "included_filters secondary_included_filters trigger_delay_type trigger_delay_value trigger_delay_granularity trigger_relation trigger_attr intelligent_delay_optimization", "unknown");
  v = o["included_filters"];
  if (isObject(v)) {
    n = w.found.length;
    filterGroup(v, w, d + 1);
    w.under(n, "included_filters");
  } else if (v !== undefined || "included_filters" in o) w.type(o, "included_filters", v, false, "object");
  v = o["secondary_included_filters"];
  if (isObject(v)) {
    n = w.found.length;
    filterGroup(v, w, d + 1);
    w.under(n, "secondary_included_filters");
  } else if (v !== undefined || "secondary_included_filters" in o) w.type(o, "secondary_included_filters", v, false, "object");
  v = o["trigger_delay_type"];
  if (v !== undefined ? v !== "DELAY" && v !== "ASAP" && v !== "INTELLIGENT_DELAY" : "trigger_delay_type" in o) w.enum(o, "trigger_delay_type", v, false, ["DELAY", "ASAP", "INTELLIGENT_DELAY"]);
  v = o["trigger_delay_value"];
  if (v !== undefined ? !Number.isInteger(v) : "trigger_delay_value" in o) w.type(o, "trigger_delay_value", v, false, "integer");
  v = o["trigger_delay_granularity"];
  if (v !== undefined ? v !== "MINUTES" && v !== "HOURS" && v !== "DAYS" : "trigger_delay_granularity" in o) w.enum(o, "trigger_delay_granularity", v, false, ["MINUTES", "HOURS", "DAYS"]);
  v = o["trigger_relation"];
  if (v !== undefined ? v !== "BEFORE" && v !== "AFTER" : "trigger_relation" in o) w.enum(o, "trigger_relation", v, false, ["BEFORE", "AFTER"]);
  v = o["trigger_attr"];
  if (isObject(v)) {
    n = w.found.length;
    triggerAttr(v, w, d + 1);
    w.under(n, "trigger_attr");
  } else if (v !== undefined || "trigger_attr" in o) w.type(o, "trigger_attr", v, false, "object");
  v = o["intelligent_delay_optimization"];
  if (isObject(v)) {
    n = w.found.length;
    intelligentDelayOptimization(v, w, d + 1);
    w.under(n, "intelligent_delay_optimization");
  } else if (v !== undefined || "intelligent_delay_optimization" in o) w.type(o, "intelligent_delay_optimization", v, false, "object");
}

function variationDetails(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
}

function keyValuePairsEntry(o: Members, w: Walk, d: number): void {
  let v: unknown;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "key value", "unknown");
  v = o["key"];
  if (v !== undefined ? typeof v !== "string" : "key" in o) w.type(o, "key", v, false, "string");
  v = o["value"];
  if (v !== undefined ? typeof v !== "string" : "value" in o) w.type(o, "value", v, false, "string");
}

function keyValuePairs(a: readonly unknown[], w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  const end = w.enterArray(a, keyValuePairs, d);
  if (end < 0) return;
  const before = w.found.length;
  for (let i = 0; i < end && !w.full; i++) {
    v = a[i];
    if (isObject(v)) {
      n = w.found.length;
      keyValuePairsEntry(v, w, d + 1);
      w.under(n, i);
    } else w.type(a, i, v, true, "object");
  }
  w.leave(a, end, keyValuePairs, d, before);
}

function basicDetails(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "notification_channel title message default_click_action default_click_action_value key_value_pairs", "possible");
  v = o["notification_channel"];
  if (v !== undefined ? typeof v !== "string" : "notification_channel" in o) w.type(o, "notification_channel", v, false, "string");
  v = o["title"];
  if (v !== undefined ? typeof v !== "string" : "title" in o) w.type(o, "title", v, false, "string");
  v = o["message"];
  if (v !== undefined ? typeof v !== "string" : "message" in o) w.type(o, "message", v, false, "string");
  v = o["default_click_action"];
  if (v !== undefined ? typeof v !== "string" : "default_click_action" in o) w.type(o, "default_click_action", v, false, "string");
  v = o["default_click_action_value"];
  if (v !== undefined ? typeof v !== "string" : "default_click_action_value" in o) w.type(o, "default_click_action_value", v, false, "string");
  v = o["key_value_pairs"];
  if (Array.isArray(v)) {
    n = w.found.length;
    keyValuePairs(v, w, d + 1);
    w.under(n, "key_value_pairs");
  } else if (v !== undefined || "key_value_pairs" in o) w.type(o, "key_value_pairs", v, false, "array");
}

function android2(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "template_type basic_details", "possible");
  v = o["template_type"];
  if (v !== undefined ? typeof v !== "string" : "template_type" in o) w.type(o, "template_type", v, false, "string");
  v = o["basic_details"];
  if (isObject(v)) {
    n = w.found.length;
    basicDetails(v, w, d + 1);
    w.under(n, "basic_details");
  } else if (v !== undefined || "basic_details" in o) w.type(o, "basic_details", v, false, "object");
}

function basicDetails2(o: Members, w: Walk, d: number): void {
  let v: unknown;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "title message default_click_action default_click_action_value", "possible");
  v = o["title"];
  if (v !== undefined ? typeof v !== "string" : "title" in o) w.type(o, "title", v, false, "string");
  v = o["message"];
  if (v !== undefined ? typeof v !== "string" : "message" in o) w.type(o, "message", v, false, "string");
  v = o["default_click_action"];
  if (v !== undefined ? typeof v !== "string" : "default_click_action" in o) w.type(o, "default_click_action", v, false, "string");
  v = o["default_click_action_value"];
  if (v !== undefined ? typeof v !== "string" : "default_click_action_value" in o) w.type(o, "default_click_action_value", v, false, "string");
}

function ios2(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "template_type basic_details", "possible");
  v = o["template_type"];
  if (v !== undefined ? typeof v !== "string" : "template_type" in o) w.type(o, "template_type", v, false, "string");
  v = o["basic_details"];
  if (isObject(v)) {
    n = w.found.length;
    basicDetails2(v, w, d + 1);
    w.under(n, "basic_details");
  } else if (v !== undefined || "basic_details" in o) w.type(o, "basic_details", v, false, "object");
}

function basicDetails3(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
}

function web(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "template_type basic_details", "possible");
  v = o["template_type"];
  if (v !== undefined ? typeof v !== "string" : "template_type" in o) w.type(o, "template_type", v, false, "string");
  v = o["basic_details"];
  if (isObject(v)) {
    n = w.found.length;
    basicDetails3(v, w, d + 1);
    w.under(n, "basic_details");
  } else if (v !== undefined || "basic_details" in o) w.type(o, "basic_details", v, false, "object");
}

function pushContent(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "android ios web", "possible");
  v = o["android"];
  if (isObject(v)) {
    n = w.found.length;
    android2(v, w, d + 1);
    w.under(n, "android");
  } else if (v !== undefined || "android" in o) w.type(o, "android", v, false, "object");
  v = o["ios"];
  if (isObject(v)) {
    n = w.found.length;
    ios2(v, w, d + 1);
    w.under(n, "ios");
  } else if (v !== undefined || "ios" in o) w.type(o, "ios", v, false, "object");
  v = o["web"];
  if (isObject(v)) {
    n = w.found.length;
    web(v, w, d + 1);
    w.under(n, "web");
  } else if (v !== undefined || "web" in o) w.type(o, "web", v, false, "object");
}

function pushCampaignContent(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "locales variation_details content", "unknown");
  v = o["locales"];
  if (Array.isArray(v)) {
    n = w.found.length;
    texts(v, w, d + 1);
    w.under(n, "locales");
  } else if (v !== undefined || "locales" in o) w.type(o, "locales", v, false, "array");
  v = o["variation_details"];
  if (isObject(v)) {
    n = w.found.length;
    variationDetails(v, w, d + 1);
    w.under(n, "variation_details");
  } else if (v !== undefined || "variation_details" in o) w.type(o, "variation_details", v, false, "object");
  v = o["content"];
  if (isObject(v)) {
    n = w.found.length;
    checkChannelContent(v, w, d + 1, "push", pushContent, "locales" in o || "variation_details" in o);
    w.under(n, "content");
  } else w.type(o, "content", v, true, "object");
}

function segmentationDetails(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "included_filters excluded_filters is_all_user_campaign send_campaign_to_opt_out_users", "unknown");
  v = o["included_filters"];
  if (isObject(v)) {
    n = w.found.length;
    filterGroup(v, w, d + 1);
    w.under(n, "included_filters");
  } else if (v !== undefined || "included_filters" in o) w.type(o, "included_filters", v, false, "object");
  v = o["excluded_filters"];
  if (isObject(v)) {
    n = w.found.length;
    filterGroup(v, w, d + 1);
    w.under(n, "excluded_filters");
  } else if (v !== undefined || "excluded_filters" in o) w.type(o, "excluded_filters", v, false, "object");
  v = o["is_all_user_campaign"];
  if (v !== undefined ? typeof v !== "boolean" : "is_all_user_campaign" in o) w.type(o, "is_all_user_campaign", v, false, "boolean");
  v = o["send_campaign_to_opt_out_users"];
  if (v !== undefined ? typeof v !== "boolean" : "send_campaign_to_opt_out_users" in o) w.type(o, "send_campaign_to_opt_out_users", v, false, "boolean");
}

function repeatOnDateOfMonth(a: readonly unknown[], w: Walk, d: number): void {
  let v: unknown;
  const end = w.enterArray(a, repeatOnDateOfMonth, d);
  if (end < 0) return;
  const before = w.found.length;
  for (let i = 0; i < end && !w.full; i++) {
    v = a[i];
    if (typeof v !== "number" || !Number.isInteger(v) || v < 1 || v > 31) w.range(a, i, v, true, 1, 31);
  }
  w.leave(a, end, repeatOnDateOfMonth, d, before);
}

function repeatOnDaysOfWeek(a: readonly unknown[], w: Walk, d: number): void {
  let v: unknown;
  const end = w.enterArray(a, repeatOnDaysOfWeek, d);
  if (end < 0) return;
  const before = w.found.length;
  for (let i = 0; i < end && !w.full; i++) {
    v = a[i];
    if (v !== "MONDAY" && v !== "TUESDAY" && v !== "WEDNESDAY" && v !== "THURSDAY" && v !== "FRIDAY" && v !== "SATURDAY" && v !== "SUNDAY") w.enum(a, i, v, true, ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"]);
  }
  w.leave(a, end, repeatOnDaysOfWeek, d, before);
}

function repeatOnDaysOfWeekForMonthEntry(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "week_granularity repeat_on_days_of_week", "unknown");
  v = o["week_granularity"];
  if (v !== undefined ? v !== "FIRST" && v !== "SECOND" && v !== "THIRD" && v !== "FOURTH" && v !== "LAST" : "week_granularity" in o) w.enum(o, "week_granularity", v, false, ["FIRST", "SECOND", "THIRD", "FOURTH", "LAST"]);
  v = o["repeat_on_days_of_week"];
  if (Array.isArray(v)) {
    n = w.found.length;
    repeatOnDaysOfWeek(v, w, d + 1);
    w.under(n, "repeat_on_days_of_week");
  } else if (v !== undefined || "repeat_on_days_of_week" in o) w.type(o, "repeat_on_days_of_week", v, false, "array");
}

function repeatOnDaysOfWeekForMonth(a: readonly unknown[], w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  const end = w.enterArray(a, repeatOnDaysOfWeekForMonth, d);
  if (end < 0) return;
  const before = w.found.length;
  for (let i = 0; i < end && !w.full; i++) {
    v = a[i];
    if (isObject(v)) {
      n = w.found.length;
      repeatOnDaysOfWeekForMonthEntry(v, w, d + 1);
      w.under(n, i);
    } else w.type(a, i, v, true, "object");
  }
  w.leave(a, end, repeatOnDaysOfWeekForMonth, d, before);
}

function periodicDetails(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "sending_frequency repeat_frequency no_of_occurences repeat_on_date_of_month repeat_on_days_of_week repeat_on_days_of_week_for_month", "unknown");
  v = o["sending_frequency"];
  if (v !== undefined ? v !== "DAILY" && v !== "WEEKLY" && v !== "MONTHLY" : "sending_frequency" in o) w.enum(o, "sending_frequency", v, false, ["DAILY", "WEEKLY", "MONTHLY"]);
  v = o["repeat_frequency"];
  if (v !== undefined ? !Number.isInteger(v) : "repeat_frequency" in o) w.type(o, "repeat_frequency", v, false, "integer");
  v = o["no_of_occurences"];
  if (v !== undefined ? !Number.isInteger(v) : "no_of_occurences" in o) w.type(o, "no_of_occurences", v, false, "integer");
  v = o["repeat_on_date_of_month"];
  if (Array.isArray(v)) {
    n = w.found.length;
    repeatOnDateOfMonth(v, w, d + 1);
    w.under(n, "repeat_on_date_of_month");
  } else if (v !== undefined || "repeat_on_date_of_month" in o) w.type(o, "repeat_on_date_of_month", v, false, "array");
  v = o["repeat_on_days_of_week"];
  if (Array.isArray(v)) {
    n = w.found.length;
    repeatOnDaysOfWeek(v, w, d + 1);
    w.under(n, "repeat_on_days_of_week");
  } else if (v !== undefined || "repeat_on_days_of_week" in o) w.type(o, "repeat_on_days_of_week", v, false, "array");
  v = o["repeat_on_days_of_week_for_month"];
  if (Array.isArray(v)) {
    n = w.found.length;
    repeatOnDaysOfWeekForMonth(v, w, d + 1);
    w.under(n, "repeat_on_days_of_week_for_month");
  } else if (v !== undefined || "repeat_on_days_of_week_for_month" in o) w.type(o, "repeat_on_days_of_week_for_month", v, false, "array");
}

function btsDetails(o: Members, w: Walk, d: number): void {
  let v: unknown;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "send_in_bts if_user_bts_is_not_available if_user_bts_outside_time_window window_end_time", "unknown");
  v = o["send_in_bts"];
  if (v !== undefined ? typeof v !== "boolean" : "send_in_bts" in o) w.type(o, "send_in_bts", v, false, "boolean");
  v = o["if_user_bts_is_not_available"];
  if (v !== undefined ? typeof v !== "string" : "if_user_bts_is_not_available" in o) w.type(o, "if_user_bts_is_not_available", v, false, "string");
  v = o["if_user_bts_outside_time_window"];
  if (v !== undefined ? typeof v !== "string" : "if_user_bts_outside_time_window" in o) w.type(o, "if_user_bts_outside_time_window", v, false, "string");
  v = o["window_end_time"];
  if (v !== undefined ? typeof v !== "string" : "window_end_time" in o) w.type(o, "window_end_time", v, false, "string");
}

function userTimezoneDetails(o: Members, w: Walk, d: number): void {
  let v: unknown;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "send_in_user_timezone send_if_user_timezone_has_passed", "unknown");
  v = o["send_in_user_timezone"];
  if (v !== undefined ? typeof v !== "boolean" : "send_in_user_timezone" in o) w.type(o, "send_in_user_timezone", v, false, "boolean");
  v = o["send_if_user_timezone_has_passed"];
  if (v !== undefined ? typeof v !== "boolean" : "send_if_user_timezone_has_passed" in o) w.type(o, "send_if_user_timezone_has_passed", v, false, "boolean");
}

function schedulingDetails(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "delivery_type start_time expiry_time periodic_details bts_details user_timezone_details", "unknown");
  v = o["delivery_type"];
  if (v !== "ASAP" && v !== "AT_FIXED_TIME" && v !== "SEND_IN_BTS" && v !== "SEND_IN_USER_TIMEZONE") w.enum(o, "delivery_type", v, true, ["ASAP", "AT_FIXED_TIME", "SEND_IN_BTS", "SEND_IN_USER_TIMEZONE"]);
  v = o["start_time"];
  if (v !== undefined ? typeof v !== "string" || !isLocalDateTime(v) : "start_time" in o) w.format(o, "start_time", v, false, "local-date-time");
  v = o["expiry_time"];
  if (v !== undefined ? typeof v !== "string" || !isLocalDateTime(v) : "expiry_time" in o) w.format(o, "expiry_time", v, false, "local-date-time");
  v = o["periodic_details"];
  if (isObject(v)) {
    n = w.found.length;
    periodicDetails(v, w, d + 1);
    w.under(n, "periodic_details");
  } else if (v !== undefined || "periodic_details" in o) w.type(o, "periodic_details", v, false, "object");
  v = o["bts_details"];
  if (isObject(v)) {
    n = w.found.length;
    btsDetails(v, w, d + 1);
    w.under(n, "bts_details");
  } else if (v !== undefined || "bts_details" in o) w.type(o, "bts_details", v, false, "object");
  v = o["user_timezone_details"];
  if (isObject(v)) {
    n = w.found.length;
    userTimezoneDetails(v, w, d + 1);
    w.under(n, "user_timezone_details");
  } else if (v !== undefined || "user_timezone_details" in o) w.type(o, "user_timezone_details", v, false, "object");
}

function pushDeliveryControls(o: Members, w: Walk, d: number): void {
  let v: unknown;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "bypass_dnd campaign_throttle_rpm count_for_frequency_capping ignore_frequency_capping minimum_delay_between_two_notification_in_hour max_time_to_show_message_of_same_camapign expiry_time_of_sync_data_in_hour send_message_in_offline_mode send_limit_value send_limit_granularity_in_hours ignore_global_minimum_delay queuing_enabled queue_duration", "unknown");
  v = o["bypass_dnd"];
  if (v !== undefined ? typeof v !== "boolean" : "bypass_dnd" in o) w.type(o, "bypass_dnd", v, false, "boolean");
  v = o["campaign_throttle_rpm"];
  if (v !== undefined ? !Number.isInteger(v) : "campaign_throttle_rpm" in o) w.type(o, "campaign_throttle_rpm", v, false, "integer");
  v = o["count_for_frequency_capping"];
  if (v !== undefined ? typeof v !== "boolean" : "count_for_frequency_capping" in o) w.type(o, "count_for_frequency_capping", v, false, "boolean");
  v = o["ignore_frequency_capping"];
  if (v !== undefined ? typeof v !== "boolean" : "ignore_frequency_capping" in o) w.type(o, "ignore_frequency_capping", v, false, "boolean");
  v = o["minimum_delay_between_two_notification_in_hour"];
  if (v !== undefined ? !Number.isInteger(v) : "minimum_delay_between_two_notification_in_hour" in o) w.type(o, "minimum_delay_between_two_notification_in_hour", v, false, "integer");
  v = o["max_time_to_show_message_of_same_camapign"];
  if (v !== undefined ? typeof v !== "string" : "max_time_to_show_message_of_same_camapign" in o) w.type(o, "max_time_to_show_message_of_same_camapign", v, false, "string");
  v = o["expiry_time_of_sync_data_in_hour"];
  if (v !== undefined ? typeof v !== "string" : "expiry_time_of_sync_data_in_hour" in o) w.type(o, "expiry_time_of_sync_data_in_hour", v, false, "string");
  v = o["send_message_in_offline_mode"];
  if (v !== undefined ? typeof v !== "boolean" : "send_message_in_offline_mode" in o) w.type(o, "send_message_in_offline_mode", v, false, "boolean");
  v = o["send_limit_value"];
  if (v !== undefined ? typeof v !== "string" : "send_limit_value" in o) w.type(o, "send_limit_value", v, false, "string");
  v = o["send_limit_granularity_in_hours"];
  if (v !== undefined ? typeof v !== "string" : "send_limit_granularity_in_hours" in o) w.type(o, "send_limit_granularity_in_hours", v, false, "string");
  v = o["ignore_global_minimum_delay"];
  if (v !== undefined ? typeof v !== "boolean" : "ignore_global_minimum_delay" in o) w.type(o, "ignore_global_minimum_delay", v, false, "boolean");
  v = o["queuing_enabled"];
  if (v !== undefined ? typeof v !== "boolean" : "queuing_enabled" in o) w.type(o, "queuing_enabled", v, false, "boolean");
  v = o["queue_duration"];
  if (v !== undefined ? !Number.isInteger(v) : "queue_duration" in o) w.type(o, "queue_duration", v, false, "integer");
}

function expirationSettings(o: Members, w: Walk, d: number): void {
  let v: unknown;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "expire_notification_after_value expire_notification_after_type remove_from_inbox_after_value remove_from_inbox_after_type", "unknown");
  v = o["expire_notification_after_value"];
  if (v !== undefined ? !Number.isInteger(v) : "expire_notification_after_value" in o) w.type(o, "expire_notification_after_value", v, false, "integer");
  v = o["expire_notification_after_type"];
  if (v !== undefined ? v !== "HOUR" && v !== "DAY" : "expire_notification_after_type" in o) w.enum(o, "expire_notification_after_type", v, false, ["HOUR", "DAY"]);
  v = o["remove_from_inbox_after_value"];
  if (v !== undefined ? !Number.isInteger(v) : "remove_from_inbox_after_value" in o) w.type(o, "remove_from_inbox_after_value", v, false, "integer");
  v = o["remove_from_inbox_after_type"];
  if (v !== undefined ? v !== "DAY" : "remove_from_inbox_after_type" in o) w.enum(o, "remove_from_inbox_after_type", v, false, ["DAY"]);
}

function androidSpecificPriority(o: Members, w: Walk, d: number): void {
  let v: unknown;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "send_with_priority", "unknown");
  v = o["send_with_priority"];
  if (v !== undefined ? typeof v !== "boolean" : "send_with_priority" in o) w.type(o, "send_with_priority", v, false, "boolean");
}

function iosSpecificPriority(o: Members, w: Walk, d: number): void {
  let v: unknown;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "apns_priority interruption_level relevance_score", "unknown");
  v = o["apns_priority"];
  if (v !== undefined ? v !== "1" && v !== "5" && v !== "10" : "apns_priority" in o) w.enum(o, "apns_priority", v, false, ["1", "5", "10"]);
  v = o["interruption_level"];
  if (v !== undefined ? v !== "Passive" && v !== "Active" && v !== "Time sensitive" && v !== "Critical" : "interruption_level" in o) w.enum(o, "interruption_level", v, false, ["Passive", "Active", "Time sensitive", "Critical"]);
  v = o["relevance_score"];
  if (v !== undefined ? v !== 0 && v !== 0.5 && v !== 1 : "relevance_score" in o) w.enum(o, "relevance_score", v, false, [0, 0.5, 1]);
}

function platformLevelPriority(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "android_specific_priority ios_specific_priority", "unknown");
  v = o["android_specific_priority"];
  if (isObject(v)) {
    n = w.found.length;
    androidSpecificPriority(v, w, d + 1);
    w.under(n, "android_specific_priority");
  } else if (v !== undefined || "android_specific_priority" in o) w.type(o, "android_specific_priority", v, false, "object");
  v = o["ios_specific_priority"];
  if (isObject(v)) {
    n = w.found.length;
    iosSpecificPriority(v, w, d + 1);
    w.under(n, "ios_specific_priority");
  } else if (v !== undefined || "ios_specific_priority" in o) w.type(o, "ios_specific_priority", v, false, "object");
}

function advanced(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "expiration_settings platform_level_priority", "unknown");
  v = o["expiration_settings"];
  if (isObject(v)) {
    n = w.found.length;
    expirationSettings(v, w, d + 1);
    w.under(n, "expiration_settings");
  } else if (v !== undefined || "expiration_settings" in o) w.type(o, "expiration_settings", v, false, "object");
  v = o["platform_level_priority"];
  if (isObject(v)) {
    n = w.found.length;
    platformLevelPriority(v, w, d + 1);
    w.under(n, "platform_level_priority");
  } else if (v !== undefined || "platform_level_priority" in o) w.type(o, "platform_level_priority", v, false, "object");
}

function filters2(a: readonly unknown[], w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  const end = w.enterArray(a, filters2, d);
  if (end < 0) return;
  const before = w.found.length;
  for (let i = 0; i < end && !w.full; i++) {
    v = a[i];
    if (isObject(v)) {
      n = w.found.length;
      variationDetails(v, w, d + 1);
      w.under(n, i);
    } else w.type(a, i, v, true, "object");
  }
  w.leave(a, end, filters2, d, before);
}

function goalEventAttribute(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "name condition data_type value value1 negate value_type array_filter_type filters is_case_sensitive", "unknown");
  v = o["name"];
  if (v !== undefined ? typeof v !== "string" : "name" in o) w.type(o, "name", v, false, "string");
  v = o["condition"];
  if (v !== undefined ? typeof v !== "string" : "condition" in o) w.type(o, "condition", v, false, "string");
  v = o["data_type"];
  if (v !== undefined ? v !== "STRING" && v !== "DOUBLE" && v !== "BOOL" && v !== "NUMBER" && v !== "GEOPOINT" && v !== "DATETIME" && v !== "ARRAY_DOUBLE" && v !== "ARRAY_STRING" && v !== "OBJECT" && v !== "ARRAY_OBJECT" : "data_type" in o) w.enum(o, "data_type", v, false, ["STRING", "DOUBLE", "BOOL", "NUMBER", "GEOPOINT", "DATETIME", "ARRAY_DOUBLE", "ARRAY_STRING", "OBJECT", "ARRAY_OBJECT"]);
  v = o["value"];
  if (v !== undefined ? typeof v !== "string" : "value" in o) w.type(o, "value", v, false, "string");
  v = o["value1"];
  if (v !== undefined ? typeof v !== "string" : "value1" in o) w.type(o, "value1", v, false, "string");
  v = o["negate"];
  if (v !== undefined ? typeof v !== "boolean" : "negate" in o) w.type(o, "negate", v, false, "boolean");
  v = o["value_type"];
  if (v !== undefined ? typeof v !== "string" : "value_type" in o) w.type(o, "value_type", v, false, "string");
  v = o["array_filter_type"];
  if (v !== undefined ? typeof v !== "string" : "array_filter_type" in o) w.type(o, "array_filter_type", v, false, "string");
  v = o["filters"];
  if (Array.isArray(v)) {
    n = w.found.length;
    filters2(v, w, d + 1);
    w.under(n, "filters");
  } else if (v !== undefined || "filters" in o) w.type(o, "filters", v, false, "array");
  v = o["is_case_sensitive"];
  if (v !== undefined ? typeof v !== "boolean" : "is_case_sensitive" in o) w.type(o, "is_case_sensitive", v, false, "boolean");
}

function goal(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "goal_name goal_event_name goal_event_attribute is_primary_goal revenue_attribute revenue_currency", "unknown");
  v = o["goal_name"];
  if (v !== undefined ? typeof v !== "string" : "goal_name" in o) w.type(o, "goal_name", v, false, "string");
  v = o["goal_event_name"];
  if (v !== undefined ? typeof v !== "string" : "goal_event_name" in o) w.type(o, "goal_event_name", v, false, "string");
  v = o["goal_event_attribute"];
  if (isObject(v)) {
    n = w.found.length;
    goalEventAttribute(v, w, d + 1);
    w.under(n, "goal_event_attribute");
  } else if (v !== undefined || "goal_event_attribute" in o) w.type(o, "goal_event_attribute", v, false, "object");
  v = o["is_primary_goal"];
  if (v !== undefined ? typeof v !== "boolean" : "is_primary_goal" in o) w.type(o, "is_primary_goal", v, false, "boolean");
  v = o["revenue_attribute"];
  if (v !== undefined ? typeof v !== "string" : "revenue_attribute" in o) w.type(o, "revenue_attribute", v, false, "string");
  v = o["revenue_currency"];
  if (v !== undefined ? typeof v !== "string" : "revenue_currency" in o) w.type(o, "revenue_currency", v, false, "string");
}

function goals(a: readonly unknown[], w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  const end = w.enterArray(a, goals, d);
  if (end < 0) return;
  const before = w.found.length;
  for (let i = 0; i < end && !w.full; i++) {
    v = a[i];
    if (isObject(v)) {
      n = w.found.length;
      goal(v, w, d + 1);
      w.under(n, i);
    } else w.type(a, i, v, true, "object");
  }
  w.leave(a, end, goals, d, before);
}

function conversionGoalDetails(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "attribution_window_in_hours goals", "unknown");
  v = o["attribution_window_in_hours"];
  if (v !== undefined ? !Number.isInteger(v) : "attribution_window_in_hours" in o) w.type(o, "attribution_window_in_hours", v, false, "integer");
  v = o["goals"];
  if (Array.isArray(v)) {
    n = w.found.length;
    goals(v, w, d + 1);
    w.under(n, "goals");
  } else if (v !== undefined || "goals" in o) w.type(o, "goals", v, false, "array");
}

function controlGroupDetails(o: Members, w: Walk, d: number): void {
  let v: unknown;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "is_campaign_control_group_enabled campaign_control_group_percentage is_global_control_group_enabled", "unknown");
  v = o["is_campaign_control_group_enabled"];
  if (v !== undefined ? typeof v !== "boolean" : "is_campaign_control_group_enabled" in o) w.type(o, "is_campaign_control_group_enabled", v, false, "boolean");
  v = o["campaign_control_group_percentage"];
  if (v !== undefined ? typeof v !== "number" || !Number.isInteger(v) || v < 0 || v > 100 : "campaign_control_group_percentage" in o) w.range(o, "campaign_control_group_percentage", v, false, 0, 100);
  v = o["is_global_control_group_enabled"];
  if (v !== undefined ? typeof v !== "boolean" : "is_global_control_group_enabled" in o) w.type(o, "is_global_control_group_enabled", v, false, "boolean");
}

function utmParams(o: Members, w: Walk, d: number): void {
  let v: unknown;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "utm_source! utm_medium! utm_campaign utm_term utm_content", "free");
  v = o["utm_source"];
  if (typeof v !== "string") w.type(o, "utm_source", v, true, "string");
  v = o["utm_medium"];
  if (typeof v !== "string") w.type(o, "utm_medium", v, true, "string");
  v = o["utm_campaign"];
  if (v !== undefined ? typeof v !== "string" : "utm_campaign" in o) w.type(o, "utm_campaign", v, false, "string");
  v = o["utm_term"];
  if (v !== undefined ? typeof v !== "string" : "utm_term" in o) w.type(o, "utm_term", v, false, "string");
  v = o["utm_content"];
  if (v !== undefined ? typeof v !== "string" : "utm_content" in o) w.type(o, "utm_content", v, false, "string");
  for (const key in o) {
    if (w.full) return;
    if (key !== "utm_source" && key !== "utm_medium" && key !== "utm_campaign" && key !== "utm_term" && key !== "utm_content") {
      v = o[key];
      if (typeof v !== "string") w.type(o, key, v, true, "string");
    }
  }
}

function campaignAudienceLimit(o: Members, w: Walk, d: number): void {
  let v: unknown;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "is_campaign_audience_limit_enabled metric frequency limit", "unknown");
  v = o["is_campaign_audience_limit_enabled"];
  if (typeof v !== "boolean") w.type(o, "is_campaign_audience_limit_enabled", v, true, "boolean");
  v = o["metric"];
  if (v !== undefined ? v !== "SENT" : "metric" in o) w.enum(o, "metric", v, false, ["SENT"]);
  v = o["frequency"];
  if (v !== undefined ? v !== "TOTAL" && v !== "INSTANCE" : "frequency" in o) w.enum(o, "frequency", v, false, ["TOTAL", "INSTANCE"]);
  v = o["limit"];
  if (v !== undefined ? typeof v !== "number" || !Number.isInteger(v) || v < 1 || v > 9999999999 : "limit" in o) w.range(o, "limit", v, false, 1, 9999999999);
}

function pushCreateRequest(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (w.inspects) w.inspect(o, "request_id! channel! campaign_delivery_type created_by basic_details trigger_condition campaign_content segmentation_details scheduling_details delivery_controls advanced conversion_goal_details control_group_details utm_params campaign_audience_limit", "unknown");
  v = o["request_id"];
  if (typeof v !== "string") w.type(o, "request_id", v, true, "string");
  v = o["campaign_delivery_type"];
  if (v !== "ONE_TIME" && v !== "PERIODIC" && v !== "EVENT_TRIGGERED" && v !== "BUSINESS_EVENT_TRIGGERED" && v !== "DEVICE_TRIGGERED" && v !== "LOCATION_TRIGGERED" && v !== "BROADCAST_LIVE_ACTIVITY") w.enum(o, "campaign_delivery_type", v, true, ["ONE_TIME", "PERIODIC", "EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED", "DEVICE_TRIGGERED", "LOCATION_TRIGGERED", "BROADCAST_LIVE_ACTIVITY"]);
  v = o["created_by"];
  if (typeof v !== "string" || !isEmail(v)) w.format(o, "created_by", v, true, "email");
  v = o["basic_details"];
  if (isObject(v)) {
    n = w.settle();
    pushBasicDetails(v, w, d + 1);
    w.under(n, "basic_details");
  } else w.type(o, "basic_details", v, true, "object");
  v = o["trigger_condition"];
  if (isObject(v)) {
    n = w.settle();
    triggerCondition(v, w, d + 1);
    w.under(n, "trigger_condition");
  } else if (v !== undefined || "trigger_condition" in o) w.type(o, "trigger_condition", v, false, "object");
  v = o["campaign_content"];
  if (isObject(v)) {
    n = w.settle();
    pushCampaignContent(v, w, d + 1);
    w.under(n, "campaign_content");
  } else w.type(o, "campaign_content", v, true, "object");
  v = o["segmentation_details"];
  if (isObject(v)) {
    n = w.settle();
    segmentationDetails(v, w, d + 1);
    w.under(n, "segmentation_details");
  } else w.type(o, "segmentation_details", v, true, "object");
  v = o["scheduling_details"];
  if (isObject(v)) {
    n = w.settle();
    schedulingDetails(v, w, d + 1);
    w.under(n, "scheduling_details");
  } else w.type(o, "scheduling_details", v, true, "object");
  v = o["delivery_controls"];
  if (isObject(v)) {
    n = w.settle();
    pushDeliveryControls(v, w, d + 1);
    w.under(n, "delivery_controls");
  } else w.type(o, "delivery_controls", v, true, "object");
  v = o["advanced"];
  if (isObject(v)) {
    n = w.settle();
    advanced(v, w, d + 1);
    w.under(n, "advanced");
  } else w.type(o, "advanced", v, true, "object");
  v = o["conversion_goal_details"];
  if (isObject(v)) {
    n = w.settle();
    conversionGoalDetails(v, w, d + 1);
    w.under(n, "conversion_goal_details");
  } else if (v !== undefined || "conversion_goal_details" in o) w.type(o, "conversion_goal_details", v, false, "object");
  v = o["control_group_details"];
  if (isObject(v)) {
    n = w.settle();
    controlGroupDetails(v, w, d + 1);
    w.under(n, "control_group_details");
  } else if (v !== undefined || "control_group_details" in o) w.type(o, "control_group_details", v, false, "object");
  v = o["utm_params"];
  if (isObject(v)) {
    n = w.settle();
    utmParams(v, w, d + 1);
    w.under(n, "utm_params");
  } else if (v !== undefined || "utm_params" in o) w.type(o, "utm_params", v, false, "object");
  v = o["campaign_audience_limit"];
  if (isObject(v)) {
    n = w.settle();
    campaignAudienceLimit(v, w, d + 1);
    w.under(n, "campaign_audience_limit");
  } else if (v !== undefined || "campaign_audience_limit" in o) w.type(o, "campaign_audience_limit", v, false, "object");
}

function emailBasicDetails(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "name! content_type user_attribute_identifier! subscription_category! business_event! tags team send_only_double_opt_in_users deduplication_attribute", "unknown");
  v = o["name"];
  if (typeof v !== "string") w.type(o, "name", v, true, "string");
  v = o["content_type"];
  if (v !== "PROMOTIONAL" && v !== "TRANSACTIONAL") w.enum(o, "content_type", v, true, ["PROMOTIONAL", "TRANSACTIONAL"]);
  v = o["user_attribute_identifier"];
  if (typeof v !== "string") w.type(o, "user_attribute_identifier", v, true, "string");
  v = o["subscription_category"];
  if (v !== undefined ? typeof v !== "string" : "subscription_category" in o) w.type(o, "subscription_category", v, false, "string");
  v = o["business_event"];
  if (v !== undefined ? typeof v !== "string" : "business_event" in o) w.type(o, "business_event", v, false, "string");
  v = o["tags"];
  if (Array.isArray(v)) {
    n = w.found.length;
    texts(v, w, d + 1);
    w.under(n, "tags");
  } else if (v !== undefined || "tags" in o) w.type(o, "tags", v, false, "array");
  v = o["team"];
  if (v !== undefined ? typeof v !== "string" : "team" in o) w.type(o, "team", v, false, "string");
  v = o["send_only_double_opt_in_users"];
  if (v !== undefined ? typeof v !== "boolean" : "send_only_double_opt_in_users" in o) w.type(o, "send_only_double_opt_in_users", v, false, "boolean");
  v = o["deduplication_attribute"];
  if (v !== undefined ? typeof v !== "string" : "deduplication_attribute" in o) w.type(o, "deduplication_attribute", v, false, "string");
}

function connector(o: Members, w: Walk, d: number): void {
  let v: unknown;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "connector_type! connector_name!", "unknown");
  v = o["connector_type"];
  if (typeof v !== "string") w.type(o, "connector_type", v, true, "string");
  v = o["connector_name"];
  if (typeof v !== "string") w.type(o, "connector_name", v, true, "string");
}

function dealCard(o: Members, w: Walk, d: number): void {
  let v: unknown;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "description! discount_code! availability_starts availability_ends", "unknown");
  v = o["description"];
  if (typeof v !== "string") w.type(o, "description", v, true, "string");
  v = o["discount_code"];
  if (typeof v !== "string") w.type(o, "discount_code", v, true, "string");
  v = o["availability_starts"];
  if (typeof v !== "string" || !isDateTime(v)) w.format(o, "availability_starts", v, true, "date-time");
  v = o["availability_ends"];
  if (typeof v !== "string" || !isDateTime(v)) w.format(o, "availability_ends", v, true, "date-time");
}

function carouselProduct(o: Members, w: Walk, d: number): void {
  let v: unknown;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "id! headline! original_price discount_value discount_type promo_url product_image", "unknown");
  v = o["id"];
  if (typeof v !== "string") w.type(o, "id", v, true, "string");
  v = o["headline"];
  if (typeof v !== "string") w.type(o, "headline", v, true, "string");
  v = o["original_price"];
  if (typeof v !== "string" || !isNumericString(v)) w.format(o, "original_price", v, true, "numeric-string");
  v = o["discount_value"];
  if (typeof v !== "string" || !isNumericString(v)) w.format(o, "discount_value", v, true, "numeric-string");
  v = o["discount_type"];
  if (v !== "PERCENT" && v !== "VALUE") w.enum(o, "discount_type", v, true, ["PERCENT", "VALUE"]);
  v = o["promo_url"];
  if (typeof v !== "string" || !isHttpsUrl(v)) w.format(o, "promo_url", v, true, "https-url");
  v = o["product_image"];
  if (typeof v !== "string" || !isHttpsUrl(v)) w.format(o, "product_image", v, true, "https-url");
}

function products(a: readonly unknown[], w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  const end = w.enterArray(a, products, d);
  if (end < 0) return;
  const before = w.found.length;
  if (end < 2) w.size(end, 2);
  for (let i = 0; i < end && !w.full; i++) {
    v = a[i];
    if (isObject(v)) {
      n = w.found.length;
      carouselProduct(v, w, d + 1);
      w.under(n, i);
    } else w.type(a, i, v, true, "object");
  }
  w.leave(a, end, products, d, before);
}

function manualCarouselData(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "currency! products", "unknown");
  v = o["currency"];
  if (typeof v !== "string") w.type(o, "currency", v, true, "string");
  v = o["products"];
  if (Array.isArray(v)) {
    n = w.found.length;
    products(v, w, d + 1);
    w.under(n, "products");
  } else w.type(o, "products", v, true, "array");
}

function productSetCarouselData(o: Members, w: Walk, d: number): void {
  let v: unknown;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "product_set! image_url! headline! promo_url! product_count", "unknown");
  v = o["product_set"];
  if (typeof v !== "string") w.type(o, "product_set", v, true, "string");
  v = o["image_url"];
  if (typeof v !== "string") w.type(o, "image_url", v, true, "string");
  v = o["headline"];
  if (typeof v !== "string") w.type(o, "headline", v, true, "string");
  v = o["promo_url"];
  if (typeof v !== "string") w.type(o, "promo_url", v, true, "string");
  v = o["product_count"];
  if (typeof v !== "number" || !Number.isInteger(v) || v < 2 || v > 9) w.range(o, "product_count", v, true, 2, 9);
}

function productCarousel(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "type manual_data product_set_data", "unknown");
  v = o["type"];
  if (v !== "MANUAL" && v !== "PRODUCT_SET") w.enum(o, "type", v, true, ["MANUAL", "PRODUCT_SET"]);
  v = o["manual_data"];
  if (isObject(v)) {
    n = w.found.length;
    manualCarouselData(v, w, d + 1);
    w.under(n, "manual_data");
  } else if (v !== undefined || "manual_data" in o) w.type(o, "manual_data", v, false, "object");
  v = o["product_set_data"];
  if (isObject(v)) {
    n = w.found.length;
    productSetCarouselData(v, w, d + 1);
    w.under(n, "product_set_data");
  } else if (v !== undefined || "product_set_data" in o) w.type(o, "product_set_data", v, false, "object");
}

function gmailAnnotations(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "send_email_if_personalization_fails sender_logo sender_logo_type deal_card product_carousel", "unknown");
  v = o["send_email_if_personalization_fails"];
  if (v !== undefined ? typeof v !== "boolean" : "send_email_if_personalization_fails" in o) w.type(o, "send_email_if_personalization_fails", v, false, "boolean");
  v = o["sender_logo"];
  if (typeof v !== "string" || !isHttpsUrl(v)) w.format(o, "sender_logo", v, true, "https-url");
  v = o["sender_logo_type"];
  if (v !== undefined ? typeof v !== "string" : "sender_logo_type" in o) w.type(o, "sender_logo_type", v, false, "string");
  v = o["deal_card"];
  if (isObject(v)) {
    n = w.found.length;
    dealCard(v, w, d + 1);
    w.under(n, "deal_card");
  } else if (v !== undefined || "deal_card" in o) w.type(o, "deal_card", v, false, "object");
  v = o["product_carousel"];
  if (isObject(v)) {
    n = w.found.length;
    productCarousel(v, w, d + 1);
    w.under(n, "product_carousel");
  } else if (v !== undefined || "product_carousel" in o) w.type(o, "product_carousel", v, false, "object");
}

function emailContent(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "subject preview_text sender_name from_address reply_to_address html_content gmail_annotations", "possible");
  const before = w.found.length;
  v = o["subject"];
  if (v !== undefined ? typeof v !== "string" : "subject" in o) w.type(o, "subject", v, false, "string");
  v = o["preview_text"];
  if (v !== undefined ? typeof v !== "string" : "preview_text" in o) w.type(o, "preview_text", v, false, "string");
  v = o["sender_name"];
  if (v !== undefined ? typeof v !== "string" : "sender_name" in o) w.type(o, "sender_name", v, false, "string");
  v = o["from_address"];
  if (v !== undefined ? typeof v !== "string" : "from_address" in o) w.type(o, "from_address", v, false, "string");
  v = o["reply_to_address"];
  if (v !== undefined ? typeof v !== "string" : "reply_to_address" in o) w.type(o, "reply_to_address", v, false, "string");
  v = o["html_content"];
  if (v !== undefined ? typeof v !== "string" : "html_content" in o) w.type(o, "html_content", v, false, "string");
  v = o["gmail_annotations"];
  if (isObject(v)) {
    n = w.found.length;
    gmailAnnotations(v, w, d + 1);
    w.under(n, "gmail_annotations");
  } else if (v !== undefined || "gmail_annotations" in o) w.type(o, "gmail_annotations", v, false, "object");
  w.visit("email", o, before);
}

function emailCampaignContent(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "locales variation_details content", "unknown");
  v = o["locales"];
  if (Array.isArray(v)) {
    n = w.found.length;
    texts(v, w, d + 1);
    w.under(n, "locales");
  } else if (v !== undefined || "locales" in o) w.type(o, "locales", v, false, "array");
  v = o["variation_details"];
  if (isObject(v)) {
    n = w.found.length;
    variationDetails(v, w, d + 1);
    w.under(n, "variation_details");
  } else if (v !== undefined || "variation_details" in o) w.type(o, "variation_details", v, false, "object");
  v = o["content"];
  if (isObject(v)) {
    n = w.found.length;
    checkChannelContent(v, w, d + 1, "email", emailContent, "locales" in o || "variation_details" in o);
    w.under(n, "content");
  } else w.type(o, "content", v, true, "object");
}

function emailDeliveryControls(o: Members, w: Walk, d: number): void {
  let v: unknown;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "bypass_dnd campaign_throttle_rpm count_for_frequency_capping ignore_frequency_capping minimum_delay_between_two_notification_in_hour", "unknown");
  v = o["bypass_dnd"];
  if (v !== undefined ? typeof v !== "boolean" : "bypass_dnd" in o) w.type(o, "bypass_dnd", v, false, "boolean");
  v = o["campaign_throttle_rpm"];
  if (v !== undefined ? !Number.isInteger(v) : "campaign_throttle_rpm" in o) w.type(o, "campaign_throttle_rpm", v, false, "integer");
  v = o["count_for_frequency_capping"];
  if (v !== undefined ? typeof v !== "boolean" : "count_for_frequency_capping" in o) w.type(o, "count_for_frequency_capping", v, false, "boolean");
  v = o["ignore_frequency_capping"];
  if (v !== undefined ? typeof v !== "boolean" : "ignore_frequency_capping" in o) w.type(o, "ignore_frequency_capping", v, false, "boolean");
  v = o["minimum_delay_between_two_notification_in_hour"];
  if (v !== undefined ? !Number.isInteger(v) : "minimum_delay_between_two_notification_in_hour" in o) w.type(o, "minimum_delay_between_two_notification_in_hour", v, false, "integer");
}

function emailCreateRequest(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (w.inspects) w.inspect(o, "request_id! channel! campaign_delivery_type created_by basic_details trigger_condition connector campaign_content segmentation_details scheduling_details delivery_controls conversion_goal_details control_group_details utm_params campaign_audience_limit", "unknown");
  v = o["request_id"];
  if (typeof v !== "string") w.type(o, "request_id", v, true, "string");
  v = o["campaign_delivery_type"];
  if (v !== "ONE_TIME" && v !== "PERIODIC" && v !== "EVENT_TRIGGERED" && v !== "BUSINESS_EVENT_TRIGGERED") w.enum(o, "campaign_delivery_type", v, true, ["ONE_TIME", "PERIODIC", "EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED"]);
  v = o["created_by"];
  if (typeof v !== "string" || !isEmail(v)) w.format(o, "created_by", v, true, "email");
  v = o["basic_details"];
  if (isObject(v)) {
    n = w.settle();
    emailBasicDetails(v, w, d + 1);
    w.under(n, "basic_details");
  } else w.type(o, "basic_details", v, true, "object");
  v = o["trigger_condition"];
  if (isObject(v)) {
    n = w.settle();
    triggerCondition(v, w, d + 1);
    w.under(n, "trigger_condition");
  } else if (v !== undefined || "trigger_condition" in o) w.type(o, "trigger_condition", v, false, "object");
  v = o["connector"];
  if (isObject(v)) {
    n = w.settle();
    connector(v, w, d + 1);
    w.under(n, "connector");
  } else w.type(o, "connector", v, true, "object");
  v = o["campaign_content"];
  if (isObject(v)) {
    n = w.settle();
    emailCampaignContent(v, w, d + 1);
    w.under(n, "campaign_content");
  } else w.type(o, "campaign_content", v, true, "object");
  v = o["segmentation_details"];
  if (isObject(v)) {
    n = w.settle();
    segmentationDetails(v, w, d + 1);
    w.under(n, "segmentation_details");
  } else w.type(o, "segmentation_details", v, true, "object");
  v = o["scheduling_details"];
  if (isObject(v)) {
    n = w.settle();
    schedulingDetails(v, w, d + 1);
    w.under(n, "scheduling_details");
  } else w.type(o, "scheduling_details", v, true, "object");
  v = o["delivery_controls"];
  if (isObject(v)) {
    n = w.settle();
    emailDeliveryControls(v, w, d + 1);
    w.under(n, "delivery_controls");
  } else if (v !== undefined || "delivery_controls" in o) w.type(o, "delivery_controls", v, false, "object");
  v = o["conversion_goal_details"];
  if (isObject(v)) {
    n = w.settle();
    conversionGoalDetails(v, w, d + 1);
    w.under(n, "conversion_goal_details");
  } else if (v !== undefined || "conversion_goal_details" in o) w.type(o, "conversion_goal_details", v, false, "object");
  v = o["control_group_details"];
  if (isObject(v)) {
    n = w.settle();
    controlGroupDetails(v, w, d + 1);
    w.under(n, "control_group_details");
  } else if (v !== undefined || "control_group_details" in o) w.type(o, "control_group_details", v, false, "object");
  v = o["utm_params"];
  if (isObject(v)) {
    n = w.settle();
    utmParams(v, w, d + 1);
    w.under(n, "utm_params");
  } else if (v !== undefined || "utm_params" in o) w.type(o, "utm_params", v, false, "object");
  v = o["campaign_audience_limit"];
  if (isObject(v)) {
    n = w.settle();
    campaignAudienceLimit(v, w, d + 1);
    w.under(n, "campaign_audience_limit");
  } else if (v !== undefined || "campaign_audience_limit" in o) w.type(o, "campaign_audience_limit", v, false, "object");
}

function otherwise(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "request_id! channel campaign_delivery_type created_by basic_details campaign_content segmentation_details scheduling_details conversion_goal_details control_group_details utm_params campaign_audience_limit", "possible");
  v = o["request_id"];
  if (typeof v !== "string") w.type(o, "request_id", v, true, "string");
  v = o["channel"];
  if (v !== "PUSH" && v !== "EMAIL") w.enum(o, "channel", v, true, ["PUSH", "EMAIL"]);
  if (o["campaign_delivery_type"] === undefined) w.present(o, "campaign_delivery_type");
  v = o["created_by"];
  if (typeof v !== "string" || !isEmail(v)) w.format(o, "created_by", v, true, "email");
  if (o["basic_details"] === undefined) w.present(o, "basic_details");
  if (o["campaign_content"] === undefined) w.present(o, "campaign_content");
  v = o["segmentation_details"];
  if (isObject(v)) {
    n = w.settle();
    segmentationDetails(v, w, d + 1);
    w.under(n, "segmentation_details");
  } else w.type(o, "segmentation_details", v, true, "object");
  v = o["scheduling_details"];
  if (isObject(v)) {
    n = w.settle();
    schedulingDetails(v, w, d + 1);
    w.under(n, "scheduling_details");
  } else w.type(o, "scheduling_details", v, true, "object");
  v = o["conversion_goal_details"];
  if (isObject(v)) {
    n = w.settle();
    conversionGoalDetails(v, w, d + 1);
    w.under(n, "conversion_goal_details");
  } else if (v !== undefined || "conversion_goal_details" in o) w.type(o, "conversion_goal_details", v, false, "object");
  v = o["control_group_details"];
  if (isObject(v)) {
    n = w.settle();
    controlGroupDetails(v, w, d + 1);
    w.under(n, "control_group_details");
  } else if (v !== undefined || "control_group_details" in o) w.type(o, "control_group_details", v, false, "object");
  v = o["utm_params"];
  if (isObject(v)) {
    n = w.settle();
    utmParams(v, w, d + 1);
    w.under(n, "utm_params");
  } else if (v !== undefined || "utm_params" in o) w.type(o, "utm_params", v, false, "object");
  v = o["campaign_audience_limit"];
  if (isObject(v)) {
    n = w.settle();
    campaignAudienceLimit(v, w, d + 1);
    w.under(n, "campaign_audience_limit");
  } else if (v !== undefined || "campaign_audience_limit" in o) w.type(o, "campaign_audience_limit", v, false, "object");
}

export function createRequest(o: Members, w: Walk, d: number): void {
  let v: unknown;
  if (!w.enter(o, d)) return;
  v = o["channel"];
  if (v === "PUSH") return pushCreateRequest(o, w, d);
  if (v === "EMAIL") return emailCreateRequest(o, w, d);
  otherwise(o, w, d);
}

export function pushCampaign(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "request_id channel! campaign_delivery_type updated_by version_note basic_details trigger_condition campaign_content segmentation_details scheduling_details delivery_controls advanced conversion_goal_details control_group_details utm_params campaign_audience_limit", "unknown");
  v = o["request_id"];
  if (v !== undefined ? typeof v !== "string" : "request_id" in o) w.type(o, "request_id", v, false, "string");
  v = o["channel"];
  if (v !== "PUSH") w.enum(o, "channel", v, true, ["PUSH"]);
  v = o["campaign_delivery_type"];
  if (v !== "ONE_TIME" && v !== "PERIODIC" && v !== "EVENT_TRIGGERED" && v !== "BUSINESS_EVENT_TRIGGERED" && v !== "DEVICE_TRIGGERED" && v !== "LOCATION_TRIGGERED" && v !== "BROADCAST_LIVE_ACTIVITY") w.enum(o, "campaign_delivery_type", v, true, ["ONE_TIME", "PERIODIC", "EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED", "DEVICE_TRIGGERED", "LOCATION_TRIGGERED", "BROADCAST_LIVE_ACTIVITY"]);
  v = o["updated_by"];
  if (v !== undefined ? typeof v !== "string" || !isEmail(v) : "updated_by" in o) w.format(o, "updated_by", v, false, "email");
  v = o["version_note"];
  if (v !== undefined ? typeof v !== "string" : "version_note" in o) w.type(o, "version_note", v, false, "string");
  v = o["basic_details"];
  if (isObject(v)) {
    n = w.settle();
    pushBasicDetails(v, w, d + 1);
    w.under(n, "basic_details");
  } else w.type(o, "basic_details", v, true, "object");
  v = o["trigger_condition"];
  if (isObject(v)) {
    n = w.settle();
    triggerCondition(v, w, d + 1);
    w.under(n, "trigger_condition");
  } else if (v !== undefined || "trigger_condition" in o) w.type(o, "trigger_condition", v, false, "object");
  v = o["campaign_content"];
  if (isObject(v)) {
    n = w.settle();
    pushCampaignContent(v, w, d + 1);
    w.under(n, "campaign_content");
  } else w.type(o, "campaign_content", v, true, "object");
  v = o["segmentation_details"];
  if (isObject(v)) {
    n = w.settle();
    segmentationDetails(v, w, d + 1);
    w.under(n, "segmentation_details");
  } else w.type(o, "segmentation_details", v, true, "object");
  v = o["scheduling_details"];
  if (isObject(v)) {
    n = w.settle();
    schedulingDetails(v, w, d + 1);
    w.under(n, "scheduling_details");
  } else w.type(o, "scheduling_details", v, true, "object");
  v = o["delivery_controls"];
  if (isObject(v)) {
    n = w.settle();
    pushDeliveryControls(v, w, d + 1);
    w.under(n, "delivery_controls");
  } else w.type(o, "delivery_controls", v, true, "object");
  v = o["advanced"];
  if (isObject(v)) {
    n = w.settle();
    advanced(v, w, d + 1);
    w.under(n, "advanced");
  } else w.type(o, "advanced", v, true, "object");
  v = o["conversion_goal_details"];
  if (isObject(v)) {
    n = w.settle();
    conversionGoalDetails(v, w, d + 1);
    w.under(n, "conversion_goal_details");
  } else if (v !== undefined || "conversion_goal_details" in o) w.type(o, "conversion_goal_details", v, false, "object");
  v = o["control_group_details"];
  if (isObject(v)) {
    n = w.settle();
    controlGroupDetails(v, w, d + 1);
    w.under(n, "control_group_details");
  } else if (v !== undefined || "control_group_details" in o) w.type(o, "control_group_details", v, false, "object");
  v = o["utm_params"];
  if (isObject(v)) {
    n = w.settle();
    utmParams(v, w, d + 1);
    w.under(n, "utm_params");
  } else if (v !== undefined || "utm_params" in o) w.type(o, "utm_params", v, false, "object");
  v = o["campaign_audience_limit"];
  if (isObject(v)) {
    n = w.settle();
    campaignAudienceLimit(v, w, d + 1);
    w.under(n, "campaign_audience_limit");
  } else if (v !== undefined || "campaign_audience_limit" in o) w.type(o, "campaign_audience_limit", v, false, "object");
}

export function emailCampaign(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "request_id channel! campaign_delivery_type updated_by version_note basic_details trigger_condition connector campaign_content segmentation_details scheduling_details delivery_controls conversion_goal_details control_group_details utm_params campaign_audience_limit", "unknown");
  v = o["request_id"];
  if (v !== undefined ? typeof v !== "string" : "request_id" in o) w.type(o, "request_id", v, false, "string");
  v = o["channel"];
  if (v !== "EMAIL") w.enum(o, "channel", v, true, ["EMAIL"]);
  v = o["campaign_delivery_type"];
  if (v !== "ONE_TIME" && v !== "PERIODIC" && v !== "EVENT_TRIGGERED" && v !== "BUSINESS_EVENT_TRIGGERED") w.enum(o, "campaign_delivery_type", v, true, ["ONE_TIME", "PERIODIC", "EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED"]);
  v = o["updated_by"];
  if (v !== undefined ? typeof v !== "string" || !isEmail(v) : "updated_by" in o) w.format(o, "updated_by", v, false, "email");
  v = o["version_note"];
  if (v !== undefined ? typeof v !== "string" : "version_note" in o) w.type(o, "version_note", v, false, "string");
  v = o["basic_details"];
  if (isObject(v)) {
    n = w.settle();
    emailBasicDetails(v, w, d + 1);
    w.under(n, "basic_details");
  } else w.type(o, "basic_details", v, true, "object");
  v = o["trigger_condition"];
  if (isObject(v)) {
    n = w.settle();
    triggerCondition(v, w, d + 1);
    w.under(n, "trigger_condition");
  } else if (v !== undefined || "trigger_condition" in o) w.type(o, "trigger_condition", v, false, "object");
  v = o["connector"];
  if (isObject(v)) {
    n = w.settle();
    connector(v, w, d + 1);
    w.under(n, "connector");
  } else w.type(o, "connector", v, true, "object");
  v = o["campaign_content"];
  if (isObject(v)) {
    n = w.settle();
    emailCampaignContent(v, w, d + 1);
    w.under(n, "campaign_content");
  } else w.type(o, "campaign_content", v, true, "object");
  v = o["segmentation_details"];
  if (isObject(v)) {
    n = w.settle();
    segmentationDetails(v, w, d + 1);
    w.under(n, "segmentation_details");
  } else w.type(o, "segmentation_details", v, true, "object");
  v = o["scheduling_details"];
  if (isObject(v)) {
    n = w.settle();
    schedulingDetails(v, w, d + 1);
    w.under(n, "scheduling_details");
  } else w.type(o, "scheduling_details", v, true, "object");
  v = o["delivery_controls"];
  if (isObject(v)) {
    n = w.settle();
    emailDeliveryControls(v, w, d + 1);
    w.under(n, "delivery_controls");
  } else if (v !== undefined || "delivery_controls" in o) w.type(o, "delivery_controls", v, false, "object");
  v = o["conversion_goal_details"];
  if (isObject(v)) {
    n = w.settle();
    conversionGoalDetails(v, w, d + 1);
    w.under(n, "conversion_goal_details");
  } else if (v !== undefined || "conversion_goal_details" in o) w.type(o, "conversion_goal_details", v, false, "object");
  v = o["control_group_details"];
  if (isObject(v)) {
    n = w.settle();
    controlGroupDetails(v, w, d + 1);
    w.under(n, "control_group_details");
  } else if (v !== undefined || "control_group_details" in o) w.type(o, "control_group_details", v, false, "object");
  v = o["utm_params"];
  if (isObject(v)) {
    n = w.settle();
    utmParams(v, w, d + 1);
    w.under(n, "utm_params");
  } else if (v !== undefined || "utm_params" in o) w.type(o, "utm_params", v, false, "object");
  v = o["campaign_audience_limit"];
  if (isObject(v)) {
    n = w.settle();
    campaignAudienceLimit(v, w, d + 1);
    w.under(n, "campaign_audience_limit");
  } else if (v !== undefined || "campaign_audience_limit" in o) w.type(o, "campaign_audience_limit", v, false, "object");
}

export function anyChannelCampaign(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "request_id channel campaign_delivery_type updated_by version_note basic_details campaign_content segmentation_details scheduling_details conversion_goal_details control_group_details utm_params campaign_audience_limit", "possible");
  v = o["request_id"];
  if (v !== undefined ? typeof v !== "string" : "request_id" in o) w.type(o, "request_id", v, false, "string");
  v = o["channel"];
  if (v !== "PUSH" && v !== "EMAIL") w.enum(o, "channel", v, true, ["PUSH", "EMAIL"]);
  if (o["campaign_delivery_type"] === undefined) w.present(o, "campaign_delivery_type");
  v = o["updated_by"];
  if (v !== undefined ? typeof v !== "string" || !isEmail(v) : "updated_by" in o) w.format(o, "updated_by", v, false, "email");
  v = o["version_note"];
  if (v !== undefined ? typeof v !== "string" : "version_note" in o) w.type(o, "version_note", v, false, "string");
  if (o["basic_details"] === undefined) w.present(o, "basic_details");
  if (o["campaign_content"] === undefined) w.present(o, "campaign_content");
  v = o["segmentation_details"];
  if (isObject(v)) {
    n = w.settle();
    segmentationDetails(v, w, d + 1);
    w.under(n, "segmentation_details");
  } else w.type(o, "segmentation_details", v, true, "object");
  v = o["scheduling_details"];
  if (isObject(v)) {
    n = w.settle();
    schedulingDetails(v, w, d + 1);
    w.under(n, "scheduling_details");
  } else w.type(o, "scheduling_details", v, true, "object");
  v = o["conversion_goal_details"];
  if (isObject(v)) {
    n = w.settle();
    conversionGoalDetails(v, w, d + 1);
    w.under(n, "conversion_goal_details");
  } else if (v !== undefined || "conversion_goal_details" in o) w.type(o, "conversion_goal_details", v, false, "object");
  v = o["control_group_details"];
  if (isObject(v)) {
    n = w.settle();
    controlGroupDetails(v, w, d + 1);
    w.under(n, "control_group_details");
  } else if (v !== undefined || "control_group_details" in o) w.type(o, "control_group_details", v, false, "object");
  v = o["utm_params"];
  if (isObject(v)) {
    n = w.settle();
    utmParams(v, w, d + 1);
    w.under(n, "utm_params");
  } else if (v !== undefined || "utm_params" in o) w.type(o, "utm_params", v, false, "object");
  v = o["campaign_audience_limit"];
  if (isObject(v)) {
    n = w.settle();
    campaignAudienceLimit(v, w, d + 1);
    w.under(n, "campaign_audience_limit");
  } else if (v !== undefined || "campaign_audience_limit" in o) w.type(o, "campaign_audience_limit", v, false, "object");
}

export function pushUpdateRequest(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "request_id channel campaign_delivery_type updated_by version_note basic_details trigger_condition campaign_content segmentation_details scheduling_details delivery_controls advanced conversion_goal_details control_group_details utm_params campaign_audience_limit status", "unknown");
  v = o["request_id"];
  if (v !== undefined ? typeof v !== "string" : "request_id" in o) w.type(o, "request_id", v, false, "string");
  v = o["channel"];
  if (v !== undefined ? v !== "PUSH" : "channel" in o) w.enum(o, "channel", v, false, ["PUSH"]);
  v = o["campaign_delivery_type"];
  if (v !== undefined ? v !== "ONE_TIME" && v !== "PERIODIC" && v !== "EVENT_TRIGGERED" && v !== "BUSINESS_EVENT_TRIGGERED" && v !== "DEVICE_TRIGGERED" && v !== "LOCATION_TRIGGERED" && v !== "BROADCAST_LIVE_ACTIVITY" : "campaign_delivery_type" in o) w.enum(o, "campaign_delivery_type", v, false, ["ONE_TIME", "PERIODIC", "EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED", "DEVICE_TRIGGERED", "LOCATION_TRIGGERED", "BROADCAST_LIVE_ACTIVITY"]);
  v = o["updated_by"];
  if (v !== undefined ? typeof v !== "string" || !isEmail(v) : "updated_by" in o) w.format(o, "updated_by", v, false, "email");
  v = o["version_note"];
  if (v !== undefined ? typeof v !== "string" : "version_note" in o) w.type(o, "version_note", v, false, "string");
  v = o["basic_details"];
  if (isObject(v)) {
    n = w.settle();
    pushBasicDetails(v, w, d + 1);
    w.under(n, "basic_details");
  } else if (v !== undefined || "basic_details" in o) w.type(o, "basic_details", v, false, "object");
  v = o["trigger_condition"];
  if (isObject(v)) {
    n = w.settle();
    triggerCondition(v, w, d + 1);
    w.under(n, "trigger_condition");
  } else if (v !== undefined || "trigger_condition" in o) w.type(o, "trigger_condition", v, false, "object");
  v = o["campaign_content"];
  if (isObject(v)) {
    n = w.settle();
    pushCampaignContent(v, w, d + 1);
    w.under(n, "campaign_content");
  } else if (v !== undefined || "campaign_content" in o) w.type(o, "campaign_content", v, false, "object");
  v = o["segmentation_details"];
  if (isObject(v)) {
    n = w.settle();
    segmentationDetails(v, w, d + 1);
    w.under(n, "segmentation_details");
  } else if (v !== undefined || "segmentation_details" in o) w.type(o, "segmentation_details", v, false, "object");
  v = o["scheduling_details"];
  if (isObject(v)) {
    n = w.settle();
    schedulingDetails(v, w, d + 1);
    w.under(n, "scheduling_details");
  } else if (v !== undefined || "scheduling_details" in o) w.type(o, "scheduling_details", v, false, "object");
  v = o["delivery_controls"];
  if (isObject(v)) {
    n = w.settle();
    pushDeliveryControls(v, w, d + 1);
    w.under(n, "delivery_controls");
  } else if (v !== undefined || "delivery_controls" in o) w.type(o, "delivery_controls", v, false, "object");
  v = o["advanced"];
  if (isObject(v)) {
    n = w.settle();
    advanced(v, w, d + 1);
    w.under(n, "advanced");
  } else if (v !== undefined || "advanced" in o) w.type(o, "advanced", v, false, "object");
  v = o["conversion_goal_details"];
  if (isObject(v)) {
    n = w.settle();
    conversionGoalDetails(v, w, d + 1);
    w.under(n, "conversion_goal_details");
  } else if (v !== undefined || "conversion_goal_details" in o) w.type(o, "conversion_goal_details", v, false, "object");
  v = o["control_group_details"];
  if (isObject(v)) {
    n = w.settle();
    controlGroupDetails(v, w, d + 1);
    w.under(n, "control_group_details");
  } else if (v !== undefined || "control_group_details" in o) w.type(o, "control_group_details", v, false, "object");
  v = o["utm_params"];
  if (isObject(v)) {
    n = w.settle();
    utmParams(v, w, d + 1);
    w.under(n, "utm_params");
  } else if (v !== undefined || "utm_params" in o) w.type(o, "utm_params", v, false, "object");
  v = o["campaign_audience_limit"];
  if (isObject(v)) {
    n = w.settle();
    campaignAudienceLimit(v, w, d + 1);
    w.under(n, "campaign_audience_limit");
  } else if (v !== undefined || "campaign_audience_limit" in o) w.type(o, "campaign_audience_limit", v, false, "object");
  v = o["status"];
  if (v !== undefined ? v !== "PUBLISH" : "status" in o) w.enum(o, "status", v, false, ["PUBLISH"]);
}

export function emailUpdateRequest(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "request_id channel campaign_delivery_type updated_by version_note basic_details trigger_condition connector campaign_content segmentation_details scheduling_details delivery_controls conversion_goal_details control_group_details utm_params campaign_audience_limit status", "unknown");
  v = o["request_id"];
  if (v !== undefined ? typeof v !== "string" : "request_id" in o) w.type(o, "request_id", v, false, "string");
  v = o["channel"];
  if (v !== undefined ? v !== "EMAIL" : "channel" in o) w.enum(o, "channel", v, false, ["EMAIL"]);
  v = o["campaign_delivery_type"];
  if (v !== undefined ? v !== "ONE_TIME" && v !== "PERIODIC" && v !== "EVENT_TRIGGERED" && v !== "BUSINESS_EVENT_TRIGGERED" : "campaign_delivery_type" in o) w.enum(o, "campaign_delivery_type", v, false, ["ONE_TIME", "PERIODIC", "EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED"]);
  v = o["updated_by"];
  if (v !== undefined ? typeof v !== "string" || !isEmail(v) : "updated_by" in o) w.format(o, "updated_by", v, false, "email");
  v = o["version_note"];
  if (v !== undefined ? typeof v !== "string" : "version_note" in o) w.type(o, "version_note", v, false, "string");
  v = o["basic_details"];
  if (isObject(v)) {
    n = w.settle();
    emailBasicDetails(v, w, d + 1);
    w.under(n, "basic_details");
  } else if (v !== undefined || "basic_details" in o) w.type(o, "basic_details", v, false, "object");
  v = o["trigger_condition"];
  if (isObject(v)) {
    n = w.settle();
    triggerCondition(v, w, d + 1);
    w.under(n, "trigger_condition");
  } else if (v !== undefined || "trigger_condition" in o) w.type(o, "trigger_condition", v, false, "object");
  v = o["connector"];
  if (isObject(v)) {
    n = w.settle();
    connector(v, w, d + 1);
    w.under(n, "connector");
  } else if (v !== undefined || "connector" in o) w.type(o, "connector", v, false, "object");
  v = o["campaign_content"];
  if (isObject(v)) {
    n = w.settle();
    emailCampaignContent(v, w, d + 1);
    w.under(n, "campaign_content");
  } else if (v !== undefined || "campaign_content" in o) w.type(o, "campaign_content", v, false, "object");
  v = o["segmentation_details"];
  if (isObject(v)) {
    n = w.settle();
    segmentationDetails(v, w, d + 1);
    w.under(n, "segmentation_details");
  } else if (v !== undefined || "segmentation_details" in o) w.type(o, "segmentation_details", v, false, "object");
  v = o["scheduling_details"];
  if (isObject(v)) {
    n = w.settle();
    schedulingDetails(v, w, d + 1);
    w.under(n, "scheduling_details");
  } else if (v !== undefined || "scheduling_details" in o) w.type(o, "scheduling_details", v, false, "object");
  v = o["delivery_controls"];
  if (isObject(v)) {
    n = w.settle();
    emailDeliveryControls(v, w, d + 1);
    w.under(n, "delivery_controls");
  } else if (v !== undefined || "delivery_controls" in o) w.type(o, "delivery_controls", v, false, "object");
  v = o["conversion_goal_details"];
  if (isObject(v)) {
    n = w.settle();
    conversionGoalDetails(v, w, d + 1);
    w.under(n, "conversion_goal_details");
  } else if (v !== undefined || "conversion_goal_details" in o) w.type(o, "conversion_goal_details", v, false, "object");
  v = o["control_group_details"];
  if (isObject(v)) {
    n = w.settle();
    controlGroupDetails(v, w, d + 1);
    w.under(n, "control_group_details");
  } else if (v !== undefined || "control_group_details" in o) w.type(o, "control_group_details", v, false, "object");
  v = o["utm_params"];
  if (isObject(v)) {
    n = w.settle();
    utmParams(v, w, d + 1);
    w.under(n, "utm_params");
  } else if (v !== undefined || "utm_params" in o) w.type(o, "utm_params", v, false, "object");
  v = o["campaign_audience_limit"];
  if (isObject(v)) {
    n = w.settle();
    campaignAudienceLimit(v, w, d + 1);
    w.under(n, "campaign_audience_limit");
  } else if (v !== undefined || "campaign_audience_limit" in o) w.type(o, "campaign_audience_limit", v, false, "object");
  v = o["status"];
  if (v !== undefined ? v !== "PUBLISH" : "status" in o) w.enum(o, "status", v, false, ["PUBLISH"]);
}

export function anyChannelUpdateRequest(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "request_id channel campaign_delivery_type updated_by version_note basic_details campaign_content segmentation_details scheduling_details conversion_goal_details control_group_details utm_params campaign_audience_limit status", "possible");
  v = o["request_id"];
  if (v !== undefined ? typeof v !== "string" : "request_id" in o) w.type(o, "request_id", v, false, "string");
  v = o["channel"];
  if (v !== undefined ? v !== "PUSH" && v !== "EMAIL" : "channel" in o) w.enum(o, "channel", v, false, ["PUSH", "EMAIL"]);
  v = o["updated_by"];
  if (v !== undefined ? typeof v !== "string" || !isEmail(v) : "updated_by" in o) w.format(o, "updated_by", v, false, "email");
  v = o["version_note"];
  if (v !== undefined ? typeof v !== "string" : "version_note" in o) w.type(o, "version_note", v, false, "string");
  v = o["segmentation_details"];
  if (isObject(v)) {
    n = w.settle();
    segmentationDetails(v, w, d + 1);
    w.under(n, "segmentation_details");
  } else if (v !== undefined || "segmentation_details" in o) w.type(o, "segmentation_details", v, false, "object");
  v = o["scheduling_details"];
  if (isObject(v)) {
    n = w.settle();
    schedulingDetails(v, w, d + 1);
    w.under(n, "scheduling_details");
  } else if (v !== undefined || "scheduling_details" in o) w.type(o, "scheduling_details", v, false, "object");
  v = o["conversion_goal_details"];
  if (isObject(v)) {
    n = w.settle();
    conversionGoalDetails(v, w, d + 1);
    w.under(n, "conversion_goal_details");
  } else if (v !== undefined || "conversion_goal_details" in o) w.type(o, "conversion_goal_details", v, false, "object");
  v = o["control_group_details"];
  if (isObject(v)) {
    n = w.settle();
    controlGroupDetails(v, w, d + 1);
    w.under(n, "control_group_details");
  } else if (v !== undefined || "control_group_details" in o) w.type(o, "control_group_details", v, false, "object");
  v = o["utm_params"];
  if (isObject(v)) {
    n = w.settle();
    utmParams(v, w, d + 1);
    w.under(n, "utm_params");
  } else if (v !== undefined || "utm_params" in o) w.type(o, "utm_params", v, false, "object");
  v = o["campaign_audience_limit"];
  if (isObject(v)) {
    n = w.settle();
    campaignAudienceLimit(v, w, d + 1);
    w.under(n, "campaign_audience_limit");
  } else if (v !== undefined || "campaign_audience_limit" in o) w.type(o, "campaign_audience_limit", v, false, "object");
  v = o["status"];
  if (v !== undefined ? v !== "PUBLISH" : "status" in o) w.enum(o, "status", v, false, ["PUBLISH"]);
}

export function publishRequest(o: Members, w: Walk, d: number): void {
  let v: unknown;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "request_id updated_by version_note status", "possible");
  v = o["request_id"];
  if (v !== undefined ? typeof v !== "string" : "request_id" in o) w.type(o, "request_id", v, false, "string");
  v = o["updated_by"];
  if (v !== undefined ? typeof v !== "string" || !isEmail(v) : "updated_by" in o) w.format(o, "updated_by", v, false, "email");
  v = o["version_note"];
  if (v !== undefined ? typeof v !== "string" : "version_note" in o) w.type(o, "version_note", v, false, "string");
  v = o["status"];
  if (v !== "PUBLISH") w.enum(o, "status", v, true, ["PUBLISH"]);
}

export function createResponse(o: Members, w: Walk, d: number): void {
  let v: unknown;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "campaign_id!", "unknown");
  v = o["campaign_id"];
  if (typeof v !== "string") w.type(o, "campaign_id", v, true, "string");
}

export function updateResponse(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "response_id! type! data", "unknown");
  v = o["response_id"];
  if (typeof v !== "string") w.type(o, "response_id", v, true, "string");
  v = o["type"];
  if (typeof v !== "string") w.type(o, "type", v, true, "string");
  v = o["data"];
  if (isObject(v)) {
    n = w.settle();
    variationDetails(v, w, d + 1);
    w.under(n, "data");
  } else w.type(o, "data", v, true, "object");
}

function detailsEntry(o: Members, w: Walk, d: number): void {
  let v: unknown;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "target! message!", "unknown");
  v = o["target"];
  if (typeof v !== "string") w.type(o, "target", v, true, "string");
  v = o["message"];
  if (typeof v !== "string") w.type(o, "message", v, true, "string");
}

function details(a: readonly unknown[], w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  const end = w.enterArray(a, details, d);
  if (end < 0) return;
  const before = w.found.length;
  for (let i = 0; i < end && !w.full; i++) {
    v = a[i];
    if (isObject(v)) {
      n = w.found.length;
      detailsEntry(v, w, d + 1);
      w.under(n, i);
    } else w.type(a, i, v, true, "object");
  }
  w.leave(a, end, details, d, before);
}

function error(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "code! message! target! details request_id", "unknown");
  v = o["code"];
  if (typeof v !== "string") w.type(o, "code", v, true, "string");
  v = o["message"];
  if (typeof v !== "string") w.type(o, "message", v, true, "string");
  v = o["target"];
  if (typeof v !== "string") w.type(o, "target", v, true, "string");
  v = o["details"];
  if (Array.isArray(v)) {
    n = w.found.length;
    details(v, w, d + 1);
    w.under(n, "details");
  } else w.type(o, "details", v, true, "array");
  v = o["request_id"];
  if (v !== undefined ? typeof v !== "string" : "request_id" in o) w.type(o, "request_id", v, false, "string");
}

export function errorBody(o: Members, w: Walk, d: number): void {
  let v: unknown;
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "error", "unknown");
  v = o["error"];
  if (isObject(v)) {
    n = w.settle();
    error(v, w, d + 1);
    w.under(n, "error");
  } else w.type(o, "error", v, true, "object");
}
