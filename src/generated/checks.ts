// Generated from src/schemas by `npm run generate`. Do not edit.

import { explain } from "../structure/explain.js";
import { isEmail, isLocalDateTime, isDateTime, isNumericString } from "../structure/formats.js";
import { isHttpsUrl } from "../structure/https-url.js";
import { intoContent, intoRecursive } from "../structure/descend.js";
import { isObject } from "../structure/checker.js";
import { wrongEnum, wrongRange, wrongType } from "../structure/wrong-value.js";
import type { Checker, Members } from "../structure/checker.js";

function platforms(a: readonly unknown[], c: Checker, d: number): void {
  const end = c.enterArray(a, platforms, d);
  if (end < 0) return;
  const before = c.findings.length;
  for (let i = 0; i < end && !c.full; i++) {
    const v = a[i];
    if (!(v === "ANDROID" || v === "IOS" || v === "WEB")) wrongEnum(c, { container: a, key: i, value: v, required: true, depth: d }, ["ANDROID", "IOS", "WEB"]);
  }
  c.leave(a, end, platforms, d, before);
}

const androidForm = "push_amp_plus_enabled:b";

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
  if (others !== undefined) c.inspect(o, androidForm, d, others);
  if (wrong !== undefined) return explain(o, c, d, androidForm, [], [], wrong);
}

const iosForm = "send_to_all_eligible_device:b;exclude_provisional_push_devices:b;send_to_only_provisional_push_enabled_devices:b";

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
  if (others !== undefined) c.inspect(o, iosForm, d, others);
  if (wrong !== undefined) return explain(o, c, d, iosForm, [], [], wrong);
}

const platformSpecificDetailsForm = "android:o;ios:o";

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
  if (others !== undefined) c.inspect(o, platformSpecificDetailsForm, d, others);
  if (wrong !== undefined) return explain(o, c, d, platformSpecificDetailsForm, [android, ios], [$android, $ios], wrong);
  if ($android !== undefined) { c.path[d] = "android"; android($android, c, d + 1); }
  if ($ios !== undefined) { c.path[d] = "ios"; ios($ios, c, d + 1); }
}

function texts(a: readonly unknown[], c: Checker, d: number): void {
  const end = c.enterArray(a, texts, d);
  if (end < 0) return;
  const before = c.findings.length;
  for (let i = 0; i < end && !c.full; i++) {
    const v = a[i];
    if (!(typeof v === "string")) wrongType(c, { container: a, key: i, value: v, required: true, depth: d }, "string");
  }
  c.leave(a, end, texts, d, before);
}

const geofencesForm = "name!:s;latitude!:s;longitude!:s;radius!:s;triggered_at!:eENTRY|EXIT|dwell;dwell_time_value:s;dwell_time_granularity:eMINUTES|HOURS|DAYS;response_time_value!:s;response_time_granularity!:eMINUTES|HOURS|DAYS";

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
  if (others !== undefined) c.inspect(o, geofencesForm, d, others);
  if (wrong !== undefined || count !== 7) return explain(o, c, d, geofencesForm, [], [], wrong, count);
}

const pushBasicDetailsForm = "name!:s;platforms!:a;platform_specific_details!:o;business_event*:s;tags:a;team:s;broadcast_live_activity_id*:s;geofences:o;send_to_triggered_platform_only:b";

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
  if (others !== undefined) c.inspect(o, pushBasicDetailsForm, d, others);
  if (wrong !== undefined || count !== 3) return explain(o, c, d, pushBasicDetailsForm, [platforms, platformSpecificDetails, texts, geofences], [$platforms, $platform_specific_details, $tags, $geofences], wrong, count);
  c.path[d] = "platforms"; platforms($platforms as unknown[], c, d + 1);
  c.path[d] = "platform_specific_details"; platformSpecificDetails($platform_specific_details as Members, c, d + 1);
  if ($tags !== undefined) { c.path[d] = "tags"; texts($tags, c, d + 1); }
  if ($geofences !== undefined) { c.path[d] = "geofences"; geofences($geofences, c, d + 1); }
}

const userAttributesFilterForm = "filter_type;data_type!:estring|double|datetime|bool;category:s;name!:s;operator!:s;value;case_sensitive:b;negate:b;project_name*:s;@user_attributes";

function userAttributesFilter(o: Members, c: Checker, d: number): void {
  const before = c.findings.length;
  let facts = 1;
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
        if (v === "string" || v === "double" || v === "datetime" || v === "bool") count++; else (wrong ??= []).push(key);
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
        if (v === "exists") facts |= 4; if (v === "today") facts |= 8; if (typeof v === "string") { count++; if (v === "") others ??= []; } else (wrong ??= []).push(key);
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
        if (v !== undefined) facts |= 16; if (typeof v === "string") { if (v === "") others ??= []; } else (wrong ??= []).push(key);
        break;
      default:
        (others ??= []).push(key);
    }
  }
  if (others !== undefined) c.inspect(o, userAttributesFilterForm, d, others);
  if (wrong !== undefined || count !== 3) return explain(o, c, d, userAttributesFilterForm, [], [], wrong, count);
  c.visit("user_attributes", o, d, before, facts);
}

const executionForm = "type:eatleast|atmost|exactly;count:i";

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
  if (others !== undefined) c.inspect(o, executionForm, d, others);
  if (wrong !== undefined) return explain(o, c, d, executionForm, [], [], wrong);
}

const actionsFilterForm = "filter_type;action_name!:s;execution:o;executed:b;@actions;attributes:O;condition:s";

function actionsFilter(o: Members, c: Checker, d: number): void {
  const before = c.findings.length;
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
  if (others !== undefined) c.inspect(o, actionsFilterForm, d, others);
  if (wrong !== undefined || count !== 1) return explain(o, c, d, actionsFilterForm, [execution, filterGroup], [$execution, $attributes], wrong, count);
  if ($execution !== undefined) { c.path[d] = "execution"; execution($execution, c, d + 1); }
  c.visit("actions", o, d, before, facts);
  intoRecursive($attributes, c, d, "attributes", filterGroup);
}

const customSegmentsFilterForm = "filter_type;name:s;id:s;@custom_segments";

