// Generated from src/schemas by `npm run generate`. Do not edit.

import { explain } from "../structure/explain.js";
import { isEmail, isLocalDateTime, isDateTime, isNumericString } from "../structure/formats.js";
import { isHttpsUrl } from "../structure/https-url.js";
import { hasOperator } from "../structure/operators.js";
import { checkContent } from "../structure/channel-content.js";
import { isObject } from "../structure/checker.js";
import { wrongValue } from "../structure/wrong-value.js";
import * as must from "../structure/demand.js";
import { shape } from "../structure/shape.js";
import type { Checker, Members } from "../structure/checker.js";

const platformsEntry = /* @__PURE__ */ must.oneOf("ANDROID", "IOS", "WEB");

function platforms(a: readonly unknown[], c: Checker, d: number): void {
  const end = c.enterArray(a, platforms, d);
  if (end < 0) return;
  const before = c.found;
  for (let i = 0; i < end && !c.isFull; i++) {
    const v = a[i];
    if (!(v === "ANDROID" || v === "IOS" || v === "WEB")) wrongValue(a, c, d, i, v, platformsEntry);
  }
  c.leave(a, end, platforms, d, before);
}

const androidShape = () => shape({
  push_amp_plus_enabled: must.flag,
});

function android(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "push_amp_plus_enabled":
        v = o[key];
        if (!(typeof v === "boolean")) (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, androidShape, d, others);
  if (wrong !== undefined) return explain(o, c, d, androidShape, wrong);
}

const iosShape = () => shape({
  send_to_all_eligible_device: must.flag,
  exclude_provisional_push_devices: must.flag,
  send_to_only_provisional_push_enabled_devices: must.flag,
});

function ios(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "send_to_all_eligible_device":
      case "exclude_provisional_push_devices":
      case "send_to_only_provisional_push_enabled_devices":
        v = o[key];
        if (!(typeof v === "boolean")) (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, iosShape, d, others);
  if (wrong !== undefined) return explain(o, c, d, iosShape, wrong);
}

const platformSpecificDetailsShape = () => shape({
  android: must.object(android),
  ios: must.object(ios),
});

function platformSpecificDetails(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let $android: Members | undefined;
  let $ios: Members | undefined;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "android":
        v = o[key];
        if (isObject(v)) $android = v; else (wrong ??= []).push(key);
        break;
      case "ios":
        v = o[key];
        if (isObject(v)) $ios = v; else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, platformSpecificDetailsShape, d, others);
  if (wrong !== undefined) return explain(o, c, d, platformSpecificDetailsShape, wrong);
  if ($android !== undefined) { c.path[d] = "android"; android($android, c, d + 1); }
  if ($ios !== undefined) { c.path[d] = "ios"; ios($ios, c, d + 1); }
}

function texts(a: readonly unknown[], c: Checker, d: number): void {
  const end = c.enterArray(a, texts, d);
  if (end < 0) return;
  const before = c.found;
  for (let i = 0; i < end && !c.isFull; i++) {
    const v = a[i];
    if (!(typeof v === "string")) wrongValue(a, c, d, i, v, must.text);
  }
  c.leave(a, end, texts, d, before);
}

const geofencesShape = () => shape({
  name: must.required(must.text),
  latitude: must.required(must.text),
  longitude: must.required(must.text),
  radius: must.required(must.text),
  triggered_at: must.required(must.oneOf("ENTRY", "EXIT", "dwell")),
  dwell_time_value: must.text,
  dwell_time_granularity: must.oneOf("MINUTES", "HOURS", "DAYS"),
  response_time_value: must.required(must.text),
  response_time_granularity: must.required(must.oneOf("MINUTES", "HOURS", "DAYS")),
});

function geofences(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let count = 0;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "name":
      case "latitude":
      case "longitude":
      case "radius":
      case "response_time_value":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") others ??= []; } else (wrong ??= []).push(key);
        break;
      case "triggered_at":
        v = o[key];
        if (v === "dwell") c.facts |= 2048; if (v === "ENTRY" || v === "EXIT" || v === "dwell") count++; else (wrong ??= []).push(key);
        break;
      case "dwell_time_value":
        v = o[key];
        if (!(typeof v === "string")) (wrong ??= []).push(key);
        break;
      case "dwell_time_granularity":
        v = o[key];
        if (!(v === "MINUTES" || v === "HOURS" || v === "DAYS")) (wrong ??= []).push(key);
        break;
      case "response_time_granularity":
        v = o[key];
        if (v === "MINUTES" || v === "HOURS" || v === "DAYS") count++; else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, geofencesShape, d, others);
  if (wrong !== undefined || count !== 7) return explain(o, c, d, geofencesShape, wrong, count);
}

const pushBasicDetailsShape = () => shape({
  name: must.required(must.text),
  platforms: must.required(must.array(platforms)),
  platform_specific_details: must.required(must.object(platformSpecificDetails)),
  business_event: must.nonEmpty(must.text),
  tags: must.array(texts),
  team: must.text,
  broadcast_live_activity_id: must.nonEmpty(must.text),
  geofences: must.object(geofences),
  send_to_triggered_platform_only: must.flag,
});

function pushBasicDetails(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let $platforms: unknown[] | undefined;
  let $platform_specific_details: Members | undefined;
  let $tags: unknown[] | undefined;
  let $geofences: Members | undefined;
  let count = 0;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "name":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") others ??= []; } else (wrong ??= []).push(key);
        break;
      case "platforms":
        v = o[key];
        if (Array.isArray(v)) { $platforms = v; count++; } else (wrong ??= []).push(key);
        break;
      case "platform_specific_details":
        v = o[key];
        if (isObject(v)) { $platform_specific_details = v; count++; } else (wrong ??= []).push(key);
        break;
      case "business_event":
      case "broadcast_live_activity_id":
        v = o[key];
        if (typeof v === "string") { if (v === "") others ??= []; } else (wrong ??= []).push(key);
        break;
      case "tags":
        v = o[key];
        if (Array.isArray(v)) $tags = v; else (wrong ??= []).push(key);
        break;
      case "team":
        v = o[key];
        if (!(typeof v === "string")) (wrong ??= []).push(key);
        break;
      case "geofences":
        v = o[key];
        if (isObject(v)) $geofences = v; else (wrong ??= []).push(key);
        break;
      case "send_to_triggered_platform_only":
        v = o[key];
        if (!(typeof v === "boolean")) (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, pushBasicDetailsShape, d, others);
  if (wrong !== undefined || count !== 3) return explain(o, c, d, pushBasicDetailsShape, wrong, count);
  c.path[d] = "platforms"; platforms($platforms as unknown[], c, d + 1);
  c.path[d] = "platform_specific_details"; platformSpecificDetails($platform_specific_details as Members, c, d + 1);
  if ($tags !== undefined) { c.path[d] = "tags"; texts($tags, c, d + 1); }
  if ($geofences !== undefined) { c.path[d] = "geofences"; geofences($geofences, c, d + 1); }
}

const userAttributesFilterShape = () => shape({
  filter_type: must.anything,
  data_type: must.required(must.oneOf("string", "double", "datetime", "bool")),
  category: must.text,
  name: must.required(must.text),
  operator: must.required(must.text),
  value: must.anything,
  case_sensitive: must.flag,
  negate: must.flag,
  project_name: must.nonEmpty(must.text),
}, { visit: "user_attributes" });

function userAttributesFilter(o: Members, c: Checker, d: number): void {
  const before = c.found;
  let facts = 1;
  let $data_type: unknown;
  let $operator: unknown;
  let count = 0;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "filter_type":
        break;
      case "data_type":
        v = o[key];
        $data_type = v; if (v === "string" || v === "double" || v === "datetime" || v === "bool") count++; else (wrong ??= []).push(key);
        break;
      case "category":
        v = o[key];
        if (!(typeof v === "string")) (wrong ??= []).push(key);
        break;
      case "name":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") others ??= []; } else (wrong ??= []).push(key);
        break;
      case "operator":
        v = o[key];
        $operator = v; if (v === "exists") facts |= 4; if (v === "today") facts |= 8; if (typeof v === "string") { count++; if (v === "") others ??= []; } else (wrong ??= []).push(key);
        break;
      case "value":
        v = o[key];
        if (v !== undefined) facts |= 2;
        break;
      case "case_sensitive":
      case "negate":
        v = o[key];
        if (!(typeof v === "boolean")) (wrong ??= []).push(key);
        break;
      case "project_name":
        v = o[key];
        if (v !== undefined) facts |= 32; if (typeof v === "string") { if (v === "") others ??= []; } else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, userAttributesFilterShape, d, others);
  if (wrong !== undefined || count !== 3) return explain(o, c, d, userAttributesFilterShape, wrong, count);
  if (hasOperator($data_type, $operator)) facts |= 16;
  c.visit(c.rulesOf["user_attributes"]?.[facts], o, d, before);
}

const executionShape = () => shape({
  type: must.oneOf("atleast", "atmost", "exactly"),
  count: must.integer,
});

function execution(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "type":
        v = o[key];
        if (!(v === "atleast" || v === "atmost" || v === "exactly")) (wrong ??= []).push(key);
        break;
      case "count":
        v = o[key];
        if (!(Number.isInteger(v))) (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, executionShape, d, others);
  if (wrong !== undefined) return explain(o, c, d, executionShape, wrong);
}

const actionsFilterShape = () => shape({
  filter_type: must.anything,
  action_name: must.required(must.text),
  execution: must.object(execution),
  executed: must.flag,
  attributes: must.recursive(filterGroup),
  condition: must.text,
}, { visit: "actions" });

function actionsFilter(o: Members, c: Checker, d: number): void {
  const before = c.found;
  let facts = 1;
  let $execution: Members | undefined;
  let $attributes: Members | undefined;
  let count = 0;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "filter_type":
        break;
      case "action_name":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") others ??= []; } else (wrong ??= []).push(key);
        break;
      case "execution":
        v = o[key];
        if (v !== undefined) facts |= 2; if (isObject(v)) $execution = v; else (wrong ??= []).push(key);
        break;
      case "executed":
        v = o[key];
        if (!(typeof v === "boolean")) (wrong ??= []).push(key);
        break;
      case "attributes":
        v = o[key];
        if (isObject(v)) $attributes = v; else (wrong ??= []).push(key);
        break;
      case "condition":
        v = o[key];
        if (!(typeof v === "string")) (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, actionsFilterShape, d, others);
  if (wrong !== undefined || count !== 1) return explain(o, c, d, actionsFilterShape, wrong, count);
  if ($execution !== undefined) { c.path[d] = "execution"; execution($execution, c, d + 1); }
  c.visit(c.rulesOf["actions"]?.[facts], o, d, before);
  if ($attributes !== undefined) { c.path[d] = "attributes"; c.nested($attributes, filterGroup, d + 1); }
}

const customSegmentsFilterShape = () => shape({
  filter_type: must.anything,
  name: must.text,
  id: must.text,
}, { visit: "custom_segments" });

function customSegmentsFilter(o: Members, c: Checker, d: number): void {
  const before = c.found;
  let facts = 1;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "filter_type":
        break;
      case "name":
        v = o[key];
        if (v !== undefined) facts |= 4; if (!(typeof v === "string")) (wrong ??= []).push(key);
        break;
      case "id":
        v = o[key];
        if (v !== undefined) facts |= 2; if (!(typeof v === "string")) (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, customSegmentsFilterShape, d, others);
  if (wrong !== undefined) return explain(o, c, d, customSegmentsFilterShape, wrong);
  c.visit(c.rulesOf["custom_segments"]?.[facts], o, d, before);
}

const filterType = /* @__PURE__ */ must.required(/* @__PURE__ */ must.oneOf("user_attributes", "actions", "custom_segments"));

function filter(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  const v = o["filter_type"];
  if (v === "user_attributes") return userAttributesFilter(o, c, d);
  if (v === "actions") return actionsFilter(o, c, d);
  if (v === "custom_segments") return customSegmentsFilter(o, c, d);
  wrongValue(o, c, d, "filter_type", v, filterType);
}

function filters(a: readonly unknown[], c: Checker, d: number): void {
  const end = c.enterArray(a, filters, d);
  if (end < 0) return;
  const before = c.found;
  for (let i = 0; i < end && !c.isFull; i++) {
    const v = a[i];
    if (isObject(v)) {
      c.path[d] = i;
      filter(v, c, d + 1);
    } else wrongValue(a, c, d, i, v, must.anObject);
  }
  c.leave(a, end, filters, d, before);
}

const filterGroupShape = () => shape({
  filter_operator: must.required(must.oneOf("and", "or")),
  filters: must.required(must.array(filters)),
});

function filterGroup(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let $filters: unknown[] | undefined;
  let count = 0;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "filter_operator":
        v = o[key];
        if (v === "and" || v === "or") count++; else (wrong ??= []).push(key);
        break;
      case "filters":
        v = o[key];
        if (Array.isArray(v)) { $filters = v; count++; } else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, filterGroupShape, d, others);
  if (wrong !== undefined || count !== 2) return explain(o, c, d, filterGroupShape, wrong, count);
  c.path[d] = "filters"; filters($filters as unknown[], c, d + 1);
}

const triggerAttrShape = () => shape({
  name: must.nonEmpty(must.text),
}, { isOpen: true });

function triggerAttr(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "name":
        v = o[key];
        if (typeof v === "string") { if (v === "") others ??= []; } else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, triggerAttrShape, d, others);
  if (wrong !== undefined) return explain(o, c, d, triggerAttrShape, wrong);
}

const intelligentDelayOptimizationShape = () => shape({
  min_delay_value: must.integer,
  min_delay_granularity: must.oneOf("MINUTES", "HOURS"),
  max_delay_value: must.integer,
  max_delay_granularity: must.oneOf("HOURS", "DAYS"),
});

function intelligentDelayOptimization(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "min_delay_value":
      case "max_delay_value":
        v = o[key];
        if (!(Number.isInteger(v))) (wrong ??= []).push(key);
        break;
      case "min_delay_granularity":
        v = o[key];
        if (!(v === "MINUTES" || v === "HOURS")) (wrong ??= []).push(key);
        break;
      case "max_delay_granularity":
        v = o[key];
        if (!(v === "HOURS" || v === "DAYS")) (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, intelligentDelayOptimizationShape, d, others);
  if (wrong !== undefined) return explain(o, c, d, intelligentDelayOptimizationShape, wrong);
}

const triggerConditionShape = () => shape({
  included_filters: must.object(filterGroup),
  secondary_included_filters: must.object(filterGroup),
  trigger_delay_type: must.oneOf("DELAY", "ASAP", "INTELLIGENT_DELAY"),
  trigger_delay_value: must.integer,
  trigger_delay_granularity: must.oneOf("MINUTES", "HOURS", "DAYS"),
  trigger_relation: must.oneOf("BEFORE", "AFTER"),
  trigger_attr: must.object(triggerAttr),
  intelligent_delay_optimization: must.object(intelligentDelayOptimization),
});

