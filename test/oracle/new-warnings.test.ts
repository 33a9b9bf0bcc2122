// Tests sixteen warnings by their places, on both sides of each boundary. Other warnings may stand at other places.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRequest } from "../../src/arbitraries/index.js";
import { type Feature, validateCreate, validateUpdate } from "../../src/index.js";
import { longBudget } from "../support/budget.js";
import { mutated } from "../support/mutations.js";
import { ABSENT, email, GMAIL, gmail, group, type Json, manual, on, product, push, userFilter } from "./bodies.js";
import { newWarnings } from "./new-warnings.js";
import { withUndefined } from "./random-undefined.js";
import { seeds } from "./seeds.js";

const features: Feature[] = ["AUDIENCE_LIMIT", "QUEUING", "PRODUCT_SETS", "DOUBLE_OPT_IN", "BRAND_DEDUPLICATION"];
const settings = { features, lint: true } as const;

interface Boundary {
  base: () => Json;
  /** Where there is a warning, or none. */
  at: string;
  warned: Json[];
  fine: Json[];
}

const LIMIT = "campaign_audience_limit";
const FLAG = `${LIMIT}.is_campaign_audience_limit_enabled`;
const SCHEDULE = "scheduling_details";
const PERIODIC = `${SCHEDULE}.periodic_details`;
const START = { start_time: "2026-01-01T00:00:00" };
const MAIL = "campaign_content.content.email";

const triggered = () =>
  on(push, { campaign_delivery_type: "EVENT_TRIGGERED", "delivery_controls.bypass_dnd": true, trigger_condition: {} });
const periodic = () =>
  on(push, {
    campaign_delivery_type: "PERIODIC",
    [SCHEDULE]: { delivery_type: "AT_FIXED_TIME", ...START, periodic_details: { sending_frequency: "DAILY" } },
  });
const sent = (delivery_type: string, details: Json) => ({ [SCHEDULE]: { delivery_type, ...START, ...details } });
const keyed = (locales: string[], ...keys: string[]) => ({
  campaign_content: {
    locales,
    content: Object.fromEntries(keys.map((key) => [key, key === "email" ? {} : { email: {} }])),
  },
});
const discounted = (discount_value: string, discount_type = "PERCENT") => ({
  [GMAIL]: gmail({ product_carousel: manual(product(), product({ discount_value, discount_type })) }),
});
const utm = (...keys: string[]) => ({
  utm_params: { utm_source: "s", utm_medium: "m", ...Object.fromEntries(keys.map((key) => [key, "x"])) },
});
const addresses = (member: string): Pick<Boundary, "warned" | "fine"> => ({
  warned: ["ada", "ada@localhost", "Ada <ada@example.com>", "ada@example", "", "{ada}@localhost", "% {"].map(
    (value) => ({
      [`${MAIL}.${member}`]: value,
    }),
  ),
  fine: ["ada@example.com", "{{sender}}", "{{ name }}@example", "{% if x %}a{% endif %}", "x {{", ABSENT].map(
    (value) => ({
      [`${MAIL}.${member}`]: value,
    }),
  ),
});

const pasted = [
  ...["mailto:ada@example.com", "<ada@example.com>", "Ada<ada@example.com>", "ada@example.com,"],
  ...["ada@exam\u200bple.com", "\u200bada@example.com", "ada@example.com\u200b", "a\u200dda@example.com"],
];

