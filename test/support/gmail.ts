import type { Context } from "../../src/index.js";
import { type Body, type Changes, changed, emailRequest } from "./test-rule.js";

const CONTENT = "campaign_content.content";

/** The sender of an email, which lint asks for. */
export const envelope = {
  "campaign_content.content.email.sender_name": "Example Shop",
  "campaign_content.content.email.from_address": "shop@example.com",
};

/** The path of the annotations in `annotated`. */
export const ANNOTATIONS = `${CONTENT}.email.gmail_annotations`;

/** The place of a violation in annotations: its targets leave out what is above them. */
export function inAnnotations(member: string, annotations = ANNOTATIONS, detail = member) {
  const target = "campaign_content.content";
  return { path: `${annotations}.${member}`, target, detailTarget: `gmail_annotations.${detail}` };
}

/** A small promotional Email request with Gmail annotations, and some changes. */
export function annotated(annotations: object, changes: Changes = {}): Body {
  return changed(emailRequest(), { ...PROMOTIONAL, [ANNOTATIONS]: withLogo(annotations), ...changes });
}

/** As `annotated`, with a product carousel. */
export function carousel(product_carousel: object, changes: Changes = {}): Body {
  return annotated({ product_carousel }, changes);
}

/** A promotional Email request with the same annotations in contents of every kind. */
export function everywhereAnnotated(annotations: object, changes: Changes = {}): Body {
  const email = { subject: "Sale", gmail_annotations: withLogo(annotations) };
  return changed(emailRequest(), {
    ...PROMOTIONAL,
    campaign_content: {
      locales: ["fr", "default"],
      variation_details: {},
      content: { fr: { variation_2: { email }, variation_1: { email } }, email, default: { email } },
    },
    ...changes,
  });
}

/** The paths of the annotations in `everywhereAnnotated`: first the flat content, then the keyed ones as listed. */
export const everyAnnotations: readonly string[] = [
  `${CONTENT}.email.gmail_annotations`,
  `${CONTENT}.fr.variation_2.email.gmail_annotations`,
  `${CONTENT}.fr.variation_1.email.gmail_annotations`,
  `${CONTENT}.default.email.gmail_annotations`,
];

/** Requests with annotations in places that no rule checks, by the reason why not. */
export function notLookedInto(
  annotations: object,
  context: Context = {},
  changes: Changes = {},
): Record<string, { body: unknown; context: Context }> {
  const email = { subject: "Sale", gmail_annotations: withLogo(annotations) };
  const content = (campaign_content: object) => ({
    body: changed(emailRequest(), { ...PROMOTIONAL, campaign_content, ...changes }),
    context,
  });
  return {
    "a locale's content, but the content is not keyed": content({ content: { email: {}, fr: { email } } }),
    "a content below a variation": content({ locales: [], content: { email: {}, fr: { a: { b: { email } } } } }),
    "a content in a list": content({ locales: ["fr"], content: { email: {}, fr: [{ email }] } }),
    "annotations beside the contents": content({ content: { email: {}, gmail_annotations: annotations } }),
  };
}

/** Some products for a carousel. */
export function products(count: number): object[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `sku-${index + 1}`,
    headline: `Running shoe ${index + 1}`,
    original_price: "129.99",
    discount_value: "20",
    discount_type: "PERCENT",
    promo_url: `https://shop.example.com/p/${index + 1}`,
    product_image: `https://cdn.example.com/p/${index + 1}.jpg`,
  }));
}

export function manualData(count = 2): object {
  return { currency: "EUR", products: products(count) };
}

export function productSetData(product_set = "ps-shoes", product_count = 4): object {
  return {
    product_set,
    image_url: "https://cdn.example.com/sets/shoes.jpg",
    headline: "Running shoes",
    promo_url: "https://shop.example.com/shoes",
    product_count,
  };
}

/** A carousel of some products that are filled in by hand. */
export function manual(count?: number) {
  return { type: "MANUAL", manual_data: manualData(count) };
}

/** A carousel that shows some products of a set. */
export function fromSet(product_set?: string, count?: number) {
  return { type: "PRODUCT_SET", product_set_data: productSetData(product_set, count) };
}

/** A deal of a day, unless other times are given. */
export function dealCard(availability_starts = "2026-12-01T07:00:00Z", availability_ends = "2026-12-02T07:00:00Z") {
  return { description: "Free delivery", discount_code: "NOON", availability_starts, availability_ends };
}

/** A deal of half an hour, and the violation that it causes in `annotated`. */
export const shortDeal = dealCard("2026-12-04T12:00:00Z", "2026-12-04T12:30:00Z");
export const dealTooShort = {
  rule: "gmail.deal-card-one-hour" as const,
  ...inAnnotations("deal_card.availability_ends", ANNOTATIONS, "deal_card"),
  params: { starts: "2026-12-04T12:00:00Z", ends: "2026-12-04T12:30:00Z" },
};

const PROMOTIONAL: Changes = {
  "basic_details.content_type": "PROMOTIONAL",
  "basic_details.subscription_category": "Offers",
};

function withLogo(annotations: object): object {
  return {
    send_email_if_personalization_fails: true,
    sender_logo: "https://cdn.example.com/logo.png",
    sender_logo_type: "image_url",
    ...annotations,
  };
}
