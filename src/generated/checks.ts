// Generated from src/schemas by `npm run generate`. Do not edit.

import { explain } from "../structure/explain.js";
import { isEmail, isLocalDateTime, isDateTime, isNumericString } from "../structure/formats.js";
import { isHttpsUrl } from "../structure/https-url.js";
import { into, intoContent, intoRecursive } from "../structure/into.js";
import { isObject } from "../structure/walk.js";
import { wrongEnum, wrongRange, wrongType } from "../structure/wrong-value.js";
import type { Members, Walk } from "../structure/walk.js";

function platforms(a: readonly unknown[], w: Walk, d: number): void {
  const end = w.enterArray(a, platforms, d);
  if (end < 0) return;
  const before = w.found.length;
  for (let i = 0; i < end && !w.full; i++) {
    const v = a[i];
    if (!(v === "ANDROID" || v === "IOS" || v === "WEB")) wrongEnum(w, { container: a, key: i, value: v, required: true, depth: d }, ["ANDROID", "IOS", "WEB"]);
  }
  w.leave(a, end, platforms, d, before);
}

const androidForm = "push_amp_plus_enabled:b";

function android(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "push_amp_plus_enabled":
        v = o[key];
        if (!(typeof v === "boolean")) isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, androidForm, d);
  if (isWrong) return explain(o, w, d, androidForm, []);
}

const iosForm = "send_to_all_eligible_device:b;exclude_provisional_push_devices:b;send_to_only_provisional_push_enabled_devices:b";

function ios(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "send_to_all_eligible_device":
      case "exclude_provisional_push_devices":
      case "send_to_only_provisional_push_enabled_devices":
        v = o[key];
        if (!(typeof v === "boolean")) isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, iosForm, d);
  if (isWrong) return explain(o, w, d, iosForm, []);
}

const platformSpecificDetailsForm = "android:o;ios:o";

function platformSpecificDetails(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let $android: Members | undefined;
  let $ios: Members | undefined;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "android":
        v = o[key];
        if (isObject(v)) $android = v; else isWrong = true;
        break;
      case "ios":
        v = o[key];
        if (isObject(v)) $ios = v; else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, platformSpecificDetailsForm, d);
  if (isWrong) return explain(o, w, d, platformSpecificDetailsForm, [android, ios]);
  into($android, w, d, "android", android);
  into($ios, w, d, "ios", ios);
}

function texts(a: readonly unknown[], w: Walk, d: number): void {
  const end = w.enterArray(a, texts, d);
  if (end < 0) return;
  const before = w.found.length;
  for (let i = 0; i < end && !w.full; i++) {
    const v = a[i];
    if (!(typeof v === "string")) wrongType(w, { container: a, key: i, value: v, required: true, depth: d }, "string");
  }
  w.leave(a, end, texts, d, before);
}

const geofencesForm = "name!:s;latitude!:s;longitude!:s;radius!:s;triggered_at!:eENTRY|EXIT|dwell;dwell_time_value:s;dwell_time_granularity:eMINUTES|HOURS|DAYS;response_time_value!:s;response_time_granularity!:eMINUTES|HOURS|DAYS";

function geofences(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let count = 0;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "name":
      case "latitude":
      case "longitude":
      case "radius":
      case "response_time_value":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") isOdd = true; } else isWrong = true;
        break;
      case "triggered_at":
        v = o[key];
        if (v === "ENTRY" || v === "EXIT" || v === "dwell") count++; else isWrong = true;
        break;
      case "dwell_time_value":
        v = o[key];
        if (!(typeof v === "string")) isWrong = true;
        break;
      case "dwell_time_granularity":
        v = o[key];
        if (!(v === "MINUTES" || v === "HOURS" || v === "DAYS")) isWrong = true;
        break;
      case "response_time_granularity":
        v = o[key];
        if (v === "MINUTES" || v === "HOURS" || v === "DAYS") count++; else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, geofencesForm, d);
  if (isWrong || count !== 7) return explain(o, w, d, geofencesForm, []);
}

const pushBasicDetailsForm = "name!:s;platforms!:a;platform_specific_details!:o;business_event*:s;tags:a;team:s;broadcast_live_activity_id*:s;geofences:o;send_to_triggered_platform_only:b";

function pushBasicDetails(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let $platforms: unknown[] | undefined;
  let $platform_specific_details: Members | undefined;
  let $tags: unknown[] | undefined;
  let $geofences: Members | undefined;
  let count = 0;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "name":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") isOdd = true; } else isWrong = true;
        break;
      case "platforms":
        v = o[key];
        if (Array.isArray(v)) { $platforms = v; count++; } else isWrong = true;
        break;
      case "platform_specific_details":
        v = o[key];
        if (isObject(v)) { $platform_specific_details = v; count++; } else isWrong = true;
        break;
      case "business_event":
      case "broadcast_live_activity_id":
        v = o[key];
        if (typeof v === "string") { if (v === "") isOdd = true; } else isWrong = true;
        break;
      case "tags":
        v = o[key];
        if (Array.isArray(v)) $tags = v; else isWrong = true;
        break;
      case "team":
        v = o[key];
        if (!(typeof v === "string")) isWrong = true;
        break;
      case "geofences":
        v = o[key];
        if (isObject(v)) $geofences = v; else isWrong = true;
        break;
      case "send_to_triggered_platform_only":
        v = o[key];
        if (!(typeof v === "boolean")) isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, pushBasicDetailsForm, d);
  if (isWrong || count !== 3) return explain(o, w, d, pushBasicDetailsForm, [platforms, platformSpecificDetails, texts, geofences]);
  into($platforms, w, d, "platforms", platforms);
  into($platform_specific_details, w, d, "platform_specific_details", platformSpecificDetails);
  into($tags, w, d, "tags", texts);
  into($geofences, w, d, "geofences", geofences);
}

const userAttributesFilterForm = "filter_type;data_type!:estring|double|datetime|bool;category:s;name!:s;operator!:s;value;case_sensitive:b;negate:b;project_name*:s;@user_attributes";

function userAttributesFilter(o: Members, w: Walk, d: number): void {
  const before = w.found.length;
  let count = 0;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "filter_type":
      case "value":
        break;
      case "data_type":
        v = o[key];
        if (v === "string" || v === "double" || v === "datetime" || v === "bool") count++; else isWrong = true;
        break;
      case "category":
        v = o[key];
        if (!(typeof v === "string")) isWrong = true;
        break;
      case "name":
      case "operator":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") isOdd = true; } else isWrong = true;
        break;
      case "case_sensitive":
      case "negate":
        v = o[key];
        if (!(typeof v === "boolean")) isWrong = true;
        break;
      case "project_name":
        v = o[key];
        if (typeof v === "string") { if (v === "") isOdd = true; } else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, userAttributesFilterForm, d);
  if (isWrong || count !== 3) return explain(o, w, d, userAttributesFilterForm, []);
  w.visit("user_attributes", o, d, before);
}

const executionForm = "type:eatleast|atmost|exactly;count:i";

function execution(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "type":
        v = o[key];
        if (!(v === "atleast" || v === "atmost" || v === "exactly")) isWrong = true;
        break;
      case "count":
        v = o[key];
        if (!(Number.isInteger(v))) isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, executionForm, d);
  if (isWrong) return explain(o, w, d, executionForm, []);
}

const actionsFilterForm = "filter_type;action_name!:s;execution:o;executed:b;@actions;attributes:O;condition:s";

function actionsFilter(o: Members, w: Walk, d: number): void {
  const before = w.found.length;
  let $execution: Members | undefined;
  let $attributes: Members | undefined;
  let count = 0;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "filter_type":
        break;
      case "action_name":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") isOdd = true; } else isWrong = true;
        break;
      case "execution":
        v = o[key];
        if (isObject(v)) $execution = v; else isWrong = true;
        break;
      case "executed":
        v = o[key];
        if (!(typeof v === "boolean")) isWrong = true;
        break;
      case "attributes":
        v = o[key];
        if (isObject(v)) $attributes = v; else isWrong = true;
        break;
      case "condition":
        v = o[key];
        if (!(typeof v === "string")) isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, actionsFilterForm, d);
  if (isWrong || count !== 1) return explain(o, w, d, actionsFilterForm, [execution, filterGroup]);
  into($execution, w, d, "execution", execution);
  w.visit("actions", o, d, before);
  intoRecursive($attributes, w, d, "attributes", filterGroup);
}

const customSegmentsFilterForm = "filter_type;name:s;id:s;@custom_segments";

function customSegmentsFilter(o: Members, w: Walk, d: number): void {
  const before = w.found.length;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "filter_type":
        break;
      case "name":
      case "id":
        v = o[key];
        if (!(typeof v === "string")) isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, customSegmentsFilterForm, d);
  if (isWrong) return explain(o, w, d, customSegmentsFilterForm, []);
  w.visit("custom_segments", o, d, before);
}

function filter(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  const v = o["filter_type"];
  if (v === "user_attributes") return userAttributesFilter(o, w, d);
  if (v === "actions") return actionsFilter(o, w, d);
  if (v === "custom_segments") return customSegmentsFilter(o, w, d);
  wrongEnum(w, { container: o, key: "filter_type", value: v, required: true, depth: d }, ["user_attributes", "actions", "custom_segments"]);
}

function filters(a: readonly unknown[], w: Walk, d: number): void {
  const end = w.enterArray(a, filters, d);
  if (end < 0) return;
  const before = w.found.length;
  for (let i = 0; i < end && !w.full; i++) {
    const v = a[i];
    if (isObject(v)) {
      w.path[d] = i;
      filter(v, w, d + 1);
    } else wrongType(w, { container: a, key: i, value: v, required: true, depth: d }, "object");
  }
  w.leave(a, end, filters, d, before);
}

const filterGroupForm = "filter_operator!:eand|or;filters!:a";

function filterGroup(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let $filters: unknown[] | undefined;
  let count = 0;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "filter_operator":
        v = o[key];
        if (v === "and" || v === "or") count++; else isWrong = true;
        break;
      case "filters":
        v = o[key];
        if (Array.isArray(v)) { $filters = v; count++; } else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, filterGroupForm, d);
  if (isWrong || count !== 2) return explain(o, w, d, filterGroupForm, [filters]);
  into($filters, w, d, "filters", filters);
}

const triggerAttrForm = "name*:s;?";

function triggerAttr(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "name":
        v = o[key];
        if (typeof v === "string") { if (v === "") isOdd = true; } else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, triggerAttrForm, d);
  if (isWrong) return explain(o, w, d, triggerAttrForm, []);
}

const intelligentDelayOptimizationForm = "min_delay_value:i;min_delay_granularity:eMINUTES|HOURS;max_delay_value:i;max_delay_granularity:eHOURS|DAYS";

