import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as arbitraries from "../../src/arbitraries/index.js";
import type { Feature } from "../../src/index.js";
import { operators } from "../../src/rules/filter/operator-allowed.js";
import { after, choices, combinations, membersOf, type Value } from "../support/drawn-choices.js";

const PUSH = { channel: "PUSH" } as const;
const EMAIL = { channel: "EMAIL" } as const;
const LIVE = { ...PUSH, deliveryType: "BROADCAST_LIVE_ACTIVITY" } as const;
const LINT = { lint: true } as const;
const withFeatures = (...features: Feature[]) => ({ features });

describe("basic details", () => {
  const { basicDetails, geofences } = arbitraries;
  const platforms = ({ platforms: drawn = [] }: Value) => drawn as unknown[];

  it.each([PUSH, { ...PUSH, ...LINT }])("have each platform: %j", (options) => {
    expect(choices(basicDetails, { ...options, deliveryType: "ONE_TIME" }, platforms)).toEqual([
      "ANDROID",
      "IOS",
      "WEB",
    ]);
  });

  it.each([LIVE, { ...LIVE, ...LINT }])("have iOS only as platform of a live activity: %j", (options) => {
    expect(choices(basicDetails, options, platforms)).toEqual(["IOS"]);
  });

  it("sometimes have both flags about provisional permission, but not both with lint", () => {
    const flags = ({ platform_specific_details: details }: Value) => {
      const { ios = {} } = (details ?? {}) as { ios?: Value };
      const { exclude_provisional_push_devices: without, send_to_only_provisional_push_enabled_devices: only } = ios;
      return [`${without} ${only}`];
    };
    const all = ["true", "false", "undefined"].flatMap((flag) => after(flag, ["true", "false", "undefined"])).sort();
    expect(choices(basicDetails, PUSH, flags)).toEqual(all);
    const single = all.filter((pair) => !["true true", "true false"].includes(pair));
    expect(choices(basicDetails, { ...PUSH, ...LINT }, flags)).toEqual(single);
  });

  it("have geofences with a dwell time for dwelling, and with lint never otherwise", () => {
    const times = ["dwell_time_value", "dwell_time_granularity"] as const;
    const of = (value: Value) => [`${value["triggered_at"]} ${membersOf(value, ...times)}`];
    const dwelling = `dwell ${times.join(" ")}`;
    const others = ["ENTRY", "EXIT"].flatMap((trigger) => after(trigger, combinations(...times)));
    expect(choices(geofences, {}, of)).toEqual([...others, dwelling].sort());
    expect(choices(geofences, LINT, of)).toEqual(["ENTRY ", "EXIT ", dwelling]);
  });

  it("have the Email members that need a feature if the workspace has it, and otherwise only unset", () => {
    const optIn = (value: Value) => [String(value["send_only_double_opt_in_users"])];
    expect(choices(basicDetails, { ...EMAIL, ...withFeatures("DOUBLE_OPT_IN") }, optIn)).toEqual([
      "false",
      "true",
      "undefined",
    ]);
    expect(choices(basicDetails, { ...EMAIL, features: [] }, optIn)).toEqual(["false", "undefined"]);
    const attribute = ({ deduplication_attribute: text }: Value) => [text === "" ? "empty" : typeof text];
    expect(choices(basicDetails, { ...EMAIL, ...withFeatures("BRAND_DEDUPLICATION") }, attribute)).toEqual([
      "empty",
      "string",
      "undefined",
    ]);
    expect(choices(basicDetails, { ...EMAIL, features: [] }, attribute)).toEqual(["empty", "undefined"]);
  });

  it("have a subscription category in every promotional Email", () => {
    const of = (value: Value) => [`${value["content_type"]} ${membersOf(value, "subscription_category")}`];
    const category = "subscription_category";
    expect(choices(basicDetails, EMAIL, of)).toEqual([
      `PROMOTIONAL ${category}`,
      "TRANSACTIONAL ",
      `TRANSACTIONAL ${category}`,
    ]);
  });
});

it.each([
  ["PUSH", "PERIODIC", ["INSTANCE", "TOTAL", "undefined"]],
  ["PUSH", "EVENT_TRIGGERED", ["TOTAL", "undefined"]],
  ["EMAIL", "PERIODIC", ["TOTAL", "undefined"]],
] as const)("audience limits of %s %s have the frequencies %j", (channel, deliveryType, expected) => {
  const options = { channel, deliveryType, ...withFeatures("AUDIENCE_LIMIT") };
  expect(choices(arbitraries.campaignAudienceLimit, options, ({ frequency }) => [String(frequency)])).toEqual(expected);
});

