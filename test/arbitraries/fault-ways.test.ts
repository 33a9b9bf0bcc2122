import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addGoals, areApart, independentFaults } from "../../src/arbitraries/faulty-requests.js";
import { type CreateRuleId, type FaultyRequest, faultyRequest, faultyRequests } from "../../src/arbitraries/index.js";
import { scenesOf } from "../../src/arbitraries/scene.js";
import { type Feature, features } from "../../src/rules/rule-context.js";
import { valueAt } from "../support/json.js";
import { once } from "../support/once.js";

interface Filter {
  readonly data_type: string;
  readonly operator: string;
}

const drawn = (id: CreateRuleId): FaultyRequest[] => fc.sample(faultyRequest(id), { numRuns: 150, seed: 1 });

const unique = (values: readonly unknown[]) => [...new Set(values.map((value) => JSON.stringify(value)))].sort();

/** For each feature, whether all, some or none of the workspaces have it. */
function sharesOf(contexts: readonly { readonly features?: Iterable<Feature> | undefined }[]): Record<string, string> {
  const sets = contexts.map((context) => [...(context.features ?? [])]);
  for (const set of sets) expect(new Set(set).size).toBe(set.length);
  const share = (feature: Feature) => {
    const { length } = sets.filter((set) => set.includes(feature));
    return length === 0 ? "none" : length === sets.length ? "all" : "some";
  };
  return Object.fromEntries(features.map((feature) => [feature, share(feature)]));
}

const some = Object.fromEntries(features.map((feature) => [feature, "some"]));

describe("the workspace of a request with one fault", () => {
  it.each<[CreateRuleId, Record<string, string>]>([
    ["audience-limit.feature-enabled", { ...some, AUDIENCE_LIMIT: "none" }],
    ["audience-limit.limit-required", { ...some, AUDIENCE_LIMIT: "all" }],
    ["control-group.percentage-required", some],
  ])("has any features with which it still violates %s", (id, expected) => {
    expect(sharesOf(drawn(id).map(({ context }) => context))).toEqual(expected);
  });
});

describe("a request with one fault", () => {
  it.each<[CreateRuleId, place: string, expected: readonly unknown[]]>([
    [
      "basic-details.live-activity-ios-only",
      "basic_details.platforms",
      [["ANDROID"], ["IOS", "WEB"], ["ANDROID", "IOS", "IOS"]],
    ],
    ["content.targeted-platform-has-content", "basic_details.platforms", [["ANDROID"], ["IOS", "ANDROID"]]],
    ["conversion-goals.one-primary", "conversion_goal_details.goals.length", [2, 3, 4]],
    ["delivery-controls.queue-duration-used", "delivery_controls.queue_duration", [-1, 1]],
    ["trigger.attribute-name-required", "trigger_condition.trigger_attr", [undefined, {}, { other: "Departure" }]],
  ])("of %s has any of the values at %s", (id, place, expected) => {
    expect(unique(drawn(id).map(({ body }) => valueAt(body, place.split("."))))).toEqual(unique(expected));
  });

  it.each<[CreateRuleId, expected: readonly string[]]>([
    [
      "filter.operator-allowed",
      [
        ...["string ", "string between", "string IS", "double contains", "double is"],
        ...["datetime in", "bool in", "bool toString"],
      ],
    ],
    ["filter.value-required", ["string is", "double between", "datetime inTheLast", "bool is"]],
  ])("of %s has a filter with any of these types and operators", (id, expected) => {
    const filters = drawn(id).map(({ body, expected: { segments } }) => valueAt(body, segments.slice(0, -1)) as Filter);
    expect(unique(filters.map(({ data_type, operator }) => `${data_type} ${operator}`))).toEqual(unique(expected));
  });

  it("of a delay has a length from 1 to 60", () => {
    const lengths = drawn("trigger.delay-granularity-required").map(({ body }) => {
      return Number(valueAt(body, ["trigger_condition", "trigger_delay_value"]));
    });
    expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([1, 60]);
  });

  it("of keyed content names its locale, and of flat content may have none", () => {
    const locales = drawn("gmail.annotations-complete").map(({ body, expected: { path } }) => {
      return [path.includes(".fr.") ? "keyed" : "flat", valueAt(body, ["campaign_content", "locales"])];
    });
    const keyed = locales.filter(([form]) => form === "keyed");
    expect(unique(keyed)).toEqual(['["keyed",["fr"]]']);
    expect(unique(locales)).toContain('["flat",null]');
  });
});