function customSegmentsFilter(o: Members, c: Checker, d: number): void {
  const before = c.findings.length;
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
  if (others !== undefined) c.inspect(o, customSegmentsFilterForm, d, others);
  if (wrong !== undefined) return explain(o, c, d, customSegmentsFilterForm, [], [], wrong);
  c.visit("custom_segments", o, d, before, facts);
}

function filter(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  const v = o["filter_type"];
  if (v === "user_attributes") return userAttributesFilter(o, c, d);
  if (v === "actions") return actionsFilter(o, c, d);
  if (v === "custom_segments") return customSegmentsFilter(o, c, d);
  wrongEnum(c, { container: o, key: "filter_type", value: v, required: true, depth: d }, ["user_attributes", "actions", "custom_segments"]);
}

function filters(a: readonly unknown[], c: Checker, d: number): void {
  const end = c.enterArray(a, filters, d);
  if (end < 0) return;
  const before = c.findings.length;
  for (let i = 0; i < end && !c.full; i++) {
    const v = a[i];
    if (isObject(v)) {
      c.path[d] = i;
      filter(v, c, d + 1);
    } else wrongType(c, { container: a, key: i, value: v, required: true, depth: d }, "object");
  }
  c.leave(a, end, filters, d, before);
}

const filterGroupForm = "filter_operator!:eand|or;filters!:a";

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
  if (others !== undefined) c.inspect(o, filterGroupForm, d, others);
  if (wrong !== undefined || count !== 2) return explain(o, c, d, filterGroupForm, [filters], [$filters], wrong, count);
  c.path[d] = "filters"; filters($filters as unknown[], c, d + 1);
}

const triggerAttrForm = "name*:s;?";

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
  if (others !== undefined) c.inspect(o, triggerAttrForm, d, others);
  if (wrong !== undefined) return explain(o, c, d, triggerAttrForm, [], [], wrong);
}

const intelligentDelayOptimizationForm = "min_delay_value:i;min_delay_granularity:eMINUTES|HOURS;max_delay_value:i;max_delay_granularity:eHOURS|DAYS";

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
  if (others !== undefined) c.inspect(o, intelligentDelayOptimizationForm, d, others);
  if (wrong !== undefined) return explain(o, c, d, intelligentDelayOptimizationForm, [], [], wrong);
}

const triggerConditionForm = "included_filters:o;secondary_included_filters:o;trigger_delay_type:eDELAY|ASAP|INTELLIGENT_DELAY;trigger_delay_value:i;trigger_delay_granularity:eMINUTES|HOURS|DAYS;trigger_relation:eBEFORE|AFTER;trigger_attr:o;intelligent_delay_optimization:o";

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
  if (others !== undefined) c.inspect(o, triggerConditionForm, d, others);
  if (wrong !== undefined) return explain(o, c, d, triggerConditionForm, [filterGroup, filterGroup, triggerAttr, intelligentDelayOptimization], [$included_filters, $secondary_included_filters, $trigger_attr, $intelligent_delay_optimization], wrong);
  if ($included_filters !== undefined) { c.path[d] = "included_filters"; filterGroup($included_filters, c, d + 1); }
  if ($secondary_included_filters !== undefined) { c.path[d] = "secondary_included_filters"; filterGroup($secondary_included_filters, c, d + 1); }
  if ($trigger_attr !== undefined) { c.path[d] = "trigger_attr"; triggerAttr($trigger_attr, c, d + 1); }
  if ($intelligent_delay_optimization !== undefined) { c.path[d] = "intelligent_delay_optimization"; intelligentDelayOptimization($intelligent_delay_optimization, c, d + 1); }
}

function variationDetails(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
}

const keyValuePairsEntryForm = "key:s;value:s";

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
  if (others !== undefined) c.inspect(o, keyValuePairsEntryForm, d, others);
  if (wrong !== undefined) return explain(o, c, d, keyValuePairsEntryForm, [], [], wrong);
}

function keyValuePairs(a: readonly unknown[], c: Checker, d: number): void {
  const end = c.enterArray(a, keyValuePairs, d);
  if (end < 0) return;
  const before = c.findings.length;
  for (let i = 0; i < end && !c.full; i++) {
    const v = a[i];
    if (isObject(v)) {
      c.path[d] = i;
      keyValuePairsEntry(v, c, d + 1);
    } else wrongType(c, { container: a, key: i, value: v, required: true, depth: d }, "object");
  }
  c.leave(a, end, keyValuePairs, d, before);
}

const basicDetailsForm = "notification_channel:s;title:s;message:s;default_click_action:s;default_click_action_value:s;key_value_pairs:a;?";

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
  if (others !== undefined) c.inspect(o, basicDetailsForm, d, others);
  if (wrong !== undefined) return explain(o, c, d, basicDetailsForm, [keyValuePairs], [$key_value_pairs], wrong);
  if ($key_value_pairs !== undefined) { c.path[d] = "key_value_pairs"; keyValuePairs($key_value_pairs, c, d + 1); }
}

const android2Form = "template_type:s;basic_details:o;?";

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
  if (others !== undefined) c.inspect(o, android2Form, d, others);
  if (wrong !== undefined) return explain(o, c, d, android2Form, [basicDetails], [$basic_details], wrong);
  if ($basic_details !== undefined) { c.path[d] = "basic_details"; basicDetails($basic_details, c, d + 1); }
}

const basicDetails2Form = "title:s;message:s;default_click_action:s;default_click_action_value:s;?";

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
  if (others !== undefined) c.inspect(o, basicDetails2Form, d, others);
  if (wrong !== undefined) return explain(o, c, d, basicDetails2Form, [], [], wrong);
}

const ios2Form = "template_type:s;basic_details:o;?";

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
  if (others !== undefined) c.inspect(o, ios2Form, d, others);
  if (wrong !== undefined) return explain(o, c, d, ios2Form, [basicDetails2], [$basic_details], wrong);
  if ($basic_details !== undefined) { c.path[d] = "basic_details"; basicDetails2($basic_details, c, d + 1); }
}

function basicDetails3(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
}

