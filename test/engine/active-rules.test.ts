import { describe, expect, it } from "vitest";
import { createRequest } from "../../src/arbitraries/index.js";
import { emailRequest, pushRequest } from "../../src/generated/checks.js";
import { type CustomRule, createValidator, defineRule, type Validator } from "../../src/index.js";
import { type RegisteredRule, registry } from "../../src/rules/index.js";
import { factsOf } from "../../src/rules/parts/facts.js";
import { Checker } from "../../src/structure/checker.js";
import { budget } from "../support/budget.js";
import { type AdviceFixture, fixturesIn, type InvalidFixture, type ValidFixture } from "../support/fixtures.js";
import { forAll } from "../support/for-all.js";
import { mutated } from "../support/mutations.js";

const fixtures = [
  ...fixturesIn<ValidFixture>("create/valid"),
  ...fixturesIn<InvalidFixture>("create/invalid"),
  ...fixturesIn<AdviceFixture>("create/advice"),
  ...fixturesIn<ValidFixture>("create/shape"),
].map(([, { body }]) => body);

const bodies = mutated(fixtures, 5, createRequest());

/** The rules that only run on requests for which certain facts hold. A rule that refuses a member hides other errors. */
const factual = registry.filter(
  ({ scope, onlyIf, unless, deliveryTypes, refuses }) =>
    (onlyIf ?? unless ?? deliveryTypes) !== undefined && !refuses && !scope.includes("update"),
);

/** A rule that says the same, but runs on every request. */
function withoutFacts({ id, scope, severity, reads, ifFeature, unlessFeature, ...rule }: RegisteredRule): CustomRule {
  const { deliveryTypes } = rule as { readonly deliveryTypes?: readonly unknown[] };
  return defineRule({
    id: `acme.${id}`,
    scope: scope as "request",
    message: "is wrong",
    reads: reads as object,
    ...(severity && { severity }),
    ...(ifFeature && { ifFeature }),
    ...(unlessFeature && { unlessFeature }),
    check(input, report, context) {
      const { campaign_delivery_type: type } = context.request as { readonly campaign_delivery_type?: unknown };
      if (deliveryTypes && !deliveryTypes.includes(type)) return;
      rule.check(input as never, ((place: readonly string[]) => report(place)) as never, context as never);
    },
  });
}

const off = Object.fromEntries(registry.map(({ id }) => [id, "off"] as const));

/** For each of these rules, a validator that runs no other rule, and one that runs its copy. */
const pairs = factual.map((rule): [id: string, own: Validator, copy: Validator] => {
  const context = { lint: true, features: rule.ifFeature ? [rule.ifFeature] : [] };
  return [
    rule.id,
    createValidator({ ...context, rules: { ...off, [rule.id]: rule.severity ?? "error" } }),
    createValidator({ ...context, rules: off, customRules: [withoutFacts(rule)] }),
  ];
});

/** The places that a rule reports, and the reasons why it was skipped. */
function saidBy(id: string, { create }: Validator, body: unknown) {
  const { violations, warnings, skipped } = create(body);
  return {
    places: [...violations, ...warnings].filter(({ rule }) => rule === id).map(({ path }) => path),
    skipped: skipped.filter(({ rule }) => rule === id).map(({ reason }) => reason),
  };
}

/** Expects that the facts silence no rule. Returns the rules that report something. */
function expectSame(body: unknown): string[] {
  return pairs.flatMap(([id, own, copy]) => {
    const said = saidBy(id, own, body);
    expect(said, id).toEqual(saidBy(`acme.${id}`, copy, body));
    return said.places.length > 0 ? [id] : [];
  });
}

describe("a rule that needs facts reports what it would report without them", () => {
  it("in every fixture, where each of them reports something", () => {
    const reported = new Set(fixtures.flatMap(expectSame));
    expect(factual.map(({ id }) => id).filter((id) => !reported.has(id))).toEqual([]);
  });

  it("in mutated requests", () => {
    forAll(budget(20, 1_000), bodies, (body) => void expectSame(body));
  });
});

it("checks note the facts that a body has", () => {
  const checks = { PUSH: pushRequest, EMAIL: emailRequest };
  forAll(budget(100, 1000), createRequest(), (body) => {
    const checker = new Checker(200, 100, false, false, undefined);
    checks[body.channel]({ ...body }, checker, 1);
    expect(checker.facts).toBe(factsOf({ ...body }));
  });
});
