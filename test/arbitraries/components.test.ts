import fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import * as arbitraries from "../../src/arbitraries/index.js";
import { type EmailBasicDetails, type Feature, type PushBasicDetails, validateCreate } from "../../src/index.js";
import { budget } from "../support/budget.js";
import { type DeliveryType, deliveryTypes, requestOf } from "../support/delivery-types.js";
import { expectAccepted } from "../support/expect-accepted.js";
import { forAll } from "../support/for-all.js";
import { withValue } from "../support/json.js";

const features: Feature[] = ["AUDIENCE_LIMIT", "QUEUING", "PRODUCT_SETS", "DOUBLE_OPT_IN", "BRAND_DEDUPLICATION"];

const EVERY_TYPE = deliveryTypes;
const PUSH = deliveryTypes.filter((type) => type.startsWith("PUSH"));
const EMAIL = deliveryTypes.filter((type) => type.startsWith("EMAIL"));

/** The place of each component in a request, and the delivery types that can have it. */
const places: Record<string, readonly [place: string, types: readonly DeliveryType[]]> = {
  basicDetails: ["basic_details", EVERY_TYPE],
  geofences: ["basic_details.geofences", PUSH],
  triggerCondition: ["trigger_condition", EVERY_TYPE],
  filterGroup: ["segmentation_details.excluded_filters", EVERY_TYPE],
  connector: ["connector", EMAIL],
  campaignContent: ["campaign_content", EVERY_TYPE],
  gmailAnnotations: ["campaign_content.content.email.gmail_annotations", EMAIL],
  segmentationDetails: ["segmentation_details", EVERY_TYPE],
  schedulingDetails: ["scheduling_details", EVERY_TYPE],
  deliveryControls: ["delivery_controls", EVERY_TYPE],
  advanced: ["advanced", PUSH],
  conversionGoalDetails: ["conversion_goal_details", EVERY_TYPE],
  controlGroupDetails: ["control_group_details", EVERY_TYPE],
  utmParams: ["utm_params", EVERY_TYPE],
  campaignAudienceLimit: [
    "campaign_audience_limit",
    EVERY_TYPE.filter((type) => !type.endsWith("BROADCAST_LIVE_ACTIVITY")),
  ],
};

function optionsOf(type: DeliveryType): arbitraries.RequestOptions {
  const [channel, deliveryType] = type.split(" ") as ["PUSH" | "EMAIL", arbitraries.RequestOptions["deliveryType"]];
  return { channel, deliveryType, features };
}

/** A request with a component. The rest of the request is valid and causes no warning. */
function requestWith(type: DeliveryType, place: string, value: unknown): unknown {
  const base = withValue(requestOf(type), ["basic_details", "subscription_category"], "Offers");
  const body = withValue(base, place.split("."), value);
  const isPromotional = place.includes("gmail") || JSON.stringify(value).includes("gmail_annotations");
  return isPromotional ? withValue(body, ["basic_details", "content_type"], "PROMOTIONAL") : body;
}

type Component = (options: arbitraries.RequestOptions) => fc.Arbitrary<unknown>;

describe.each(Object.entries(places))("%s", (name, [place, types]) => {
  const component = (arbitraries as unknown as Record<string, Component>)[name] ?? expect.fail("no such component");

  it.each(types)("fits into a request of type %s", (type) => {
    forAll(budget(20, 200), component(optionsOf(type)), (value) => {
      expectAccepted(validateCreate(requestWith(type, place, value), { features }));
    });
  });
});

it("components that differ by channel have the type of their channel", () => {
  const { basicDetails } = arbitraries;
  expectTypeOf(basicDetails({ channel: "PUSH" })).toEqualTypeOf<fc.Arbitrary<PushBasicDetails>>();
  expectTypeOf(basicDetails()).toEqualTypeOf<fc.Arbitrary<PushBasicDetails | EmailBasicDetails>>();
});

it("a component that the kind of request cannot have is rejected", () => {
  expect(() => arbitraries.campaignAudienceLimit({ deliveryType: "BROADCAST_LIVE_ACTIVITY" })).toThrow(
    new TypeError("no request of this kind has the component"),
  );
});

it("linted geofences lie on both sides of the equator and of the zero meridian", () => {
  const drawn = fc.sample(arbitraries.geofences({ lint: true }), { numRuns: 200, seed: 1 });
  for (const coordinate of ["latitude", "longitude"] as const) {
    const values = drawn.map((geofences) => Number(geofences[coordinate]));
    expect([Math.min(...values) < 0, Math.max(...values) > 0], coordinate).toEqual([true, true]);
  }
});

it("every exported component is tested", () => {
  const requests = ["createRequest", "faultyRequest", "faultyRequests", "hostileValue"];
  const others = [...requests, "update", "faultyUpdate", "wholeRequest", "faultyWholeRequest"];
  expect([...Object.keys(places), ...others].sort()).toEqual(Object.keys(arbitraries).sort());
});
