import { describe, expect, it } from "vitest";
import email from "../../../samples/email-promotional.json" with { type: "json" };
import push from "../../../samples/push-one-time.json" with { type: "json" };
import { type Segment, validateCreate } from "../../../src/index.js";
import { lacksObject, skeletonAt } from "../../../src/text/request/skeleton.js";
import { fixturesIn, type ValidFixture } from "../../support/fixtures.js";
import { valueAt, withValue } from "../../support/json.js";

const judge = (body: unknown) => validateCreate(body, { features: ["QUEUING", "AUDIENCE_LIMIT"] }).violations;

type Missing = [title: string, body: object, place: Segment[]];

/** Bodies of a kind of campaign that each lack one member. */
const lacking = (kind: string, body: object, ...names: string[]) =>
  names.map((name): Missing => [`${name} of ${kind}`, withValue(body, [name], undefined) as object, [name]]);

const starting = (delivery_type: string) => ({ delivery_type, start_time: "2030-01-01T09:00:00" });
const pushOf = (campaign_delivery_type: string, others = {}) => ({ ...push, campaign_delivery_type, ...others });

const pushNames = ["basic_details", "campaign_content", "segmentation_details", "scheduling_details"];
const emailNames = ["basic_details", "connector", "campaign_content", "segmentation_details", "scheduling_details"];

const missing: Missing[] = [
  ...lacking("a Push campaign", push, ...pushNames, "delivery_controls", "advanced"),
  ...lacking("an Email campaign", email, ...emailNames),
  ...lacking("a periodic campaign", pushOf("PERIODIC"), "scheduling_details"),
  ...lacking("a triggered campaign", pushOf("EVENT_TRIGGERED"), "trigger_condition"),
  ...lacking("a live activity", pushOf("BROADCAST_LIVE_ACTIVITY"), "basic_details"),
  ...lacking("a campaign for a place", pushOf("LOCATION_TRIGGERED"), "basic_details"),
  [
    "periodic_details",
    pushOf("PERIODIC", { scheduling_details: starting("AT_FIXED_TIME") }),
    ["scheduling_details", "periodic_details"],
  ],
  ["bts_details", { ...push, scheduling_details: starting("SEND_IN_BTS") }, ["scheduling_details", "bts_details"]],
];

describe("the skeleton of a missing object", () => {
  it.each(missing)("%s is valid", (_, body, place) => {
    const before = structuredClone(body);
    const isMissing = ({ segments }: { segments: Segment[] }) => segments.join(".") === place.join(".");
    expect(judge(body).some(isMissing)).toBe(true);
    const skeleton = skeletonAt(body, place, judge);
    expect(body).toEqual(before);
    const completed = withValue(body, place, skeleton);
    const path = place.join(".");
    expect(judge(completed).filter((one) => `${one.path}.`.startsWith(`${path}.`))).toEqual([]);
  });

  it("is absent for a missing string", () => {
    expect(skeletonAt(withValue(push, ["request_id"], undefined), ["request_id"], judge)).toBeUndefined();
  });

  it("is absent if there is no parent object", () => {
    expect(skeletonAt({ basic_details: 1 }, ["basic_details", "geofences"], judge)).toBeUndefined();
    expect(skeletonAt("PUSH", ["basic_details"], judge)).toBeUndefined();
  });
});

describe("the skeleton that causes no violation", () => {
  const annotations = ["campaign_content", "content", "email", "gmail_annotations"];
  const inAnnotations = (others: object) => ({
    channel: "EMAIL",
    campaign_content: { content: { email: { gmail_annotations: others } } },
  });
  const filter = { filter_type: "user_attributes" };
  const TIME = "2030-01-01T09:00:00Z";
  const [promo_url, product_image] = Array<string>(2).fill("https://example.com/");
  const prices = { original_price: "1", discount_value: "1", discount_type: "PERCENT" };
  const product = { id: "…", headline: "…", ...prices, promo_url, product_image };

  it.each<[string, object, Segment[], unknown]>([
    ["texts, lists and objects", { channel: "PUSH" }, ["basic_details"], pushBasics(["ANDROID"])],
    ["enums", { channel: "PUSH" }, ["scheduling_details"], { delivery_type: "ASAP" }],
    ["nothing if nothing is required", { channel: "PUSH" }, ["delivery_controls"], {}],
    ["members of Email", { channel: "EMAIL" }, ["connector"], { connector_type: "…", connector_name: "…" }],
    ["members of the channel that is meant", { channel: "email" }, ["basic_details"], emailBasics],
    ["members of the channel that others tell", { connector: {} }, ["basic_details"], emailBasics],
    ["members of both if the channel is unknown", {}, ["basic_details"], { name: "…" }],
    ["nothing of a channel if it is unknown", { channel: "SMS" }, ["campaign_content"], { content: {} }],
    [
      "date-times",
      inAnnotations({}),
      [...annotations, "deal_card"],
      { description: "…", discount_code: "…", availability_starts: TIME, availability_ends: TIME },
    ],
    [
      "as many entries as a list requires",
      inAnnotations({ product_carousel: {} }),
      [...annotations, "product_carousel", "manual_data"],
      { currency: "…", products: [product, product] },
    ],
    [
      "numbers that are large enough",
      inAnnotations({ product_carousel: {} }),
      [...annotations, "product_carousel", "product_set_data"],
      { product_set: "…", image_url: "…", headline: "…", promo_url: "…", product_count: 2 },
    ],
    [
      "the first variant of a union",
      { segmentation_details: { included_filters: { filters: [{ filter_type: "actions" }] } } },
      ["segmentation_details", "included_filters", "filters", 0, "attributes"],
      { filter_operator: "and", filters: [{ ...filter, data_type: "string", name: "…", operator: "…" }] },
    ],
  ])("has %s", (_, body, place, expected) => {
    expect(skeletonAt(body, place, () => [])).toEqual(expected);
  });
});