const webForm = "template_type:s;basic_details:o;?";

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
  if (others !== undefined) c.inspect(o, webForm, d, others);
  if (wrong !== undefined) return explain(o, c, d, webForm, [basicDetails3], [$basic_details], wrong);
  if ($basic_details !== undefined) { c.path[d] = "basic_details"; basicDetails3($basic_details, c, d + 1); }
}

const pushContentForm = "android:o;ios:o;web:o;?";

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
  if (others !== undefined) c.inspect(o, pushContentForm, d, others);
  if (wrong !== undefined) return explain(o, c, d, pushContentForm, [android2, ios2, web], [$android, $ios, $web], wrong);
  if ($android !== undefined) { c.path[d] = "android"; android2($android, c, d + 1); }
  if ($ios !== undefined) { c.path[d] = "ios"; ios2($ios, c, d + 1); }
  if ($web !== undefined) { c.path[d] = "web"; web($web, c, d + 1); }
}

const pushCampaignContentForm = "locales:a;variation_details:o;content!:kpush|locales|variation_details";

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
  if (others !== undefined) c.inspect(o, pushCampaignContentForm, d, others);
  if (wrong !== undefined || count !== 1) return explain(o, c, d, pushCampaignContentForm, [texts, variationDetails, pushContent], [$locales, $variation_details, $content], wrong, count);
  if ($locales !== undefined) { c.path[d] = "locales"; texts($locales, c, d + 1); }
  if ($variation_details !== undefined) { c.path[d] = "variation_details"; variationDetails($variation_details, c, d + 1); }
  intoContent($content, c, d, "content", "push", pushContent, $locales !== undefined || $variation_details !== undefined);
}

const segmentationDetailsForm = "included_filters:o;excluded_filters:o;is_all_user_campaign:b;send_campaign_to_opt_out_users:b";

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
  if (others !== undefined) c.inspect(o, segmentationDetailsForm, d, others);
  if (wrong !== undefined) return explain(o, c, d, segmentationDetailsForm, [filterGroup, filterGroup], [$included_filters, $excluded_filters], wrong);
  if ($included_filters !== undefined) { c.path[d] = "included_filters"; filterGroup($included_filters, c, d + 1); }
  if ($excluded_filters !== undefined) { c.path[d] = "excluded_filters"; filterGroup($excluded_filters, c, d + 1); }
}

function repeatOnDateOfMonth(a: readonly unknown[], c: Checker, d: number): void {
  const end = c.enterArray(a, repeatOnDateOfMonth, d);
  if (end < 0) return;
  const before = c.findings.length;
  for (let i = 0; i < end && !c.full; i++) {
    const v = a[i];
    if (!(typeof v === "number" && Number.isInteger(v) && v >= 1 && v <= 31)) wrongRange(c, { container: a, key: i, value: v, required: true, depth: d }, 1, 31);
  }
  c.leave(a, end, repeatOnDateOfMonth, d, before);
}

function repeatOnDaysOfWeek(a: readonly unknown[], c: Checker, d: number): void {
  const end = c.enterArray(a, repeatOnDaysOfWeek, d);
  if (end < 0) return;
  const before = c.findings.length;
  for (let i = 0; i < end && !c.full; i++) {
    const v = a[i];
    if (!(v === "MONDAY" || v === "TUESDAY" || v === "WEDNESDAY" || v === "THURSDAY" || v === "FRIDAY" || v === "SATURDAY" || v === "SUNDAY")) wrongEnum(c, { container: a, key: i, value: v, required: true, depth: d }, ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"]);
  }
  c.leave(a, end, repeatOnDaysOfWeek, d, before);
}

const repeatOnDaysOfWeekForMonthEntryForm = "week_granularity:eFIRST|SECOND|THIRD|FOURTH|LAST;repeat_on_days_of_week:a";

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
  if (others !== undefined) c.inspect(o, repeatOnDaysOfWeekForMonthEntryForm, d, others);
  if (wrong !== undefined) return explain(o, c, d, repeatOnDaysOfWeekForMonthEntryForm, [repeatOnDaysOfWeek], [$repeat_on_days_of_week], wrong);
  if ($repeat_on_days_of_week !== undefined) { c.path[d] = "repeat_on_days_of_week"; repeatOnDaysOfWeek($repeat_on_days_of_week, c, d + 1); }
}

function repeatOnDaysOfWeekForMonth(a: readonly unknown[], c: Checker, d: number): void {
  const end = c.enterArray(a, repeatOnDaysOfWeekForMonth, d);
  if (end < 0) return;
  const before = c.findings.length;
  for (let i = 0; i < end && !c.full; i++) {
    const v = a[i];
    if (isObject(v)) {
      c.path[d] = i;
      repeatOnDaysOfWeekForMonthEntry(v, c, d + 1);
    } else wrongType(c, { container: a, key: i, value: v, required: true, depth: d }, "object");
  }
  c.leave(a, end, repeatOnDaysOfWeekForMonth, d, before);
}

const periodicDetailsForm = "sending_frequency:eDAILY|WEEKLY|MONTHLY;repeat_frequency:i;no_of_occurences:i;repeat_on_date_of_month:a;repeat_on_days_of_week:a;repeat_on_days_of_week_for_month:a";

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
  if (others !== undefined) c.inspect(o, periodicDetailsForm, d, others);
  if (wrong !== undefined) return explain(o, c, d, periodicDetailsForm, [repeatOnDateOfMonth, repeatOnDaysOfWeek, repeatOnDaysOfWeekForMonth], [$repeat_on_date_of_month, $repeat_on_days_of_week, $repeat_on_days_of_week_for_month], wrong);
  if ($repeat_on_date_of_month !== undefined) { c.path[d] = "repeat_on_date_of_month"; repeatOnDateOfMonth($repeat_on_date_of_month, c, d + 1); }
  if ($repeat_on_days_of_week !== undefined) { c.path[d] = "repeat_on_days_of_week"; repeatOnDaysOfWeek($repeat_on_days_of_week, c, d + 1); }
  if ($repeat_on_days_of_week_for_month !== undefined) { c.path[d] = "repeat_on_days_of_week_for_month"; repeatOnDaysOfWeekForMonth($repeat_on_days_of_week_for_month, c, d + 1); }
}

