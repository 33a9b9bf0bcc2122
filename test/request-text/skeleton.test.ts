import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import email from "../../samples/email-promotional.json" with { type: "json" };
import push from "../../samples/push-one-time.json" with { type: "json" };
import { type Context, type Segment, validateCreate } from "../../src/index.js";
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

describe("every object of the valid fixtures", () => {
  const folder = new URL("../../fixtures/create/valid/", import.meta.url);
  const fixtures = readdirSync(folder).map((name) => {
    const { body, context } = JSON.parse(readFileSync(new URL(name, folder), "utf8")) as Fixture;
    return { name, body, context };
  });

  it.each(fixtures)(
    "of $name that is removed is completed with the right structure, or not at all",
    ({ body, context }) => {
      const rest = validateCreate(body, context).violations;
      const wrong = objectsIn(body).flatMap((place) => {
        const lacking = withoutPlace(body, place);
        const skeleton = skeletonAt(lacking, place, (completed) => validateCreate(completed, context).violations);
        if (skeleton === undefined) return [];
        const { violations } = validateCreate(withValue(lacking, place, skeleton), context);
        const inside = violations.filter(({ rule, segments }) => {
          return rule.startsWith("structure.") && place.every((segment, index) => segments[index] === segment);
        });
        return inside.map(({ rule, path }) => `${rule} ${path}`);
      });
      expect([rest, wrong]).toEqual([[], []]);
    },
  );
});

interface Fixture {
  readonly body: object;
  readonly context: Context;
}

/** The places of all objects that are members of objects. */
function objectsIn(value: unknown, place: readonly Segment[] = []): Segment[][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const inside = [...place, Array.isArray(value) ? Number(name) : name];
    const isObject = !Array.isArray(value) && typeof member === "object" && member !== null && !Array.isArray(member);
    return [...(isObject ? [inside] : []), ...objectsIn(member, inside)];
  });
}

function withoutPlace(body: object, place: readonly Segment[]): object {
  const copy = structuredClone(body);
  delete containerOf(copy, place)[place.at(-1) as Segment];
  return copy;
}

function withValue(body: object, place: readonly Segment[], value: unknown): object {
  const copy = structuredClone(body);
  containerOf(copy, place)[place.at(-1) as Segment] = value;
  return copy;
}

function containerOf(body: object, place: readonly Segment[]): Record<Segment, unknown> {
  const container = place
    .slice(0, -1)
    .reduce<unknown>((found, name) => (found as Record<Segment, unknown>)[name], body);
  return container as Record<Segment, unknown>;
}
