import * as v from "valibot";
import { isDateTime, isNumericString } from "../../../src/structure/formats.js";
import { isHttpsUrl } from "../../../src/structure/https-url.js";
import { isKeyed, keyedContents } from "../contents.js";
import { isObject, lastsAnHour } from "../vocabulary.js";
import type { Workspace } from "../workspace.js";
import { integerBetween, object, optional, refuse } from "./refuse.js";

const httpsUrl = v.pipe(v.string(), v.check(isHttpsUrl, "must be an https URL"));
const numeric = v.pipe(v.string(), v.check(isNumericString, "must be a number as text"));
const dateTime = v.pipe(v.string(), v.check(isDateTime, "must be a date and time with UTC offset"));

const message = {
  title: optional.text,
  message: optional.text,
  default_click_action: optional.text,
  default_click_action_value: optional.text,
};

const android = object({
  template_type: optional.text,
  basic_details: v.optional(
    object({
      notification_channel: optional.text,
      ...message,
      key_value_pairs: v.optional(v.array(object({ key: optional.text, value: optional.text }))),
    }),
  ),
});

const pushContent = object({
  android: v.optional(android),
  ios: v.optional(object({ template_type: optional.text, basic_details: v.optional(object(message)) })),
  web: v.optional(object({ template_type: optional.text, basic_details: v.optional(object({})) })),
});

const dealCard = v.pipe(
  object({
    description: v.string(),
    discount_code: v.string(),
    availability_starts: dateTime,
    availability_ends: dateTime,
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    // Texts in another format were refused already, and cannot be compared.
    if (!dataset.typed || dataset.issues !== undefined) return;
    const { availability_starts: starts, availability_ends: ends } = dataset.value;
    if (lastsAnHour(starts, ends)) return;
    refuse(addIssue, dataset.value, ["availability_ends"], "must be at least an hour after availability_starts");
  }),
);

const product = object({
  id: v.string(),
  headline: v.string(),
  original_price: numeric,
  discount_value: numeric,
  discount_type: v.picklist(["PERCENT", "VALUE"]),
  promo_url: httpsUrl,
  product_image: httpsUrl,
});

function productCarousel({ productSets, knownProductSets }: Workspace) {
  return v.pipe(
    object({
      type: v.picklist(["MANUAL", "PRODUCT_SET"]),
      manual_data: v.optional(object({ currency: v.string(), products: v.pipe(v.array(product), v.minLength(2)) })),
      product_set_data: v.optional(
        object({
          product_set: v.string(),
          image_url: v.string(),
          headline: v.string(),
          promo_url: v.string(),
          product_count: integerBetween(2, 9),
        }),
      ),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const carousel = dataset.value;
      const { type, manual_data, product_set_data } = carousel;
      if (type === "MANUAL") {
        if (manual_data === undefined) refuse(addIssue, carousel, ["manual_data"], "is needed when type is MANUAL");
      } else if (!productSets) {
        refuse(addIssue, carousel, ["type"], "must be MANUAL without Product Sets");
      } else if (product_set_data === undefined) {
        refuse(addIssue, carousel, ["product_set_data"], "is needed when type is PRODUCT_SET");
      } else if (knownProductSets !== undefined && !knownProductSets.has(product_set_data.product_set)) {
        refuse(addIssue, carousel, ["product_set_data", "product_set"], "must be a product set of the workspace");
      }
    }),
  );
}

function emailContent(workspace: Workspace) {
  return object({
    subject: optional.text,
    preview_text: optional.text,
    sender_name: optional.text,
    from_address: optional.text,
    reply_to_address: optional.text,
    html_content: optional.text,
    gmail_annotations: v.optional(
      object({
        send_email_if_personalization_fails: optional.flag,
        sender_logo: httpsUrl,
        sender_logo_type: optional.text,
        deal_card: v.optional(dealCard),
        product_carousel: v.optional(productCarousel(workspace)),
      }),
    ),
  });
}

const about = { locales: v.optional(v.array(v.string())), variation_details: v.optional(object({})) };

/**
 * Flat content, or, with locales or variations, content at any of three levels. Values that are not objects are
 * ignored.
 */
function campaignContent<Content extends v.GenericSchema<unknown>>(channel: "push" | "email", content: Content) {
  const flat = v.looseObject({ [channel]: v.optional(content) });
  const variation = v.lazy((input) => (isObject(input) ? flat : v.unknown()));
  const inLocale = v.objectWithRest({ [channel]: v.optional(content) }, variation);
  const locale = v.lazy((input) => (isObject(input) ? inLocale : v.unknown()));
  const keyed = v.objectWithRest({ [channel]: v.optional(content) }, locale);
  const holder = (schema: typeof flat | typeof keyed) => {
    return v.pipe(
      object({ ...about, content: v.pipe(v.custom<object>(isObject, "must be an object"), schema) }),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        const found = dataset.value.content;
        if (found[channel] !== undefined || (schema === keyed && keyedContents(found, channel).length > 0)) return;
        refuse(addIssue, dataset.value, ["content", channel], `must have content for ${channel}`);
      }),
    );
  };
  const [flatHolder, keyedHolder] = [holder(flat), holder(keyed)];
  return v.lazy((input) => (isObject(input) && isKeyed(input) ? keyedHolder : flatHolder));
}

export const pushCampaignContent = campaignContent("push", pushContent);

export function emailCampaignContent(workspace: Workspace) {
  return campaignContent("email", emailContent(workspace));
}