const BOUNDARIES: Record<string, Boundary> = {
  "1: entries in included_filters of a campaign for all": {
    base: push,
    at: "segmentation_details.included_filters",
    warned: [
      { "segmentation_details.included_filters": group(userFilter()) },
      {
        "segmentation_details.included_filters": group(userFilter()),
        "segmentation_details.excluded_filters": group(),
      },
    ],
    fine: [
      {},
      { "segmentation_details.included_filters": group() },
      { "segmentation_details.excluded_filters": group(userFilter()) },
      { segmentation_details: { is_all_user_campaign: false, included_filters: group(userFilter()) } },
      { segmentation_details: { included_filters: group(userFilter()) } },
    ],
  },
  "1: excluded_filters are no fault": {
    base: push,
    at: "segmentation_details.excluded_filters",
    warned: [],
    fine: [{ "segmentation_details.excluded_filters": group(userFilter()) }],
  },
  "2: a trigger_condition without included_filters": {
    base: triggered,
    at: "trigger_condition.included_filters",
    warned: [
      {},
      { "trigger_condition.included_filters": undefined },
      { "trigger_condition.secondary_included_filters": group({ filter_type: "actions", action_name: "A" }) },
    ],
    fine: [
      { "trigger_condition.included_filters": group({ filter_type: "actions", action_name: "A" }) },
      { campaign_delivery_type: "ONE_TIME", trigger_condition: ABSENT },
    ],
  },
  "3: an audience limit without its flag": {
    base: periodic,
    at: FLAG,
    warned: [
      { [LIMIT]: { limit: 5 } },
      { [LIMIT]: { metric: "SENT" } },
      { [LIMIT]: { frequency: "TOTAL" } },
      { [LIMIT]: { limit: 5, metric: "SENT", frequency: "TOTAL", is_campaign_audience_limit_enabled: undefined } },
    ],
    fine: [
      {},
      { [LIMIT]: {} },
      { [LIMIT]: { limit: undefined } },
      { [LIMIT]: { is_campaign_audience_limit_enabled: true, limit: 5, metric: "SENT", frequency: "TOTAL" } },
      { [LIMIT]: { is_campaign_audience_limit_enabled: false } },
    ],
  },
  "4: periodic_details without sending_frequency": {
    base: periodic,
    at: `${PERIODIC}.sending_frequency`,
    warned: [{ [PERIODIC]: {} }, { [PERIODIC]: { repeat_frequency: 1 } }],
    fine: [{}, { campaign_delivery_type: "ONE_TIME", [PERIODIC]: ABSENT }],
  },
  "5: WEEKLY without repeat_on_days_of_week": {
    base: periodic,
    at: `${PERIODIC}.repeat_on_days_of_week`,
    warned: [
      { [PERIODIC]: { sending_frequency: "WEEKLY" } },
      { [PERIODIC]: { sending_frequency: "WEEKLY", repeat_on_date_of_month: [1] } },
    ],
    fine: [
      { [PERIODIC]: { sending_frequency: "WEEKLY", repeat_on_days_of_week: ["MONDAY"] } },
      { [PERIODIC]: { sending_frequency: "DAILY" } },
      { [PERIODIC]: { sending_frequency: "MONTHLY" } },
      { [PERIODIC]: {} },
    ],
  },
  "6: MONTHLY without any of its three": {
    base: periodic,
    at: PERIODIC,
    warned: [{ [PERIODIC]: { sending_frequency: "MONTHLY" } }],
    fine: [
      { [PERIODIC]: { sending_frequency: "MONTHLY", repeat_on_date_of_month: [1] } },
      { [PERIODIC]: { sending_frequency: "MONTHLY", repeat_on_days_of_week: ["MONDAY"] } },
      {
        [PERIODIC]: {
          sending_frequency: "MONTHLY",
          repeat_on_days_of_week_for_month: [{ week_granularity: "FIRST", repeat_on_days_of_week: ["MONDAY"] }],
        },
      },
      { [PERIODIC]: { sending_frequency: "DAILY" } },
      { [PERIODIC]: { sending_frequency: "WEEKLY" } },
      { [PERIODIC]: {} },
    ],
  },
  "7: send_in_bts false with SEND_IN_BTS": {
    base: push,
    at: `${SCHEDULE}.bts_details.send_in_bts`,
    warned: [sent("SEND_IN_BTS", { bts_details: { send_in_bts: false } })],
    fine: [
      sent("SEND_IN_BTS", { bts_details: { send_in_bts: true } }),
      sent("SEND_IN_BTS", { bts_details: {} }),
      sent("AT_FIXED_TIME", { bts_details: { send_in_bts: false } }),
      sent("SEND_IN_USER_TIMEZONE", { user_timezone_details: {}, bts_details: { send_in_bts: false } }),
    ],
  },
  "8: send_in_user_timezone false with SEND_IN_USER_TIMEZONE": {
    base: email,
    at: `${SCHEDULE}.user_timezone_details.send_in_user_timezone`,
    warned: [sent("SEND_IN_USER_TIMEZONE", { user_timezone_details: { send_in_user_timezone: false } })],
    fine: [
      sent("SEND_IN_USER_TIMEZONE", { user_timezone_details: { send_in_user_timezone: true } }),
      sent("SEND_IN_USER_TIMEZONE", { user_timezone_details: { send_if_user_timezone_has_passed: false } }),
      sent("AT_FIXED_TIME", { user_timezone_details: { send_in_user_timezone: false } }),
      sent("SEND_IN_BTS", { bts_details: {}, user_timezone_details: { send_in_user_timezone: false } }),
    ],
  },
  // An absent from_address has a warning of its own at its place.
  "9: from_address": { base: email, at: `${MAIL}.from_address`, ...addresses("from_address") },
  "10: reply_to_address": { base: email, at: `${MAIL}.reply_to_address`, ...addresses("reply_to_address") },
  "9: from_address of keyed content": {
    base: () => on(email, keyed(["de"], "de")),
    at: "campaign_content.content.de.email.from_address",
    warned: [{ "campaign_content.content.de.email.from_address": "ada" }],
    fine: [{ "campaign_content.content.de.email.from_address": "ada@example.com" }],
  },
  "11: a discount above 100 percent": {
    base: email,
    at: `${GMAIL}.product_carousel.manual_data.products[1].discount_value`,
    warned: [discounted("101"), discounted("100.01"), discounted("+200"), discounted("0101")],
    fine: [discounted("100"), discounted("100.00"), discounted("99.99"), discounted("101", "VALUE")],
  },
  "12: utm_campaing": {
    base: push,
    at: "utm_params.utm_campaing",
    warned: [utm("utm_campaing")],
    fine: [utm("utm_campaign"), utm()],
  },
  "12: utm_term with a space": {
    base: push,
    at: 'utm_params["utm_term "]',
    warned: [utm("utm_term ")],
    fine: [utm("utm_term"), utm()],
  },
  ...Object.fromEntries(
    ["utm_region", "utm_id", "utm_brand"].map((key): [string, Boundary] => [
      `12: ${key}, which is no slip`,
      { base: push, at: `utm_params.${key}`, warned: [], fine: [utm(key)] },
    ]),
  ),
  "13: a listed locale without content": {
    base: email,
    at: "campaign_content.locales[1]",
    warned: [
      keyed(["en", "de"], "email", "en"),
      keyed(["en", "de"], "en"),
      {
        campaign_content: { locales: ["en", "de"], content: { email: {}, en: { a: { email: {} } }, de: { a: {} } } },
      },
    ],
    fine: [
      keyed(["en", "de"], "email", "en", "de"),
      keyed(["en", "de"], "email"),
      keyed(["en"], "email", "en"),
      { campaign_content: { locales: ["en", "de"], content: { en: { email: {} }, de: { a: { email: {} } } } } },
      // 14 says it
      keyed(["en", "pt-BR"], "en", "pt_br"),
    ],
  },
  ...Object.fromEntries(
    [
      ["pt-BR", "pt_BR"],
      ["pt-BR", "pt_br"],
      ["en", "EN"],
      ["zh_hans", "zh-Hans"],
    ].map(([locale = "", key = ""]): [string, Boundary] => [
      `14: ${key} for ${locale}`,
      {
        base: email,
        at: /^[a-z_]*$/i.test(key) ? `campaign_content.content.${key}` : `campaign_content.content["${key}"]`,
        warned: [keyed([locale], key), keyed(["fr", locale], "email", "fr", key)],
        fine: [keyed([key], key), keyed([locale], locale)],
      },
    ]),
  ),
  "15: created_by": {
    base: push,
    at: "created_by",
    warned: pasted.map((created_by) => ({ created_by })),
    fine: ["ada@example.com", "ada+mailto@example.com", "o'neil@example.com"].map((created_by) => ({ created_by })),
  },
};

