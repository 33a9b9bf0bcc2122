import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { agreeOnCreate, type SharedContext } from "./agree.js";
import {
  ABSENT,
  dealCard,
  email,
  GMAIL,
  geofences,
  gmail,
  group,
  manual,
  on,
  product,
  productSetData,
  push,
  trigger,
  userFilter,
} from "./bodies.js";
import { oracleCreate } from "./oracle.js";

const LIMIT: SharedContext = { features: ["AUDIENCE_LIMIT"] };
const QUEUING: SharedContext = { features: ["QUEUING"] };
const PORTFOLIO: SharedContext = { features: ["PORTFOLIO"] };
const BAD_REQUEST = "400 Bad Request";
const GATE = "VALIDATION_FAILED";

// --- the cases ---

interface Case {
  name: string;
  body: unknown;
  context?: SharedContext;
  /** The paths in order. */
  paths: string[];
  /** The targets and detail targets, if the case is about them. */
  targets?: [target: string, detailTarget: string][];
  code?: string;
}

const SHARED_MISSING = [
  "request_id",
  "channel",
  "campaign_delivery_type",
  "created_by",
  "basic_details",
  "campaign_content",
  "segmentation_details",
  "scheduling_details",
];

const CASES: Record<string, Case[]> = {
  "the body and its top level": [
    { name: "Push", body: push(), paths: [] },
    { name: "Email", body: email(), paths: [] },
    { name: "null", body: null, paths: ["body"], targets: [["body", "body"]], code: BAD_REQUEST },
    { name: "an array", body: [], paths: ["body"] },
    { name: "a string", body: "{}", paths: ["body"] },
    { name: "empty", body: {}, paths: SHARED_MISSING, code: BAD_REQUEST },
    {
      name: "empty Push",
      body: { channel: "PUSH" },
      paths: [...SHARED_MISSING.filter((member) => member !== "channel"), "delivery_controls", "advanced"],
    },
    {
      name: "empty Email",
      body: { channel: "EMAIL" },
      paths: [
        "request_id",
        "campaign_delivery_type",
        "created_by",
        "basic_details",
        "connector",
        "campaign_content",
        "segmentation_details",
        "scheduling_details",
      ],
    },
    {
      name: "null is a wrong type, not absent; absent has its own target",
      body: on(push, { request_id: null, "basic_details.name": ABSENT, "basic_details.tags": null }),
      paths: ["request_id", "basic_details.name", "basic_details.tags"],
      targets: [
        ["request_id", "request_id"],
        ["basic_details.name", "basic_details.name"],
        ["basic_details", "basic_details.tags"],
      ],
    },
    {
      name: "delivery types of the other channel",
      body: on(email, { campaign_delivery_type: "DEVICE_TRIGGERED" }),
      paths: ["campaign_delivery_type"],
      targets: [["campaign_delivery_type", "campaign_delivery_type"]],
    },
    {
      name: "members of the other channel are not checked",
      body: on(email, { advanced: 5, "basic_details.geofences": 5, "delivery_controls.queuing_enabled": 5 }),
      paths: [],
    },
    { name: "connector on Push", body: on(push, { connector: 5 }), paths: [] },
    {
      name: "email addresses",
      body: on(push, { created_by: "ada@localhost" }),
      paths: ["created_by"],
    },
    { name: "two @", body: on(push, { created_by: "a@b@example.com" }), paths: ["created_by"] },
    { name: "65 characters", body: on(push, { created_by: `${"a".repeat(65)}@example.com` }), paths: ["created_by"] },
    { name: "64 characters", body: on(push, { created_by: `${"a".repeat(64)}@example.com` }), paths: [] },
    { name: "an empty label", body: on(push, { created_by: "a@example..com" }), paths: ["created_by"] },
    { name: "white space", body: on(push, { created_by: "a b@example.com" }), paths: ["created_by"] },
  ],

  basic_details: [
    {
      name: "Push in table order",
      body: on(push, {
        basic_details: {
          send_to_triggered_platform_only: 1,
          geofences: {},
          platforms: ["IOS", "ios"],
          platform_specific_details: { ios: { exclude_provisional_push_devices: "x" }, android: [] },
          tags: [1],
        },
      }),
      paths: [
        "basic_details.name",
        "basic_details.platforms[1]",
        "basic_details.platform_specific_details.android",
        "basic_details.platform_specific_details.ios.exclude_provisional_push_devices",
        "basic_details.tags[0]",
        "basic_details.geofences.name",
        "basic_details.geofences.latitude",
        "basic_details.geofences.longitude",
        "basic_details.geofences.radius",
        "basic_details.geofences.triggered_at",
        "basic_details.geofences.response_time_value",
        "basic_details.geofences.response_time_granularity",
        "basic_details.send_to_triggered_platform_only",
      ],
    },
    {
      name: "Email in table order",
      body: on(email, { basic_details: { deduplication_attribute: 5, send_only_double_opt_in_users: "x" } }),
      paths: [
        "basic_details.name",
        "basic_details.content_type",
        "basic_details.user_attribute_identifier",
        "basic_details.send_only_double_opt_in_users",
        "basic_details.deduplication_attribute",
      ],
    },
    {
      name: "live activities are iOS only and need their id",
      body: on(push, { campaign_delivery_type: "BROADCAST_LIVE_ACTIVITY" }),
      paths: ["basic_details.platforms", "basic_details.broadcast_live_activity_id"],
      targets: [
        ["basic_details", "basic_details.platforms"],
        ["basic_details.broadcast_live_activity_id", "basic_details.broadcast_live_activity_id"],
      ],
    },
    {
      name: "a live activity without iOS needs no id",
      body: on(push, { campaign_delivery_type: "BROADCAST_LIVE_ACTIVITY", "basic_details.platforms": ["WEB"] }),
      paths: ["basic_details.platforms"],
    },
    {
      name: "a wrong platform blocks both live activity rules",
      body: on(push, {
        campaign_delivery_type: "BROADCAST_LIVE_ACTIVITY",
        "basic_details.platforms": ["IOS", "WINDOWS"],
      }),
      paths: ["basic_details.platforms[1]"],
    },
    {
      name: "business event, Push",
      body: on(push, { campaign_delivery_type: "BUSINESS_EVENT_TRIGGERED" }),
      paths: ["basic_details.business_event"],
    },
    {
      name: "business event, Email, after subscription category",
      body: on(email, {
        campaign_delivery_type: "BUSINESS_EVENT_TRIGGERED",
        "basic_details.subscription_category": ABSENT,
      }),
      paths: ["basic_details.subscription_category", "basic_details.business_event"],
    },
    {
      name: "a wrong delivery type blocks only the rules that read it",
      body: on(email, {
        campaign_delivery_type: "business",
        "basic_details.subscription_category": ABSENT,
        "scheduling_details.delivery_type": "AT_FIXED_TIME",
      }),
      paths: ["campaign_delivery_type", "basic_details.subscription_category", "scheduling_details.start_time"],
    },
    {
      name: "an empty business_event counts as present",
      body: on(push, { campaign_delivery_type: "BUSINESS_EVENT_TRIGGERED", "basic_details.business_event": "" }),
      paths: [],
    },
    {
      name: "geofences and trigger for LOCATION_TRIGGERED",
      body: on(push, { campaign_delivery_type: "LOCATION_TRIGGERED" }),
      paths: ["basic_details.geofences", "trigger_condition"],
    },
    {
      name: "dwell on any delivery type",
      body: on(push, { "basic_details.geofences": geofences({ triggered_at: "dwell" }) }),
      paths: ["basic_details.geofences.dwell_time_value", "basic_details.geofences.dwell_time_granularity"],
    },
    {
      name: "dwell, with one of the two members wrong",
      body: on(push, { "basic_details.geofences": geofences({ triggered_at: "dwell", dwell_time_value: 5 }) }),
      paths: ["basic_details.geofences.dwell_time_value", "basic_details.geofences.dwell_time_granularity"],
    },
    {
      name: "gates before rules, Email",
      body: on(email, {
        "basic_details.subscription_category": ABSENT,
        "basic_details.deduplication_attribute": "brand",
        "basic_details.send_only_double_opt_in_users": true,
      }),
      context: { features: [] },
      paths: [
        "basic_details.send_only_double_opt_in_users",
        "basic_details.deduplication_attribute",
        "basic_details.subscription_category",
      ],
      targets: [
        ["basic_details", "basic_details.send_only_double_opt_in_users"],
        ["basic_details", "basic_details.deduplication_attribute"],
        ["basic_details.subscription_category", "basic_details.subscription_category"],
      ],
      code: BAD_REQUEST,
    },
    {
      name: "gates with unknown features",
      body: on(email, {
        "basic_details.deduplication_attribute": "brand",
        "basic_details.send_only_double_opt_in_users": true,
      }),
      paths: [],
    },
    {
      name: "values that need no feature",
      body: on(email, {
        "basic_details.deduplication_attribute": "",
        "basic_details.send_only_double_opt_in_users": false,
      }),
      context: { features: [] },
      paths: [],
    },
    {
      name: "TRANSACTIONAL needs no subscription category",
      body: on(email, { "basic_details.subscription_category": ABSENT, "basic_details.content_type": "TRANSACTIONAL" }),
      paths: [],
    },
  ],

  trigger_condition: [
    {
      name: "Push EVENT_TRIGGERED: also bypass_dnd",
      body: on(push, { campaign_delivery_type: "EVENT_TRIGGERED" }),
      paths: ["trigger_condition", "delivery_controls.bypass_dnd"],
      targets: [
        ["trigger_condition", "trigger_condition"],
        ["delivery_controls.bypass_dnd", "delivery_controls.bypass_dnd"],
      ],
    },
    {
      name: "Push DEVICE_TRIGGERED",
      body: on(push, { campaign_delivery_type: "DEVICE_TRIGGERED" }),
      paths: ["trigger_condition"],
    },
    {
      name: "Email EVENT_TRIGGERED",
      body: on(email, { campaign_delivery_type: "EVENT_TRIGGERED" }),
      paths: ["trigger_condition"],
    },
    {
      name: "an empty trigger is enough",
      body: on(email, { campaign_delivery_type: "EVENT_TRIGGERED", trigger_condition: {} }),
      paths: [],
    },
    {
      name: "a trigger on ONE_TIME is still checked",
      body: on(push, { trigger_condition: trigger({ trigger_delay_type: "DELAY", trigger_relation: "BEFORE" }) }),
      paths: [
        "trigger_condition.trigger_delay_value",
        "trigger_condition.trigger_delay_granularity",
        "trigger_condition.trigger_attr.name",
      ],
    },
    {
      name: "BEFORE with any delay type",
      body: on(email, { trigger_condition: { trigger_relation: "BEFORE", trigger_attr: {} } }),
      paths: ["trigger_condition.trigger_attr.name"],
      targets: [["trigger_condition.trigger_attr.name", "trigger_condition.trigger_attr.name"]],
    },
    {
      name: "BEFORE with a wrong trigger_attr",
      body: on(push, { trigger_condition: { trigger_relation: "BEFORE", trigger_attr: "x" } }),
      paths: ["trigger_condition.trigger_attr"],
    },
    {
      name: "DELAY with one wrong member: the others are still required",
      body: on(push, { trigger_condition: { trigger_delay_type: "DELAY", trigger_delay_value: "5" } }),
      paths: [
        "trigger_condition.trigger_delay_value",
        "trigger_condition.trigger_delay_granularity",
        "trigger_condition.trigger_relation",
      ],
    },
    {
      name: "a wrong delay type blocks",
      body: on(push, { trigger_condition: { trigger_delay_type: "delay" } }),
      paths: ["trigger_condition.trigger_delay_type"],
    },
    {
      name: "INTELLIGENT_DELAY without the object",
      body: on(push, { trigger_condition: { trigger_delay_type: "INTELLIGENT_DELAY" } }),
      paths: ["trigger_condition.intelligent_delay_optimization"],
    },
    {
      name: "INTELLIGENT_DELAY with part of the object",
      body: on(push, {
        trigger_condition: {
          trigger_delay_type: "INTELLIGENT_DELAY",
          intelligent_delay_optimization: { max_delay_granularity: "MINUTES", min_delay_value: 1 },
        },
      }),
      paths: [
        "trigger_condition.intelligent_delay_optimization.max_delay_granularity",
        "trigger_condition.intelligent_delay_optimization.min_delay_granularity",
        "trigger_condition.intelligent_delay_optimization.max_delay_value",
      ],
    },
    {
      name: "the object without INTELLIGENT_DELAY",
      body: on(push, { trigger_condition: { intelligent_delay_optimization: {} } }),
      paths: [],
    },
    {
      name: "INTELLIGENT_DELAY on Email",
      body: on(email, { trigger_condition: { trigger_delay_type: "INTELLIGENT_DELAY" } }),
      paths: ["trigger_condition.trigger_delay_type"],
      targets: [["trigger_condition", "trigger_condition.trigger_delay_type"]],
    },
    {
      name: "the object on Email, its inside not checked",
      body: on(email, {
        trigger_condition: { trigger_delay_type: "ASAP", intelligent_delay_optimization: { min_delay_value: 1.5 } },
      }),
      paths: ["trigger_condition.intelligent_delay_optimization"],
    },
    {
      name: "both on Email: the members are not required",
      body: on(email, {
        trigger_condition: {
          trigger_delay_type: "INTELLIGENT_DELAY",
          intelligent_delay_optimization: { min_delay_value: 1, min_delay_granularity: "HOURS" },
        },
      }),
      paths: ["trigger_condition.trigger_delay_type", "trigger_condition.intelligent_delay_optimization"],
    },
    {
      name: "gate, then trigger rules, then filter rules",
      body: on(push, {
        trigger_condition: {
          trigger_delay_type: "DELAY",
          trigger_delay_value: 1,
          trigger_delay_granularity: "DAYS",
          included_filters: group(userFilter({ operator: "on", value: ABSENT })),
          secondary_included_filters: group(
            { filter_type: "custom_segments" },
            userFilter({ project_name: "p", value: ABSENT }),
          ),
        },
      }),
      context: PORTFOLIO,
      paths: [
        "trigger_condition.included_filters.filters[0].project_name",
        "trigger_condition.trigger_relation",
        "trigger_condition.included_filters.filters[0].operator",
        "trigger_condition.included_filters.filters[0].value",
        "trigger_condition.secondary_included_filters.filters[1].value",
        "trigger_condition.secondary_included_filters.filters[0].id",
      ],
    },
  ],

  filters: [
    {
      name: "a group requires both members",
      body: on(push, { "segmentation_details.excluded_filters": {} }),
      paths: ["segmentation_details.excluded_filters.filter_operator", "segmentation_details.excluded_filters.filters"],
    },
    {
      name: "AND is not and",
      body: on(push, { "segmentation_details.excluded_filters": { filter_operator: "AND", filters: [] } }),
      paths: ["segmentation_details.excluded_filters.filter_operator"],
    },
    {
      name: "a bare group is not a filter",
      body: on(push, { "segmentation_details.excluded_filters": group(group()) }),
      paths: ["segmentation_details.excluded_filters.filters[0].filter_type"],
      targets: [
        [
          "segmentation_details.excluded_filters.filters[0].filter_type",
          "segmentation_details.excluded_filters.filters[0].filter_type",
        ],
      ],
    },
    {
      name: "an unknown kind: one violation",
      body: on(push, { "segmentation_details.excluded_filters": group({ filter_type: "segments", name: 5 }) }),
      paths: ["segmentation_details.excluded_filters.filters[0].filter_type"],
    },
    {
      name: "required members of each kind",
      body: on(push, {
        "segmentation_details.excluded_filters": group(
          { filter_type: "user_attributes" },
          { filter_type: "actions" },
          { filter_type: "custom_segments" },
          5,
        ),
      }),
      paths: [
        "segmentation_details.excluded_filters.filters[0].data_type",
        "segmentation_details.excluded_filters.filters[0].name",
        "segmentation_details.excluded_filters.filters[0].operator",
        "segmentation_details.excluded_filters.filters[1].action_name",
        "segmentation_details.excluded_filters.filters[3]",
        "segmentation_details.excluded_filters.filters[2].id",
      ],
    },
    {
      name: "value stays required with a wrong operator",
      body: on(push, { "segmentation_details.excluded_filters": group(userFilter({ operator: "IS", value: ABSENT })) }),
      paths: [
        "segmentation_details.excluded_filters.filters[0].operator",
        "segmentation_details.excluded_filters.filters[0].value",
      ],
    },
    {
      name: "today of a string: the operator is wrong, the value not needed",
      body: on(push, {
        "segmentation_details.excluded_filters": group(userFilter({ operator: "today", value: ABSENT })),
      }),
      paths: ["segmentation_details.excluded_filters.filters[0].operator"],
    },
    {
      name: "the type of value is free",
      body: on(push, { "segmentation_details.excluded_filters": group(userFilter({ value: null })) }),
      paths: [],
    },
    {
      name: "a wrong data_type blocks the rule about the operator, but not the one about the value",
      body: on(push, {
        "segmentation_details.excluded_filters": group(
          userFilter({ data_type: "STRING", operator: "zzz", value: ABSENT }),
        ),
      }),
      paths: [
        "segmentation_details.excluded_filters.filters[0].data_type",
        "segmentation_details.excluded_filters.filters[0].value",
      ],
    },
    {
      name: "a wrong operator type blocks both",
      body: on(push, { "segmentation_details.excluded_filters": group(userFilter({ operator: 5, value: ABSENT })) }),
      paths: ["segmentation_details.excluded_filters.filters[0].operator"],
    },
    {
      name: "an invalid sibling blocks nothing",
      body: on(push, {
        "segmentation_details.excluded_filters": group(userFilter({ name: 5, negate: "no", value: ABSENT })),
      }),
      paths: [
        "segmentation_details.excluded_filters.filters[0].name",
        "segmentation_details.excluded_filters.filters[0].negate",
        "segmentation_details.excluded_filters.filters[0].value",
      ],
    },
    {
      name: "custom segment: a wrong name blocks the id",
      body: on(push, { "segmentation_details.excluded_filters": group({ filter_type: "custom_segments", name: 5 }) }),
      paths: ["segmentation_details.excluded_filters.filters[0].name"],
    },
    {
      name: "nested filters, one rule after the other, each in document order",
      body: on(push, {
        "segmentation_details.excluded_filters": group(
          {
            filter_type: "actions",
            attributes: group(userFilter({ operator: "on" }), {
              filter_type: "actions",
              action_name: "B",
              attributes: group(userFilter({ value: ABSENT })),
            }),
          },
          userFilter({ operator: "in", data_type: "bool", value: ABSENT }),
        ),
      }),
      paths: [
        "segmentation_details.excluded_filters.filters[0].action_name",
        "segmentation_details.excluded_filters.filters[0].attributes.filters[0].operator",
        "segmentation_details.excluded_filters.filters[1].operator",
        "segmentation_details.excluded_filters.filters[0].attributes.filters[1].attributes.filters[0].value",
        "segmentation_details.excluded_filters.filters[1].value",
      ],
    },
    {
      name: "execution",
      body: on(push, {
        "segmentation_details.excluded_filters": group({
          filter_type: "actions",
          action_name: "A",
          execution: { type: "atLeast", count: 1.5 },
          executed: "yes",
        }),
      }),
      paths: [
        "segmentation_details.excluded_filters.filters[0].execution.type",
        "segmentation_details.excluded_filters.filters[0].execution.count",
        "segmentation_details.excluded_filters.filters[0].executed",
      ],
    },
    {
      name: "PORTFOLIO at every depth",
      body: on(push, {
        "segmentation_details.excluded_filters": group(
          { filter_type: "actions", action_name: "A", attributes: group(userFilter({ operator: 5 })) },
          userFilter({ project_name: "p" }),
        ),
      }),
      context: PORTFOLIO,
      paths: [
        "segmentation_details.excluded_filters.filters[0].attributes.filters[0].operator",
        "segmentation_details.excluded_filters.filters[0].attributes.filters[0].project_name",
      ],
    },
  ],

  segmentation_details: [
    {
      name: "minimum audience, absent",
      body: on(push, { segmentation_details: {} }),
      paths: ["segmentation_details.included_filters"],
      targets: [["segmentation_details.included_filters", "segmentation_details.included_filters"]],
    },
    {
      name: "minimum audience, no entry, also with a wrong filter_operator",
      body: on(push, {
        segmentation_details: {
          is_all_user_campaign: false,
          included_filters: { filter_operator: "xor", filters: [] },
        },
      }),
      paths: ["segmentation_details.included_filters.filter_operator", "segmentation_details.included_filters"],
      targets: [
        ["segmentation_details", "segmentation_details.included_filters.filter_operator"],
        ["segmentation_details", "segmentation_details.included_filters"],
      ],
    },
    {
      name: "a wrong filter counts as a filter",
      body: on(push, { segmentation_details: { included_filters: group(5) } }),
      paths: ["segmentation_details.included_filters.filters[0]"],
    },
    {
      name: "a wrong is_all_user_campaign blocks the rule about the audience",
      body: on(push, { segmentation_details: { is_all_user_campaign: "true" } }),
      paths: ["segmentation_details.is_all_user_campaign"],
    },
    {
      name: "absent filters block the rule about the audience",
      body: on(push, { segmentation_details: { included_filters: { filter_operator: "or" } } }),
      paths: ["segmentation_details.included_filters.filters"],
    },
    {
      name: "filter rules before the minimum audience",
      body: on(push, { segmentation_details: { excluded_filters: group(userFilter({ value: ABSENT })) } }),
      paths: ["segmentation_details.excluded_filters.filters[0].value", "segmentation_details.included_filters"],
    },
    {
      name: "all users with an empty group",
      body: on(push, { "segmentation_details.included_filters": group() }),
      paths: [],
    },
  ],

  scheduling_details: [
    {
      name: "delivery_type is required and blocks",
      body: on(push, { scheduling_details: {} }),
      paths: ["scheduling_details.delivery_type"],
    },
    {
      name: "AT_FIXED_TIME",
      body: on(push, { "scheduling_details.delivery_type": "AT_FIXED_TIME" }),
      paths: ["scheduling_details.start_time"],
    },
    {
      name: "SEND_IN_BTS",
      body: on(push, { "scheduling_details.delivery_type": "SEND_IN_BTS" }),
      paths: ["scheduling_details.start_time", "scheduling_details.bts_details"],
    },
    {
      name: "SEND_IN_USER_TIMEZONE",
      body: on(email, { "scheduling_details.delivery_type": "SEND_IN_USER_TIMEZONE" }),
      paths: ["scheduling_details.start_time", "scheduling_details.user_timezone_details"],
    },
    {
      name: "a wrong start_time counts as present",
      body: on(push, { "scheduling_details.delivery_type": "SEND_IN_BTS", "scheduling_details.start_time": 5 }),
      paths: ["scheduling_details.start_time", "scheduling_details.bts_details"],
    },
    {
      name: "PERIODIC",
      body: on(email, { campaign_delivery_type: "PERIODIC" }),
      paths: ["scheduling_details.periodic_details", "scheduling_details.delivery_type"],
      targets: [
        ["scheduling_details.periodic_details", "scheduling_details.periodic_details"],
        ["scheduling_details", "scheduling_details.delivery_type"],
      ],
    },
    {
      name: "PERIODIC with SEND_IN_BTS",
      body: on(push, { campaign_delivery_type: "PERIODIC", "scheduling_details.delivery_type": "SEND_IN_BTS" }),
      paths: [
        "scheduling_details.start_time",
        "scheduling_details.periodic_details",
        "scheduling_details.delivery_type",
        "scheduling_details.bts_details",
      ],
    },
    {
      name: "PERIODIC with a wrong delivery_type",
      body: on(push, { campaign_delivery_type: "PERIODIC", "scheduling_details.delivery_type": "asap" }),
      paths: ["scheduling_details.delivery_type", "scheduling_details.periodic_details"],
    },
    {
      name: "periodic_details and its companions",
      body: on(push, {
        scheduling_details: {
          delivery_type: "ASAP",
          periodic_details: {
            repeat_on_days_of_week_for_month: [{ week_granularity: "FIFTH", repeat_on_days_of_week: ["MON"] }, "x"],
            repeat_on_date_of_month: [1, 31, 0, 32, 1.5],
            sending_frequency: "YEARLY",
            repeat_frequency: "1",
          },
          bts_details: { window_end_time: 5 },
          user_timezone_details: { send_in_user_timezone: 0 },
        },
      }),
      paths: [
        "scheduling_details.periodic_details.sending_frequency",
        "scheduling_details.periodic_details.repeat_frequency",
        "scheduling_details.periodic_details.repeat_on_date_of_month[2]",
        "scheduling_details.periodic_details.repeat_on_date_of_month[3]",
        "scheduling_details.periodic_details.repeat_on_date_of_month[4]",
        "scheduling_details.periodic_details.repeat_on_days_of_week_for_month[0].week_granularity",
        "scheduling_details.periodic_details.repeat_on_days_of_week_for_month[0].repeat_on_days_of_week[0]",
        "scheduling_details.periodic_details.repeat_on_days_of_week_for_month[1]",
        "scheduling_details.bts_details.window_end_time",
        "scheduling_details.user_timezone_details.send_in_user_timezone",
      ],
    },
    ...[
      "2026-02-29T00:00:00",
      "2026-01-01T24:00:00",
      "2026-01-01T00:60:00",
      "2026-01-01T00:00:60",
      "2026-01-01T00:00:00Z",
      "2026-01-01T00:00:00.0",
      "2026-01-01T00:00:00+01:00",
      "2026-01-01 00:00:00",
      "2026-01-01T00:00",
      "1900-02-29T00:00:00",
      "2026-01-01T00:00:00\n",
    ].map(
      (time): Case => ({
        name: `start_time ${JSON.stringify(time)}`,
        body: on(push, { "scheduling_details.start_time": time }),
        paths: ["scheduling_details.start_time"],
      }),
    ),
    ...["2024-02-29T23:59:59", "2000-02-29T00:00:00"].map(
      (time): Case => ({
        name: `start_time ${time}`,
        body: on(push, { "scheduling_details.start_time": time }),
        paths: [],
      }),
    ),
  ],

  delivery_controls: [
    {
      name: "a duration is required",
      body: on(push, { "delivery_controls.queuing_enabled": true }),
      context: QUEUING,
      paths: ["delivery_controls.queue_duration"],
      code: BAD_REQUEST,
      targets: [["delivery_controls.queue_duration", "delivery_controls.queue_duration"]],
    },
    {
      name: "a duration of 0",
      body: on(push, { delivery_controls: { queuing_enabled: true, queue_duration: 0 } }),
      context: QUEUING,
      paths: ["delivery_controls.queue_duration"],
      targets: [["delivery_controls", "delivery_controls.queue_duration"]],
    },
    {
      name: "a duration of 0 with queuing disabled",
      body: on(push, { delivery_controls: { queuing_enabled: false, queue_duration: 0 } }),
      context: QUEUING,
      paths: [],
    },
    {
      name: "bypass_dnd is not for DEVICE_TRIGGERED",
      body: on(push, { campaign_delivery_type: "DEVICE_TRIGGERED", trigger_condition: {} }),
      paths: [],
    },
    {
      name: "bypass_dnd is not for Email",
      body: on(email, { campaign_delivery_type: "EVENT_TRIGGERED", trigger_condition: {}, delivery_controls: {} }),
      paths: [],
    },
    {
      name: "absent delivery_controls block bypass_dnd",
      body: on(push, { campaign_delivery_type: "EVENT_TRIGGERED", trigger_condition: {}, delivery_controls: ABSENT }),
      paths: ["delivery_controls"],
    },
    {
      name: "Push types",
      body: on(push, { delivery_controls: { send_limit_value: 1, campaign_throttle_rpm: "1", bypass_dnd: 0 } }),
      paths: [
        "delivery_controls.bypass_dnd",
        "delivery_controls.campaign_throttle_rpm",
        "delivery_controls.send_limit_value",
      ],
    },
    {
      name: "Email types",
      body: on(email, { delivery_controls: { minimum_delay_between_two_notification_in_hour: 1.5, bypass_dnd: 0 } }),
      paths: ["delivery_controls.bypass_dnd", "delivery_controls.minimum_delay_between_two_notification_in_hour"],
    },
  ],

  "advanced, goals, control group, UTM": [
    {
      name: "advanced",
      body: on(push, {
        advanced: {
          platform_level_priority: {
            ios_specific_priority: { relevance_score: 0.7, apns_priority: 10, interruption_level: "passive" },
          },
          expiration_settings: { remove_from_inbox_after_type: "HOUR", expire_notification_after_type: "MINUTE" },
        },
      }),
      paths: [
        "advanced.expiration_settings.expire_notification_after_type",
        "advanced.expiration_settings.remove_from_inbox_after_type",
        "advanced.platform_level_priority.ios_specific_priority.apns_priority",
        "advanced.platform_level_priority.ios_specific_priority.interruption_level",
        "advanced.platform_level_priority.ios_specific_priority.relevance_score",
      ],
    },
    {
      name: "goals",
      body: on(push, {
        conversion_goal_details: {
          attribution_window_in_hours: "1",
          goals: [{}, { goal_event_attribute: { data_type: "string", value: 1, filters: [{}, 1] } }, []],
        },
      }),
      paths: [
        "conversion_goal_details.attribution_window_in_hours",
        "conversion_goal_details.goals[1].goal_event_attribute.data_type",
        "conversion_goal_details.goals[1].goal_event_attribute.value",
        "conversion_goal_details.goals[1].goal_event_attribute.filters[1]",
        "conversion_goal_details.goals[2]",
      ],
    },
    {
      name: "percentage required",
      body: on(push, {
        control_group_details: { is_campaign_control_group_enabled: true, is_global_control_group_enabled: 1 },
      }),
      paths: [
        "control_group_details.is_global_control_group_enabled",
        "control_group_details.campaign_control_group_percentage",
      ],
    },
    {
      name: "percentage out of range, enabled or not",
      body: on(push, { control_group_details: { campaign_control_group_percentage: 101 } }),
      paths: ["control_group_details.campaign_control_group_percentage"],
      targets: [["control_group_details", "control_group_details.campaign_control_group_percentage"]],
    },
    {
      name: "UTM: required, then custom keys in input order",
      body: on(push, { utm_params: { utm_z: 1, "a.b": 2, utm_term: 3, utm_a: 4, utm_medium: "m" } }),
      paths: [
        "utm_params.utm_source",
        "utm_params.utm_term",
        "utm_params.utm_z",
        'utm_params["a.b"]',
        "utm_params.utm_a",
      ],
    },
    {
      name: "UTM: the number, then the names, in input order",
      body: on(push, {
        utm_params: {
          z: "1",
          a: "2",
          utm_a: "3",
          utm_b: "4",
          utm_c: "5",
          "pt-BR": "6",
          utm_source: "s",
          utm_medium: "m",
        },
      }),
      paths: ["utm_params", "utm_params.z", "utm_params.a", 'utm_params["pt-BR"]'],
      targets: [
        ["utm_params", "utm_params"],
        ["utm_params", "utm_params.z"],
        ["utm_params", "utm_params.a"],
        ["utm_params", 'utm_params["pt-BR"]'],
      ],
    },
    {
      name: "UTM: any name",
      body: on(push, { utm_params: { ref: "1", utm_source: "s", utm_medium: "m" } }),
      context: { policies: { utmCustomKeys: "any" } },
      paths: [],
    },
    {
      name: "UTM: the number under any",
      body: on(push, { utm_params: { a: "", b: "", c: "", d: "", e: "", f: "", utm_source: "s", utm_medium: "m" } }),
      context: { policies: { utmCustomKeys: "any" } },
      paths: ["utm_params"],
    },
    {
      name: "UTM: five are allowed, UTM_ is another prefix",
      body: on(push, {
        utm_params: { utm_a: "", utm_b: "", utm_c: "", utm_d: "", UTM_e: "", utm_source: "s", utm_medium: "m" },
      }),
      context: { policies: { utmCustomKeys: "prefix" } },
      paths: ["utm_params.UTM_e"],
    },
    {
      name: "UTM: a fault below does not block the number",
      body: on(push, {
        utm_params: { utm_a: 1, utm_b: "", utm_c: "", utm_d: "", utm_e: "", utm_f: "", utm_source: "s" },
      }),
      paths: ["utm_params.utm_medium", "utm_params.utm_a", "utm_params"],
    },
    {
      name: "UTM: a wrong name with a wrong value is one violation",
      body: on(push, { utm_params: { ref: 1, utm_source: "s", utm_medium: "m" } }),
      paths: ["utm_params.ref"],
    },
    {
      name: "UTM: __proto__ is a key like any other",
      body: { ...push(), utm_params: JSON.parse('{"utm_source":"s","utm_medium":"m","__proto__":"x"}') as unknown },
      paths: ["utm_params.__proto__"],
    },
  ],

  campaign_audience_limit: [
    {
      name: "live activity",
      body: on(push, {
        campaign_delivery_type: "BROADCAST_LIVE_ACTIVITY",
        "basic_details.platforms": ["IOS"],
        "basic_details.broadcast_live_activity_id": "b",
        campaign_audience_limit: { is_campaign_audience_limit_enabled: false, limit: 1, frequency: "INSTANCE" },
      }),
      context: LIMIT,
      paths: ["campaign_audience_limit"],
      code: BAD_REQUEST,
    },
    {
      name: "limit out of range",
      body: on(push, { campaign_audience_limit: { is_campaign_audience_limit_enabled: true, limit: 10_000_000_000 } }),
      context: LIMIT,
      paths: ["campaign_audience_limit.limit"],
    },
    {
      name: "metrics is unknown",
      body: on(push, { campaign_audience_limit: { is_campaign_audience_limit_enabled: false, metrics: 5 } }),
      context: LIMIT,
      paths: [],
    },
  ],

  campaign_content: [
    {
      name: "content is required",
      body: on(push, { campaign_content: { locales: "en" } }),
      paths: ["campaign_content.locales", "campaign_content.content"],
    },
    {
      name: "the channel's member",
      body: on(push, { campaign_content: { content: { email: {} } } }),
      paths: ["campaign_content.content.push"],
      targets: [["campaign_content.content.push", "campaign_content.content.push"]],
    },
    {
      name: "keyed without locales",
      body: on(email, { campaign_content: { content: { en: { email: { subject: 5 } } } } }),
      paths: ["campaign_content.content.email"],
    },
    {
      name: "keyed, without content",
      body: on(email, {
        campaign_content: {
          locales: ["en"],
          content: { en: { push: {} }, de: 5, fr: [], it: { a: { b: { email: {} } } } },
        },
      }),
      paths: ["campaign_content.content.email"],
    },
    {
      name: "keyed, flat first, then in input order",
      body: on(email, {
        campaign_content: {
          variation_details: {},
          content: {
            "pt-BR": { v1: { email: { subject: 1 } }, v2: 5 },
            en: { email: { gmail_annotations: { sender_logo: "http://example.com" } } },
            email: 5,
          },
        },
      }),
      paths: [
        "campaign_content.content.email",
        'campaign_content.content["pt-BR"].v1.email.subject',
        "campaign_content.content.en.email.gmail_annotations.sender_logo",
      ],
      targets: [
        ["campaign_content", "campaign_content.content.email"],
        ["campaign_content", 'campaign_content.content["pt-BR"].v1.email.subject'],
        ["campaign_content.content", "gmail_annotations.sender_logo"],
      ],
    },
    {
      name: "keyed Push",
      body: on(push, {
        campaign_content: {
          locales: null,
          content: { en: { a: { push: { web: { template_type: 5, basic_details: { title: 5 } } } }, push: [] } },
        },
      }),
      paths: [
        "campaign_content.locales",
        "campaign_content.content.en.a.push.web.template_type",
        "campaign_content.content.en.push",
      ],
    },
    {
      name: "Push content",
      body: on(push, {
        "campaign_content.content.push": {
          web: { basic_details: "x" },
          ios: { basic_details: { title: 5, key_value_pairs: 5 } },
          android: { basic_details: { key_value_pairs: [{ value: 1 }, 5], notification_channel: null } },
        },
      }),
      paths: [
        "campaign_content.content.push.android.basic_details.notification_channel",
        "campaign_content.content.push.android.basic_details.key_value_pairs[0].value",
        "campaign_content.content.push.android.basic_details.key_value_pairs[1]",
        "campaign_content.content.push.ios.basic_details.title",
        "campaign_content.content.push.web.basic_details",
      ],
    },
    {
      name: "a wrong basic_details blocks the rules that read content_type",
      body: on(email, { "basic_details.content_type": "NEWS", [GMAIL]: gmail() }),
      paths: ["basic_details.content_type"],
    },
    {
      name: "annotations on TRANSACTIONAL",
      body: on(email, { "basic_details.content_type": "TRANSACTIONAL", [GMAIL]: {} }),
      paths: [GMAIL],
      targets: [["campaign_content.content", "gmail_annotations"]],
    },
    {
      name: "annotations that are not an object",
      body: on(email, { "basic_details.content_type": "TRANSACTIONAL", [GMAIL]: [] }),
      paths: [GMAIL],
      targets: [["campaign_content.content", "gmail_annotations"]],
    },
    {
      name: "deal card members",
      body: on(email, { [GMAIL]: gmail({ deal_card: { availability_ends: "2026-01-01T10:00:00" } }) }),
      paths: [
        `${GMAIL}.deal_card.description`,
        `${GMAIL}.deal_card.discount_code`,
        `${GMAIL}.deal_card.availability_starts`,
        `${GMAIL}.deal_card.availability_ends`,
      ],
      targets: ["description", "discount_code", "availability_starts", "availability_ends"].map((member) => [
        "campaign_content.content",
        `gmail_annotations.deal_card.${member}`,
      ]),
    },
    { name: "a window of exactly an hour", body: on(email, { [GMAIL]: gmail({ deal_card: dealCard() }) }), paths: [] },
    {
      name: "a window a millisecond short, also without a description",
      body: on(email, {
        [GMAIL]: gmail({
          deal_card: dealCard({ availability_starts: "2026-01-01T10:00:00.001Z", description: ABSENT }),
        }),
      }),
      paths: [`${GMAIL}.deal_card.description`, `${GMAIL}.deal_card.availability_ends`],
      targets: [
        ["campaign_content.content", "gmail_annotations.deal_card.description"],
        ["campaign_content.content", "gmail_annotations.deal_card"],
      ],
    },
    {
      name: "a wrong start blocks the window",
      body: on(email, {
        [GMAIL]: gmail({ deal_card: dealCard({ availability_starts: "2026-01-01T10:00:00+24:00" }) }),
      }),
      paths: [`${GMAIL}.deal_card.availability_starts`],
    },
    {
      name: "one product",
      body: on(email, {
        [GMAIL]: gmail({ product_carousel: manual(product({ original_price: "1,5", product_image: "" })) }),
      }),
      paths: [
        `${GMAIL}.product_carousel.manual_data.products`,
        `${GMAIL}.product_carousel.manual_data.products[0].original_price`,
        `${GMAIL}.product_carousel.manual_data.products[0].product_image`,
      ],
      targets: [
        ["campaign_content.content", "gmail_annotations.product_carousel"],
        ["campaign_content.content", "gmail_annotations.product_carousel.manual_data.products[0].original_price"],
        ["campaign_content.content", "gmail_annotations.product_carousel.manual_data.products[0].product_image"],
      ],
    },
    {
      name: "an empty product",
      body: on(email, { [GMAIL]: gmail({ product_carousel: manual(product(), {}) }) }),
      paths: ["id", "headline", "original_price", "discount_value", "discount_type", "promo_url", "product_image"].map(
        (member) => `${GMAIL}.product_carousel.manual_data.products[1].${member}`,
      ),
    },
    {
      name: "both data objects are checked",
      body: on(email, {
        [GMAIL]: gmail({
          product_carousel: {
            ...manual(product(), product()),
            product_set_data: productSetData({ product_count: 10, image_url: 5 }),
          },
        }),
      }),
      paths: [
        `${GMAIL}.product_carousel.product_set_data.image_url`,
        `${GMAIL}.product_carousel.product_set_data.product_count`,
      ],
      targets: [
        ["campaign_content.content", "gmail_annotations.product_carousel.product_set_data.image_url"],
        ["campaign_content.content", "gmail_annotations.product_carousel.product_set_data"],
      ],
    },
    {
      name: "product_count that is not an integer",
      body: on(email, {
        [GMAIL]: gmail({
          product_carousel: { type: "PRODUCT_SET", product_set_data: productSetData({ product_count: 2.5 }) },
        }),
      }),
      paths: [`${GMAIL}.product_carousel.product_set_data.product_count`],
      targets: [["campaign_content.content", "gmail_annotations.product_carousel.product_set_data.product_count"]],
    },
    {
      name: "MANUAL without data",
      body: on(email, { [GMAIL]: gmail({ product_carousel: { type: "MANUAL" } }) }),
      paths: [`${GMAIL}.product_carousel.manual_data`],
      targets: [["campaign_content.content", "gmail_annotations.product_carousel.manual_data"]],
    },
    {
      name: "PRODUCT_SET without data",
      body: on(email, { [GMAIL]: gmail({ product_carousel: { type: "PRODUCT_SET" } }) }),
      paths: [`${GMAIL}.product_carousel.product_set_data`],
    },
    {
      name: "the gate silences the data and the unknown set",
      body: on(email, {
        campaign_content: {
          locales: [],
          content: {
            email: { gmail_annotations: gmail({ product_carousel: { type: "PRODUCT_SET" } }) },
            de: {
              email: {
                gmail_annotations: gmail({
                  product_carousel: { type: "PRODUCT_SET", product_set_data: productSetData() },
                }),
              },
            },
          },
        },
      }),
      context: { features: [], productSets: [] },
      paths: [
        `${GMAIL}.product_carousel.type`,
        "campaign_content.content.de.email.gmail_annotations.product_carousel.type",
      ],
      code: BAD_REQUEST,
      targets: [
        ["campaign_content.content", "gmail_annotations.product_carousel"],
        ["campaign_content.content", "gmail_annotations.product_carousel"],
      ],
    },
    {
      name: "an unknown set, features unknown",
      body: on(email, {
        [GMAIL]: gmail({
          product_carousel: { type: "PRODUCT_SET", product_set_data: productSetData({ product_count: 1 }) },
        }),
      }),
      context: { productSets: ["other"] },
      paths: [
        `${GMAIL}.product_carousel.product_set_data.product_count`,
        `${GMAIL}.product_carousel.product_set_data.product_set`,
      ],
      targets: [
        ["campaign_content.content", "gmail_annotations.product_carousel.product_set_data"],
        ["campaign_content.content", "gmail_annotations.product_carousel.product_set_data"],
      ],
    },
    {
      name: "an unknown set of a MANUAL carousel",
      body: on(email, {
        [GMAIL]: gmail({ product_carousel: { ...manual(product(), product()), product_set_data: productSetData() } }),
      }),
      context: { features: [], productSets: [] },
      paths: [],
    },
    {
      name: "gate, then the window",
      body: on(email, {
        [GMAIL]: gmail({
          product_carousel: { type: "PRODUCT_SET" },
          deal_card: dealCard({ availability_ends: "2026-01-01T10:00:00Z" }),
        }),
      }),
      context: { features: [] },
      paths: [`${GMAIL}.product_carousel.type`, `${GMAIL}.deal_card.availability_ends`],
    },
    ...[
      "http://example.com",
      "https://",
      "https://exa mple.com",
      "//example.com",
      " https://example.com",
      "https:example.com",
    ].map(
      (url): Case => ({
        name: `no https URL: ${JSON.stringify(url)}`,
        body: on(email, { [GMAIL]: gmail({ sender_logo: url }) }),
        paths: [`${GMAIL}.sender_logo`],
      }),
    ),
    ...["", "1.", ".5", "1e3", "--1", " 1", "١"].map(
      (price): Case => ({
        name: `no numeric string: ${JSON.stringify(price)}`,
        body: on(email, {
          [GMAIL]: gmail({ product_carousel: manual(product(), product({ discount_value: price })) }),
        }),
        paths: [`${GMAIL}.product_carousel.manual_data.products[1].discount_value`],
      }),
    ),
  ],

  depth: [
    {
      name: "the body alone",
      body: push(),
      context: { bounds: { maxDepth: 1 } },
      paths: [
        "basic_details",
        "campaign_content",
        "segmentation_details",
        "scheduling_details",
        "delivery_controls",
        "advanced",
      ],
    },
    {
      name: "a group too deep blocks the audience, not the rest",
      body: on(push, {
        segmentation_details: { included_filters: group() },
        "scheduling_details.delivery_type": "AT_FIXED_TIME",
      }),
      context: { bounds: { maxDepth: 2 } },
      paths: [
        "basic_details.platforms",
        "basic_details.platform_specific_details",
        "campaign_content.content",
        "segmentation_details.included_filters",
        "scheduling_details.start_time",
      ],
    },
    {
      name: "keyed content too deep",
      body: on(email, { campaign_content: { locales: ["en"], content: { en: { email: {} }, de: 5 } } }),
      context: { bounds: { maxDepth: 3 } },
      paths: ["campaign_content.content.en"],
    },
    {
      name: "unchecked members do not count as too deep",
      body: on(email, {
        unknown: { a: { b: {} } },
        "segmentation_details.excluded_filters": group(userFilter({ value: [[[]]] })),
      }),
      context: { bounds: { maxDepth: 5 } },
      paths: [],
    },
    {
      name: "nested filters",
      body: on(email, {
        "segmentation_details.excluded_filters": group(
          { filter_type: "actions", action_name: "A", attributes: group(userFilter({ value: ABSENT })) },
          userFilter({ value: ABSENT }),
        ),
      }),
      context: { bounds: { maxDepth: 6 } },
      paths: [
        "segmentation_details.excluded_filters.filters[0].attributes.filters",
        "segmentation_details.excluded_filters.filters[1].value",
      ],
    },
  ],

  "many at once": [
    {
      name: "structure first, then rules by top-level member",
      body: on(push, {
        request_id: 1,
        campaign_delivery_type: "PERIODIC",
        created_by: "nobody",
        "basic_details.geofences": geofences({ triggered_at: "dwell", dwell_time_value: "1" }),
        trigger_condition: { trigger_relation: "BEFORE", trigger_delay_type: "DELAY" },
        segmentation_details: {},
        "delivery_controls.queue_duration": "x",
        "delivery_controls.queuing_enabled": true,
        "delivery_controls.send_limit_value": 1,
        utm_params: { ref: "r", utm_medium: "m" },
        campaign_audience_limit: {},
      }),
      paths: [
        "request_id",
        "created_by",
        "delivery_controls.send_limit_value",
        "utm_params.utm_source",
        "basic_details.geofences.dwell_time_granularity",
        "trigger_condition.trigger_delay_value",
        "trigger_condition.trigger_delay_granularity",
        "trigger_condition.trigger_attr.name",
        "segmentation_details.included_filters",
        "scheduling_details.periodic_details",
        "scheduling_details.delivery_type",
        "delivery_controls.queuing_enabled",
        "delivery_controls.queue_duration",
        "utm_params.ref",
        "campaign_audience_limit",
      ],
      context: { features: [] },
      code: BAD_REQUEST,
    },
    {
      name: "the code is that of the first violation",
      body: on(push, { "delivery_controls.queuing_enabled": true, segmentation_details: {} }),
      context: { features: [] },
      paths: ["segmentation_details.included_filters", "delivery_controls.queuing_enabled"],
      code: BAD_REQUEST,
    },
    {
      name: "a gate before later violations",
      body: on(push, {
        "delivery_controls.queuing_enabled": true,
        utm_params: { utm_source: "", utm_medium: "", x: "" },
      }),
      context: { features: [] },
      paths: ["delivery_controls.queuing_enabled", "utm_params.x"],
      code: GATE,
    },
  ],
};

