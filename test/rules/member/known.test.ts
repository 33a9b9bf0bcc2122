import { describe, expect, it } from "vitest";
import { type JsonPatchOperation, validateCreate, validateUpdate } from "../../../src/index.js";
import { memberKnown } from "../../../src/rules/member/known.js";
import { type DeliveryType, requestOf } from "../../support/delivery-types.js";
import { endsSoon } from "../../support/ends-soon.js";
import { action, attribute, included, includedPath, inEveryPlace } from "../../support/filter-places.js";
import { annotated, carousel, dealCard, inAnnotations, manualData, productSetData } from "../../support/gmail.js";
import { slow } from "../../support/slow.js";
import { type Changes, changed, emailRequest, pushRequest, testRule } from "../../support/test-rule.js";
import { storedPush, updating } from "../../support/updates.js";
import { each, included_filters, pushOfType } from "../../support/valid-of-type.js";

const PUSH = "campaign_content.content.push";
const EMAIL = "campaign_content.content.email";
const IOS = "basic_details.platform_specific_details.ios";

/** JSON Pointer of a dotted path. */
function pointer(path: string): string {
  return `/${path.replaceAll(/\[(\d+)\]/gu, ".$1").replaceAll(".", "/")}`;
}

function moved(from: string, path: string): JsonPatchOperation[] {
  return [{ op: "move", from: pointer(from), path: pointer(path) }];
}

/** The fix, unless its pointers are too long for a result. */
function fixOf(from: string, path: string): JsonPatchOperation[] | "none" {
  return pointer(from).length > 1024 ? "none" : moved(from, path);
}

/** A member with an unknown name. */
function unknown(path: string, target = /^\w+/u.exec(path)?.[0] ?? "") {
  return { path, params: {}, target, fix: "none" as const };
}

/** A misspelt member, which can be renamed. */
function misspelt(path: string, nearest: string) {
  return { path, params: { nearest }, fix: moved(path, path.replace(/\w+$/u, nearest)) };
}

/** A misspelt member beside the right one. */
function besides(path: string, nearest: string) {
  return { path, params: { nearest }, fix: "none" as const };
}

/** A member of another object, which can be moved if `to` is given. */
function misplaced(path: string, home: string, to?: string) {
  const belongs = home.endsWith("requests") ? `only ${home} have it` : `it belongs to ${home}`;
  return { path, params: { belongs }, fix: to === undefined ? ("none" as const) : moved(path, to) };
}

/** A member of Gmail annotations, misspelt beside the right one or with an unknown name. */
function annotation(member: string, nearest?: string) {
  return { ...inAnnotations(member), ...(nearest !== undefined && { params: { nearest } }), fix: "none" as const };
}

/** One situation for each path of an unknown member. Its value is invalid everywhere, so there is no fix. */
function misspellings(type: DeliveryType, base: Changes, rows: readonly (readonly [path: string, nearest: string])[]) {
  return each(rows, ([path, nearest]) => [
    `${path} for ${nearest} on ${type}`,
    {
      body: changed(requestOf(type, base), { [path]: null }),
      context: { features: [] },
      violations: [besides(path, nearest)],
    },
  ]);
}

const goal = { goal_name: "Order", goal_event_name: "Order Placed" };

function withGoal(members: object): Changes {
  return { conversion_goal_details: { goals: [{ ...goal, ...members }] } };
}

const inProject = (members: object = {}) => attribute({ project_name: "grocery", ...members });

function performed(members: object): object {
  return { filter_type: "actions", action_name: "Order Placed", ...members };
}

const monthly: Changes = {
  "scheduling_details.periodic_details": {
    sending_frequency: "MONTHLY",
    repeat_on_days_of_week_for_month: [{ repeat_on_days_of_week: ["MONDAY"] }],
  },
};

const keyed = { locales: ["fr", "default"], variation_details: {} };
const envelope = { subject: "Sale", sender_name: "Example Shop", from_address: "shop@example.com" };

