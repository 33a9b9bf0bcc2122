import { describe, expect, it } from "vitest";
import { validateCreate } from "../../../src/index.js";
import { textNotEmpty } from "../../../src/rules/member/text-not-empty.js";
import { deliveryTypes, each as eachType, requestOf } from "../../support/delivery-types.js";
import { included, includedPath, inEveryPlace } from "../../support/filter-places.js";
import {
  ANNOTATIONS,
  annotated,
  carousel,
  dealCard,
  envelope,
  everyAnnotations,
  everywhereAnnotated,
  inAnnotations,
  manualData,
  productSetData,
  products,
} from "../../support/gmail.js";
import { emailRequest, pushRequest, testRule } from "../../support/test-rule.js";
import { each, included_filters, pushOfType } from "../../support/valid-of-type.js";

function emptyAt(path: string) {
  return { path, fix: "none" as const };
}

/** Empty texts in the annotations of an email. */
function emptyIn(annotations: string, ...places: readonly string[]) {
  return places.map((place) => ({ ...inAnnotations(place, annotations), fix: "none" as const }));
}

function attribute(members: object): object {
  return {
    filter_type: "user_attributes",
    data_type: "string",
    name: "City",
    operator: "exists",
    project_name: "grocery",
    ...members,
  };
}

const performed = { filter_type: "actions", action_name: "" };

const textsOnPush = ["request_id", "basic_details.name"];

const textsOnEmail = [
  ...textsOnPush,
  "basic_details.user_attribute_identifier",
  "connector.connector_type",
  "connector.connector_name",
];

