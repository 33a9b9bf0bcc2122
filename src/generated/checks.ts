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
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "push_amp_plus_enabled", "unknown");
  let $push_amp_plus_enabled: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "push_amp_plus_enabled": if (($push_amp_plus_enabled = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if ($push_amp_plus_enabled !== undefined ? typeof $push_amp_plus_enabled !== "boolean" : hasUndefined && "push_amp_plus_enabled" in o) w.type(o, "push_amp_plus_enabled", $push_amp_plus_enabled, false, "boolean");
}

function ios(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "send_to_all_eligible_device exclude_provisional_push_devices send_to_only_provisional_push_enabled_devices", "unknown");
  let $send_to_all_eligible_device: unknown;
  let $exclude_provisional_push_devices: unknown;
  let $send_to_only_provisional_push_enabled_devices: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "send_to_all_eligible_device": if (($send_to_all_eligible_device = o[key]) === undefined) hasUndefined = true; break;
      case "exclude_provisional_push_devices": if (($exclude_provisional_push_devices = o[key]) === undefined) hasUndefined = true; break;
      case "send_to_only_provisional_push_enabled_devices": if (($send_to_only_provisional_push_enabled_devices = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if ($send_to_all_eligible_device !== undefined ? typeof $send_to_all_eligible_device !== "boolean" : hasUndefined && "send_to_all_eligible_device" in o) w.type(o, "send_to_all_eligible_device", $send_to_all_eligible_device, false, "boolean");
  if ($exclude_provisional_push_devices !== undefined ? typeof $exclude_provisional_push_devices !== "boolean" : hasUndefined && "exclude_provisional_push_devices" in o) w.type(o, "exclude_provisional_push_devices", $exclude_provisional_push_devices, false, "boolean");
  if ($send_to_only_provisional_push_enabled_devices !== undefined ? typeof $send_to_only_provisional_push_enabled_devices !== "boolean" : hasUndefined && "send_to_only_provisional_push_enabled_devices" in o) w.type(o, "send_to_only_provisional_push_enabled_devices", $send_to_only_provisional_push_enabled_devices, false, "boolean");
}

function platformSpecificDetails(o: Members, w: Walk, d: number): void {
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "android ios", "unknown");
  let $android: unknown;
  let $ios: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "android": if (($android = o[key]) === undefined) hasUndefined = true; break;
      case "ios": if (($ios = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if (isObject($android)) {
    n = w.found.length;
    android($android, w, d + 1);
    if (w.found.length > n) w.under(n, "android");
  } else if ($android !== undefined || (hasUndefined && "android" in o)) w.type(o, "android", $android, false, "object");
  if (isObject($ios)) {
    n = w.found.length;
    ios($ios, w, d + 1);
    if (w.found.length > n) w.under(n, "ios");
  } else if ($ios !== undefined || (hasUndefined && "ios" in o)) w.type(o, "ios", $ios, false, "object");
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
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "name! latitude! longitude! radius! triggered_at dwell_time_value dwell_time_granularity response_time_value! response_time_granularity", "unknown");
  let $name: unknown;
  let $latitude: unknown;
  let $longitude: unknown;
  let $radius: unknown;
  let $triggered_at: unknown;
  let $dwell_time_value: unknown;
  let $dwell_time_granularity: unknown;
  let $response_time_value: unknown;
  let $response_time_granularity: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "name": $name = o[key]; break;
      case "latitude": $latitude = o[key]; break;
      case "longitude": $longitude = o[key]; break;
      case "radius": $radius = o[key]; break;
      case "triggered_at": $triggered_at = o[key]; break;
      case "dwell_time_value": if (($dwell_time_value = o[key]) === undefined) hasUndefined = true; break;
      case "dwell_time_granularity": if (($dwell_time_granularity = o[key]) === undefined) hasUndefined = true; break;
      case "response_time_value": $response_time_value = o[key]; break;
      case "response_time_granularity": $response_time_granularity = o[key]; break;
    }
  }
  if (typeof $name !== "string") w.type(o, "name", $name, true, "string");
  if (typeof $latitude !== "string") w.type(o, "latitude", $latitude, true, "string");
  if (typeof $longitude !== "string") w.type(o, "longitude", $longitude, true, "string");
  if (typeof $radius !== "string") w.type(o, "radius", $radius, true, "string");
  if ($triggered_at !== "ENTRY" && $triggered_at !== "EXIT" && $triggered_at !== "dwell") w.enum(o, "triggered_at", $triggered_at, true, ["ENTRY", "EXIT", "dwell"]);
  if ($dwell_time_value !== undefined ? typeof $dwell_time_value !== "string" : hasUndefined && "dwell_time_value" in o) w.type(o, "dwell_time_value", $dwell_time_value, false, "string");
  if ($dwell_time_granularity !== undefined ? $dwell_time_granularity !== "MINUTES" && $dwell_time_granularity !== "HOURS" && $dwell_time_granularity !== "DAYS" : hasUndefined && "dwell_time_granularity" in o) w.enum(o, "dwell_time_granularity", $dwell_time_granularity, false, ["MINUTES", "HOURS", "DAYS"]);
  if (typeof $response_time_value !== "string") w.type(o, "response_time_value", $response_time_value, true, "string");
  if ($response_time_granularity !== "MINUTES" && $response_time_granularity !== "HOURS" && $response_time_granularity !== "DAYS") w.enum(o, "response_time_granularity", $response_time_granularity, true, ["MINUTES", "HOURS", "DAYS"]);
}