/** Objects that the specification shows only in part, so that they probably have more members. */
const notShown: Record<string, unknown> = {
  "the anchor of a delay": pushOfType("EVENT_TRIGGERED", {
    trigger_condition: {
      included_filters,
      trigger_delay_type: "DELAY",
      trigger_delay_value: 1,
      trigger_delay_granularity: "DAYS",
      trigger_relation: "BEFORE",
      trigger_attr: { name: "Departure", data_type: "datetime", time_zone: "UTC" },
    },
  }),
  "Push content": pushRequest({ [`${PUSH}.huawei`]: {} }),
  "the content of a platform": pushRequest({
    [`${PUSH}.android.timer`]: { duration: 3 },
    [`${PUSH}.android.buttons`]: [],
  }),
  "its basic details": pushRequest({
    [`${PUSH}.android.basic_details.subtitle`]: "x",
    [`${PUSH}.android.basic_details.image_url`]: "https://cdn.example.com/a.png",
  }),
  "web content": pushRequest({
    "basic_details.platforms": ["WEB"],
    [PUSH]: { web: { template_type: "BASIC", basic_details: { title: "x", redirect_url: "y" }, icon: "z" } },
  }),
  "Email content": emailRequest({ [`${EMAIL}.cc_addresses`]: [], [`${EMAIL}.attachments`]: [] }),
  "Email content with a name that is known elsewhere": emailRequest({ [`${EMAIL}.sender_logo`]: "x" }),
};

/** Objects that the specification does not describe, or leaves to the user. */
const free: Record<string, unknown> = {
  "the details of variations": pushRequest({
    "campaign_content.variation_details": { locale: ["fr"], contents: {}, Content: {} },
  }),
  "sub-filters of goals": pushRequest(
    withGoal({ goal_event_attribute: { filters: [{ nmae: "x", data_typ: "STRING", Filters: [{}] }] } }),
  ),
  "the value of a filter": included(inProject({ value: { nmae: "x", filter_typ: "actions" } })),
  "custom UTM keys": emailRequest({
    utm_params: { utm_source: "a", utm_medium: "b", utm_source_id: "c", utm_medium_2_x: "d", utm_team: "e" },
  }),
};