function intelligentDelayOptimization(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "min_delay_value":
      case "max_delay_value":
        v = o[key];
        if (!(Number.isInteger(v))) isWrong = true;
        break;
      case "min_delay_granularity":
        v = o[key];
        if (!(v === "MINUTES" || v === "HOURS")) isWrong = true;
        break;
      case "max_delay_granularity":
        v = o[key];
        if (!(v === "HOURS" || v === "DAYS")) isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, intelligentDelayOptimizationForm, d);
  if (isWrong) return explain(o, w, d, intelligentDelayOptimizationForm, []);
}

const triggerConditionForm = "included_filters:o;secondary_included_filters:o;trigger_delay_type:eDELAY|ASAP|INTELLIGENT_DELAY;trigger_delay_value:i;trigger_delay_granularity:eMINUTES|HOURS|DAYS;trigger_relation:eBEFORE|AFTER;trigger_attr:o;intelligent_delay_optimization:o";

function triggerCondition(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let $included_filters: Members | undefined;
  let $secondary_included_filters: Members | undefined;
  let $trigger_attr: Members | undefined;
  let $intelligent_delay_optimization: Members | undefined;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "included_filters":
        v = o[key];
        if (isObject(v)) $included_filters = v; else isWrong = true;
        break;
      case "secondary_included_filters":
        v = o[key];
        if (isObject(v)) $secondary_included_filters = v; else isWrong = true;
        break;
      case "trigger_delay_type":
        v = o[key];
        if (!(v === "DELAY" || v === "ASAP" || v === "INTELLIGENT_DELAY")) isWrong = true;
        break;
      case "trigger_delay_value":
        v = o[key];
        if (!(Number.isInteger(v))) isWrong = true;
        break;
      case "trigger_delay_granularity":
        v = o[key];
        if (!(v === "MINUTES" || v === "HOURS" || v === "DAYS")) isWrong = true;
        break;
      case "trigger_relation":
        v = o[key];
        if (!(v === "BEFORE" || v === "AFTER")) isWrong = true;
        break;
      case "trigger_attr":
        v = o[key];
        if (isObject(v)) $trigger_attr = v; else isWrong = true;
        break;
      case "intelligent_delay_optimization":
        v = o[key];
        if (isObject(v)) $intelligent_delay_optimization = v; else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, triggerConditionForm, d);
  if (isWrong) return explain(o, w, d, triggerConditionForm, [filterGroup, filterGroup, triggerAttr, intelligentDelayOptimization]);
  into($included_filters, w, d, "included_filters", filterGroup);
  into($secondary_included_filters, w, d, "secondary_included_filters", filterGroup);
  into($trigger_attr, w, d, "trigger_attr", triggerAttr);
  into($intelligent_delay_optimization, w, d, "intelligent_delay_optimization", intelligentDelayOptimization);
}

const variationDetailsForm = "";

function variationDetails(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let isOdd = false;
  for (const key in o) {
    switch (key) {
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, variationDetailsForm, d);
}

const keyValuePairsEntryForm = "key:s;value:s";

function keyValuePairsEntry(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "key":
      case "value":
        v = o[key];
        if (!(typeof v === "string")) isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, keyValuePairsEntryForm, d);
  if (isWrong) return explain(o, w, d, keyValuePairsEntryForm, []);
}

function keyValuePairs(a: readonly unknown[], w: Walk, d: number): void {
  const end = w.enterArray(a, keyValuePairs, d);
  if (end < 0) return;
  const before = w.found.length;
  for (let i = 0; i < end && !w.full; i++) {
    const v = a[i];
    if (isObject(v)) {
      w.path[d] = i;
      keyValuePairsEntry(v, w, d + 1);
    } else wrongType(w, { container: a, key: i, value: v, required: true, depth: d }, "object");
  }
  w.leave(a, end, keyValuePairs, d, before);
}

const basicDetailsForm = "notification_channel:s;title:s;message:s;default_click_action:s;default_click_action_value:s;key_value_pairs:a;?";

function basicDetails(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let $key_value_pairs: unknown[] | undefined;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "notification_channel":
      case "title":
      case "message":
      case "default_click_action":
      case "default_click_action_value":
        v = o[key];
        if (!(typeof v === "string")) isWrong = true;
        break;
      case "key_value_pairs":
        v = o[key];
        if (Array.isArray(v)) $key_value_pairs = v; else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, basicDetailsForm, d);
  if (isWrong) return explain(o, w, d, basicDetailsForm, [keyValuePairs]);
  into($key_value_pairs, w, d, "key_value_pairs", keyValuePairs);
}

const android2Form = "template_type:s;basic_details:o;?";

function android2(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let $basic_details: Members | undefined;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "template_type":
        v = o[key];
        if (!(typeof v === "string")) isWrong = true;
        break;
      case "basic_details":
        v = o[key];
        if (isObject(v)) $basic_details = v; else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, android2Form, d);
  if (isWrong) return explain(o, w, d, android2Form, [basicDetails]);
  into($basic_details, w, d, "basic_details", basicDetails);
}

const basicDetails2Form = "title:s;message:s;default_click_action:s;default_click_action_value:s;?";

function basicDetails2(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "title":
      case "message":
      case "default_click_action":
      case "default_click_action_value":
        v = o[key];
        if (!(typeof v === "string")) isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, basicDetails2Form, d);
  if (isWrong) return explain(o, w, d, basicDetails2Form, []);
}

const ios2Form = "template_type:s;basic_details:o;?";

function ios2(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let $basic_details: Members | undefined;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "template_type":
        v = o[key];
        if (!(typeof v === "string")) isWrong = true;
        break;
      case "basic_details":
        v = o[key];
        if (isObject(v)) $basic_details = v; else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, ios2Form, d);
  if (isWrong) return explain(o, w, d, ios2Form, [basicDetails2]);
  into($basic_details, w, d, "basic_details", basicDetails2);
}

const basicDetails3Form = "?";

function basicDetails3(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let isOdd = false;
  for (const key in o) {
    switch (key) {
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, basicDetails3Form, d);
}

const webForm = "template_type:s;basic_details:o;?";

function web(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let $basic_details: Members | undefined;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "template_type":
        v = o[key];
        if (!(typeof v === "string")) isWrong = true;
        break;
      case "basic_details":
        v = o[key];
        if (isObject(v)) $basic_details = v; else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, webForm, d);
  if (isWrong) return explain(o, w, d, webForm, [basicDetails3]);
  into($basic_details, w, d, "basic_details", basicDetails3);
}

const pushContentForm = "android:o;ios:o;web:o;?";

function pushContent(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let $android: Members | undefined;
  let $ios: Members | undefined;
  let $web: Members | undefined;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "android":
        v = o[key];
        if (isObject(v)) $android = v; else isWrong = true;
        break;
      case "ios":
        v = o[key];
        if (isObject(v)) $ios = v; else isWrong = true;
        break;
      case "web":
        v = o[key];
        if (isObject(v)) $web = v; else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, pushContentForm, d);
  if (isWrong) return explain(o, w, d, pushContentForm, [android2, ios2, web]);
  into($android, w, d, "android", android2);
  into($ios, w, d, "ios", ios2);
  into($web, w, d, "web", web);
}

const pushCampaignContentForm = "locales:a;variation_details:o;content!:kpush|locales|variation_details";

function pushCampaignContent(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let $locales: unknown[] | undefined;
  let $variation_details: Members | undefined;
  let $content: Members | undefined;
  let count = 0;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "locales":
        v = o[key];
        if (Array.isArray(v)) $locales = v; else isWrong = true;
        break;
      case "variation_details":
        v = o[key];
        if (isObject(v)) $variation_details = v; else isWrong = true;
        break;
      case "content":
        v = o[key];
        if (isObject(v)) { $content = v; count++; } else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, pushCampaignContentForm, d);
  if (isWrong || count !== 1) return explain(o, w, d, pushCampaignContentForm, [texts, variationDetails, pushContent]);
  into($locales, w, d, "locales", texts);
  into($variation_details, w, d, "variation_details", variationDetails);
  intoContent($content, w, d, "content", "push", pushContent, $locales !== undefined || $variation_details !== undefined);
}

const segmentationDetailsForm = "included_filters:o;excluded_filters:o;is_all_user_campaign:b;send_campaign_to_opt_out_users:b";

function segmentationDetails(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let $included_filters: Members | undefined;
  let $excluded_filters: Members | undefined;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "included_filters":
        v = o[key];
        if (isObject(v)) $included_filters = v; else isWrong = true;
        break;
      case "excluded_filters":
        v = o[key];
        if (isObject(v)) $excluded_filters = v; else isWrong = true;
        break;
      case "is_all_user_campaign":
      case "send_campaign_to_opt_out_users":
        v = o[key];
        if (!(typeof v === "boolean")) isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, segmentationDetailsForm, d);
  if (isWrong) return explain(o, w, d, segmentationDetailsForm, [filterGroup, filterGroup]);
  into($included_filters, w, d, "included_filters", filterGroup);
  into($excluded_filters, w, d, "excluded_filters", filterGroup);
}

function repeatOnDateOfMonth(a: readonly unknown[], w: Walk, d: number): void {
  const end = w.enterArray(a, repeatOnDateOfMonth, d);
  if (end < 0) return;
  const before = w.found.length;
  for (let i = 0; i < end && !w.full; i++) {
    const v = a[i];
    if (!(typeof v === "number" && Number.isInteger(v) && v >= 1 && v <= 31)) wrongRange(w, { container: a, key: i, value: v, required: true, depth: d }, 1, 31);
  }
  w.leave(a, end, repeatOnDateOfMonth, d, before);
}

function repeatOnDaysOfWeek(a: readonly unknown[], w: Walk, d: number): void {
  const end = w.enterArray(a, repeatOnDaysOfWeek, d);
  if (end < 0) return;
  const before = w.found.length;
  for (let i = 0; i < end && !w.full; i++) {
    const v = a[i];
    if (!(v === "MONDAY" || v === "TUESDAY" || v === "WEDNESDAY" || v === "THURSDAY" || v === "FRIDAY" || v === "SATURDAY" || v === "SUNDAY")) wrongEnum(w, { container: a, key: i, value: v, required: true, depth: d }, ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"]);
  }
  w.leave(a, end, repeatOnDaysOfWeek, d, before);
}

const repeatOnDaysOfWeekForMonthEntryForm = "week_granularity:eFIRST|SECOND|THIRD|FOURTH|LAST;repeat_on_days_of_week:a";

function repeatOnDaysOfWeekForMonthEntry(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let $repeat_on_days_of_week: unknown[] | undefined;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "week_granularity":
        v = o[key];
        if (!(v === "FIRST" || v === "SECOND" || v === "THIRD" || v === "FOURTH" || v === "LAST")) isWrong = true;
        break;
      case "repeat_on_days_of_week":
        v = o[key];
        if (Array.isArray(v)) $repeat_on_days_of_week = v; else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, repeatOnDaysOfWeekForMonthEntryForm, d);
  if (isWrong) return explain(o, w, d, repeatOnDaysOfWeekForMonthEntryForm, [repeatOnDaysOfWeek]);
  into($repeat_on_days_of_week, w, d, "repeat_on_days_of_week", repeatOnDaysOfWeek);
}

