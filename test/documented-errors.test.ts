import { describe, expect, it } from "vitest";
import { type Context, validateCreate } from "../src/index.js";
import { frozen } from "./support/json.js";
import { type Changes, changed, emailRequest, pushRequest } from "./support/test-rule.js";

// The rows about create requests of the table "Validation conditions that return 400" of the specification. Other tests
// cover its rows "Update body mixing `status` with component fields" and "Rate limit breached".

interface DocumentedError {
  readonly body: unknown;
  readonly context?: Context;
  /** `error.code`, if the table has another one than that of the status. */
  readonly code?: string;
  readonly target: string;
  readonly detail: string;
  /** The message after its path. */
  readonly says: RegExp;
}

const ANNOTATIONS = "campaign_content.content.email.gmail_annotations";
const PRODUCTS = `${ANNOTATIONS}.product_carousel.manual_data.products`;

const dealCard = {
  description: "Free delivery",
  discount_code: "NOON",
  availability_starts: "2026-12-04T12:00:00+01:00",
  availability_ends: "2026-12-04T13:00:00+01:00",
};
const product = {
  id: "sku-1",
  headline: "Boots",
  original_price: "129.99",
  discount_value: "20",
  discount_type: "PERCENT",
  promo_url: "https://shop.example.com/boots",
  product_image: "https://cdn.example.com/boots.jpg",
};
const productSet = {
  product_set: "ps-1",
  image_url: "https://cdn.example.com/set.jpg",
  headline: "Bestsellers",
  promo_url: "https://shop.example.com/bestsellers",
  product_count: 2,
};

/** A promotional email with Gmail annotations that are valid without the changes. */
function annotated(annotations: object, changes: Changes = {}): unknown {
  const promotional = emailRequest({
    "basic_details.content_type": "PROMOTIONAL",
    "basic_details.subscription_category": "Offers",
    [ANNOTATIONS]: { sender_logo: "https://cdn.example.com/logo.png", ...annotations },
  });
  return changed(promotional, changes);
}

function withDeal(changes: Changes = {}): unknown {
  return annotated({ deal_card: dealCard }, changes);
}

function withProducts(changes: Changes = {}): unknown {
  const manual_data = { currency: "EUR", products: [product, { ...product, id: "sku-2" }] };
  return annotated({ product_carousel: { type: "MANUAL", manual_data } }, changes);
}

function withProductSet(changes: Changes = {}): unknown {
  return annotated({ product_carousel: { type: "PRODUCT_SET", product_set_data: productSet } }, changes);
}

/** The row "Required field absent": the key is a mandatory field. */
function absent(body: unknown, field: string): DocumentedError {
  return { body, target: field, detail: field, says: new RegExp(`^${field} is a mandatory field\\b`, "u") };
}

function noNumber(field: string, value: string): DocumentedError {
  return {
    body: withProducts({ [`${PRODUCTS}[1].${field}`]: value }),
    target: "campaign_content.content",
    detail: `gmail_annotations.product_carousel.manual_data.products[1].${field}`,
    says: /\bnumber\b/u,
  };
}

function noUrl(field: string, value: string): DocumentedError {
  return {
    body: withProducts({ [`${PRODUCTS}[0].${field}`]: value }),
    target: "campaign_content.content",
    detail: `gmail_annotations.product_carousel.manual_data.products[0].${field}`,
    says: /\bhttps URL\b/u,
  };
}

function dealWithout(member: keyof typeof dealCard): DocumentedError {
  return {
    body: withDeal({ [`${ANNOTATIONS}.deal_card.${member}`]: undefined }),
    target: "campaign_content.content",
    detail: `gmail_annotations.deal_card.${member}`,
    says: /\bis a mandatory field\b/u,
  };
}

function dealUntil(availability_ends: string): DocumentedError {
  return {
    body: withDeal({ [`${ANNOTATIONS}.deal_card.availability_ends`]: availability_ends }),
    target: "campaign_content.content",
    detail: "gmail_annotations.deal_card",
    says: /\bat least one hour after availability_starts\b/u,
  };
}

function productsOnly(...products: object[]): DocumentedError {
  return {
    body: withProducts({ [PRODUCTS]: products }),
    target: "campaign_content.content",
    detail: "gmail_annotations.product_carousel",
    says: /\bat least 2\b/u,
  };
}

function productCount(product_count: number): DocumentedError {
  return {
    body: withProductSet({ [`${ANNOTATIONS}.product_carousel.product_set_data.product_count`]: product_count }),
    target: "campaign_content.content",
    detail: "gmail_annotations.product_carousel.product_set_data",
    says: new RegExp(`\\b2 to 9\\b.*\\b${product_count}\\b`, "u"),
  };
}

function senderLogo(value: string | undefined, says: RegExp): DocumentedError {
  return {
    body: withDeal({ [`${ANNOTATIONS}.sender_logo`]: value }),
    target: "campaign_content.content",
    detail: "gmail_annotations.sender_logo",
    says,
  };
}

function queuing(member: string, value: unknown, context: Context = {}): DocumentedError {
  return {
    body: pushRequest({ [`delivery_controls.${member}`]: value }),
    context,
    code: "VALIDATION_FAILED",
    target: "delivery_controls",
    detail: `delivery_controls.${member}`,
    says: /\bis not enabled\b/u,
  };
}

function audienceLimit(request: typeof pushRequest, context: Context = {}): DocumentedError {
  return {
    body: request({ campaign_audience_limit: { is_campaign_audience_limit_enabled: true, limit: 1000 } }),
    context,
    code: "VALIDATION_FAILED",
    target: "campaign_audience_limit",
    detail: "campaign_audience_limit",
    says: /\bis not enabled\b/u,
  };
}