const btsDetailsForm = "send_in_bts:b;if_user_bts_is_not_available:s;if_user_bts_outside_time_window:s;window_end_time:s";

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
  if (others !== undefined) c.inspect(o, btsDetailsForm, d, others);
  if (wrong !== undefined) return explain(o, c, d, btsDetailsForm, [], [], wrong);
}

const userTimezoneDetailsForm = "send_in_user_timezone:b;send_if_user_timezone_has_passed:b";

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
  if (others !== undefined) c.inspect(o, userTimezoneDetailsForm, d, others);
  if (wrong !== undefined) return explain(o, c, d, userTimezoneDetailsForm, [], [], wrong);
}

const schedulingDetailsForm = "delivery_type!:eASAP|AT_FIXED_TIME|SEND_IN_BTS|SEND_IN_USER_TIMEZONE;start_time:flocal-date-time;expiry_time:flocal-date-time;periodic_details:o;bts_details:o;user_timezone_details:o";

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
  if (others !== undefined) c.inspect(o, schedulingDetailsForm, d, others);
  if (wrong !== undefined || count !== 1) return explain(o, c, d, schedulingDetailsForm, [periodicDetails, btsDetails, userTimezoneDetails], [$periodic_details, $bts_details, $user_timezone_details], wrong, count);
  if ($periodic_details !== undefined) { c.path[d] = "periodic_details"; periodicDetails($periodic_details, c, d + 1); }
  if ($bts_details !== undefined) { c.path[d] = "bts_details"; btsDetails($bts_details, c, d + 1); }
  if ($user_timezone_details !== undefined) { c.path[d] = "user_timezone_details"; userTimezoneDetails($user_timezone_details, c, d + 1); }
}

const pushDeliveryControlsForm = "bypass_dnd:b;campaign_throttle_rpm:i;count_for_frequency_capping:b;ignore_frequency_capping:b;minimum_delay_between_two_notification_in_hour:i;max_time_to_show_message_of_same_camapign:s;expiry_time_of_sync_data_in_hour:s;send_message_in_offline_mode:b;send_limit_value:s;send_limit_granularity_in_hours:s;ignore_global_minimum_delay:b;queuing_enabled:b;queue_duration:i";

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
  if (others !== undefined) c.inspect(o, pushDeliveryControlsForm, d, others);
  if (wrong !== undefined) return explain(o, c, d, pushDeliveryControlsForm, [], [], wrong);
}

const expirationSettingsForm = "expire_notification_after_value:i;expire_notification_after_type:eHOUR|DAY;remove_from_inbox_after_value:i;remove_from_inbox_after_type:eDAY";

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
  if (others !== undefined) c.inspect(o, expirationSettingsForm, d, others);
  if (wrong !== undefined) return explain(o, c, d, expirationSettingsForm, [], [], wrong);
}

const androidSpecificPriorityForm = "send_with_priority:b";

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
  if (others !== undefined) c.inspect(o, androidSpecificPriorityForm, d, others);
  if (wrong !== undefined) return explain(o, c, d, androidSpecificPriorityForm, [], [], wrong);
}

const iosSpecificPriorityForm = "apns_priority:e1|5|10;interruption_level:ePassive|Active|Time sensitive|Critical;relevance_score:n0|0.5|1";

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
  if (others !== undefined) c.inspect(o, iosSpecificPriorityForm, d, others);
  if (wrong !== undefined) return explain(o, c, d, iosSpecificPriorityForm, [], [], wrong);
}

const platformLevelPriorityForm = "android_specific_priority:o;ios_specific_priority:o";

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
  if (others !== undefined) c.inspect(o, platformLevelPriorityForm, d, others);
  if (wrong !== undefined) return explain(o, c, d, platformLevelPriorityForm, [androidSpecificPriority, iosSpecificPriority], [$android_specific_priority, $ios_specific_priority], wrong);
  if ($android_specific_priority !== undefined) { c.path[d] = "android_specific_priority"; androidSpecificPriority($android_specific_priority, c, d + 1); }
  if ($ios_specific_priority !== undefined) { c.path[d] = "ios_specific_priority"; iosSpecificPriority($ios_specific_priority, c, d + 1); }
}

const advancedForm = "expiration_settings:o;platform_level_priority:o";

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
  if (others !== undefined) c.inspect(o, advancedForm, d, others);
  if (wrong !== undefined) return explain(o, c, d, advancedForm, [expirationSettings, platformLevelPriority], [$expiration_settings, $platform_level_priority], wrong);
  if ($expiration_settings !== undefined) { c.path[d] = "expiration_settings"; expirationSettings($expiration_settings, c, d + 1); }
  if ($platform_level_priority !== undefined) { c.path[d] = "platform_level_priority"; platformLevelPriority($platform_level_priority, c, d + 1); }
}

function filters2(a: readonly unknown[], c: Checker, d: number): void {
  const end = c.enterArray(a, filters2, d);
  if (end < 0) return;
  const before = c.findings.length;
  for (let i = 0; i < end && !c.full; i++) {
    const v = a[i];
    if (isObject(v)) {
      c.path[d] = i;
      variationDetails(v, c, d + 1);
    } else wrongType(c, { container: a, key: i, value: v, required: true, depth: d }, "object");
  }
  c.leave(a, end, filters2, d, before);
}

const goalEventAttributeForm = "name:s;condition:s;data_type:eSTRING|DOUBLE|BOOL|NUMBER|GEOPOINT|DATETIME|ARRAY_DOUBLE|ARRAY_STRING|OBJECT|ARRAY_OBJECT;value:s;value1:s;negate:b;value_type:s;array_filter_type:s;filters:a;is_case_sensitive:b";

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
  if (others !== undefined) c.inspect(o, goalEventAttributeForm, d, others);
  if (wrong !== undefined) return explain(o, c, d, goalEventAttributeForm, [filters2], [$filters], wrong);
  if ($filters !== undefined) { c.path[d] = "filters"; filters2($filters, c, d + 1); }
}

const goalForm = "goal_name:s;goal_event_name:s;goal_event_attribute:o;is_primary_goal:b;revenue_attribute:s;revenue_currency:s";

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
  if (others !== undefined) c.inspect(o, goalForm, d, others);
  if (wrong !== undefined) return explain(o, c, d, goalForm, [goalEventAttribute], [$goal_event_attribute], wrong);
  if ($goal_event_attribute !== undefined) { c.path[d] = "goal_event_attribute"; goalEventAttribute($goal_event_attribute, c, d + 1); }
}

