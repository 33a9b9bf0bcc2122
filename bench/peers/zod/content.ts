import * as z from "zod";
import { isDateTime, isNumericString } from "../../../src/structure/formats.js";
import { isHttpsUrl } from "../../../src/structure/https-url.js";
import { isKeyed, keyedContents } from "../contents.js";
import { lastsAnHour } from "../vocabulary.js";
import type { Workspace } from "../workspace.js";
import { optional, refuse } from "./refuse.js";

const httpsUrl = z.string().refine(isHttpsUrl, "must be an https URL");
const numeric = z.string().refine(isNumericString, "must be a number as text");
const dateTime = z.string().refine(isDateTime, "must be a date and time with UTC offset");

const message = {
  title: optional.text,
  message: optional.text,
  default_click_action: optional.text,
  default_click_action_value: optional.text,
};

const android = z.object({
  template_type: optional.text,
  basic_details: z
    .object({
      notification_channel: optional.text,
      ...message,
      key_value_pairs: z.array(z.object({ key: optional.text, value: optional.text })).optional(),
    })
    .optional(),
});

const pushContent = z.object({
  android: android.optional(),
  ios: z.object({ template_type: optional.text, basic_details: z.object(message).optional() }).optional(),
  web: z.object({ template_type: optional.text, basic_details: z.object({}).optional() }).optional(),
});

const dealCard = z
  .object({
    description: z.string(),
    discount_code: z.string(),
    availability_starts: dateTime,
    availability_ends: dateTime,
  })
  .check((payload) => {
    const { availability_starts: starts, availability_ends: ends } = payload.value;
    // Texts in another format were refused already, and cannot be compared.
    if (payload.issues.length > 0 || lastsAnHour(starts, ends)) return;
    refuse(payload, ["availability_ends"], "must be at least an hour after availability_starts");
  });

const product = z.object({
  id: z.string(),
  headline: z.string(),
  original_price: numeric,
  discount_value: numeric,
  discount_type: z.enum(["PERCENT", "VALUE"]),
  promo_url: httpsUrl,
  product_image: httpsUrl,
});

function productCarousel({ productSets, knownProductSets }: Workspace) {
  return z
    .object({
      type: z.enum(["MANUAL", "PRODUCT_SET"]),
      manual_data: z.object({ currency: z.string(), products: z.array(product).min(2) }).optional(),
      product_set_data: z
        .object({
          product_set: z.string(),
          image_url: z.string(),
          headline: z.string(),
          promo_url: z.string(),
          product_count: z.int().min(2).max(9),
        })
        .optional(),
    })
    .check((payload) => {
      const { type, manual_data, product_set_data } = payload.value;
      if (type === "MANUAL") {
        if (manual_data === undefined) refuse(payload, ["manual_data"], "is needed when type is MANUAL");
      } else if (!productSets) {
        refuse(payload, ["type"], "must be MANUAL without Product Sets");
      } else if (product_set_data === undefined) {
        refuse(payload, ["product_set_data"], "is needed when type is PRODUCT_SET");
      } else if (knownProductSets !== undefined && !knownProductSets.has(product_set_data.product_set)) {
        refuse(payload, ["product_set_data", "product_set"], "must be a product set of the workspace");
      }
    });
}

function emailContent(workspace: Workspace) {
  return z.object({
    subject: optional.text,
    preview_text: optional.text,
    sender_name: optional.text,
    from_address: optional.text,
    reply_to_address: optional.text,
    html_content: optional.text,
    gmail_annotations: z
      .object({
        send_email_if_personalization_fails: optional.flag,
        sender_logo: httpsUrl,
        sender_logo_type: optional.text,
        deal_card: dealCard.optional(),
        product_carousel: productCarousel(workspace).optional(),
      })
      .optional(),
  });
}

const about = { locales: z.array(z.string()).optional(), variation_details: z.object({}).optional() };

export const pushCampaignContent = z
  .object({ ...about, content: z.looseObject({ push: pushContent.optional() }) })
  .check((payload) => checkKeyed(payload, "push", pushContent));

export function emailCampaignContent(workspace: Workspace) {
  const email = emailContent(workspace);
  return z
    .object({ ...about, content: z.looseObject({ email: email.optional() }) })
    .check((payload) => checkKeyed(payload, "email", email));
}

interface KeyedPayload {
  readonly value: { readonly content: Readonly<Record<string, unknown>> };
  readonly issues: z.core.$ZodRawIssue[];
}

/** Contents below locales and variations are recognized by what they contain, so they are parsed one by one. */
function checkKeyed(payload: KeyedPayload, channel: "push" | "email", schema: z.ZodType): void {
  const { content } = payload.value;
  const keyed = isKeyed(payload.value) ? keyedContents(content, channel) : [];
  if (content[channel] === undefined && keyed.length === 0) {
    refuse(payload, ["content", channel], `must have content for ${channel}`);
  }
  for (const found of keyed) {
    const { error } = schema.safeParse(found.content);
    for (const { path, message } of error?.issues ?? []) {
      refuse(payload, ["content", ...found.place, ...path], message);
    }
  }
}
