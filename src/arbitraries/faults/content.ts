import fc from "fast-check";
import { shortDealTimes } from "../values.js";
import { ABSENT, type Fault, having, inEmail } from "./fault.js";

const PUSH = { channel: "PUSH" } as const;
const G = "gmail_annotations";
const CAROUSEL = `${G}.product_carousel`;

const product = {
  id: "sku-1",
  headline: "Running shoe",
  original_price: "129.99",
  discount_value: "20",
  discount_type: "PERCENT",
  promo_url: "https://shop.example.com/p/1",
  product_image: "https://cdn.example.com/p/1.jpg",
};
const manual_data = { currency: "EUR", products: [product, product] };
const product_set_data = {
  product_set: "ps-1",
  image_url: "https://cdn.example.com/sets/1.jpg",
  headline: "Running shoes",
  promo_url: "https://shop.example.com/shoes",
  product_count: 4,
};

/** Annotations that cause no violation. */
const annotations = {
  send_email_if_personalization_fails: true,
  sender_logo: "https://cdn.example.com/logo.png",
  sender_logo_type: "image_url",
};

function annotated(members: object): Record<string, unknown> {
  return { [G]: { ...annotations, ...members } };
}

const deal = shortDealTimes.map(([availability_starts, availability_ends]) => {
  return { description: "Sale", discount_code: "SAVE", availability_starts, availability_ends };
});

const noAddress = fc.constantFrom("", "Shop", "Shop <news@example.com>", "news@example");

/** Content by locale. */
function keyedBy(at: string, locales: readonly string[], keys: readonly string[]): Fault {
  return having(at, ({ channel }) => {
    const content = channel === "PUSH" ? { push: {} } : { email: {} };
    return { campaign_content: { locales, content: Object.fromEntries(keys.map((key) => [key, content])) } };
  });
}

const WITH_SETS = { withFeatures: ["PRODUCT_SETS"] } as const;