function goals(a: readonly unknown[], c: Checker, d: number): void {
  const end = c.enterArray(a, goals, d);
  if (end < 0) return;
  const before = c.findings.length;
  for (let i = 0; i < end && !c.full; i++) {
    const v = a[i];
    if (isObject(v)) {
      c.path[d] = i;
      goal(v, c, d + 1);
    } else wrongType(c, { container: a, key: i, value: v, required: true, depth: d }, "object");
  }
  c.leave(a, end, goals, d, before);
}

const conversionGoalDetailsForm = "attribution_window_in_hours:i;goals:a";

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
  if (others !== undefined) c.inspect(o, conversionGoalDetailsForm, d, others);
  if (wrong !== undefined) return explain(o, c, d, conversionGoalDetailsForm, [goals], [$goals], wrong);
  if ($goals !== undefined) { c.path[d] = "goals"; goals($goals, c, d + 1); }
}

const controlGroupDetailsForm = "is_campaign_control_group_enabled:b;campaign_control_group_percentage:r0|100;is_global_control_group_enabled:b";

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
  if (others !== undefined) c.inspect(o, controlGroupDetailsForm, d, others);
  if (wrong !== undefined) return explain(o, c, d, controlGroupDetailsForm, [], [], wrong);
}

const utmParamsForm = "utm_source!:s;utm_medium!:s;utm_campaign:s;utm_term:s;utm_content:s;:s";

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
  if (others !== undefined) c.inspect(o, utmParamsForm, d, others);
  if (wrong !== undefined || count !== 2) return explain(o, c, d, utmParamsForm, [], [], wrong, count);
}

const campaignAudienceLimitForm = "is_campaign_audience_limit_enabled:b;metric:eSENT;frequency:eTOTAL|INSTANCE;limit:r1|9999999999";

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
  if (others !== undefined) c.inspect(o, campaignAudienceLimitForm, d, others);
  if (wrong !== undefined) return explain(o, c, d, campaignAudienceLimitForm, [], [], wrong);
}

const pushRequestForm = "request_id!:s;channel!:ePUSH|EMAIL;campaign_delivery_type!:eONE_TIME|PERIODIC|EVENT_TRIGGERED|BUSINESS_EVENT_TRIGGERED|DEVICE_TRIGGERED|LOCATION_TRIGGERED|BROADCAST_LIVE_ACTIVITY;created_by!:femail;basic_details!:o;trigger_condition:o;campaign_content!:o;segmentation_details!:o;scheduling_details!:o;delivery_controls!:o;advanced!:o;conversion_goal_details:o;control_group_details:o;utm_params:o;campaign_audience_limit:o";

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
  if (others !== undefined) c.inspect(o, pushRequestForm, d, others);
  if (wrong !== undefined || count !== 10) return explain(o, c, d, pushRequestForm, [pushBasicDetails, triggerCondition, pushCampaignContent, segmentationDetails, schedulingDetails, pushDeliveryControls, advanced, conversionGoalDetails, controlGroupDetails, utmParams, campaignAudienceLimit], [$basic_details, $trigger_condition, $campaign_content, $segmentation_details, $scheduling_details, $delivery_controls, $advanced, $conversion_goal_details, $control_group_details, $utm_params, $campaign_audience_limit], wrong, count);
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

const emailBasicDetailsForm = "name!:s;content_type!:ePROMOTIONAL|TRANSACTIONAL;user_attribute_identifier!:s;subscription_category*:s;business_event*:s;tags:a;team:s;send_only_double_opt_in_users:b;deduplication_attribute:s";

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
  if (others !== undefined) c.inspect(o, emailBasicDetailsForm, d, others);
  if (wrong !== undefined || count !== 3) return explain(o, c, d, emailBasicDetailsForm, [texts], [$tags], wrong, count);
  if ($tags !== undefined) { c.path[d] = "tags"; texts($tags, c, d + 1); }
}

const connectorForm = "connector_type!:s;connector_name!:s";

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
  if (others !== undefined) c.inspect(o, connectorForm, d, others);
  if (wrong !== undefined || count !== 2) return explain(o, c, d, connectorForm, [], [], wrong, count);
}

const dealCardForm = "description!:s;discount_code!:s;availability_starts!:fdate-time;availability_ends!:fdate-time";

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
  if (others !== undefined) c.inspect(o, dealCardForm, d, others);
  if (wrong !== undefined || count !== 4) return explain(o, c, d, dealCardForm, [], [], wrong, count);
}

const carouselProductForm = "id!:s;headline!:s;original_price!:fnumeric-string;discount_value!:fnumeric-string;discount_type!:ePERCENT|VALUE;promo_url!:fhttps-url;product_image!:fhttps-url";

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
  if (others !== undefined) c.inspect(o, carouselProductForm, d, others);
  if (wrong !== undefined || count !== 7) return explain(o, c, d, carouselProductForm, [], [], wrong, count);
}

function products(a: readonly unknown[], c: Checker, d: number): void {
  const end = c.enterArray(a, products, d);
  if (end < 0) return;
  const before = c.findings.length;
  if (end < 2) c.size(end, 2, d);
  for (let i = 0; i < end && !c.full; i++) {
    const v = a[i];
    if (isObject(v)) {
      c.path[d] = i;
      carouselProduct(v, c, d + 1);
    } else wrongType(c, { container: a, key: i, value: v, required: true, depth: d }, "object");
  }
  c.leave(a, end, products, d, before);
}

const manualCarouselDataForm = "currency!:s;products!:a";

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
  if (others !== undefined) c.inspect(o, manualCarouselDataForm, d, others);
  if (wrong !== undefined || count !== 2) return explain(o, c, d, manualCarouselDataForm, [products], [$products], wrong, count);
  c.path[d] = "products"; products($products as unknown[], c, d + 1);
}

