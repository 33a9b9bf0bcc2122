import fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import { faults } from "../../src/arbitraries/faults/index.js";
import { brokenBy, fits } from "../../src/arbitraries/faulty-request.js";
import {
  type CreateRuleId,
  type ExpectedViolation,
  type FaultyRequest,
  faultyRequest,
  faultyRequests,
} from "../../src/arbitraries/index.js";
import { scenesOf } from "../../src/arbitraries/scene.js";
import { validateCreate } from "../../src/index.js";
import { rules } from "../../src/reference/catalogue.js";
import { oracleCreate } from "../oracle/oracle.js";
import { budget } from "../support/budget.js";
import { forAll } from "../support/for-all.js";
import { frozen } from "../support/json.js";
import { shown } from "../support/shown.js";

const createRules = rules.filter(({ id }) => !/^(?:update|request|body)\./u.test(id));
const ids = createRules.map(({ id }) => id as CreateRuleId);

/** The violations of the engine, with the members that a fault predicts. */
function found({ body, context }: Pick<FaultyRequest, "body" | "context">): ExpectedViolation[] {
  const result = validateCreate(body, context);
  const code = result.ok ? "" : result.body.error.code;
  return result.violations.map(({ rule, path, segments, pointer, target, detailTarget }, index) => {
    return { rule: rule as CreateRuleId, path, segments, pointer, target, detailTarget, code: index === 0 ? code : "" };
  });
}

/** The violations by an independent reading of the specification, if it includes the rule. */
function oracleSays({ body, context, expected }: FaultyRequest): unknown {
  const isOurOwn = context.rules !== undefined || expected.rule === "structure.unreadable";
  if (isOurOwn) return undefined;
  const { violations, code } = oracleCreate(body, context as never);
  return violations.map(({ path, target, detailTarget }) => ({
    path: shown(path),
    target,
    detailTarget: shown(detailTarget),
    code,
  }));
}

/** Expects that the engine and the oracle find this fault, and nothing else. */
function expectAlone(id: CreateRuleId, faulty: FaultyRequest): void {
  const { expected } = faulty;
  expect(expected.rule).toBe(id);
  if (id !== "structure.unreadable") frozen(faulty.body);
  expect(found(faulty)).toEqual([expected]);
  const { path, target, detailTarget, code } = expected;
  const other = oracleSays(faulty);
  if (other === undefined) return;
  expect(other, "violations by the oracle (test/oracle)").toEqual([{ path, target, detailTarget, code }]);
}

describe("single faults", () => {
  it.each(ids)("of %s are found, each alone", (id) => {
    expect(faults[id]).not.toEqual([]);
    for (const fault of faults[id]) {
      const { length } = scenesOf().filter((scene) => fits(fault, scene));
      expect(length).toBeGreaterThan(0);
      for (let pick = 0; pick < length; pick += 1) {
        forAll(budget(Math.ceil(4 / length), 4), brokenBy(id, fault, fc.constant(pick)), (faulty) =>
          expectAlone(id, faulty),
        );
      }
    }
  });

  it("without a rule cover every rule that can reject JSON", () => {
    const samples = fc.sample(faultyRequest(), { numRuns: budget(300, 3_000) });
    const refusing = createRules.filter(({ id, severity }) => severity === "error" && id !== "structure.unreadable");
    const seen = new Set<string>(samples.map(({ expected }) => expected.rule));
    const unseen = refusing.filter(({ id }) => !seen.has(id));
    expect(seen.size + unseen.length).toBe(refusing.length);
    // A few samples may lack some.
    expect(unseen.length).toBeLessThanOrEqual(budget(refusing.length / 2, 0));
    for (const { body, context } of samples) {
      expect(JSON.parse(JSON.stringify(body))).toStrictEqual(body);
      expect(context.rules).toBeUndefined();
    }
  });

  it("have a rule id that the type knows", () => {
    expectTypeOf(faultyRequest("trigger.delay-value-required")).toEqualTypeOf<
      fc.Arbitrary<FaultyRequest<"trigger.delay-value-required">>
    >();
    expect(() => faultyRequest("trigger.unheard-of" as never)).toThrow(/trigger\.unheard-of/u);
    expect(() => faultyRequest("toString" as never)).toThrow(TypeError);
    expect(() => faultyRequest("update.status-alone" as never)).toThrow(/no create request.*update\.status-alone/u);
  });

  it.each([1, 2, 3])("shrink to something readable (seed %i)", (fixed) => {
    for (const id of ["structure.type", "trigger.delay-value-required", "filter.operator-allowed"] as const) {
      const { counterexample } = fc.check(
        fc.property(faultyRequest(id as CreateRuleId), ({ body }) => body === undefined),
        { seed: fixed, endOnFailure: false },
      );
      const text = JSON.stringify(counterexample?.[0].body);
      expect(text.length, text).toBeLessThan(800);
    }
  });
});

describe("several faults", () => {
  it.each([
    [1, budget(50, 500)],
    [2, budget(50, 500)],
    [5, budget(30, 500)],
    [20, budget(20, 200)],
    [150, budget(5, 30)],
  ])("%i at once are all found, in order", (count, numRuns) => {
    forAll(numRuns, faultyRequests(count), ({ body, context, expected }) => {
      expect(expected).toHaveLength(count);
      const whole = found({ body: frozen(body), context });
      expect(whole.map(({ code: _, ...rest }) => rest)).toEqual(expected.map(({ code: _, ...rest }) => rest));
      expect(whole[0]?.code).toBe(expected[0]?.code);
    });
  });

  it("violate structural and other rules", () => {
    const samples = fc.sample(faultyRequests(6), { numRuns: budget(150, 500) });
    const all = samples.flatMap(({ expected }) => expected.map(({ rule }) => rule));
    const structural = new Set(all.filter((rule) => rule.startsWith("structure.")));
    // Only a few requests have a list that can be too short.
    expect([...structural].filter((rule) => rule !== "structure.size").sort()).toEqual(
      ["enum", "format", "range", "required", "type"].map((name) => `structure.${name}`),
    );
    expect(new Set(all).size - structural.size).toBeGreaterThan(30);
  });

  it.each([0, -1, 1.5, Number.NaN, "3"])("there cannot be %s", (count) => {
    expect(() => faultyRequests(count as number)).toThrow(
      new TypeError("the number of faults must be a positive integer"),
    );
  });
});