export const contentFaults = {
  "gmail.product-sets-enabled": [
    inEmail(`${CAROUSEL}.type`, annotated({ product_carousel: { type: "PRODUCT_SET", product_set_data } }), {
      withoutFeatures: ["PRODUCT_SETS"],
    }),
    inEmail(`${CAROUSEL}.type`, annotated({ product_carousel: { type: "PRODUCT_SET" } }), {
      withoutFeatures: ["PRODUCT_SETS"],
    }),
  ],
  "gmail.promotional-only": [
    inEmail(G, annotated({}), { contentType: "TRANSACTIONAL" }),
    inEmail(G, { [G]: fc.constantFrom<unknown>({}, null, { deal_card: {} }) }, { contentType: "TRANSACTIONAL" }),
  ],
  "gmail.deal-card-one-hour": [
    inEmail(`${G}.deal_card.availability_ends`, { ...annotated({}), [`${G}.deal_card`]: deal }),
  ],
  "gmail.manual-data-required": [
    inEmail(`${CAROUSEL}.manual_data`, annotated({ product_carousel: { type: "MANUAL" } })),
  ],
  "gmail.product-set-data-required": [
    inEmail(`${CAROUSEL}.product_set_data`, annotated({ product_carousel: { type: "PRODUCT_SET" } }), WITH_SETS),
  ],
  "gmail.product-set-known": [
    inEmail(
      `${CAROUSEL}.product_set_data.product_set`,
      {
        ...annotated({ product_carousel: { type: "PRODUCT_SET", product_set_data } }),
        [`${CAROUSEL}.product_set_data.product_set`]: fc.constantFrom("ps-9", "", "PS-1", "toString"),
      },
      { ...WITH_SETS, context: { productSets: ["ps-1", "ps-2"] } },
    ),
  ],
  "content.targeted-platform-has-content": [
    having(
      "campaign_content.content.push.android",
      {
        "campaign_content.content": { push: { ios: {} } },
        "basic_details.platforms": fc.constantFrom(["ANDROID"], ["IOS", "ANDROID"]),
      },
      { ...PUSH, exceptTypes: ["BROADCAST_LIVE_ACTIVITY"] },
    ),
  ],
  "content.platform-targeted": [
    having(
      "campaign_content.content.push.ios",
      { "campaign_content.content": { push: { web: {}, ios: {} } }, "basic_details.platforms": ["WEB"] },
      { ...PUSH, exceptTypes: ["BROADCAST_LIVE_ACTIVITY"] },
    ),
  ],
  "content.email-envelope-complete": ["subject", "sender_name", "from_address"].map((member) =>
    having(
      `campaign_content.content.email.${member}`,
      {
        "campaign_content.content.email": { subject: "Hi", sender_name: "Shop", from_address: "shop@example.com" },
        [`campaign_content.content.email.${member}`]: ABSENT,
      },
      { channel: "EMAIL" },
    ),
  ),
  "content.from-address-valid": [inEmail("from_address", { from_address: noAddress })],
  "content.reply-to-address-valid": [inEmail("reply_to_address", { reply_to_address: noAddress })],
  "content.locale-has-content": [keyedBy("campaign_content.locales.1", ["fr", "de"], ["fr"])],
  "content.locale-key-listed": [
    keyedBy("campaign_content.content.pt_br", ["fr", "pt-BR"], ["fr", "pt_br"]),
    keyedBy("campaign_content.content.DE", ["de"], ["DE"]),
  ],
  "gmail.annotations-complete": ["send_email_if_personalization_fails", "sender_logo_type"].map((member) =>
    inEmail(`${G}.${member}`, { [G]: annotations, [`${G}.${member}`]: ABSENT }),
  ),
  "gmail.deal-card-or-carousel": [
    inEmail(CAROUSEL, {
      ...annotated({ product_carousel: { type: "MANUAL", manual_data } }),
      [`${G}.deal_card`]: {
        description: "Sale",
        discount_code: "SAVE",
        availability_starts: "2026-03-01T09:00:00Z",
        availability_ends: "2026-03-02T09:00:00Z",
      },
    }),
  ],
  "gmail.at-most-nine-products": [
    inEmail(`${CAROUSEL}.manual_data.products`, {
      ...annotated({ product_carousel: { type: "MANUAL", manual_data } }),
      [`${CAROUSEL}.manual_data.products`]: fc.array(fc.constant(product), { minLength: 10, maxLength: 12 }),
    }),
  ],
  "gmail.percent-at-most-hundred": [
    inEmail(`${CAROUSEL}.manual_data.products.0.discount_value`, {
      ...annotated({ product_carousel: { type: "MANUAL", manual_data } }),
      [`${CAROUSEL}.manual_data.products`]: fc.constantFrom("101", "100.01", "+1000").map((discount_value) => {
        return [{ ...product, discount_value }, product];
      }),
    }),
  ],
  "gmail.carousel-data-used": [
    inEmail(
      `${CAROUSEL}.product_set_data`,
      annotated({ product_carousel: { type: "MANUAL", manual_data, product_set_data } }),
    ),
    inEmail(
      `${CAROUSEL}.manual_data`,
      annotated({ product_carousel: { type: "PRODUCT_SET", manual_data, product_set_data } }),
      WITH_SETS,
    ),
  ],
  "workspace.features-known": [
    having(
      "basic_details.send_only_double_opt_in_users",
      { "basic_details.send_only_double_opt_in_users": true },
      { channel: "EMAIL", featuresUnknown: true },
    ),
    having(
      "basic_details.deduplication_attribute",
      { "basic_details.deduplication_attribute": "brand" },
      { channel: "EMAIL", featuresUnknown: true },
    ),
    inEmail(`${CAROUSEL}.type`, annotated({ product_carousel: { type: "PRODUCT_SET", product_set_data } }), {
      featuresUnknown: true,
    }),
  ],
} satisfies Record<string, readonly Fault[]>;

/** A carousel with too few products, for which most requests have no place. */
export const fewProducts: Fault = inEmail(`${CAROUSEL}.manual_data.products`, {
  ...annotated({ product_carousel: { type: "MANUAL", manual_data } }),
  [`${CAROUSEL}.manual_data.products`]: fc.array(fc.constant(product), { maxLength: 1 }),
});
