// An independent reading of sixteen warnings, which advise about bodies without errors. It shares no code with the
// package.

import { meantChannel } from "./channel.js";
import { isEmail } from "./formats.js";
import { type Channel, dotted, get, has, isObject, namesIn, type Segments } from "./places.js";
import { contentPlaces, UTM_NAMED } from "./structure.js";

/** The rules that warn nowhere else. Those about UTM keys and people also warn about less certain slips. */
const RULES = [
  ...["audience.included-filters-used", "trigger.included-filters-present", "audience-limit.flag-present"],
  ...["schedule.sending-frequency-present", "schedule.weekly-days-present", "schedule.monthly-days-present"],
  ...["schedule.send-in-bts-true", "schedule.send-in-user-timezone-true"],
  ...["content.from-address-valid", "content.reply-to-address-valid", "gmail.percent-at-most-hundred"],
  ...["content.locale-has-content", "content.locale-key-listed"],
];

/** Of the warnings of the engine, the places that this reading does not find, and the other way round. */
export function differences(body: unknown, warnings: readonly { rule: string; path: string }[]): string[] {
  const expected = newWarnings(body);
  const wrong = warnings.filter(({ rule, path }) => RULES.includes(rule) && !expected.includes(path));
  const missing = expected.filter((place) => !warnings.some(({ path }) => path === place));
  return [...wrong.map(({ path }) => `unexpected ${path}`), ...missing.map((place) => `missing ${place}`)];
}

/** The places of the warnings in a create request without errors, or in a patch of an unknown campaign. */
export function newWarnings(body: unknown): string[] {
  return [
    ...audience(body),
    ...trigger(body),
    ...schedule(body),
    ...utmKeys(body),
    ...limit(body),
    ...content(body, meantChannel(body)),
    ...["created_by", "updated_by"]
      .filter((member) => isPasted(get(body, [member])))
      .map((member): Segments => [member]),
  ].map(dotted);
}

const entriesAt = (body: unknown, at: Segments): unknown[] => {
  const list = get(body, at);
  return Array.isArray(list) ? list : [];
};

/** Everybody gets the message, whoever is included. */
function audience(body: unknown): Segments[] {
  const included = ["segmentation_details", "included_filters"];
  const isForAll = get(body, ["segmentation_details", "is_all_user_campaign"]) === true;
  return isForAll && entriesAt(body, [...included, "filters"]).length > 0 ? [included] : [];
}

function trigger(body: unknown): Segments[] {
  const included = ["trigger_condition", "included_filters"];
  return has(body, ["trigger_condition"]) && !has(body, included) ? [included] : [];
}

function schedule(body: unknown): Segments[] {
  const found: Segments[] = [];
  const periodic = ["scheduling_details", "periodic_details"];
  const lacks = (...members: string[]) => members.every((member) => !has(body, [...periodic, member]));
  if (has(body, periodic)) {
    const frequency = get(body, [...periodic, "sending_frequency"]);
    if (frequency === undefined) found.push([...periodic, "sending_frequency"]);
    if (frequency === "WEEKLY" && lacks("repeat_on_days_of_week")) found.push([...periodic, "repeat_on_days_of_week"]);
    const monthly = ["repeat_on_date_of_month", "repeat_on_days_of_week", "repeat_on_days_of_week_for_month"];
    if (frequency === "MONTHLY" && lacks(...monthly)) found.push(periodic);
  }
  const deliveryType = get(body, ["scheduling_details", "delivery_type"]);
  for (const [type, ...member] of [
    ["SEND_IN_BTS", "bts_details", "send_in_bts"],
    ["SEND_IN_USER_TIMEZONE", "user_timezone_details", "send_in_user_timezone"],
  ]) {
    const at = ["scheduling_details", ...member];
    if (deliveryType === type && get(body, at) === false) found.push(at);
  }
  return found;
}

function limit(body: unknown): Segments[] {
  const at = ["campaign_audience_limit"];
  const flag = [...at, "is_campaign_audience_limit_enabled"];
  return ["limit", "metric", "frequency"].some((member) => has(body, [...at, member])) && !has(body, flag)
    ? [flag]
    : [];
}

/** Two letters in the wrong order, or white space around the name: the slips that are beyond doubt. */
function utmKeys(body: unknown): Segments[] {
  const utm = get(body, ["utm_params"]);
  const isSlip = (key: string) =>
    !UTM_NAMED.includes(key) &&
    UTM_NAMED.some((name) => key.trim() === name || [...name].some((_, i) => swapped(name, i) === key));
  return isObject(utm)
    ? namesIn(utm)
        .filter(isSlip)
        .map((key) => ["utm_params", key])
    : [];
}

const swapped = (name: string, i: number) => name.slice(0, i) + (name[i + 1] ?? "") + name[i] + name.slice(i + 2);

function content(body: unknown, channel: Channel | undefined): Segments[] {
  const component = get(body, ["campaign_content"]);
  if (channel === undefined || !isObject(component)) return [];
  const places = contentPlaces(component, channel, 200).map(({ at }) => at);
  return [
    ...places.flatMap((at) => [
      ...["from_address", "reply_to_address"]
        .map((member) => [...at, member])
        .filter((one) => isNoAddress(get(body, one))),
      ...discounts(body, [...at, "gmail_annotations", "product_carousel", "manual_data", "products"]),
    ]),
    ...locales(body, places),
  ];
}

function isNoAddress(value: unknown): boolean {
  return typeof value === "string" && !isEmail(value) && !value.includes("{{") && !value.includes("{%");
}

function discounts(body: unknown, products: Segments): Segments[] {
  return entriesAt(body, products).flatMap((product, i): Segments[] => {
    const isAbove = get(product, ["discount_type"]) === "PERCENT" && Number(get(product, ["discount_value"])) > 100;
    return isAbove ? [[...products, i, "discount_value"]] : [];
  });
}

function locales(body: unknown, places: Segments[]): Segments[] {
  const listed = entriesAt(body, ["campaign_content", "locales"]);
  const keys = [...new Set(places.filter((at) => at.length > 3).map((at) => String(at[2])))];
  if (keys.length === 0) return [];
  const plain = (text: unknown) => String(text).toLowerCase().replaceAll(/[-_ ]/g, "");
  const isSlip = (key: string) => !listed.includes(key) && listed.some((locale) => plain(locale) === plain(key));
  const slips = keys.filter(isSlip);
  return [
    ...listed.flatMap((locale, i): Segments[] => {
      const isThere = keys.includes(String(locale)) || slips.some((key) => plain(key) === plain(locale));
      return isThere ? [] : [["campaign_content", "locales", i]];
    }),
    ...slips.map((key) => ["campaign_content", "content", key]),
  ];
}

/** What a person pastes by mistake, and what is an address nevertheless. */
function isPasted(value: unknown): boolean {
  return typeof value === "string" && isEmail(value) && /^mailto:|[<>]|[,;]$|\.\.|[\u200b-\u200d\u2060]/.test(value);
}