function repeatOnDaysOfWeekForMonth(a: readonly unknown[], w: Walk, d: number): void {
  const end = w.enterArray(a, repeatOnDaysOfWeekForMonth, d);
  if (end < 0) return;
  const before = w.found.length;
  for (let i = 0; i < end && !w.full; i++) {
    const v = a[i];
    if (isObject(v)) {
      w.path[d] = i;
      repeatOnDaysOfWeekForMonthEntry(v, w, d + 1);
    } else wrongType(w, { container: a, key: i, value: v, required: true, depth: d }, "object");
  }
  w.leave(a, end, repeatOnDaysOfWeekForMonth, d, before);
}

const periodicDetailsForm = "sending_frequency:eDAILY|WEEKLY|MONTHLY;repeat_frequency:i;no_of_occurences:i;repeat_on_date_of_month:a;repeat_on_days_of_week:a;repeat_on_days_of_week_for_month:a";

function periodicDetails(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let $repeat_on_date_of_month: unknown[] | undefined;
  let $repeat_on_days_of_week: unknown[] | undefined;
  let $repeat_on_days_of_week_for_month: unknown[] | undefined;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "sending_frequency":
        v = o[key];
        if (!(v === "DAILY" || v === "WEEKLY" || v === "MONTHLY")) isWrong = true;
        break;
      case "repeat_frequency":
      case "no_of_occurences":
        v = o[key];
        if (!(Number.isInteger(v))) isWrong = true;
        break;
      case "repeat_on_date_of_month":
        v = o[key];
        if (Array.isArray(v)) $repeat_on_date_of_month = v; else isWrong = true;
        break;
      case "repeat_on_days_of_week":
        v = o[key];
        if (Array.isArray(v)) $repeat_on_days_of_week = v; else isWrong = true;
        break;
      case "repeat_on_days_of_week_for_month":
        v = o[key];
        if (Array.isArray(v)) $repeat_on_days_of_week_for_month = v; else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, periodicDetailsForm, d);
  if (isWrong) return explain(o, w, d, periodicDetailsForm, [repeatOnDateOfMonth, repeatOnDaysOfWeek, repeatOnDaysOfWeekForMonth]);
  into($repeat_on_date_of_month, w, d, "repeat_on_date_of_month", repeatOnDateOfMonth);
  into($repeat_on_days_of_week, w, d, "repeat_on_days_of_week", repeatOnDaysOfWeek);
  into($repeat_on_days_of_week_for_month, w, d, "repeat_on_days_of_week_for_month", repeatOnDaysOfWeekForMonth);
}

const btsDetailsForm = "send_in_bts:b;if_user_bts_is_not_available:s;if_user_bts_outside_time_window:s;window_end_time:s";

function btsDetails(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "send_in_bts":
        v = o[key];
        if (!(typeof v === "boolean")) isWrong = true;
        break;
      case "if_user_bts_is_not_available":
      case "if_user_bts_outside_time_window":
      case "window_end_time":
        v = o[key];
        if (!(typeof v === "string")) isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, btsDetailsForm, d);
  if (isWrong) return explain(o, w, d, btsDetailsForm, []);
}

const userTimezoneDetailsForm = "send_in_user_timezone:b;send_if_user_timezone_has_passed:b";

function userTimezoneDetails(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "send_in_user_timezone":
      case "send_if_user_timezone_has_passed":
        v = o[key];
        if (!(typeof v === "boolean")) isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, userTimezoneDetailsForm, d);
  if (isWrong) return explain(o, w, d, userTimezoneDetailsForm, []);
}

const schedulingDetailsForm = "delivery_type!:eASAP|AT_FIXED_TIME|SEND_IN_BTS|SEND_IN_USER_TIMEZONE;start_time:flocal-date-time;expiry_time:flocal-date-time;periodic_details:o;bts_details:o;user_timezone_details:o";

function schedulingDetails(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let $periodic_details: Members | undefined;
  let $bts_details: Members | undefined;
  let $user_timezone_details: Members | undefined;
  let count = 0;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "delivery_type":
        v = o[key];
        if (v === "ASAP" || v === "AT_FIXED_TIME" || v === "SEND_IN_BTS" || v === "SEND_IN_USER_TIMEZONE") count++; else isWrong = true;
        break;
      case "start_time":
      case "expiry_time":
        v = o[key];
        if (!(typeof v === "string" && isLocalDateTime(v))) isWrong = true;
        break;
      case "periodic_details":
        v = o[key];
        if (isObject(v)) $periodic_details = v; else isWrong = true;
        break;
      case "bts_details":
        v = o[key];
        if (isObject(v)) $bts_details = v; else isWrong = true;
        break;
      case "user_timezone_details":
        v = o[key];
        if (isObject(v)) $user_timezone_details = v; else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, schedulingDetailsForm, d);
  if (isWrong || count !== 1) return explain(o, w, d, schedulingDetailsForm, [periodicDetails, btsDetails, userTimezoneDetails]);
  into($periodic_details, w, d, "periodic_details", periodicDetails);
  into($bts_details, w, d, "bts_details", btsDetails);
  into($user_timezone_details, w, d, "user_timezone_details", userTimezoneDetails);
}

const pushDeliveryControlsForm = "bypass_dnd:b;campaign_throttle_rpm:i;count_for_frequency_capping:b;ignore_frequency_capping:b;minimum_delay_between_two_notification_in_hour:i;max_time_to_show_message_of_same_camapign:s;expiry_time_of_sync_data_in_hour:s;send_message_in_offline_mode:b;send_limit_value:s;send_limit_granularity_in_hours:s;ignore_global_minimum_delay:b;queuing_enabled:b;queue_duration:i";

function pushDeliveryControls(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "bypass_dnd":
      case "count_for_frequency_capping":
      case "ignore_frequency_capping":
      case "send_message_in_offline_mode":
      case "ignore_global_minimum_delay":
      case "queuing_enabled":
        v = o[key];
        if (!(typeof v === "boolean")) isWrong = true;
        break;
      case "campaign_throttle_rpm":
      case "minimum_delay_between_two_notification_in_hour":
      case "queue_duration":
        v = o[key];
        if (!(Number.isInteger(v))) isWrong = true;
        break;
      case "max_time_to_show_message_of_same_camapign":
      case "expiry_time_of_sync_data_in_hour":
      case "send_limit_value":
      case "send_limit_granularity_in_hours":
        v = o[key];
        if (!(typeof v === "string")) isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, pushDeliveryControlsForm, d);
  if (isWrong) return explain(o, w, d, pushDeliveryControlsForm, []);
}

const expirationSettingsForm = "expire_notification_after_value:i;expire_notification_after_type:eHOUR|DAY;remove_from_inbox_after_value:i;remove_from_inbox_after_type:eDAY";

function expirationSettings(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "expire_notification_after_value":
      case "remove_from_inbox_after_value":
        v = o[key];
        if (!(Number.isInteger(v))) isWrong = true;
        break;
      case "expire_notification_after_type":
        v = o[key];
        if (!(v === "HOUR" || v === "DAY")) isWrong = true;
        break;
      case "remove_from_inbox_after_type":
        v = o[key];
        if (!(v === "DAY")) isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, expirationSettingsForm, d);
  if (isWrong) return explain(o, w, d, expirationSettingsForm, []);
}

const androidSpecificPriorityForm = "send_with_priority:b";

function androidSpecificPriority(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "send_with_priority":
        v = o[key];
        if (!(typeof v === "boolean")) isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, androidSpecificPriorityForm, d);
  if (isWrong) return explain(o, w, d, androidSpecificPriorityForm, []);
}

const iosSpecificPriorityForm = "apns_priority:e1|5|10;interruption_level:ePassive|Active|Time sensitive|Critical;relevance_score:n0|0.5|1";

function iosSpecificPriority(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "apns_priority":
        v = o[key];
        if (!(v === "1" || v === "5" || v === "10")) isWrong = true;
        break;
      case "interruption_level":
        v = o[key];
        if (!(v === "Passive" || v === "Active" || v === "Time sensitive" || v === "Critical")) isWrong = true;
        break;
      case "relevance_score":
        v = o[key];
        if (!(v === 0 || v === 0.5 || v === 1)) isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, iosSpecificPriorityForm, d);
  if (isWrong) return explain(o, w, d, iosSpecificPriorityForm, []);
}

const platformLevelPriorityForm = "android_specific_priority:o;ios_specific_priority:o";

function platformLevelPriority(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let $android_specific_priority: Members | undefined;
  let $ios_specific_priority: Members | undefined;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "android_specific_priority":
        v = o[key];
        if (isObject(v)) $android_specific_priority = v; else isWrong = true;
        break;
      case "ios_specific_priority":
        v = o[key];
        if (isObject(v)) $ios_specific_priority = v; else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, platformLevelPriorityForm, d);
  if (isWrong) return explain(o, w, d, platformLevelPriorityForm, [androidSpecificPriority, iosSpecificPriority]);
  into($android_specific_priority, w, d, "android_specific_priority", androidSpecificPriority);
  into($ios_specific_priority, w, d, "ios_specific_priority", iosSpecificPriority);
}

const advancedForm = "expiration_settings:o;platform_level_priority:o";

function advanced(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let $expiration_settings: Members | undefined;
  let $platform_level_priority: Members | undefined;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "expiration_settings":
        v = o[key];
        if (isObject(v)) $expiration_settings = v; else isWrong = true;
        break;
      case "platform_level_priority":
        v = o[key];
        if (isObject(v)) $platform_level_priority = v; else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, advancedForm, d);
  if (isWrong) return explain(o, w, d, advancedForm, [expirationSettings, platformLevelPriority]);
  into($expiration_settings, w, d, "expiration_settings", expirationSettings);
  into($platform_level_priority, w, d, "platform_level_priority", platformLevelPriority);
}

function filters2(a: readonly unknown[], w: Walk, d: number): void {
  const end = w.enterArray(a, filters2, d);
  if (end < 0) return;
  const before = w.found.length;
  for (let i = 0; i < end && !w.full; i++) {
    const v = a[i];
    if (isObject(v)) {
      w.path[d] = i;
      variationDetails(v, w, d + 1);
    } else wrongType(w, { container: a, key: i, value: v, required: true, depth: d }, "object");
  }
  w.leave(a, end, filters2, d, before);
}

const goalEventAttributeForm = "name:s;condition:s;data_type:eSTRING|DOUBLE|BOOL|NUMBER|GEOPOINT|DATETIME|ARRAY_DOUBLE|ARRAY_STRING|OBJECT|ARRAY_OBJECT;value:s;value1:s;negate:b;value_type:s;array_filter_type:s;filters:a;is_case_sensitive:b";