for (const [subject, cases] of Object.entries(CASES)) {
  describe(subject, () => {
    for (const { name, body, context, paths, targets, code } of cases) {
      it(name, () => {
        const verdict = agreeOnCreate(body, context);
        expect(verdict.violations.map((violation) => violation.path)).toEqual(paths);
        expect(verdict.warnings).toEqual([]);
        if (targets !== undefined) {
          expect(verdict.violations.map(({ target, detailTarget }) => [target, detailTarget])).toEqual(targets);
        }
        if (paths.length === 0) expect(verdict.code).toBeUndefined();
        else if (code !== undefined) expect(verdict.code).toBe(code);
      });
    }
  });
}

describe("fixtures", () => {
  const directory = new URL("../../fixtures/create/valid/", import.meta.url);
  for (const file of readdirSync(directory)) {
    it(file, () => {
      const fixture = JSON.parse(readFileSync(new URL(file, directory), "utf8")) as {
        body: unknown;
        context?: SharedContext;
      };
      expect(oracleCreate(fixture.body, fixture.context)).toEqual({ violations: [], warnings: [] });
    });
  }
});

it("the oracle gives the whole violation", () => {
  const body = on(push, { utm_params: { "a b": 1, utm_source: "s", utm_medium: "m" } });
  expect(oracleCreate(body)).toEqual({
    violations: [
      {
        kind: "structure",
        rule: "structure.type",
        path: 'utm_params["a b"]',
        segments: ["utm_params", "a b"],
        target: "utm_params",
        detailTarget: 'utm_params["a b"]',
        what: "type: string",
      },
    ],
    warnings: [],
    code: BAD_REQUEST,
    requestId: "r-1",
  });
});