function pushBasicDetails(o: Members, w: Walk, d: number): void {
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "name! platforms platform_specific_details business_event! tags team broadcast_live_activity_id! geofences send_to_triggered_platform_only", "unknown");
  let $name: unknown;
  let $platforms: unknown;
  let $platform_specific_details: unknown;
  let $business_event: unknown;
  let $tags: unknown;
  let $team: unknown;
  let $broadcast_live_activity_id: unknown;
  let $geofences: unknown;
  let $send_to_triggered_platform_only: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "name": $name = o[key]; break;
      case "platforms": $platforms = o[key]; break;
      case "platform_specific_details": $platform_specific_details = o[key]; break;
      case "business_event": if (($business_event = o[key]) === undefined) hasUndefined = true; break;
      case "tags": if (($tags = o[key]) === undefined) hasUndefined = true; break;
      case "team": if (($team = o[key]) === undefined) hasUndefined = true; break;
      case "broadcast_live_activity_id": if (($broadcast_live_activity_id = o[key]) === undefined) hasUndefined = true; break;
      case "geofences": if (($geofences = o[key]) === undefined) hasUndefined = true; break;
      case "send_to_triggered_platform_only": if (($send_to_triggered_platform_only = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if (typeof $name !== "string") w.type(o, "name", $name, true, "string");
  if (Array.isArray($platforms)) {
    n = w.found.length;
    platforms($platforms, w, d + 1);
    if (w.found.length > n) w.under(n, "platforms");
  } else w.type(o, "platforms", $platforms, true, "array");
  if (isObject($platform_specific_details)) {
    n = w.found.length;
    platformSpecificDetails($platform_specific_details, w, d + 1);
    if (w.found.length > n) w.under(n, "platform_specific_details");
  } else w.type(o, "platform_specific_details", $platform_specific_details, true, "object");
  if ($business_event !== undefined ? typeof $business_event !== "string" : hasUndefined && "business_event" in o) w.type(o, "business_event", $business_event, false, "string");
  if (Array.isArray($tags)) {
    n = w.found.length;
    texts($tags, w, d + 1);
    if (w.found.length > n) w.under(n, "tags");
  } else if ($tags !== undefined || (hasUndefined && "tags" in o)) w.type(o, "tags", $tags, false, "array");
  if ($team !== undefined ? typeof $team !== "string" : hasUndefined && "team" in o) w.type(o, "team", $team, false, "string");
  if ($broadcast_live_activity_id !== undefined ? typeof $broadcast_live_activity_id !== "string" : hasUndefined && "broadcast_live_activity_id" in o) w.type(o, "broadcast_live_activity_id", $broadcast_live_activity_id, false, "string");
  if (isObject($geofences)) {
    n = w.found.length;
    geofences($geofences, w, d + 1);
    if (w.found.length > n) w.under(n, "geofences");
  } else if ($geofences !== undefined || (hasUndefined && "geofences" in o)) w.type(o, "geofences", $geofences, false, "object");
  if ($send_to_triggered_platform_only !== undefined ? typeof $send_to_triggered_platform_only !== "boolean" : hasUndefined && "send_to_triggered_platform_only" in o) w.type(o, "send_to_triggered_platform_only", $send_to_triggered_platform_only, false, "boolean");
}

function userAttributesFilter(o: Members, w: Walk, _d: number): void {
  if (w.inspects) w.inspect(o, "filter_type! data_type category name! operator! value case_sensitive negate project_name!", "unknown");
  const before = w.found.length;
  let $data_type: unknown;
  let $category: unknown;
  let $name: unknown;
  let $operator: unknown;
  let $case_sensitive: unknown;
  let $negate: unknown;
  let $project_name: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "data_type": $data_type = o[key]; break;
      case "category": if (($category = o[key]) === undefined) hasUndefined = true; break;
      case "name": $name = o[key]; break;
      case "operator": $operator = o[key]; break;
      case "case_sensitive": if (($case_sensitive = o[key]) === undefined) hasUndefined = true; break;
      case "negate": if (($negate = o[key]) === undefined) hasUndefined = true; break;
      case "project_name": if (($project_name = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if ($data_type !== "string" && $data_type !== "double" && $data_type !== "datetime" && $data_type !== "bool") w.enum(o, "data_type", $data_type, true, ["string", "double", "datetime", "bool"]);
  if ($category !== undefined ? typeof $category !== "string" : hasUndefined && "category" in o) w.type(o, "category", $category, false, "string");
  if (typeof $name !== "string") w.type(o, "name", $name, true, "string");
  if (typeof $operator !== "string") w.type(o, "operator", $operator, true, "string");
  if ($case_sensitive !== undefined ? typeof $case_sensitive !== "boolean" : hasUndefined && "case_sensitive" in o) w.type(o, "case_sensitive", $case_sensitive, false, "boolean");
  if ($negate !== undefined ? typeof $negate !== "boolean" : hasUndefined && "negate" in o) w.type(o, "negate", $negate, false, "boolean");
  if ($project_name !== undefined ? typeof $project_name !== "string" : hasUndefined && "project_name" in o) w.type(o, "project_name", $project_name, false, "string");
  w.visit("user_attributes", o, before);
}

function execution(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "type count", "unknown");
  let $type: unknown;
  let $count: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "type": if (($type = o[key]) === undefined) hasUndefined = true; break;
      case "count": if (($count = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if ($type !== undefined ? $type !== "atleast" && $type !== "atmost" && $type !== "exactly" : hasUndefined && "type" in o) w.enum(o, "type", $type, false, ["atleast", "atmost", "exactly"]);
  if ($count !== undefined ? !Number.isInteger($count) : hasUndefined && "count" in o) w.type(o, "count", $count, false, "integer");
}

function actionsFilter(o: Members, w: Walk, d: number): void {
  let n: number;
  if (w.inspects) w.inspect(o, "filter_type! action_name! execution executed attributes condition", "unknown");
  const before = w.found.length;
  let $action_name: unknown;
  let $execution: unknown;
  let $executed: unknown;
  let $attributes: unknown;
  let $condition: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "action_name": $action_name = o[key]; break;
      case "execution": if (($execution = o[key]) === undefined) hasUndefined = true; break;
      case "executed": if (($executed = o[key]) === undefined) hasUndefined = true; break;
      case "attributes": if (($attributes = o[key]) === undefined) hasUndefined = true; break;
      case "condition": if (($condition = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if (typeof $action_name !== "string") w.type(o, "action_name", $action_name, true, "string");
  if (isObject($execution)) {
    n = w.found.length;
    execution($execution, w, d + 1);
    if (w.found.length > n) w.under(n, "execution");
  } else if ($execution !== undefined || (hasUndefined && "execution" in o)) w.type(o, "execution", $execution, false, "object");
  if ($executed !== undefined ? typeof $executed !== "boolean" : hasUndefined && "executed" in o) w.type(o, "executed", $executed, false, "boolean");
  w.visit("actions", o, before);
  if (isObject($attributes)) {
    n = w.found.length;
    w.nested($attributes, filterGroup, d + 1);
    if (w.found.length > n) w.under(n, "attributes");
  } else if ($attributes !== undefined || (hasUndefined && "attributes" in o)) w.type(o, "attributes", $attributes, false, "object");
  if ($condition !== undefined ? typeof $condition !== "string" : hasUndefined && "condition" in o) w.type(o, "condition", $condition, false, "string");
}

function customSegmentsFilter(o: Members, w: Walk, _d: number): void {
  if (w.inspects) w.inspect(o, "filter_type! name id", "unknown");
  const before = w.found.length;
  let $name: unknown;
  let $id: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "name": if (($name = o[key]) === undefined) hasUndefined = true; break;
      case "id": if (($id = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if ($name !== undefined ? typeof $name !== "string" : hasUndefined && "name" in o) w.type(o, "name", $name, false, "string");
  if ($id !== undefined ? typeof $id !== "string" : hasUndefined && "id" in o) w.type(o, "id", $id, false, "string");
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
      if (w.found.length > n) w.under(n, i);
    } else w.type(a, i, v, true, "object");
  }
  w.leave(a, end, filters, d, before);
}

function filterGroup(o: Members, w: Walk, d: number): void {
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "filter_operator filters", "unknown");
  let $filter_operator: unknown;
  let $filters: unknown;
  for (const key in o) {
    switch (key) {
      case "filter_operator": $filter_operator = o[key]; break;
      case "filters": $filters = o[key]; break;
    }
  }
  if ($filter_operator !== "and" && $filter_operator !== "or") w.enum(o, "filter_operator", $filter_operator, true, ["and", "or"]);
  if (Array.isArray($filters)) {
    n = w.found.length;
    filters($filters, w, d + 1);
    if (w.found.length > n) w.under(n, "filters");
  } else w.type(o, "filters", $filters, true, "array");
}

function triggerAttr(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "name!", "possible");
  let $name: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "name": if (($name = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if ($name !== undefined ? typeof $name !== "string" : hasUndefined && "name" in o) w.type(o, "name", $name, false, "string");
}

function intelligentDelayOptimization(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "min_delay_value min_delay_granularity max_delay_value max_delay_granularity", "unknown");
  let $min_delay_value: unknown;
  let $min_delay_granularity: unknown;
  let $max_delay_value: unknown;
  let $max_delay_granularity: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "min_delay_value": if (($min_delay_value = o[key]) === undefined) hasUndefined = true; break;
      case "min_delay_granularity": if (($min_delay_granularity = o[key]) === undefined) hasUndefined = true; break;
      case "max_delay_value": if (($max_delay_value = o[key]) === undefined) hasUndefined = true; break;
      case "max_delay_granularity": if (($max_delay_granularity = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if ($min_delay_value !== undefined ? !Number.isInteger($min_delay_value) : hasUndefined && "min_delay_value" in o) w.type(o, "min_delay_value", $min_delay_value, false, "integer");
  if ($min_delay_granularity !== undefined ? $min_delay_granularity !== "MINUTES" && $min_delay_granularity !== "HOURS" : hasUndefined && "min_delay_granularity" in o) w.enum(o, "min_delay_granularity", $min_delay_granularity, false, ["MINUTES", "HOURS"]);
  if ($max_delay_value !== undefined ? !Number.isInteger($max_delay_value) : hasUndefined && "max_delay_value" in o) w.type(o, "max_delay_value", $max_delay_value, false, "integer");
  if ($max_delay_granularity !== undefined ? $max_delay_granularity !== "HOURS" && $max_delay_granularity !== "DAYS" : hasUndefined && "max_delay_granularity" in o) w.enum(o, "max_delay_granularity", $max_delay_granularity, false, ["HOURS", "DAYS"]);
}

function triggerCondition(o: Members, w: Walk, d: number): void {
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "included_filters secondary_included_filters trigger_delay_type trigger_delay_value trigger_delay_granularity trigger_relation trigger_attr intelligent_delay_optimization", "unknown");
  let $included_filters: unknown;
  let $secondary_included_filters: unknown;
  let $trigger_delay_type: unknown;
  let $trigger_delay_value: unknown;
  let $trigger_delay_granularity: unknown;
  let $trigger_relation: unknown;
  let $trigger_attr: unknown;
  let $intelligent_delay_optimization: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "included_filters": if (($included_filters = o[key]) === undefined) hasUndefined = true; break;
      case "secondary_included_filters": if (($secondary_included_filters = o[key]) === undefined) hasUndefined = true; break;
      case "trigger_delay_type": if (($trigger_delay_type = o[key]) === undefined) hasUndefined = true; break;
      case "trigger_delay_value": if (($trigger_delay_value = o[key]) === undefined) hasUndefined = true; break;
      case "trigger_delay_granularity": if (($trigger_delay_granularity = o[key]) === undefined) hasUndefined = true; break;
      case "trigger_relation": if (($trigger_relation = o[key]) === undefined) hasUndefined = true; break;
      case "trigger_attr": if (($trigger_attr = o[key]) === undefined) hasUndefined = true; break;
      case "intelligent_delay_optimization": if (($intelligent_delay_optimization = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if (isObject($included_filters)) {
    n = w.found.length;
    filterGroup($included_filters, w, d + 1);
    if (w.found.length > n) w.under(n, "included_filters");
  } else if ($included_filters !== undefined || (hasUndefined && "included_filters" in o)) w.type(o, "included_filters", $included_filters, false, "object");
  if (isObject($secondary_included_filters)) {
    n = w.found.length;
    filterGroup($secondary_included_filters, w, d + 1);
    if (w.found.length > n) w.under(n, "secondary_included_filters");
  } else if ($secondary_included_filters !== undefined || (hasUndefined && "secondary_included_filters" in o)) w.type(o, "secondary_included_filters", $secondary_included_filters, false, "object");
  if ($trigger_delay_type !== undefined ? $trigger_delay_type !== "DELAY" && $trigger_delay_type !== "ASAP" && $trigger_delay_type !== "INTELLIGENT_DELAY" : hasUndefined && "trigger_delay_type" in o) w.enum(o, "trigger_delay_type", $trigger_delay_type, false, ["DELAY", "ASAP", "INTELLIGENT_DELAY"]);
  if ($trigger_delay_value !== undefined ? !Number.isInteger($trigger_delay_value) : hasUndefined && "trigger_delay_value" in o) w.type(o, "trigger_delay_value", $trigger_delay_value, false, "integer");
  if ($trigger_delay_granularity !== undefined ? $trigger_delay_granularity !== "MINUTES" && $trigger_delay_granularity !== "HOURS" && $trigger_delay_granularity !== "DAYS" : hasUndefined && "trigger_delay_granularity" in o) w.enum(o, "trigger_delay_granularity", $trigger_delay_granularity, false, ["MINUTES", "HOURS", "DAYS"]);
  if ($trigger_relation !== undefined ? $trigger_relation !== "BEFORE" && $trigger_relation !== "AFTER" : hasUndefined && "trigger_relation" in o) w.enum(o, "trigger_relation", $trigger_relation, false, ["BEFORE", "AFTER"]);
  if (isObject($trigger_attr)) {
    n = w.found.length;
    triggerAttr($trigger_attr, w, d + 1);
    if (w.found.length > n) w.under(n, "trigger_attr");
  } else if ($trigger_attr !== undefined || (hasUndefined && "trigger_attr" in o)) w.type(o, "trigger_attr", $trigger_attr, false, "object");
  if (isObject($intelligent_delay_optimization)) {
    n = w.found.length;
    intelligentDelayOptimization($intelligent_delay_optimization, w, d + 1);
    if (w.found.length > n) w.under(n, "intelligent_delay_optimization");
  } else if ($intelligent_delay_optimization !== undefined || (hasUndefined && "intelligent_delay_optimization" in o)) w.type(o, "intelligent_delay_optimization", $intelligent_delay_optimization, false, "object");
}

function variationDetails(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
}

function keyValuePairsEntry(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "key value", "unknown");
  let $key: unknown;
  let $value: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "key": if (($key = o[key]) === undefined) hasUndefined = true; break;
      case "value": if (($value = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if ($key !== undefined ? typeof $key !== "string" : hasUndefined && "key" in o) w.type(o, "key", $key, false, "string");
  if ($value !== undefined ? typeof $value !== "string" : hasUndefined && "value" in o) w.type(o, "value", $value, false, "string");
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
      if (w.found.length > n) w.under(n, i);
    } else w.type(a, i, v, true, "object");
  }
  w.leave(a, end, keyValuePairs, d, before);
}

function basicDetails(o: Members, w: Walk, d: number): void {
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "notification_channel title message default_click_action default_click_action_value key_value_pairs", "possible");
  let $notification_channel: unknown;
  let $title: unknown;
  let $message: unknown;
  let $default_click_action: unknown;
  let $default_click_action_value: unknown;
  let $key_value_pairs: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "notification_channel": if (($notification_channel = o[key]) === undefined) hasUndefined = true; break;
      case "title": if (($title = o[key]) === undefined) hasUndefined = true; break;
      case "message": if (($message = o[key]) === undefined) hasUndefined = true; break;
      case "default_click_action": if (($default_click_action = o[key]) === undefined) hasUndefined = true; break;
      case "default_click_action_value": if (($default_click_action_value = o[key]) === undefined) hasUndefined = true; break;
      case "key_value_pairs": if (($key_value_pairs = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if ($notification_channel !== undefined ? typeof $notification_channel !== "string" : hasUndefined && "notification_channel" in o) w.type(o, "notification_channel", $notification_channel, false, "string");
  if ($title !== undefined ? typeof $title !== "string" : hasUndefined && "title" in o) w.type(o, "title", $title, false, "string");
  if ($message !== undefined ? typeof $message !== "string" : hasUndefined && "message" in o) w.type(o, "message", $message, false, "string");
  if ($default_click_action !== undefined ? typeof $default_click_action !== "string" : hasUndefined && "default_click_action" in o) w.type(o, "default_click_action", $default_click_action, false, "string");
  if ($default_click_action_value !== undefined ? typeof $default_click_action_value !== "string" : hasUndefined && "default_click_action_value" in o) w.type(o, "default_click_action_value", $default_click_action_value, false, "string");
  if (Array.isArray($key_value_pairs)) {
    n = w.found.length;
    keyValuePairs($key_value_pairs, w, d + 1);
    if (w.found.length > n) w.under(n, "key_value_pairs");
  } else if ($key_value_pairs !== undefined || (hasUndefined && "key_value_pairs" in o)) w.type(o, "key_value_pairs", $key_value_pairs, false, "array");
}

function android2(o: Members, w: Walk, d: number): void {
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "template_type basic_details", "possible");
  let $template_type: unknown;
  let $basic_details: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "template_type": if (($template_type = o[key]) === undefined) hasUndefined = true; break;
      case "basic_details": if (($basic_details = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if ($template_type !== undefined ? typeof $template_type !== "string" : hasUndefined && "template_type" in o) w.type(o, "template_type", $template_type, false, "string");
  if (isObject($basic_details)) {
    n = w.found.length;
    basicDetails($basic_details, w, d + 1);
    if (w.found.length > n) w.under(n, "basic_details");
  } else if ($basic_details !== undefined || (hasUndefined && "basic_details" in o)) w.type(o, "basic_details", $basic_details, false, "object");
}

function basicDetails2(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "title message default_click_action default_click_action_value", "possible");
  let $title: unknown;
  let $message: unknown;
  let $default_click_action: unknown;
  let $default_click_action_value: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "title": if (($title = o[key]) === undefined) hasUndefined = true; break;
      case "message": if (($message = o[key]) === undefined) hasUndefined = true; break;
      case "default_click_action": if (($default_click_action = o[key]) === undefined) hasUndefined = true; break;
      case "default_click_action_value": if (($default_click_action_value = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if ($title !== undefined ? typeof $title !== "string" : hasUndefined && "title" in o) w.type(o, "title", $title, false, "string");
  if ($message !== undefined ? typeof $message !== "string" : hasUndefined && "message" in o) w.type(o, "message", $message, false, "string");
  if ($default_click_action !== undefined ? typeof $default_click_action !== "string" : hasUndefined && "default_click_action" in o) w.type(o, "default_click_action", $default_click_action, false, "string");
  if ($default_click_action_value !== undefined ? typeof $default_click_action_value !== "string" : hasUndefined && "default_click_action_value" in o) w.type(o, "default_click_action_value", $default_click_action_value, false, "string");
}

function ios2(o: Members, w: Walk, d: number): void {
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "template_type basic_details", "possible");
  let $template_type: unknown;
  let $basic_details: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "template_type": if (($template_type = o[key]) === undefined) hasUndefined = true; break;
      case "basic_details": if (($basic_details = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if ($template_type !== undefined ? typeof $template_type !== "string" : hasUndefined && "template_type" in o) w.type(o, "template_type", $template_type, false, "string");
  if (isObject($basic_details)) {
    n = w.found.length;
    basicDetails2($basic_details, w, d + 1);
    if (w.found.length > n) w.under(n, "basic_details");
  } else if ($basic_details !== undefined || (hasUndefined && "basic_details" in o)) w.type(o, "basic_details", $basic_details, false, "object");
}

function basicDetails3(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
}

function web(o: Members, w: Walk, d: number): void {
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "template_type basic_details", "possible");
  let $template_type: unknown;
  let $basic_details: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "template_type": if (($template_type = o[key]) === undefined) hasUndefined = true; break;
      case "basic_details": if (($basic_details = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if ($template_type !== undefined ? typeof $template_type !== "string" : hasUndefined && "template_type" in o) w.type(o, "template_type", $template_type, false, "string");
  if (isObject($basic_details)) {
    n = w.found.length;
    basicDetails3($basic_details, w, d + 1);
    if (w.found.length > n) w.under(n, "basic_details");
  } else if ($basic_details !== undefined || (hasUndefined && "basic_details" in o)) w.type(o, "basic_details", $basic_details, false, "object");
}

function pushContent(o: Members, w: Walk, d: number): void {
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "android ios web", "possible");
  let $android: unknown;
  let $ios: unknown;
  let $web: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "android": if (($android = o[key]) === undefined) hasUndefined = true; break;
      case "ios": if (($ios = o[key]) === undefined) hasUndefined = true; break;
      case "web": if (($web = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if (isObject($android)) {
    n = w.found.length;
    android2($android, w, d + 1);
    if (w.found.length > n) w.under(n, "android");
  } else if ($android !== undefined || (hasUndefined && "android" in o)) w.type(o, "android", $android, false, "object");
  if (isObject($ios)) {
    n = w.found.length;
    ios2($ios, w, d + 1);
    if (w.found.length > n) w.under(n, "ios");
  } else if ($ios !== undefined || (hasUndefined && "ios" in o)) w.type(o, "ios", $ios, false, "object");
  if (isObject($web)) {
    n = w.found.length;
    web($web, w, d + 1);
    if (w.found.length > n) w.under(n, "web");
  } else if ($web !== undefined || (hasUndefined && "web" in o)) w.type(o, "web", $web, false, "object");
}

function pushCampaignContent(o: Members, w: Walk, d: number): void {
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "locales variation_details content", "unknown");
  let $locales: unknown;
  let $variation_details: unknown;
  let $content: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "locales": if (($locales = o[key]) === undefined) hasUndefined = true; break;
      case "variation_details": if (($variation_details = o[key]) === undefined) hasUndefined = true; break;
      case "content": $content = o[key]; break;
    }
  }
  if (Array.isArray($locales)) {
    n = w.found.length;
    texts($locales, w, d + 1);
    if (w.found.length > n) w.under(n, "locales");
  } else if ($locales !== undefined || (hasUndefined && "locales" in o)) w.type(o, "locales", $locales, false, "array");
  if (isObject($variation_details)) {
    n = w.found.length;
    variationDetails($variation_details, w, d + 1);
    if (w.found.length > n) w.under(n, "variation_details");
  } else if ($variation_details !== undefined || (hasUndefined && "variation_details" in o)) w.type(o, "variation_details", $variation_details, false, "object");
  if (isObject($content)) {
    n = w.found.length;
    checkChannelContent($content, w, d + 1, "push", pushContent, $locales !== undefined || $variation_details !== undefined);
    if (w.found.length > n) w.under(n, "content");
  } else w.type(o, "content", $content, true, "object");
}

function segmentationDetails(o: Members, w: Walk, d: number): void {
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "included_filters excluded_filters is_all_user_campaign send_campaign_to_opt_out_users", "unknown");
  let $included_filters: unknown;
  let $excluded_filters: unknown;
  let $is_all_user_campaign: unknown;
  let $send_campaign_to_opt_out_users: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "included_filters": if (($included_filters = o[key]) === undefined) hasUndefined = true; break;
      case "excluded_filters": if (($excluded_filters = o[key]) === undefined) hasUndefined = true; break;
      case "is_all_user_campaign": if (($is_all_user_campaign = o[key]) === undefined) hasUndefined = true; break;
      case "send_campaign_to_opt_out_users": if (($send_campaign_to_opt_out_users = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if (isObject($included_filters)) {
    n = w.found.length;
    filterGroup($included_filters, w, d + 1);
    if (w.found.length > n) w.under(n, "included_filters");
  } else if ($included_filters !== undefined || (hasUndefined && "included_filters" in o)) w.type(o, "included_filters", $included_filters, false, "object");
  if (isObject($excluded_filters)) {
    n = w.found.length;
    filterGroup($excluded_filters, w, d + 1);
    if (w.found.length > n) w.under(n, "excluded_filters");
  } else if ($excluded_filters !== undefined || (hasUndefined && "excluded_filters" in o)) w.type(o, "excluded_filters", $excluded_filters, false, "object");
  if ($is_all_user_campaign !== undefined ? typeof $is_all_user_campaign !== "boolean" : hasUndefined && "is_all_user_campaign" in o) w.type(o, "is_all_user_campaign", $is_all_user_campaign, false, "boolean");
  if ($send_campaign_to_opt_out_users !== undefined ? typeof $send_campaign_to_opt_out_users !== "boolean" : hasUndefined && "send_campaign_to_opt_out_users" in o) w.type(o, "send_campaign_to_opt_out_users", $send_campaign_to_opt_out_users, false, "boolean");
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
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "week_granularity repeat_on_days_of_week", "unknown");
  let $week_granularity: unknown;
  let $repeat_on_days_of_week: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "week_granularity": if (($week_granularity = o[key]) === undefined) hasUndefined = true; break;
      case "repeat_on_days_of_week": if (($repeat_on_days_of_week = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if ($week_granularity !== undefined ? $week_granularity !== "FIRST" && $week_granularity !== "SECOND" && $week_granularity !== "THIRD" && $week_granularity !== "FOURTH" && $week_granularity !== "LAST" : hasUndefined && "week_granularity" in o) w.enum(o, "week_granularity", $week_granularity, false, ["FIRST", "SECOND", "THIRD", "FOURTH", "LAST"]);
  if (Array.isArray($repeat_on_days_of_week)) {
    n = w.found.length;
    repeatOnDaysOfWeek($repeat_on_days_of_week, w, d + 1);
    if (w.found.length > n) w.under(n, "repeat_on_days_of_week");
  } else if ($repeat_on_days_of_week !== undefined || (hasUndefined && "repeat_on_days_of_week" in o)) w.type(o, "repeat_on_days_of_week", $repeat_on_days_of_week, false, "array");
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
      if (w.found.length > n) w.under(n, i);
    } else w.type(a, i, v, true, "object");
  }
  w.leave(a, end, repeatOnDaysOfWeekForMonth, d, before);
}

function periodicDetails(o: Members, w: Walk, d: number): void {
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "sending_frequency repeat_frequency no_of_occurences repeat_on_date_of_month repeat_on_days_of_week repeat_on_days_of_week_for_month", "unknown");
  let $sending_frequency: unknown;
  let $repeat_frequency: unknown;
  let $no_of_occurences: unknown;
  let $repeat_on_date_of_month: unknown;
  let $repeat_on_days_of_week: unknown;
  let $repeat_on_days_of_week_for_month: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "sending_frequency": if (($sending_frequency = o[key]) === undefined) hasUndefined = true; break;
      case "repeat_frequency": if (($repeat_frequency = o[key]) === undefined) hasUndefined = true; break;
      case "no_of_occurences": if (($no_of_occurences = o[key]) === undefined) hasUndefined = true; break;
      case "repeat_on_date_of_month": if (($repeat_on_date_of_month = o[key]) === undefined) hasUndefined = true; break;
      case "repeat_on_days_of_week": if (($repeat_on_days_of_week = o[key]) === undefined) hasUndefined = true; break;
      case "repeat_on_days_of_week_for_month": if (($repeat_on_days_of_week_for_month = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if ($sending_frequency !== undefined ? $sending_frequency !== "DAILY" && $sending_frequency !== "WEEKLY" && $sending_frequency !== "MONTHLY" : hasUndefined && "sending_frequency" in o) w.enum(o, "sending_frequency", $sending_frequency, false, ["DAILY", "WEEKLY", "MONTHLY"]);
  if ($repeat_frequency !== undefined ? !Number.isInteger($repeat_frequency) : hasUndefined && "repeat_frequency" in o) w.type(o, "repeat_frequency", $repeat_frequency, false, "integer");
  if ($no_of_occurences !== undefined ? !Number.isInteger($no_of_occurences) : hasUndefined && "no_of_occurences" in o) w.type(o, "no_of_occurences", $no_of_occurences, false, "integer");
  if (Array.isArray($repeat_on_date_of_month)) {
    n = w.found.length;
    repeatOnDateOfMonth($repeat_on_date_of_month, w, d + 1);
    if (w.found.length > n) w.under(n, "repeat_on_date_of_month");
  } else if ($repeat_on_date_of_month !== undefined || (hasUndefined && "repeat_on_date_of_month" in o)) w.type(o, "repeat_on_date_of_month", $repeat_on_date_of_month, false, "array");
  if (Array.isArray($repeat_on_days_of_week)) {
    n = w.found.length;
    repeatOnDaysOfWeek($repeat_on_days_of_week, w, d + 1);
    if (w.found.length > n) w.under(n, "repeat_on_days_of_week");
  } else if ($repeat_on_days_of_week !== undefined || (hasUndefined && "repeat_on_days_of_week" in o)) w.type(o, "repeat_on_days_of_week", $repeat_on_days_of_week, false, "array");
  if (Array.isArray($repeat_on_days_of_week_for_month)) {
    n = w.found.length;
    repeatOnDaysOfWeekForMonth($repeat_on_days_of_week_for_month, w, d + 1);
    if (w.found.length > n) w.under(n, "repeat_on_days_of_week_for_month");
  } else if ($repeat_on_days_of_week_for_month !== undefined || (hasUndefined && "repeat_on_days_of_week_for_month" in o)) w.type(o, "repeat_on_days_of_week_for_month", $repeat_on_days_of_week_for_month, false, "array");
}

function btsDetails(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "send_in_bts if_user_bts_is_not_available if_user_bts_outside_time_window window_end_time", "unknown");
  let $send_in_bts: unknown;
  let $if_user_bts_is_not_available: unknown;
  let $if_user_bts_outside_time_window: unknown;
  let $window_end_time: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "send_in_bts": if (($send_in_bts = o[key]) === undefined) hasUndefined = true; break;
      case "if_user_bts_is_not_available": if (($if_user_bts_is_not_available = o[key]) === undefined) hasUndefined = true; break;
      case "if_user_bts_outside_time_window": if (($if_user_bts_outside_time_window = o[key]) === undefined) hasUndefined = true; break;
      case "window_end_time": if (($window_end_time = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if ($send_in_bts !== undefined ? typeof $send_in_bts !== "boolean" : hasUndefined && "send_in_bts" in o) w.type(o, "send_in_bts", $send_in_bts, false, "boolean");
  if ($if_user_bts_is_not_available !== undefined ? typeof $if_user_bts_is_not_available !== "string" : hasUndefined && "if_user_bts_is_not_available" in o) w.type(o, "if_user_bts_is_not_available", $if_user_bts_is_not_available, false, "string");
  if ($if_user_bts_outside_time_window !== undefined ? typeof $if_user_bts_outside_time_window !== "string" : hasUndefined && "if_user_bts_outside_time_window" in o) w.type(o, "if_user_bts_outside_time_window", $if_user_bts_outside_time_window, false, "string");
  if ($window_end_time !== undefined ? typeof $window_end_time !== "string" : hasUndefined && "window_end_time" in o) w.type(o, "window_end_time", $window_end_time, false, "string");
}

function userTimezoneDetails(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "send_in_user_timezone send_if_user_timezone_has_passed", "unknown");
  let $send_in_user_timezone: unknown;
  let $send_if_user_timezone_has_passed: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "send_in_user_timezone": if (($send_in_user_timezone = o[key]) === undefined) hasUndefined = true; break;
      case "send_if_user_timezone_has_passed": if (($send_if_user_timezone_has_passed = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if ($send_in_user_timezone !== undefined ? typeof $send_in_user_timezone !== "boolean" : hasUndefined && "send_in_user_timezone" in o) w.type(o, "send_in_user_timezone", $send_in_user_timezone, false, "boolean");
  if ($send_if_user_timezone_has_passed !== undefined ? typeof $send_if_user_timezone_has_passed !== "boolean" : hasUndefined && "send_if_user_timezone_has_passed" in o) w.type(o, "send_if_user_timezone_has_passed", $send_if_user_timezone_has_passed, false, "boolean");
}

function schedulingDetails(o: Members, w: Walk, d: number): void {
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "delivery_type start_time expiry_time periodic_details bts_details user_timezone_details", "unknown");
  let $delivery_type: unknown;
  let $start_time: unknown;
  let $expiry_time: unknown;
  let $periodic_details: unknown;
  let $bts_details: unknown;
  let $user_timezone_details: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "delivery_type": $delivery_type = o[key]; break;
      case "start_time": if (($start_time = o[key]) === undefined) hasUndefined = true; break;
      case "expiry_time": if (($expiry_time = o[key]) === undefined) hasUndefined = true; break;
      case "periodic_details": if (($periodic_details = o[key]) === undefined) hasUndefined = true; break;
      case "bts_details": if (($bts_details = o[key]) === undefined) hasUndefined = true; break;
      case "user_timezone_details": if (($user_timezone_details = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if ($delivery_type !== "ASAP" && $delivery_type !== "AT_FIXED_TIME" && $delivery_type !== "SEND_IN_BTS" && $delivery_type !== "SEND_IN_USER_TIMEZONE") w.enum(o, "delivery_type", $delivery_type, true, ["ASAP", "AT_FIXED_TIME", "SEND_IN_BTS", "SEND_IN_USER_TIMEZONE"]);
  if ($start_time !== undefined ? typeof $start_time !== "string" || !isLocalDateTime($start_time) : hasUndefined && "start_time" in o) w.format(o, "start_time", $start_time, false, "local-date-time");
  if ($expiry_time !== undefined ? typeof $expiry_time !== "string" || !isLocalDateTime($expiry_time) : hasUndefined && "expiry_time" in o) w.format(o, "expiry_time", $expiry_time, false, "local-date-time");
  if (isObject($periodic_details)) {
    n = w.found.length;
    periodicDetails($periodic_details, w, d + 1);
    if (w.found.length > n) w.under(n, "periodic_details");
  } else if ($periodic_details !== undefined || (hasUndefined && "periodic_details" in o)) w.type(o, "periodic_details", $periodic_details, false, "object");
  if (isObject($bts_details)) {
    n = w.found.length;
    btsDetails($bts_details, w, d + 1);
    if (w.found.length > n) w.under(n, "bts_details");
  } else if ($bts_details !== undefined || (hasUndefined && "bts_details" in o)) w.type(o, "bts_details", $bts_details, false, "object");
  if (isObject($user_timezone_details)) {
    n = w.found.length;
    userTimezoneDetails($user_timezone_details, w, d + 1);
    if (w.found.length > n) w.under(n, "user_timezone_details");
  } else if ($user_timezone_details !== undefined || (hasUndefined && "user_timezone_details" in o)) w.type(o, "user_timezone_details", $user_timezone_details, false, "object");
}

function pushDeliveryControls(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "bypass_dnd campaign_throttle_rpm count_for_frequency_capping ignore_frequency_capping minimum_delay_between_two_notification_in_hour max_time_to_show_message_of_same_camapign expiry_time_of_sync_data_in_hour send_message_in_offline_mode send_limit_value send_limit_granularity_in_hours ignore_global_minimum_delay queuing_enabled queue_duration", "unknown");
  let $bypass_dnd: unknown;
  let $campaign_throttle_rpm: unknown;
  let $count_for_frequency_capping: unknown;
  let $ignore_frequency_capping: unknown;
  let $minimum_delay_between_two_notification_in_hour: unknown;
  let $max_time_to_show_message_of_same_camapign: unknown;
  let $expiry_time_of_sync_data_in_hour: unknown;
  let $send_message_in_offline_mode: unknown;
  let $send_limit_value: unknown;
  let $send_limit_granularity_in_hours: unknown;
  let $ignore_global_minimum_delay: unknown;
  let $queuing_enabled: unknown;
  let $queue_duration: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "bypass_dnd": if (($bypass_dnd = o[key]) === undefined) hasUndefined = true; break;
      case "campaign_throttle_rpm": if (($campaign_throttle_rpm = o[key]) === undefined) hasUndefined = true; break;
      case "count_for_frequency_capping": if (($count_for_frequency_capping = o[key]) === undefined) hasUndefined = true; break;
      case "ignore_frequency_capping": if (($ignore_frequency_capping = o[key]) === undefined) hasUndefined = true; break;
      case "minimum_delay_between_two_notification_in_hour": if (($minimum_delay_between_two_notification_in_hour = o[key]) === undefined) hasUndefined = true; break;
      case "max_time_to_show_message_of_same_camapign": if (($max_time_to_show_message_of_same_camapign = o[key]) === undefined) hasUndefined = true; break;
      case "expiry_time_of_sync_data_in_hour": if (($expiry_time_of_sync_data_in_hour = o[key]) === undefined) hasUndefined = true; break;
      case "send_message_in_offline_mode": if (($send_message_in_offline_mode = o[key]) === undefined) hasUndefined = true; break;
      case "send_limit_value": if (($send_limit_value = o[key]) === undefined) hasUndefined = true; break;
      case "send_limit_granularity_in_hours": if (($send_limit_granularity_in_hours = o[key]) === undefined) hasUndefined = true; break;
      case "ignore_global_minimum_delay": if (($ignore_global_minimum_delay = o[key]) === undefined) hasUndefined = true; break;
      case "queuing_enabled": if (($queuing_enabled = o[key]) === undefined) hasUndefined = true; break;
      case "queue_duration": if (($queue_duration = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if ($bypass_dnd !== undefined ? typeof $bypass_dnd !== "boolean" : hasUndefined && "bypass_dnd" in o) w.type(o, "bypass_dnd", $bypass_dnd, false, "boolean");
  if ($campaign_throttle_rpm !== undefined ? !Number.isInteger($campaign_throttle_rpm) : hasUndefined && "campaign_throttle_rpm" in o) w.type(o, "campaign_throttle_rpm", $campaign_throttle_rpm, false, "integer");
  if ($count_for_frequency_capping !== undefined ? typeof $count_for_frequency_capping !== "boolean" : hasUndefined && "count_for_frequency_capping" in o) w.type(o, "count_for_frequency_capping", $count_for_frequency_capping, false, "boolean");
  if ($ignore_frequency_capping !== undefined ? typeof $ignore_frequency_capping !== "boolean" : hasUndefined && "ignore_frequency_capping" in o) w.type(o, "ignore_frequency_capping", $ignore_frequency_capping, false, "boolean");
  if ($minimum_delay_between_two_notification_in_hour !== undefined ? !Number.isInteger($minimum_delay_between_two_notification_in_hour) : hasUndefined && "minimum_delay_between_two_notification_in_hour" in o) w.type(o, "minimum_delay_between_two_notification_in_hour", $minimum_delay_between_two_notification_in_hour, false, "integer");
  if ($max_time_to_show_message_of_same_camapign !== undefined ? typeof $max_time_to_show_message_of_same_camapign !== "string" : hasUndefined && "max_time_to_show_message_of_same_camapign" in o) w.type(o, "max_time_to_show_message_of_same_camapign", $max_time_to_show_message_of_same_camapign, false, "string");
  if ($expiry_time_of_sync_data_in_hour !== undefined ? typeof $expiry_time_of_sync_data_in_hour !== "string" : hasUndefined && "expiry_time_of_sync_data_in_hour" in o) w.type(o, "expiry_time_of_sync_data_in_hour", $expiry_time_of_sync_data_in_hour, false, "string");
  if ($send_message_in_offline_mode !== undefined ? typeof $send_message_in_offline_mode !== "boolean" : hasUndefined && "send_message_in_offline_mode" in o) w.type(o, "send_message_in_offline_mode", $send_message_in_offline_mode, false, "boolean");
  if ($send_limit_value !== undefined ? typeof $send_limit_value !== "string" : hasUndefined && "send_limit_value" in o) w.type(o, "send_limit_value", $send_limit_value, false, "string");
  if ($send_limit_granularity_in_hours !== undefined ? typeof $send_limit_granularity_in_hours !== "string" : hasUndefined && "send_limit_granularity_in_hours" in o) w.type(o, "send_limit_granularity_in_hours", $send_limit_granularity_in_hours, false, "string");
  if ($ignore_global_minimum_delay !== undefined ? typeof $ignore_global_minimum_delay !== "boolean" : hasUndefined && "ignore_global_minimum_delay" in o) w.type(o, "ignore_global_minimum_delay", $ignore_global_minimum_delay, false, "boolean");
  if ($queuing_enabled !== undefined ? typeof $queuing_enabled !== "boolean" : hasUndefined && "queuing_enabled" in o) w.type(o, "queuing_enabled", $queuing_enabled, false, "boolean");
  if ($queue_duration !== undefined ? !Number.isInteger($queue_duration) : hasUndefined && "queue_duration" in o) w.type(o, "queue_duration", $queue_duration, false, "integer");
}

function expirationSettings(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "expire_notification_after_value expire_notification_after_type remove_from_inbox_after_value remove_from_inbox_after_type", "unknown");
  let $expire_notification_after_value: unknown;
  let $expire_notification_after_type: unknown;
  let $remove_from_inbox_after_value: unknown;
  let $remove_from_inbox_after_type: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "expire_notification_after_value": if (($expire_notification_after_value = o[key]) === undefined) hasUndefined = true; break;
      case "expire_notification_after_type": if (($expire_notification_after_type = o[key]) === undefined) hasUndefined = true; break;
      case "remove_from_inbox_after_value": if (($remove_from_inbox_after_value = o[key]) === undefined) hasUndefined = true; break;
      case "remove_from_inbox_after_type": if (($remove_from_inbox_after_type = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if ($expire_notification_after_value !== undefined ? !Number.isInteger($expire_notification_after_value) : hasUndefined && "expire_notification_after_value" in o) w.type(o, "expire_notification_after_value", $expire_notification_after_value, false, "integer");
  if ($expire_notification_after_type !== undefined ? $expire_notification_after_type !== "HOUR" && $expire_notification_after_type !== "DAY" : hasUndefined && "expire_notification_after_type" in o) w.enum(o, "expire_notification_after_type", $expire_notification_after_type, false, ["HOUR", "DAY"]);
  if ($remove_from_inbox_after_value !== undefined ? !Number.isInteger($remove_from_inbox_after_value) : hasUndefined && "remove_from_inbox_after_value" in o) w.type(o, "remove_from_inbox_after_value", $remove_from_inbox_after_value, false, "integer");
  if ($remove_from_inbox_after_type !== undefined ? $remove_from_inbox_after_type !== "DAY" : hasUndefined && "remove_from_inbox_after_type" in o) w.enum(o, "remove_from_inbox_after_type", $remove_from_inbox_after_type, false, ["DAY"]);
}

function androidSpecificPriority(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "send_with_priority", "unknown");
  let $send_with_priority: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "send_with_priority": if (($send_with_priority = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if ($send_with_priority !== undefined ? typeof $send_with_priority !== "boolean" : hasUndefined && "send_with_priority" in o) w.type(o, "send_with_priority", $send_with_priority, false, "boolean");
}

function iosSpecificPriority(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "apns_priority interruption_level relevance_score", "unknown");
  let $apns_priority: unknown;
  let $interruption_level: unknown;
  let $relevance_score: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "apns_priority": if (($apns_priority = o[key]) === undefined) hasUndefined = true; break;
      case "interruption_level": if (($interruption_level = o[key]) === undefined) hasUndefined = true; break;
      case "relevance_score": if (($relevance_score = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if ($apns_priority !== undefined ? $apns_priority !== "1" && $apns_priority !== "5" && $apns_priority !== "10" : hasUndefined && "apns_priority" in o) w.enum(o, "apns_priority", $apns_priority, false, ["1", "5", "10"]);
  if ($interruption_level !== undefined ? $interruption_level !== "Passive" && $interruption_level !== "Active" && $interruption_level !== "Time sensitive" && $interruption_level !== "Critical" : hasUndefined && "interruption_level" in o) w.enum(o, "interruption_level", $interruption_level, false, ["Passive", "Active", "Time sensitive", "Critical"]);
  if ($relevance_score !== undefined ? $relevance_score !== 0 && $relevance_score !== 0.5 && $relevance_score !== 1 : hasUndefined && "relevance_score" in o) w.enum(o, "relevance_score", $relevance_score, false, [0, 0.5, 1]);
}

function platformLevelPriority(o: Members, w: Walk, d: number): void {
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "android_specific_priority ios_specific_priority", "unknown");
  let $android_specific_priority: unknown;
  let $ios_specific_priority: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "android_specific_priority": if (($android_specific_priority = o[key]) === undefined) hasUndefined = true; break;
      case "ios_specific_priority": if (($ios_specific_priority = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if (isObject($android_specific_priority)) {
    n = w.found.length;
    androidSpecificPriority($android_specific_priority, w, d + 1);
    if (w.found.length > n) w.under(n, "android_specific_priority");
  } else if ($android_specific_priority !== undefined || (hasUndefined && "android_specific_priority" in o)) w.type(o, "android_specific_priority", $android_specific_priority, false, "object");
  if (isObject($ios_specific_priority)) {
    n = w.found.length;
    iosSpecificPriority($ios_specific_priority, w, d + 1);
    if (w.found.length > n) w.under(n, "ios_specific_priority");
  } else if ($ios_specific_priority !== undefined || (hasUndefined && "ios_specific_priority" in o)) w.type(o, "ios_specific_priority", $ios_specific_priority, false, "object");
}

function advanced(o: Members, w: Walk, d: number): void {
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "expiration_settings platform_level_priority", "unknown");
  let $expiration_settings: unknown;
  let $platform_level_priority: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "expiration_settings": if (($expiration_settings = o[key]) === undefined) hasUndefined = true; break;
      case "platform_level_priority": if (($platform_level_priority = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if (isObject($expiration_settings)) {
    n = w.found.length;
    expirationSettings($expiration_settings, w, d + 1);
    if (w.found.length > n) w.under(n, "expiration_settings");
  } else if ($expiration_settings !== undefined || (hasUndefined && "expiration_settings" in o)) w.type(o, "expiration_settings", $expiration_settings, false, "object");
  if (isObject($platform_level_priority)) {
    n = w.found.length;
    platformLevelPriority($platform_level_priority, w, d + 1);
    if (w.found.length > n) w.under(n, "platform_level_priority");
  } else if ($platform_level_priority !== undefined || (hasUndefined && "platform_level_priority" in o)) w.type(o, "platform_level_priority", $platform_level_priority, false, "object");
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
      if (w.found.length > n) w.under(n, i);
    } else w.type(a, i, v, true, "object");
  }
  w.leave(a, end, filters2, d, before);
}

function goalEventAttribute(o: Members, w: Walk, d: number): void {
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "name condition data_type value value1 negate value_type array_filter_type filters is_case_sensitive", "unknown");
  let $name: unknown;
  let $condition: unknown;
  let $data_type: unknown;
  let $value: unknown;
  let $value1: unknown;
  let $negate: unknown;
  let $value_type: unknown;
  let $array_filter_type: unknown;
  let $filters: unknown;
  let $is_case_sensitive: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "name": if (($name = o[key]) === undefined) hasUndefined = true; break;
      case "condition": if (($condition = o[key]) === undefined) hasUndefined = true; break;
      case "data_type": if (($data_type = o[key]) === undefined) hasUndefined = true; break;
      case "value": if (($value = o[key]) === undefined) hasUndefined = true; break;
      case "value1": if (($value1 = o[key]) === undefined) hasUndefined = true; break;
      case "negate": if (($negate = o[key]) === undefined) hasUndefined = true; break;
      case "value_type": if (($value_type = o[key]) === undefined) hasUndefined = true; break;
      case "array_filter_type": if (($array_filter_type = o[key]) === undefined) hasUndefined = true; break;
      case "filters": if (($filters = o[key]) === undefined) hasUndefined = true; break;
      case "is_case_sensitive": if (($is_case_sensitive = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if ($name !== undefined ? typeof $name !== "string" : hasUndefined && "name" in o) w.type(o, "name", $name, false, "string");
  if ($condition !== undefined ? typeof $condition !== "string" : hasUndefined && "condition" in o) w.type(o, "condition", $condition, false, "string");
  if ($data_type !== undefined ? $data_type !== "STRING" && $data_type !== "DOUBLE" && $data_type !== "BOOL" && $data_type !== "NUMBER" && $data_type !== "GEOPOINT" && $data_type !== "DATETIME" && $data_type !== "ARRAY_DOUBLE" && $data_type !== "ARRAY_STRING" && $data_type !== "OBJECT" && $data_type !== "ARRAY_OBJECT" : hasUndefined && "data_type" in o) w.enum(o, "data_type", $data_type, false, ["STRING", "DOUBLE", "BOOL", "NUMBER", "GEOPOINT", "DATETIME", "ARRAY_DOUBLE", "ARRAY_STRING", "OBJECT", "ARRAY_OBJECT"]);
  if ($value !== undefined ? typeof $value !== "string" : hasUndefined && "value" in o) w.type(o, "value", $value, false, "string");
  if ($value1 !== undefined ? typeof $value1 !== "string" : hasUndefined && "value1" in o) w.type(o, "value1", $value1, false, "string");
  if ($negate !== undefined ? typeof $negate !== "boolean" : hasUndefined && "negate" in o) w.type(o, "negate", $negate, false, "boolean");
  if ($value_type !== undefined ? typeof $value_type !== "string" : hasUndefined && "value_type" in o) w.type(o, "value_type", $value_type, false, "string");
  if ($array_filter_type !== undefined ? typeof $array_filter_type !== "string" : hasUndefined && "array_filter_type" in o) w.type(o, "array_filter_type", $array_filter_type, false, "string");
  if (Array.isArray($filters)) {
    n = w.found.length;
    filters2($filters, w, d + 1);
    if (w.found.length > n) w.under(n, "filters");
  } else if ($filters !== undefined || (hasUndefined && "filters" in o)) w.type(o, "filters", $filters, false, "array");
  if ($is_case_sensitive !== undefined ? typeof $is_case_sensitive !== "boolean" : hasUndefined && "is_case_sensitive" in o) w.type(o, "is_case_sensitive", $is_case_sensitive, false, "boolean");
}

function goal(o: Members, w: Walk, d: number): void {
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "goal_name goal_event_name goal_event_attribute is_primary_goal revenue_attribute revenue_currency", "unknown");
  let $goal_name: unknown;
  let $goal_event_name: unknown;
  let $goal_event_attribute: unknown;
  let $is_primary_goal: unknown;
  let $revenue_attribute: unknown;
  let $revenue_currency: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "goal_name": if (($goal_name = o[key]) === undefined) hasUndefined = true; break;
      case "goal_event_name": if (($goal_event_name = o[key]) === undefined) hasUndefined = true; break;
      case "goal_event_attribute": if (($goal_event_attribute = o[key]) === undefined) hasUndefined = true; break;
      case "is_primary_goal": if (($is_primary_goal = o[key]) === undefined) hasUndefined = true; break;
      case "revenue_attribute": if (($revenue_attribute = o[key]) === undefined) hasUndefined = true; break;
      case "revenue_currency": if (($revenue_currency = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if ($goal_name !== undefined ? typeof $goal_name !== "string" : hasUndefined && "goal_name" in o) w.type(o, "goal_name", $goal_name, false, "string");
  if ($goal_event_name !== undefined ? typeof $goal_event_name !== "string" : hasUndefined && "goal_event_name" in o) w.type(o, "goal_event_name", $goal_event_name, false, "string");
  if (isObject($goal_event_attribute)) {
    n = w.found.length;
    goalEventAttribute($goal_event_attribute, w, d + 1);
    if (w.found.length > n) w.under(n, "goal_event_attribute");
  } else if ($goal_event_attribute !== undefined || (hasUndefined && "goal_event_attribute" in o)) w.type(o, "goal_event_attribute", $goal_event_attribute, false, "object");
  if ($is_primary_goal !== undefined ? typeof $is_primary_goal !== "boolean" : hasUndefined && "is_primary_goal" in o) w.type(o, "is_primary_goal", $is_primary_goal, false, "boolean");
  if ($revenue_attribute !== undefined ? typeof $revenue_attribute !== "string" : hasUndefined && "revenue_attribute" in o) w.type(o, "revenue_attribute", $revenue_attribute, false, "string");
  if ($revenue_currency !== undefined ? typeof $revenue_currency !== "string" : hasUndefined && "revenue_currency" in o) w.type(o, "revenue_currency", $revenue_currency, false, "string");
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
      if (w.found.length > n) w.under(n, i);
    } else w.type(a, i, v, true, "object");
  }
  w.leave(a, end, goals, d, before);
}

function conversionGoalDetails(o: Members, w: Walk, d: number): void {
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "attribution_window_in_hours goals", "unknown");
  let $attribution_window_in_hours: unknown;
  let $goals: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "attribution_window_in_hours": if (($attribution_window_in_hours = o[key]) === undefined) hasUndefined = true; break;
      case "goals": if (($goals = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if ($attribution_window_in_hours !== undefined ? !Number.isInteger($attribution_window_in_hours) : hasUndefined && "attribution_window_in_hours" in o) w.type(o, "attribution_window_in_hours", $attribution_window_in_hours, false, "integer");
  if (Array.isArray($goals)) {
    n = w.found.length;
    goals($goals, w, d + 1);
    if (w.found.length > n) w.under(n, "goals");
  } else if ($goals !== undefined || (hasUndefined && "goals" in o)) w.type(o, "goals", $goals, false, "array");
}

function controlGroupDetails(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "is_campaign_control_group_enabled campaign_control_group_percentage is_global_control_group_enabled", "unknown");
  let $is_campaign_control_group_enabled: unknown;
  let $campaign_control_group_percentage: unknown;
  let $is_global_control_group_enabled: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "is_campaign_control_group_enabled": if (($is_campaign_control_group_enabled = o[key]) === undefined) hasUndefined = true; break;
      case "campaign_control_group_percentage": if (($campaign_control_group_percentage = o[key]) === undefined) hasUndefined = true; break;
      case "is_global_control_group_enabled": if (($is_global_control_group_enabled = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if ($is_campaign_control_group_enabled !== undefined ? typeof $is_campaign_control_group_enabled !== "boolean" : hasUndefined && "is_campaign_control_group_enabled" in o) w.type(o, "is_campaign_control_group_enabled", $is_campaign_control_group_enabled, false, "boolean");
  if ($campaign_control_group_percentage !== undefined ? typeof $campaign_control_group_percentage !== "number" || !Number.isInteger($campaign_control_group_percentage) || $campaign_control_group_percentage < 0 || $campaign_control_group_percentage > 100 : hasUndefined && "campaign_control_group_percentage" in o) w.range(o, "campaign_control_group_percentage", $campaign_control_group_percentage, false, 0, 100);
  if ($is_global_control_group_enabled !== undefined ? typeof $is_global_control_group_enabled !== "boolean" : hasUndefined && "is_global_control_group_enabled" in o) w.type(o, "is_global_control_group_enabled", $is_global_control_group_enabled, false, "boolean");
}

function utmParams(o: Members, w: Walk, d: number): void {
  let v: unknown;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "utm_source! utm_medium! utm_campaign utm_term utm_content", "free");
  let $utm_source: unknown;
  let $utm_medium: unknown;
  let $utm_campaign: unknown;
  let $utm_term: unknown;
  let $utm_content: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "utm_source": $utm_source = o[key]; break;
      case "utm_medium": $utm_medium = o[key]; break;
      case "utm_campaign": if (($utm_campaign = o[key]) === undefined) hasUndefined = true; break;
      case "utm_term": if (($utm_term = o[key]) === undefined) hasUndefined = true; break;
      case "utm_content": if (($utm_content = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if (typeof $utm_source !== "string") w.type(o, "utm_source", $utm_source, true, "string");
  if (typeof $utm_medium !== "string") w.type(o, "utm_medium", $utm_medium, true, "string");
  if ($utm_campaign !== undefined ? typeof $utm_campaign !== "string" : hasUndefined && "utm_campaign" in o) w.type(o, "utm_campaign", $utm_campaign, false, "string");
  if ($utm_term !== undefined ? typeof $utm_term !== "string" : hasUndefined && "utm_term" in o) w.type(o, "utm_term", $utm_term, false, "string");
  if ($utm_content !== undefined ? typeof $utm_content !== "string" : hasUndefined && "utm_content" in o) w.type(o, "utm_content", $utm_content, false, "string");
  for (const key in o) {
    if (w.full) return;
    if (key !== "utm_source" && key !== "utm_medium" && key !== "utm_campaign" && key !== "utm_term" && key !== "utm_content") {
      v = o[key];
      if (typeof v !== "string") w.type(o, key, v, true, "string");
    }
  }
}

function campaignAudienceLimit(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "is_campaign_audience_limit_enabled metric frequency limit", "unknown");
  let $is_campaign_audience_limit_enabled: unknown;
  let $metric: unknown;
  let $frequency: unknown;
  let $limit: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "is_campaign_audience_limit_enabled": $is_campaign_audience_limit_enabled = o[key]; break;
      case "metric": if (($metric = o[key]) === undefined) hasUndefined = true; break;
      case "frequency": if (($frequency = o[key]) === undefined) hasUndefined = true; break;
      case "limit": if (($limit = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if (typeof $is_campaign_audience_limit_enabled !== "boolean") w.type(o, "is_campaign_audience_limit_enabled", $is_campaign_audience_limit_enabled, true, "boolean");
  if ($metric !== undefined ? $metric !== "SENT" : hasUndefined && "metric" in o) w.enum(o, "metric", $metric, false, ["SENT"]);
  if ($frequency !== undefined ? $frequency !== "TOTAL" && $frequency !== "INSTANCE" : hasUndefined && "frequency" in o) w.enum(o, "frequency", $frequency, false, ["TOTAL", "INSTANCE"]);
  if ($limit !== undefined ? typeof $limit !== "number" || !Number.isInteger($limit) || $limit < 1 || $limit > 9999999999 : hasUndefined && "limit" in o) w.range(o, "limit", $limit, false, 1, 9999999999);
}

function pushCreateRequest(o: Members, w: Walk, d: number): void {
  let n: number;
  if (w.inspects) w.inspect(o, "request_id! channel! campaign_delivery_type created_by basic_details trigger_condition campaign_content segmentation_details scheduling_details delivery_controls advanced conversion_goal_details control_group_details utm_params campaign_audience_limit", "unknown");
  let $request_id: unknown;
  let $campaign_delivery_type: unknown;
  let $created_by: unknown;
  let $basic_details: unknown;
  let $trigger_condition: unknown;
  let $campaign_content: unknown;
  let $segmentation_details: unknown;
  let $scheduling_details: unknown;
  let $delivery_controls: unknown;
  let $advanced: unknown;
  let $conversion_goal_details: unknown;
  let $control_group_details: unknown;
  let $utm_params: unknown;
  let $campaign_audience_limit: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "request_id": $request_id = o[key]; break;
      case "campaign_delivery_type": $campaign_delivery_type = o[key]; break;
      case "created_by": $created_by = o[key]; break;
      case "basic_details": $basic_details = o[key]; break;
      case "trigger_condition": if (($trigger_condition = o[key]) === undefined) hasUndefined = true; break;
      case "campaign_content": $campaign_content = o[key]; break;
      case "segmentation_details": $segmentation_details = o[key]; break;
      case "scheduling_details": $scheduling_details = o[key]; break;
      case "delivery_controls": $delivery_controls = o[key]; break;
      case "advanced": $advanced = o[key]; break;
      case "conversion_goal_details": if (($conversion_goal_details = o[key]) === undefined) hasUndefined = true; break;
      case "control_group_details": if (($control_group_details = o[key]) === undefined) hasUndefined = true; break;
      case "utm_params": if (($utm_params = o[key]) === undefined) hasUndefined = true; break;
      case "campaign_audience_limit": if (($campaign_audience_limit = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if (typeof $request_id !== "string") w.type(o, "request_id", $request_id, true, "string");
  if ($campaign_delivery_type !== "ONE_TIME" && $campaign_delivery_type !== "PERIODIC" && $campaign_delivery_type !== "EVENT_TRIGGERED" && $campaign_delivery_type !== "BUSINESS_EVENT_TRIGGERED" && $campaign_delivery_type !== "DEVICE_TRIGGERED" && $campaign_delivery_type !== "LOCATION_TRIGGERED" && $campaign_delivery_type !== "BROADCAST_LIVE_ACTIVITY") w.enum(o, "campaign_delivery_type", $campaign_delivery_type, true, ["ONE_TIME", "PERIODIC", "EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED", "DEVICE_TRIGGERED", "LOCATION_TRIGGERED", "BROADCAST_LIVE_ACTIVITY"]);
  if (typeof $created_by !== "string" || !isEmail($created_by)) w.format(o, "created_by", $created_by, true, "email");
  if (isObject($basic_details)) {
    n = w.settle();
    pushBasicDetails($basic_details, w, d + 1);
    if (w.found.length > n) w.under(n, "basic_details");
  } else w.type(o, "basic_details", $basic_details, true, "object");
  if (isObject($trigger_condition)) {
    n = w.settle();
    triggerCondition($trigger_condition, w, d + 1);
    if (w.found.length > n) w.under(n, "trigger_condition");
  } else if ($trigger_condition !== undefined || (hasUndefined && "trigger_condition" in o)) w.type(o, "trigger_condition", $trigger_condition, false, "object");
  if (isObject($campaign_content)) {
    n = w.settle();
    pushCampaignContent($campaign_content, w, d + 1);
    if (w.found.length > n) w.under(n, "campaign_content");
  } else w.type(o, "campaign_content", $campaign_content, true, "object");
  if (isObject($segmentation_details)) {
    n = w.settle();
    segmentationDetails($segmentation_details, w, d + 1);
    if (w.found.length > n) w.under(n, "segmentation_details");
  } else w.type(o, "segmentation_details", $segmentation_details, true, "object");
  if (isObject($scheduling_details)) {
    n = w.settle();
    schedulingDetails($scheduling_details, w, d + 1);
    if (w.found.length > n) w.under(n, "scheduling_details");
  } else w.type(o, "scheduling_details", $scheduling_details, true, "object");
  if (isObject($delivery_controls)) {
    n = w.settle();
    pushDeliveryControls($delivery_controls, w, d + 1);
    if (w.found.length > n) w.under(n, "delivery_controls");
  } else w.type(o, "delivery_controls", $delivery_controls, true, "object");
  if (isObject($advanced)) {
    n = w.settle();
    advanced($advanced, w, d + 1);
    if (w.found.length > n) w.under(n, "advanced");
  } else w.type(o, "advanced", $advanced, true, "object");
  if (isObject($conversion_goal_details)) {
    n = w.settle();
    conversionGoalDetails($conversion_goal_details, w, d + 1);
    if (w.found.length > n) w.under(n, "conversion_goal_details");
  } else if ($conversion_goal_details !== undefined || (hasUndefined && "conversion_goal_details" in o)) w.type(o, "conversion_goal_details", $conversion_goal_details, false, "object");
  if (isObject($control_group_details)) {
    n = w.settle();
    controlGroupDetails($control_group_details, w, d + 1);
    if (w.found.length > n) w.under(n, "control_group_details");
  } else if ($control_group_details !== undefined || (hasUndefined && "control_group_details" in o)) w.type(o, "control_group_details", $control_group_details, false, "object");
  if (isObject($utm_params)) {
    n = w.settle();
    utmParams($utm_params, w, d + 1);
    if (w.found.length > n) w.under(n, "utm_params");
  } else if ($utm_params !== undefined || (hasUndefined && "utm_params" in o)) w.type(o, "utm_params", $utm_params, false, "object");
  if (isObject($campaign_audience_limit)) {
    n = w.settle();
    campaignAudienceLimit($campaign_audience_limit, w, d + 1);
    if (w.found.length > n) w.under(n, "campaign_audience_limit");
  } else if ($campaign_audience_limit !== undefined || (hasUndefined && "campaign_audience_limit" in o)) w.type(o, "campaign_audience_limit", $campaign_audience_limit, false, "object");
}

function emailBasicDetails(o: Members, w: Walk, d: number): void {
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "name! content_type user_attribute_identifier! subscription_category! business_event! tags team send_only_double_opt_in_users deduplication_attribute", "unknown");
  let $name: unknown;
  let $content_type: unknown;
  let $user_attribute_identifier: unknown;
  let $subscription_category: unknown;
  let $business_event: unknown;
  let $tags: unknown;
  let $team: unknown;
  let $send_only_double_opt_in_users: unknown;
  let $deduplication_attribute: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "name": $name = o[key]; break;
      case "content_type": $content_type = o[key]; break;
      case "user_attribute_identifier": $user_attribute_identifier = o[key]; break;
      case "subscription_category": if (($subscription_category = o[key]) === undefined) hasUndefined = true; break;
      case "business_event": if (($business_event = o[key]) === undefined) hasUndefined = true; break;
      case "tags": if (($tags = o[key]) === undefined) hasUndefined = true; break;
      case "team": if (($team = o[key]) === undefined) hasUndefined = true; break;
      case "send_only_double_opt_in_users": if (($send_only_double_opt_in_users = o[key]) === undefined) hasUndefined = true; break;
      case "deduplication_attribute": if (($deduplication_attribute = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if (typeof $name !== "string") w.type(o, "name", $name, true, "string");
  if ($content_type !== "PROMOTIONAL" && $content_type !== "TRANSACTIONAL") w.enum(o, "content_type", $content_type, true, ["PROMOTIONAL", "TRANSACTIONAL"]);
  if (typeof $user_attribute_identifier !== "string") w.type(o, "user_attribute_identifier", $user_attribute_identifier, true, "string");
  if ($subscription_category !== undefined ? typeof $subscription_category !== "string" : hasUndefined && "subscription_category" in o) w.type(o, "subscription_category", $subscription_category, false, "string");
  if ($business_event !== undefined ? typeof $business_event !== "string" : hasUndefined && "business_event" in o) w.type(o, "business_event", $business_event, false, "string");
  if (Array.isArray($tags)) {
    n = w.found.length;
    texts($tags, w, d + 1);
    if (w.found.length > n) w.under(n, "tags");
  } else if ($tags !== undefined || (hasUndefined && "tags" in o)) w.type(o, "tags", $tags, false, "array");
  if ($team !== undefined ? typeof $team !== "string" : hasUndefined && "team" in o) w.type(o, "team", $team, false, "string");
  if ($send_only_double_opt_in_users !== undefined ? typeof $send_only_double_opt_in_users !== "boolean" : hasUndefined && "send_only_double_opt_in_users" in o) w.type(o, "send_only_double_opt_in_users", $send_only_double_opt_in_users, false, "boolean");
  if ($deduplication_attribute !== undefined ? typeof $deduplication_attribute !== "string" : hasUndefined && "deduplication_attribute" in o) w.type(o, "deduplication_attribute", $deduplication_attribute, false, "string");
}

function connector(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "connector_type! connector_name!", "unknown");
  let $connector_type: unknown;
  let $connector_name: unknown;
  for (const key in o) {
    switch (key) {
      case "connector_type": $connector_type = o[key]; break;
      case "connector_name": $connector_name = o[key]; break;
    }
  }
  if (typeof $connector_type !== "string") w.type(o, "connector_type", $connector_type, true, "string");
  if (typeof $connector_name !== "string") w.type(o, "connector_name", $connector_name, true, "string");
}

function dealCard(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "description! discount_code! availability_starts availability_ends", "unknown");
  let $description: unknown;
  let $discount_code: unknown;
  let $availability_starts: unknown;
  let $availability_ends: unknown;
  for (const key in o) {
    switch (key) {
      case "description": $description = o[key]; break;
      case "discount_code": $discount_code = o[key]; break;
      case "availability_starts": $availability_starts = o[key]; break;
      case "availability_ends": $availability_ends = o[key]; break;
    }
  }
  if (typeof $description !== "string") w.type(o, "description", $description, true, "string");
  if (typeof $discount_code !== "string") w.type(o, "discount_code", $discount_code, true, "string");
  if (typeof $availability_starts !== "string" || !isDateTime($availability_starts)) w.format(o, "availability_starts", $availability_starts, true, "date-time");
  if (typeof $availability_ends !== "string" || !isDateTime($availability_ends)) w.format(o, "availability_ends", $availability_ends, true, "date-time");
}

function carouselProduct(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "id! headline! original_price discount_value discount_type promo_url product_image", "unknown");
  let $id: unknown;
  let $headline: unknown;
  let $original_price: unknown;
  let $discount_value: unknown;
  let $discount_type: unknown;
  let $promo_url: unknown;
  let $product_image: unknown;
  for (const key in o) {
    switch (key) {
      case "id": $id = o[key]; break;
      case "headline": $headline = o[key]; break;
      case "original_price": $original_price = o[key]; break;
      case "discount_value": $discount_value = o[key]; break;
      case "discount_type": $discount_type = o[key]; break;
      case "promo_url": $promo_url = o[key]; break;
      case "product_image": $product_image = o[key]; break;
    }
  }
  if (typeof $id !== "string") w.type(o, "id", $id, true, "string");
  if (typeof $headline !== "string") w.type(o, "headline", $headline, true, "string");
  if (typeof $original_price !== "string" || !isNumericString($original_price)) w.format(o, "original_price", $original_price, true, "numeric-string");
  if (typeof $discount_value !== "string" || !isNumericString($discount_value)) w.format(o, "discount_value", $discount_value, true, "numeric-string");
  if ($discount_type !== "PERCENT" && $discount_type !== "VALUE") w.enum(o, "discount_type", $discount_type, true, ["PERCENT", "VALUE"]);
  if (typeof $promo_url !== "string" || !isHttpsUrl($promo_url)) w.format(o, "promo_url", $promo_url, true, "https-url");
  if (typeof $product_image !== "string" || !isHttpsUrl($product_image)) w.format(o, "product_image", $product_image, true, "https-url");
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
      if (w.found.length > n) w.under(n, i);
    } else w.type(a, i, v, true, "object");
  }
  w.leave(a, end, products, d, before);
}

function manualCarouselData(o: Members, w: Walk, d: number): void {
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "currency! products", "unknown");
  let $currency: unknown;
  let $products: unknown;
  for (const key in o) {
    switch (key) {
      case "currency": $currency = o[key]; break;
      case "products": $products = o[key]; break;
    }
  }
  if (typeof $currency !== "string") w.type(o, "currency", $currency, true, "string");
  if (Array.isArray($products)) {
    n = w.found.length;
    products($products, w, d + 1);
    if (w.found.length > n) w.under(n, "products");
  } else w.type(o, "products", $products, true, "array");
}

function productSetCarouselData(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "product_set! image_url! headline! promo_url! product_count", "unknown");
  let $product_set: unknown;
  let $image_url: unknown;
  let $headline: unknown;
  let $promo_url: unknown;
  let $product_count: unknown;
  for (const key in o) {
    switch (key) {
      case "product_set": $product_set = o[key]; break;
      case "image_url": $image_url = o[key]; break;
      case "headline": $headline = o[key]; break;
      case "promo_url": $promo_url = o[key]; break;
      case "product_count": $product_count = o[key]; break;
    }
  }
  if (typeof $product_set !== "string") w.type(o, "product_set", $product_set, true, "string");
  if (typeof $image_url !== "string") w.type(o, "image_url", $image_url, true, "string");
  if (typeof $headline !== "string") w.type(o, "headline", $headline, true, "string");
  if (typeof $promo_url !== "string") w.type(o, "promo_url", $promo_url, true, "string");
  if (typeof $product_count !== "number" || !Number.isInteger($product_count) || $product_count < 2 || $product_count > 9) w.range(o, "product_count", $product_count, true, 2, 9);
}

function productCarousel(o: Members, w: Walk, d: number): void {
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "type manual_data product_set_data", "unknown");
  let $type: unknown;
  let $manual_data: unknown;
  let $product_set_data: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "type": $type = o[key]; break;
      case "manual_data": if (($manual_data = o[key]) === undefined) hasUndefined = true; break;
      case "product_set_data": if (($product_set_data = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if ($type !== "MANUAL" && $type !== "PRODUCT_SET") w.enum(o, "type", $type, true, ["MANUAL", "PRODUCT_SET"]);
  if (isObject($manual_data)) {
    n = w.found.length;
    manualCarouselData($manual_data, w, d + 1);
    if (w.found.length > n) w.under(n, "manual_data");
  } else if ($manual_data !== undefined || (hasUndefined && "manual_data" in o)) w.type(o, "manual_data", $manual_data, false, "object");
  if (isObject($product_set_data)) {
    n = w.found.length;
    productSetCarouselData($product_set_data, w, d + 1);
    if (w.found.length > n) w.under(n, "product_set_data");
  } else if ($product_set_data !== undefined || (hasUndefined && "product_set_data" in o)) w.type(o, "product_set_data", $product_set_data, false, "object");
}

function gmailAnnotations(o: Members, w: Walk, d: number): void {
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "send_email_if_personalization_fails sender_logo sender_logo_type deal_card product_carousel", "unknown");
  let $send_email_if_personalization_fails: unknown;
  let $sender_logo: unknown;
  let $sender_logo_type: unknown;
  let $deal_card: unknown;
  let $product_carousel: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "send_email_if_personalization_fails": if (($send_email_if_personalization_fails = o[key]) === undefined) hasUndefined = true; break;
      case "sender_logo": $sender_logo = o[key]; break;
      case "sender_logo_type": if (($sender_logo_type = o[key]) === undefined) hasUndefined = true; break;
      case "deal_card": if (($deal_card = o[key]) === undefined) hasUndefined = true; break;
      case "product_carousel": if (($product_carousel = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if ($send_email_if_personalization_fails !== undefined ? typeof $send_email_if_personalization_fails !== "boolean" : hasUndefined && "send_email_if_personalization_fails" in o) w.type(o, "send_email_if_personalization_fails", $send_email_if_personalization_fails, false, "boolean");
  if (typeof $sender_logo !== "string" || !isHttpsUrl($sender_logo)) w.format(o, "sender_logo", $sender_logo, true, "https-url");
  if ($sender_logo_type !== undefined ? typeof $sender_logo_type !== "string" : hasUndefined && "sender_logo_type" in o) w.type(o, "sender_logo_type", $sender_logo_type, false, "string");
  if (isObject($deal_card)) {
    n = w.found.length;
    dealCard($deal_card, w, d + 1);
    if (w.found.length > n) w.under(n, "deal_card");
  } else if ($deal_card !== undefined || (hasUndefined && "deal_card" in o)) w.type(o, "deal_card", $deal_card, false, "object");
  if (isObject($product_carousel)) {
    n = w.found.length;
    productCarousel($product_carousel, w, d + 1);
    if (w.found.length > n) w.under(n, "product_carousel");
  } else if ($product_carousel !== undefined || (hasUndefined && "product_carousel" in o)) w.type(o, "product_carousel", $product_carousel, false, "object");
}

function emailContent(o: Members, w: Walk, d: number): void {
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "subject preview_text sender_name from_address reply_to_address html_content gmail_annotations", "possible");
  const before = w.found.length;
  let $subject: unknown;
  let $preview_text: unknown;
  let $sender_name: unknown;
  let $from_address: unknown;
  let $reply_to_address: unknown;
  let $html_content: unknown;
  let $gmail_annotations: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "subject": if (($subject = o[key]) === undefined) hasUndefined = true; break;
      case "preview_text": if (($preview_text = o[key]) === undefined) hasUndefined = true; break;
      case "sender_name": if (($sender_name = o[key]) === undefined) hasUndefined = true; break;
      case "from_address": if (($from_address = o[key]) === undefined) hasUndefined = true; break;
      case "reply_to_address": if (($reply_to_address = o[key]) === undefined) hasUndefined = true; break;
      case "html_content": if (($html_content = o[key]) === undefined) hasUndefined = true; break;
      case "gmail_annotations": if (($gmail_annotations = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if ($subject !== undefined ? typeof $subject !== "string" : hasUndefined && "subject" in o) w.type(o, "subject", $subject, false, "string");
  if ($preview_text !== undefined ? typeof $preview_text !== "string" : hasUndefined && "preview_text" in o) w.type(o, "preview_text", $preview_text, false, "string");
  if ($sender_name !== undefined ? typeof $sender_name !== "string" : hasUndefined && "sender_name" in o) w.type(o, "sender_name", $sender_name, false, "string");
  if ($from_address !== undefined ? typeof $from_address !== "string" : hasUndefined && "from_address" in o) w.type(o, "from_address", $from_address, false, "string");
  if ($reply_to_address !== undefined ? typeof $reply_to_address !== "string" : hasUndefined && "reply_to_address" in o) w.type(o, "reply_to_address", $reply_to_address, false, "string");
  if ($html_content !== undefined ? typeof $html_content !== "string" : hasUndefined && "html_content" in o) w.type(o, "html_content", $html_content, false, "string");
  if (isObject($gmail_annotations)) {
    n = w.found.length;
    gmailAnnotations($gmail_annotations, w, d + 1);
    if (w.found.length > n) w.under(n, "gmail_annotations");
  } else if ($gmail_annotations !== undefined || (hasUndefined && "gmail_annotations" in o)) w.type(o, "gmail_annotations", $gmail_annotations, false, "object");
  w.visit("email", o, before);
}

function emailCampaignContent(o: Members, w: Walk, d: number): void {
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "locales variation_details content", "unknown");
  let $locales: unknown;
  let $variation_details: unknown;
  let $content: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "locales": if (($locales = o[key]) === undefined) hasUndefined = true; break;
      case "variation_details": if (($variation_details = o[key]) === undefined) hasUndefined = true; break;
      case "content": $content = o[key]; break;
    }
  }
  if (Array.isArray($locales)) {
    n = w.found.length;
    texts($locales, w, d + 1);
    if (w.found.length > n) w.under(n, "locales");
  } else if ($locales !== undefined || (hasUndefined && "locales" in o)) w.type(o, "locales", $locales, false, "array");
  if (isObject($variation_details)) {
    n = w.found.length;
    variationDetails($variation_details, w, d + 1);
    if (w.found.length > n) w.under(n, "variation_details");
  } else if ($variation_details !== undefined || (hasUndefined && "variation_details" in o)) w.type(o, "variation_details", $variation_details, false, "object");
  if (isObject($content)) {
    n = w.found.length;
    checkChannelContent($content, w, d + 1, "email", emailContent, $locales !== undefined || $variation_details !== undefined);
    if (w.found.length > n) w.under(n, "content");
  } else w.type(o, "content", $content, true, "object");
}

function emailDeliveryControls(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "bypass_dnd campaign_throttle_rpm count_for_frequency_capping ignore_frequency_capping minimum_delay_between_two_notification_in_hour", "unknown");
  let $bypass_dnd: unknown;
  let $campaign_throttle_rpm: unknown;
  let $count_for_frequency_capping: unknown;
  let $ignore_frequency_capping: unknown;
  let $minimum_delay_between_two_notification_in_hour: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "bypass_dnd": if (($bypass_dnd = o[key]) === undefined) hasUndefined = true; break;
      case "campaign_throttle_rpm": if (($campaign_throttle_rpm = o[key]) === undefined) hasUndefined = true; break;
      case "count_for_frequency_capping": if (($count_for_frequency_capping = o[key]) === undefined) hasUndefined = true; break;
      case "ignore_frequency_capping": if (($ignore_frequency_capping = o[key]) === undefined) hasUndefined = true; break;
      case "minimum_delay_between_two_notification_in_hour": if (($minimum_delay_between_two_notification_in_hour = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if ($bypass_dnd !== undefined ? typeof $bypass_dnd !== "boolean" : hasUndefined && "bypass_dnd" in o) w.type(o, "bypass_dnd", $bypass_dnd, false, "boolean");
  if ($campaign_throttle_rpm !== undefined ? !Number.isInteger($campaign_throttle_rpm) : hasUndefined && "campaign_throttle_rpm" in o) w.type(o, "campaign_throttle_rpm", $campaign_throttle_rpm, false, "integer");
  if ($count_for_frequency_capping !== undefined ? typeof $count_for_frequency_capping !== "boolean" : hasUndefined && "count_for_frequency_capping" in o) w.type(o, "count_for_frequency_capping", $count_for_frequency_capping, false, "boolean");
  if ($ignore_frequency_capping !== undefined ? typeof $ignore_frequency_capping !== "boolean" : hasUndefined && "ignore_frequency_capping" in o) w.type(o, "ignore_frequency_capping", $ignore_frequency_capping, false, "boolean");
  if ($minimum_delay_between_two_notification_in_hour !== undefined ? !Number.isInteger($minimum_delay_between_two_notification_in_hour) : hasUndefined && "minimum_delay_between_two_notification_in_hour" in o) w.type(o, "minimum_delay_between_two_notification_in_hour", $minimum_delay_between_two_notification_in_hour, false, "integer");
}

function emailCreateRequest(o: Members, w: Walk, d: number): void {
  let n: number;
  if (w.inspects) w.inspect(o, "request_id! channel! campaign_delivery_type created_by basic_details trigger_condition connector campaign_content segmentation_details scheduling_details delivery_controls conversion_goal_details control_group_details utm_params campaign_audience_limit", "unknown");
  let $request_id: unknown;
  let $campaign_delivery_type: unknown;
  let $created_by: unknown;
  let $basic_details: unknown;
  let $trigger_condition: unknown;
  let $connector: unknown;
  let $campaign_content: unknown;
  let $segmentation_details: unknown;
  let $scheduling_details: unknown;
  let $delivery_controls: unknown;
  let $conversion_goal_details: unknown;
  let $control_group_details: unknown;
  let $utm_params: unknown;
  let $campaign_audience_limit: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "request_id": $request_id = o[key]; break;
      case "campaign_delivery_type": $campaign_delivery_type = o[key]; break;
      case "created_by": $created_by = o[key]; break;
      case "basic_details": $basic_details = o[key]; break;
      case "trigger_condition": if (($trigger_condition = o[key]) === undefined) hasUndefined = true; break;
      case "connector": $connector = o[key]; break;
      case "campaign_content": $campaign_content = o[key]; break;
      case "segmentation_details": $segmentation_details = o[key]; break;
      case "scheduling_details": $scheduling_details = o[key]; break;
      case "delivery_controls": if (($delivery_controls = o[key]) === undefined) hasUndefined = true; break;
      case "conversion_goal_details": if (($conversion_goal_details = o[key]) === undefined) hasUndefined = true; break;
      case "control_group_details": if (($control_group_details = o[key]) === undefined) hasUndefined = true; break;
      case "utm_params": if (($utm_params = o[key]) === undefined) hasUndefined = true; break;
      case "campaign_audience_limit": if (($campaign_audience_limit = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if (typeof $request_id !== "string") w.type(o, "request_id", $request_id, true, "string");
  if ($campaign_delivery_type !== "ONE_TIME" && $campaign_delivery_type !== "PERIODIC" && $campaign_delivery_type !== "EVENT_TRIGGERED" && $campaign_delivery_type !== "BUSINESS_EVENT_TRIGGERED") w.enum(o, "campaign_delivery_type", $campaign_delivery_type, true, ["ONE_TIME", "PERIODIC", "EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED"]);
  if (typeof $created_by !== "string" || !isEmail($created_by)) w.format(o, "created_by", $created_by, true, "email");
  if (isObject($basic_details)) {
    n = w.settle();
    emailBasicDetails($basic_details, w, d + 1);
    if (w.found.length > n) w.under(n, "basic_details");
  } else w.type(o, "basic_details", $basic_details, true, "object");
  if (isObject($trigger_condition)) {
    n = w.settle();
    triggerCondition($trigger_condition, w, d + 1);
    if (w.found.length > n) w.under(n, "trigger_condition");
  } else if ($trigger_condition !== undefined || (hasUndefined && "trigger_condition" in o)) w.type(o, "trigger_condition", $trigger_condition, false, "object");
  if (isObject($connector)) {
    n = w.settle();
    connector($connector, w, d + 1);
    if (w.found.length > n) w.under(n, "connector");
  } else w.type(o, "connector", $connector, true, "object");
  if (isObject($campaign_content)) {
    n = w.settle();
    emailCampaignContent($campaign_content, w, d + 1);
    if (w.found.length > n) w.under(n, "campaign_content");
  } else w.type(o, "campaign_content", $campaign_content, true, "object");
  if (isObject($segmentation_details)) {
    n = w.settle();
    segmentationDetails($segmentation_details, w, d + 1);
    if (w.found.length > n) w.under(n, "segmentation_details");
  } else w.type(o, "segmentation_details", $segmentation_details, true, "object");
  if (isObject($scheduling_details)) {
    n = w.settle();
    schedulingDetails($scheduling_details, w, d + 1);
    if (w.found.length > n) w.under(n, "scheduling_details");
  } else w.type(o, "scheduling_details", $scheduling_details, true, "object");
  if (isObject($delivery_controls)) {
    n = w.settle();
    emailDeliveryControls($delivery_controls, w, d + 1);
    if (w.found.length > n) w.under(n, "delivery_controls");
  } else if ($delivery_controls !== undefined || (hasUndefined && "delivery_controls" in o)) w.type(o, "delivery_controls", $delivery_controls, false, "object");
  if (isObject($conversion_goal_details)) {
    n = w.settle();
    conversionGoalDetails($conversion_goal_details, w, d + 1);
    if (w.found.length > n) w.under(n, "conversion_goal_details");
  } else if ($conversion_goal_details !== undefined || (hasUndefined && "conversion_goal_details" in o)) w.type(o, "conversion_goal_details", $conversion_goal_details, false, "object");
  if (isObject($control_group_details)) {
    n = w.settle();
    controlGroupDetails($control_group_details, w, d + 1);
    if (w.found.length > n) w.under(n, "control_group_details");
  } else if ($control_group_details !== undefined || (hasUndefined && "control_group_details" in o)) w.type(o, "control_group_details", $control_group_details, false, "object");
  if (isObject($utm_params)) {
    n = w.settle();
    utmParams($utm_params, w, d + 1);
    if (w.found.length > n) w.under(n, "utm_params");
  } else if ($utm_params !== undefined || (hasUndefined && "utm_params" in o)) w.type(o, "utm_params", $utm_params, false, "object");
  if (isObject($campaign_audience_limit)) {
    n = w.settle();
    campaignAudienceLimit($campaign_audience_limit, w, d + 1);
    if (w.found.length > n) w.under(n, "campaign_audience_limit");
  } else if ($campaign_audience_limit !== undefined || (hasUndefined && "campaign_audience_limit" in o)) w.type(o, "campaign_audience_limit", $campaign_audience_limit, false, "object");
}

function otherwise(o: Members, w: Walk, d: number): void {
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "request_id! channel campaign_delivery_type created_by basic_details campaign_content segmentation_details scheduling_details conversion_goal_details control_group_details utm_params campaign_audience_limit", "possible");
  let $request_id: unknown;
  let $channel: unknown;
  let $campaign_delivery_type: unknown;
  let $created_by: unknown;
  let $basic_details: unknown;
  let $campaign_content: unknown;
  let $segmentation_details: unknown;
  let $scheduling_details: unknown;
  let $conversion_goal_details: unknown;
  let $control_group_details: unknown;
  let $utm_params: unknown;
  let $campaign_audience_limit: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "request_id": $request_id = o[key]; break;
      case "channel": $channel = o[key]; break;
      case "campaign_delivery_type": $campaign_delivery_type = o[key]; break;
      case "created_by": $created_by = o[key]; break;
      case "basic_details": $basic_details = o[key]; break;
      case "campaign_content": $campaign_content = o[key]; break;
      case "segmentation_details": $segmentation_details = o[key]; break;
      case "scheduling_details": $scheduling_details = o[key]; break;
      case "conversion_goal_details": if (($conversion_goal_details = o[key]) === undefined) hasUndefined = true; break;
      case "control_group_details": if (($control_group_details = o[key]) === undefined) hasUndefined = true; break;
      case "utm_params": if (($utm_params = o[key]) === undefined) hasUndefined = true; break;
      case "campaign_audience_limit": if (($campaign_audience_limit = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if (typeof $request_id !== "string") w.type(o, "request_id", $request_id, true, "string");
  if ($channel !== "PUSH" && $channel !== "EMAIL") w.enum(o, "channel", $channel, true, ["PUSH", "EMAIL"]);
  if ($campaign_delivery_type === undefined) w.present(o, "campaign_delivery_type");
  if (typeof $created_by !== "string" || !isEmail($created_by)) w.format(o, "created_by", $created_by, true, "email");
  if ($basic_details === undefined) w.present(o, "basic_details");
  if ($campaign_content === undefined) w.present(o, "campaign_content");
  if (isObject($segmentation_details)) {
    n = w.settle();
    segmentationDetails($segmentation_details, w, d + 1);
    if (w.found.length > n) w.under(n, "segmentation_details");
  } else w.type(o, "segmentation_details", $segmentation_details, true, "object");
  if (isObject($scheduling_details)) {
    n = w.settle();
    schedulingDetails($scheduling_details, w, d + 1);
    if (w.found.length > n) w.under(n, "scheduling_details");
  } else w.type(o, "scheduling_details", $scheduling_details, true, "object");
  if (isObject($conversion_goal_details)) {
    n = w.settle();
    conversionGoalDetails($conversion_goal_details, w, d + 1);
    if (w.found.length > n) w.under(n, "conversion_goal_details");
  } else if ($conversion_goal_details !== undefined || (hasUndefined && "conversion_goal_details" in o)) w.type(o, "conversion_goal_details", $conversion_goal_details, false, "object");
  if (isObject($control_group_details)) {
    n = w.settle();
    controlGroupDetails($control_group_details, w, d + 1);
    if (w.found.length > n) w.under(n, "control_group_details");
  } else if ($control_group_details !== undefined || (hasUndefined && "control_group_details" in o)) w.type(o, "control_group_details", $control_group_details, false, "object");
  if (isObject($utm_params)) {
    n = w.settle();
    utmParams($utm_params, w, d + 1);
    if (w.found.length > n) w.under(n, "utm_params");
  } else if ($utm_params !== undefined || (hasUndefined && "utm_params" in o)) w.type(o, "utm_params", $utm_params, false, "object");
  if (isObject($campaign_audience_limit)) {
    n = w.settle();
    campaignAudienceLimit($campaign_audience_limit, w, d + 1);
    if (w.found.length > n) w.under(n, "campaign_audience_limit");
  } else if ($campaign_audience_limit !== undefined || (hasUndefined && "campaign_audience_limit" in o)) w.type(o, "campaign_audience_limit", $campaign_audience_limit, false, "object");
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
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "request_id channel! campaign_delivery_type updated_by version_note basic_details trigger_condition campaign_content segmentation_details scheduling_details delivery_controls advanced conversion_goal_details control_group_details utm_params campaign_audience_limit", "unknown");
  let $request_id: unknown;
  let $channel: unknown;
  let $campaign_delivery_type: unknown;
  let $updated_by: unknown;
  let $version_note: unknown;
  let $basic_details: unknown;
  let $trigger_condition: unknown;
  let $campaign_content: unknown;
  let $segmentation_details: unknown;
  let $scheduling_details: unknown;
  let $delivery_controls: unknown;
  let $advanced: unknown;
  let $conversion_goal_details: unknown;
  let $control_group_details: unknown;
  let $utm_params: unknown;
  let $campaign_audience_limit: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "request_id": if (($request_id = o[key]) === undefined) hasUndefined = true; break;
      case "channel": $channel = o[key]; break;
      case "campaign_delivery_type": $campaign_delivery_type = o[key]; break;
      case "updated_by": if (($updated_by = o[key]) === undefined) hasUndefined = true; break;
      case "version_note": if (($version_note = o[key]) === undefined) hasUndefined = true; break;
      case "basic_details": $basic_details = o[key]; break;
      case "trigger_condition": if (($trigger_condition = o[key]) === undefined) hasUndefined = true; break;
      case "campaign_content": $campaign_content = o[key]; break;
      case "segmentation_details": $segmentation_details = o[key]; break;
      case "scheduling_details": $scheduling_details = o[key]; break;
      case "delivery_controls": $delivery_controls = o[key]; break;
      case "advanced": $advanced = o[key]; break;
      case "conversion_goal_details": if (($conversion_goal_details = o[key]) === undefined) hasUndefined = true; break;
      case "control_group_details": if (($control_group_details = o[key]) === undefined) hasUndefined = true; break;
      case "utm_params": if (($utm_params = o[key]) === undefined) hasUndefined = true; break;
      case "campaign_audience_limit": if (($campaign_audience_limit = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if ($request_id !== undefined ? typeof $request_id !== "string" : hasUndefined && "request_id" in o) w.type(o, "request_id", $request_id, false, "string");
  if ($channel !== "PUSH") w.enum(o, "channel", $channel, true, ["PUSH"]);
  if ($campaign_delivery_type !== "ONE_TIME" && $campaign_delivery_type !== "PERIODIC" && $campaign_delivery_type !== "EVENT_TRIGGERED" && $campaign_delivery_type !== "BUSINESS_EVENT_TRIGGERED" && $campaign_delivery_type !== "DEVICE_TRIGGERED" && $campaign_delivery_type !== "LOCATION_TRIGGERED" && $campaign_delivery_type !== "BROADCAST_LIVE_ACTIVITY") w.enum(o, "campaign_delivery_type", $campaign_delivery_type, true, ["ONE_TIME", "PERIODIC", "EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED", "DEVICE_TRIGGERED", "LOCATION_TRIGGERED", "BROADCAST_LIVE_ACTIVITY"]);
  if ($updated_by !== undefined ? typeof $updated_by !== "string" || !isEmail($updated_by) : hasUndefined && "updated_by" in o) w.format(o, "updated_by", $updated_by, false, "email");
  if ($version_note !== undefined ? typeof $version_note !== "string" : hasUndefined && "version_note" in o) w.type(o, "version_note", $version_note, false, "string");
  if (isObject($basic_details)) {
    n = w.settle();
    pushBasicDetails($basic_details, w, d + 1);
    if (w.found.length > n) w.under(n, "basic_details");
  } else w.type(o, "basic_details", $basic_details, true, "object");
  if (isObject($trigger_condition)) {
    n = w.settle();
    triggerCondition($trigger_condition, w, d + 1);
    if (w.found.length > n) w.under(n, "trigger_condition");
  } else if ($trigger_condition !== undefined || (hasUndefined && "trigger_condition" in o)) w.type(o, "trigger_condition", $trigger_condition, false, "object");
  if (isObject($campaign_content)) {
    n = w.settle();
    pushCampaignContent($campaign_content, w, d + 1);
    if (w.found.length > n) w.under(n, "campaign_content");
  } else w.type(o, "campaign_content", $campaign_content, true, "object");
  if (isObject($segmentation_details)) {
    n = w.settle();
    segmentationDetails($segmentation_details, w, d + 1);
    if (w.found.length > n) w.under(n, "segmentation_details");
  } else w.type(o, "segmentation_details", $segmentation_details, true, "object");
  if (isObject($scheduling_details)) {
    n = w.settle();
    schedulingDetails($scheduling_details, w, d + 1);
    if (w.found.length > n) w.under(n, "scheduling_details");
  } else w.type(o, "scheduling_details", $scheduling_details, true, "object");
  if (isObject($delivery_controls)) {
    n = w.settle();
    pushDeliveryControls($delivery_controls, w, d + 1);
    if (w.found.length > n) w.under(n, "delivery_controls");
  } else w.type(o, "delivery_controls", $delivery_controls, true, "object");
  if (isObject($advanced)) {
    n = w.settle();
    advanced($advanced, w, d + 1);
    if (w.found.length > n) w.under(n, "advanced");
  } else w.type(o, "advanced", $advanced, true, "object");
  if (isObject($conversion_goal_details)) {
    n = w.settle();
    conversionGoalDetails($conversion_goal_details, w, d + 1);
    if (w.found.length > n) w.under(n, "conversion_goal_details");
  } else if ($conversion_goal_details !== undefined || (hasUndefined && "conversion_goal_details" in o)) w.type(o, "conversion_goal_details", $conversion_goal_details, false, "object");
  if (isObject($control_group_details)) {
    n = w.settle();
    controlGroupDetails($control_group_details, w, d + 1);
    if (w.found.length > n) w.under(n, "control_group_details");
  } else if ($control_group_details !== undefined || (hasUndefined && "control_group_details" in o)) w.type(o, "control_group_details", $control_group_details, false, "object");
  if (isObject($utm_params)) {
    n = w.settle();
    utmParams($utm_params, w, d + 1);
    if (w.found.length > n) w.under(n, "utm_params");
  } else if ($utm_params !== undefined || (hasUndefined && "utm_params" in o)) w.type(o, "utm_params", $utm_params, false, "object");
  if (isObject($campaign_audience_limit)) {
    n = w.settle();
    campaignAudienceLimit($campaign_audience_limit, w, d + 1);
    if (w.found.length > n) w.under(n, "campaign_audience_limit");
  } else if ($campaign_audience_limit !== undefined || (hasUndefined && "campaign_audience_limit" in o)) w.type(o, "campaign_audience_limit", $campaign_audience_limit, false, "object");
}

export function emailCampaign(o: Members, w: Walk, d: number): void {
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "request_id channel! campaign_delivery_type updated_by version_note basic_details trigger_condition connector campaign_content segmentation_details scheduling_details delivery_controls conversion_goal_details control_group_details utm_params campaign_audience_limit", "unknown");
  let $request_id: unknown;
  let $channel: unknown;
  let $campaign_delivery_type: unknown;
  let $updated_by: unknown;
  let $version_note: unknown;
  let $basic_details: unknown;
  let $trigger_condition: unknown;
  let $connector: unknown;
  let $campaign_content: unknown;
  let $segmentation_details: unknown;
  let $scheduling_details: unknown;
  let $delivery_controls: unknown;
  let $conversion_goal_details: unknown;
  let $control_group_details: unknown;
  let $utm_params: unknown;
  let $campaign_audience_limit: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "request_id": if (($request_id = o[key]) === undefined) hasUndefined = true; break;
      case "channel": $channel = o[key]; break;
      case "campaign_delivery_type": $campaign_delivery_type = o[key]; break;
      case "updated_by": if (($updated_by = o[key]) === undefined) hasUndefined = true; break;
      case "version_note": if (($version_note = o[key]) === undefined) hasUndefined = true; break;
      case "basic_details": $basic_details = o[key]; break;
      case "trigger_condition": if (($trigger_condition = o[key]) === undefined) hasUndefined = true; break;
      case "connector": $connector = o[key]; break;
      case "campaign_content": $campaign_content = o[key]; break;
      case "segmentation_details": $segmentation_details = o[key]; break;
      case "scheduling_details": $scheduling_details = o[key]; break;
      case "delivery_controls": if (($delivery_controls = o[key]) === undefined) hasUndefined = true; break;
      case "conversion_goal_details": if (($conversion_goal_details = o[key]) === undefined) hasUndefined = true; break;
      case "control_group_details": if (($control_group_details = o[key]) === undefined) hasUndefined = true; break;
      case "utm_params": if (($utm_params = o[key]) === undefined) hasUndefined = true; break;
      case "campaign_audience_limit": if (($campaign_audience_limit = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if ($request_id !== undefined ? typeof $request_id !== "string" : hasUndefined && "request_id" in o) w.type(o, "request_id", $request_id, false, "string");
  if ($channel !== "EMAIL") w.enum(o, "channel", $channel, true, ["EMAIL"]);
  if ($campaign_delivery_type !== "ONE_TIME" && $campaign_delivery_type !== "PERIODIC" && $campaign_delivery_type !== "EVENT_TRIGGERED" && $campaign_delivery_type !== "BUSINESS_EVENT_TRIGGERED") w.enum(o, "campaign_delivery_type", $campaign_delivery_type, true, ["ONE_TIME", "PERIODIC", "EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED"]);
  if ($updated_by !== undefined ? typeof $updated_by !== "string" || !isEmail($updated_by) : hasUndefined && "updated_by" in o) w.format(o, "updated_by", $updated_by, false, "email");
  if ($version_note !== undefined ? typeof $version_note !== "string" : hasUndefined && "version_note" in o) w.type(o, "version_note", $version_note, false, "string");
  if (isObject($basic_details)) {
    n = w.settle();
    emailBasicDetails($basic_details, w, d + 1);
    if (w.found.length > n) w.under(n, "basic_details");
  } else w.type(o, "basic_details", $basic_details, true, "object");
  if (isObject($trigger_condition)) {
    n = w.settle();
    triggerCondition($trigger_condition, w, d + 1);
    if (w.found.length > n) w.under(n, "trigger_condition");
  } else if ($trigger_condition !== undefined || (hasUndefined && "trigger_condition" in o)) w.type(o, "trigger_condition", $trigger_condition, false, "object");
  if (isObject($connector)) {
    n = w.settle();
    connector($connector, w, d + 1);
    if (w.found.length > n) w.under(n, "connector");
  } else w.type(o, "connector", $connector, true, "object");
  if (isObject($campaign_content)) {
    n = w.settle();
    emailCampaignContent($campaign_content, w, d + 1);
    if (w.found.length > n) w.under(n, "campaign_content");
  } else w.type(o, "campaign_content", $campaign_content, true, "object");
  if (isObject($segmentation_details)) {
    n = w.settle();
    segmentationDetails($segmentation_details, w, d + 1);
    if (w.found.length > n) w.under(n, "segmentation_details");
  } else w.type(o, "segmentation_details", $segmentation_details, true, "object");
  if (isObject($scheduling_details)) {
    n = w.settle();
    schedulingDetails($scheduling_details, w, d + 1);
    if (w.found.length > n) w.under(n, "scheduling_details");
  } else w.type(o, "scheduling_details", $scheduling_details, true, "object");
  if (isObject($delivery_controls)) {
    n = w.settle();
    emailDeliveryControls($delivery_controls, w, d + 1);
    if (w.found.length > n) w.under(n, "delivery_controls");
  } else if ($delivery_controls !== undefined || (hasUndefined && "delivery_controls" in o)) w.type(o, "delivery_controls", $delivery_controls, false, "object");
  if (isObject($conversion_goal_details)) {
    n = w.settle();
    conversionGoalDetails($conversion_goal_details, w, d + 1);
    if (w.found.length > n) w.under(n, "conversion_goal_details");
  } else if ($conversion_goal_details !== undefined || (hasUndefined && "conversion_goal_details" in o)) w.type(o, "conversion_goal_details", $conversion_goal_details, false, "object");
  if (isObject($control_group_details)) {
    n = w.settle();
    controlGroupDetails($control_group_details, w, d + 1);
    if (w.found.length > n) w.under(n, "control_group_details");
  } else if ($control_group_details !== undefined || (hasUndefined && "control_group_details" in o)) w.type(o, "control_group_details", $control_group_details, false, "object");
  if (isObject($utm_params)) {
    n = w.settle();
    utmParams($utm_params, w, d + 1);
    if (w.found.length > n) w.under(n, "utm_params");
  } else if ($utm_params !== undefined || (hasUndefined && "utm_params" in o)) w.type(o, "utm_params", $utm_params, false, "object");
  if (isObject($campaign_audience_limit)) {
    n = w.settle();
    campaignAudienceLimit($campaign_audience_limit, w, d + 1);
    if (w.found.length > n) w.under(n, "campaign_audience_limit");
  } else if ($campaign_audience_limit !== undefined || (hasUndefined && "campaign_audience_limit" in o)) w.type(o, "campaign_audience_limit", $campaign_audience_limit, false, "object");
}

export function anyChannelCampaign(o: Members, w: Walk, d: number): void {
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "request_id channel campaign_delivery_type updated_by version_note basic_details campaign_content segmentation_details scheduling_details conversion_goal_details control_group_details utm_params campaign_audience_limit", "possible");
  let $request_id: unknown;
  let $channel: unknown;
  let $campaign_delivery_type: unknown;
  let $updated_by: unknown;
  let $version_note: unknown;
  let $basic_details: unknown;
  let $campaign_content: unknown;
  let $segmentation_details: unknown;
  let $scheduling_details: unknown;
  let $conversion_goal_details: unknown;
  let $control_group_details: unknown;
  let $utm_params: unknown;
  let $campaign_audience_limit: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "request_id": if (($request_id = o[key]) === undefined) hasUndefined = true; break;
      case "channel": $channel = o[key]; break;
      case "campaign_delivery_type": $campaign_delivery_type = o[key]; break;
      case "updated_by": if (($updated_by = o[key]) === undefined) hasUndefined = true; break;
      case "version_note": if (($version_note = o[key]) === undefined) hasUndefined = true; break;
      case "basic_details": $basic_details = o[key]; break;
      case "campaign_content": $campaign_content = o[key]; break;
      case "segmentation_details": $segmentation_details = o[key]; break;
      case "scheduling_details": $scheduling_details = o[key]; break;
      case "conversion_goal_details": if (($conversion_goal_details = o[key]) === undefined) hasUndefined = true; break;
      case "control_group_details": if (($control_group_details = o[key]) === undefined) hasUndefined = true; break;
      case "utm_params": if (($utm_params = o[key]) === undefined) hasUndefined = true; break;
      case "campaign_audience_limit": if (($campaign_audience_limit = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if ($request_id !== undefined ? typeof $request_id !== "string" : hasUndefined && "request_id" in o) w.type(o, "request_id", $request_id, false, "string");
  if ($channel !== "PUSH" && $channel !== "EMAIL") w.enum(o, "channel", $channel, true, ["PUSH", "EMAIL"]);
  if ($campaign_delivery_type === undefined) w.present(o, "campaign_delivery_type");
  if ($updated_by !== undefined ? typeof $updated_by !== "string" || !isEmail($updated_by) : hasUndefined && "updated_by" in o) w.format(o, "updated_by", $updated_by, false, "email");
  if ($version_note !== undefined ? typeof $version_note !== "string" : hasUndefined && "version_note" in o) w.type(o, "version_note", $version_note, false, "string");
  if ($basic_details === undefined) w.present(o, "basic_details");
  if ($campaign_content === undefined) w.present(o, "campaign_content");
  if (isObject($segmentation_details)) {
    n = w.settle();
    segmentationDetails($segmentation_details, w, d + 1);
    if (w.found.length > n) w.under(n, "segmentation_details");
  } else w.type(o, "segmentation_details", $segmentation_details, true, "object");
  if (isObject($scheduling_details)) {
    n = w.settle();
    schedulingDetails($scheduling_details, w, d + 1);
    if (w.found.length > n) w.under(n, "scheduling_details");
  } else w.type(o, "scheduling_details", $scheduling_details, true, "object");
  if (isObject($conversion_goal_details)) {
    n = w.settle();
    conversionGoalDetails($conversion_goal_details, w, d + 1);
    if (w.found.length > n) w.under(n, "conversion_goal_details");
  } else if ($conversion_goal_details !== undefined || (hasUndefined && "conversion_goal_details" in o)) w.type(o, "conversion_goal_details", $conversion_goal_details, false, "object");
  if (isObject($control_group_details)) {
    n = w.settle();
    controlGroupDetails($control_group_details, w, d + 1);
    if (w.found.length > n) w.under(n, "control_group_details");
  } else if ($control_group_details !== undefined || (hasUndefined && "control_group_details" in o)) w.type(o, "control_group_details", $control_group_details, false, "object");
  if (isObject($utm_params)) {
    n = w.settle();
    utmParams($utm_params, w, d + 1);
    if (w.found.length > n) w.under(n, "utm_params");
  } else if ($utm_params !== undefined || (hasUndefined && "utm_params" in o)) w.type(o, "utm_params", $utm_params, false, "object");
  if (isObject($campaign_audience_limit)) {
    n = w.settle();
    campaignAudienceLimit($campaign_audience_limit, w, d + 1);
    if (w.found.length > n) w.under(n, "campaign_audience_limit");
  } else if ($campaign_audience_limit !== undefined || (hasUndefined && "campaign_audience_limit" in o)) w.type(o, "campaign_audience_limit", $campaign_audience_limit, false, "object");
}

export function pushUpdateRequest(o: Members, w: Walk, d: number): void {
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "request_id channel campaign_delivery_type updated_by version_note basic_details trigger_condition campaign_content segmentation_details scheduling_details delivery_controls advanced conversion_goal_details control_group_details utm_params campaign_audience_limit status", "unknown");
  let $request_id: unknown;
  let $channel: unknown;
  let $campaign_delivery_type: unknown;
  let $updated_by: unknown;
  let $version_note: unknown;
  let $basic_details: unknown;
  let $trigger_condition: unknown;
  let $campaign_content: unknown;
  let $segmentation_details: unknown;
  let $scheduling_details: unknown;
  let $delivery_controls: unknown;
  let $advanced: unknown;
  let $conversion_goal_details: unknown;
  let $control_group_details: unknown;
  let $utm_params: unknown;
  let $campaign_audience_limit: unknown;
  let $status: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "request_id": if (($request_id = o[key]) === undefined) hasUndefined = true; break;
      case "channel": if (($channel = o[key]) === undefined) hasUndefined = true; break;
      case "campaign_delivery_type": if (($campaign_delivery_type = o[key]) === undefined) hasUndefined = true; break;
      case "updated_by": if (($updated_by = o[key]) === undefined) hasUndefined = true; break;
      case "version_note": if (($version_note = o[key]) === undefined) hasUndefined = true; break;
      case "basic_details": if (($basic_details = o[key]) === undefined) hasUndefined = true; break;
      case "trigger_condition": if (($trigger_condition = o[key]) === undefined) hasUndefined = true; break;
      case "campaign_content": if (($campaign_content = o[key]) === undefined) hasUndefined = true; break;
      case "segmentation_details": if (($segmentation_details = o[key]) === undefined) hasUndefined = true; break;
      case "scheduling_details": if (($scheduling_details = o[key]) === undefined) hasUndefined = true; break;
      case "delivery_controls": if (($delivery_controls = o[key]) === undefined) hasUndefined = true; break;
      case "advanced": if (($advanced = o[key]) === undefined) hasUndefined = true; break;
      case "conversion_goal_details": if (($conversion_goal_details = o[key]) === undefined) hasUndefined = true; break;
      case "control_group_details": if (($control_group_details = o[key]) === undefined) hasUndefined = true; break;
      case "utm_params": if (($utm_params = o[key]) === undefined) hasUndefined = true; break;
      case "campaign_audience_limit": if (($campaign_audience_limit = o[key]) === undefined) hasUndefined = true; break;
      case "status": if (($status = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if ($request_id !== undefined ? typeof $request_id !== "string" : hasUndefined && "request_id" in o) w.type(o, "request_id", $request_id, false, "string");
  if ($channel !== undefined ? $channel !== "PUSH" : hasUndefined && "channel" in o) w.enum(o, "channel", $channel, false, ["PUSH"]);
  if ($campaign_delivery_type !== undefined ? $campaign_delivery_type !== "ONE_TIME" && $campaign_delivery_type !== "PERIODIC" && $campaign_delivery_type !== "EVENT_TRIGGERED" && $campaign_delivery_type !== "BUSINESS_EVENT_TRIGGERED" && $campaign_delivery_type !== "DEVICE_TRIGGERED" && $campaign_delivery_type !== "LOCATION_TRIGGERED" && $campaign_delivery_type !== "BROADCAST_LIVE_ACTIVITY" : hasUndefined && "campaign_delivery_type" in o) w.enum(o, "campaign_delivery_type", $campaign_delivery_type, false, ["ONE_TIME", "PERIODIC", "EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED", "DEVICE_TRIGGERED", "LOCATION_TRIGGERED", "BROADCAST_LIVE_ACTIVITY"]);
  if ($updated_by !== undefined ? typeof $updated_by !== "string" || !isEmail($updated_by) : hasUndefined && "updated_by" in o) w.format(o, "updated_by", $updated_by, false, "email");
  if ($version_note !== undefined ? typeof $version_note !== "string" : hasUndefined && "version_note" in o) w.type(o, "version_note", $version_note, false, "string");
  if (isObject($basic_details)) {
    n = w.settle();
    pushBasicDetails($basic_details, w, d + 1);
    if (w.found.length > n) w.under(n, "basic_details");
  } else if ($basic_details !== undefined || (hasUndefined && "basic_details" in o)) w.type(o, "basic_details", $basic_details, false, "object");
  if (isObject($trigger_condition)) {
    n = w.settle();
    triggerCondition($trigger_condition, w, d + 1);
    if (w.found.length > n) w.under(n, "trigger_condition");
  } else if ($trigger_condition !== undefined || (hasUndefined && "trigger_condition" in o)) w.type(o, "trigger_condition", $trigger_condition, false, "object");
  if (isObject($campaign_content)) {
    n = w.settle();
    pushCampaignContent($campaign_content, w, d + 1);
    if (w.found.length > n) w.under(n, "campaign_content");
  } else if ($campaign_content !== undefined || (hasUndefined && "campaign_content" in o)) w.type(o, "campaign_content", $campaign_content, false, "object");
  if (isObject($segmentation_details)) {
    n = w.settle();
    segmentationDetails($segmentation_details, w, d + 1);
    if (w.found.length > n) w.under(n, "segmentation_details");
  } else if ($segmentation_details !== undefined || (hasUndefined && "segmentation_details" in o)) w.type(o, "segmentation_details", $segmentation_details, false, "object");
  if (isObject($scheduling_details)) {
    n = w.settle();
    schedulingDetails($scheduling_details, w, d + 1);
    if (w.found.length > n) w.under(n, "scheduling_details");
  } else if ($scheduling_details !== undefined || (hasUndefined && "scheduling_details" in o)) w.type(o, "scheduling_details", $scheduling_details, false, "object");
  if (isObject($delivery_controls)) {
    n = w.settle();
    pushDeliveryControls($delivery_controls, w, d + 1);
    if (w.found.length > n) w.under(n, "delivery_controls");
  } else if ($delivery_controls !== undefined || (hasUndefined && "delivery_controls" in o)) w.type(o, "delivery_controls", $delivery_controls, false, "object");
  if (isObject($advanced)) {
    n = w.settle();
    advanced($advanced, w, d + 1);
    if (w.found.length > n) w.under(n, "advanced");
  } else if ($advanced !== undefined || (hasUndefined && "advanced" in o)) w.type(o, "advanced", $advanced, false, "object");
  if (isObject($conversion_goal_details)) {
    n = w.settle();
    conversionGoalDetails($conversion_goal_details, w, d + 1);
    if (w.found.length > n) w.under(n, "conversion_goal_details");
  } else if ($conversion_goal_details !== undefined || (hasUndefined && "conversion_goal_details" in o)) w.type(o, "conversion_goal_details", $conversion_goal_details, false, "object");
  if (isObject($control_group_details)) {
    n = w.settle();
    controlGroupDetails($control_group_details, w, d + 1);
    if (w.found.length > n) w.under(n, "control_group_details");
  } else if ($control_group_details !== undefined || (hasUndefined && "control_group_details" in o)) w.type(o, "control_group_details", $control_group_details, false, "object");
  if (isObject($utm_params)) {
    n = w.settle();
    utmParams($utm_params, w, d + 1);
    if (w.found.length > n) w.under(n, "utm_params");
  } else if ($utm_params !== undefined || (hasUndefined && "utm_params" in o)) w.type(o, "utm_params", $utm_params, false, "object");
  if (isObject($campaign_audience_limit)) {
    n = w.settle();
    campaignAudienceLimit($campaign_audience_limit, w, d + 1);
    if (w.found.length > n) w.under(n, "campaign_audience_limit");
  } else if ($campaign_audience_limit !== undefined || (hasUndefined && "campaign_audience_limit" in o)) w.type(o, "campaign_audience_limit", $campaign_audience_limit, false, "object");
  if ($status !== undefined ? $status !== "PUBLISH" : hasUndefined && "status" in o) w.enum(o, "status", $status, false, ["PUBLISH"]);
}

export function emailUpdateRequest(o: Members, w: Walk, d: number): void {
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "request_id channel campaign_delivery_type updated_by version_note basic_details trigger_condition connector campaign_content segmentation_details scheduling_details delivery_controls conversion_goal_details control_group_details utm_params campaign_audience_limit status", "unknown");
  let $request_id: unknown;
  let $channel: unknown;
  let $campaign_delivery_type: unknown;
  let $updated_by: unknown;
  let $version_note: unknown;
  let $basic_details: unknown;
  let $trigger_condition: unknown;
  let $connector: unknown;
  let $campaign_content: unknown;
  let $segmentation_details: unknown;
  let $scheduling_details: unknown;
  let $delivery_controls: unknown;
  let $conversion_goal_details: unknown;
  let $control_group_details: unknown;
  let $utm_params: unknown;
  let $campaign_audience_limit: unknown;
  let $status: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "request_id": if (($request_id = o[key]) === undefined) hasUndefined = true; break;
      case "channel": if (($channel = o[key]) === undefined) hasUndefined = true; break;
      case "campaign_delivery_type": if (($campaign_delivery_type = o[key]) === undefined) hasUndefined = true; break;
      case "updated_by": if (($updated_by = o[key]) === undefined) hasUndefined = true; break;
      case "version_note": if (($version_note = o[key]) === undefined) hasUndefined = true; break;
      case "basic_details": if (($basic_details = o[key]) === undefined) hasUndefined = true; break;
      case "trigger_condition": if (($trigger_condition = o[key]) === undefined) hasUndefined = true; break;
      case "connector": if (($connector = o[key]) === undefined) hasUndefined = true; break;
      case "campaign_content": if (($campaign_content = o[key]) === undefined) hasUndefined = true; break;
      case "segmentation_details": if (($segmentation_details = o[key]) === undefined) hasUndefined = true; break;
      case "scheduling_details": if (($scheduling_details = o[key]) === undefined) hasUndefined = true; break;
      case "delivery_controls": if (($delivery_controls = o[key]) === undefined) hasUndefined = true; break;
      case "conversion_goal_details": if (($conversion_goal_details = o[key]) === undefined) hasUndefined = true; break;
      case "control_group_details": if (($control_group_details = o[key]) === undefined) hasUndefined = true; break;
      case "utm_params": if (($utm_params = o[key]) === undefined) hasUndefined = true; break;
      case "campaign_audience_limit": if (($campaign_audience_limit = o[key]) === undefined) hasUndefined = true; break;
      case "status": if (($status = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if ($request_id !== undefined ? typeof $request_id !== "string" : hasUndefined && "request_id" in o) w.type(o, "request_id", $request_id, false, "string");
  if ($channel !== undefined ? $channel !== "EMAIL" : hasUndefined && "channel" in o) w.enum(o, "channel", $channel, false, ["EMAIL"]);
  if ($campaign_delivery_type !== undefined ? $campaign_delivery_type !== "ONE_TIME" && $campaign_delivery_type !== "PERIODIC" && $campaign_delivery_type !== "EVENT_TRIGGERED" && $campaign_delivery_type !== "BUSINESS_EVENT_TRIGGERED" : hasUndefined && "campaign_delivery_type" in o) w.enum(o, "campaign_delivery_type", $campaign_delivery_type, false, ["ONE_TIME", "PERIODIC", "EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED"]);
  if ($updated_by !== undefined ? typeof $updated_by !== "string" || !isEmail($updated_by) : hasUndefined && "updated_by" in o) w.format(o, "updated_by", $updated_by, false, "email");
  if ($version_note !== undefined ? typeof $version_note !== "string" : hasUndefined && "version_note" in o) w.type(o, "version_note", $version_note, false, "string");
  if (isObject($basic_details)) {
    n = w.settle();
    emailBasicDetails($basic_details, w, d + 1);
    if (w.found.length > n) w.under(n, "basic_details");
  } else if ($basic_details !== undefined || (hasUndefined && "basic_details" in o)) w.type(o, "basic_details", $basic_details, false, "object");
  if (isObject($trigger_condition)) {
    n = w.settle();
    triggerCondition($trigger_condition, w, d + 1);
    if (w.found.length > n) w.under(n, "trigger_condition");
  } else if ($trigger_condition !== undefined || (hasUndefined && "trigger_condition" in o)) w.type(o, "trigger_condition", $trigger_condition, false, "object");
  if (isObject($connector)) {
    n = w.settle();
    connector($connector, w, d + 1);
    if (w.found.length > n) w.under(n, "connector");
  } else if ($connector !== undefined || (hasUndefined && "connector" in o)) w.type(o, "connector", $connector, false, "object");
  if (isObject($campaign_content)) {
    n = w.settle();
    emailCampaignContent($campaign_content, w, d + 1);
    if (w.found.length > n) w.under(n, "campaign_content");
  } else if ($campaign_content !== undefined || (hasUndefined && "campaign_content" in o)) w.type(o, "campaign_content", $campaign_content, false, "object");
  if (isObject($segmentation_details)) {
    n = w.settle();
    segmentationDetails($segmentation_details, w, d + 1);
    if (w.found.length > n) w.under(n, "segmentation_details");
  } else if ($segmentation_details !== undefined || (hasUndefined && "segmentation_details" in o)) w.type(o, "segmentation_details", $segmentation_details, false, "object");
  if (isObject($scheduling_details)) {
    n = w.settle();
    schedulingDetails($scheduling_details, w, d + 1);
    if (w.found.length > n) w.under(n, "scheduling_details");
  } else if ($scheduling_details !== undefined || (hasUndefined && "scheduling_details" in o)) w.type(o, "scheduling_details", $scheduling_details, false, "object");
  if (isObject($delivery_controls)) {
    n = w.settle();
    emailDeliveryControls($delivery_controls, w, d + 1);
    if (w.found.length > n) w.under(n, "delivery_controls");
  } else if ($delivery_controls !== undefined || (hasUndefined && "delivery_controls" in o)) w.type(o, "delivery_controls", $delivery_controls, false, "object");
  if (isObject($conversion_goal_details)) {
    n = w.settle();
    conversionGoalDetails($conversion_goal_details, w, d + 1);
    if (w.found.length > n) w.under(n, "conversion_goal_details");
  } else if ($conversion_goal_details !== undefined || (hasUndefined && "conversion_goal_details" in o)) w.type(o, "conversion_goal_details", $conversion_goal_details, false, "object");
  if (isObject($control_group_details)) {
    n = w.settle();
    controlGroupDetails($control_group_details, w, d + 1);
    if (w.found.length > n) w.under(n, "control_group_details");
  } else if ($control_group_details !== undefined || (hasUndefined && "control_group_details" in o)) w.type(o, "control_group_details", $control_group_details, false, "object");
  if (isObject($utm_params)) {
    n = w.settle();
    utmParams($utm_params, w, d + 1);
    if (w.found.length > n) w.under(n, "utm_params");
  } else if ($utm_params !== undefined || (hasUndefined && "utm_params" in o)) w.type(o, "utm_params", $utm_params, false, "object");
  if (isObject($campaign_audience_limit)) {
    n = w.settle();
    campaignAudienceLimit($campaign_audience_limit, w, d + 1);
    if (w.found.length > n) w.under(n, "campaign_audience_limit");
  } else if ($campaign_audience_limit !== undefined || (hasUndefined && "campaign_audience_limit" in o)) w.type(o, "campaign_audience_limit", $campaign_audience_limit, false, "object");
  if ($status !== undefined ? $status !== "PUBLISH" : hasUndefined && "status" in o) w.enum(o, "status", $status, false, ["PUBLISH"]);
}

export function anyChannelUpdateRequest(o: Members, w: Walk, d: number): void {
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "request_id channel campaign_delivery_type updated_by version_note basic_details campaign_content segmentation_details scheduling_details conversion_goal_details control_group_details utm_params campaign_audience_limit status", "possible");
  let $request_id: unknown;
  let $channel: unknown;
  let $updated_by: unknown;
  let $version_note: unknown;
  let $segmentation_details: unknown;
  let $scheduling_details: unknown;
  let $conversion_goal_details: unknown;
  let $control_group_details: unknown;
  let $utm_params: unknown;
  let $campaign_audience_limit: unknown;
  let $status: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "request_id": if (($request_id = o[key]) === undefined) hasUndefined = true; break;
      case "channel": if (($channel = o[key]) === undefined) hasUndefined = true; break;
      case "updated_by": if (($updated_by = o[key]) === undefined) hasUndefined = true; break;
      case "version_note": if (($version_note = o[key]) === undefined) hasUndefined = true; break;
      case "segmentation_details": if (($segmentation_details = o[key]) === undefined) hasUndefined = true; break;
      case "scheduling_details": if (($scheduling_details = o[key]) === undefined) hasUndefined = true; break;
      case "conversion_goal_details": if (($conversion_goal_details = o[key]) === undefined) hasUndefined = true; break;
      case "control_group_details": if (($control_group_details = o[key]) === undefined) hasUndefined = true; break;
      case "utm_params": if (($utm_params = o[key]) === undefined) hasUndefined = true; break;
      case "campaign_audience_limit": if (($campaign_audience_limit = o[key]) === undefined) hasUndefined = true; break;
      case "status": if (($status = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if ($request_id !== undefined ? typeof $request_id !== "string" : hasUndefined && "request_id" in o) w.type(o, "request_id", $request_id, false, "string");
  if ($channel !== undefined ? $channel !== "PUSH" && $channel !== "EMAIL" : hasUndefined && "channel" in o) w.enum(o, "channel", $channel, false, ["PUSH", "EMAIL"]);
  if ($updated_by !== undefined ? typeof $updated_by !== "string" || !isEmail($updated_by) : hasUndefined && "updated_by" in o) w.format(o, "updated_by", $updated_by, false, "email");
  if ($version_note !== undefined ? typeof $version_note !== "string" : hasUndefined && "version_note" in o) w.type(o, "version_note", $version_note, false, "string");
  if (isObject($segmentation_details)) {
    n = w.settle();
    segmentationDetails($segmentation_details, w, d + 1);
    if (w.found.length > n) w.under(n, "segmentation_details");
  } else if ($segmentation_details !== undefined || (hasUndefined && "segmentation_details" in o)) w.type(o, "segmentation_details", $segmentation_details, false, "object");
  if (isObject($scheduling_details)) {
    n = w.settle();
    schedulingDetails($scheduling_details, w, d + 1);
    if (w.found.length > n) w.under(n, "scheduling_details");
  } else if ($scheduling_details !== undefined || (hasUndefined && "scheduling_details" in o)) w.type(o, "scheduling_details", $scheduling_details, false, "object");
  if (isObject($conversion_goal_details)) {
    n = w.settle();
    conversionGoalDetails($conversion_goal_details, w, d + 1);
    if (w.found.length > n) w.under(n, "conversion_goal_details");
  } else if ($conversion_goal_details !== undefined || (hasUndefined && "conversion_goal_details" in o)) w.type(o, "conversion_goal_details", $conversion_goal_details, false, "object");
  if (isObject($control_group_details)) {
    n = w.settle();
    controlGroupDetails($control_group_details, w, d + 1);
    if (w.found.length > n) w.under(n, "control_group_details");
  } else if ($control_group_details !== undefined || (hasUndefined && "control_group_details" in o)) w.type(o, "control_group_details", $control_group_details, false, "object");
  if (isObject($utm_params)) {
    n = w.settle();
    utmParams($utm_params, w, d + 1);
    if (w.found.length > n) w.under(n, "utm_params");
  } else if ($utm_params !== undefined || (hasUndefined && "utm_params" in o)) w.type(o, "utm_params", $utm_params, false, "object");
  if (isObject($campaign_audience_limit)) {
    n = w.settle();
    campaignAudienceLimit($campaign_audience_limit, w, d + 1);
    if (w.found.length > n) w.under(n, "campaign_audience_limit");
  } else if ($campaign_audience_limit !== undefined || (hasUndefined && "campaign_audience_limit" in o)) w.type(o, "campaign_audience_limit", $campaign_audience_limit, false, "object");
  if ($status !== undefined ? $status !== "PUBLISH" : hasUndefined && "status" in o) w.enum(o, "status", $status, false, ["PUBLISH"]);
}

export function publishRequest(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "request_id updated_by version_note status", "possible");
  let $request_id: unknown;
  let $updated_by: unknown;
  let $version_note: unknown;
  let $status: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "request_id": if (($request_id = o[key]) === undefined) hasUndefined = true; break;
      case "updated_by": if (($updated_by = o[key]) === undefined) hasUndefined = true; break;
      case "version_note": if (($version_note = o[key]) === undefined) hasUndefined = true; break;
      case "status": $status = o[key]; break;
    }
  }
  if ($request_id !== undefined ? typeof $request_id !== "string" : hasUndefined && "request_id" in o) w.type(o, "request_id", $request_id, false, "string");
  if ($updated_by !== undefined ? typeof $updated_by !== "string" || !isEmail($updated_by) : hasUndefined && "updated_by" in o) w.format(o, "updated_by", $updated_by, false, "email");
  if ($version_note !== undefined ? typeof $version_note !== "string" : hasUndefined && "version_note" in o) w.type(o, "version_note", $version_note, false, "string");
  if ($status !== "PUBLISH") w.enum(o, "status", $status, true, ["PUBLISH"]);
}

export function createResponse(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "campaign_id!", "unknown");
  let $campaign_id: unknown;
  for (const key in o) {
    switch (key) {
      case "campaign_id": $campaign_id = o[key]; break;
    }
  }
  if (typeof $campaign_id !== "string") w.type(o, "campaign_id", $campaign_id, true, "string");
}

export function updateResponse(o: Members, w: Walk, d: number): void {
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "response_id! type! data", "unknown");
  let $response_id: unknown;
  let $type: unknown;
  let $data: unknown;
  for (const key in o) {
    switch (key) {
      case "response_id": $response_id = o[key]; break;
      case "type": $type = o[key]; break;
      case "data": $data = o[key]; break;
    }
  }
  if (typeof $response_id !== "string") w.type(o, "response_id", $response_id, true, "string");
  if (typeof $type !== "string") w.type(o, "type", $type, true, "string");
  if (isObject($data)) {
    n = w.settle();
    variationDetails($data, w, d + 1);
    if (w.found.length > n) w.under(n, "data");
  } else w.type(o, "data", $data, true, "object");
}

function detailsEntry(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "target! message!", "unknown");
  let $target: unknown;
  let $message: unknown;
  for (const key in o) {
    switch (key) {
      case "target": $target = o[key]; break;
      case "message": $message = o[key]; break;
    }
  }
  if (typeof $target !== "string") w.type(o, "target", $target, true, "string");
  if (typeof $message !== "string") w.type(o, "message", $message, true, "string");
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
      if (w.found.length > n) w.under(n, i);
    } else w.type(a, i, v, true, "object");
  }
  w.leave(a, end, details, d, before);
}

function error(o: Members, w: Walk, d: number): void {
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "code! message! target! details request_id", "unknown");
  let $code: unknown;
  let $message: unknown;
  let $target: unknown;
  let $details: unknown;
  let $request_id: unknown;
  let hasUndefined = false;
  for (const key in o) {
    switch (key) {
      case "code": $code = o[key]; break;
      case "message": $message = o[key]; break;
      case "target": $target = o[key]; break;
      case "details": $details = o[key]; break;
      case "request_id": if (($request_id = o[key]) === undefined) hasUndefined = true; break;
    }
  }
  if (typeof $code !== "string") w.type(o, "code", $code, true, "string");
  if (typeof $message !== "string") w.type(o, "message", $message, true, "string");
  if (typeof $target !== "string") w.type(o, "target", $target, true, "string");
  if (Array.isArray($details)) {
    n = w.found.length;
    details($details, w, d + 1);
    if (w.found.length > n) w.under(n, "details");
  } else w.type(o, "details", $details, true, "array");
  if ($request_id !== undefined ? typeof $request_id !== "string" : hasUndefined && "request_id" in o) w.type(o, "request_id", $request_id, false, "string");
}

export function errorBody(o: Members, w: Walk, d: number): void {
  let n: number;
  if (!w.enter(o, d)) return;
  if (w.inspects) w.inspect(o, "error", "unknown");
  let $error: unknown;
  for (const key in o) {
    switch (key) {
      case "error": $error = o[key]; break;
    }
  }
  if (isObject($error)) {
    n = w.settle();
    error($error, w, d + 1);
    if (w.found.length > n) w.under(n, "error");
  } else w.type(o, "error", $error, true, "object");
}