function triggerCondition(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let $included_filters: Members | undefined;
  let $secondary_included_filters: Members | undefined;
  let $trigger_attr: Members | undefined;
  let $intelligent_delay_optimization: Members | undefined;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "included_filters":
        v = o[key];
        if (isObject(v)) $included_filters = v; else (wrong ??= []).push(key);
        break;
      case "secondary_included_filters":
        v = o[key];
        if (isObject(v)) $secondary_included_filters = v; else (wrong ??= []).push(key);
        break;
      case "trigger_delay_type":
        v = o[key];
        if (v === "DELAY") c.facts |= 4096; if (v === "INTELLIGENT_DELAY") c.facts |= 8192; if (!(v === "DELAY" || v === "ASAP" || v === "INTELLIGENT_DELAY")) (wrong ??= []).push(key);
        break;
      case "trigger_delay_value":
        v = o[key];
        if (v !== undefined) c.facts |= 16384; if (!(Number.isInteger(v))) (wrong ??= []).push(key);
        break;
      case "trigger_delay_granularity":
        v = o[key];
        if (v !== undefined) c.facts |= 32768; if (!(v === "MINUTES" || v === "HOURS" || v === "DAYS")) (wrong ??= []).push(key);
        break;
      case "trigger_relation":
        v = o[key];
        if (!(v === "BEFORE" || v === "AFTER")) (wrong ??= []).push(key);
        break;
      case "trigger_attr":
        v = o[key];
        if (isObject(v)) $trigger_attr = v; else (wrong ??= []).push(key);
        break;
      case "intelligent_delay_optimization":
        v = o[key];
        if (v !== undefined) c.facts |= 65536; if (isObject(v)) $intelligent_delay_optimization = v; else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, triggerConditionShape, d, others);
  if (wrong !== undefined) return explain(o, c, d, triggerConditionShape, wrong);
  if ($included_filters !== undefined) { c.path[d] = "included_filters"; filterGroup($included_filters, c, d + 1); }
  if ($secondary_included_filters !== undefined) { c.path[d] = "secondary_included_filters"; filterGroup($secondary_included_filters, c, d + 1); }
  if ($trigger_attr !== undefined) { c.path[d] = "trigger_attr"; triggerAttr($trigger_attr, c, d + 1); }
  if ($intelligent_delay_optimization !== undefined) { c.path[d] = "intelligent_delay_optimization"; intelligentDelayOptimization($intelligent_delay_optimization, c, d + 1); }
}

function variationDetails(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
}

const keyValuePairsEntryShape = () => shape({
  key: must.text,
  value: must.text,
});

function keyValuePairsEntry(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "key":
      case "value":
        v = o[key];
        if (!(typeof v === "string")) (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, keyValuePairsEntryShape, d, others);
  if (wrong !== undefined) return explain(o, c, d, keyValuePairsEntryShape, wrong);
}

function keyValuePairs(a: readonly unknown[], c: Checker, d: number): void {
  const end = c.enterArray(a, keyValuePairs, d);
  if (end < 0) return;
  const before = c.found;
  for (let i = 0; i < end && !c.isFull; i++) {
    const v = a[i];
    if (isObject(v)) {
      c.path[d] = i;
      keyValuePairsEntry(v, c, d + 1);
    } else wrongValue(a, c, d, i, v, must.anObject);
  }
  c.leave(a, end, keyValuePairs, d, before);
}

const basicDetailsShape = () => shape({
  notification_channel: must.text,
  title: must.text,
  message: must.text,
  default_click_action: must.text,
  default_click_action_value: must.text,
  key_value_pairs: must.array(keyValuePairs),
}, { isOpen: true });

function basicDetails(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let $key_value_pairs: unknown[] | undefined;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "notification_channel":
      case "title":
      case "message":
      case "default_click_action":
      case "default_click_action_value":
        v = o[key];
        if (!(typeof v === "string")) (wrong ??= []).push(key);
        break;
      case "key_value_pairs":
        v = o[key];
        if (Array.isArray(v)) $key_value_pairs = v; else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, basicDetailsShape, d, others);
  if (wrong !== undefined) return explain(o, c, d, basicDetailsShape, wrong);
  if ($key_value_pairs !== undefined) { c.path[d] = "key_value_pairs"; keyValuePairs($key_value_pairs, c, d + 1); }
}

const android2Shape = () => shape({
  template_type: must.text,
  basic_details: must.object(basicDetails),
}, { isOpen: true });

function android2(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let $basic_details: Members | undefined;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "template_type":
        v = o[key];
        if (!(typeof v === "string")) (wrong ??= []).push(key);
        break;
      case "basic_details":
        v = o[key];
        if (isObject(v)) $basic_details = v; else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, android2Shape, d, others);
  if (wrong !== undefined) return explain(o, c, d, android2Shape, wrong);
  if ($basic_details !== undefined) { c.path[d] = "basic_details"; basicDetails($basic_details, c, d + 1); }
}

const basicDetails2Shape = () => shape({
  title: must.text,
  message: must.text,
  default_click_action: must.text,
  default_click_action_value: must.text,
}, { isOpen: true });

function basicDetails2(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "title":
      case "message":
      case "default_click_action":
      case "default_click_action_value":
        v = o[key];
        if (!(typeof v === "string")) (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, basicDetails2Shape, d, others);
  if (wrong !== undefined) return explain(o, c, d, basicDetails2Shape, wrong);
}

const ios2Shape = () => shape({
  template_type: must.text,
  basic_details: must.object(basicDetails2),
}, { isOpen: true });

function ios2(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let $basic_details: Members | undefined;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "template_type":
        v = o[key];
        if (!(typeof v === "string")) (wrong ??= []).push(key);
        break;
      case "basic_details":
        v = o[key];
        if (isObject(v)) $basic_details = v; else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, ios2Shape, d, others);
  if (wrong !== undefined) return explain(o, c, d, ios2Shape, wrong);
  if ($basic_details !== undefined) { c.path[d] = "basic_details"; basicDetails2($basic_details, c, d + 1); }
}

function basicDetails3(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
}

const webShape = () => shape({
  template_type: must.text,
  basic_details: must.object(basicDetails3),
}, { isOpen: true });

function web(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let $basic_details: Members | undefined;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "template_type":
        v = o[key];
        if (!(typeof v === "string")) (wrong ??= []).push(key);
        break;
      case "basic_details":
        v = o[key];
        if (isObject(v)) $basic_details = v; else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, webShape, d, others);
  if (wrong !== undefined) return explain(o, c, d, webShape, wrong);
  if ($basic_details !== undefined) { c.path[d] = "basic_details"; basicDetails3($basic_details, c, d + 1); }
}

const pushContentShape = () => shape({
  android: must.object(android2),
  ios: must.object(ios2),
  web: must.object(web),
}, { isOpen: true });

function pushContent(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let $android: Members | undefined;
  let $ios: Members | undefined;
  let $web: Members | undefined;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "android":
        v = o[key];
        if (isObject(v)) $android = v; else (wrong ??= []).push(key);
        break;
      case "ios":
        v = o[key];
        if (isObject(v)) $ios = v; else (wrong ??= []).push(key);
        break;
      case "web":
        v = o[key];
        if (isObject(v)) $web = v; else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, pushContentShape, d, others);
  if (wrong !== undefined) return explain(o, c, d, pushContentShape, wrong);
  if ($android !== undefined) { c.path[d] = "android"; android2($android, c, d + 1); }
  if ($ios !== undefined) { c.path[d] = "ios"; ios2($ios, c, d + 1); }
  if ($web !== undefined) { c.path[d] = "web"; web($web, c, d + 1); }
}

const pushCampaignContentShape = () => shape({
  locales: must.array(texts),
  variation_details: must.object(variationDetails),
  content: must.required(must.content(pushContent, "push", "locales", "variation_details")),
});

function pushCampaignContent(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let $locales: unknown[] | undefined;
  let $variation_details: Members | undefined;
  let $content: Members | undefined;
  let count = 0;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "locales":
        v = o[key];
        if (Array.isArray(v)) $locales = v; else (wrong ??= []).push(key);
        break;
      case "variation_details":
        v = o[key];
        if (isObject(v)) $variation_details = v; else (wrong ??= []).push(key);
        break;
      case "content":
        v = o[key];
        if (isObject(v)) { $content = v; count++; } else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, pushCampaignContentShape, d, others);
  if (wrong !== undefined || count !== 1) return explain(o, c, d, pushCampaignContentShape, wrong, count);
  if ($locales !== undefined) { c.path[d] = "locales"; texts($locales, c, d + 1); }
  if ($variation_details !== undefined) { c.path[d] = "variation_details"; variationDetails($variation_details, c, d + 1); }
  c.path[d] = "content"; checkContent($content as Members, c, d + 1, "push", pushContent, $locales !== undefined || $variation_details !== undefined);
}

const segmentationDetailsShape = () => shape({
  included_filters: must.object(filterGroup),
  excluded_filters: must.object(filterGroup),
  is_all_user_campaign: must.flag,
  send_campaign_to_opt_out_users: must.flag,
});

function segmentationDetails(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let $included_filters: Members | undefined;
  let $excluded_filters: Members | undefined;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "included_filters":
        v = o[key];
        if (isObject(v)) $included_filters = v; else (wrong ??= []).push(key);
        break;
      case "excluded_filters":
        v = o[key];
        if (isObject(v)) $excluded_filters = v; else (wrong ??= []).push(key);
        break;
      case "is_all_user_campaign":
        v = o[key];
        if (v === true) c.facts |= 131072; if (!(typeof v === "boolean")) (wrong ??= []).push(key);
        break;
      case "send_campaign_to_opt_out_users":
        v = o[key];
        if (!(typeof v === "boolean")) (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, segmentationDetailsShape, d, others);
  if (wrong !== undefined) return explain(o, c, d, segmentationDetailsShape, wrong);
  if ($included_filters !== undefined) { c.path[d] = "included_filters"; filterGroup($included_filters, c, d + 1); }
  if ($excluded_filters !== undefined) { c.path[d] = "excluded_filters"; filterGroup($excluded_filters, c, d + 1); }
}

const repeatOnDateOfMonthEntry = /* @__PURE__ */ must.range(1, 31);

function repeatOnDateOfMonth(a: readonly unknown[], c: Checker, d: number): void {
  const end = c.enterArray(a, repeatOnDateOfMonth, d);
  if (end < 0) return;
  const before = c.found;
  for (let i = 0; i < end && !c.isFull; i++) {
    const v = a[i];
    if (!(typeof v === "number" && Number.isInteger(v) && v >= 1 && v <= 31)) wrongValue(a, c, d, i, v, repeatOnDateOfMonthEntry);
  }
  c.leave(a, end, repeatOnDateOfMonth, d, before);
}

const repeatOnDaysOfWeekEntry = /* @__PURE__ */ must.oneOf("MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY");

function repeatOnDaysOfWeek(a: readonly unknown[], c: Checker, d: number): void {
  const end = c.enterArray(a, repeatOnDaysOfWeek, d);
  if (end < 0) return;
  const before = c.found;
  for (let i = 0; i < end && !c.isFull; i++) {
    const v = a[i];
    if (!(v === "MONDAY" || v === "TUESDAY" || v === "WEDNESDAY" || v === "THURSDAY" || v === "FRIDAY" || v === "SATURDAY" || v === "SUNDAY")) wrongValue(a, c, d, i, v, repeatOnDaysOfWeekEntry);
  }
  c.leave(a, end, repeatOnDaysOfWeek, d, before);
}

const repeatOnDaysOfWeekForMonthEntryShape = () => shape({
  week_granularity: must.oneOf("FIRST", "SECOND", "THIRD", "FOURTH", "LAST"),
  repeat_on_days_of_week: must.array(repeatOnDaysOfWeek),
});

function repeatOnDaysOfWeekForMonthEntry(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let $repeat_on_days_of_week: unknown[] | undefined;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "week_granularity":
        v = o[key];
        if (!(v === "FIRST" || v === "SECOND" || v === "THIRD" || v === "FOURTH" || v === "LAST")) (wrong ??= []).push(key);
        break;
      case "repeat_on_days_of_week":
        v = o[key];
        if (Array.isArray(v)) $repeat_on_days_of_week = v; else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, repeatOnDaysOfWeekForMonthEntryShape, d, others);
  if (wrong !== undefined) return explain(o, c, d, repeatOnDaysOfWeekForMonthEntryShape, wrong);
  if ($repeat_on_days_of_week !== undefined) { c.path[d] = "repeat_on_days_of_week"; repeatOnDaysOfWeek($repeat_on_days_of_week, c, d + 1); }
}

function repeatOnDaysOfWeekForMonth(a: readonly unknown[], c: Checker, d: number): void {
  const end = c.enterArray(a, repeatOnDaysOfWeekForMonth, d);
  if (end < 0) return;
  const before = c.found;
  for (let i = 0; i < end && !c.isFull; i++) {
    const v = a[i];
    if (isObject(v)) {
      c.path[d] = i;
      repeatOnDaysOfWeekForMonthEntry(v, c, d + 1);
    } else wrongValue(a, c, d, i, v, must.anObject);
  }
  c.leave(a, end, repeatOnDaysOfWeekForMonth, d, before);
}

const periodicDetailsShape = () => shape({
  sending_frequency: must.oneOf("DAILY", "WEEKLY", "MONTHLY"),
  repeat_frequency: must.integer,
  no_of_occurences: must.integer,
  repeat_on_date_of_month: must.array(repeatOnDateOfMonth),
  repeat_on_days_of_week: must.array(repeatOnDaysOfWeek),
  repeat_on_days_of_week_for_month: must.array(repeatOnDaysOfWeekForMonth),
});

function periodicDetails(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let $repeat_on_date_of_month: unknown[] | undefined;
  let $repeat_on_days_of_week: unknown[] | undefined;
  let $repeat_on_days_of_week_for_month: unknown[] | undefined;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "sending_frequency":
        v = o[key];
        if (!(v === "DAILY" || v === "WEEKLY" || v === "MONTHLY")) (wrong ??= []).push(key);
        break;
      case "repeat_frequency":
      case "no_of_occurences":
        v = o[key];
        if (!(Number.isInteger(v))) (wrong ??= []).push(key);
        break;
      case "repeat_on_date_of_month":
        v = o[key];
        if (Array.isArray(v)) $repeat_on_date_of_month = v; else (wrong ??= []).push(key);
        break;
      case "repeat_on_days_of_week":
        v = o[key];
        if (Array.isArray(v)) $repeat_on_days_of_week = v; else (wrong ??= []).push(key);
        break;
      case "repeat_on_days_of_week_for_month":
        v = o[key];
        if (Array.isArray(v)) $repeat_on_days_of_week_for_month = v; else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, periodicDetailsShape, d, others);
  if (wrong !== undefined) return explain(o, c, d, periodicDetailsShape, wrong);
  if ($repeat_on_date_of_month !== undefined) { c.path[d] = "repeat_on_date_of_month"; repeatOnDateOfMonth($repeat_on_date_of_month, c, d + 1); }
  if ($repeat_on_days_of_week !== undefined) { c.path[d] = "repeat_on_days_of_week"; repeatOnDaysOfWeek($repeat_on_days_of_week, c, d + 1); }
  if ($repeat_on_days_of_week_for_month !== undefined) { c.path[d] = "repeat_on_days_of_week_for_month"; repeatOnDaysOfWeekForMonth($repeat_on_days_of_week_for_month, c, d + 1); }
}