function goalEventAttribute(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let $filters: unknown[] | undefined;
  let isWrong = false;
  let isOdd = false;
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
        if (!(typeof v === "string")) isWrong = true;
        break;
      case "data_type":
        v = o[key];
        if (!(v === "STRING" || v === "DOUBLE" || v === "BOOL" || v === "NUMBER" || v === "GEOPOINT" || v === "DATETIME" || v === "ARRAY_DOUBLE" || v === "ARRAY_STRING" || v === "OBJECT" || v === "ARRAY_OBJECT")) isWrong = true;
        break;
      case "negate":
      case "is_case_sensitive":
        v = o[key];
        if (!(typeof v === "boolean")) isWrong = true;
        break;
      case "filters":
        v = o[key];
        if (Array.isArray(v)) $filters = v; else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, goalEventAttributeForm, d);
  if (isWrong) return explain(o, w, d, goalEventAttributeForm, [filters2]);
  into($filters, w, d, "filters", filters2);
}

const goalForm = "goal_name:s;goal_event_name:s;goal_event_attribute:o;is_primary_goal:b;revenue_attribute:s;revenue_currency:s";

function goal(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let $goal_event_attribute: Members | undefined;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "goal_name":
      case "goal_event_name":
      case "revenue_attribute":
      case "revenue_currency":
        v = o[key];
        if (!(typeof v === "string")) isWrong = true;
        break;
      case "goal_event_attribute":
        v = o[key];
        if (isObject(v)) $goal_event_attribute = v; else isWrong = true;
        break;
      case "is_primary_goal":
        v = o[key];
        if (!(typeof v === "boolean")) isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, goalForm, d);
  if (isWrong) return explain(o, w, d, goalForm, [goalEventAttribute]);
  into($goal_event_attribute, w, d, "goal_event_attribute", goalEventAttribute);
}

function goals(a: readonly unknown[], w: Walk, d: number): void {
  const end = w.enterArray(a, goals, d);
  if (end < 0) return;
  const before = w.found.length;
  for (let i = 0; i < end && !w.full; i++) {
    const v = a[i];
    if (isObject(v)) {
      w.path[d] = i;
      goal(v, w, d + 1);
    } else wrongType(w, { container: a, key: i, value: v, required: true, depth: d }, "object");
  }
  w.leave(a, end, goals, d, before);
}

const conversionGoalDetailsForm = "attribution_window_in_hours:i;goals:a";

function conversionGoalDetails(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let $goals: unknown[] | undefined;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "attribution_window_in_hours":
        v = o[key];
        if (!(Number.isInteger(v))) isWrong = true;
        break;
      case "goals":
        v = o[key];
        if (Array.isArray(v)) $goals = v; else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, conversionGoalDetailsForm, d);
  if (isWrong) return explain(o, w, d, conversionGoalDetailsForm, [goals]);
  into($goals, w, d, "goals", goals);
}

const controlGroupDetailsForm = "is_campaign_control_group_enabled:b;campaign_control_group_percentage:r0|100;is_global_control_group_enabled:b";

function controlGroupDetails(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "is_campaign_control_group_enabled":
      case "is_global_control_group_enabled":
        v = o[key];
        if (!(typeof v === "boolean")) isWrong = true;
        break;
      case "campaign_control_group_percentage":
        v = o[key];
        if (!(typeof v === "number" && Number.isInteger(v) && v >= 0 && v <= 100)) isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, controlGroupDetailsForm, d);
  if (isWrong) return explain(o, w, d, controlGroupDetailsForm, []);
}

const utmParamsForm = "utm_source!:s;utm_medium!:s;utm_campaign:s;utm_term:s;utm_content:s;:s";

function utmParams(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let count = 0;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "utm_source":
      case "utm_medium":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") isOdd = true; } else isWrong = true;
        break;
      case "utm_campaign":
      case "utm_term":
      case "utm_content":
        v = o[key];
        if (!(typeof v === "string")) isWrong = true;
        break;
      default:
        v = o[key];
        if (!(typeof v === "string")) isWrong = true;
    }
  }
  if (isOdd) w.inspect(o, utmParamsForm, d);
  if (isWrong || count !== 2) return explain(o, w, d, utmParamsForm, []);
}

const campaignAudienceLimitForm = "is_campaign_audience_limit_enabled:b;metric:eSENT;frequency:eTOTAL|INSTANCE;limit:r1|9999999999";

function campaignAudienceLimit(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "is_campaign_audience_limit_enabled":
        v = o[key];
        if (!(typeof v === "boolean")) isWrong = true;
        break;
      case "metric":
        v = o[key];
        if (!(v === "SENT")) isWrong = true;
        break;
      case "frequency":
        v = o[key];
        if (!(v === "TOTAL" || v === "INSTANCE")) isWrong = true;
        break;
      case "limit":
        v = o[key];
        if (!(typeof v === "number" && Number.isInteger(v) && v >= 1 && v <= 9999999999)) isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, campaignAudienceLimitForm, d);
  if (isWrong) return explain(o, w, d, campaignAudienceLimitForm, []);
}

const pushRequestForm = "request_id!:s;channel!:ePUSH|EMAIL;campaign_delivery_type!:eONE_TIME|PERIODIC|EVENT_TRIGGERED|BUSINESS_EVENT_TRIGGERED|DEVICE_TRIGGERED|LOCATION_TRIGGERED|BROADCAST_LIVE_ACTIVITY;created_by!:femail;basic_details!:o;trigger_condition:o;campaign_content!:o;segmentation_details!:o;scheduling_details!:o;delivery_controls!:o;advanced!:o;conversion_goal_details:o;control_group_details:o;utm_params:o;campaign_audience_limit:o";

export function pushRequest(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
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
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "request_id":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") isOdd = true; } else isWrong = true;
        break;
      case "channel":
        v = o[key];
        if (v === "PUSH" || v === "EMAIL") count++; else isWrong = true;
        break;
      case "campaign_delivery_type":
        v = o[key];
        if (v === "ONE_TIME" || v === "PERIODIC" || v === "EVENT_TRIGGERED" || v === "BUSINESS_EVENT_TRIGGERED" || v === "DEVICE_TRIGGERED" || v === "LOCATION_TRIGGERED" || v === "BROADCAST_LIVE_ACTIVITY") count++; else isWrong = true;
        break;
      case "created_by":
        v = o[key];
        if (typeof v === "string" && isEmail(v)) count++; else isWrong = true;
        break;
      case "basic_details":
        v = o[key];
        if (isObject(v)) { $basic_details = v; count++; } else isWrong = true;
        break;
      case "trigger_condition":
        v = o[key];
        if (isObject(v)) $trigger_condition = v; else isWrong = true;
        break;
      case "campaign_content":
        v = o[key];
        if (isObject(v)) { $campaign_content = v; count++; } else isWrong = true;
        break;
      case "segmentation_details":
        v = o[key];
        if (isObject(v)) { $segmentation_details = v; count++; } else isWrong = true;
        break;
      case "scheduling_details":
        v = o[key];
        if (isObject(v)) { $scheduling_details = v; count++; } else isWrong = true;
        break;
      case "delivery_controls":
        v = o[key];
        if (isObject(v)) { $delivery_controls = v; count++; } else isWrong = true;
        break;
      case "advanced":
        v = o[key];
        if (isObject(v)) { $advanced = v; count++; } else isWrong = true;
        break;
      case "conversion_goal_details":
        v = o[key];
        if (isObject(v)) $conversion_goal_details = v; else isWrong = true;
        break;
      case "control_group_details":
        v = o[key];
        if (isObject(v)) $control_group_details = v; else isWrong = true;
        break;
      case "utm_params":
        v = o[key];
        if (isObject(v)) $utm_params = v; else isWrong = true;
        break;
      case "campaign_audience_limit":
        v = o[key];
        if (isObject(v)) $campaign_audience_limit = v; else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, pushRequestForm, d);
  if (isWrong || count !== 10) return explain(o, w, d, pushRequestForm, [pushBasicDetails, triggerCondition, pushCampaignContent, segmentationDetails, schedulingDetails, pushDeliveryControls, advanced, conversionGoalDetails, controlGroupDetails, utmParams, campaignAudienceLimit]);
  into($basic_details, w, d, "basic_details", pushBasicDetails);
  into($trigger_condition, w, d, "trigger_condition", triggerCondition);
  into($campaign_content, w, d, "campaign_content", pushCampaignContent);
  into($segmentation_details, w, d, "segmentation_details", segmentationDetails);
  into($scheduling_details, w, d, "scheduling_details", schedulingDetails);
  into($delivery_controls, w, d, "delivery_controls", pushDeliveryControls);
  into($advanced, w, d, "advanced", advanced);
  into($conversion_goal_details, w, d, "conversion_goal_details", conversionGoalDetails);
  into($control_group_details, w, d, "control_group_details", controlGroupDetails);
  into($utm_params, w, d, "utm_params", utmParams);
  into($campaign_audience_limit, w, d, "campaign_audience_limit", campaignAudienceLimit);
}

const emailBasicDetailsForm = "name!:s;content_type!:ePROMOTIONAL|TRANSACTIONAL;user_attribute_identifier!:s;subscription_category*:s;business_event*:s;tags:a;team:s;send_only_double_opt_in_users:b;deduplication_attribute:s";

function emailBasicDetails(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let $tags: unknown[] | undefined;
  let count = 0;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "name":
      case "user_attribute_identifier":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") isOdd = true; } else isWrong = true;
        break;
      case "content_type":
        v = o[key];
        if (v === "PROMOTIONAL" || v === "TRANSACTIONAL") count++; else isWrong = true;
        break;
      case "subscription_category":
      case "business_event":
        v = o[key];
        if (typeof v === "string") { if (v === "") isOdd = true; } else isWrong = true;
        break;
      case "tags":
        v = o[key];
        if (Array.isArray(v)) $tags = v; else isWrong = true;
        break;
      case "team":
      case "deduplication_attribute":
        v = o[key];
        if (!(typeof v === "string")) isWrong = true;
        break;
      case "send_only_double_opt_in_users":
        v = o[key];
        if (!(typeof v === "boolean")) isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, emailBasicDetailsForm, d);
  if (isWrong || count !== 3) return explain(o, w, d, emailBasicDetailsForm, [texts]);
  into($tags, w, d, "tags", texts);
}

const connectorForm = "connector_type!:s;connector_name!:s";

function connector(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let count = 0;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "connector_type":
      case "connector_name":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") isOdd = true; } else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, connectorForm, d);
  if (isWrong || count !== 2) return explain(o, w, d, connectorForm, []);
}

const dealCardForm = "description!:s;discount_code!:s;availability_starts!:fdate-time;availability_ends!:fdate-time";

function dealCard(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let count = 0;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "description":
      case "discount_code":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") isOdd = true; } else isWrong = true;
        break;
      case "availability_starts":
      case "availability_ends":
        v = o[key];
        if (typeof v === "string" && isDateTime(v)) count++; else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, dealCardForm, d);
  if (isWrong || count !== 4) return explain(o, w, d, dealCardForm, []);
}