const isAt = (place: string) => (violation: { path: string }) => violation.path === place;

describe.each(Object.entries(BOUNDARIES))("%s", (name, { base, at, warned, fine }) => {
  const isOwn = !name.startsWith("9: from_address");
  const all = [...warned.map((edits) => [edits, 1] as const), ...fine.map((edits) => [edits, 0] as const)];

  it.each(all)("%j: %i", (edits, count) => {
    const body = on(base, edits);
    expect(newWarnings(body).filter((path) => path === at)).toHaveLength(count);
    const isAbsent = !isOwn && edits[at] === ABSENT;
    if (isAbsent) return;
    const created = validateCreate(body, settings);
    expect(created.violations).toEqual([]);
    expect(created.warnings.filter(isAt(at))).toHaveLength(count);
    if (at === "created_by") return;
    expect(validateUpdate(body, settings).warnings.filter(isAt(at))).toHaveLength(count);
    const stored = { ...settings, campaign: { body } };
    expect(validateUpdate({ version_note: "n" }, stored).warnings.filter(isAt(at))).toHaveLength(count);
  });
});

describe("16: updated_by", () => {
  it.each([
    ...pasted.map((updated_by) => [updated_by, 1] as const),
    ...["ada@example.com", "o'neil@example.com"].map((updated_by) => [updated_by, 0] as const),
  ])("%j: %i", (updated_by, count) => {
    expect(newWarnings({ updated_by })).toHaveLength(count);
    for (const campaign of [undefined, { body: push() }]) {
      const { violations, warnings } = validateUpdate({ updated_by, advanced: {} }, { ...settings, campaign });
      expect(violations).toEqual([]);
      expect(warnings.filter(isAt("updated_by"))).toHaveLength(count);
    }
  });
});

