import fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import {
  type CreateRuleId,
  type ExpectedViolation,
  type FaultyRequest,
  faultyRequest,
  faultyRequests,
} from "../../src/arbitraries/index.js";
import { rules } from "../../src/catalogue/index.js";
import { validateCreate } from "../../src/index.js";
import { oracleCreate } from "../oracle/oracle.js";
import { frozen } from "../support/json.js";
import { randomRuns } from "../support/random-runs.js";
import { shown } from "../support/shown.js";

const runs = randomRuns("ARBITRARY_RUNS", 1, 5000);
const seed = Number(process.env["ARBITRARY_SEED"] ?? Date.now() % 2 ** 31);

const createRules = rules.filter(({ id }) => !/^(?:update|request|body)\./u.test(id));
const ids = createRules.map(({ id }) => id as CreateRuleId);

/** What the engine says, as far as a fault tells it beforehand. */
function found({ body, context }: Pick<FaultyRequest, "body" | "context">): ExpectedViolation[] {
  const result = validateCreate(body, context);
  const code = result.ok ? "" : result.body.error.code;
  return result.violations.map(({ rule, path, segments, pointer, target, detailTarget }, index) => {
    return { rule: rule as CreateRuleId, path, segments, pointer, target, detailTarget, code: index === 0 ? code : "" };
  });
}

/** What an independent reading of the specification says, where it knows the rule. */
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

describe("single faults", () => {
  it(`of every rule: ${runs} are found, each alone`, { timeout: 3_600_000 }, () => {
    const seen = new Map<CreateRuleId, number>(ids.map((id) => [id, 0]));
    fc.assert(
      fc.property(
        fc.constantFrom(...ids).chain((id) => faultyRequest(id)),
        (faulty) => {
          const { expected } = faulty;
          seen.set(expected.rule, (seen.get(expected.rule) ?? 0) + 1);
          if (expected.rule !== "structure.unreadable") frozen(faulty.body);
          expect(found(faulty)).toEqual([expected]);
          const { path, target, detailTarget, code } = expected;
          const other = oracleSays(faulty);
          if (other !== undefined) expect(other).toEqual([{ path, target, detailTarget, code }]);
        },
      ),
      { numRuns: runs, seed },
    );
    console.log(`single faults by rule, seed ${seed}:`, Object.fromEntries(seen));
    expect(Math.min(...seen.values())).toBeGreaterThanOrEqual(runs / 1000);
  });

  it("without a rule are of every one that refuses requests and that JSON can break", () => {
    const samples = fc.sample(faultyRequest(), { numRuns: 3000, seed });
    const refusing = createRules.filter(({ id, severity }) => severity === "error" && id !== "structure.unreadable");
    expect(new Set(samples.map(({ expected }) => expected.rule))).toEqual(new Set(refusing.map(({ id }) => id)));
    for (const { body, context } of samples) {
      expect(JSON.parse(JSON.stringify(body))).toEqual(body);
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

  it.each([1, 2, 3])("shrink to what a person reads at a glance (seed %i)", (fixed) => {
    for (const id of ["structure.type", "trigger.delay-value-required", "filter.operator-allowed"] as const) {
      const { counterexample } = fc.check(
        fc.property(faultyRequest(id as CreateRuleId), ({ body }) => body === undefined),
        { seed: fixed },
      );
      const text = JSON.stringify(counterexample?.[0].body);
      expect(text.length, text).toBeLessThan(800);
    }
  });
});

describe("several faults", () => {
  it.each([
    [1, 2000],
    [2, 2000],
    [5, 2000],
    [20, 1000],
    [150, 100],
  ])("%i at once are all found, in order", (count, numRuns) => {
    fc.assert(
      fc.property(faultyRequests(count), ({ body, context, expected }) => {
        expect(expected).toHaveLength(count);
        const whole = found({ body: frozen(body), context });
        expect(whole.map(({ code: _, ...rest }) => rest)).toEqual(expected.map(({ code: _, ...rest }) => rest));
        expect(whole[0]?.code).toBe(expected[0]?.code);
      }),
      { numRuns, seed },
    );
  });

  it("are of structure and of rules alike", () => {
    const samples = fc.sample(faultyRequests(6), { numRuns: 500, seed });
    const all = samples.flatMap(({ expected }) => expected.map(({ rule }) => rule));
    const structural = new Set(all.filter((rule) => rule.startsWith("structure.")));
    // Few requests have a list that can be too short.
    expect([...structural].filter((rule) => rule !== "structure.size").sort()).toEqual(
      ["enum", "format", "range", "required", "type"].map((name) => `structure.${name}`),
    );
    expect(new Set(all).size - structural.size).toBeGreaterThan(30);
  });

  it.each([0, -1, 1.5, Number.NaN, "3"])("there cannot be %s", (count) => {
    expect(() => faultyRequests(count as number)).toThrow(TypeError);
  });
});
