import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRequest, faultyRequest, faultyRequests } from "../../src/arbitraries/index.js";
import { type Context, type Feature, type Violation, validateCreate } from "../../src/index.js";
import { registry } from "../../src/rules/index.js";
import { budget, oneOf } from "../support/budget.js";
import { type AdviceFixture, fixturesIn, type InvalidFixture, type ValidFixture } from "../support/fixtures.js";
import { withValue } from "../support/json.js";
import { mutated, placesOf } from "../support/mutations.js";
import { nothingRefused } from "../support/nothing-refused.js";
import { CAMPAIGN_SCOPES, type PlainFinding, type PlainResult, plainly } from "./plain-engine.js";

const runs = budget(30, 1_200);

const fixtures = [
  ...fixturesIn<ValidFixture>("create/valid"),
  ...fixturesIn<InvalidFixture>("create/invalid"),
  ...fixturesIn<AdviceFixture>("create/advice"),
  ...fixturesIn<ValidFixture>("create/shape"),
].map(([, { body }]) => body);

const most: Feature[] = ["AUDIENCE_LIMIT", "QUEUING", "PRODUCT_SETS", "DOUBLE_OPT_IN", "BRAND_DEDUPLICATION"];
const all: Feature[] = [...most, "PORTFOLIO", "CAMPAIGN_VERSIONING"];

const contexts: Record<string, Context> = {
  "nothing known": {},
  "no features": { features: [], productSets: [] },
  "most features": { features: most, productSets: ["ps-bestsellers"], policies: { utmCustomKeys: "any" } },
  "all features": { features: new Set(all) },
  "linted, features unknown": { lint: true },
  "linted, no features": { lint: true, features: [] },
  "linted, all features": { lint: true, features: all, productSets: new Set<string>() },
  "every rule warns": { rules: every("warning"), features: [] },
  "every rule refuses": { rules: every("error"), features: [] },
  "every rule refuses, features unknown": { rules: every("error") },
  "half of the rules are off": { rules: every("off", 0), lint: true, features: [] },
  "the other half is off": { rules: every("off", 1), lint: true, features: [] },
  "half of the rules warn, the others refuse": { rules: { ...every("error", 0), ...every("warning", 1) } },
  "gates do not refuse": {
    features: [],
    rules: {
      "audience-limit.feature-enabled": "off",
      "delivery-controls.queuing-enabled": "warning",
      "gmail.product-sets-enabled": "warning",
    },
  },
  "one violation": { bounds: { maxViolations: 1 }, lint: true, features: [] },
  "three violations": { bounds: { maxViolations: 3 }, lint: true, features: ["AUDIENCE_LIMIT"] },
  "three violations of any weight": { bounds: { maxViolations: 3 }, rules: every("error", 0), lint: true },
  // With such a low bound, the plain engine does not know for which objects the engine lists unknown members.
  "not deep": {
    bounds: { maxDepth: 6 },
    lint: true,
    features: all,
    rules: { "member.known": "off", "member.text-not-empty": "off" },
  },
};

/** An override for every rule that can be overridden, or for every second one. */
function every(level: "warning" | "error" | "off", half?: 0 | 1): NonNullable<Context["rules"]> {
  const ids = registry.filter(({ status }, index) => status === undefined && (half ?? index % 2) === index % 2);
  return Object.fromEntries(ids.map(({ id }) => [id, level]));
}

const valid = createRequest({ features: all }) as fc.Arbitrary<unknown>;
const broken = faultyRequest().map(({ body }) => body);
const oftenBroken = fc.oneof(faultyRequests(3), faultyRequests(9)).map(({ body }) => body);
const seeds = fixtures.filter((body) => typeof body === "object");

/** Bodies in which some members are missing or of a wrong type. */
const spoiled = fc
  .tuple(
    fc.oneof(valid, broken, fc.constantFrom(...seeds)),
    fc.array(fc.tuple(fc.nat(), fc.constantFrom<unknown[]>(null, undefined, 0.5, "", {}, [])), { maxLength: 6 }),
  )
  .map(([body, changes]) =>
    changes.reduce((changed, [which, value]) => {
      const places = placesOf(changed);
      return withValue(changed, places[which % places.length] ?? [], value);
    }, body),
  );

const bodies = fc.oneof(broken, oftenBroken, spoiled, spoiled, mutated(seeds, 6, valid));

/** The result of the engine in the form of the plain one. */
function resultOf(body: unknown, context: Context): PlainResult {
  const { violations, warnings, skipped, truncated } = validateCreate(body, context);
  return { violations: violations.map(plain), warnings: warnings.map(plain), skipped, truncated };
}

function plain({ rule, severity, segments }: Violation): PlainFinding {
  return { rule, severity, place: segments };
}

/** All structural violations, which another test compares with a reference. */
function faultsIn(body: unknown, { bounds }: Context): PlainFinding[] {
  const { violations } = resultOf(body, {
    ...nothingRefused,
    bounds: { ...bounds, maxViolations: Number.POSITIVE_INFINITY },
  });
  return violations.filter(({ rule }) => rule.startsWith("structure."));
}

describe("the engine reports what each rule reports alone", () => {
  it("for bodies with no, one or many faults", () => {
    const names = Object.keys(contexts);
    const seen = { both: 0, skipped: 0, undecided: 0, truncated: 0 };
    fc.assert(
      fc.property(bodies, fc.subarray(names, { minLength: 4, maxLength: 4 }), (body, chosen) => {
        // The plain engine has no bound on depth.
        fc.pre(!isDeeperThan(150, body));
        for (const name of chosen) {
          const context = contexts[name] ?? {};
          const faults = faultsIn(body, context);
          const result = resultOf(body, context);
          expect(result, name).toEqual(plainly(body, context, faults));
          const { violations, warnings, skipped, truncated } = result;
          if (faults.length > 0 && violations.length + warnings.length > faults.length) seen.both++;
          if (skipped.some(({ reason }) => reason === "structure")) seen.skipped++;
          if (skipped.some(({ reason }) => reason === "unknown")) seen.undecided++;
          if (truncated) seen.truncated++;
        }
      }),
      { numRuns: runs },
    );
    for (const [kind, times] of Object.entries(seen)) expect(times, kind).toBeGreaterThan(budget(1, 200));
  });

  it("for every fixture; together they violate every rule", () => {
    const reported = new Set<string>();
    const isDue = oneOf(3);
    for (const [index, [name, context]] of Object.entries(contexts).entries()) {
      for (const [turn, body] of fixtures.entries()) {
        const result = resultOf(body, context);
        if (isDue(turn + index)) expect(result, name).toEqual(plainly(body, context, faultsIn(body, context)));
        for (const { rule } of [...result.violations, ...result.warnings]) reported.add(rule);
      }
    }
    const ofCampaigns = registry.filter(({ scope }) => CAMPAIGN_SCOPES.includes(scope)).map(({ id }) => id);
    expect(ofCampaigns.filter((id) => !reported.has(id))).toEqual([]);
  });
});

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}