const btsDetailsShape = () => shape({
  send_in_bts: must.flag,
  if_user_bts_is_not_available: must.text,
  if_user_bts_outside_time_window: must.text,
  window_end_time: must.text,
});

function btsDetails(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "send_in_bts":
        v = o[key];
        if (!(typeof v === "boolean")) (wrong ??= []).push(key);
        break;
      case "if_user_bts_is_not_available":
      case "if_user_bts_outside_time_window":
      case "window_end_time":
        v = o[key];
        if (!(typeof v === "string")) (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, btsDetailsShape, d, others);
  if (wrong !== undefined) return explain(o, c, d, btsDetailsShape, wrong);
}

const userTimezoneDetailsShape = () => shape({
  send_in_user_timezone: must.flag,
  send_if_user_timezone_has_passed: must.flag,
});

function userTimezoneDetails(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "send_in_user_timezone":
      case "send_if_user_timezone_has_passed":
        v = o[key];
        if (!(typeof v === "boolean")) (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, userTimezoneDetailsShape, d, others);
  if (wrong !== undefined) return explain(o, c, d, userTimezoneDetailsShape, wrong);
}

const schedulingDetailsShape = () => shape({
  delivery_type: must.required(must.oneOf("ASAP", "AT_FIXED_TIME", "SEND_IN_BTS", "SEND_IN_USER_TIMEZONE")),
  start_time: must.inFormat("local-date-time"),
  expiry_time: must.inFormat("local-date-time"),
  periodic_details: must.object(periodicDetails),
  bts_details: must.object(btsDetails),
  user_timezone_details: must.object(userTimezoneDetails),
});

function schedulingDetails(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let $periodic_details: Members | undefined;
  let $bts_details: Members | undefined;
  let $user_timezone_details: Members | undefined;
  let count = 0;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "delivery_type":
        v = o[key];
        if (v === "ASAP") c.facts |= 262144; if (v === "AT_FIXED_TIME") c.facts |= 524288; if (v === "SEND_IN_BTS") c.facts |= 1048576; if (v === "SEND_IN_USER_TIMEZONE") c.facts |= 2097152; if (v === "ASAP" || v === "AT_FIXED_TIME" || v === "SEND_IN_BTS" || v === "SEND_IN_USER_TIMEZONE") count++; else (wrong ??= []).push(key);
        break;
      case "start_time":
        v = o[key];
        if (v !== undefined) c.facts |= 4194304; if (!(typeof v === "string" && isLocalDateTime(v))) (wrong ??= []).push(key);
        break;
      case "expiry_time":
        v = o[key];
        if (!(typeof v === "string" && isLocalDateTime(v))) (wrong ??= []).push(key);
        break;
      case "periodic_details":
        v = o[key];
        if (v !== undefined) c.facts |= 8388608; if (isObject(v)) $periodic_details = v; else (wrong ??= []).push(key);
        break;
      case "bts_details":
        v = o[key];
        if (v !== undefined) c.facts |= 16777216; if (isObject(v)) $bts_details = v; else (wrong ??= []).push(key);
        break;
      case "user_timezone_details":
        v = o[key];
        if (v !== undefined) c.facts |= 33554432; if (isObject(v)) $user_timezone_details = v; else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, schedulingDetailsShape, d, others);
  if (wrong !== undefined || count !== 1) return explain(o, c, d, schedulingDetailsShape, wrong, count);
  if ($periodic_details !== undefined) { c.path[d] = "periodic_details"; periodicDetails($periodic_details, c, d + 1); }
  if ($bts_details !== undefined) { c.path[d] = "bts_details"; btsDetails($bts_details, c, d + 1); }
  if ($user_timezone_details !== undefined) { c.path[d] = "user_timezone_details"; userTimezoneDetails($user_timezone_details, c, d + 1); }
}

const pushDeliveryControlsShape = () => shape({
  bypass_dnd: must.flag,
  campaign_throttle_rpm: must.integer,
  count_for_frequency_capping: must.flag,
  ignore_frequency_capping: must.flag,
  minimum_delay_between_two_notification_in_hour: must.integer,
  max_time_to_show_message_of_same_camapign: must.text,
  expiry_time_of_sync_data_in_hour: must.text,
  send_message_in_offline_mode: must.flag,
  send_limit_value: must.text,
  send_limit_granularity_in_hours: must.text,
  ignore_global_minimum_delay: must.flag,
  queuing_enabled: must.flag,
  queue_duration: must.integer,
});

function pushDeliveryControls(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "bypass_dnd":
      case "count_for_frequency_capping":
      case "ignore_frequency_capping":
      case "send_message_in_offline_mode":
      case "ignore_global_minimum_delay":
        v = o[key];
        if (!(typeof v === "boolean")) (wrong ??= []).push(key);
        break;
      case "campaign_throttle_rpm":
      case "minimum_delay_between_two_notification_in_hour":
      case "queue_duration":
        v = o[key];
        if (!(Number.isInteger(v))) (wrong ??= []).push(key);
        break;
      case "max_time_to_show_message_of_same_camapign":
      case "expiry_time_of_sync_data_in_hour":
      case "send_limit_value":
      case "send_limit_granularity_in_hours":
        v = o[key];
        if (!(typeof v === "string")) (wrong ??= []).push(key);
        break;
      case "queuing_enabled":
        v = o[key];
        if (v === true) c.facts |= 67108864; if (!(typeof v === "boolean")) (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, pushDeliveryControlsShape, d, others);
  if (wrong !== undefined) return explain(o, c, d, pushDeliveryControlsShape, wrong);
}

const expirationSettingsShape = () => shape({
  expire_notification_after_value: must.integer,
  expire_notification_after_type: must.oneOf("HOUR", "DAY"),
  remove_from_inbox_after_value: must.integer,
  remove_from_inbox_after_type: must.oneOf("DAY"),
});

function expirationSettings(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "expire_notification_after_value":
      case "remove_from_inbox_after_value":
        v = o[key];
        if (!(Number.isInteger(v))) (wrong ??= []).push(key);
        break;
      case "expire_notification_after_type":
        v = o[key];
        if (!(v === "HOUR" || v === "DAY")) (wrong ??= []).push(key);
        break;
      case "remove_from_inbox_after_type":
        v = o[key];
        if (!(v === "DAY")) (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, expirationSettingsShape, d, others);
  if (wrong !== undefined) return explain(o, c, d, expirationSettingsShape, wrong);
}

const androidSpecificPriorityShape = () => shape({
  send_with_priority: must.flag,
});

function androidSpecificPriority(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "send_with_priority":
        v = o[key];
        if (!(typeof v === "boolean")) (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, androidSpecificPriorityShape, d, others);
  if (wrong !== undefined) return explain(o, c, d, androidSpecificPriorityShape, wrong);
}

const iosSpecificPriorityShape = () => shape({
  apns_priority: must.oneOf("1", "5", "10"),
  interruption_level: must.oneOf("Passive", "Active", "Time sensitive", "Critical"),
  relevance_score: must.oneOf(0, 0.5, 1),
});

function iosSpecificPriority(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "apns_priority":
        v = o[key];
        if (!(v === "1" || v === "5" || v === "10")) (wrong ??= []).push(key);
        break;
      case "interruption_level":
        v = o[key];
        if (!(v === "Passive" || v === "Active" || v === "Time sensitive" || v === "Critical")) (wrong ??= []).push(key);
        break;
      case "relevance_score":
        v = o[key];
        if (!(v === 0 || v === 0.5 || v === 1)) (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, iosSpecificPriorityShape, d, others);
  if (wrong !== undefined) return explain(o, c, d, iosSpecificPriorityShape, wrong);
}

const platformLevelPriorityShape = () => shape({
  android_specific_priority: must.object(androidSpecificPriority),
  ios_specific_priority: must.object(iosSpecificPriority),
});

function platformLevelPriority(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let $android_specific_priority: Members | undefined;
  let $ios_specific_priority: Members | undefined;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "android_specific_priority":
        v = o[key];
        if (isObject(v)) $android_specific_priority = v; else (wrong ??= []).push(key);
        break;
      case "ios_specific_priority":
        v = o[key];
        if (isObject(v)) $ios_specific_priority = v; else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, platformLevelPriorityShape, d, others);
  if (wrong !== undefined) return explain(o, c, d, platformLevelPriorityShape, wrong);
  if ($android_specific_priority !== undefined) { c.path[d] = "android_specific_priority"; androidSpecificPriority($android_specific_priority, c, d + 1); }
  if ($ios_specific_priority !== undefined) { c.path[d] = "ios_specific_priority"; iosSpecificPriority($ios_specific_priority, c, d + 1); }
}

const advancedShape = () => shape({
  expiration_settings: must.object(expirationSettings),
  platform_level_priority: must.object(platformLevelPriority),
});

function advanced(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let $expiration_settings: Members | undefined;
  let $platform_level_priority: Members | undefined;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "expiration_settings":
        v = o[key];
        if (isObject(v)) $expiration_settings = v; else (wrong ??= []).push(key);
        break;
      case "platform_level_priority":
        v = o[key];
        if (isObject(v)) $platform_level_priority = v; else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, advancedShape, d, others);
  if (wrong !== undefined) return explain(o, c, d, advancedShape, wrong);
  if ($expiration_settings !== undefined) { c.path[d] = "expiration_settings"; expirationSettings($expiration_settings, c, d + 1); }
  if ($platform_level_priority !== undefined) { c.path[d] = "platform_level_priority"; platformLevelPriority($platform_level_priority, c, d + 1); }
}

function filters2(a: readonly unknown[], c: Checker, d: number): void {
  const end = c.enterArray(a, filters2, d);
  if (end < 0) return;
  const before = c.found;
  for (let i = 0; i < end && !c.isFull; i++) {
    const v = a[i];
    if (isObject(v)) {
      c.path[d] = i;
      variationDetails(v, c, d + 1);
    } else wrongValue(a, c, d, i, v, must.anObject);
  }
  c.leave(a, end, filters2, d, before);
}

const goalEventAttributeShape = () => shape({
  name: must.text,
  condition: must.text,
  data_type: must.oneOf("STRING", "DOUBLE", "BOOL", "NUMBER", "GEOPOINT", "DATETIME", "ARRAY_DOUBLE", "ARRAY_STRING", "OBJECT", "ARRAY_OBJECT"),
  value: must.text,
  value1: must.text,
  negate: must.flag,
  value_type: must.text,
  array_filter_type: must.text,
  filters: must.array(filters2),
  is_case_sensitive: must.flag,
});

function goalEventAttribute(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let $filters: unknown[] | undefined;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "name":
      case "condition":
      case "value":
      case "value1":
      case "value_type":
      case "array_filter_type":
        v = o[key];
        if (!(typeof v === "string")) (wrong ??= []).push(key);
        break;
      case "data_type":
        v = o[key];
        if (!(v === "STRING" || v === "DOUBLE" || v === "BOOL" || v === "NUMBER" || v === "GEOPOINT" || v === "DATETIME" || v === "ARRAY_DOUBLE" || v === "ARRAY_STRING" || v === "OBJECT" || v === "ARRAY_OBJECT")) (wrong ??= []).push(key);
        break;
      case "negate":
      case "is_case_sensitive":
        v = o[key];
        if (!(typeof v === "boolean")) (wrong ??= []).push(key);
        break;
      case "filters":
        v = o[key];
        if (Array.isArray(v)) $filters = v; else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, goalEventAttributeShape, d, others);
  if (wrong !== undefined) return explain(o, c, d, goalEventAttributeShape, wrong);
  if ($filters !== undefined) { c.path[d] = "filters"; filters2($filters, c, d + 1); }
}

const goalShape = () => shape({
  goal_name: must.text,
  goal_event_name: must.text,
  goal_event_attribute: must.object(goalEventAttribute),
  is_primary_goal: must.flag,
  revenue_attribute: must.text,
  revenue_currency: must.text,
});

function goal(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let $goal_event_attribute: Members | undefined;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "goal_name":
      case "goal_event_name":
      case "revenue_attribute":
      case "revenue_currency":
        v = o[key];
        if (!(typeof v === "string")) (wrong ??= []).push(key);
        break;
      case "goal_event_attribute":
        v = o[key];
        if (isObject(v)) $goal_event_attribute = v; else (wrong ??= []).push(key);
        break;
      case "is_primary_goal":
        v = o[key];
        if (!(typeof v === "boolean")) (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, goalShape, d, others);
  if (wrong !== undefined) return explain(o, c, d, goalShape, wrong);
  if ($goal_event_attribute !== undefined) { c.path[d] = "goal_event_attribute"; goalEventAttribute($goal_event_attribute, c, d + 1); }
}

function goals(a: readonly unknown[], c: Checker, d: number): void {
  const end = c.enterArray(a, goals, d);
  if (end < 0) return;
  const before = c.found;
  for (let i = 0; i < end && !c.isFull; i++) {
    const v = a[i];
    if (isObject(v)) {
      c.path[d] = i;
      goal(v, c, d + 1);
    } else wrongValue(a, c, d, i, v, must.anObject);
  }
  c.leave(a, end, goals, d, before);
}

const conversionGoalDetailsShape = () => shape({
  attribution_window_in_hours: must.integer,
  goals: must.array(goals),
});

function conversionGoalDetails(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let $goals: unknown[] | undefined;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "attribution_window_in_hours":
        v = o[key];
        if (!(Number.isInteger(v))) (wrong ??= []).push(key);
        break;
      case "goals":
        v = o[key];
        if (Array.isArray(v)) $goals = v; else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, conversionGoalDetailsShape, d, others);
  if (wrong !== undefined) return explain(o, c, d, conversionGoalDetailsShape, wrong);
  if ($goals !== undefined) { c.path[d] = "goals"; goals($goals, c, d + 1); }
}

const controlGroupDetailsShape = () => shape({
  is_campaign_control_group_enabled: must.flag,
  campaign_control_group_percentage: must.range(0, 100),
  is_global_control_group_enabled: must.flag,
});

function controlGroupDetails(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "is_campaign_control_group_enabled":
        v = o[key];
        if (v === true) c.facts |= 134217728; if (!(typeof v === "boolean")) (wrong ??= []).push(key);
        break;
      case "campaign_control_group_percentage":
        v = o[key];
        if (!(typeof v === "number" && Number.isInteger(v) && v >= 0 && v <= 100)) (wrong ??= []).push(key);
        break;
      case "is_global_control_group_enabled":
        v = o[key];
        if (!(typeof v === "boolean")) (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, controlGroupDetailsShape, d, others);
  if (wrong !== undefined) return explain(o, c, d, controlGroupDetailsShape, wrong);
}

const utmParamsShape = () => shape({
  utm_source: must.required(must.text),
  utm_medium: must.required(must.text),
  utm_campaign: must.text,
  utm_term: must.text,
  utm_content: must.text,
}, { other: must.text });

