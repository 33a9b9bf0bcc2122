import fc from "fast-check";
import { shortDealTimes } from "../values.js";
import { after, type Fault, having, inEmail, within } from "./fault.js";

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
const manual_data = { currency: "EUR", products: [product, { ...product }] };
const product_set_data = {
  product_set: "ps-1",
  image_url: "https://cdn.example.com/sets/1.jpg",
  headline: "Running shoes",
  promo_url: "https://shop.example.com/shoes",
  product_count: 4,
};
const deal = {
  description: "Sale",
  discount_code: "SAVE",
  availability_starts: "2026-03-01T09:00:00Z",
  availability_ends: "2026-03-02T09:00:00Z",
};
const shortDeal = shortDealTimes.map(([availability_starts, availability_ends]) => {
  return { ...deal, availability_starts, availability_ends };
});

/** Annotations that cause no violation. */
const annotations = {
  send_email_if_personalization_fails: true,
  sender_logo: "https://cdn.example.com/logo.png",
  sender_logo_type: "image_url",
};
const annotated = { [G]: annotations };

function carousel(members: object): Record<string, unknown> {
  return { [G]: { ...annotations, product_carousel: members } };
}
const manual = carousel({ type: "MANUAL", manual_data });

const envelope = { subject: "Hi", sender_name: "Shop", from_address: "shop@example.com" };
const noAddress = fc.constantFrom("", "Shop", "Shop <news@example.com>", "news@example");

/** The locales, and the keys under which there is content. */
function keyedBy(at: string, locales: readonly string[], keys: readonly string[]): Fault[] {
  return (["PUSH", "EMAIL"] as const).map((channel) => {
    const content = Object.fromEntries(keys.map((key) => [key, { [channel.toLowerCase()]: {} }]));
    return after(`campaign_content.${at}`, { campaign_content: { locales, content } }, { channel });
  });
}

const WITH_SETS = { withFeatures: ["PRODUCT_SETS"] } as const;
const TRANSACTIONAL = { contentType: "TRANSACTIONAL" } as const;
const NOT_LIVE = { exceptTypes: ["BROADCAST_LIVE_ACTIVITY"] };
const UNKNOWN = { channel: "EMAIL", featuresUnknown: true } as const;

export const contentFaults = {
  "gmail.product-sets-enabled": [
    inEmail.after(`${CAROUSEL}.type`, carousel({ type: "PRODUCT_SET", product_set_data })),
    inEmail.after(`${CAROUSEL}.type`, carousel({ type: "PRODUCT_SET" })),
  ],
  "gmail.promotional-only": [
    inEmail.having(G, annotations, {}, TRANSACTIONAL),
    inEmail.having(G, fc.constantFrom<unknown>({}, null, { deal_card: {} }), {}, TRANSACTIONAL),
  ],
  "gmail.deal-card-one-hour": [
    inEmail.after(`${G}.deal_card.availability_ends`, { ...annotated, [`${G}.deal_card`]: shortDeal }),
  ],
  "gmail.manual-data-required": [inEmail.lacking(`${CAROUSEL}.manual_data`, manual)],
  "gmail.product-set-data-required": [
    inEmail.lacking(`${CAROUSEL}.product_set_data`, carousel({ type: "PRODUCT_SET" }), WITH_SETS),
  ],
  "gmail.product-set-known": [
    inEmail.having(
      `${CAROUSEL}.product_set_data.product_set`,
      fc.constantFrom("ps-9", "", "PS-1", "toString"),
      carousel({ type: "PRODUCT_SET", product_set_data }),
      { ...WITH_SETS, context: { productSets: ["ps-1", "ps-2"] } },
    ),
  ],
  "content.targeted-platform-has-content": [
    after(
      "campaign_content.content.push.android",
      {
        "campaign_content.content": { push: { ios: {} } },
        "basic_details.platforms": fc.constantFrom(["ANDROID"], ["IOS", "ANDROID"]),
      },
      NOT_LIVE,
    ),
  ],
  "content.platform-targeted": [
    after(
      "campaign_content.content.push.ios",
      { "campaign_content.content": { push: { web: {}, ios: {} } }, "basic_details.platforms": ["WEB"] },
      NOT_LIVE,
    ),
  ],
  "content.email-envelope-complete": Object.keys(envelope).map((member) =>
    within("campaign_content.content.email").lacking(member, { "": envelope }),
  ),
  "content.from-address-valid": [inEmail.having("from_address", noAddress)],
  "content.reply-to-address-valid": [inEmail.having("reply_to_address", noAddress)],
  "content.locale-has-content": keyedBy("locales.1", ["fr", "de"], ["fr"]),
  "content.locale-key-listed": [
    ...keyedBy("content.pt_br", ["fr", "pt-BR"], ["fr", "pt_br"]),
    ...keyedBy("content.DE", ["de"], ["DE"]),
  ],
  "gmail.annotations-complete": ["send_email_if_personalization_fails", "sender_logo_type"].map((member) =>
    inEmail.lacking(`${G}.${member}`, annotated),
  ),
  "gmail.deal-card-or-carousel": [inEmail.after(CAROUSEL, { ...manual, [`${G}.deal_card`]: deal })],
  "gmail.at-most-nine-products": [
    inEmail.having(
      `${CAROUSEL}.manual_data.products`,
      fc.array(fc.constant(product), { minLength: 10, maxLength: 12 }),
      manual,
    ),
  ],
  "gmail.percent-at-most-hundred": [
    inEmail.having(
      `${CAROUSEL}.manual_data.products.0.discount_value`,
      fc.constantFrom("101", "100.01", "+1000"),
      manual,
    ),
  ],
  "gmail.carousel-data-used": [
    inEmail.having(`${CAROUSEL}.product_set_data`, product_set_data, manual),
    inEmail.having(
      `${CAROUSEL}.manual_data`,
      manual_data,
      carousel({ type: "PRODUCT_SET", product_set_data }),
      WITH_SETS,
    ),
  ],
  "workspace.features-known": [
    having("basic_details.send_only_double_opt_in_users", true, {}, UNKNOWN),
    having("basic_details.deduplication_attribute", "brand", {}, UNKNOWN),
    inEmail.after(`${CAROUSEL}.type`, carousel({ type: "PRODUCT_SET", product_set_data }), UNKNOWN),
  ],
} satisfies Record<string, readonly Fault[]>;

/** A carousel with too few products, for which most requests have no place. */
export const fewProducts: Fault = inEmail.having(
  `${CAROUSEL}.manual_data.products`,
  fc.array(fc.constant(product), { maxLength: 1 }),
  manual,
);