const carouselProductForm = "id!:s;headline!:s;original_price!:fnumeric-string;discount_value!:fnumeric-string;discount_type!:ePERCENT|VALUE;promo_url!:fhttps-url;product_image!:fhttps-url";

function carouselProduct(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let count = 0;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "id":
      case "headline":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") isOdd = true; } else isWrong = true;
        break;
      case "original_price":
      case "discount_value":
        v = o[key];
        if (typeof v === "string" && isNumericString(v)) count++; else isWrong = true;
        break;
      case "discount_type":
        v = o[key];
        if (v === "PERCENT" || v === "VALUE") count++; else isWrong = true;
        break;
      case "promo_url":
      case "product_image":
        v = o[key];
        if (typeof v === "string" && isHttpsUrl(v)) count++; else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, carouselProductForm, d);
  if (isWrong || count !== 7) return explain(o, w, d, carouselProductForm, []);
}

function products(a: readonly unknown[], w: Walk, d: number): void {
  const end = w.enterArray(a, products, d);
  if (end < 0) return;
  const before = w.found.length;
  if (end < 2) w.size(end, 2, d);
  for (let i = 0; i < end && !w.full; i++) {
    const v = a[i];
    if (isObject(v)) {
      w.path[d] = i;
      carouselProduct(v, w, d + 1);
    } else wrongType(w, { container: a, key: i, value: v, required: true, depth: d }, "object");
  }
  w.leave(a, end, products, d, before);
}

const manualCarouselDataForm = "currency!:s;products!:a";

function manualCarouselData(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let $products: unknown[] | undefined;
  let count = 0;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "currency":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") isOdd = true; } else isWrong = true;
        break;
      case "products":
        v = o[key];
        if (Array.isArray(v)) { $products = v; count++; } else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, manualCarouselDataForm, d);
  if (isWrong || count !== 2) return explain(o, w, d, manualCarouselDataForm, [products]);
  into($products, w, d, "products", products);
}

const productSetCarouselDataForm = "product_set!:s;image_url!:s;headline!:s;promo_url!:s;product_count!:r2|9";

function productSetCarouselData(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let count = 0;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "product_set":
      case "image_url":
      case "headline":
      case "promo_url":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") isOdd = true; } else isWrong = true;
        break;
      case "product_count":
        v = o[key];
        if (typeof v === "number" && Number.isInteger(v) && v >= 2 && v <= 9) count++; else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, productSetCarouselDataForm, d);
  if (isWrong || count !== 5) return explain(o, w, d, productSetCarouselDataForm, []);
}

const productCarouselForm = "type!:eMANUAL|PRODUCT_SET;manual_data:o;product_set_data:o";

function productCarousel(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let $manual_data: Members | undefined;
  let $product_set_data: Members | undefined;
  let count = 0;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "type":
        v = o[key];
        if (v === "MANUAL" || v === "PRODUCT_SET") count++; else isWrong = true;
        break;
      case "manual_data":
        v = o[key];
        if (isObject(v)) $manual_data = v; else isWrong = true;
        break;
      case "product_set_data":
        v = o[key];
        if (isObject(v)) $product_set_data = v; else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, productCarouselForm, d);
  if (isWrong || count !== 1) return explain(o, w, d, productCarouselForm, [manualCarouselData, productSetCarouselData]);
  into($manual_data, w, d, "manual_data", manualCarouselData);
  into($product_set_data, w, d, "product_set_data", productSetCarouselData);
}

const gmailAnnotationsForm = "send_email_if_personalization_fails:b;sender_logo!:fhttps-url;sender_logo_type:s;deal_card:o;product_carousel:o";

function gmailAnnotations(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let $deal_card: Members | undefined;
  let $product_carousel: Members | undefined;
  let count = 0;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "send_email_if_personalization_fails":
        v = o[key];
        if (!(typeof v === "boolean")) isWrong = true;
        break;
      case "sender_logo":
        v = o[key];
        if (typeof v === "string" && isHttpsUrl(v)) count++; else isWrong = true;
        break;
      case "sender_logo_type":
        v = o[key];
        if (!(typeof v === "string")) isWrong = true;
        break;
      case "deal_card":
        v = o[key];
        if (isObject(v)) $deal_card = v; else isWrong = true;
        break;
      case "product_carousel":
        v = o[key];
        if (isObject(v)) $product_carousel = v; else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, gmailAnnotationsForm, d);
  if (isWrong || count !== 1) return explain(o, w, d, gmailAnnotationsForm, [dealCard, productCarousel]);
  into($deal_card, w, d, "deal_card", dealCard);
  into($product_carousel, w, d, "product_carousel", productCarousel);
}

const emailContentForm = "subject:s;preview_text:s;sender_name:s;from_address:s;reply_to_address:s;html_content:s;gmail_annotations:o;@email;?";

function emailContent(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  const before = w.found.length;
  let $gmail_annotations: Members | undefined;
  let isWrong = false;
  let isOdd = false;
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
        if (!(typeof v === "string")) isWrong = true;
        break;
      case "gmail_annotations":
        v = o[key];
        if (isObject(v)) $gmail_annotations = v; else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, emailContentForm, d);
  if (isWrong) return explain(o, w, d, emailContentForm, [gmailAnnotations]);
  into($gmail_annotations, w, d, "gmail_annotations", gmailAnnotations);
  w.visit("email", o, d, before);
}

const emailCampaignContentForm = "locales:a;variation_details:o;content!:kemail|locales|variation_details";

function emailCampaignContent(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let $locales: unknown[] | undefined;
  let $variation_details: Members | undefined;
  let $content: Members | undefined;
  let count = 0;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "locales":
        v = o[key];
        if (Array.isArray(v)) $locales = v; else isWrong = true;
        break;
      case "variation_details":
        v = o[key];
        if (isObject(v)) $variation_details = v; else isWrong = true;
        break;
      case "content":
        v = o[key];
        if (isObject(v)) { $content = v; count++; } else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, emailCampaignContentForm, d);
  if (isWrong || count !== 1) return explain(o, w, d, emailCampaignContentForm, [texts, variationDetails, emailContent]);
  into($locales, w, d, "locales", texts);
  into($variation_details, w, d, "variation_details", variationDetails);
  intoContent($content, w, d, "content", "email", emailContent, $locales !== undefined || $variation_details !== undefined);
}

const emailDeliveryControlsForm = "bypass_dnd:b;campaign_throttle_rpm:i;count_for_frequency_capping:b;ignore_frequency_capping:b;minimum_delay_between_two_notification_in_hour:i";

function emailDeliveryControls(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "bypass_dnd":
      case "count_for_frequency_capping":
      case "ignore_frequency_capping":
        v = o[key];
        if (!(typeof v === "boolean")) isWrong = true;
        break;
      case "campaign_throttle_rpm":
      case "minimum_delay_between_two_notification_in_hour":
        v = o[key];
        if (!(Number.isInteger(v))) isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, emailDeliveryControlsForm, d);
  if (isWrong) return explain(o, w, d, emailDeliveryControlsForm, []);
}

const emailRequestForm = "request_id!:s;channel!:ePUSH|EMAIL;campaign_delivery_type!:eONE_TIME|PERIODIC|EVENT_TRIGGERED|BUSINESS_EVENT_TRIGGERED;created_by!:femail;basic_details!:o;trigger_condition:o;connector!:o;campaign_content!:o;segmentation_details!:o;scheduling_details!:o;delivery_controls:o;conversion_goal_details:o;control_group_details:o;utm_params:o;campaign_audience_limit:o";

export function emailRequest(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
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
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "request_id":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") isOdd = true; } else isWrong = true;
        break;
      case "channel":
        v = o[key];
        if (v === "PUSH" || v === "EMAIL") count++; else isWrong = true;
        break;
      case "campaign_delivery_type":
        v = o[key];
        if (v === "ONE_TIME" || v === "PERIODIC" || v === "EVENT_TRIGGERED" || v === "BUSINESS_EVENT_TRIGGERED") count++; else isWrong = true;
        break;
      case "created_by":
        v = o[key];
        if (typeof v === "string" && isEmail(v)) count++; else isWrong = true;
        break;
      case "basic_details":
        v = o[key];
        if (isObject(v)) { $basic_details = v; count++; } else isWrong = true;
        break;
      case "trigger_condition":
        v = o[key];
        if (isObject(v)) $trigger_condition = v; else isWrong = true;
        break;
      case "connector":
        v = o[key];
        if (isObject(v)) { $connector = v; count++; } else isWrong = true;
        break;
      case "campaign_content":
        v = o[key];
        if (isObject(v)) { $campaign_content = v; count++; } else isWrong = true;
        break;
      case "segmentation_details":
        v = o[key];
        if (isObject(v)) { $segmentation_details = v; count++; } else isWrong = true;
        break;
      case "scheduling_details":
        v = o[key];
        if (isObject(v)) { $scheduling_details = v; count++; } else isWrong = true;
        break;
      case "delivery_controls":
        v = o[key];
        if (isObject(v)) $delivery_controls = v; else isWrong = true;
        break;
      case "conversion_goal_details":
        v = o[key];
        if (isObject(v)) $conversion_goal_details = v; else isWrong = true;
        break;
      case "control_group_details":
        v = o[key];
        if (isObject(v)) $control_group_details = v; else isWrong = true;
        break;
      case "utm_params":
        v = o[key];
        if (isObject(v)) $utm_params = v; else isWrong = true;
        break;
      case "campaign_audience_limit":
        v = o[key];
        if (isObject(v)) $campaign_audience_limit = v; else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, emailRequestForm, d);
  if (isWrong || count !== 9) return explain(o, w, d, emailRequestForm, [emailBasicDetails, triggerCondition, connector, emailCampaignContent, segmentationDetails, schedulingDetails, emailDeliveryControls, conversionGoalDetails, controlGroupDetails, utmParams, campaignAudienceLimit]);
  into($basic_details, w, d, "basic_details", emailBasicDetails);
  into($trigger_condition, w, d, "trigger_condition", triggerCondition);
  into($connector, w, d, "connector", connector);
  into($campaign_content, w, d, "campaign_content", emailCampaignContent);
  into($segmentation_details, w, d, "segmentation_details", segmentationDetails);
  into($scheduling_details, w, d, "scheduling_details", schedulingDetails);
  into($delivery_controls, w, d, "delivery_controls", emailDeliveryControls);
  into($conversion_goal_details, w, d, "conversion_goal_details", conversionGoalDetails);
  into($control_group_details, w, d, "control_group_details", controlGroupDetails);
  into($utm_params, w, d, "utm_params", utmParams);
  into($campaign_audience_limit, w, d, "campaign_audience_limit", campaignAudienceLimit);
}

const basicDetails4Form = "name!:s;platforms;platform_specific_details;business_event*:s;tags:a;team:s;broadcast_live_activity_id;geofences;send_to_triggered_platform_only;content_type;user_attribute_identifier;subscription_category;send_only_double_opt_in_users;deduplication_attribute";