function utmParams(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let count = 0;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "utm_source":
      case "utm_medium":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") others ??= []; } else (wrong ??= []).push(key);
        break;
      case "utm_campaign":
      case "utm_term":
      case "utm_content":
        v = o[key];
        if (!(typeof v === "string")) (wrong ??= []).push(key);
        break;
      default:
        v = o[key];
        if (!(typeof v === "string")) (wrong ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, utmParamsShape, d, others);
  if (wrong !== undefined || count !== 2) return explain(o, c, d, utmParamsShape, wrong, count);
}

const campaignAudienceLimitShape = () => shape({
  is_campaign_audience_limit_enabled: must.flag,
  metric: must.oneOf("SENT"),
  frequency: must.oneOf("TOTAL", "INSTANCE"),
  limit: must.range(1, 9999999999),
});

function campaignAudienceLimit(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "is_campaign_audience_limit_enabled":
        v = o[key];
        if (v === true) c.facts |= 268435456; if (v === false) c.facts |= 536870912; if (!(typeof v === "boolean")) (wrong ??= []).push(key);
        break;
      case "metric":
        v = o[key];
        if (!(v === "SENT")) (wrong ??= []).push(key);
        break;
      case "frequency":
        v = o[key];
        if (v === "INSTANCE") c.facts |= 1073741824; if (!(v === "TOTAL" || v === "INSTANCE")) (wrong ??= []).push(key);
        break;
      case "limit":
        v = o[key];
        if (!(typeof v === "number" && Number.isInteger(v) && v >= 1 && v <= 9999999999)) (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, campaignAudienceLimitShape, d, others);
  if (wrong !== undefined) return explain(o, c, d, campaignAudienceLimitShape, wrong);
}

const pushRequestShape = () => shape({
  request_id: must.required(must.text),
  channel: must.required(must.oneOf("PUSH", "EMAIL")),
  campaign_delivery_type: must.required(must.oneOf("ONE_TIME", "PERIODIC", "EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED", "DEVICE_TRIGGERED", "LOCATION_TRIGGERED", "BROADCAST_LIVE_ACTIVITY")),
  created_by: must.required(must.inFormat("email")),
  basic_details: must.required(must.object(pushBasicDetails)),
  trigger_condition: must.object(triggerCondition),
  campaign_content: must.required(must.object(pushCampaignContent)),
  segmentation_details: must.required(must.object(segmentationDetails)),
  scheduling_details: must.required(must.object(schedulingDetails)),
  delivery_controls: must.required(must.object(pushDeliveryControls)),
  advanced: must.required(must.object(advanced)),
  conversion_goal_details: must.object(conversionGoalDetails),
  control_group_details: must.object(controlGroupDetails),
  utm_params: must.object(utmParams),
  campaign_audience_limit: must.object(campaignAudienceLimit),
});

export function pushRequest(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  c.facts = 1;
  let $basic_details: Members | undefined;
  let $trigger_condition: Members | undefined;
  let $campaign_content: Members | undefined;
  let $segmentation_details: Members | undefined;
  let $scheduling_details: Members | undefined;
  let $delivery_controls: Members | undefined;
  let $advanced: Members | undefined;
  let $conversion_goal_details: Members | undefined;
  let $control_group_details: Members | undefined;
  let $utm_params: Members | undefined;
  let $campaign_audience_limit: Members | undefined;
  let count = 0;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "request_id":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") others ??= []; } else (wrong ??= []).push(key);
        break;
      case "channel":
        v = o[key];
        if (v === "PUSH" || v === "EMAIL") count++; else (wrong ??= []).push(key);
        break;
      case "campaign_delivery_type":
        v = o[key];
        if (v === "ONE_TIME" || v === "PERIODIC" || v === "EVENT_TRIGGERED" || v === "BUSINESS_EVENT_TRIGGERED" || v === "DEVICE_TRIGGERED" || v === "LOCATION_TRIGGERED" || v === "BROADCAST_LIVE_ACTIVITY") count++; else (wrong ??= []).push(key);
        break;
      case "created_by":
        v = o[key];
        if (typeof v === "string" && isEmail(v)) count++; else (wrong ??= []).push(key);
        break;
      case "basic_details":
        v = o[key];
        if (isObject(v)) { $basic_details = v; count++; } else (wrong ??= []).push(key);
        break;
      case "trigger_condition":
        v = o[key];
        if (v !== undefined) c.facts |= 2; if (isObject(v)) $trigger_condition = v; else (wrong ??= []).push(key);
        break;
      case "campaign_content":
        v = o[key];
        if (isObject(v)) { $campaign_content = v; count++; } else (wrong ??= []).push(key);
        break;
      case "segmentation_details":
        v = o[key];
        if (isObject(v)) { $segmentation_details = v; count++; } else (wrong ??= []).push(key);
        break;
      case "scheduling_details":
        v = o[key];
        if (isObject(v)) { $scheduling_details = v; count++; } else (wrong ??= []).push(key);
        break;
      case "delivery_controls":
        v = o[key];
        if (v !== undefined) c.facts |= 4; if (isObject(v)) { $delivery_controls = v; count++; } else (wrong ??= []).push(key);
        break;
      case "advanced":
        v = o[key];
        if (isObject(v)) { $advanced = v; count++; } else (wrong ??= []).push(key);
        break;
      case "conversion_goal_details":
        v = o[key];
        if (v !== undefined) c.facts |= 8; if (isObject(v)) $conversion_goal_details = v; else (wrong ??= []).push(key);
        break;
      case "control_group_details":
        v = o[key];
        if (v !== undefined) c.facts |= 16; if (isObject(v)) $control_group_details = v; else (wrong ??= []).push(key);
        break;
      case "utm_params":
        v = o[key];
        if (v !== undefined) c.facts |= 32; if (isObject(v)) $utm_params = v; else (wrong ??= []).push(key);
        break;
      case "campaign_audience_limit":
        v = o[key];
        if (v !== undefined) c.facts |= 64; if (isObject(v)) $campaign_audience_limit = v; else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, pushRequestShape, d, others);
  if (wrong !== undefined || count !== 10) return explain(o, c, d, pushRequestShape, wrong, count);
  c.path[d] = "basic_details"; pushBasicDetails($basic_details as Members, c, d + 1);
  if ($trigger_condition !== undefined) { c.path[d] = "trigger_condition"; triggerCondition($trigger_condition, c, d + 1); }
  c.path[d] = "campaign_content"; pushCampaignContent($campaign_content as Members, c, d + 1);
  c.path[d] = "segmentation_details"; segmentationDetails($segmentation_details as Members, c, d + 1);
  c.path[d] = "scheduling_details"; schedulingDetails($scheduling_details as Members, c, d + 1);
  c.path[d] = "delivery_controls"; pushDeliveryControls($delivery_controls as Members, c, d + 1);
  c.path[d] = "advanced"; advanced($advanced as Members, c, d + 1);
  if ($conversion_goal_details !== undefined) { c.path[d] = "conversion_goal_details"; conversionGoalDetails($conversion_goal_details, c, d + 1); }
  if ($control_group_details !== undefined) { c.path[d] = "control_group_details"; controlGroupDetails($control_group_details, c, d + 1); }
  if ($utm_params !== undefined) { c.path[d] = "utm_params"; utmParams($utm_params, c, d + 1); }
  if ($campaign_audience_limit !== undefined) { c.path[d] = "campaign_audience_limit"; campaignAudienceLimit($campaign_audience_limit, c, d + 1); }
}

const emailBasicDetailsShape = () => shape({
  name: must.required(must.text),
  content_type: must.required(must.oneOf("PROMOTIONAL", "TRANSACTIONAL")),
  user_attribute_identifier: must.required(must.text),
  subscription_category: must.nonEmpty(must.text),
  business_event: must.nonEmpty(must.text),
  tags: must.array(texts),
  team: must.text,
  send_only_double_opt_in_users: must.flag,
  deduplication_attribute: must.text,
});

function emailBasicDetails(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let $tags: unknown[] | undefined;
  let count = 0;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "name":
      case "user_attribute_identifier":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") others ??= []; } else (wrong ??= []).push(key);
        break;
      case "content_type":
        v = o[key];
        if (v === "PROMOTIONAL") c.facts |= 512; if (v === "PROMOTIONAL" || v === "TRANSACTIONAL") count++; else (wrong ??= []).push(key);
        break;
      case "subscription_category":
        v = o[key];
        if (v !== undefined) c.facts |= 1024; if (typeof v === "string") { if (v === "") others ??= []; } else (wrong ??= []).push(key);
        break;
      case "business_event":
        v = o[key];
        if (typeof v === "string") { if (v === "") others ??= []; } else (wrong ??= []).push(key);
        break;
      case "tags":
        v = o[key];
        if (Array.isArray(v)) $tags = v; else (wrong ??= []).push(key);
        break;
      case "team":
        v = o[key];
        if (!(typeof v === "string")) (wrong ??= []).push(key);
        break;
      case "send_only_double_opt_in_users":
        v = o[key];
        if (v === true) c.facts |= 128; if (!(typeof v === "boolean")) (wrong ??= []).push(key);
        break;
      case "deduplication_attribute":
        v = o[key];
        if (v !== undefined) c.facts |= 256; if (!(typeof v === "string")) (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, emailBasicDetailsShape, d, others);
  if (wrong !== undefined || count !== 3) return explain(o, c, d, emailBasicDetailsShape, wrong, count);
  if ($tags !== undefined) { c.path[d] = "tags"; texts($tags, c, d + 1); }
}

const connectorShape = () => shape({
  connector_type: must.required(must.text),
  connector_name: must.required(must.text),
});

function connector(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let count = 0;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "connector_type":
      case "connector_name":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") others ??= []; } else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, connectorShape, d, others);
  if (wrong !== undefined || count !== 2) return explain(o, c, d, connectorShape, wrong, count);
}

const dealCardShape = () => shape({
  description: must.required(must.text),
  discount_code: must.required(must.text),
  availability_starts: must.required(must.inFormat("date-time")),
  availability_ends: must.required(must.inFormat("date-time")),
});

function dealCard(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let count = 0;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "description":
      case "discount_code":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") others ??= []; } else (wrong ??= []).push(key);
        break;
      case "availability_starts":
      case "availability_ends":
        v = o[key];
        if (typeof v === "string" && isDateTime(v)) count++; else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, dealCardShape, d, others);
  if (wrong !== undefined || count !== 4) return explain(o, c, d, dealCardShape, wrong, count);
}

const carouselProductShape = () => shape({
  id: must.required(must.text),
  headline: must.required(must.text),
  original_price: must.required(must.inFormat("numeric-string")),
  discount_value: must.required(must.inFormat("numeric-string")),
  discount_type: must.required(must.oneOf("PERCENT", "VALUE")),
  promo_url: must.required(must.inFormat("https-url")),
  product_image: must.required(must.inFormat("https-url")),
});

function carouselProduct(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let count = 0;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "id":
      case "headline":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") others ??= []; } else (wrong ??= []).push(key);
        break;
      case "original_price":
      case "discount_value":
        v = o[key];
        if (typeof v === "string" && isNumericString(v)) count++; else (wrong ??= []).push(key);
        break;
      case "discount_type":
        v = o[key];
        if (v === "PERCENT" || v === "VALUE") count++; else (wrong ??= []).push(key);
        break;
      case "promo_url":
      case "product_image":
        v = o[key];
        if (typeof v === "string" && isHttpsUrl(v)) count++; else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, carouselProductShape, d, others);
  if (wrong !== undefined || count !== 7) return explain(o, c, d, carouselProductShape, wrong, count);
}

function products(a: readonly unknown[], c: Checker, d: number): void {
  const end = c.enterArray(a, products, d);
  if (end < 0) return;
  const before = c.found;
  if (end < 2) c.reportSize(end, 2, d);
  for (let i = 0; i < end && !c.isFull; i++) {
    const v = a[i];
    if (isObject(v)) {
      c.path[d] = i;
      carouselProduct(v, c, d + 1);
    } else wrongValue(a, c, d, i, v, must.anObject);
  }
  c.leave(a, end, products, d, before);
}

const manualCarouselDataShape = () => shape({
  currency: must.required(must.text),
  products: must.required(must.array(products)),
});

function manualCarouselData(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let $products: unknown[] | undefined;
  let count = 0;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "currency":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") others ??= []; } else (wrong ??= []).push(key);
        break;
      case "products":
        v = o[key];
        if (Array.isArray(v)) { $products = v; count++; } else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, manualCarouselDataShape, d, others);
  if (wrong !== undefined || count !== 2) return explain(o, c, d, manualCarouselDataShape, wrong, count);
  c.path[d] = "products"; products($products as unknown[], c, d + 1);
}

const productSetCarouselDataShape = () => shape({
  product_set: must.required(must.text),
  image_url: must.required(must.text),
  headline: must.required(must.text),
  promo_url: must.required(must.text),
  product_count: must.required(must.range(2, 9)),
});

function productSetCarouselData(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let count = 0;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "product_set":
      case "image_url":
      case "headline":
      case "promo_url":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") others ??= []; } else (wrong ??= []).push(key);
        break;
      case "product_count":
        v = o[key];
        if (typeof v === "number" && Number.isInteger(v) && v >= 2 && v <= 9) count++; else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, productSetCarouselDataShape, d, others);
  if (wrong !== undefined || count !== 5) return explain(o, c, d, productSetCarouselDataShape, wrong, count);
}

const productCarouselShape = () => shape({
  type: must.required(must.oneOf("MANUAL", "PRODUCT_SET")),
  manual_data: must.object(manualCarouselData),
  product_set_data: must.object(productSetCarouselData),
});

function productCarousel(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let $manual_data: Members | undefined;
  let $product_set_data: Members | undefined;
  let count = 0;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "type":
        v = o[key];
        if (v === "MANUAL" || v === "PRODUCT_SET") count++; else (wrong ??= []).push(key);
        break;
      case "manual_data":
        v = o[key];
        if (isObject(v)) $manual_data = v; else (wrong ??= []).push(key);
        break;
      case "product_set_data":
        v = o[key];
        if (isObject(v)) $product_set_data = v; else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, productCarouselShape, d, others);
  if (wrong !== undefined || count !== 1) return explain(o, c, d, productCarouselShape, wrong, count);
  if ($manual_data !== undefined) { c.path[d] = "manual_data"; manualCarouselData($manual_data, c, d + 1); }
  if ($product_set_data !== undefined) { c.path[d] = "product_set_data"; productSetCarouselData($product_set_data, c, d + 1); }
}

const gmailAnnotationsShape = () => shape({
  send_email_if_personalization_fails: must.flag,
  sender_logo: must.required(must.inFormat("https-url")),
  sender_logo_type: must.text,
  deal_card: must.object(dealCard),
  product_carousel: must.object(productCarousel),
});