describe("requests with several faults", () => {
  const samples = once(() => fc.sample(faultyRequests(4), { numRuns: 400, seed: 1 }));
  const expected = () => samples().flatMap((sample) => sample.expected);

  it("are of workspaces with any features", () => {
    expect(sharesOf(samples().map(({ context }) => context))).toEqual(some);
  });

  it("violate rules of features that a workspace has, and of those that it lacks", () => {
    const rules = new Set<string>(expected().map(({ rule }) => rule));
    for (const rule of ["audience-limit.limit-required", "audience-limit.feature-enabled"]) {
      expect(rules.has(rule), rule).toBe(true);
    }
  });

  it("do not violate two rules that read or change the same member", () => {
    for (const { expected: found } of samples()) {
      const members = found.filter(({ rule }) => !rule.startsWith("structure.")).map(({ segments }) => segments[0]);
      expect(new Set(members).size).toBe(members.length);
    }
  });

  it("have structural faults in components and in their members, but none that removes goals", () => {
    const places = expected()
      .filter(({ rule }) => rule.startsWith("structure."))
      .map(({ segments }) => segments);
    const depths = new Set(places.map(({ length }) => Math.min(length, 4)));
    expect([...depths].sort()).toEqual([1, 2, 3, 4]);
    const goals = places.filter(([member]) => member === "conversion_goal_details");
    expect(goals.filter(({ length }) => length <= 2)).toEqual([]);
    expect(goals.length).toBeGreaterThan(0);
  });
});

describe("goals to be made wrong", () => {
  it.each([
    [{}, { conversion_goal_details: { goals: [{}, {}] } }],
    [
      { conversion_goal_details: { attribution_window_in_hours: 5, goals: [{ goal_name: "Sale" }] } },
      { conversion_goal_details: { attribution_window_in_hours: 5, goals: [{ goal_name: "Sale" }, {}, {}] } },
    ],
  ])("are added to those of %j", (body, expected) => {
    addGoals(body, 2);
    expect(body).toEqual(expected);
  });
});

describe("the faults that a request can have beside others", () => {
  const [transactional] = scenesOf({ channel: "EMAIL", deliveryType: "BUSINESS_EVENT_TRIGGERED", features: [] });
  const [, promotional] = scenesOf({ channel: "EMAIL", deliveryType: "ONE_TIME", features });
  const picks = Array.from({ length: 200 }, (_, index) => index);

  it("do not violate a rule that needs other facts, such as product sets", () => {
    const scene = promotional ?? expect.fail("no such scene");
    const all = picks.flatMap((pick) => independentFaults(scene, features, [pick]));
    expect(all.filter(({ fault }) => fault.context !== undefined)).toEqual([]);
    expect(all.some(({ id }) => id === "gmail.product-set-data-required")).toBe(true);
    expect(all.some(({ id }) => id === "gmail.product-set-known")).toBe(false);
  });

  it("include no fault twice", () => {
    for (const scene of [transactional, promotional]) {
      const all = picks.flatMap((pick) => independentFaults(scene ?? expect.fail("no such scene"), features, [pick]));
      expect(all.filter((fault) => areApart(fault, fault))).toEqual([]);
    }
  });

  it("do not change members that the rule of another fault reads", () => {
    const scene = transactional ?? expect.fail("no such scene");
    const first = picks.findIndex((pick) => independentFaults(scene, [], [pick])[0]?.id === "gmail.promotional-only");
    const others = picks.map((pick) => independentFaults(scene, [], [first, pick])[1]);
    // The rule reads whether an Email is promotional.
    const touched = new Set(others.flatMap((other) => other?.fault.touches));
    expect([...touched].sort()).not.toContain("basic_details");
    expect(touched.size).toBeGreaterThan(5);
  });
});
