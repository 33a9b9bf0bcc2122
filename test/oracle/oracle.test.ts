import { ABSENT, GMAIL, geofences, gmail, group, manual, product, productSetData, push, userFilter } from "./bodies.js";
import { below, type Case, create, emailWith, pushWith, testCases } from "./cases.js";

const BAD_REQUEST = "400 Bad Request";
const GATE = "VALIDATION_FAILED";

// What the tables of test/rules and test/structure do not say: they, too, are compared with the oracle.

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

const CASES: Record<string, Case> = {
  null: create(null).has(["body"], { targets: [["body", "body"]], code: BAD_REQUEST }),
  "empty Push": create({ channel: "PUSH" }).has([
    ...SHARED_MISSING.filter((member) => member !== "channel"),
    "delivery_controls",
    "advanced",
  ]),
  "empty Email": create({ channel: "EMAIL" }).has(
    SHARED_MISSING.flatMap((member) => {
      if (member === "channel") return [];
      return member === "campaign_content" ? ["connector", member] : [member];
    }),
  ),
  "null is a wrong type, not absent; absent has its own target": pushWith({
    request_id: null,
    "basic_details.name": ABSENT,
    "basic_details.tags": null,
  }).has(["request_id", "basic_details.name", "basic_details.tags"], {
    targets: [
      ["request_id", "request_id"],
      ["basic_details.name", "basic_details.name"],
      ["basic_details", "basic_details.tags"],
    ],
  }),
  "members of the other channel are not checked": emailWith({
    advanced: 5,
    "basic_details.geofences": 5,
    "delivery_controls.queuing_enabled": 5,
  }).has([]),
  "connector on Push": pushWith({ connector: 5 }).has([]),
  "Push in table order": pushWith({
    basic_details: {
      send_to_triggered_platform_only: 1,
      geofences: {},
      platforms: ["IOS", "ios"],
      platform_specific_details: { ios: { exclude_provisional_push_devices: "x" }, android: [] },
      tags: [1],
    },
  }).has([
    ...below("basic_details", "name", "platforms[1]"),
    ...below("basic_details.platform_specific_details", "android", "ios.exclude_provisional_push_devices"),
    ...below("basic_details", "tags[0]", "geofences.name"),
    ...below("basic_details.geofences", "latitude", "longitude", "radius", "triggered_at", "response_time_value"),
    ...below("basic_details", "geofences.response_time_granularity", "send_to_triggered_platform_only"),
  ]),
  "a wrong delivery type blocks only the rules that read it": emailWith({
    campaign_delivery_type: "business",
    "basic_details.subscription_category": ABSENT,
    "scheduling_details.delivery_type": "AT_FIXED_TIME",
  }).has(["campaign_delivery_type", "basic_details.subscription_category", "scheduling_details.start_time"]),
  "gates before rules, Email": emailWith({
    "basic_details.subscription_category": ABSENT,
    "basic_details.deduplication_attribute": "brand",
    "basic_details.send_only_double_opt_in_users": true,
  }).has(below("basic_details", "send_only_double_opt_in_users", "deduplication_attribute", "subscription_category"), {
    context: { features: [] },
    targets: [
      ["basic_details", "basic_details.send_only_double_opt_in_users"],
      ["basic_details", "basic_details.deduplication_attribute"],
      ["basic_details.subscription_category", "basic_details.subscription_category"],
    ],
    code: BAD_REQUEST,
  }),
  "DELAY with one wrong member: the others are still required": pushWith({
    trigger_condition: { trigger_delay_type: "DELAY", trigger_delay_value: "5" },
  }).has(below("trigger_condition", "trigger_delay_value", "trigger_delay_granularity", "trigger_relation")),
  "the object on Email, its inside not checked": emailWith({
    trigger_condition: { trigger_delay_type: "ASAP", intelligent_delay_optimization: { min_delay_value: 1.5 } },
  }).has(["trigger_condition.intelligent_delay_optimization"]),
  "both on Email: the members are not required": emailWith({
    trigger_condition: {
      trigger_delay_type: "INTELLIGENT_DELAY",
      intelligent_delay_optimization: { min_delay_value: 1, min_delay_granularity: "HOURS" },
    },
  }).has(below("trigger_condition", "trigger_delay_type", "intelligent_delay_optimization")),
  "gate, then trigger rules, then filter rules": pushWith({
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
  }).has(
    [
      ...below("trigger_condition", "included_filters.filters[0].project_name", "trigger_relation"),
      ...below("trigger_condition.included_filters.filters[0]", "operator", "value"),
      ...below("trigger_condition.secondary_included_filters.filters", "[1].value", "[0].id"),
    ],
    { context: { features: ["PORTFOLIO"] } },
  ),
  "a wrong data_type blocks the rule about the operator, but not the one about the value": pushWith({
    "segmentation_details.excluded_filters": group(userFilter({ data_type: "STRING", operator: "zzz", value: ABSENT })),
  }).has(below("segmentation_details.excluded_filters.filters[0]", "data_type", "value")),
  "an invalid sibling blocks nothing": pushWith({
    "segmentation_details.excluded_filters": group(userFilter({ name: 5, negate: "no", value: ABSENT })),
  }).has(below("segmentation_details.excluded_filters.filters[0]", "name", "negate", "value")),
  "custom segment: a wrong name blocks the id": pushWith({
    "segmentation_details.excluded_filters": group({ filter_type: "custom_segments", name: 5 }),
  }).has(["segmentation_details.excluded_filters.filters[0].name"]),
  "nested filters, one rule after the other, each in document order": pushWith({
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
  }).has([
    ...below("segmentation_details.excluded_filters.filters[0]", "action_name", "attributes.filters[0].operator"),
    "segmentation_details.excluded_filters.filters[1].operator",
    "segmentation_details.excluded_filters.filters[0].attributes.filters[1].attributes.filters[0].value",
    "segmentation_details.excluded_filters.filters[1].value",
  ]),
  "minimum audience, no entry, also with a wrong filter_operator": pushWith({
    segmentation_details: { is_all_user_campaign: false, included_filters: { filter_operator: "xor", filters: [] } },
  }).has(below("segmentation_details", "included_filters.filter_operator", "included_filters"), {
    targets: [
      ["segmentation_details", "segmentation_details.included_filters.filter_operator"],
      ["segmentation_details", "segmentation_details.included_filters"],
    ],
  }),
  "a wrong filter counts as a filter": pushWith({ segmentation_details: { included_filters: group(5) } }).has([
    "segmentation_details.included_filters.filters[0]",
  ]),
  "absent filters block the rule about the audience": pushWith({
    segmentation_details: { included_filters: { filter_operator: "or" } },
  }).has(["segmentation_details.included_filters.filters"]),
  "filter rules before the minimum audience": pushWith({
    segmentation_details: { excluded_filters: group(userFilter({ value: ABSENT })) },
  }).has(below("segmentation_details", "excluded_filters.filters[0].value", "included_filters")),
  "PERIODIC with SEND_IN_BTS": pushWith({
    campaign_delivery_type: "PERIODIC",
    "scheduling_details.delivery_type": "SEND_IN_BTS",
  }).has(below("scheduling_details", "start_time", "periodic_details", "delivery_type", "bts_details")),
  "periodic_details and its companions": pushWith({
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
  }).has([
    ...below("scheduling_details.periodic_details", "sending_frequency", "repeat_frequency"),
    ...below("scheduling_details.periodic_details.repeat_on_date_of_month", "[2]", "[3]", "[4]"),
    "scheduling_details.periodic_details.repeat_on_days_of_week_for_month[0].week_granularity",
    "scheduling_details.periodic_details.repeat_on_days_of_week_for_month[0].repeat_on_days_of_week[0]",
    "scheduling_details.periodic_details.repeat_on_days_of_week_for_month[1]",
    ...below("scheduling_details", "bts_details.window_end_time", "user_timezone_details.send_in_user_timezone"),
  ]),
  "absent delivery_controls block bypass_dnd": pushWith({
    campaign_delivery_type: "EVENT_TRIGGERED",
    trigger_condition: {},
    delivery_controls: ABSENT,
  }).has(["delivery_controls"]),
  "UTM: required, then custom keys in input order": pushWith({
    utm_params: { utm_z: 1, "a.b": 2, utm_term: 3, utm_a: 4, utm_medium: "m" },
  }).has(below("utm_params", "utm_source", "utm_term", "utm_z", '["a.b"]', "utm_a")),
  "UTM: the number, then the names, in input order": pushWith({
    utm_params: { z: "1", a: "2", utm_a: "3", utm_b: "4", utm_c: "5", "pt-BR": "6", utm_source: "s", utm_medium: "m" },
  }).has(["utm_params", "utm_params.z", "utm_params.a", 'utm_params["pt-BR"]'], {
    targets: [
      ["utm_params", "utm_params"],
      ["utm_params", "utm_params.z"],
      ["utm_params", "utm_params.a"],
      ["utm_params", 'utm_params["pt-BR"]'],
    ],
  }),
  "UTM: a fault below does not block the number": pushWith({
    utm_params: { utm_a: 1, utm_b: "", utm_c: "", utm_d: "", utm_e: "", utm_f: "", utm_source: "s" },
  }).has(["utm_params.utm_medium", "utm_params.utm_a", "utm_params"]),
  "UTM: a wrong name with a wrong value is one violation": pushWith({
    utm_params: { ref: 1, utm_source: "s", utm_medium: "m" },
  }).has(["utm_params.ref"]),
  "UTM: __proto__ is a key like any other": create({
    ...push(),
    utm_params: JSON.parse('{"utm_source":"s","utm_medium":"m","__proto__":"x"}') as unknown,
  }).has(["utm_params.__proto__"]),
  "keyed without locales": emailWith({ campaign_content: { content: { en: { email: { subject: 5 } } } } }).has([
    "campaign_content.content.email",
  ]),
  "keyed, without content": emailWith({
    campaign_content: {
      locales: ["en"],
      content: { en: { push: {} }, de: 5, fr: [], it: { a: { b: { email: {} } } } },
    },
  }).has(["campaign_content.content.email"]),
  "keyed, flat first, then in input order": emailWith({
    campaign_content: {
      variation_details: {},
      content: {
        "pt-BR": { v1: { email: { subject: 1 } }, v2: 5 },
        en: { email: { gmail_annotations: { sender_logo: "http://example.com" } } },
        email: 5,
      },
    },
  }).has(
    [
      "campaign_content.content.email",
      ...below("campaign_content.content", '["pt-BR"].v1.email.subject', "en.email.gmail_annotations.sender_logo"),
    ],
    {
      targets: [
        ["campaign_content", "campaign_content.content.email"],
        ["campaign_content", 'campaign_content.content["pt-BR"].v1.email.subject'],
        ["campaign_content.content", "gmail_annotations.sender_logo"],
      ],
    },
  ),
  "keyed Push": pushWith({
    campaign_content: {
      locales: null,
      content: { en: { a: { push: { web: { template_type: 5, basic_details: { title: 5 } } } }, push: [] } },
    },
  }).has(below("campaign_content", "locales", "content.en.a.push.web.template_type", "content.en.push")),
  "keyed, by names of members": emailWith({
    campaign_content: {
      locales: ["gmail_annotations"],
      content: {
        gmail_annotations: { email: { subject: 5 } },
        fr: {
          gmail_annotations: { email: { subject: 5 } },
          v1: { email: { gmail_annotations: gmail({ deal_card: 5 }) } },
        },
      },
    },
    utm_params: { utm_source: "s", utm_medium: "m", gmail_annotations: 5 },
  }).has(
    [
      ...below("campaign_content.content", "gmail_annotations.email.subject", "fr.gmail_annotations.email.subject"),
      ...["campaign_content.content.fr.v1.email.gmail_annotations.deal_card", "utm_params.gmail_annotations"],
    ],
    {
      targets: [
        ["campaign_content", "campaign_content.content.gmail_annotations.email.subject"],
        ["campaign_content", "campaign_content.content.fr.gmail_annotations.email.subject"],
        ["campaign_content.content", "gmail_annotations.deal_card"],
        ["utm_params", "utm_params.gmail_annotations"],
      ],
    },
  ),
  "keyed Push, by names of members of Email": pushWith({
    campaign_content: { locales: ["email"], content: { email: { gmail_annotations: { push: "none" } } } },
  }).has([`${GMAIL}.push`], { targets: [["campaign_content", `${GMAIL}.push`]] }),
  "one product": emailWith({
    [GMAIL]: gmail({ product_carousel: manual(product({ original_price: "1,5", product_image: "" })) }),
  }).has(
    [
      `${GMAIL}.product_carousel.manual_data.products`,
      `${GMAIL}.product_carousel.manual_data.products[0].original_price`,
      `${GMAIL}.product_carousel.manual_data.products[0].product_image`,
    ],
    {
      targets: [
        ["campaign_content.content", "gmail_annotations.product_carousel"],
        ["campaign_content.content", "gmail_annotations.product_carousel.manual_data.products[0].original_price"],
        ["campaign_content.content", "gmail_annotations.product_carousel.manual_data.products[0].product_image"],
      ],
    },
  ),
  "both data objects are checked": emailWith({
    [GMAIL]: gmail({
      product_carousel: {
        ...manual(product(), product()),
        product_set_data: productSetData({ product_count: 10, image_url: 5 }),
      },
    }),
  }).has(
    [
      `${GMAIL}.product_carousel.product_set_data.image_url`,
      `${GMAIL}.product_carousel.product_set_data.product_count`,
    ],
    {
      targets: [
        ["campaign_content.content", "gmail_annotations.product_carousel.product_set_data.image_url"],
        ["campaign_content.content", "gmail_annotations.product_carousel.product_set_data"],
      ],
    },
  ),
  "the gate silences the data and the unknown set": emailWith({
    campaign_content: {
      locales: [],
      content: {
        email: { gmail_annotations: gmail({ product_carousel: { type: "PRODUCT_SET" } }) },
        de: {
          email: {
            gmail_annotations: gmail({ product_carousel: { type: "PRODUCT_SET", product_set_data: productSetData() } }),
          },
        },
      },
    },
  }).has(
    [`${GMAIL}.product_carousel.type`, "campaign_content.content.de.email.gmail_annotations.product_carousel.type"],
    {
      context: { features: [], productSets: [] },
      code: BAD_REQUEST,
      targets: [
        ["campaign_content.content", "gmail_annotations.product_carousel"],
        ["campaign_content.content", "gmail_annotations.product_carousel"],
      ],
    },
  ),
  "the body alone": create(push()).has(
    [
      "basic_details",
      ...["campaign_content", "segmentation_details", "scheduling_details", "delivery_controls", "advanced"],
    ],
    { context: { bounds: { maxDepth: 1 } } },
  ),
  "a group too deep blocks the audience, not the rest": pushWith({
    segmentation_details: { included_filters: group() },
    "scheduling_details.delivery_type": "AT_FIXED_TIME",
  }).has(
    [
      ...below("basic_details", "platforms", "platform_specific_details"),
      ...["campaign_content.content", "segmentation_details.included_filters", "scheduling_details.start_time"],
    ],
    { context: { bounds: { maxDepth: 2 } } },
  ),
  "keyed content too deep": emailWith({
    campaign_content: { locales: ["en"], content: { en: { email: {} }, de: 5 } },
  }).has(["campaign_content.content.en"], { context: { bounds: { maxDepth: 3 } } }),
  "unchecked members do not count as too deep": emailWith({
    unknown: { a: { b: {} } },
    "segmentation_details.excluded_filters": group(userFilter({ value: [[[]]] })),
  }).has([], { context: { bounds: { maxDepth: 5 } } }),
  "nested filters": emailWith({
    "segmentation_details.excluded_filters": group(
      { filter_type: "actions", action_name: "A", attributes: group(userFilter({ value: ABSENT })) },
      userFilter({ value: ABSENT }),
    ),
  }).has(below("segmentation_details.excluded_filters.filters", "[0].attributes.filters", "[1].value"), {
    context: { bounds: { maxDepth: 6 } },
  }),
  "structure first, then rules by top-level member": pushWith({
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
  }).has(
    [
      ...["request_id", "created_by", "delivery_controls.send_limit_value", "utm_params.utm_source"],
      "basic_details.geofences.dwell_time_granularity",
      ...below("trigger_condition", "trigger_delay_value", "trigger_delay_granularity", "trigger_attr.name"),
      ...["segmentation_details.included_filters", "scheduling_details.periodic_details"],
      ...["scheduling_details.delivery_type", "delivery_controls.queuing_enabled"],
      ...["delivery_controls.queue_duration", "utm_params.ref", "campaign_audience_limit"],
    ],
    { context: { features: [] }, code: BAD_REQUEST },
  ),
  "the code is that of the first violation": pushWith({
    "delivery_controls.queuing_enabled": true,
    segmentation_details: {},
  }).has(["segmentation_details.included_filters", "delivery_controls.queuing_enabled"], {
    context: { features: [] },
    code: BAD_REQUEST,
  }),
  "a gate before later violations": pushWith({
    "delivery_controls.queuing_enabled": true,
    utm_params: { utm_source: "", utm_medium: "", x: "" },
  }).has(["delivery_controls.queuing_enabled", "utm_params.x"], { context: { features: [] }, code: GATE }),
};

testCases(CASES);