function gmailAnnotations(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let $deal_card: Members | undefined;
  let $product_carousel: Members | undefined;
  let count = 0;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "send_email_if_personalization_fails":
        v = o[key];
        if (!(typeof v === "boolean")) (wrong ??= []).push(key);
        break;
      case "sender_logo":
        v = o[key];
        if (typeof v === "string" && isHttpsUrl(v)) count++; else (wrong ??= []).push(key);
        break;
      case "sender_logo_type":
        v = o[key];
        if (!(typeof v === "string")) (wrong ??= []).push(key);
        break;
      case "deal_card":
        v = o[key];
        if (isObject(v)) $deal_card = v; else (wrong ??= []).push(key);
        break;
      case "product_carousel":
        v = o[key];
        if (isObject(v)) $product_carousel = v; else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, gmailAnnotationsShape, d, others);
  if (wrong !== undefined || count !== 1) return explain(o, c, d, gmailAnnotationsShape, wrong, count);
  if ($deal_card !== undefined) { c.path[d] = "deal_card"; dealCard($deal_card, c, d + 1); }
  if ($product_carousel !== undefined) { c.path[d] = "product_carousel"; productCarousel($product_carousel, c, d + 1); }
}

const emailContentShape = () => shape({
  subject: must.text,
  preview_text: must.text,
  sender_name: must.text,
  from_address: must.text,
  reply_to_address: must.text,
  html_content: must.text,
  gmail_annotations: must.object(gmailAnnotations),
}, { visit: "email_content", isOpen: true });

function emailContent(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  const before = c.found;
  let facts = 1;
  let $gmail_annotations: Members | undefined;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "subject":
      case "preview_text":
      case "sender_name":
      case "from_address":
      case "reply_to_address":
      case "html_content":
        v = o[key];
        if (!(typeof v === "string")) (wrong ??= []).push(key);
        break;
      case "gmail_annotations":
        v = o[key];
        if (v !== undefined) facts |= 2; if (isObject(v)) $gmail_annotations = v; else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, emailContentShape, d, others);
  if (wrong !== undefined) return explain(o, c, d, emailContentShape, wrong);
  if ($gmail_annotations !== undefined) { c.path[d] = "gmail_annotations"; gmailAnnotations($gmail_annotations, c, d + 1); }
  c.visit(c.rulesOf["email_content"]?.[facts], o, d, before);
}

const emailCampaignContentShape = () => shape({
  locales: must.array(texts),
  variation_details: must.object(variationDetails),
  content: must.required(must.content(emailContent, "email", "locales", "variation_details")),
});

function emailCampaignContent(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let $locales: unknown[] | undefined;
  let $variation_details: Members | undefined;
  let $content: Members | undefined;
  let count = 0;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "locales":
        v = o[key];
        if (Array.isArray(v)) $locales = v; else (wrong ??= []).push(key);
        break;
      case "variation_details":
        v = o[key];
        if (isObject(v)) $variation_details = v; else (wrong ??= []).push(key);
        break;
      case "content":
        v = o[key];
        if (isObject(v)) { $content = v; count++; } else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, emailCampaignContentShape, d, others);
  if (wrong !== undefined || count !== 1) return explain(o, c, d, emailCampaignContentShape, wrong, count);
  if ($locales !== undefined) { c.path[d] = "locales"; texts($locales, c, d + 1); }
  if ($variation_details !== undefined) { c.path[d] = "variation_details"; variationDetails($variation_details, c, d + 1); }
  c.path[d] = "content"; checkContent($content as Members, c, d + 1, "email", emailContent, $locales !== undefined || $variation_details !== undefined);
}

const emailDeliveryControlsShape = () => shape({
  bypass_dnd: must.flag,
  campaign_throttle_rpm: must.integer,
  count_for_frequency_capping: must.flag,
  ignore_frequency_capping: must.flag,
  minimum_delay_between_two_notification_in_hour: must.integer,
});

function emailDeliveryControls(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "bypass_dnd":
      case "count_for_frequency_capping":
      case "ignore_frequency_capping":
        v = o[key];
        if (!(typeof v === "boolean")) (wrong ??= []).push(key);
        break;
      case "campaign_throttle_rpm":
      case "minimum_delay_between_two_notification_in_hour":
        v = o[key];
        if (!(Number.isInteger(v))) (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, emailDeliveryControlsShape, d, others);
  if (wrong !== undefined) return explain(o, c, d, emailDeliveryControlsShape, wrong);
}

const emailRequestShape = () => shape({
  request_id: must.required(must.text),
  channel: must.required(must.oneOf("PUSH", "EMAIL")),
  campaign_delivery_type: must.required(must.oneOf("ONE_TIME", "PERIODIC", "EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED")),
  created_by: must.required(must.inFormat("email")),
  basic_details: must.required(must.object(emailBasicDetails)),
  trigger_condition: must.object(triggerCondition),
  connector: must.required(must.object(connector)),
  campaign_content: must.required(must.object(emailCampaignContent)),
  segmentation_details: must.required(must.object(segmentationDetails)),
  scheduling_details: must.required(must.object(schedulingDetails)),
  delivery_controls: must.object(emailDeliveryControls),
  conversion_goal_details: must.object(conversionGoalDetails),
  control_group_details: must.object(controlGroupDetails),
  utm_params: must.object(utmParams),
  campaign_audience_limit: must.object(campaignAudienceLimit),
});

export function emailRequest(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  c.facts = 1;
  let $basic_details: Members | undefined;
  let $trigger_condition: Members | undefined;
  let $connector: Members | undefined;
  let $campaign_content: Members | undefined;
  let $segmentation_details: Members | undefined;
  let $scheduling_details: Members | undefined;
  let $delivery_controls: Members | undefined;
  let $conversion_goal_details: Members | undefined;
  let $control_group_details: Members | undefined;
  let $utm_params: Members | undefined;
  let $campaign_audience_limit: Members | undefined;
  let count = 0;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "request_id":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") others ??= []; } else (wrong ??= []).push(key);
        break;
      case "channel":
        v = o[key];
        if (v === "PUSH" || v === "EMAIL") count++; else (wrong ??= []).push(key);
        break;
      case "campaign_delivery_type":
        v = o[key];
        if (v === "ONE_TIME" || v === "PERIODIC" || v === "EVENT_TRIGGERED" || v === "BUSINESS_EVENT_TRIGGERED") count++; else (wrong ??= []).push(key);
        break;
      case "created_by":
        v = o[key];
        if (typeof v === "string" && isEmail(v)) count++; else (wrong ??= []).push(key);
        break;
      case "basic_details":
        v = o[key];
        if (isObject(v)) { $basic_details = v; count++; } else (wrong ??= []).push(key);
        break;
      case "trigger_condition":
        v = o[key];
        if (v !== undefined) c.facts |= 2; if (isObject(v)) $trigger_condition = v; else (wrong ??= []).push(key);
        break;
      case "connector":
        v = o[key];
        if (isObject(v)) { $connector = v; count++; } else (wrong ??= []).push(key);
        break;
      case "campaign_content":
        v = o[key];
        if (isObject(v)) { $campaign_content = v; count++; } else (wrong ??= []).push(key);
        break;
      case "segmentation_details":
        v = o[key];
        if (isObject(v)) { $segmentation_details = v; count++; } else (wrong ??= []).push(key);
        break;
      case "scheduling_details":
        v = o[key];
        if (isObject(v)) { $scheduling_details = v; count++; } else (wrong ??= []).push(key);
        break;
      case "delivery_controls":
        v = o[key];
        if (v !== undefined) c.facts |= 4; if (isObject(v)) $delivery_controls = v; else (wrong ??= []).push(key);
        break;
      case "conversion_goal_details":
        v = o[key];
        if (v !== undefined) c.facts |= 8; if (isObject(v)) $conversion_goal_details = v; else (wrong ??= []).push(key);
        break;
      case "control_group_details":
        v = o[key];
        if (v !== undefined) c.facts |= 16; if (isObject(v)) $control_group_details = v; else (wrong ??= []).push(key);
        break;
      case "utm_params":
        v = o[key];
        if (v !== undefined) c.facts |= 32; if (isObject(v)) $utm_params = v; else (wrong ??= []).push(key);
        break;
      case "campaign_audience_limit":
        v = o[key];
        if (v !== undefined) c.facts |= 64; if (isObject(v)) $campaign_audience_limit = v; else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, emailRequestShape, d, others);
  if (wrong !== undefined || count !== 9) return explain(o, c, d, emailRequestShape, wrong, count);
  c.path[d] = "basic_details"; emailBasicDetails($basic_details as Members, c, d + 1);
  if ($trigger_condition !== undefined) { c.path[d] = "trigger_condition"; triggerCondition($trigger_condition, c, d + 1); }
  c.path[d] = "connector"; connector($connector as Members, c, d + 1);
  c.path[d] = "campaign_content"; emailCampaignContent($campaign_content as Members, c, d + 1);
  c.path[d] = "segmentation_details"; segmentationDetails($segmentation_details as Members, c, d + 1);
  c.path[d] = "scheduling_details"; schedulingDetails($scheduling_details as Members, c, d + 1);
  if ($delivery_controls !== undefined) { c.path[d] = "delivery_controls"; emailDeliveryControls($delivery_controls, c, d + 1); }
  if ($conversion_goal_details !== undefined) { c.path[d] = "conversion_goal_details"; conversionGoalDetails($conversion_goal_details, c, d + 1); }
  if ($control_group_details !== undefined) { c.path[d] = "control_group_details"; controlGroupDetails($control_group_details, c, d + 1); }
  if ($utm_params !== undefined) { c.path[d] = "utm_params"; utmParams($utm_params, c, d + 1); }
  if ($campaign_audience_limit !== undefined) { c.path[d] = "campaign_audience_limit"; campaignAudienceLimit($campaign_audience_limit, c, d + 1); }
}

const basicDetails4Shape = () => shape({
  name: must.required(must.text),
  platforms: must.anything,
  platform_specific_details: must.anything,
  business_event: must.nonEmpty(must.text),
  tags: must.array(texts),
  team: must.text,
  broadcast_live_activity_id: must.anything,
  geofences: must.anything,
  send_to_triggered_platform_only: must.anything,
  content_type: must.anything,
  user_attribute_identifier: must.anything,
  subscription_category: must.anything,
  send_only_double_opt_in_users: must.anything,
  deduplication_attribute: must.anything,
});

function basicDetails4(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let $tags: unknown[] | undefined;
  let count = 0;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "name":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") others ??= []; } else (wrong ??= []).push(key);
        break;
      case "platforms":
      case "platform_specific_details":
      case "broadcast_live_activity_id":
      case "geofences":
      case "send_to_triggered_platform_only":
      case "user_attribute_identifier":
        break;
      case "business_event":
        v = o[key];
        if (typeof v === "string") { if (v === "") others ??= []; } else (wrong ??= []).push(key);
        break;
      case "tags":
        v = o[key];
        if (Array.isArray(v)) $tags = v; else (wrong ??= []).push(key);
        break;
      case "team":
        v = o[key];
        if (!(typeof v === "string")) (wrong ??= []).push(key);
        break;
      case "content_type":
        v = o[key];
        if (v === "PROMOTIONAL") c.facts |= 512;
        break;
      case "subscription_category":
        v = o[key];
        if (v !== undefined) c.facts |= 1024;
        break;
      case "send_only_double_opt_in_users":
        v = o[key];
        if (v === true) c.facts |= 128;
        break;
      case "deduplication_attribute":
        v = o[key];
        if (v !== undefined) c.facts |= 256;
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, basicDetails4Shape, d, others);
  if (wrong !== undefined || count !== 1) return explain(o, c, d, basicDetails4Shape, wrong, count);
  if ($tags !== undefined) { c.path[d] = "tags"; texts($tags, c, d + 1); }
}

const contentShape = () => shape({
  push: must.anything,
  email: must.anything,
});

function content(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  for (const key in o) {
    switch (key) {
      case "push":
      case "email":
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, contentShape, d, others);
  if (wrong !== undefined) return explain(o, c, d, contentShape, wrong);
}

const campaignContentShape = () => shape({
  locales: must.array(texts),
  variation_details: must.object(variationDetails),
  content: must.required(must.content(content, "", "locales", "variation_details")),
});

function campaignContent(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let $locales: unknown[] | undefined;
  let $variation_details: Members | undefined;
  let $content: Members | undefined;
  let count = 0;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "locales":
        v = o[key];
        if (Array.isArray(v)) $locales = v; else (wrong ??= []).push(key);
        break;
      case "variation_details":
        v = o[key];
        if (isObject(v)) $variation_details = v; else (wrong ??= []).push(key);
        break;
      case "content":
        v = o[key];
        if (isObject(v)) { $content = v; count++; } else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, campaignContentShape, d, others);
  if (wrong !== undefined || count !== 1) return explain(o, c, d, campaignContentShape, wrong, count);
  if ($locales !== undefined) { c.path[d] = "locales"; texts($locales, c, d + 1); }
  if ($variation_details !== undefined) { c.path[d] = "variation_details"; variationDetails($variation_details, c, d + 1); }
  c.path[d] = "content"; checkContent($content as Members, c, d + 1, "", content, $locales !== undefined || $variation_details !== undefined);
}

const deliveryControlsShape = () => shape({
  bypass_dnd: must.flag,
  campaign_throttle_rpm: must.integer,
  count_for_frequency_capping: must.flag,
  ignore_frequency_capping: must.flag,
  minimum_delay_between_two_notification_in_hour: must.integer,
  max_time_to_show_message_of_same_camapign: must.anything,
  expiry_time_of_sync_data_in_hour: must.anything,
  send_message_in_offline_mode: must.anything,
  send_limit_value: must.anything,
  send_limit_granularity_in_hours: must.anything,
  ignore_global_minimum_delay: must.anything,
  queuing_enabled: must.anything,
  queue_duration: must.anything,
});

function deliveryControls(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "bypass_dnd":
      case "count_for_frequency_capping":
      case "ignore_frequency_capping":
        v = o[key];
        if (!(typeof v === "boolean")) (wrong ??= []).push(key);
        break;
      case "campaign_throttle_rpm":
      case "minimum_delay_between_two_notification_in_hour":
        v = o[key];
        if (!(Number.isInteger(v))) (wrong ??= []).push(key);
        break;
      case "max_time_to_show_message_of_same_camapign":
      case "expiry_time_of_sync_data_in_hour":
      case "send_message_in_offline_mode":
      case "send_limit_value":
      case "send_limit_granularity_in_hours":
      case "ignore_global_minimum_delay":
      case "queue_duration":
        break;
      case "queuing_enabled":
        v = o[key];
        if (v === true) c.facts |= 67108864;
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, deliveryControlsShape, d, others);
  if (wrong !== undefined) return explain(o, c, d, deliveryControlsShape, wrong);
}