testRule(textNotEmpty, {
  valid: {
    ...eachType(deliveryTypes, "no empty text", (type) => requestOf(type)),
    ...each(textsOnEmail, (path) => [`one letter at ${path}`, emailRequest({ [path]: "x" })]),
    "empty texts that are optional, on Push": pushRequest({
      "basic_details.team": "",
      "basic_details.tags": ["", "x"],
      "campaign_content.locales": [""],
      "campaign_content.content.push.android": {
        template_type: "",
        basic_details: {
          notification_channel: "",
          title: "",
          message: "",
          default_click_action: "",
          default_click_action_value: "",
          key_value_pairs: [{ key: "", value: "" }],
        },
      },
      conversion_goal_details: {
        goals: [
          {
            goal_name: "",
            goal_event_name: "",
            goal_event_attribute: { name: "", condition: "", value: "", value1: "", value_type: "" },
            revenue_attribute: "",
            revenue_currency: "",
          },
        ],
      },
      utm_params: { utm_source: "a", utm_medium: "b", utm_campaign: "", utm_term: "", utm_content: "", utm_team: "" },
    }),
    "empty texts that are optional, on Email": emailRequest({
      "basic_details.deduplication_attribute": "",
      "campaign_content.content.email.preview_text": "",
      "campaign_content.content.email.html_content": "",
    }),
    "empty texts of filters that are optional": included(
      attribute({ category: "", operator: "is", value: "" }),
      { filter_type: "actions", action_name: "Order Placed", condition: "" },
      { filter_type: "custom_segments", id: "seg-vip", name: "" },
    ),
    "empty texts in objects that the specification does not describe": pushRequest({
      "campaign_content.variation_details": { name: "" },
      conversion_goal_details: { goals: [{ goal_event_attribute: { filters: [{ name: "", action_name: "" }] } }] },
    }),
  },
  invalid: {
    ...each(textsOnPush, (path) => [
      `${path} on Push`,
      { body: pushRequest({ [path]: "" }), violations: [emptyAt(path)] },
    ]),
    ...each(textsOnEmail, (path) => [
      `${path} on Email`,
      { body: emailRequest({ [path]: "" }), violations: [emptyAt(path)] },
    ]),
    ...each(["PUSH ONE_TIME", "EMAIL ONE_TIME"] as const, (type) => [
      `the named UTM keys that are required on ${type}`,
      {
        body: requestOf(type, { utm_params: { utm_term: "", utm_medium: "", utm_source: "" } }),
        violations: [emptyAt("utm_params.utm_source"), emptyAt("utm_params.utm_medium")],
      },
    ]),
    "the name of a geofence": {
      body: pushOfType("LOCATION_TRIGGERED", { "basic_details.geofences.name": "" }),
      violations: [emptyAt("basic_details.geofences.name")],
    },
    "numbers of a geofence, which other rules check": {
      body: pushOfType("LOCATION_TRIGGERED", {
        "basic_details.geofences.name": "",
        "basic_details.geofences.latitude": "",
      }),
      violations: [
        {
          rule: "basic-details.geofence-numbers-valid",
          path: "basic_details.geofences.latitude",
          params: { wanted: "from -90 to 90", received: "" },
        },
        emptyAt("basic_details.geofences.name"),
      ],
    },
    "the name of an attribute": {
      body: included(attribute({ name: "" })),
      violations: [emptyAt(`${includedPath(0)}.name`)],
    },
    ...inEveryPlace((place) => ({
      body: place.request(performed),
      violations: [emptyAt(`${place.path}.action_name`)],
    })),
    "the texts of a deal": {
      body: annotated({ deal_card: { ...dealCard(), discount_code: "", description: "" } }),
      violations: emptyIn(ANNOTATIONS, "deal_card.description", "deal_card.discount_code"),
    },
    "the texts of products": {
      body: carousel({
        type: "MANUAL",
        manual_data: {
          currency: "",
          products: products(2).map((product, index) => ({ ...product, ...(index === 1 && { headline: "", id: "" }) })),
        },
      }),
      violations: emptyIn(
        ANNOTATIONS,
        "product_carousel.manual_data.currency",
        "product_carousel.manual_data.products[1].id",
        "product_carousel.manual_data.products[1].headline",
      ),
    },
    "the texts of a product set": {
      body: carousel({
        type: "PRODUCT_SET",
        product_set_data: { ...productSetData(), product_set: "", image_url: "", headline: "", promo_url: "" },
      }),
      context: { features: ["PRODUCT_SETS"] },
      violations: emptyIn(
        ANNOTATIONS,
        "product_carousel.product_set_data.product_set",
        "product_carousel.product_set_data.image_url",
        "product_carousel.product_set_data.headline",
        "product_carousel.product_set_data.promo_url",
      ),
    },
    "a text in contents of every kind": {
      body: everywhereAnnotated(
        { product_carousel: { type: "MANUAL", manual_data: { ...manualData(), currency: "" } } },
        envelope,
      ),
      violations: everyAnnotations.flatMap((place) => emptyIn(place, "product_carousel.manual_data.currency")),
    },
    "several, by component": {
      body: emailRequest({ "connector.connector_name": "", "basic_details.name": "", request_id: "" }),
      violations: [emptyAt("request_id"), emptyAt("basic_details.name"), emptyAt("connector.connector_name")],
    },
  },
});

describe("an empty text that only some requests require", () => {
  it.each([
    [
      "the anchor of a delay before it",
      "trigger_condition.trigger_attr.name",
      {},
      pushOfType("EVENT_TRIGGERED", {
        trigger_condition: {
          included_filters,
          trigger_delay_type: "DELAY",
          trigger_delay_value: 1,
          trigger_delay_granularity: "DAYS",
          trigger_relation: "BEFORE",
          trigger_attr: { name: "" },
        },
      }),
    ],
    [
      "the project of an attribute",
      `${includedPath(0)}.project_name`,
      { features: ["PORTFOLIO"] as const },
      included(attribute({ project_name: "" })),
    ],
  ])("causes a warning of some rule: %s", (_, path, context, body) => {
    const { ok, warnings } = validateCreate(body, { ...context, lint: true });
    expect({ ok, paths: warnings.map((warning) => warning.path) }).toEqual({ ok: true, paths: [path] });
  });
});
