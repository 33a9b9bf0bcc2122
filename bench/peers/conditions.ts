import type {
  CreateRequest,
  EmailCreateRequest,
  FilterGroup,
  PushCreateRequest,
  SchedulingDetails,
  TriggerCondition,
} from "../../src/index.js";
import { eachGroup, type Report } from "./cross-field.js";
import type { Segment } from "./peer.js";
import { customKeysOf, operators, operatorsWithoutValue, triggeredTypes, windowMembers } from "./vocabulary.js";

/** Rules that `if` and `then` of JSON Schema could express too: that a member needs another one. */
export function conditions(request: CreateRequest, report: Report): void {
  deliveryType(request, report);
  if (request.channel === "PUSH") ofPush(request, report);
  else ofEmail(request, report);
  if (request.trigger_condition !== undefined) trigger(request.trigger_condition, report);
  eachGroup(request, (group, path) => filters(group, path, report));
  const { is_all_user_campaign, included_filters } = request.segmentation_details;
  if (is_all_user_campaign !== true && (included_filters?.filters.length ?? 0) === 0) {
    report(["segmentation_details", "included_filters"], "must have a filter unless is_all_user_campaign is true");
  }
  schedule(request.scheduling_details, report);
  const group = request.control_group_details;
  if (group?.is_campaign_control_group_enabled === true && group.campaign_control_group_percentage === undefined) {
    report(["control_group_details", "campaign_control_group_percentage"], "is needed when the group is enabled");
  }
  for (const key of customKeysOf(request.utm_params ?? {})) {
    if (!key.startsWith("utm_")) report(["utm_params", key], "must start with utm_");
  }
}

function deliveryType(request: CreateRequest, report: Report): void {
  const type = request.campaign_delivery_type;
  if (triggeredTypes.includes(type) && request.trigger_condition === undefined) {
    report(["trigger_condition"], `is needed for ${type}`);
  }
  if (type === "BUSINESS_EVENT_TRIGGERED" && request.basic_details.business_event === undefined) {
    report(["basic_details", "business_event"], `is needed for ${type}`);
  }
  if (type !== "PERIODIC") return;
  const { periodic_details, delivery_type } = request.scheduling_details;
  if (periodic_details === undefined) report(["scheduling_details", "periodic_details"], `is needed for ${type}`);
  if (delivery_type !== "AT_FIXED_TIME") {
    report(["scheduling_details", "delivery_type"], `must be AT_FIXED_TIME for ${type}`);
  }
}

function ofPush(request: PushCreateRequest, report: Report): void {
  const { campaign_delivery_type: type, basic_details: details } = request;
  if (type === "BROADCAST_LIVE_ACTIVITY") {
    if (details.platforms.some((platform) => platform !== "IOS")) {
      report(["basic_details", "platforms"], "must be IOS alone for a live activity");
    }
    if (details.platforms.includes("IOS") && details.broadcast_live_activity_id === undefined) {
      report(["basic_details", "broadcast_live_activity_id"], "is needed for a live activity on iOS");
    }
  }
  if (type === "LOCATION_TRIGGERED" && details.geofences === undefined) {
    report(["basic_details", "geofences"], `is needed for ${type}`);
  }
  if (details.geofences?.triggered_at === "dwell") {
    for (const member of ["dwell_time_value", "dwell_time_granularity"] as const) {
      if (details.geofences[member] === undefined) report(["basic_details", "geofences", member], "is needed");
    }
  }
  if (type === "EVENT_TRIGGERED" && request.delivery_controls.bypass_dnd === undefined) {
    report(["delivery_controls", "bypass_dnd"], `is needed for ${type}`);
  }
  const delay = request.trigger_condition;
  if (delay?.trigger_delay_type === "INTELLIGENT_DELAY" && delay.intelligent_delay_optimization === undefined) {
    report(["trigger_condition", "intelligent_delay_optimization"], "is needed with INTELLIGENT_DELAY");
  }
}

function ofEmail(request: EmailCreateRequest, report: Report): void {
  const { basic_details: details, trigger_condition: delay } = request;
  if (details.content_type === "PROMOTIONAL" && details.subscription_category === undefined) {
    report(["basic_details", "subscription_category"], "is needed when content_type is PROMOTIONAL");
  }
  if (delay?.trigger_delay_type === "INTELLIGENT_DELAY") {
    report(["trigger_condition", "trigger_delay_type"], "must be DELAY or ASAP on Email");
  }
  if (delay?.intelligent_delay_optimization !== undefined) {
    report(["trigger_condition", "intelligent_delay_optimization"], "is for Push only");
  }
}

function trigger(condition: TriggerCondition, report: Report): void {
  const { trigger_delay_type: type, intelligent_delay_optimization: window } = condition;
  if (type === "DELAY") {
    for (const member of ["trigger_delay_value", "trigger_delay_granularity", "trigger_relation"] as const) {
      if (condition[member] === undefined) report(["trigger_condition", member], "is needed with DELAY");
    }
  }
  if (condition.trigger_relation === "BEFORE" && condition.trigger_attr?.name === undefined) {
    report(["trigger_condition", "trigger_attr", "name"], "is needed when trigger_relation is BEFORE");
  }
  if (type !== "INTELLIGENT_DELAY" || window === undefined) return;
  for (const member of windowMembers) {
    if (window[member] !== undefined) continue;
    report(["trigger_condition", "intelligent_delay_optimization", member], "is needed with INTELLIGENT_DELAY");
  }
}

function schedule(details: SchedulingDetails, report: Report): void {
  const { delivery_type: type } = details;
  const need = (member: "start_time" | "bts_details" | "user_timezone_details") => {
    if (details[member] !== undefined) return;
    report(["scheduling_details", member], `is needed when delivery_type is ${type}`);
  };
  if (type !== "ASAP") need("start_time");
  if (type === "SEND_IN_BTS") need("bts_details");
  if (type === "SEND_IN_USER_TIMEZONE") need("user_timezone_details");
}

function filters(group: FilterGroup, path: readonly Segment[], report: Report): void {
  for (const [index, filter] of group.filters.entries()) {
    if (filter.filter_type === "user_attributes") {
      const { data_type, operator } = filter;
      if (!(operators[data_type] as readonly string[]).includes(operator)) {
        report([...path, "filters", index, "operator"], `must be one of ${operators[data_type].join(", ")}`);
      }
      if (filter.value === undefined && !operatorsWithoutValue.includes(operator)) {
        report([...path, "filters", index, "value"], "is needed unless operator is exists or today");
      }
    } else if (filter.filter_type === "custom_segments") {
      if (filter.id !== undefined || filter.name !== undefined) continue;
      report([...path, "filters", index, "id"], "is needed when name is absent");
    } else if (filter.attributes !== undefined) {
      filters(filter.attributes, [...path, "filters", index, "attributes"], report);
    }
  }
}