const anyChannelRequestShape = () => shape({
  request_id: must.required(must.text),
  channel: must.required(must.oneOf("PUSH", "EMAIL")),
  campaign_delivery_type: must.required(must.oneOf("ONE_TIME", "PERIODIC", "EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED", "DEVICE_TRIGGERED", "LOCATION_TRIGGERED", "BROADCAST_LIVE_ACTIVITY")),
  created_by: must.required(must.inFormat("email")),
  basic_details: must.required(must.object(basicDetails4)),
  trigger_condition: must.object(triggerCondition),
  campaign_content: must.required(must.object(campaignContent)),
  segmentation_details: must.required(must.object(segmentationDetails)),
  scheduling_details: must.required(must.object(schedulingDetails)),
  delivery_controls: must.object(deliveryControls),
  advanced: must.anything,
  conversion_goal_details: must.object(conversionGoalDetails),
  control_group_details: must.object(controlGroupDetails),
  utm_params: must.object(utmParams),
  campaign_audience_limit: must.object(campaignAudienceLimit),
  connector: must.anything,
});

export function anyChannelRequest(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  c.facts = 1;
  let $basic_details: Members | undefined;
  let $trigger_condition: Members | undefined;
  let $campaign_content: Members | undefined;
  let $segmentation_details: Members | undefined;
  let $scheduling_details: Members | undefined;
  let $delivery_controls: Members | undefined;
  let $conversion_goal_details: Members | undefined;
  let $control_group_details: Members | undefined;
  let $utm_params: Members | undefined;
  let $campaign_audience_limit: Members | undefined;
  let count = 0;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "request_id":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") others ??= []; } else (wrong ??= []).push(key);
        break;
      case "channel":
        v = o[key];
        if (v === "PUSH" || v === "EMAIL") count++; else (wrong ??= []).push(key);
        break;
      case "campaign_delivery_type":
        v = o[key];
        if (v === "ONE_TIME" || v === "PERIODIC" || v === "EVENT_TRIGGERED" || v === "BUSINESS_EVENT_TRIGGERED" || v === "DEVICE_TRIGGERED" || v === "LOCATION_TRIGGERED" || v === "BROADCAST_LIVE_ACTIVITY") count++; else (wrong ??= []).push(key);
        break;
      case "created_by":
        v = o[key];
        if (typeof v === "string" && isEmail(v)) count++; else (wrong ??= []).push(key);
        break;
      case "basic_details":
        v = o[key];
        if (isObject(v)) { $basic_details = v; count++; } else (wrong ??= []).push(key);
        break;
      case "trigger_condition":
        v = o[key];
        if (v !== undefined) c.facts |= 2; if (isObject(v)) $trigger_condition = v; else (wrong ??= []).push(key);
        break;
      case "campaign_content":
        v = o[key];
        if (isObject(v)) { $campaign_content = v; count++; } else (wrong ??= []).push(key);
        break;
      case "segmentation_details":
        v = o[key];
        if (isObject(v)) { $segmentation_details = v; count++; } else (wrong ??= []).push(key);
        break;
      case "scheduling_details":
        v = o[key];
        if (isObject(v)) { $scheduling_details = v; count++; } else (wrong ??= []).push(key);
        break;
      case "delivery_controls":
        v = o[key];
        if (v !== undefined) c.facts |= 4; if (isObject(v)) $delivery_controls = v; else (wrong ??= []).push(key);
        break;
      case "advanced":
      case "connector":
        break;
      case "conversion_goal_details":
        v = o[key];
        if (v !== undefined) c.facts |= 8; if (isObject(v)) $conversion_goal_details = v; else (wrong ??= []).push(key);
        break;
      case "control_group_details":
        v = o[key];
        if (v !== undefined) c.facts |= 16; if (isObject(v)) $control_group_details = v; else (wrong ??= []).push(key);
        break;
      case "utm_params":
        v = o[key];
        if (v !== undefined) c.facts |= 32; if (isObject(v)) $utm_params = v; else (wrong ??= []).push(key);
        break;
      case "campaign_audience_limit":
        v = o[key];
        if (v !== undefined) c.facts |= 64; if (isObject(v)) $campaign_audience_limit = v; else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, anyChannelRequestShape, d, others);
  if (wrong !== undefined || count !== 8) return explain(o, c, d, anyChannelRequestShape, wrong, count);
  c.path[d] = "basic_details"; basicDetails4($basic_details as Members, c, d + 1);
  if ($trigger_condition !== undefined) { c.path[d] = "trigger_condition"; triggerCondition($trigger_condition, c, d + 1); }
  c.path[d] = "campaign_content"; campaignContent($campaign_content as Members, c, d + 1);
  c.path[d] = "segmentation_details"; segmentationDetails($segmentation_details as Members, c, d + 1);
  c.path[d] = "scheduling_details"; schedulingDetails($scheduling_details as Members, c, d + 1);
  if ($delivery_controls !== undefined) { c.path[d] = "delivery_controls"; deliveryControls($delivery_controls, c, d + 1); }
  if ($conversion_goal_details !== undefined) { c.path[d] = "conversion_goal_details"; conversionGoalDetails($conversion_goal_details, c, d + 1); }
  if ($control_group_details !== undefined) { c.path[d] = "control_group_details"; controlGroupDetails($control_group_details, c, d + 1); }
  if ($utm_params !== undefined) { c.path[d] = "utm_params"; utmParams($utm_params, c, d + 1); }
  if ($campaign_audience_limit !== undefined) { c.path[d] = "campaign_audience_limit"; campaignAudienceLimit($campaign_audience_limit, c, d + 1); }
}

const pushCampaignShape = () => shape({
  request_id: must.text,
  channel: must.required(must.oneOf("PUSH", "EMAIL")),
  campaign_delivery_type: must.required(must.oneOf("ONE_TIME", "PERIODIC", "EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED", "DEVICE_TRIGGERED", "LOCATION_TRIGGERED", "BROADCAST_LIVE_ACTIVITY")),
  updated_by: must.inFormat("email"),
  version_note: must.text,
  basic_details: must.required(must.object(pushBasicDetails)),
  trigger_condition: must.object(triggerCondition),
  campaign_content: must.required(must.object(pushCampaignContent)),
  segmentation_details: must.required(must.object(segmentationDetails)),
  scheduling_details: must.required(must.object(schedulingDetails)),
  delivery_controls: must.required(must.object(pushDeliveryControls)),
  advanced: must.required(must.object(advanced)),
  conversion_goal_details: must.object(conversionGoalDetails),
  control_group_details: must.object(controlGroupDetails),
  utm_params: must.object(utmParams),
  campaign_audience_limit: must.object(campaignAudienceLimit),
});

export function pushCampaign(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  c.facts = 1;
  let $basic_details: Members | undefined;
  let $trigger_condition: Members | undefined;
  let $campaign_content: Members | undefined;
  let $segmentation_details: Members | undefined;
  let $scheduling_details: Members | undefined;
  let $delivery_controls: Members | undefined;
  let $advanced: Members | undefined;
  let $conversion_goal_details: Members | undefined;
  let $control_group_details: Members | undefined;
  let $utm_params: Members | undefined;
  let $campaign_audience_limit: Members | undefined;
  let count = 0;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "request_id":
      case "version_note":
        v = o[key];
        if (!(typeof v === "string")) (wrong ??= []).push(key);
        break;
      case "channel":
        v = o[key];
        if (v === "PUSH" || v === "EMAIL") count++; else (wrong ??= []).push(key);
        break;
      case "campaign_delivery_type":
        v = o[key];
        if (v === "ONE_TIME" || v === "PERIODIC" || v === "EVENT_TRIGGERED" || v === "BUSINESS_EVENT_TRIGGERED" || v === "DEVICE_TRIGGERED" || v === "LOCATION_TRIGGERED" || v === "BROADCAST_LIVE_ACTIVITY") count++; else (wrong ??= []).push(key);
        break;
      case "updated_by":
        v = o[key];
        if (!(typeof v === "string" && isEmail(v))) (wrong ??= []).push(key);
        break;
      case "basic_details":
        v = o[key];
        if (isObject(v)) { $basic_details = v; count++; } else (wrong ??= []).push(key);
        break;
      case "trigger_condition":
        v = o[key];
        if (v !== undefined) c.facts |= 2; if (isObject(v)) $trigger_condition = v; else (wrong ??= []).push(key);
        break;
      case "campaign_content":
        v = o[key];
        if (isObject(v)) { $campaign_content = v; count++; } else (wrong ??= []).push(key);
        break;
      case "segmentation_details":
        v = o[key];
        if (isObject(v)) { $segmentation_details = v; count++; } else (wrong ??= []).push(key);
        break;
      case "scheduling_details":
        v = o[key];
        if (isObject(v)) { $scheduling_details = v; count++; } else (wrong ??= []).push(key);
        break;
      case "delivery_controls":
        v = o[key];
        if (v !== undefined) c.facts |= 4; if (isObject(v)) { $delivery_controls = v; count++; } else (wrong ??= []).push(key);
        break;
      case "advanced":
        v = o[key];
        if (isObject(v)) { $advanced = v; count++; } else (wrong ??= []).push(key);
        break;
      case "conversion_goal_details":
        v = o[key];
        if (v !== undefined) c.facts |= 8; if (isObject(v)) $conversion_goal_details = v; else (wrong ??= []).push(key);
        break;
      case "control_group_details":
        v = o[key];
        if (v !== undefined) c.facts |= 16; if (isObject(v)) $control_group_details = v; else (wrong ??= []).push(key);
        break;
      case "utm_params":
        v = o[key];
        if (v !== undefined) c.facts |= 32; if (isObject(v)) $utm_params = v; else (wrong ??= []).push(key);
        break;
      case "campaign_audience_limit":
        v = o[key];
        if (v !== undefined) c.facts |= 64; if (isObject(v)) $campaign_audience_limit = v; else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, pushCampaignShape, d, others);
  if (wrong !== undefined || count !== 8) return explain(o, c, d, pushCampaignShape, wrong, count);
  c.path[d] = "basic_details"; pushBasicDetails($basic_details as Members, c, d + 1);
  if ($trigger_condition !== undefined) { c.path[d] = "trigger_condition"; triggerCondition($trigger_condition, c, d + 1); }
  c.path[d] = "campaign_content"; pushCampaignContent($campaign_content as Members, c, d + 1);
  c.path[d] = "segmentation_details"; segmentationDetails($segmentation_details as Members, c, d + 1);
  c.path[d] = "scheduling_details"; schedulingDetails($scheduling_details as Members, c, d + 1);
  c.path[d] = "delivery_controls"; pushDeliveryControls($delivery_controls as Members, c, d + 1);
  c.path[d] = "advanced"; advanced($advanced as Members, c, d + 1);
  if ($conversion_goal_details !== undefined) { c.path[d] = "conversion_goal_details"; conversionGoalDetails($conversion_goal_details, c, d + 1); }
  if ($control_group_details !== undefined) { c.path[d] = "control_group_details"; controlGroupDetails($control_group_details, c, d + 1); }
  if ($utm_params !== undefined) { c.path[d] = "utm_params"; utmParams($utm_params, c, d + 1); }
  if ($campaign_audience_limit !== undefined) { c.path[d] = "campaign_audience_limit"; campaignAudienceLimit($campaign_audience_limit, c, d + 1); }
}

const emailCampaignShape = () => shape({
  request_id: must.text,
  channel: must.required(must.oneOf("PUSH", "EMAIL")),
  campaign_delivery_type: must.required(must.oneOf("ONE_TIME", "PERIODIC", "EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED")),
  updated_by: must.inFormat("email"),
  version_note: must.text,
  basic_details: must.required(must.object(emailBasicDetails)),
  trigger_condition: must.object(triggerCondition),
  connector: must.required(must.object(connector)),
  campaign_content: must.required(must.object(emailCampaignContent)),
  segmentation_details: must.required(must.object(segmentationDetails)),
  scheduling_details: must.required(must.object(schedulingDetails)),
  delivery_controls: must.object(emailDeliveryControls),
  conversion_goal_details: must.object(conversionGoalDetails),
  control_group_details: must.object(controlGroupDetails),
  utm_params: must.object(utmParams),
  campaign_audience_limit: must.object(campaignAudienceLimit),
});

export function emailCampaign(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  c.facts = 1;
  let $basic_details: Members | undefined;
  let $trigger_condition: Members | undefined;
  let $connector: Members | undefined;
  let $campaign_content: Members | undefined;
  let $segmentation_details: Members | undefined;
  let $scheduling_details: Members | undefined;
  let $delivery_controls: Members | undefined;
  let $conversion_goal_details: Members | undefined;
  let $control_group_details: Members | undefined;
  let $utm_params: Members | undefined;
  let $campaign_audience_limit: Members | undefined;
  let count = 0;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "request_id":
      case "version_note":
        v = o[key];
        if (!(typeof v === "string")) (wrong ??= []).push(key);
        break;
      case "channel":
        v = o[key];
        if (v === "PUSH" || v === "EMAIL") count++; else (wrong ??= []).push(key);
        break;
      case "campaign_delivery_type":
        v = o[key];
        if (v === "ONE_TIME" || v === "PERIODIC" || v === "EVENT_TRIGGERED" || v === "BUSINESS_EVENT_TRIGGERED") count++; else (wrong ??= []).push(key);
        break;
      case "updated_by":
        v = o[key];
        if (!(typeof v === "string" && isEmail(v))) (wrong ??= []).push(key);
        break;
      case "basic_details":
        v = o[key];
        if (isObject(v)) { $basic_details = v; count++; } else (wrong ??= []).push(key);
        break;
      case "trigger_condition":
        v = o[key];
        if (v !== undefined) c.facts |= 2; if (isObject(v)) $trigger_condition = v; else (wrong ??= []).push(key);
        break;
      case "connector":
        v = o[key];
        if (isObject(v)) { $connector = v; count++; } else (wrong ??= []).push(key);
        break;
      case "campaign_content":
        v = o[key];
        if (isObject(v)) { $campaign_content = v; count++; } else (wrong ??= []).push(key);
        break;
      case "segmentation_details":
        v = o[key];
        if (isObject(v)) { $segmentation_details = v; count++; } else (wrong ??= []).push(key);
        break;
      case "scheduling_details":
        v = o[key];
        if (isObject(v)) { $scheduling_details = v; count++; } else (wrong ??= []).push(key);
        break;
      case "delivery_controls":
        v = o[key];
        if (v !== undefined) c.facts |= 4; if (isObject(v)) $delivery_controls = v; else (wrong ??= []).push(key);
        break;
      case "conversion_goal_details":
        v = o[key];
        if (v !== undefined) c.facts |= 8; if (isObject(v)) $conversion_goal_details = v; else (wrong ??= []).push(key);
        break;
      case "control_group_details":
        v = o[key];
        if (v !== undefined) c.facts |= 16; if (isObject(v)) $control_group_details = v; else (wrong ??= []).push(key);
        break;
      case "utm_params":
        v = o[key];
        if (v !== undefined) c.facts |= 32; if (isObject(v)) $utm_params = v; else (wrong ??= []).push(key);
        break;
      case "campaign_audience_limit":
        v = o[key];
        if (v !== undefined) c.facts |= 64; if (isObject(v)) $campaign_audience_limit = v; else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, emailCampaignShape, d, others);
  if (wrong !== undefined || count !== 7) return explain(o, c, d, emailCampaignShape, wrong, count);
  c.path[d] = "basic_details"; emailBasicDetails($basic_details as Members, c, d + 1);
  if ($trigger_condition !== undefined) { c.path[d] = "trigger_condition"; triggerCondition($trigger_condition, c, d + 1); }
  c.path[d] = "connector"; connector($connector as Members, c, d + 1);
  c.path[d] = "campaign_content"; emailCampaignContent($campaign_content as Members, c, d + 1);
  c.path[d] = "segmentation_details"; segmentationDetails($segmentation_details as Members, c, d + 1);
  c.path[d] = "scheduling_details"; schedulingDetails($scheduling_details as Members, c, d + 1);
  if ($delivery_controls !== undefined) { c.path[d] = "delivery_controls"; emailDeliveryControls($delivery_controls, c, d + 1); }
  if ($conversion_goal_details !== undefined) { c.path[d] = "conversion_goal_details"; conversionGoalDetails($conversion_goal_details, c, d + 1); }
  if ($control_group_details !== undefined) { c.path[d] = "control_group_details"; controlGroupDetails($control_group_details, c, d + 1); }
  if ($utm_params !== undefined) { c.path[d] = "utm_params"; utmParams($utm_params, c, d + 1); }
  if ($campaign_audience_limit !== undefined) { c.path[d] = "campaign_audience_limit"; campaignAudienceLimit($campaign_audience_limit, c, d + 1); }
}

