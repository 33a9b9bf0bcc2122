import { expect, it } from "vitest";
import { faults, structural } from "../support/structural.js";
import { reordered } from "../support/updates.js";

/** Twenty faults in eight components, with the members in another order than the specification's. */
const twentyFaults = {
  utm_params: { utm_zone: 1, utm_medium: "email", "a.b": null },
  scheduling_details: {
    periodic_details: { repeat_on_date_of_month: [1, 32, 31], sending_frequency: "daily" },
    delivery_type: "NOW",
    start_time: "2026-02-29T10:00:00",
  },
  campaign_content: {
    content: {
      email: {
        gmail_annotations: {
          product_carousel: {
            manual_data: { products: [{ ...product(), original_price: "9,99", id: 7 }] },
            type: "MANUAL",
          },
        },
        subject: false,
      },
    },
  },
  segmentation_details: { included_filters: { filters: [{ filter_type: "actions" }, "x"] } },
  basic_details: { content_type: "promotional", name: "n", user_attribute_identifier: "SVC_EMAIL_ID" },
  connector: { connector_name: "main" },
  channel: "EMAIL",
  created_by: "nobody",
  campaign_delivery_type: "ONE_TIME",
  request_id: "r-1",
  control_group_details: { campaign_control_group_percentage: 101 },
};

function product(): Record<string, unknown> {
  const url = "https://example.com";
  const texts = {
    id: "1",
    headline: "h",
    original_price: "1",
    discount_value: "1",
    promo_url: url,
    product_image: url,
  };
  return { ...texts, discount_type: "VALUE" };
}

it("the engine reports twenty faults in eight components at once, depth first in the order of the specification", () => {
  const annotations = "campaign_content.content.email.gmail_annotations";
  const carousel = `${annotations}.product_carousel.manual_data`;
  expect(faults(twentyFaults)).toEqual([
    "format created_by",
    "enum basic_details.content_type",
    "required connector.connector_type",
    "type campaign_content.content.email.subject",
    `required ${annotations}.sender_logo`,
    `required ${carousel}.currency`,
    `size ${carousel}.products`,
    `type ${carousel}.products[0].id`,
    `format ${carousel}.products[0].original_price`,
    "required segmentation_details.included_filters.filter_operator",
    "required segmentation_details.included_filters.filters[0].action_name",
    "type segmentation_details.included_filters.filters[1]",
    "enum scheduling_details.delivery_type",
    "format scheduling_details.start_time",
    "enum scheduling_details.periodic_details.sending_frequency",
    "range scheduling_details.periodic_details.repeat_on_date_of_month[1]",
    "range control_group_details.campaign_control_group_percentage",
    "required utm_params.utm_source",
    "type utm_params.utm_zone",
    'type utm_params["a.b"]',
  ]);
});

it("violations have the same order, whatever the order of the members", () => {
  const withoutCustomKeys = { ...twentyFaults, utm_params: { utm_campaign: 2 } };
  expect(structural(reordered(withoutCustomKeys))).toEqual(structural(withoutCustomKeys));
});
