import fc from "fast-check";
import { CarouselProduct, GmailAnnotations, ProductCarousel } from "../../schemas/gmail-annotations.js";
import { dealCardIn, tidyManualData } from "../components/content.js";
import { objectOf } from "../from-schema.js";
import { shortDealTimes, validDealTimes } from "../values.js";
import { after, type Fault, having, inEmail, within } from "./fault.js";

const gmail = within("gmail_annotations", {}, inEmail);
const email = within("campaign_content.content.email");
const CAROUSEL = "product_carousel";

const product_set_data = objectOf(ProductCarousel.properties.product_set_data, true);

/** Annotations that cause no violation. */
const annotations = objectOf(GmailAnnotations, true, {
  needs: ["send_email_if_personalization_fails", "sender_logo_type"],
  without: ["deal_card", CAROUSEL],
});
const annotated = { "": annotations };
const emptySet = { ...annotated, [CAROUSEL]: { type: "PRODUCT_SET" } };
const set = { ...emptySet, [`${CAROUSEL}.product_set_data`]: product_set_data };
const manual = { ...annotated, [CAROUSEL]: { type: "MANUAL" }, [`${CAROUSEL}.manual_data`]: tidyManualData };

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
  "gmail.product-sets-enabled": [gmail.after(`${CAROUSEL}.type`, set), gmail.after(`${CAROUSEL}.type`, emptySet)],
  "gmail.promotional-only": [
    gmail.having("", annotations, {}, TRANSACTIONAL),
    gmail.having("", fc.constantFrom<unknown>({}, null, { deal_card: {} }), {}, TRANSACTIONAL),
  ],
  "gmail.deal-card-one-hour": [
    gmail.after("deal_card.availability_ends", { ...annotated, deal_card: dealCardIn(true, shortDealTimes) }),
  ],
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
  "gmail.deal-card-or-carousel": [gmail.after(CAROUSEL, { ...manual, deal_card: dealCardIn(true, validDealTimes) })],
  "gmail.at-most-nine-products": [products(10, 12)],
  "gmail.percent-at-most-hundred": [
    gmail.having(`${CAROUSEL}.manual_data.products.0.discount_value`, fc.constantFrom("101", "100.01", "+1000"), {
      ...manual,
      [`${CAROUSEL}.manual_data.products.0.discount_type`]: "PERCENT",
    }),
  ],
  "gmail.carousel-data-used": [
    gmail.having(`${CAROUSEL}.product_set_data`, product_set_data, manual),
    gmail.having(`${CAROUSEL}.manual_data`, tidyManualData, set, WITH_SETS),
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
  const drawn = fc.array(objectOf(CarouselProduct, true), { minLength, maxLength });
  return gmail.having(`${CAROUSEL}.manual_data.products`, drawn, manual);
}