const documented: Readonly<Record<string, DocumentedError>> = {
  "Required field absent: at the top": absent(pushRequest({ created_by: undefined }), "created_by"),
  "Required field absent: a component": absent(emailRequest({ connector: undefined }), "connector"),
  "Required field absent: in a component": absent(
    emailRequest({ "basic_details.user_attribute_identifier": undefined }),
    "basic_details.user_attribute_identifier",
  ),
  "Required field absent: of this delivery type": absent(
    emailRequest({ campaign_delivery_type: "EVENT_TRIGGERED" }),
    "trigger_condition",
  ),
  "Required field absent: of this schedule": absent(
    pushRequest({ "scheduling_details.delivery_type": "AT_FIXED_TIME" }),
    "scheduling_details.start_time",
  ),

  "Wrong JSON type: deduplication_attribute not a string": {
    body: emailRequest({ "basic_details.deduplication_attribute": 7 }),
    target: "basic_details",
    detail: "basic_details.deduplication_attribute",
    says: /\binvalid value, expected type string but got number\b/u,
  },
  "Wrong JSON type: send_only_double_opt_in_users not a boolean": {
    body: emailRequest({ "basic_details.send_only_double_opt_in_users": "true" }),
    target: "basic_details",
    detail: "basic_details.send_only_double_opt_in_users",
    says: /\binvalid value, expected type boolean but got string\b/u,
  },

  "gmail_annotations on a TRANSACTIONAL campaign": {
    body: withDeal({ "basic_details.content_type": "TRANSACTIONAL" }),
    target: "campaign_content.content",
    detail: "gmail_annotations",
    says: /"TRANSACTIONAL"/u,
  },

  "sender_logo missing while gmail_annotations present": senderLogo(undefined, /\bis a mandatory field\b/u),
  "sender_logo not a valid https URL: http": senderLogo("http://cdn.example.com/logo.png", /\bhttps URL\b/u),
  "sender_logo not a valid https URL: not a URL": senderLogo("logo.png", /\bhttps URL\b/u),
  "sender_logo not a valid https URL: empty": senderLogo("", /\bhttps URL\b/u),

  "deal_card member missing: description": dealWithout("description"),
  "deal_card member missing: discount_code": dealWithout("discount_code"),
  "deal_card member missing: availability_starts": dealWithout("availability_starts"),
  "deal_card member missing: availability_ends": dealWithout("availability_ends"),

  "availability_ends a millisecond less than an hour after availability_starts": dealUntil(
    "2026-12-04T12:59:59.999+01:00",
  ),
  "availability_ends at availability_starts": dealUntil("2026-12-04T12:00:00+01:00"),
  "availability_ends later by the clock, but not with its offset": dealUntil("2026-12-04T14:00:00+03:00"),

  "No product in the carousel": productsOnly(),
  "One product in the carousel": productsOnly(product),

  "product_count below 2": productCount(1),
  "product_count above 9": productCount(10),

  "original_price not a valid number": noNumber("original_price", "12,50"),
  "original_price empty": noNumber("original_price", ""),
  "discount_value not a valid number": noNumber("discount_value", "20%"),
  "discount_value empty": noNumber("discount_value", ""),

  "promo_url not a valid https URL": noUrl("promo_url", "http://shop.example.com/boots"),
  "promo_url empty": noUrl("promo_url", ""),
  "product_image not a valid https URL": noUrl("product_image", "https://"),
  "product_image empty": noUrl("product_image", ""),

  "product_set id not found in the workspace": {
    body: withProductSet(),
    context: { features: ["PRODUCT_SETS"], productSets: ["ps-2"] },
    target: "campaign_content.content",
    detail: "gmail_annotations.product_carousel.product_set_data",
    says: /\bproduct set of this workspace\b.*"ps-1"/u,
  },
  "Product Sets not enabled in the workspace": {
    body: withProductSet(),
    context: { features: [] },
    target: "campaign_content.content",
    detail: "gmail_annotations.product_carousel",
    says: /\bis not enabled\b/u,
  },

  "campaign_audience_limit on an unknown workspace": audienceLimit(pushRequest),
  "campaign_audience_limit on a Push workspace without the feature": audienceLimit(pushRequest, { features: [] }),
  "campaign_audience_limit on an Email workspace without the feature": audienceLimit(emailRequest, {
    features: ["QUEUING"],
  }),

  "queuing_enabled on a workspace without the feature": queuing("queuing_enabled", true, { features: [] }),
  "queue_duration on a workspace without the feature": queuing("queue_duration", 24, { features: ["AUDIENCE_LIMIT"] }),
};

describe("the documented conditions", () => {
  it.each(Object.entries(documented))("%s", (_, { body, context, code = "400 Bad Request", target, detail, says }) => {
    const result = validateCreate(frozen(body), context);
    const { error } = (result.ok ? undefined : result.body) ?? expect.fail("the request is accepted");
    expect(error.details.map((each) => each.target)).toEqual([detail]);
    expect(error).toMatchObject({ code, target, details: [{ message: error.message }] });
    expect(error.message).toMatch(says);
    const { path } = result.violations[0] ?? expect.fail("there is no violation");
    expect(error.message.slice(0, path.length + 1)).toBe(`${path} `);
  });
});

describe("the requests that the others are made from", () => {
  const accepted = {
    "a deal of an hour": withDeal(),
    "two products": withProducts(),
    "a product set with the fewest products": withProductSet(),
    "a product set with the most products": withProductSet({
      [`${ANNOTATIONS}.product_carousel.product_set_data.product_count`]: 9,
    }),
  };

  it.each(Object.entries(accepted))("%s is accepted", (_, body) => {
    const context: Context = { features: ["PRODUCT_SETS"], productSets: ["ps-1"] };
    expect(validateCreate(frozen(body), context).violations).toEqual([]);
  });
});
