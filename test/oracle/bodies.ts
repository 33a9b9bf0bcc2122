// Small bodies and edits for the tables of the oracle.

export type Json = Record<string, unknown>;

export function push(): Json {
  return {
    request_id: "r-1",
    channel: "PUSH",
    campaign_delivery_type: "ONE_TIME",
    created_by: "ada@example.com",
    basic_details: { name: "n", platforms: ["ANDROID", "IOS"], platform_specific_details: {} },
    campaign_content: { content: { push: { android: { basic_details: { title: "t" } } } } },
    segmentation_details: { is_all_user_campaign: true },
    scheduling_details: { delivery_type: "ASAP" },
    delivery_controls: {},
    advanced: {},
  };
}

export function email(): Json {
  return {
    request_id: "r-1",
    channel: "EMAIL",
    campaign_delivery_type: "ONE_TIME",
    created_by: "ada@example.com",
    basic_details: {
      name: "n",
      content_type: "PROMOTIONAL",
      user_attribute_identifier: "SVC_EMAIL_ID",
      subscription_category: "Offers",
    },
    connector: { connector_type: "SMTP", connector_name: "c" },
    campaign_content: { content: { email: { subject: "s" } } },
    segmentation_details: { is_all_user_campaign: true },
    scheduling_details: { delivery_type: "ASAP" },
  };
}

export const ABSENT = Symbol("absent");

/** Sets members or, with ABSENT, removes them. A place is written `a.b.0.c`. */
function edit(body: Json, edits: Record<string, unknown>): Json {
  for (const [place, value] of Object.entries(edits)) {
    const keys = place.split(".");
    const last = keys.pop() ?? "";
    let here = body;
    for (const key of keys) {
      here[key] ??= {};
      here = here[key] as Json;
    }
    if (value === ABSENT) delete here[last];
    else here[last] = value;
  }
  return body;
}

export function userFilter(edits: Record<string, unknown> = {}): Json {
  return edit(
    { filter_type: "user_attributes", data_type: "string", name: "City", operator: "is", value: "Bern" },
    edits,
  );
}

export function group(...filters: unknown[]): Json {
  return { filter_operator: "and", filters };
}

export function trigger(edits: Record<string, unknown> = {}): Json {
  return edit({ included_filters: group({ filter_type: "actions", action_name: "A" }) }, edits);
}

export function product(edits: Record<string, unknown> = {}): Json {
  return edit(
    {
      id: "1",
      headline: "h",
      original_price: "10.50",
      discount_value: "-1",
      discount_type: "PERCENT",
      promo_url: "https://example.com/p",
      product_image: "HTTPS://example.com/i.png",
    },
    edits,
  );
}

export const GMAIL = "campaign_content.content.email.gmail_annotations";

export function gmail(edits: Record<string, unknown> = {}): Json {
  return edit({ sender_logo: "https://example.com/l.png" }, edits);
}

export function dealCard(edits: Record<string, unknown> = {}): Json {
  return edit(
    {
      description: "d",
      discount_code: "c",
      availability_starts: "2026-01-01T10:00:00Z",
      availability_ends: "2026-01-01T12:00:00+01:00",
    },
    edits,
  );
}

export function productSetData(edits: Record<string, unknown> = {}): Json {
  return edit({ product_set: "ps", image_url: "i", headline: "h", promo_url: "p", product_count: 2 }, edits);
}

export function manual(...products: Json[]): Json {
  return { type: "MANUAL", manual_data: { currency: "EUR", products } };
}

export function geofences(edits: Record<string, unknown> = {}): Json {
  return edit(
    {
      name: "g",
      latitude: "1",
      longitude: "2",
      radius: "3",
      triggered_at: "ENTRY",
      response_time_value: "1",
      response_time_granularity: "HOURS",
    },
    edits,
  );
}

export function on(base: () => Json, edits: Record<string, unknown>): Json {
  return edit(base(), edits);
}