const anyChannelCampaignShape = () => shape({
  request_id: must.text,
  channel: must.required(must.oneOf("PUSH", "EMAIL")),
  campaign_delivery_type: must.required(must.oneOf("ONE_TIME", "PERIODIC", "EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED", "DEVICE_TRIGGERED", "LOCATION_TRIGGERED", "BROADCAST_LIVE_ACTIVITY")),
  updated_by: must.inFormat("email"),
  version_note: must.text,
  basic_details: must.required(must.object(basicDetails4)),
  trigger_condition: must.object(triggerCondition),
  campaign_content: must.required(must.object(campaignContent)),
  segmentation_details: must.required(must.object(segmentationDetails)),
  scheduling_details: must.required(must.object(schedulingDetails)),
  delivery_controls: must.object(deliveryControls),
  advanced: must.anything,
  conversion_goal_details: must.object(conversionGoalDetails),
  control_group_details: must.object(controlGroupDetails),
  utm_params: must.object(utmParams),
  campaign_audience_limit: must.object(campaignAudienceLimit),
  connector: must.anything,
});

export function anyChannelCampaign(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  c.facts = 1;
  let $basic_details: Members | undefined;
  let $trigger_condition: Members | undefined;
  let $campaign_content: Members | undefined;
  let $segmentation_details: Members | undefined;
  let $scheduling_details: Members | undefined;
  let $delivery_controls: Members | undefined;
  let $conversion_goal_details: Members | undefined;
  let $control_group_details: Members | undefined;
  let $utm_params: Members | undefined;
  let $campaign_audience_limit: Members | undefined;
  let count = 0;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "request_id":
      case "version_note":
        v = o[key];
        if (!(typeof v === "string")) (wrong ??= []).push(key);
        break;
      case "channel":
        v = o[key];
        if (v === "PUSH" || v === "EMAIL") count++; else (wrong ??= []).push(key);
        break;
      case "campaign_delivery_type":
        v = o[key];
        if (v === "ONE_TIME" || v === "PERIODIC" || v === "EVENT_TRIGGERED" || v === "BUSINESS_EVENT_TRIGGERED" || v === "DEVICE_TRIGGERED" || v === "LOCATION_TRIGGERED" || v === "BROADCAST_LIVE_ACTIVITY") count++; else (wrong ??= []).push(key);
        break;
      case "updated_by":
        v = o[key];
        if (!(typeof v === "string" && isEmail(v))) (wrong ??= []).push(key);
        break;
      case "basic_details":
        v = o[key];
        if (isObject(v)) { $basic_details = v; count++; } else (wrong ??= []).push(key);
        break;
      case "trigger_condition":
        v = o[key];
        if (v !== undefined) c.facts |= 2; if (isObject(v)) $trigger_condition = v; else (wrong ??= []).push(key);
        break;
      case "campaign_content":
        v = o[key];
        if (isObject(v)) { $campaign_content = v; count++; } else (wrong ??= []).push(key);
        break;
      case "segmentation_details":
        v = o[key];
        if (isObject(v)) { $segmentation_details = v; count++; } else (wrong ??= []).push(key);
        break;
      case "scheduling_details":
        v = o[key];
        if (isObject(v)) { $scheduling_details = v; count++; } else (wrong ??= []).push(key);
        break;
      case "delivery_controls":
        v = o[key];
        if (v !== undefined) c.facts |= 4; if (isObject(v)) $delivery_controls = v; else (wrong ??= []).push(key);
        break;
      case "advanced":
      case "connector":
        break;
      case "conversion_goal_details":
        v = o[key];
        if (v !== undefined) c.facts |= 8; if (isObject(v)) $conversion_goal_details = v; else (wrong ??= []).push(key);
        break;
      case "control_group_details":
        v = o[key];
        if (v !== undefined) c.facts |= 16; if (isObject(v)) $control_group_details = v; else (wrong ??= []).push(key);
        break;
      case "utm_params":
        v = o[key];
        if (v !== undefined) c.facts |= 32; if (isObject(v)) $utm_params = v; else (wrong ??= []).push(key);
        break;
      case "campaign_audience_limit":
        v = o[key];
        if (v !== undefined) c.facts |= 64; if (isObject(v)) $campaign_audience_limit = v; else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, anyChannelCampaignShape, d, others);
  if (wrong !== undefined || count !== 6) return explain(o, c, d, anyChannelCampaignShape, wrong, count);
  c.path[d] = "basic_details"; basicDetails4($basic_details as Members, c, d + 1);
  if ($trigger_condition !== undefined) { c.path[d] = "trigger_condition"; triggerCondition($trigger_condition, c, d + 1); }
  c.path[d] = "campaign_content"; campaignContent($campaign_content as Members, c, d + 1);
  c.path[d] = "segmentation_details"; segmentationDetails($segmentation_details as Members, c, d + 1);
  c.path[d] = "scheduling_details"; schedulingDetails($scheduling_details as Members, c, d + 1);
  if ($delivery_controls !== undefined) { c.path[d] = "delivery_controls"; deliveryControls($delivery_controls, c, d + 1); }
  if ($conversion_goal_details !== undefined) { c.path[d] = "conversion_goal_details"; conversionGoalDetails($conversion_goal_details, c, d + 1); }
  if ($control_group_details !== undefined) { c.path[d] = "control_group_details"; controlGroupDetails($control_group_details, c, d + 1); }
  if ($utm_params !== undefined) { c.path[d] = "utm_params"; utmParams($utm_params, c, d + 1); }
  if ($campaign_audience_limit !== undefined) { c.path[d] = "campaign_audience_limit"; campaignAudienceLimit($campaign_audience_limit, c, d + 1); }
}

const pushUpdateRequestShape = () => shape({
  request_id: must.text,
  channel: must.oneOf("PUSH", "EMAIL"),
  campaign_delivery_type: must.oneOf("ONE_TIME", "PERIODIC", "EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED", "DEVICE_TRIGGERED", "LOCATION_TRIGGERED", "BROADCAST_LIVE_ACTIVITY"),
  updated_by: must.inFormat("email"),
  version_note: must.text,
  basic_details: must.object(pushBasicDetails),
  trigger_condition: must.object(triggerCondition),
  campaign_content: must.object(pushCampaignContent),
  segmentation_details: must.object(segmentationDetails),
  scheduling_details: must.object(schedulingDetails),
  delivery_controls: must.object(pushDeliveryControls),
  advanced: must.object(advanced),
  conversion_goal_details: must.object(conversionGoalDetails),
  control_group_details: must.object(controlGroupDetails),
  utm_params: must.object(utmParams),
  campaign_audience_limit: must.object(campaignAudienceLimit),
  status: must.oneOf("PUBLISH"),
});

export function pushUpdateRequest(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  c.facts = 1;
  let $basic_details: Members | undefined;
  let $trigger_condition: Members | undefined;
  let $campaign_content: Members | undefined;
  let $segmentation_details: Members | undefined;
  let $scheduling_details: Members | undefined;
  let $delivery_controls: Members | undefined;
  let $advanced: Members | undefined;
  let $conversion_goal_details: Members | undefined;
  let $control_group_details: Members | undefined;
  let $utm_params: Members | undefined;
  let $campaign_audience_limit: Members | undefined;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "request_id":
      case "version_note":
        v = o[key];
        if (!(typeof v === "string")) (wrong ??= []).push(key);
        break;
      case "channel":
        v = o[key];
        if (!(v === "PUSH" || v === "EMAIL")) (wrong ??= []).push(key);
        break;
      case "campaign_delivery_type":
        v = o[key];
        if (!(v === "ONE_TIME" || v === "PERIODIC" || v === "EVENT_TRIGGERED" || v === "BUSINESS_EVENT_TRIGGERED" || v === "DEVICE_TRIGGERED" || v === "LOCATION_TRIGGERED" || v === "BROADCAST_LIVE_ACTIVITY")) (wrong ??= []).push(key);
        break;
      case "updated_by":
        v = o[key];
        if (!(typeof v === "string" && isEmail(v))) (wrong ??= []).push(key);
        break;
      case "basic_details":
        v = o[key];
        if (isObject(v)) $basic_details = v; else (wrong ??= []).push(key);
        break;
      case "trigger_condition":
        v = o[key];
        if (v !== undefined) c.facts |= 2; if (isObject(v)) $trigger_condition = v; else (wrong ??= []).push(key);
        break;
      case "campaign_content":
        v = o[key];
        if (isObject(v)) $campaign_content = v; else (wrong ??= []).push(key);
        break;
      case "segmentation_details":
        v = o[key];
        if (isObject(v)) $segmentation_details = v; else (wrong ??= []).push(key);
        break;
      case "scheduling_details":
        v = o[key];
        if (isObject(v)) $scheduling_details = v; else (wrong ??= []).push(key);
        break;
      case "delivery_controls":
        v = o[key];
        if (v !== undefined) c.facts |= 4; if (isObject(v)) $delivery_controls = v; else (wrong ??= []).push(key);
        break;
      case "advanced":
        v = o[key];
        if (isObject(v)) $advanced = v; else (wrong ??= []).push(key);
        break;
      case "conversion_goal_details":
        v = o[key];
        if (v !== undefined) c.facts |= 8; if (isObject(v)) $conversion_goal_details = v; else (wrong ??= []).push(key);
        break;
      case "control_group_details":
        v = o[key];
        if (v !== undefined) c.facts |= 16; if (isObject(v)) $control_group_details = v; else (wrong ??= []).push(key);
        break;
      case "utm_params":
        v = o[key];
        if (v !== undefined) c.facts |= 32; if (isObject(v)) $utm_params = v; else (wrong ??= []).push(key);
        break;
      case "campaign_audience_limit":
        v = o[key];
        if (v !== undefined) c.facts |= 64; if (isObject(v)) $campaign_audience_limit = v; else (wrong ??= []).push(key);
        break;
      case "status":
        v = o[key];
        if (!(v === "PUBLISH")) (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, pushUpdateRequestShape, d, others);
  if (wrong !== undefined) return explain(o, c, d, pushUpdateRequestShape, wrong);
  if ($basic_details !== undefined) { c.path[d] = "basic_details"; pushBasicDetails($basic_details, c, d + 1); }
  if ($trigger_condition !== undefined) { c.path[d] = "trigger_condition"; triggerCondition($trigger_condition, c, d + 1); }
  if ($campaign_content !== undefined) { c.path[d] = "campaign_content"; pushCampaignContent($campaign_content, c, d + 1); }
  if ($segmentation_details !== undefined) { c.path[d] = "segmentation_details"; segmentationDetails($segmentation_details, c, d + 1); }
  if ($scheduling_details !== undefined) { c.path[d] = "scheduling_details"; schedulingDetails($scheduling_details, c, d + 1); }
  if ($delivery_controls !== undefined) { c.path[d] = "delivery_controls"; pushDeliveryControls($delivery_controls, c, d + 1); }
  if ($advanced !== undefined) { c.path[d] = "advanced"; advanced($advanced, c, d + 1); }
  if ($conversion_goal_details !== undefined) { c.path[d] = "conversion_goal_details"; conversionGoalDetails($conversion_goal_details, c, d + 1); }
  if ($control_group_details !== undefined) { c.path[d] = "control_group_details"; controlGroupDetails($control_group_details, c, d + 1); }
  if ($utm_params !== undefined) { c.path[d] = "utm_params"; utmParams($utm_params, c, d + 1); }
  if ($campaign_audience_limit !== undefined) { c.path[d] = "campaign_audience_limit"; campaignAudienceLimit($campaign_audience_limit, c, d + 1); }
}

const emailUpdateRequestShape = () => shape({
  request_id: must.text,
  channel: must.oneOf("PUSH", "EMAIL"),
  campaign_delivery_type: must.oneOf("ONE_TIME", "PERIODIC", "EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED"),
  updated_by: must.inFormat("email"),
  version_note: must.text,
  basic_details: must.object(emailBasicDetails),
  trigger_condition: must.object(triggerCondition),
  connector: must.object(connector),
  campaign_content: must.object(emailCampaignContent),
  segmentation_details: must.object(segmentationDetails),
  scheduling_details: must.object(schedulingDetails),
  delivery_controls: must.object(emailDeliveryControls),
  conversion_goal_details: must.object(conversionGoalDetails),
  control_group_details: must.object(controlGroupDetails),
  utm_params: must.object(utmParams),
  campaign_audience_limit: must.object(campaignAudienceLimit),
  status: must.oneOf("PUBLISH"),
});

