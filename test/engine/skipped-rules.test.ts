import { describe, expect, it } from "vitest";
import { stepScopes } from "../../src/engine/reads.js";
import { defineRule, type RuleDefinition, type RuleId, validateCreate } from "../../src/index.js";
import { registry } from "../../src/rules/index.js";
import { fixturesIn, type InvalidFixture, type ValidFixture } from "../support/fixtures.js";
import { frozen, withValue } from "../support/json.js";
import { placesOf } from "../support/mutations.js";
import { readsIn } from "../support/reads.js";
import { pushRequest } from "../support/test-rule.js";

// Valid requests have nested groups of filters, and content for locales and variations.
const fixtures = [
  ...fixturesIn<InvalidFixture>("create/invalid").filter(([id]) => !id.startsWith("structure.")),
  ...fixturesIn<ValidFixture>("create/valid"),
];

function isOfChannel(scope: string, body: unknown): boolean {
  const { channel } = body as { channel: string };
  return channel === "PUSH" ? !["EMAIL", "email_content"].includes(scope) : scope !== "PUSH";
}

describe("a structural fault blocks the rules that read it, and no others", () => {
  it.each(fixtures)("in the request %s", (id, { body, context }) => {
    const expected = validateCreate(body, context).violations.filter(({ rule }) => rule === id);
    const isRead = readsIn(body);
    for (const place of placesOf(body)) {
      if (place.join() === "channel") continue;
      const spoiled = frozen(withValue(body, place, null));
      const result = validateCreate(spoiled, { ...context, lint: true });
      const faults = result.violations.filter(({ rule }) => rule.startsWith("structure."));
      // Some members may have any value, or are not checked.
      if (faults.length === 0) continue;
      expect(faults.map(({ segments }) => segments)).toEqual([place]);

      const applicable = registry.filter(
        ({ scope, unlessFeature, ifFeature }) =>
          !stepScopes.includes(scope) &&
          isOfChannel(scope, body) &&
          !(unlessFeature && [...(context.features ?? [])].includes(unlessFeature)) &&
          !(ifFeature && context.features !== undefined && ![...context.features].includes(ifFeature)),
      );
      const skipped = result.skipped.filter(({ reason }) => reason === "structure").map(({ rule }) => rule);
      expect(skipped, place.join(".")).toEqual(applicable.filter((rule) => isRead(rule, place)).map((rule) => rule.id));
      if (skipped.includes(id as RuleId)) continue;
      const found = result.violations.filter(({ rule }) => rule === id).map(({ path }) => path);
      expect(found, place.join(".")).toEqual(
        expected.map(({ path }) => path).filter((path) => path !== faults[0]?.path),
      );
    }
  });
});

// Tables of what else an unknown channel or unknown features skip are in test/oracle/skips.test.ts.

it("an unknown channel skips no rule about objects of any kind", () => {
  const skipped = validateCreate(pushRequest({ channel: "SMS", connector: {} }), { features: [], lint: true }).skipped;
  const ids = skipped.map(({ rule }) => rule);
  expect(ids).toContain("trigger.condition-used");
  expect(ids.filter((id) => id.startsWith("member."))).toEqual([]);
});

describe("an unknown channel, and a custom rule for both channels", () => {
  it.each<[string, RuleDefinition<string, "request", string>["reads"], boolean]>([
    ["a value of both", { values: ["basic_details.name"] }, false],
    ["a value of one channel", { values: ["basic_details.platforms"] }, true],
    ["the presence of a member of one channel", { presence: ["basic_details.platforms"] }, true],
    ["the names in a member of one channel", { keys: ["basic_details.platform_specific_details"] }, true],
    ["a value that contains members of one channel", { values: ["basic_details"] }, true],
    ["the presence of an object that contains members of one channel", { presence: ["basic_details"] }, false],
  ])("that reads %s", (_, reads, isSkipped) => {
    const rule = defineRule({
      id: "acme.any",
      scope: "request",
      reads,
      message: "is wrong",
      check: (_, report) => report([]),
    });
    const body = pushRequest({ channel: "SMS", connector: {} });
    const { violations, skipped } = validateCreate(body, { customRules: [rule] });
    const isIn = (list: readonly { readonly rule: string }[]) => list.some(({ rule: id }) => id === rule.id);
    expect([isIn(skipped), isIn(violations)]).toEqual([isSkipped, !isSkipped]);
  });
});

describe("a body that is not an object", () => {
  it.each([null, 1, [[]]])("skips every rule that a body of a new campaign can break: %j", (body) => {
    const all = registry.filter(({ scope, ifFeature }) => !stepScopes.includes(scope) && ifFeature === undefined);
    const { skipped } = validateCreate(body, { features: [], lint: true });
    expect(skipped).toEqual(all.map(({ id }) => ({ rule: id, reason: "structure" })));
    const errors = all.filter(({ severity = "error" }) => severity === "error");
    expect(validateCreate(body, { features: [] }).skipped).toEqual(
      errors.map(({ id }) => ({ rule: id, reason: "structure" })),
    );
  });
});

it("a rule is listed once for each reason", () => {
  const filters = [
    { filter_type: "user_attributes", data_type: "bool", name: "vip", operator: "exists" },
    { filter_type: "user_attributes", data_type: "bool", name: "vip", operator: "exists" },
    null,
  ];
  const body = pushRequest({ "segmentation_details.excluded_filters": { filter_operator: "or", filters } });
  const reasons = validateCreate(body).skipped.filter(({ rule }) => rule === "filter.project-name-required");
  expect(reasons.map(({ reason }) => reason)).toEqual(["structure", "unknown"]);
});