describe("content", () => {
  const { campaignContent, gmailAnnotations } = arbitraries;
  const platforms = ({ content, locales, variation_details }: Value) => {
    if (locales !== undefined || variation_details !== undefined) return [];
    return [Object.keys((content as { push: object }).push).join(" ")];
  };

  it("is for any platforms, with lint at least for one, and for iOS in a live activity", () => {
    const all = combinations("android", "ios", "web").sort();
    expect(choices(campaignContent, { ...PUSH, deliveryType: "ONE_TIME" }, platforms)).toEqual(all);
    expect(choices(campaignContent, { ...PUSH, ...LINT, deliveryType: "ONE_TIME" }, platforms)).toEqual(all.slice(1));
    expect(choices(campaignContent, { ...LIVE, ...LINT }, platforms)).toEqual(["ios"]);
  });

  it("has other entries without content, which it shares with no other request", () => {
    const contents = fc.sample(campaignContent(), { numRuns: 600, seed: 1 }).map(({ content }) => content as Value);
    const beside = contents
      .filter((content) => Object.hasOwn(content, ""))
      .flatMap((content) => [content[""], content["fr"]]);
    const texts = new Set(beside.map((entry) => JSON.stringify(entry)));
    expect([...texts].sort()).toEqual(['"none"', "0", "[]", "null", '{"variation_1":{}}', "{}"]);
    const objects = beside.filter((entry) => typeof entry === "object" && entry !== null);
    expect(new Set(objects).size).toBe(objects.length);
  });

  it("has Gmail annotations with a deal card, a carousel, both or neither, but with lint not with both", () => {
    const of = (value: Value) => [membersOf(value, "deal_card", "product_carousel")];
    const all = combinations("deal_card", "product_carousel").sort();
    expect(choices(gmailAnnotations, {}, of)).toEqual(all);
    expect(choices(gmailAnnotations, LINT, of)).toEqual(["", "deal_card", "product_carousel"]);
  });

  it("has carousels of either type with the required data, and with lint no other data", () => {
    const of = ({ product_carousel: carousel }: Value) => {
      if (carousel === undefined) return [];
      return [`${(carousel as Value)["type"]} ${membersOf(carousel, "manual_data", "product_set_data")}`];
    };
    const features = withFeatures("PRODUCT_SETS");
    expect(choices(gmailAnnotations, { ...features, ...LINT }, of)).toEqual([
      "MANUAL manual_data",
      "PRODUCT_SET product_set_data",
    ]);
    expect(choices(gmailAnnotations, features, of)).toEqual([
      "MANUAL manual_data",
      "MANUAL manual_data product_set_data",
      "PRODUCT_SET manual_data product_set_data",
      "PRODUCT_SET product_set_data",
    ]);
  });
});

describe("delivery controls", () => {
  const { deliveryControls } = arbitraries;

  it("say whether they bypass the quiet hours after each event, and otherwise sometimes", () => {
    const of = (value: Value) => [membersOf(value, "bypass_dnd")];
    expect(choices(deliveryControls, { ...PUSH, deliveryType: "EVENT_TRIGGERED" }, of)).toEqual(["bypass_dnd"]);
    expect(choices(deliveryControls, { ...PUSH, deliveryType: "ONE_TIME" }, of)).toEqual(["", "bypass_dnd"]);
  });

  it("have any duration without a queue, none with lint, and a positive one for a queue", () => {
    const of = ({ queuing_enabled, queue_duration }: Value) => [
      `${queuing_enabled} ${Math.sign(Number(queue_duration))}`,
    ];
    const options = { ...PUSH, ...withFeatures("QUEUING") };
    const without = (...signs: unknown[]) => ["false", "undefined"].flatMap((flag) => after(flag, signs.map(String)));
    expect(choices(deliveryControls, options, of)).toEqual([...without(-1, 0, 1, Number.NaN), "true 1"].sort());
    expect(choices(deliveryControls, { ...options, ...LINT }, of)).toEqual(
      [...without(0, Number.NaN), "true 1"].sort(),
    );
  });
});

it("filters have every operator of every data type, and a value with each that needs one", () => {
  const filtersIn = ({ filters }: Value) =>
    (filters as Value[]).filter((one) => one["filter_type"] === "user_attributes");
  const of = (group: Value) => {
    return filtersIn(group).map((one) => `${one["data_type"]} ${one["operator"]} ${membersOf(one, "value")}`);
  };
  const expected = Object.entries<readonly string[]>(operators).flatMap(([dataType, names]) => {
    const values = (name: string) => (["exists", "today"].includes(name) ? ["", "value"] : ["value"]);
    return names.flatMap((name) => after(`${dataType} ${name}`, values(name)));
  });
  expect(choices(arbitraries.filterGroup, {}, of, 4_000)).toEqual(expected.sort());
});

it("linted periods have a frequency, and the days that it has", () => {
  const days = ["repeat_on_date_of_month", "repeat_on_days_of_week", "repeat_on_days_of_week_for_month"];
  const of = ({ periodic_details: period }: Value) => {
    return membersOf(period, ...days)
      .split(" ")
      .map((day) => `${(period as Value)["sending_frequency"]} ${day}`);
  };
  expect(choices(arbitraries.schedulingDetails, { ...LINT, deliveryType: "PERIODIC" }, of)).toEqual([
    "DAILY ",
    ...after("MONTHLY", days),
    "WEEKLY repeat_on_days_of_week",
  ]);
});