export function emailUpdateRequest(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  c.facts = 1;
  let $basic_details: Members | undefined;
  let $trigger_condition: Members | undefined;
  let $connector: Members | undefined;
  let $campaign_content: Members | undefined;
  let $segmentation_details: Members | undefined;
  let $scheduling_details: Members | undefined;
  let $delivery_controls: Members | undefined;
  let $conversion_goal_details: Members | undefined;
  let $control_group_details: Members | undefined;
  let $utm_params: Members | undefined;
  let $campaign_audience_limit: Members | undefined;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "request_id":
      case "version_note":
        v = o[key];
        if (!(typeof v === "string")) (wrong ??= []).push(key);
        break;
      case "channel":
        v = o[key];
        if (!(v === "PUSH" || v === "EMAIL")) (wrong ??= []).push(key);
        break;
      case "campaign_delivery_type":
        v = o[key];
        if (!(v === "ONE_TIME" || v === "PERIODIC" || v === "EVENT_TRIGGERED" || v === "BUSINESS_EVENT_TRIGGERED")) (wrong ??= []).push(key);
        break;
      case "updated_by":
        v = o[key];
        if (!(typeof v === "string" && isEmail(v))) (wrong ??= []).push(key);
        break;
      case "basic_details":
        v = o[key];
        if (isObject(v)) $basic_details = v; else (wrong ??= []).push(key);
        break;
      case "trigger_condition":
        v = o[key];
        if (v !== undefined) c.facts |= 2; if (isObject(v)) $trigger_condition = v; else (wrong ??= []).push(key);
        break;
      case "connector":
        v = o[key];
        if (isObject(v)) $connector = v; else (wrong ??= []).push(key);
        break;
      case "campaign_content":
        v = o[key];
        if (isObject(v)) $campaign_content = v; else (wrong ??= []).push(key);
        break;
      case "segmentation_details":
        v = o[key];
        if (isObject(v)) $segmentation_details = v; else (wrong ??= []).push(key);
        break;
      case "scheduling_details":
        v = o[key];
        if (isObject(v)) $scheduling_details = v; else (wrong ??= []).push(key);
        break;
      case "delivery_controls":
        v = o[key];
        if (v !== undefined) c.facts |= 4; if (isObject(v)) $delivery_controls = v; else (wrong ??= []).push(key);
        break;
      case "conversion_goal_details":
        v = o[key];
        if (v !== undefined) c.facts |= 8; if (isObject(v)) $conversion_goal_details = v; else (wrong ??= []).push(key);
        break;
      case "control_group_details":
        v = o[key];
        if (v !== undefined) c.facts |= 16; if (isObject(v)) $control_group_details = v; else (wrong ??= []).push(key);
        break;
      case "utm_params":
        v = o[key];
        if (v !== undefined) c.facts |= 32; if (isObject(v)) $utm_params = v; else (wrong ??= []).push(key);
        break;
      case "campaign_audience_limit":
        v = o[key];
        if (v !== undefined) c.facts |= 64; if (isObject(v)) $campaign_audience_limit = v; else (wrong ??= []).push(key);
        break;
      case "status":
        v = o[key];
        if (!(v === "PUBLISH")) (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, emailUpdateRequestShape, d, others);
  if (wrong !== undefined) return explain(o, c, d, emailUpdateRequestShape, wrong);
  if ($basic_details !== undefined) { c.path[d] = "basic_details"; emailBasicDetails($basic_details, c, d + 1); }
  if ($trigger_condition !== undefined) { c.path[d] = "trigger_condition"; triggerCondition($trigger_condition, c, d + 1); }
  if ($connector !== undefined) { c.path[d] = "connector"; connector($connector, c, d + 1); }
  if ($campaign_content !== undefined) { c.path[d] = "campaign_content"; emailCampaignContent($campaign_content, c, d + 1); }
  if ($segmentation_details !== undefined) { c.path[d] = "segmentation_details"; segmentationDetails($segmentation_details, c, d + 1); }
  if ($scheduling_details !== undefined) { c.path[d] = "scheduling_details"; schedulingDetails($scheduling_details, c, d + 1); }
  if ($delivery_controls !== undefined) { c.path[d] = "delivery_controls"; emailDeliveryControls($delivery_controls, c, d + 1); }
  if ($conversion_goal_details !== undefined) { c.path[d] = "conversion_goal_details"; conversionGoalDetails($conversion_goal_details, c, d + 1); }
  if ($control_group_details !== undefined) { c.path[d] = "control_group_details"; controlGroupDetails($control_group_details, c, d + 1); }
  if ($utm_params !== undefined) { c.path[d] = "utm_params"; utmParams($utm_params, c, d + 1); }
  if ($campaign_audience_limit !== undefined) { c.path[d] = "campaign_audience_limit"; campaignAudienceLimit($campaign_audience_limit, c, d + 1); }
}

const anyChannelUpdateRequestShape = () => shape({
  request_id: must.text,
  channel: must.oneOf("PUSH", "EMAIL"),
  campaign_delivery_type: must.oneOf("ONE_TIME", "PERIODIC", "EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED", "DEVICE_TRIGGERED", "LOCATION_TRIGGERED", "BROADCAST_LIVE_ACTIVITY"),
  updated_by: must.inFormat("email"),
  version_note: must.text,
  basic_details: must.object(basicDetails4),
  trigger_condition: must.object(triggerCondition),
  campaign_content: must.object(campaignContent),
  segmentation_details: must.object(segmentationDetails),
  scheduling_details: must.object(schedulingDetails),
  delivery_controls: must.object(deliveryControls),
  advanced: must.anything,
  conversion_goal_details: must.object(conversionGoalDetails),
  control_group_details: must.object(controlGroupDetails),
  utm_params: must.object(utmParams),
  campaign_audience_limit: must.object(campaignAudienceLimit),
  connector: must.anything,
  status: must.oneOf("PUBLISH"),
});

export function anyChannelUpdateRequest(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  c.facts = 1;
  let $basic_details: Members | undefined;
  let $trigger_condition: Members | undefined;
  let $campaign_content: Members | undefined;
  let $segmentation_details: Members | undefined;
  let $scheduling_details: Members | undefined;
  let $delivery_controls: Members | undefined;
  let $conversion_goal_details: Members | undefined;
  let $control_group_details: Members | undefined;
  let $utm_params: Members | undefined;
  let $campaign_audience_limit: Members | undefined;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "request_id":
      case "version_note":
        v = o[key];
        if (!(typeof v === "string")) (wrong ??= []).push(key);
        break;
      case "channel":
        v = o[key];
        if (!(v === "PUSH" || v === "EMAIL")) (wrong ??= []).push(key);
        break;
      case "campaign_delivery_type":
        v = o[key];
        if (!(v === "ONE_TIME" || v === "PERIODIC" || v === "EVENT_TRIGGERED" || v === "BUSINESS_EVENT_TRIGGERED" || v === "DEVICE_TRIGGERED" || v === "LOCATION_TRIGGERED" || v === "BROADCAST_LIVE_ACTIVITY")) (wrong ??= []).push(key);
        break;
      case "updated_by":
        v = o[key];
        if (!(typeof v === "string" && isEmail(v))) (wrong ??= []).push(key);
        break;
      case "basic_details":
        v = o[key];
        if (isObject(v)) $basic_details = v; else (wrong ??= []).push(key);
        break;
      case "trigger_condition":
        v = o[key];
        if (v !== undefined) c.facts |= 2; if (isObject(v)) $trigger_condition = v; else (wrong ??= []).push(key);
        break;
      case "campaign_content":
        v = o[key];
        if (isObject(v)) $campaign_content = v; else (wrong ??= []).push(key);
        break;
      case "segmentation_details":
        v = o[key];
        if (isObject(v)) $segmentation_details = v; else (wrong ??= []).push(key);
        break;
      case "scheduling_details":
        v = o[key];
        if (isObject(v)) $scheduling_details = v; else (wrong ??= []).push(key);
        break;
      case "delivery_controls":
        v = o[key];
        if (v !== undefined) c.facts |= 4; if (isObject(v)) $delivery_controls = v; else (wrong ??= []).push(key);
        break;
      case "advanced":
      case "connector":
        break;
      case "conversion_goal_details":
        v = o[key];
        if (v !== undefined) c.facts |= 8; if (isObject(v)) $conversion_goal_details = v; else (wrong ??= []).push(key);
        break;
      case "control_group_details":
        v = o[key];
        if (v !== undefined) c.facts |= 16; if (isObject(v)) $control_group_details = v; else (wrong ??= []).push(key);
        break;
      case "utm_params":
        v = o[key];
        if (v !== undefined) c.facts |= 32; if (isObject(v)) $utm_params = v; else (wrong ??= []).push(key);
        break;
      case "campaign_audience_limit":
        v = o[key];
        if (v !== undefined) c.facts |= 64; if (isObject(v)) $campaign_audience_limit = v; else (wrong ??= []).push(key);
        break;
      case "status":
        v = o[key];
        if (!(v === "PUBLISH")) (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, anyChannelUpdateRequestShape, d, others);
  if (wrong !== undefined) return explain(o, c, d, anyChannelUpdateRequestShape, wrong);
  if ($basic_details !== undefined) { c.path[d] = "basic_details"; basicDetails4($basic_details, c, d + 1); }
  if ($trigger_condition !== undefined) { c.path[d] = "trigger_condition"; triggerCondition($trigger_condition, c, d + 1); }
  if ($campaign_content !== undefined) { c.path[d] = "campaign_content"; campaignContent($campaign_content, c, d + 1); }
  if ($segmentation_details !== undefined) { c.path[d] = "segmentation_details"; segmentationDetails($segmentation_details, c, d + 1); }
  if ($scheduling_details !== undefined) { c.path[d] = "scheduling_details"; schedulingDetails($scheduling_details, c, d + 1); }
  if ($delivery_controls !== undefined) { c.path[d] = "delivery_controls"; deliveryControls($delivery_controls, c, d + 1); }
  if ($conversion_goal_details !== undefined) { c.path[d] = "conversion_goal_details"; conversionGoalDetails($conversion_goal_details, c, d + 1); }
  if ($control_group_details !== undefined) { c.path[d] = "control_group_details"; controlGroupDetails($control_group_details, c, d + 1); }
  if ($utm_params !== undefined) { c.path[d] = "utm_params"; utmParams($utm_params, c, d + 1); }
  if ($campaign_audience_limit !== undefined) { c.path[d] = "campaign_audience_limit"; campaignAudienceLimit($campaign_audience_limit, c, d + 1); }
}

const publishRequestShape = () => shape({
  request_id: must.text,
  channel: must.oneOf("PUSH", "EMAIL"),
  campaign_delivery_type: must.oneOf("ONE_TIME", "PERIODIC", "EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED", "DEVICE_TRIGGERED", "LOCATION_TRIGGERED", "BROADCAST_LIVE_ACTIVITY"),
  updated_by: must.inFormat("email"),
  version_note: must.text,
  status: must.required(must.oneOf("PUBLISH")),
});

export function publishRequest(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let count = 0;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "request_id":
      case "version_note":
        v = o[key];
        if (!(typeof v === "string")) (wrong ??= []).push(key);
        break;
      case "channel":
        v = o[key];
        if (!(v === "PUSH" || v === "EMAIL")) (wrong ??= []).push(key);
        break;
      case "campaign_delivery_type":
        v = o[key];
        if (!(v === "ONE_TIME" || v === "PERIODIC" || v === "EVENT_TRIGGERED" || v === "BUSINESS_EVENT_TRIGGERED" || v === "DEVICE_TRIGGERED" || v === "LOCATION_TRIGGERED" || v === "BROADCAST_LIVE_ACTIVITY")) (wrong ??= []).push(key);
        break;
      case "updated_by":
        v = o[key];
        if (!(typeof v === "string" && isEmail(v))) (wrong ??= []).push(key);
        break;
      case "status":
        v = o[key];
        if (v === "PUBLISH") count++; else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, publishRequestShape, d, others);
  if (wrong !== undefined || count !== 1) return explain(o, c, d, publishRequestShape, wrong, count);
}

const emailPublishRequestShape = () => shape({
  request_id: must.text,
  channel: must.oneOf("PUSH", "EMAIL"),
  campaign_delivery_type: must.oneOf("ONE_TIME", "PERIODIC", "EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED"),
  updated_by: must.inFormat("email"),
  version_note: must.text,
  status: must.required(must.oneOf("PUBLISH")),
});

export function emailPublishRequest(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let count = 0;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "request_id":
      case "version_note":
        v = o[key];
        if (!(typeof v === "string")) (wrong ??= []).push(key);
        break;
      case "channel":
        v = o[key];
        if (!(v === "PUSH" || v === "EMAIL")) (wrong ??= []).push(key);
        break;
      case "campaign_delivery_type":
        v = o[key];
        if (!(v === "ONE_TIME" || v === "PERIODIC" || v === "EVENT_TRIGGERED" || v === "BUSINESS_EVENT_TRIGGERED")) (wrong ??= []).push(key);
        break;
      case "updated_by":
        v = o[key];
        if (!(typeof v === "string" && isEmail(v))) (wrong ??= []).push(key);
        break;
      case "status":
        v = o[key];
        if (v === "PUBLISH") count++; else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, emailPublishRequestShape, d, others);
  if (wrong !== undefined || count !== 1) return explain(o, c, d, emailPublishRequestShape, wrong, count);
}

const createResponseShape = () => shape({
  campaign_id: must.required(must.text),
});

export function createResponse(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let count = 0;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "campaign_id":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") others ??= []; } else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, createResponseShape, d, others);
  if (wrong !== undefined || count !== 1) return explain(o, c, d, createResponseShape, wrong, count);
}

const updateResponseShape = () => shape({
  response_id: must.required(must.text),
  type: must.required(must.text),
  data: must.required(must.object(variationDetails)),
});

export function updateResponse(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let $data: Members | undefined;
  let count = 0;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "response_id":
      case "type":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") others ??= []; } else (wrong ??= []).push(key);
        break;
      case "data":
        v = o[key];
        if (isObject(v)) { $data = v; count++; } else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, updateResponseShape, d, others);
  if (wrong !== undefined || count !== 3) return explain(o, c, d, updateResponseShape, wrong, count);
  c.path[d] = "data"; variationDetails($data as Members, c, d + 1);
}

const detailsEntryShape = () => shape({
  target: must.required(must.text),
  message: must.required(must.text),
});

function detailsEntry(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let count = 0;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "target":
      case "message":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") others ??= []; } else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, detailsEntryShape, d, others);
  if (wrong !== undefined || count !== 2) return explain(o, c, d, detailsEntryShape, wrong, count);
}

function details(a: readonly unknown[], c: Checker, d: number): void {
  const end = c.enterArray(a, details, d);
  if (end < 0) return;
  const before = c.found;
  for (let i = 0; i < end && !c.isFull; i++) {
    const v = a[i];
    if (isObject(v)) {
      c.path[d] = i;
      detailsEntry(v, c, d + 1);
    } else wrongValue(a, c, d, i, v, must.anObject);
  }
  c.leave(a, end, details, d, before);
}

const errorShape = () => shape({
  code: must.required(must.text),
  message: must.required(must.text),
  target: must.text,
  details: must.array(details),
  request_id: must.text,
});

function error(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let $details: unknown[] | undefined;
  let count = 0;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "code":
      case "message":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") others ??= []; } else (wrong ??= []).push(key);
        break;
      case "target":
      case "request_id":
        v = o[key];
        if (!(typeof v === "string")) (wrong ??= []).push(key);
        break;
      case "details":
        v = o[key];
        if (Array.isArray(v)) $details = v; else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, errorShape, d, others);
  if (wrong !== undefined || count !== 2) return explain(o, c, d, errorShape, wrong, count);
  if ($details !== undefined) { c.path[d] = "details"; details($details, c, d + 1); }
}

const receivedErrorBodyShape = () => shape({
  error: must.required(must.object(error)),
});

export function receivedErrorBody(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  let $error: Members | undefined;
  let count = 0;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "error":
        v = o[key];
        if (isObject(v)) { $error = v; count++; } else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, receivedErrorBodyShape, d, others);
  if (wrong !== undefined || count !== 1) return explain(o, c, d, receivedErrorBodyShape, wrong, count);
  c.path[d] = "error"; error($error as Members, c, d + 1);
}
