import fc from "fast-check";
import { shortDealTimes } from "../values.js";
import { after, type Fault, having, inEmail, within } from "./fault.js";

const gmail = within("gmail_annotations", {}, inEmail);
const email = within("campaign_content.content.email");
const CAROUSEL = "product_carousel";

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
const shortDeal = shortDealTimes.map((times) => ({ ...deal, ...times }));

/** Annotations that cause no violation. */
const annotations = {
  send_email_if_personalization_fails: true,
  sender_logo: "https://cdn.example.com/logo.png",
  sender_logo_type: "image_url",
};
const annotated = { "": annotations };

function carousel(type: string, data: object = {}): Record<string, unknown> {
  return { "": { ...annotations, product_carousel: { type, ...data } } };
}
const manual = carousel("MANUAL", { manual_data });
const set = carousel("PRODUCT_SET", { product_set_data });

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
    gmail.after(`${CAROUSEL}.type`, set),
    gmail.after(`${CAROUSEL}.type`, carousel("PRODUCT_SET")),
  ],
  "gmail.promotional-only": [
    gmail.having("", annotations, {}, TRANSACTIONAL),
    gmail.having("", fc.constantFrom<unknown>({}, null, { deal_card: {} }), {}, TRANSACTIONAL),
  ],
  "gmail.deal-card-one-hour": [gmail.after("deal_card.availability_ends", { ...annotated, deal_card: shortDeal })],
  "gmail.manual-data-required": [gmail.lacking(`${CAROUSEL}.manual_data`, manual)],
  "gmail.product-set-data-required": [gmail.lacking(`${CAROUSEL}.product_set_data`, set, WITH_SETS)],
  "gmail.product-set-known": [
    gmail.having(`${CAROUSEL}.product_set_data.product_set`, fc.constantFrom("ps-9", "", "PS-1", "toString"), set, {
      ...WITH_SETS,
      context: { productSets: ["ps-1", "ps-2"] },
    }),
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
  "content.email-envelope-complete": Object.keys(envelope).map((member) => email.lacking(member, { "": envelope })),
  "content.from-address-valid": [inEmail.having("from_address", noAddress)],
  "content.reply-to-address-valid": [inEmail.having("reply_to_address", noAddress)],
  "content.locale-has-content": keyedBy("locales.1", ["fr", "de"], ["fr"]),
  "content.locale-key-listed": [
    ...keyedBy("content.pt_br", ["fr", "pt-BR"], ["fr", "pt_br"]),
    ...keyedBy("content.DE", ["de"], ["DE"]),
  ],
  "gmail.annotations-complete": [
    gmail.lacking("send_email_if_personalization_fails", annotated),
    gmail.lacking("sender_logo_type", annotated),
  ],
  "gmail.deal-card-or-carousel": [gmail.after(CAROUSEL, { ...manual, deal_card: deal })],
  "gmail.at-most-nine-products": [products(10, 12)],
  "gmail.percent-at-most-hundred": [
    gmail.having(
      `${CAROUSEL}.manual_data.products.0.discount_value`,
      fc.constantFrom("101", "100.01", "+1000"),
      manual,
    ),
  ],
  "gmail.carousel-data-used": [
    gmail.having(`${CAROUSEL}.product_set_data`, product_set_data, manual),
    gmail.having(`${CAROUSEL}.manual_data`, manual_data, set, WITH_SETS),
  ],
  "workspace.features-known": [
    having("basic_details.send_only_double_opt_in_users", true, {}, UNKNOWN),
    having("basic_details.deduplication_attribute", "brand", {}, UNKNOWN),
    gmail.after(`${CAROUSEL}.type`, set, UNKNOWN),
  ],
} satisfies Record<string, readonly Fault[]>;

/** A carousel with too few products, for which most requests have no place. */
export const fewProducts = products(0, 1);

function products(minLength: number, maxLength: number): Fault {
  const drawn = fc.array(fc.constant(product), { minLength, maxLength });
  return gmail.having(`${CAROUSEL}.manual_data.products`, drawn, manual);
}