testRule(memberKnown, {
  valid: {
    ...each(Object.entries(notShown), ([name, body]) => [`other members of ${name}`, body]),
    ...each(Object.entries(free), ([name, body]) => [`any members of ${name}`, body]),
    ...each(["any", "prefix"] as const, (utmCustomKeys) => [
      `custom UTM keys with the policy ${utmCustomKeys}`,
      { body: free["custom UTM keys"], context: { policies: { utmCustomKeys } } },
    ]),
    "locales and variations": emailRequest({
      campaign_content: {
        ...keyed,
        content: {
          email: envelope,
          fr: { email: envelope, variation_1: { email: envelope } },
          default: { email: envelope },
        },
      },
    }),
    ...inEveryPlace((place) => place.request(performed({ executed: true, condition: "x" }))),
  },
  invalid: {
    ...misspellings("PUSH ONE_TIME", { delivery_controls: {} }, [
      ["conversionGoalDetails", "conversion_goal_details"],
      ["utm_param", "utm_params"],
      ["basic_details.Tags", "tags"],
      ["basic_details.bussiness_event", "business_event"],
      ["basic_details.platform_specific_details.iOS", "ios"],
      ["basic_details.platform_specific_details.android.push_amp_plus_enable", "push_amp_plus_enabled"],
      [`${IOS}.send_to_all_eligible_devices`, "send_to_all_eligible_device"],
      [`${IOS}.exclude_provisonal_push_devices`, "exclude_provisional_push_devices"],
      ["campaign_content.locals", "locales"],
      ["campaign_content.variationDetails", "variation_details"],
      [`${PUSH}.iOS`, "ios"],
      [`${PUSH}.android.basic_details.notificationChannel`, "notification_channel"],
      [`${PUSH}.android.basic_details.key_value_pair`, "key_value_pairs"],
      ["segmentation_details.include_filters", "included_filters"],
      ["segmentation_details.send_campaign_to_optout_users", "send_campaign_to_opt_out_users"],
      ["scheduling_details.expiryTime", "expiry_time"],
      ["delivery_controls.by_pass_dnd", "bypass_dnd"],
      ["delivery_controls.campaign_throtle_rpm", "campaign_throttle_rpm"],
      ["delivery_controls.max_time_to_show_message_of_same_campaign", "max_time_to_show_message_of_same_camapign"],
      ["advanced.expiration_setting", "expiration_settings"],
      ["advanced.expiration_settings.remove_from_inbox_after_typ", "remove_from_inbox_after_type"],
      ["advanced.platform_level_priority.iosSpecificPriority", "ios_specific_priority"],
      ["advanced.platform_level_priority.android_specific_priority.send_with_priorty", "send_with_priority"],
      ["conversion_goal_details.attribution_window_in_hour", "attribution_window_in_hours"],
      ["control_group_details.is_global_control_group_enable", "is_global_control_group_enabled"],
    ]),
    ...misspellings("PUSH EVENT_TRIGGERED", {}, [
      ["trigger_condition.secondary_included_filter", "secondary_included_filters"],
      ["trigger_condition.trigger_attrs", "trigger_attr"],
      ["trigger_condition.trigger_attr.Name", "name"],
      ["trigger_condition.intelligent_delay_optimisation", "intelligent_delay_optimization"],
      ["trigger_condition.intelligent_delay_optimization.min_delay_granularty", "min_delay_granularity"],
      ["trigger_condition.included_filters.filters[0].executions", "execution"],
      ["trigger_condition.included_filters.filters[0].execution.counts", "count"],
    ]),
    ...misspellings("PUSH PERIODIC", monthly, [
      ["scheduling_details.periodic_details.no_of_occurrences", "no_of_occurences"],
      ["scheduling_details.periodic_details.repeatFrequency", "repeat_frequency"],
      ["scheduling_details.periodic_details.repeat_on_day_of_week", "repeat_on_days_of_week"],
      ["scheduling_details.periodic_details.repeat_on_days_of_week_for_month[0].weekGranularity", "week_granularity"],
    ]),
    ...misspellings("EMAIL ONE_TIME", {}, [
      ["trigger_conditions", "trigger_condition"],
      ["delivery_control", "delivery_controls"],
      ["basic_details.subscriptionCategory", "subscription_category"],
      ["basic_details.send_only_double_optin_users", "send_only_double_opt_in_users"],
      ["basic_details.de_duplication_attribute", "deduplication_attribute"],
      [`${EMAIL}.previewText`, "preview_text"],
      [`${EMAIL}.reply_to_adress`, "reply_to_address"],
      [`${EMAIL}.gmail_annotation`, "gmail_annotations"],
      ["delivery_controls.count_for_frequency_caping", "count_for_frequency_capping"],
    ]),
    ...misspellings("EMAIL ONE_TIME", withGoal({ goal_event_attribute: {} }), [
      ["conversion_goal_details.goals[0].isPrimaryGoal", "is_primary_goal"],
      ["conversion_goal_details.goals[0].goal_event_attribute.dataType", "data_type"],
    ]),
    ...each(["SEND_IN_BTS", "SEND_IN_USER_TIMEZONE"] as const, (delivery_type) => {
      const [details, key, nearest] =
        delivery_type === "SEND_IN_BTS"
          ? ["bts_details", "window_end_times", "window_end_time"]
          : ["user_timezone_details", "send_in_user_time_zone", "send_in_user_timezone"];
      return [
        `${key} for ${nearest}`,
        {
          body: pushRequest({
            scheduling_details: { delivery_type, start_time: "2026-12-01T07:00:00", [details]: { [key]: null } },
          }),
          violations: [besides(`scheduling_details.${details}.${key}`, nearest)],
        },
      ];
    }),
    "a key of a pair in capitals": {
      body: pushRequest({ [`${PUSH}.android.basic_details.key_value_pairs`]: [{ Key: "a", value: "b" }] }),
      violations: [misspelt(`${PUSH}.android.basic_details.key_value_pairs[0].Key`, "key")],
    },
    "a misspelt member beside the right one": {
      body: pushOfType("LOCATION_TRIGGERED", { "basic_details.geofences.lattitude": "52.52" }),
      violations: [besides("basic_details.geofences.lattitude", "latitude")],
    },
    "the other documented spelling beside the right one": {
      body: pushOfType("PERIODIC", {
        campaign_audience_limit: {
          is_campaign_audience_limit_enabled: true,
          limit: 500,
          metric: "SENT",
          frequency: "TOTAL",
          metrics: "SENT",
        },
      }),
      context: { features: ["AUDIENCE_LIMIT"] },
      violations: [besides("campaign_audience_limit.metrics", "metric")],
    },
    "members of the connector and of the annotations, beside the right ones": {
      body: changed(annotated({ senderLogo: "x" }), { "connector.connectorName": "x" }),
      violations: [besides("connector.connectorName", "connector_name"), annotation("senderLogo", "sender_logo")],
    },
    "members of a carousel with products": {
      body: carousel({ type: "MANUAL", manual_data: { ...manualData(), Currency: "x" }, kind: "MANUAL" }),
      violations: [
        annotation("product_carousel.kind"),
        annotation("product_carousel.manual_data.Currency", "currency"),
      ],
    },
    "a member of a carousel with a product set": {
      body: carousel({ type: "PRODUCT_SET", product_set_data: { ...productSetData(), count: 4 } }),
      context: { features: ["PRODUCT_SETS"] },
      violations: [annotation("product_carousel.product_set_data.count")],
    },
    "a member of a deal": {
      body: annotated({ deal_card: { ...dealCard(), discountCode: "FIFTH" } }),
      violations: [annotation("deal_card.discountCode", "discount_code")],
    },
    ...inEveryPlace((place) => ({
      body: place.request(performed({ excuted: true })),
      violations: [
        {
          path: `${place.path}.excuted`,
          params: { nearest: "executed" },
          fix: fixOf(`${place.path}.excuted`, `${place.path}.executed`),
        },
      ],
    })),
    "members of filters of every kind, and of groups": {
      body: included(
        inProject({ caseSensitive: true }),
        { ...(action() as object), Condition: "x" },
        { filter_type: "custom_segments", id: "seg-vip", segment_name: "VIP" },
        performed({ attributes: { filter_operator: "and", filters: [], filter_operators: "or" } }),
      ),
      violations: [
        misspelt(`${includedPath(0)}.caseSensitive`, "case_sensitive"),
        misspelt(`${includedPath(1)}.Condition`, "condition"),
        unknown(`${includedPath(2)}.segment_name`),
        besides(`${includedPath(3)}.attributes.filter_operators`, "filter_operator"),
      ],
    },
    "the same slips in each filter of one kind": {
      body: included(
        inProject({ nmae: "Town", project_name: undefined, project_nmae: "Europe" }),
        inProject({ nmae: "Town", project_name: undefined, project_nmae: "Europe" }),
      ),
      context: { features: [] },
      violations: [0, 1].flatMap((index) => [
        besides(`${includedPath(index)}.nmae`, "name"),
        misspelt(`${includedPath(index)}.project_nmae`, "project_name"),
      ]),
    },
    "members of keyed content": {
      body: emailRequest({
        campaign_content: {
          ...keyed,
          content: {
            fr: { variation_1: { email: { ...envelope, previewText: "x" } }, email: { ...envelope, htmlContent: "x" } },
            default: { email: envelope },
            email: { ...envelope, replyToAddress: "x" },
          },
        },
      }),
      violations: [
        misspelt(`${EMAIL}.replyToAddress`, "reply_to_address"),
        misspelt("campaign_content.content.fr.variation_1.email.previewText", "preview_text"),
        misspelt("campaign_content.content.fr.email.htmlContent", "html_content"),
      ],
    },
    "a member with a space": {
      body: pushRequest({ "scheduling_details.expiry time": "2027-01-01T00:00:00" }),
      violations: [
        {
          path: 'scheduling_details["expiry time"]',
          params: { nearest: "expiry_time" },
          target: "scheduling_details",
          fix: moved("scheduling_details.expiry time", "scheduling_details.expiry_time"),
        },
      ],
    },
    "a member whose pointer is escaped": {
      body: pushRequest({ "scheduling_details.expiry_ti/me": "2027-01-01T00:00:00" }),
      violations: [
        {
          path: 'scheduling_details["expiry_ti/me"]',
          params: { nearest: "expiry_time" },
          target: "scheduling_details",
          fix: [{ op: "move", from: "/scheduling_details/expiry_ti~1me", path: "/scheduling_details/expiry_time" }],
        },
      ],
    },

    "a name that resembles no other": { body: pushRequest({ comment: "x" }), violations: [unknown("comment")] },
    "an unknown member is not checked": {
      body: emailRequest({ comment: { channel: 3, basic_details: null, utm_param: {} } }),
      violations: [unknown("comment")],
    },
    "an empty name": {
      body: emailRequest({ segmentation_details: { is_all_user_campaign: true, "": 1 } }),
      violations: [unknown('segmentation_details[""]', "segmentation_details")],
    },
    ...each(["constructor", "toString", "hasOwnProperty", "valueOf"], (key) => [
      `the name of a member that every object has: ${key}`,
      {
        body: pushRequest({ [`segmentation_details.${key}`]: 1 }),
        violations: [unknown(`segmentation_details.${key}`)],
      },
    ]),
    "the name of a prototype, which is an own member in JSON": {
      body: emailRequest({
        segmentation_details: JSON.parse('{ "is_all_user_campaign": true, "__proto__": { "goals": [] } }') as object,
      }),
      violations: [unknown("segmentation_details.__proto__")],
    },
    "the name of a prototype at the top": {
      body: JSON.parse(
        JSON.stringify(pushRequest()).replace("{", '{ "__proto__": { "channel": "EMAIL" }, '),
      ) as unknown,
      violations: [unknown("__proto__")],
    },
    "several in one object, in the order of the request": {
      body: pushRequest({ zeta: 1, "scheduling_details.note": 1, "basic_details.note": 1, alpha: 1, "10": 1 }),
      violations: [
        unknown("basic_details.note"),
        unknown("scheduling_details.note"),
        unknown('["10"]', "10"),
        unknown("zeta"),
        unknown("alpha"),
      ],
    },

    ...each(
      [
        ["connector", { connector_type: 1 }],
        ["basic_details.content_type", "PROMOTIONAL"],
        ["basic_details.send_only_double_opt_in_users", "yes"],
        ["campaign_content.content.email", "x"],
        ["gmail_annotations", {}],
      ] as const,
      ([path, value]) => [
        `${path} on Push`,
        { body: pushRequest({ [path]: value }), violations: [misplaced(path, "Email requests")] },
      ],
    ),
    ...each(
      [
        ["advanced", { expiration_settings: 1 }],
        ["basic_details.platforms", []],
        ["basic_details.geofences", {}],
        ["delivery_controls.queuing_enabled", true],
        ["delivery_controls.queue_duration", 0],
        ["delivery_controls.send_limit_value", 1],
        ["campaign_content.content.push", "x"],
        ["geofences", {}],
      ] as const,
      ([path, value]) => [
        `${path} on Email`,
        {
          body: emailRequest({ [path]: value }),
          context: { features: [] },
          violations: [misplaced(path, "Push requests")],
        },
      ],
    ),

    "a geofence one level too high": {
      body: pushRequest({ geofences: {} }),
      violations: [misplaced("geofences", "basic_details")],
    },
    "a throttle one level too high": {
      body: pushRequest({ campaign_throttle_rpm: 500 }),
      violations: [misplaced("campaign_throttle_rpm", "delivery_controls", "delivery_controls.campaign_throttle_rpm")],
    },
    "a throttle one level too high, and nothing to move it to": {
      body: emailRequest({ campaign_throttle_rpm: 500 }),
      violations: [misplaced("campaign_throttle_rpm", "delivery_controls")],
    },
    "a throttle in two places": {
      body: pushRequest({ campaign_throttle_rpm: 500, "delivery_controls.campaign_throttle_rpm": 200 }),
      violations: [misplaced("campaign_throttle_rpm", "delivery_controls")],
    },
    "a priority two levels too high": {
      body: pushRequest({ "advanced.apns_priority": "10" }),
      violations: [misplaced("advanced.apns_priority", "advanced.platform_level_priority.ios_specific_priority")],
    },
    "a priority two levels too high, whose object exists": {
      body: pushRequest({
        advanced: {
          apns_priority: "10",
          platform_level_priority: { ios_specific_priority: { interruption_level: "Active" } },
        },
      }),
      violations: [misplaced("advanced.apns_priority", "advanced.platform_level_priority.ios_specific_priority")],
    },
    "a start one level too low": {
      body: pushOfType("PERIODIC", { "scheduling_details.periodic_details.start_time": "2026-12-01T07:00:00" }),
      violations: [misplaced("scheduling_details.periodic_details.start_time", "scheduling_details")],
    },
    "an expiry one level too low": {
      body: pushOfType("PERIODIC", { "scheduling_details.periodic_details.expiry_time": "2026-12-24T07:00:00" }),
      violations: [
        misplaced(
          "scheduling_details.periodic_details.expiry_time",
          "scheduling_details",
          "scheduling_details.expiry_time",
        ),
      ],
    },
    "a component in another one": {
      body: emailRequest({ "campaign_content.utm_params": { utm_source: "a", utm_medium: "b" } }),
      violations: [misplaced("campaign_content.utm_params", "the top level of the request", "utm_params")],
    },
    "a component in one that only this channel has": {
      body: emailRequest({ "connector.utm_params": { utm_source: "a", utm_medium: "b" } }),
      violations: [misplaced("connector.utm_params", "the top level of the request", "utm_params")],
    },
    "a component in another one, and in its place": {
      body: pushRequest({ "basic_details.delivery_controls": {} }),
      violations: [misplaced("basic_details.delivery_controls", "the top level of the request")],
    },
    ...each(
      [
        ["Push", pushRequest({ "campaign_content.content.fr": { push: {} } })],
        ["Email", emailRequest({ "campaign_content.content.fr": { email: envelope } })],
      ] as const,
      ([channel, body]) => [
        `content of ${channel} by locale, where nothing says that there are locales`,
        {
          body,
          violations: [
            {
              path: "campaign_content.content.fr",
              params: { belongs: "content keyed by locale or variation needs locales or variation_details" },
              fix: "none" as const,
            },
          ],
        },
      ],
    ),
    "a text in content, which is never keyed": {
      body: emailRequest({ "campaign_content.content.subject": "Sale" }),
      violations: [unknown("campaign_content.content.subject")],
    },
    "the content of a platform without its channel": {
      body: pushRequest({ "campaign_content.content.ios": {} }),
      violations: [misplaced("campaign_content.content.ios", "campaign_content.content.push", `${PUSH}.ios`)],
    },
    "settings of a platform one level too high, which are not its content": {
      body: pushRequest({ "basic_details.ios": {} }),
      violations: [
        misplaced(
          "basic_details.ios",
          "basic_details.platform_specific_details",
          "basic_details.platform_specific_details.ios",
        ),
      ],
    },
    "a name that does not resemble the only other name": {
      body: pushRequest({ "basic_details.platform_specific_details.android": { note: 1 } }),
      violations: [unknown("basic_details.platform_specific_details.android.note")],
    },
    "a name that is known in several places": {
      body: pushOfType("EVENT_TRIGGERED", { "trigger_condition.name": "x", template_type: "BASIC" }),
      violations: [unknown("trigger_condition.name"), unknown("template_type")],
    },

    // These names fit one other place by their words, but not by their meaning.
    ...each(["PUSH ONE_TIME", "EMAIL ONE_TIME"] as const, (type) => [
      `the currency of a goal, which has nothing to do with that of products: ${type}`,
      {
        body: requestOf(type, withGoal({ currency: "EUR" })),
        violations: [unknown("conversion_goal_details.goals[0].currency")],
      },
    ]),
    "general words, which do not belong to another channel": {
      body: pushOfType("EVENT_TRIGGERED", { "trigger_condition.type": "DELAY", "basic_details.description": "x" }),
      violations: [unknown("basic_details.description"), unknown("trigger_condition.type")],
    },
    "a description of a campaign, which is not that of a deal": {
      body: emailRequest({ "basic_details.description": "x" }),
      violations: [unknown("basic_details.description")],
    },
    "a frequency of sending, which is not that of a limit": {
      body: pushOfType("PERIODIC", {
        "scheduling_details.periodic_details.frequency": "DAILY",
        campaign_audience_limit: { is_campaign_audience_limit_enabled: false },
      }),
      context: { features: ["AUDIENCE_LIMIT"] },
      violations: [unknown("scheduling_details.periodic_details.frequency")],
    },

    // These names are similar enough for a question, but not for a fix, since the new name would change the meaning.
    "the opposite of a flag": {
      body: pushRequest({ [`${IOS}.include_provisional_push_devices`]: true }),
      violations: [besides(`${IOS}.include_provisional_push_devices`, "exclude_provisional_push_devices")],
    },
    "the opposite of a condition": {
      body: pushOfType("EVENT_TRIGGERED", { "trigger_condition.secondary_excluded_filters": {} }),
      violations: [besides("trigger_condition.secondary_excluded_filters", "secondary_included_filters")],
    },
    "filters that are excluded from the trigger, not from the audience": {
      body: pushOfType("EVENT_TRIGGERED", { "trigger_condition.excluded_filters": {} }),
      violations: [misplaced("trigger_condition.excluded_filters", "segmentation_details")],
    },
    "a word too few": {
      body: pushRequest({ conversion_goal_details: { goals: [{ goal_event_attribute: { case_sensitive: true } }] } }),
      violations: [
        besides("conversion_goal_details.goals[0].goal_event_attribute.case_sensitive", "is_case_sensitive"),
      ],
    },
    "days for hours": {
      body: pushRequest({ "conversion_goal_details.attribution_window_in_days": 7 }),
      violations: [besides("conversion_goal_details.attribution_window_in_days", "attribution_window_in_hours")],
    },
    "minutes for hours": {
      body: emailRequest({ "delivery_controls.minimum_delay_between_two_notification_in_minutes": 30 }),
      violations: [
        besides(
          "delivery_controls.minimum_delay_between_two_notification_in_minutes",
          "minimum_delay_between_two_notification_in_hour",
        ),
      ],
    },
    "seconds for minutes": {
      body: pushRequest({ "delivery_controls.campaign_throttle_rps": 5 }),
      violations: [besides("delivery_controls.campaign_throttle_rps", "campaign_throttle_rpm")],
    },
  },
});