const productSetCarouselDataForm = "product_set!:s;image_url!:s;headline!:s;promo_url!:s;product_count!:r2|9";

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
  if (others !== undefined) c.inspect(o, productSetCarouselDataForm, d, others);
  if (wrong !== undefined || count !== 5) return explain(o, c, d, productSetCarouselDataForm, [], [], wrong, count);
}

const productCarouselForm = "type!:eMANUAL|PRODUCT_SET;manual_data:o;product_set_data:o";

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
  if (others !== undefined) c.inspect(o, productCarouselForm, d, others);
  if (wrong !== undefined || count !== 1) return explain(o, c, d, productCarouselForm, [manualCarouselData, productSetCarouselData], [$manual_data, $product_set_data], wrong, count);
  if ($manual_data !== undefined) { c.path[d] = "manual_data"; manualCarouselData($manual_data, c, d + 1); }
  if ($product_set_data !== undefined) { c.path[d] = "product_set_data"; productSetCarouselData($product_set_data, c, d + 1); }
}

const gmailAnnotationsForm = "send_email_if_personalization_fails:b;sender_logo!:fhttps-url;sender_logo_type:s;deal_card:o;product_carousel:o";

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
  if (others !== undefined) c.inspect(o, gmailAnnotationsForm, d, others);
  if (wrong !== undefined || count !== 1) return explain(o, c, d, gmailAnnotationsForm, [dealCard, productCarousel], [$deal_card, $product_carousel], wrong, count);
  if ($deal_card !== undefined) { c.path[d] = "deal_card"; dealCard($deal_card, c, d + 1); }
  if ($product_carousel !== undefined) { c.path[d] = "product_carousel"; productCarousel($product_carousel, c, d + 1); }
}

const emailContentForm = "subject:s;preview_text:s;sender_name:s;from_address:s;reply_to_address:s;html_content:s;gmail_annotations:o;@email_content;?";

function emailContent(o: Members, c: Checker, d: number): void {
  if (!c.enter(o, d)) return;
  const before = c.findings.length;
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
  if (others !== undefined) c.inspect(o, emailContentForm, d, others);
  if (wrong !== undefined) return explain(o, c, d, emailContentForm, [gmailAnnotations], [$gmail_annotations], wrong);
  if ($gmail_annotations !== undefined) { c.path[d] = "gmail_annotations"; gmailAnnotations($gmail_annotations, c, d + 1); }
  c.visit("email_content", o, d, before, facts);
}

const emailCampaignContentForm = "locales:a;variation_details:o;content!:kemail|locales|variation_details";

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
  if (others !== undefined) c.inspect(o, emailCampaignContentForm, d, others);
  if (wrong !== undefined || count !== 1) return explain(o, c, d, emailCampaignContentForm, [texts, variationDetails, emailContent], [$locales, $variation_details, $content], wrong, count);
  if ($locales !== undefined) { c.path[d] = "locales"; texts($locales, c, d + 1); }
  if ($variation_details !== undefined) { c.path[d] = "variation_details"; variationDetails($variation_details, c, d + 1); }
  intoContent($content, c, d, "content", "email", emailContent, $locales !== undefined || $variation_details !== undefined);
}

const emailDeliveryControlsForm = "bypass_dnd:b;campaign_throttle_rpm:i;count_for_frequency_capping:b;ignore_frequency_capping:b;minimum_delay_between_two_notification_in_hour:i";

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
  if (others !== undefined) c.inspect(o, emailDeliveryControlsForm, d, others);
  if (wrong !== undefined) return explain(o, c, d, emailDeliveryControlsForm, [], [], wrong);
}

const emailRequestForm = "request_id!:s;channel!:ePUSH|EMAIL;campaign_delivery_type!:eONE_TIME|PERIODIC|EVENT_TRIGGERED|BUSINESS_EVENT_TRIGGERED;created_by!:femail;basic_details!:o;trigger_condition:o;connector!:o;campaign_content!:o;segmentation_details!:o;scheduling_details!:o;delivery_controls:o;conversion_goal_details:o;control_group_details:o;utm_params:o;campaign_audience_limit:o";

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
  if (others !== undefined) c.inspect(o, emailRequestForm, d, others);
  if (wrong !== undefined || count !== 9) return explain(o, c, d, emailRequestForm, [emailBasicDetails, triggerCondition, connector, emailCampaignContent, segmentationDetails, schedulingDetails, emailDeliveryControls, conversionGoalDetails, controlGroupDetails, utmParams, campaignAudienceLimit], [$basic_details, $trigger_condition, $connector, $campaign_content, $segmentation_details, $scheduling_details, $delivery_controls, $conversion_goal_details, $control_group_details, $utm_params, $campaign_audience_limit], wrong, count);
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

const basicDetails4Form = "name!:s;platforms;platform_specific_details;business_event*:s;tags:a;team:s;broadcast_live_activity_id;geofences;send_to_triggered_platform_only;content_type;user_attribute_identifier;subscription_category;send_only_double_opt_in_users;deduplication_attribute";

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
  if (others !== undefined) c.inspect(o, basicDetails4Form, d, others);
  if (wrong !== undefined || count !== 1) return explain(o, c, d, basicDetails4Form, [texts], [$tags], wrong, count);
  if ($tags !== undefined) { c.path[d] = "tags"; texts($tags, c, d + 1); }
}

const contentForm = "push;email";

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
  if (others !== undefined) c.inspect(o, contentForm, d, others);
  if (wrong !== undefined) return explain(o, c, d, contentForm, [], [], wrong);
}

const campaignContentForm = "locales:a;variation_details:o;content!:k|locales|variation_details";

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
  if (others !== undefined) c.inspect(o, campaignContentForm, d, others);
  if (wrong !== undefined || count !== 1) return explain(o, c, d, campaignContentForm, [texts, variationDetails, content], [$locales, $variation_details, $content], wrong, count);
  if ($locales !== undefined) { c.path[d] = "locales"; texts($locales, c, d + 1); }
  if ($variation_details !== undefined) { c.path[d] = "variation_details"; variationDetails($variation_details, c, d + 1); }
  intoContent($content, c, d, "content", "", content, $locales !== undefined || $variation_details !== undefined);
}