function basicDetails4(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let $tags: unknown[] | undefined;
  let count = 0;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "name":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") isOdd = true; } else isWrong = true;
        break;
      case "platforms":
      case "platform_specific_details":
      case "broadcast_live_activity_id":
      case "geofences":
      case "send_to_triggered_platform_only":
      case "content_type":
      case "user_attribute_identifier":
      case "subscription_category":
      case "send_only_double_opt_in_users":
      case "deduplication_attribute":
        break;
      case "business_event":
        v = o[key];
        if (typeof v === "string") { if (v === "") isOdd = true; } else isWrong = true;
        break;
      case "tags":
        v = o[key];
        if (Array.isArray(v)) $tags = v; else isWrong = true;
        break;
      case "team":
        v = o[key];
        if (!(typeof v === "string")) isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, basicDetails4Form, d);
  if (isWrong || count !== 1) return explain(o, w, d, basicDetails4Form, [texts]);
  into($tags, w, d, "tags", texts);
}

const contentForm = "push;email;?";

function content(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let isWrong = false;
  let isOdd = false;
  for (const key in o) {
    switch (key) {
      case "push":
      case "email":
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, contentForm, d);
  if (isWrong) return explain(o, w, d, contentForm, []);
}

const campaignContentForm = "locales:a;variation_details:o;content!:o";

function campaignContent(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let $locales: unknown[] | undefined;
  let $variation_details: Members | undefined;
  let $content: Members | undefined;
  let count = 0;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "locales":
        v = o[key];
        if (Array.isArray(v)) $locales = v; else isWrong = true;
        break;
      case "variation_details":
        v = o[key];
        if (isObject(v)) $variation_details = v; else isWrong = true;
        break;
      case "content":
        v = o[key];
        if (isObject(v)) { $content = v; count++; } else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, campaignContentForm, d);
  if (isWrong || count !== 1) return explain(o, w, d, campaignContentForm, [texts, variationDetails, content]);
  into($locales, w, d, "locales", texts);
  into($variation_details, w, d, "variation_details", variationDetails);
  into($content, w, d, "content", content);
}

const deliveryControlsForm = "bypass_dnd:b;campaign_throttle_rpm:i;count_for_frequency_capping:b;ignore_frequency_capping:b;minimum_delay_between_two_notification_in_hour:i;max_time_to_show_message_of_same_camapign;expiry_time_of_sync_data_in_hour;send_message_in_offline_mode;send_limit_value;send_limit_granularity_in_hours;ignore_global_minimum_delay;queuing_enabled;queue_duration";

function deliveryControls(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "bypass_dnd":
      case "count_for_frequency_capping":
      case "ignore_frequency_capping":
        v = o[key];
        if (!(typeof v === "boolean")) isWrong = true;
        break;
      case "campaign_throttle_rpm":
      case "minimum_delay_between_two_notification_in_hour":
        v = o[key];
        if (!(Number.isInteger(v))) isWrong = true;
        break;
      case "max_time_to_show_message_of_same_camapign":
      case "expiry_time_of_sync_data_in_hour":
      case "send_message_in_offline_mode":
      case "send_limit_value":
      case "send_limit_granularity_in_hours":
      case "ignore_global_minimum_delay":
      case "queuing_enabled":
      case "queue_duration":
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, deliveryControlsForm, d);
  if (isWrong) return explain(o, w, d, deliveryControlsForm, []);
}

const anyChannelRequestForm = "request_id!:s;channel!:ePUSH|EMAIL;campaign_delivery_type!;created_by!:femail;basic_details!:o;trigger_condition:o;campaign_content!:o;segmentation_details!:o;scheduling_details!:o;delivery_controls:o;advanced;conversion_goal_details:o;control_group_details:o;utm_params:o;campaign_audience_limit:o;connector";

export function anyChannelRequest(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
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
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "request_id":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") isOdd = true; } else isWrong = true;
        break;
      case "channel":
        v = o[key];
        if (v === "PUSH" || v === "EMAIL") count++; else isWrong = true;
        break;
      case "campaign_delivery_type":
        v = o[key];
        if (v !== undefined) count++; else isWrong = true;
        break;
      case "created_by":
        v = o[key];
        if (typeof v === "string" && isEmail(v)) count++; else isWrong = true;
        break;
      case "basic_details":
        v = o[key];
        if (isObject(v)) { $basic_details = v; count++; } else isWrong = true;
        break;
      case "trigger_condition":
        v = o[key];
        if (isObject(v)) $trigger_condition = v; else isWrong = true;
        break;
      case "campaign_content":
        v = o[key];
        if (isObject(v)) { $campaign_content = v; count++; } else isWrong = true;
        break;
      case "segmentation_details":
        v = o[key];
        if (isObject(v)) { $segmentation_details = v; count++; } else isWrong = true;
        break;
      case "scheduling_details":
        v = o[key];
        if (isObject(v)) { $scheduling_details = v; count++; } else isWrong = true;
        break;
      case "delivery_controls":
        v = o[key];
        if (isObject(v)) $delivery_controls = v; else isWrong = true;
        break;
      case "advanced":
      case "connector":
        break;
      case "conversion_goal_details":
        v = o[key];
        if (isObject(v)) $conversion_goal_details = v; else isWrong = true;
        break;
      case "control_group_details":
        v = o[key];
        if (isObject(v)) $control_group_details = v; else isWrong = true;
        break;
      case "utm_params":
        v = o[key];
        if (isObject(v)) $utm_params = v; else isWrong = true;
        break;
      case "campaign_audience_limit":
        v = o[key];
        if (isObject(v)) $campaign_audience_limit = v; else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, anyChannelRequestForm, d);
  if (isWrong || count !== 8) return explain(o, w, d, anyChannelRequestForm, [basicDetails4, triggerCondition, campaignContent, segmentationDetails, schedulingDetails, deliveryControls, conversionGoalDetails, controlGroupDetails, utmParams, campaignAudienceLimit]);
  into($basic_details, w, d, "basic_details", basicDetails4);
  into($trigger_condition, w, d, "trigger_condition", triggerCondition);
  into($campaign_content, w, d, "campaign_content", campaignContent);
  into($segmentation_details, w, d, "segmentation_details", segmentationDetails);
  into($scheduling_details, w, d, "scheduling_details", schedulingDetails);
  into($delivery_controls, w, d, "delivery_controls", deliveryControls);
  into($conversion_goal_details, w, d, "conversion_goal_details", conversionGoalDetails);
  into($control_group_details, w, d, "control_group_details", controlGroupDetails);
  into($utm_params, w, d, "utm_params", utmParams);
  into($campaign_audience_limit, w, d, "campaign_audience_limit", campaignAudienceLimit);
}

const pushCampaignForm = "request_id:s;channel!:ePUSH|EMAIL;campaign_delivery_type!:eONE_TIME|PERIODIC|EVENT_TRIGGERED|BUSINESS_EVENT_TRIGGERED|DEVICE_TRIGGERED|LOCATION_TRIGGERED|BROADCAST_LIVE_ACTIVITY;updated_by:femail;version_note:s;basic_details!:o;trigger_condition:o;campaign_content!:o;segmentation_details!:o;scheduling_details!:o;delivery_controls!:o;advanced!:o;conversion_goal_details:o;control_group_details:o;utm_params:o;campaign_audience_limit:o";

export function pushCampaign(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
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
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "request_id":
      case "version_note":
        v = o[key];
        if (!(typeof v === "string")) isWrong = true;
        break;
      case "channel":
        v = o[key];
        if (v === "PUSH" || v === "EMAIL") count++; else isWrong = true;
        break;
      case "campaign_delivery_type":
        v = o[key];
        if (v === "ONE_TIME" || v === "PERIODIC" || v === "EVENT_TRIGGERED" || v === "BUSINESS_EVENT_TRIGGERED" || v === "DEVICE_TRIGGERED" || v === "LOCATION_TRIGGERED" || v === "BROADCAST_LIVE_ACTIVITY") count++; else isWrong = true;
        break;
      case "updated_by":
        v = o[key];
        if (!(typeof v === "string" && isEmail(v))) isWrong = true;
        break;
      case "basic_details":
        v = o[key];
        if (isObject(v)) { $basic_details = v; count++; } else isWrong = true;
        break;
      case "trigger_condition":
        v = o[key];
        if (isObject(v)) $trigger_condition = v; else isWrong = true;
        break;
      case "campaign_content":
        v = o[key];
        if (isObject(v)) { $campaign_content = v; count++; } else isWrong = true;
        break;
      case "segmentation_details":
        v = o[key];
        if (isObject(v)) { $segmentation_details = v; count++; } else isWrong = true;
        break;
      case "scheduling_details":
        v = o[key];
        if (isObject(v)) { $scheduling_details = v; count++; } else isWrong = true;
        break;
      case "delivery_controls":
        v = o[key];
        if (isObject(v)) { $delivery_controls = v; count++; } else isWrong = true;
        break;
      case "advanced":
        v = o[key];
        if (isObject(v)) { $advanced = v; count++; } else isWrong = true;
        break;
      case "conversion_goal_details":
        v = o[key];
        if (isObject(v)) $conversion_goal_details = v; else isWrong = true;
        break;
      case "control_group_details":
        v = o[key];
        if (isObject(v)) $control_group_details = v; else isWrong = true;
        break;
      case "utm_params":
        v = o[key];
        if (isObject(v)) $utm_params = v; else isWrong = true;
        break;
      case "campaign_audience_limit":
        v = o[key];
        if (isObject(v)) $campaign_audience_limit = v; else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, pushCampaignForm, d);
  if (isWrong || count !== 8) return explain(o, w, d, pushCampaignForm, [pushBasicDetails, triggerCondition, pushCampaignContent, segmentationDetails, schedulingDetails, pushDeliveryControls, advanced, conversionGoalDetails, controlGroupDetails, utmParams, campaignAudienceLimit]);
  into($basic_details, w, d, "basic_details", pushBasicDetails);
  into($trigger_condition, w, d, "trigger_condition", triggerCondition);
  into($campaign_content, w, d, "campaign_content", pushCampaignContent);
  into($segmentation_details, w, d, "segmentation_details", segmentationDetails);
  into($scheduling_details, w, d, "scheduling_details", schedulingDetails);
  into($delivery_controls, w, d, "delivery_controls", pushDeliveryControls);
  into($advanced, w, d, "advanced", advanced);
  into($conversion_goal_details, w, d, "conversion_goal_details", conversionGoalDetails);
  into($control_group_details, w, d, "control_group_details", controlGroupDetails);
  into($utm_params, w, d, "utm_params", utmParams);
  into($campaign_audience_limit, w, d, "campaign_audience_limit", campaignAudienceLimit);
}