it("13: no locale has a warning where its content is keyed under another spelling", () => {
  const body = on(email, keyed(["pt-BR"], "pt_br"));
  expect(newWarnings(body)).toEqual(["campaign_content.content.pt_br"]);
  const { warnings } = validateCreate(body, settings);
  expect(warnings.filter(({ path }) => path.startsWith("campaign_content.locales"))).toEqual([]);
});

it.each(["utm_term ", " utm_term"])("12: a key of an update with a space: %j", (key) => {
  const patch = { channel: "PUSH", ...utm(key) };
  const place = `utm_params["${key}"]`;
  expect(newWarnings(patch)).toEqual([place]);
  expect(validateUpdate(patch, settings).warnings.filter(isAt(place))).toHaveLength(1);
});

const runs = longBudget(250, 8_000);

it(`agrees with an independent reading of the new warnings on ${runs} bodies`, () => {
  const context = { ...settings, bounds: { maxViolations: 10_000 } };
  let seen = 0;
  fc.assert(
    fc.property(withUndefined(mutated(seeds, 2, createRequest({ features }))), (body) => {
      const result = validateCreate(body, context);
      if (!result.ok) return;
      const expected = newWarnings(body);
      const places = new Set(result.warnings.map(({ path }) => path));
      expect(expected.filter((path) => !places.has(path))).toEqual([]);
      seen += expected.length;
    }),
    { numRuns: runs },
  );
  expect(seen).toBeGreaterThan(0);
});
