import { describe, expect, it } from "vitest";
import email from "../../samples/email-promotional.json" with { type: "json" };
import push from "../../samples/push-one-time.json" with { type: "json" };
import { type Segment, validateCreate } from "../../src/index.js";
import { skeletonAt } from "../../src/request-text/skeleton.js";

const judge = (body: unknown) => validateCreate(body, { features: ["QUEUING", "AUDIENCE_LIMIT"] }).violations;

/** A body without a member, and what else differs in it. */
function without(body: object, name: string, others: object = {}): object {
  const { [name]: _, ...rest } = { ...body, ...others } as Record<string, unknown>;
  return rest;
}

const periodic = { campaign_delivery_type: "PERIODIC" };
const triggered = { campaign_delivery_type: "EVENT_TRIGGERED" };

const missing: [string, object, Segment[]][] = [
  ...[
    "basic_details",
    "campaign_content",
    "segmentation_details",
    "scheduling_details",
    "delivery_controls",
    "advanced",
  ].map((name): [string, object, Segment[]] => [`${name} of a Push campaign`, without(push, name), [name]]),
  ...["basic_details", "connector", "campaign_content", "segmentation_details", "scheduling_details"].map(
    (name): [string, object, Segment[]] => [`${name} of an Email campaign`, without(email, name), [name]],
  ),
  ["scheduling_details of a periodic campaign", without(push, "scheduling_details", periodic), ["scheduling_details"]],
  ["trigger_condition of a triggered campaign", without(push, "trigger_condition", triggered), ["trigger_condition"]],
  [
    "basic_details of a live activity",
    without(push, "basic_details", { campaign_delivery_type: "BROADCAST_LIVE_ACTIVITY" }),
    ["basic_details"],
  ],
  [
    "basic_details of a campaign for a place",
    without(push, "basic_details", { campaign_delivery_type: "LOCATION_TRIGGERED" }),
    ["basic_details"],
  ],
  [
    "periodic_details",
    { ...push, ...periodic, scheduling_details: { delivery_type: "AT_FIXED_TIME", start_time: "2030-01-01T09:00:00" } },
    ["scheduling_details", "periodic_details"],
  ],
  [
    "bts_details",
    { ...push, scheduling_details: { delivery_type: "SEND_IN_BTS", start_time: "2030-01-01T09:00:00" } },
    ["scheduling_details", "bts_details"],
  ],
];

describe("the skeleton of a missing object", () => {
  it.each(missing)("%s is right", (_, body, place) => {
    const before = structuredClone(body);
    const isMissing = ({ segments }: { segments: Segment[] }) => segments.join(".") === place.join(".");
    expect(judge(body).some(isMissing)).toBe(true);
    const skeleton = skeletonAt(body, place, judge);
    expect(body).toEqual(before);
    const completed = structuredClone(body) as Record<string, unknown>;
    const container = place.slice(0, -1).reduce((value, name) => value[name] as Record<string, unknown>, completed);
    container[String(place.at(-1))] = skeleton;
    const path = place.join(".");
    expect(judge(completed).filter((one) => `${one.path}.`.startsWith(`${path}.`))).toEqual([]);
  });

  it("is absent for a missing string", () => {
    expect(skeletonAt(without(push, "request_id"), ["request_id"], judge)).toBeUndefined();
  });

  it("is absent if there is no parent object", () => {
    expect(skeletonAt({ basic_details: 1 }, ["basic_details", "geofences"], judge)).toBeUndefined();
    expect(skeletonAt("PUSH", ["basic_details"], judge)).toBeUndefined();
  });
});