const emailCampaignForm = "request_id:s;channel!:ePUSH|EMAIL;campaign_delivery_type!:eONE_TIME|PERIODIC|EVENT_TRIGGERED|BUSINESS_EVENT_TRIGGERED;updated_by:femail;version_note:s;basic_details!:o;trigger_condition:o;connector!:o;campaign_content!:o;segmentation_details!:o;scheduling_details!:o;delivery_controls:o;conversion_goal_details:o;control_group_details:o;utm_params:o;campaign_audience_limit:o";

export function emailCampaign(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
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
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "request_id":
      case "version_note":
        v = o[key];
        if (!(typeof v === "string")) isWrong = true;
        break;
      case "channel":
        v = o[key];
        if (v === "PUSH" || v === "EMAIL") count++; else isWrong = true;
        break;
      case "campaign_delivery_type":
        v = o[key];
        if (v === "ONE_TIME" || v === "PERIODIC" || v === "EVENT_TRIGGERED" || v === "BUSINESS_EVENT_TRIGGERED") count++; else isWrong = true;
        break;
      case "updated_by":
        v = o[key];
        if (!(typeof v === "string" && isEmail(v))) isWrong = true;
        break;
      case "basic_details":
        v = o[key];
        if (isObject(v)) { $basic_details = v; count++; } else isWrong = true;
        break;
      case "trigger_condition":
        v = o[key];
        if (isObject(v)) $trigger_condition = v; else isWrong = true;
        break;
      case "connector":
        v = o[key];
        if (isObject(v)) { $connector = v; count++; } else isWrong = true;
        break;
      case "campaign_content":
        v = o[key];
        if (isObject(v)) { $campaign_content = v; count++; } else isWrong = true;
        break;
      case "segmentation_details":
        v = o[key];
        if (isObject(v)) { $segmentation_details = v; count++; } else isWrong = true;
        break;
      case "scheduling_details":
        v = o[key];
        if (isObject(v)) { $scheduling_details = v; count++; } else isWrong = true;
        break;
      case "delivery_controls":
        v = o[key];
        if (isObject(v)) $delivery_controls = v; else isWrong = true;
        break;
      case "conversion_goal_details":
        v = o[key];
        if (isObject(v)) $conversion_goal_details = v; else isWrong = true;
        break;
      case "control_group_details":
        v = o[key];
        if (isObject(v)) $control_group_details = v; else isWrong = true;
        break;
      case "utm_params":
        v = o[key];
        if (isObject(v)) $utm_params = v; else isWrong = true;
        break;
      case "campaign_audience_limit":
        v = o[key];
        if (isObject(v)) $campaign_audience_limit = v; else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, emailCampaignForm, d);
  if (isWrong || count !== 7) return explain(o, w, d, emailCampaignForm, [emailBasicDetails, triggerCondition, connector, emailCampaignContent, segmentationDetails, schedulingDetails, emailDeliveryControls, conversionGoalDetails, controlGroupDetails, utmParams, campaignAudienceLimit]);
  into($basic_details, w, d, "basic_details", emailBasicDetails);
  into($trigger_condition, w, d, "trigger_condition", triggerCondition);
  into($connector, w, d, "connector", connector);
  into($campaign_content, w, d, "campaign_content", emailCampaignContent);
  into($segmentation_details, w, d, "segmentation_details", segmentationDetails);
  into($scheduling_details, w, d, "scheduling_details", schedulingDetails);
  into($delivery_controls, w, d, "delivery_controls", emailDeliveryControls);
  into($conversion_goal_details, w, d, "conversion_goal_details", conversionGoalDetails);
  into($control_group_details, w, d, "control_group_details", controlGroupDetails);
  into($utm_params, w, d, "utm_params", utmParams);
  into($campaign_audience_limit, w, d, "campaign_audience_limit", campaignAudienceLimit);
}

const anyChannelCampaignForm = "request_id:s;channel!:ePUSH|EMAIL;campaign_delivery_type!;updated_by:femail;version_note:s;basic_details!:o;trigger_condition:o;campaign_content!:o;segmentation_details!:o;scheduling_details!:o;delivery_controls:o;advanced;conversion_goal_details:o;control_group_details:o;utm_params:o;campaign_audience_limit:o;connector";

export function anyChannelCampaign(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
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
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "request_id":
      case "version_note":
        v = o[key];
        if (!(typeof v === "string")) isWrong = true;
        break;
      case "channel":
        v = o[key];
        if (v === "PUSH" || v === "EMAIL") count++; else isWrong = true;
        break;
      case "campaign_delivery_type":
        v = o[key];
        if (v !== undefined) count++; else isWrong = true;
        break;
      case "updated_by":
        v = o[key];
        if (!(typeof v === "string" && isEmail(v))) isWrong = true;
        break;
      case "basic_details":
        v = o[key];
        if (isObject(v)) { $basic_details = v; count++; } else isWrong = true;
        break;
      case "trigger_condition":
        v = o[key];
        if (isObject(v)) $trigger_condition = v; else isWrong = true;
        break;
      case "campaign_content":
        v = o[key];
        if (isObject(v)) { $campaign_content = v; count++; } else isWrong = true;
        break;
      case "segmentation_details":
        v = o[key];
        if (isObject(v)) { $segmentation_details = v; count++; } else isWrong = true;
        break;
      case "scheduling_details":
        v = o[key];
        if (isObject(v)) { $scheduling_details = v; count++; } else isWrong = true;
        break;
      case "delivery_controls":
        v = o[key];
        if (isObject(v)) $delivery_controls = v; else isWrong = true;
        break;
      case "advanced":
      case "connector":
        break;
      case "conversion_goal_details":
        v = o[key];
        if (isObject(v)) $conversion_goal_details = v; else isWrong = true;
        break;
      case "control_group_details":
        v = o[key];
        if (isObject(v)) $control_group_details = v; else isWrong = true;
        break;
      case "utm_params":
        v = o[key];
        if (isObject(v)) $utm_params = v; else isWrong = true;
        break;
      case "campaign_audience_limit":
        v = o[key];
        if (isObject(v)) $campaign_audience_limit = v; else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, anyChannelCampaignForm, d);
  if (isWrong || count !== 6) return explain(o, w, d, anyChannelCampaignForm, [basicDetails4, triggerCondition, campaignContent, segmentationDetails, schedulingDetails, deliveryControls, conversionGoalDetails, controlGroupDetails, utmParams, campaignAudienceLimit]);
  into($basic_details, w, d, "basic_details", basicDetails4);
  into($trigger_condition, w, d, "trigger_condition", triggerCondition);
  into($campaign_content, w, d, "campaign_content", campaignContent);
  into($segmentation_details, w, d, "segmentation_details", segmentationDetails);
  into($scheduling_details, w, d, "scheduling_details", schedulingDetails);
  into($delivery_controls, w, d, "delivery_controls", deliveryControls);
  into($conversion_goal_details, w, d, "conversion_goal_details", conversionGoalDetails);
  into($control_group_details, w, d, "control_group_details", controlGroupDetails);
  into($utm_params, w, d, "utm_params", utmParams);
  into($campaign_audience_limit, w, d, "campaign_audience_limit", campaignAudienceLimit);
}

const pushUpdateRequestForm = "request_id:s;channel:ePUSH|EMAIL;campaign_delivery_type:eONE_TIME|PERIODIC|EVENT_TRIGGERED|BUSINESS_EVENT_TRIGGERED|DEVICE_TRIGGERED|LOCATION_TRIGGERED|BROADCAST_LIVE_ACTIVITY;updated_by:femail;version_note:s;basic_details:o;trigger_condition:o;campaign_content:o;segmentation_details:o;scheduling_details:o;delivery_controls:o;advanced:o;conversion_goal_details:o;control_group_details:o;utm_params:o;campaign_audience_limit:o;status:ePUBLISH";

export function pushUpdateRequest(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
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
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "request_id":
      case "version_note":
        v = o[key];
        if (!(typeof v === "string")) isWrong = true;
        break;
      case "channel":
        v = o[key];
        if (!(v === "PUSH" || v === "EMAIL")) isWrong = true;
        break;
      case "campaign_delivery_type":
        v = o[key];
        if (!(v === "ONE_TIME" || v === "PERIODIC" || v === "EVENT_TRIGGERED" || v === "BUSINESS_EVENT_TRIGGERED" || v === "DEVICE_TRIGGERED" || v === "LOCATION_TRIGGERED" || v === "BROADCAST_LIVE_ACTIVITY")) isWrong = true;
        break;
      case "updated_by":
        v = o[key];
        if (!(typeof v === "string" && isEmail(v))) isWrong = true;
        break;
      case "basic_details":
        v = o[key];
        if (isObject(v)) $basic_details = v; else isWrong = true;
        break;
      case "trigger_condition":
        v = o[key];
        if (isObject(v)) $trigger_condition = v; else isWrong = true;
        break;
      case "campaign_content":
        v = o[key];
        if (isObject(v)) $campaign_content = v; else isWrong = true;
        break;
      case "segmentation_details":
        v = o[key];
        if (isObject(v)) $segmentation_details = v; else isWrong = true;
        break;
      case "scheduling_details":
        v = o[key];
        if (isObject(v)) $scheduling_details = v; else isWrong = true;
        break;
      case "delivery_controls":
        v = o[key];
        if (isObject(v)) $delivery_controls = v; else isWrong = true;
        break;
      case "advanced":
        v = o[key];
        if (isObject(v)) $advanced = v; else isWrong = true;
        break;
      case "conversion_goal_details":
        v = o[key];
        if (isObject(v)) $conversion_goal_details = v; else isWrong = true;
        break;
      case "control_group_details":
        v = o[key];
        if (isObject(v)) $control_group_details = v; else isWrong = true;
        break;
      case "utm_params":
        v = o[key];
        if (isObject(v)) $utm_params = v; else isWrong = true;
        break;
      case "campaign_audience_limit":
        v = o[key];
        if (isObject(v)) $campaign_audience_limit = v; else isWrong = true;
        break;
      case "status":
        v = o[key];
        if (!(v === "PUBLISH")) isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, pushUpdateRequestForm, d);
  if (isWrong) return explain(o, w, d, pushUpdateRequestForm, [pushBasicDetails, triggerCondition, pushCampaignContent, segmentationDetails, schedulingDetails, pushDeliveryControls, advanced, conversionGoalDetails, controlGroupDetails, utmParams, campaignAudienceLimit]);
  into($basic_details, w, d, "basic_details", pushBasicDetails);
  into($trigger_condition, w, d, "trigger_condition", triggerCondition);
  into($campaign_content, w, d, "campaign_content", pushCampaignContent);
  into($segmentation_details, w, d, "segmentation_details", segmentationDetails);
  into($scheduling_details, w, d, "scheduling_details", schedulingDetails);
  into($delivery_controls, w, d, "delivery_controls", pushDeliveryControls);
  into($advanced, w, d, "advanced", advanced);
  into($conversion_goal_details, w, d, "conversion_goal_details", conversionGoalDetails);
  into($control_group_details, w, d, "control_group_details", controlGroupDetails);
  into($utm_params, w, d, "utm_params", utmParams);
  into($campaign_audience_limit, w, d, "campaign_audience_limit", campaignAudienceLimit);
}

