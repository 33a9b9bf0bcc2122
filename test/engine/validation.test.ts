import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRequest, faultyRequests } from "../../src/arbitraries/index.js";
import { topLevelMembers } from "../../src/generated/members.js";
import { type Context, defineRule, type RuleDefinition, type Violation, validateCreate } from "../../src/index.js";
import { registry } from "../../src/rules/index.js";
import { budget } from "../support/budget.js";
import { fixturesIn, type ValidFixture } from "../support/fixtures.js";
import { forAll } from "../support/for-all.js";
import { everywhereAnnotated, fromSet } from "../support/gmail.js";
import { mutated } from "../support/mutations.js";
import { nothingRefused } from "../support/nothing-refused.js";
import { objectsIn } from "../support/objects-in.js";
import { pushRequest } from "../support/test-rule.js";

it("a request with more errors than are reported is rejected with those, and no rule counts as skipped", () => {
  const body = pushRequest({ created_by: 7, "basic_details.platforms": 7, utm_params: 7 });
  const { ok, violations, skipped, truncated } = validateCreate(body, { bounds: { maxViolations: 1 } });
  expect({ ok, paths: violations.map(({ path }) => path), skipped, truncated }).toEqual({
    ok: false,
    paths: ["created_by"],
    skipped: [],
    truncated: true,
  });
});

it("rules do not see unchecked entries of arrays in a request with more errors than are reported", () => {
  const arrays = ["create/valid", "create/invalid"].flatMap((folder) =>
    fixturesIn<ValidFixture>(folder).flatMap(([name, { body, context }]) => {
      const broken = { ...structuredClone(body as object), request_id: 7, created_by: 7 };
      const inside = [...objectsIn(broken, name)].filter(([, value]) => Array.isArray(value));
      return inside.map(([path, array]) => ({ path, array: array as unknown[], broken, context }));
    }),
  );
  expect(arrays.length).toBeGreaterThan(150);
  for (const { path, array, broken, context } of arrays) {
    for (const wrong of [null, 7]) {
      array.unshift(wrong);
      const { ok, truncated } = validateCreate(broken, { ...context, lint: true, bounds: { maxViolations: 1 } });
      array.shift();
      expect([path, ok, truncated]).toEqual([path, false, true]);
    }
  }
});

it("a request is rejected for an error whose place alone takes more bytes than the bounds allow", () => {
  const groupOf = (filter: object) => ({ filter_operator: "and", filters: [filter] });
  let filter: object = { filter_type: "custom_segments", id: 7, name: "x" };
  for (let depth = 0; depth < 150; depth++) {
    filter = { filter_type: "actions", action_name: "a", attributes: groupOf(filter) };
  }
  const body = pushRequest({ "segmentation_details.included_filters": groupOf(filter) });
  const { ok, violations, truncated } = validateCreate(body, { bounds: { maxDepth: 1000, maxViolations: 1 } });
  expect({ ok, rules: violations.map(({ rule }) => rule), truncated }).toEqual({
    ok: false,
    rules: ["structure.type"],
    truncated: false,
  });
});