const deliveryControlsForm = "bypass_dnd:b;campaign_throttle_rpm:i;count_for_frequency_capping:b;ignore_frequency_capping:b;minimum_delay_between_two_notification_in_hour:i;max_time_to_show_message_of_same_camapign;expiry_time_of_sync_data_in_hour;send_message_in_offline_mode;send_limit_value;send_limit_granularity_in_hours;ignore_global_minimum_delay;queuing_enabled;queue_duration";

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
  if (others !== undefined) c.inspect(o, deliveryControlsForm, d, others);
  if (wrong !== undefined) return explain(o, c, d, deliveryControlsForm, [], [], wrong);
}

const anyChannelRequestForm = "request_id!:s;channel!:ePUSH|EMAIL;campaign_delivery_type!:eONE_TIME|PERIODIC|EVENT_TRIGGERED|BUSINESS_EVENT_TRIGGERED|DEVICE_TRIGGERED|LOCATION_TRIGGERED|BROADCAST_LIVE_ACTIVITY;created_by!:femail;basic_details!:o;trigger_condition:o;campaign_content!:o;segmentation_details!:o;scheduling_details!:o;delivery_controls:o;advanced;conversion_goal_details:o;control_group_details:o;utm_params:o;campaign_audience_limit:o;connector";

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
  if (others !== undefined) c.inspect(o, anyChannelRequestForm, d, others);
  if (wrong !== undefined || count !== 8) return explain(o, c, d, anyChannelRequestForm, [basicDetails4, triggerCondition, campaignContent, segmentationDetails, schedulingDetails, deliveryControls, conversionGoalDetails, controlGroupDetails, utmParams, campaignAudienceLimit], [$basic_details, $trigger_condition, $campaign_content, $segmentation_details, $scheduling_details, $delivery_controls, $conversion_goal_details, $control_group_details, $utm_params, $campaign_audience_limit], wrong, count);
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

const pushCampaignForm = "request_id:s;channel!:ePUSH|EMAIL;campaign_delivery_type!:eONE_TIME|PERIODIC|EVENT_TRIGGERED|BUSINESS_EVENT_TRIGGERED|DEVICE_TRIGGERED|LOCATION_TRIGGERED|BROADCAST_LIVE_ACTIVITY;updated_by:femail;version_note:s;basic_details!:o;trigger_condition:o;campaign_content!:o;segmentation_details!:o;scheduling_details!:o;delivery_controls!:o;advanced!:o;conversion_goal_details:o;control_group_details:o;utm_params:o;campaign_audience_limit:o";

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
  if (others !== undefined) c.inspect(o, pushCampaignForm, d, others);
  if (wrong !== undefined || count !== 8) return explain(o, c, d, pushCampaignForm, [pushBasicDetails, triggerCondition, pushCampaignContent, segmentationDetails, schedulingDetails, pushDeliveryControls, advanced, conversionGoalDetails, controlGroupDetails, utmParams, campaignAudienceLimit], [$basic_details, $trigger_condition, $campaign_content, $segmentation_details, $scheduling_details, $delivery_controls, $advanced, $conversion_goal_details, $control_group_details, $utm_params, $campaign_audience_limit], wrong, count);
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

const emailCampaignForm = "request_id:s;channel!:ePUSH|EMAIL;campaign_delivery_type!:eONE_TIME|PERIODIC|EVENT_TRIGGERED|BUSINESS_EVENT_TRIGGERED;updated_by:femail;version_note:s;basic_details!:o;trigger_condition:o;connector!:o;campaign_content!:o;segmentation_details!:o;scheduling_details!:o;delivery_controls:o;conversion_goal_details:o;control_group_details:o;utm_params:o;campaign_audience_limit:o";

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
  if (others !== undefined) c.inspect(o, emailCampaignForm, d, others);
  if (wrong !== undefined || count !== 7) return explain(o, c, d, emailCampaignForm, [emailBasicDetails, triggerCondition, connector, emailCampaignContent, segmentationDetails, schedulingDetails, emailDeliveryControls, conversionGoalDetails, controlGroupDetails, utmParams, campaignAudienceLimit], [$basic_details, $trigger_condition, $connector, $campaign_content, $segmentation_details, $scheduling_details, $delivery_controls, $conversion_goal_details, $control_group_details, $utm_params, $campaign_audience_limit], wrong, count);
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

const anyChannelCampaignForm = "request_id:s;channel!:ePUSH|EMAIL;campaign_delivery_type!:eONE_TIME|PERIODIC|EVENT_TRIGGERED|BUSINESS_EVENT_TRIGGERED|DEVICE_TRIGGERED|LOCATION_TRIGGERED|BROADCAST_LIVE_ACTIVITY;updated_by:femail;version_note:s;basic_details!:o;trigger_condition:o;campaign_content!:o;segmentation_details!:o;scheduling_details!:o;delivery_controls:o;advanced;conversion_goal_details:o;control_group_details:o;utm_params:o;campaign_audience_limit:o;connector";

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
  if (others !== undefined) c.inspect(o, anyChannelCampaignForm, d, others);
  if (wrong !== undefined || count !== 6) return explain(o, c, d, anyChannelCampaignForm, [basicDetails4, triggerCondition, campaignContent, segmentationDetails, schedulingDetails, deliveryControls, conversionGoalDetails, controlGroupDetails, utmParams, campaignAudienceLimit], [$basic_details, $trigger_condition, $campaign_content, $segmentation_details, $scheduling_details, $delivery_controls, $conversion_goal_details, $control_group_details, $utm_params, $campaign_audience_limit], wrong, count);
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

const pushUpdateRequestForm = "request_id:s;channel:ePUSH|EMAIL;campaign_delivery_type:eONE_TIME|PERIODIC|EVENT_TRIGGERED|BUSINESS_EVENT_TRIGGERED|DEVICE_TRIGGERED|LOCATION_TRIGGERED|BROADCAST_LIVE_ACTIVITY;updated_by:femail;version_note:s;basic_details:o;trigger_condition:o;campaign_content:o;segmentation_details:o;scheduling_details:o;delivery_controls:o;advanced:o;conversion_goal_details:o;control_group_details:o;utm_params:o;campaign_audience_limit:o;status:ePUBLISH";

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
  if (others !== undefined) c.inspect(o, pushUpdateRequestForm, d, others);
  if (wrong !== undefined) return explain(o, c, d, pushUpdateRequestForm, [pushBasicDetails, triggerCondition, pushCampaignContent, segmentationDetails, schedulingDetails, pushDeliveryControls, advanced, conversionGoalDetails, controlGroupDetails, utmParams, campaignAudienceLimit], [$basic_details, $trigger_condition, $campaign_content, $segmentation_details, $scheduling_details, $delivery_controls, $advanced, $conversion_goal_details, $control_group_details, $utm_params, $campaign_audience_limit], wrong);
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

