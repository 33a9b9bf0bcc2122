import { choice, flag, formatted, integerBetween, list, needs, object, type Schema, text } from "./words.js";

const message = { title: text, message: text, default_click_action: text, default_click_action_value: text };

const pushContent = object({
  android: object({
    template_type: text,
    basic_details: object({
      notification_channel: text,
      ...message,
      key_value_pairs: list(object({ key: text, value: text })),
    }),
  }),
  ios: object({ template_type: text, basic_details: object(message) }),
  web: object({ template_type: text, basic_details: { type: "object" } }),
});

const dealCardMembers = {
  description: text,
  discount_code: text,
  availability_starts: formatted("date-time"),
  availability_ends: formatted("date-time"),
};

const productMembers = {
  id: text,
  headline: text,
  original_price: formatted("numeric-string"),
  discount_value: formatted("numeric-string"),
  discount_type: choice(["PERCENT", "VALUE"]),
  promo_url: formatted("https-url"),
  product_image: formatted("https-url"),
};

const setMembers = {
  product_set: text,
  image_url: text,
  headline: text,
  promo_url: text,
  product_count: integerBetween(2, 9),
};

const emailContent = object({
  subject: text,
  preview_text: text,
  sender_name: text,
  from_address: text,
  reply_to_address: text,
  html_content: text,
  gmail_annotations: object(
    {
      send_email_if_personalization_fails: flag,
      sender_logo: formatted("https-url"),
      sender_logo_type: text,
      deal_card: object(dealCardMembers, Object.keys(dealCardMembers)),
      product_carousel: object(
        {
          type: choice(["MANUAL", "PRODUCT_SET"]),
          manual_data: object(
            {
              currency: text,
              products: list(object(productMembers, Object.keys(productMembers)), { minItems: 2 }),
            },
            ["currency", "products"],
          ),
          product_set_data: object(setMembers, Object.keys(setMembers)),
        },
        ["type"],
      ),
    },
    ["sender_logo"],
  ),
});

export const contentDefinitions: Record<string, Schema> = { push: pushContent, email: emailContent };

/** Where the value is an object, the schema holds. */
function ifObject(schema: Schema): Schema {
  // biome-ignore lint/suspicious/noThenProperty: `then` is a JSON Schema keyword, and nothing awaits a schema.
  return { if: { type: "object" }, then: { type: "object", ...schema } };
}

/** Flat content, or, with locales or variations, content at any of three levels. What is no object is passed over. */
export function campaignContent(channel: "push" | "email"): Schema {
  const content = { [channel]: { $ref: `#/definitions/${channel}` } };
  const holds: Schema = { type: "object", properties: { [channel]: true }, required: [channel] };
  const oneOfMembers = (schema: Schema): Schema => ({
    not: { type: "object", additionalProperties: { not: schema } },
  });
  const localeHolds = {
    type: "object",
    properties: { [channel]: true },
    anyOf: [needs([channel]), oneOfMembers(holds)],
  };
  const keyed = {
    type: "object",
    properties: { [channel]: true },
    additionalProperties: ifObject({
      properties: content,
      additionalProperties: ifObject({ properties: content }),
    }),
    anyOf: [needs([channel]), oneOfMembers(localeHolds)],
  };
  return object({ locales: list(text), variation_details: { type: "object" }, content: object(content) }, ["content"], {
    if: { anyOf: [needs(["locales"]), needs(["variation_details"])] },
    // biome-ignore lint/suspicious/noThenProperty: `then` is a JSON Schema keyword, and nothing awaits a schema.
    then: { properties: { content: keyed } },
    else: { properties: { content: needs([channel]) } },
  });
}