const emailUpdateRequestForm = "request_id:s;channel:ePUSH|EMAIL;campaign_delivery_type:eONE_TIME|PERIODIC|EVENT_TRIGGERED|BUSINESS_EVENT_TRIGGERED;updated_by:femail;version_note:s;basic_details:o;trigger_condition:o;connector:o;campaign_content:o;segmentation_details:o;scheduling_details:o;delivery_controls:o;conversion_goal_details:o;control_group_details:o;utm_params:o;campaign_audience_limit:o;status:ePUBLISH";

export function emailUpdateRequest(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
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
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "request_id":
      case "version_note":
        v = o[key];
        if (!(typeof v === "string")) isWrong = true;
        break;
      case "channel":
        v = o[key];
        if (!(v === "PUSH" || v === "EMAIL")) isWrong = true;
        break;
      case "campaign_delivery_type":
        v = o[key];
        if (!(v === "ONE_TIME" || v === "PERIODIC" || v === "EVENT_TRIGGERED" || v === "BUSINESS_EVENT_TRIGGERED")) isWrong = true;
        break;
      case "updated_by":
        v = o[key];
        if (!(typeof v === "string" && isEmail(v))) isWrong = true;
        break;
      case "basic_details":
        v = o[key];
        if (isObject(v)) $basic_details = v; else isWrong = true;
        break;
      case "trigger_condition":
        v = o[key];
        if (isObject(v)) $trigger_condition = v; else isWrong = true;
        break;
      case "connector":
        v = o[key];
        if (isObject(v)) $connector = v; else isWrong = true;
        break;
      case "campaign_content":
        v = o[key];
        if (isObject(v)) $campaign_content = v; else isWrong = true;
        break;
      case "segmentation_details":
        v = o[key];
        if (isObject(v)) $segmentation_details = v; else isWrong = true;
        break;
      case "scheduling_details":
        v = o[key];
        if (isObject(v)) $scheduling_details = v; else isWrong = true;
        break;
      case "delivery_controls":
        v = o[key];
        if (isObject(v)) $delivery_controls = v; else isWrong = true;
        break;
      case "conversion_goal_details":
        v = o[key];
        if (isObject(v)) $conversion_goal_details = v; else isWrong = true;
        break;
      case "control_group_details":
        v = o[key];
        if (isObject(v)) $control_group_details = v; else isWrong = true;
        break;
      case "utm_params":
        v = o[key];
        if (isObject(v)) $utm_params = v; else isWrong = true;
        break;
      case "campaign_audience_limit":
        v = o[key];
        if (isObject(v)) $campaign_audience_limit = v; else isWrong = true;
        break;
      case "status":
        v = o[key];
        if (!(v === "PUBLISH")) isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, emailUpdateRequestForm, d);
  if (isWrong) return explain(o, w, d, emailUpdateRequestForm, [emailBasicDetails, triggerCondition, connector, emailCampaignContent, segmentationDetails, schedulingDetails, emailDeliveryControls, conversionGoalDetails, controlGroupDetails, utmParams, campaignAudienceLimit]);
  into($basic_details, w, d, "basic_details", emailBasicDetails);
  into($trigger_condition, w, d, "trigger_condition", triggerCondition);
  into($connector, w, d, "connector", connector);
  into($campaign_content, w, d, "campaign_content", emailCampaignContent);
  into($segmentation_details, w, d, "segmentation_details", segmentationDetails);
  into($scheduling_details, w, d, "scheduling_details", schedulingDetails);
  into($delivery_controls, w, d, "delivery_controls", emailDeliveryControls);
  into($conversion_goal_details, w, d, "conversion_goal_details", conversionGoalDetails);
  into($control_group_details, w, d, "control_group_details", controlGroupDetails);
  into($utm_params, w, d, "utm_params", utmParams);
  into($campaign_audience_limit, w, d, "campaign_audience_limit", campaignAudienceLimit);
}

const anyChannelUpdateRequestForm = "request_id:s;channel:ePUSH|EMAIL;campaign_delivery_type;updated_by:femail;version_note:s;basic_details:o;trigger_condition:o;campaign_content:o;segmentation_details:o;scheduling_details:o;delivery_controls:o;advanced;conversion_goal_details:o;control_group_details:o;utm_params:o;campaign_audience_limit:o;connector;status:ePUBLISH";

export function anyChannelUpdateRequest(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
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
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "request_id":
      case "version_note":
        v = o[key];
        if (!(typeof v === "string")) isWrong = true;
        break;
      case "channel":
        v = o[key];
        if (!(v === "PUSH" || v === "EMAIL")) isWrong = true;
        break;
      case "campaign_delivery_type":
      case "advanced":
      case "connector":
        break;
      case "updated_by":
        v = o[key];
        if (!(typeof v === "string" && isEmail(v))) isWrong = true;
        break;
      case "basic_details":
        v = o[key];
        if (isObject(v)) $basic_details = v; else isWrong = true;
        break;
      case "trigger_condition":
        v = o[key];
        if (isObject(v)) $trigger_condition = v; else isWrong = true;
        break;
      case "campaign_content":
        v = o[key];
        if (isObject(v)) $campaign_content = v; else isWrong = true;
        break;
      case "segmentation_details":
        v = o[key];
        if (isObject(v)) $segmentation_details = v; else isWrong = true;
        break;
      case "scheduling_details":
        v = o[key];
        if (isObject(v)) $scheduling_details = v; else isWrong = true;
        break;
      case "delivery_controls":
        v = o[key];
        if (isObject(v)) $delivery_controls = v; else isWrong = true;
        break;
      case "conversion_goal_details":
        v = o[key];
        if (isObject(v)) $conversion_goal_details = v; else isWrong = true;
        break;
      case "control_group_details":
        v = o[key];
        if (isObject(v)) $control_group_details = v; else isWrong = true;
        break;
      case "utm_params":
        v = o[key];
        if (isObject(v)) $utm_params = v; else isWrong = true;
        break;
      case "campaign_audience_limit":
        v = o[key];
        if (isObject(v)) $campaign_audience_limit = v; else isWrong = true;
        break;
      case "status":
        v = o[key];
        if (!(v === "PUBLISH")) isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, anyChannelUpdateRequestForm, d);
  if (isWrong) return explain(o, w, d, anyChannelUpdateRequestForm, [basicDetails4, triggerCondition, campaignContent, segmentationDetails, schedulingDetails, deliveryControls, conversionGoalDetails, controlGroupDetails, utmParams, campaignAudienceLimit]);
  into($basic_details, w, d, "basic_details", basicDetails4);
  into($trigger_condition, w, d, "trigger_condition", triggerCondition);
  into($campaign_content, w, d, "campaign_content", campaignContent);
  into($segmentation_details, w, d, "segmentation_details", segmentationDetails);
  into($scheduling_details, w, d, "scheduling_details", schedulingDetails);
  into($delivery_controls, w, d, "delivery_controls", deliveryControls);
  into($conversion_goal_details, w, d, "conversion_goal_details", conversionGoalDetails);
  into($control_group_details, w, d, "control_group_details", controlGroupDetails);
  into($utm_params, w, d, "utm_params", utmParams);
  into($campaign_audience_limit, w, d, "campaign_audience_limit", campaignAudienceLimit);
}

const publishRequestForm = "request_id:s;updated_by:femail;version_note:s;status!:ePUBLISH;?";

export function publishRequest(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let count = 0;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "request_id":
      case "version_note":
        v = o[key];
        if (!(typeof v === "string")) isWrong = true;
        break;
      case "updated_by":
        v = o[key];
        if (!(typeof v === "string" && isEmail(v))) isWrong = true;
        break;
      case "status":
        v = o[key];
        if (v === "PUBLISH") count++; else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, publishRequestForm, d);
  if (isWrong || count !== 1) return explain(o, w, d, publishRequestForm, []);
}

const createResponseForm = "campaign_id!:s";

export function createResponse(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let count = 0;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "campaign_id":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") isOdd = true; } else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, createResponseForm, d);
  if (isWrong || count !== 1) return explain(o, w, d, createResponseForm, []);
}

const updateResponseForm = "response_id!:s;type!:s;data!:o";

export function updateResponse(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let $data: Members | undefined;
  let count = 0;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "response_id":
      case "type":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") isOdd = true; } else isWrong = true;
        break;
      case "data":
        v = o[key];
        if (isObject(v)) { $data = v; count++; } else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, updateResponseForm, d);
  if (isWrong || count !== 3) return explain(o, w, d, updateResponseForm, [variationDetails]);
  into($data, w, d, "data", variationDetails);
}

const detailsEntryForm = "target!:s;message!:s";

function detailsEntry(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let count = 0;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "target":
      case "message":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") isOdd = true; } else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, detailsEntryForm, d);
  if (isWrong || count !== 2) return explain(o, w, d, detailsEntryForm, []);
}

function details(a: readonly unknown[], w: Walk, d: number): void {
  const end = w.enterArray(a, details, d);
  if (end < 0) return;
  const before = w.found.length;
  for (let i = 0; i < end && !w.full; i++) {
    const v = a[i];
    if (isObject(v)) {
      w.path[d] = i;
      detailsEntry(v, w, d + 1);
    } else wrongType(w, { container: a, key: i, value: v, required: true, depth: d }, "object");
  }
  w.leave(a, end, details, d, before);
}

const errorForm = "code!:s;message!:s;target:s;details:a;request_id:s";

function error(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let $details: unknown[] | undefined;
  let count = 0;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "code":
      case "message":
        v = o[key];
        if (typeof v === "string") { count++; if (v === "") isOdd = true; } else isWrong = true;
        break;
      case "target":
      case "request_id":
        v = o[key];
        if (!(typeof v === "string")) isWrong = true;
        break;
      case "details":
        v = o[key];
        if (Array.isArray(v)) $details = v; else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, errorForm, d);
  if (isWrong || count !== 2) return explain(o, w, d, errorForm, [details]);
  into($details, w, d, "details", details);
}

const receivedErrorBodyForm = "error!:o";

export function receivedErrorBody(o: Members, w: Walk, d: number): void {
  if (!w.enter(o, d)) return;
  let $error: Members | undefined;
  let count = 0;
  let isWrong = false;
  let isOdd = false;
  let v: unknown;
  for (const key in o) {
    switch (key) {
      case "error":
        v = o[key];
        if (isObject(v)) { $error = v; count++; } else isWrong = true;
        break;
      default:
        isOdd = true;
    }
  }
  if (isOdd) w.inspect(o, receivedErrorBodyForm, d);
  if (isWrong || count !== 1) return explain(o, w, d, receivedErrorBodyForm, [error]);
  into($error, w, d, "error", error);
}