const emailUpdateRequestForm = "request_id:s;channel:ePUSH|EMAIL;campaign_delivery_type:eONE_TIME|PERIODIC|EVENT_TRIGGERED|BUSINESS_EVENT_TRIGGERED;updated_by:femail;version_note:s;basic_details:o;trigger_condition:o;connector:o;campaign_content:o;segmentation_details:o;scheduling_details:o;delivery_controls:o;conversion_goal_details:o;control_group_details:o;utm_params:o;campaign_audience_limit:o;status:ePUBLISH";

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
  if (others !== undefined) c.inspect(o, emailUpdateRequestForm, d, others);
  if (wrong !== undefined) return explain(o, c, d, emailUpdateRequestForm, [emailBasicDetails, triggerCondition, connector, emailCampaignContent, segmentationDetails, schedulingDetails, emailDeliveryControls, conversionGoalDetails, controlGroupDetails, utmParams, campaignAudienceLimit], [$basic_details, $trigger_condition, $connector, $campaign_content, $segmentation_details, $scheduling_details, $delivery_controls, $conversion_goal_details, $control_group_details, $utm_params, $campaign_audience_limit], wrong);
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

const anyChannelUpdateRequestForm = "request_id:s;channel:ePUSH|EMAIL;campaign_delivery_type:eONE_TIME|PERIODIC|EVENT_TRIGGERED|BUSINESS_EVENT_TRIGGERED|DEVICE_TRIGGERED|LOCATION_TRIGGERED|BROADCAST_LIVE_ACTIVITY;updated_by:femail;version_note:s;basic_details:o;trigger_condition:o;campaign_content:o;segmentation_details:o;scheduling_details:o;delivery_controls:o;advanced;conversion_goal_details:o;control_group_details:o;utm_params:o;campaign_audience_limit:o;connector;status:ePUBLISH";

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
  if (others !== undefined) c.inspect(o, anyChannelUpdateRequestForm, d, others);
  if (wrong !== undefined) return explain(o, c, d, anyChannelUpdateRequestForm, [basicDetails4, triggerCondition, campaignContent, segmentationDetails, schedulingDetails, deliveryControls, conversionGoalDetails, controlGroupDetails, utmParams, campaignAudienceLimit], [$basic_details, $trigger_condition, $campaign_content, $segmentation_details, $scheduling_details, $delivery_controls, $conversion_goal_details, $control_group_details, $utm_params, $campaign_audience_limit], wrong);
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

const publishRequestForm = "request_id:s;channel:ePUSH|EMAIL;campaign_delivery_type:eONE_TIME|PERIODIC|EVENT_TRIGGERED|BUSINESS_EVENT_TRIGGERED|DEVICE_TRIGGERED|LOCATION_TRIGGERED|BROADCAST_LIVE_ACTIVITY;updated_by:femail;version_note:s;status!:ePUBLISH";

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
  if (others !== undefined) c.inspect(o, publishRequestForm, d, others);
  if (wrong !== undefined || count !== 1) return explain(o, c, d, publishRequestForm, [], [], wrong, count);
}

const emailPublishRequestForm = "request_id:s;channel:ePUSH|EMAIL;campaign_delivery_type:eONE_TIME|PERIODIC|EVENT_TRIGGERED|BUSINESS_EVENT_TRIGGERED;updated_by:femail;version_note:s;status!:ePUBLISH";

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
  if (others !== undefined) c.inspect(o, emailPublishRequestForm, d, others);
  if (wrong !== undefined || count !== 1) return explain(o, c, d, emailPublishRequestForm, [], [], wrong, count);
}

const createResponseForm = "campaign_id!:s";

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
  if (others !== undefined) c.inspect(o, createResponseForm, d, others);
  if (wrong !== undefined || count !== 1) return explain(o, c, d, createResponseForm, [], [], wrong, count);
}

const updateResponseForm = "response_id!:s;type!:s;data!:o";

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
  if (others !== undefined) c.inspect(o, updateResponseForm, d, others);
  if (wrong !== undefined || count !== 3) return explain(o, c, d, updateResponseForm, [variationDetails], [$data], wrong, count);
  c.path[d] = "data"; variationDetails($data as Members, c, d + 1);
}

const detailsEntryForm = "target!:s;message!:s";

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
  if (others !== undefined) c.inspect(o, detailsEntryForm, d, others);
  if (wrong !== undefined || count !== 2) return explain(o, c, d, detailsEntryForm, [], [], wrong, count);
}

function details(a: readonly unknown[], c: Checker, d: number): void {
  const end = c.enterArray(a, details, d);
  if (end < 0) return;
  const before = c.findings.length;
  for (let i = 0; i < end && !c.full; i++) {
    const v = a[i];
    if (isObject(v)) {
      c.path[d] = i;
      detailsEntry(v, c, d + 1);
    } else wrongType(c, { container: a, key: i, value: v, required: true, depth: d }, "object");
  }
  c.leave(a, end, details, d, before);
}

const errorForm = "code!:s;message!:s;target:s;details:a;request_id:s";

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
  if (others !== undefined) c.inspect(o, errorForm, d, others);
  if (wrong !== undefined || count !== 2) return explain(o, c, d, errorForm, [details], [$details], wrong, count);
  if ($details !== undefined) { c.path[d] = "details"; details($details, c, d + 1); }
}

const receivedErrorBodyForm = "error!:o";

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
  if (others !== undefined) c.inspect(o, receivedErrorBodyForm, d, others);
  if (wrong !== undefined || count !== 1) return explain(o, c, d, receivedErrorBodyForm, [error], [$error], wrong, count);
  c.path[d] = "error"; error($error as Members, c, d + 1);
}