describe("member.known", () => {
  const lint = { lint: true };

  function pathsIn(body: unknown): string[] {
    return validateCreate(body, lint).warnings.map(({ path }) => path);
  }

  it("reports nothing without lint, and warnings or errors if an override says so", () => {
    const body = pushRequest({ comment: "x" });
    expect(validateCreate(body)).toMatchObject({ ok: true, warnings: [] });
    expect(validateCreate(body, { rules: { "member.known": "warning" } })).toMatchObject({
      ok: true,
      warnings: [{ rule: "member.known", severity: "warning", path: "comment" }],
    });
    expect(validateCreate(body, { rules: { "member.known": "error" } })).toMatchObject({
      ok: false,
      violations: [{ rule: "member.known", severity: "error", path: "comment" }],
      body: { error: { code: "400 Bad Request", target: "comment" } },
    });
  });

  it("reports beside errors, even if it is the cause of one", () => {
    const body = pushRequest({
      basic_details: { Name: "Hello", platforms: ["ANDROID"], platform_specific_details: {} },
    });
    expect(validateCreate(body, lint)).toMatchObject({
      violations: [{ rule: "structure.required", path: "basic_details.name" }],
      warnings: [
        {
          path: "basic_details.Name",
          params: { nearest: "name" },
          fix: moved("basic_details.Name", "basic_details.name"),
        },
      ],
    });
  });

  it.each(["SMS", undefined])(
    "for a channel %j that the members do not imply, reports members that neither channel has",
    (channel) => {
      const body = pushRequest({
        channel,
        advanced: {},
        requestId: "x",
        comment: "x",
        connector: {},
        "basic_details.note": "x",
        "delivery_controls.note": "x",
        "delivery_controls.queuing_enabled": true,
        "scheduling_details.expiryTime": "x",
        "segmentation_details.note": "x",
      });
      expect(pathsIn(body)).toEqual([
        "basic_details.note",
        "segmentation_details.note",
        "scheduling_details.expiryTime",
        "delivery_controls.note",
        "requestId",
        "comment",
      ]);
    },
  );

  it.each<[string, object, string[]]>([
    [
      "flat content",
      { content: { push: { a: 1 }, email: { a: 1 }, en: {}, emial: {} } },
      [".content.en", ".content.emial"],
    ],
    ["keyed content", { locales: ["en"], content: { en: { emial: {} }, emial: {} } }, []],
    ["content keyed by variation", { variation_details: {}, content: { en: {} } }, []],
    ["what is beside content", { locales: ["en"], local: ["en"], content: {} }, [".local"]],
  ])("for an unknown channel, reports what neither channel has in %s", (_, campaign_content, expected) => {
    const unclear = { ...(pushRequest({ connector: {}, channel: "SMS" }) as object), campaign_content };
    const paths = expected.map((path) => `campaign_content${path}`);
    expect(pathsIn(unclear)).toEqual(paths);
    // Unlike the content, what is beside it may be wrong, so that it is explained.
    expect(pathsIn({ ...unclear, campaign_content: { ...campaign_content, locales: 5 } })).toEqual(
      paths.filter((path) => path === "campaign_content.local"),
    );
  });

  it("for an unknown channel, names the channel if only one has the member", () => {
    const body = pushRequest({
      channel: "SMS",
      connector: {},
      "segmentation_details.apns_priority": "10",
      "segmentation_details.start_time": "2026-12-01T07:00:00",
      "segmentation_details.sender_logo": "x",
    });
    expect(validateCreate(body, lint).warnings.map(({ path, params }) => [path, params])).toEqual([
      ["segmentation_details.apns_priority", { belongs: "only Push requests have it" }],
      ["segmentation_details.start_time", {}],
      ["segmentation_details.sender_logo", { belongs: "only Email requests have it" }],
    ]);
  });

  it.each([
    [{ value1: "10", value2: "50" }, "value2", { nearest: "value" }],
    [{ value: "10", value2: "50" }, "value2", {}],
    [{ value: "10", vaule: "50" }, "vaule", { nearest: "value" }],
  ])(
    "among similar names, suggests one that is absent, and renames none that differ in a digit: %j",
    (values, key, params) => {
      const attribute = { name: "price", condition: "between", data_type: "DOUBLE", ...values };
      const goals = [{ goal_name: "A", goal_event_name: "B", is_primary_goal: true, goal_event_attribute: attribute }];
      const body = pushRequest({ conversion_goal_details: { attribution_window_in_hours: 36, goals } });
      const path = `conversion_goal_details.goals[0].goal_event_attribute.${key}`;
      const { violations, warnings } = validateCreate(body, lint);
      expect(warnings).toMatchObject([{ rule: "member.known", path, params }]);
      expect(warnings[0]?.params).toEqual(params);
      expect([...violations, ...warnings].flatMap(({ fix = [] }) => fix)).toEqual([]);
    },
  );

  it.each([
    ["unknown", undefined],
    ["known", storedPush()],
  ])("suggests the status of an update that publishes a campaign that is %s", (_, body) => {
    for (const key of ["Status", "stauts"]) {
      const { warnings } = validateUpdate({ [key]: "PUBLISH" }, updating("DRAFT", body, lint));
      expect(warnings[0]).toMatchObject({ rule: "member.known", params: { nearest: "status" } });
    }
  });

  it.each([
    ["created_by", { created_by: "jo@example.com" }],
    ["basic_details.created_by", { basic_details: { created_by: "jo@example.com" } }],
  ])("does not suggest that %s belongs to an update, because only create requests have it", (path, more) => {
    const patch = { channel: "PUSH", request_id: "r-1", updated_by: "jo@example.com", ...more };
    for (const stored of [undefined, storedPush()]) {
      const { warnings } = validateUpdate(patch, updating("DRAFT", stored, lint));
      const found = warnings.filter(({ rule }) => rule === "member.known");
      expect(found.map(({ params, fix, ...one }) => [one.path, params, fix])).toEqual([[path, {}, undefined]]);
    }
  });

  it("finds a misspelt channel member", () => {
    const body = pushRequest({ channel: undefined, Channel: "PUSH" });
    expect(validateCreate(body, lint).warnings).toMatchObject([
      { path: "Channel", params: { nearest: "channel" }, fix: moved("Channel", "channel") },
    ]);
  });

  it("does not read unknown members", () => {
    const body = Object.defineProperty({ ...(pushRequest() as object) }, "comment", {
      enumerable: true,
      get() {
        throw new Error("read");
      },
    });
    expect(pathsIn(body)).toEqual(["comment"]);
  });

  describe("on a hostile request", () => {
    const hundredThousand = Array.from({ length: 100_000 }, (_, index) => index);

    /** Unknown members, as long as a misspelling can be. */
    const many = Object.fromEntries(hundredThousand.map((index) => [`${"x".repeat(58)}${index}`, index]));

    it.each([
      ["the top level of the request", {}, { ...(pushRequest() as object), ...many }],
      ["a component", {}, pushRequest({ "advanced.expiration_settings": many })],
      ["filters", {}, included(...hundredThousand.map((index) => performed({ [`x${index}`]: 1 })))],
    ])("reports 100 of 100,000 members of %s, quickly", slow, (_, context, body) => {
      endsSoon(() => {
        const result = validateCreate(body, { ...lint, ...context });
        expect(result.warnings).toHaveLength(100);
        expect(result).toMatchObject({ ok: true, truncated: true });
        expect(JSON.stringify(result.warnings).length).toBeLessThan(200_000);
      });
    });

    it.each([
      ["Push", pushRequest({ [`${PUSH}.android.basic_details`]: many })],
      ["Email", emailRequest({ [EMAIL]: { ...envelope, ...many } })],
    ])("ignores 100,000 members of %s content, quickly", slow, (_, body) => {
      endsSoon(() => expect(pathsIn(body)).toEqual([]));
    });

    it("follows shared groups once", () => {
      let group: object = { filter_operator: "and", filters: [], note: "x" };
      for (let level = 0; level < 40; level++) {
        group = {
          filter_operator: "and",
          filters: [performed({ attributes: group }), performed({ attributes: group })],
        };
      }
      const body = pushRequest({ "segmentation_details.included_filters": group });
      endsSoon(() => expect(pathsIn(body)).toHaveLength(100));
    });

    it("is bounded by the bound of violations", () => {
      const result = validateCreate(pushRequest({ a: 1, b: 2, c: 3 }), { lint: true, bounds: { maxViolations: 2 } });
      expect(result.warnings.map(({ path }) => path)).toEqual(["a", "b"]);
      expect(result.truncated).toBe(true);
    });

    it("cuts a name of a million characters", () => {
      const key = "k".repeat(1_000_000);
      endsSoon(() => {
        const { warnings } = validateCreate(pushRequest({ [key]: 1, [`${PUSH}.android.${key}`]: 1 }), lint);
        expect(warnings).toMatchObject([{ rule: "member.known", segments: [`${"k".repeat(255)}…`], params: {} }]);
        expect(warnings[0]).not.toHaveProperty("fix");
        expect(JSON.stringify(warnings).length).toBeLessThan(5000);
      });
    });

    it("does not treat a name of 65 characters as a misspelling", () => {
      const spaced = (length: number) => `expiry${"_".repeat(length - 10)}time`;
      const nearest = (length: number) =>
        validateCreate(pushRequest({ [`scheduling_details.${spaced(length)}`]: "x" }), lint).warnings[0]?.params;
      expect(nearest(64)).toEqual({ nearest: "expiry_time" });
      expect(nearest(65)).toEqual({});
    });
  });
});