describe("with a bound of one violation", () => {
  const body = pushRequest({ "basic_details.tags": Array.from({ length: 9 }, (_, index) => `tag ${index}`) });
  const onTags = (name: string, count: number, more: Partial<RuleDefinition<string, "request", "is wrong">>) =>
    defineRule({
      ...{ id: `acme.${name}`, scope: "request", reads: {}, message: "is wrong", ...more },
      check(_, report) {
        for (let index = 0; index < count; index++) report(["basic_details", "tags", index]);
      },
    });

  it.each<[string, Parameters<typeof onTags>[2]]>([
    ["the rule warns", { severity: "warning" }],
    ["its feature is unknown", { unlessFeature: "QUEUING" }],
  ])("a warning is listed even if errors replace the ones before it, where %s", (_, more) => {
    const customRules = [onTags("errors", 2, {}), onTags("warnings", 3, more)];
    const result = validateCreate(body, { customRules, lint: true, bounds: { maxViolations: 1 } });
    expect(result).toMatchObject({ violations: [{ path: "basic_details.tags[0]" }], truncated: true });
    expect(result.warnings.map(({ path }) => path)).toEqual(["basic_details.tags[2]"]);
  });

  it("unknown members at the top level do not displace one in a component, which comes first", () => {
    const request = pushRequest({ "basic_details.one": 1, two: 2, three: 3, four: 4 });
    const result = validateCreate(request, { rules: { "member.known": "error" }, bounds: { maxViolations: 1 } });
    expect(result).toMatchObject({ violations: [{ path: "basic_details.one" }], truncated: true });
  });

  it("a gate silences the rules that read its member in every object, unless its feature is unknown", () => {
    const sold = (context: Context) => {
      const request = everywhereAnnotated({ product_carousel: fromSet() });
      const rules = { "gmail.product-set-known": "warning", "workspace.features-known": "error" } as const;
      const result = validateCreate(request, { ...context, rules, productSets: [], bounds: { maxViolations: 1 } });
      return [...result.violations, ...result.warnings].map(({ rule }) => rule);
    };
    expect(sold({ features: ["PRODUCT_SETS"] })).toEqual(["gmail.product-set-known"]);
    expect(sold({ features: [] })).toEqual(["gmail.product-sets-enabled"]);
    expect(sold({})).toEqual(["workspace.features-known", "gmail.product-set-known"]);
  });
});

describe("in any request", () => {
  const fixtures = ["create/valid", "create/invalid", "create/advice"].flatMap((folder) =>
    fixturesIn<ValidFixture>(folder).map(([, { body }]) => body),
  );
  const bodies = fc.oneof(
    mutated(fixtures, 6, createRequest()),
    faultyRequests(9).map(({ body }) => body),
  );
  const everyLevel = (level: "warning" | "error") => Object.fromEntries(registry.map(({ id }) => [id, level]));
  const contexts = fc.constantFrom<Context>(
    { lint: true },
    { lint: true, features: [] },
    { rules: everyLevel("warning") },
    { rules: everyLevel("error") },
  );
  const numRuns = budget(30, 1_000);
  const bounded = (body: unknown, context: Context, maxViolations: number) =>
    validateCreate(body, { ...context, bounds: { maxViolations } });
  const placesOf = (found: readonly Violation[]) => found.map(({ rule, path }) => `${rule} ${path}`);

  it("findings of rules are in the order of the members, and at one member in that of the rules", () => {
    const ranksOf = (found: readonly Violation[]) =>
      found.flatMap(({ rule, segments: [member] }) => {
        const index = registry.findIndex(({ id }) => id === rule);
        return index === -1 ? [] : [[[...topLevelMembers, String(member)].indexOf(String(member)), index]];
      });
    forAll(numRuns, bodies, contexts, (body, context) => {
      const { violations, warnings } = bounded(body, context, 1_000);
      for (const ranks of [ranksOf(violations), ranksOf(warnings)]) {
        expect(ranks).toEqual(ranks.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d));
      }
    });
  });

  it("a lower bound cuts both lists, and drops the findings of rules if the structure alone exceeds it", () => {
    forAll(numRuns, bodies, contexts, fc.integer({ min: 1, max: 4 }), (body, given, most) => {
      const context = { ...given, rules: { ...given.rules, ...nothingRefused.rules } };
      const all = bounded(body, context, 1_000);
      const few = bounded(body, context, most);
      const faults = all.violations.filter(({ rule }) => rule.startsWith("structure."));
      const isCut = faults.length > most;
      expect(placesOf(few.violations)).toEqual(placesOf(all.violations).slice(0, most));
      expect(placesOf(few.warnings)).toEqual(isCut ? [] : placesOf(all.warnings).slice(0, most));
      expect(few.truncated).toBe(isCut || Math.max(all.violations.length, all.warnings.length) > most);
    });
  });
});