const emailBasics = { name: "…", content_type: "PROMOTIONAL", user_attribute_identifier: "…" };

function pushBasics(platforms: string[]): object {
  return { name: "…", platforms, platform_specific_details: {} };
}

it.each([
  [19, "scheduling_details", { delivery_type: "ASAP", expiry_time: "2030-01-01T09:00:00" }],
  [20, "scheduling_details", { delivery_type: "ASAP" }],
  [20, "basic_details", { delivery_type: "ASAP", expiry_time: "2030-01-01T09:00:00" }],
])(
  "a skeleton is repaired in at most twenty rounds: %i places in %s that cannot be repaired, and one that can",
  (count, around, expected) => {
    const at = (name: string, parent = "scheduling_details") => ({ segments: [parent, name], params: {} });
    const unknown = Array.from({ length: count }, (_, index) => at(`x${index}`, around));
    const judged = (body: unknown) =>
      valueAt(body, ["scheduling_details", "expiry_time"]) === undefined ? [...unknown, at("expiry_time")] : unknown;
    expect(skeletonAt({ channel: "PUSH" }, ["scheduling_details"], judged)).toEqual(expected);
  },
);

it("a member of a skeleton keeps its value if no other one is valid either", () => {
  const wrong = [{ segments: ["scheduling_details", "delivery_type"], params: {} }];
  expect(skeletonAt({ channel: "PUSH" }, ["scheduling_details"], () => wrong)).toEqual({ delivery_type: "ASAP" });
});

it.each<[unknown, Segment[], boolean]>([
  [{ channel: "PUSH" }, ["scheduling_details"], true],
  [{ channel: "PUSH" }, ["advanced"], true],
  [{ channel: "EMAIL" }, ["advanced"], false],
  [{ channel: "EMAIL" }, ["connector"], true],
  [{ channel: "PUSH" }, ["connector"], false],
  [Object.create({ scheduling_details: {} }) as unknown, ["scheduling_details"], true],
  [{ scheduling_details: null }, ["scheduling_details"], false],
  [{}, [], false],
  [{}, ["request_id"], false],
  [{ channel: "PUSH" }, ["basic_details", "geofences"], false],
  [{ channel: "PUSH", basic_details: null }, ["basic_details", "platform_specific_details"], false],
  [{ channel: "PUSH", basic_details: [] }, ["basic_details", "platform_specific_details"], false],
  [{ channel: "PUSH", basic_details: {} }, ["basic_details", "platform_specific_details"], true],
  [{ basic_details: {} }, ["basic_details", "platform_specific_details"], false],
  [{ basic_details: { platforms: [] } }, ["basic_details", "platform_specific_details"], true],
  [{ basic_details: { content_type: "" } }, ["basic_details", "platform_specific_details"], false],
  [{}, ["connector"], false],
  [{ basic_details: { content_type: "" } }, ["connector"], true],
  [null, ["scheduling_details"], false],
])("of %j, an object is missing at %j: %s", (body, place, expected) => {
  expect(lacksObject(body, place)).toBe(expected);
});

it.each(fixturesIn<ValidFixture>("create/valid"))(
  "every object of the valid fixture %s that is removed is completed with what the rules accept, or not at all",
  (_, { body, context }) => {
    const rest = validateCreate(body, context).violations;
    const wrong = objectsIn(body).flatMap((place) => {
      const lacking = withValue(body, place, undefined);
      const skeleton = skeletonAt(lacking, place, (completed) => validateCreate(completed, context).violations);
      if (skeleton === undefined) return [];
      const { violations } = validateCreate(withValue(lacking, place, skeleton), context);
      const inside = violations.filter(({ rule, segments }) => {
        // Only the workspace knows the names of its product sets.
        return rule !== "gmail.product-set-known" && place.every((segment, index) => segments[index] === segment);
      });
      return inside.map(({ rule, path }) => `${rule} ${path}`);
    });
    expect([rest, wrong]).toEqual([[], []]);
  },
);

/** The places of all objects that are members of objects. */
function objectsIn(value: unknown, place: readonly Segment[] = []): Segment[][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const inside = [...place, Array.isArray(value) ? Number(name) : name];
    const isObject = !Array.isArray(value) && typeof member === "object" && member !== null && !Array.isArray(member);
    return [...(isObject ? [inside] : []), ...objectsIn(member, inside)];
  });
}
