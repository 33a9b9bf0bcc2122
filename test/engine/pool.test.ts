import { describe, expect, it } from "vitest";
import { resolveContext } from "../../src/context/resolved-context.js";
import { ActiveRules } from "../../src/engine/active-rules.js";
import { Pool, poolFor } from "../../src/engine/pool.js";
import { defineRule } from "../../src/index.js";
import { registry } from "../../src/rules/index.js";

const context = resolveContext({ features: [] });

/** The pool for a literal context. */
function poolOf(literal: Parameters<typeof resolveContext>[0], lint = false): Pool {
  return poolFor(registry, resolveContext(literal), lint);
}

describe("a pool", () => {
  it("gives a rule checker that was returned, and none that is in use", () => {
    const pool = new Pool(new ActiveRules(registry, context, false));
    const first = pool.take(context);
    const second = pool.take(context);
    expect(second).not.toBe(first);
    first.begin(null, "unknown", false);
    first.checker.body(null);
    pool.giveBack(first);
    expect(first.checker.issues).toEqual([]);
    expect(pool.take(context)).toBe(first);
    expect(pool.take(context)).not.toBe(first);
  });

  it("keeps two rule checkers", () => {
    const pool = new Pool(new ActiveRules(registry, context, false));
    const checkers = [pool.take(context), pool.take(context), pool.take(context)];
    for (const checker of checkers) pool.giveBack(checker);
    const again = [pool.take(context), pool.take(context), pool.take(context)];
    expect(again.map((checker) => checkers.indexOf(checker))).toEqual([1, 0, -1]);
  });

  it("gives a rule checker the depth of the context that it is for", () => {
    const pool = new Pool(new ActiveRules(registry, context, false));
    const checker = pool.take(resolveContext({ bounds: { maxDepth: 9 } }));
    expect(checker.maxDepth).toBe(9);
    pool.giveBack(checker);
    expect(pool.take(context).maxDepth).toBe(200);
  });
});

describe("the pool of a context", () => {
  it("is found again for a context of equal content", () => {
    const features = new Set(["QUEUING", "PRODUCT_SETS"] as const);
    const pool = poolOf({ features: ["PRODUCT_SETS", "QUEUING"] });
    expect(poolOf({ features, rules: {}, bounds: { maxDepth: 7 }, productSets: ["a"] })).toBe(pool);
    features.delete("QUEUING");
    expect(poolOf({ features })).not.toBe(pool);
  });

  it("differs with the features, with lint and with the level of a rule", () => {
    const rule = "utm.custom-key-prefixed";
    const pools = [
      poolOf({}),
      poolOf({ features: [] }),
      poolOf({ features: ["QUEUING"] }),
      poolOf({ features: ["PORTFOLIO"] }),
      poolOf({}, true),
      poolOf({ rules: { [rule]: "off" } }),
      poolOf({ rules: { [rule]: "warning" } }),
      poolOf({ rules: { [rule]: "warning" } }, true),
    ];
    expect(new Set(pools).size).toBe(pools.length);
  });

  it("differs with each custom rule, whatever its id", () => {
    const named = (id: `acme.${string}`) =>
      defineRule({ id, scope: "request", summary: "S.", reads: {}, message: "m", check() {} });
    const [first, second, third] = [named("acme.x"), named("acme.x"), named("acme.y")];
    const pools = [[], [first], [second], [first, third]].map((customRules) => poolOf({ customRules }));
    expect(new Set(pools).size).toBe(pools.length);
    expect(poolOf({ customRules: [first] })).toBe(pools[1]);
    expect(poolOf({ customRules: [first, third] })).toBe(pools[3]);
  });

  it("is dropped after sixty-four other pools were requested", () => {
    const rules = registry.filter(({ status }) => status === undefined).slice(0, 66);
    // No other test overrides these two rules together.
    const overriding = (id: string | undefined) =>
      poolOf({ rules: { [rules[65]?.id as string]: "error", [id as string]: "off" } });
    const pool = overriding(rules[0]?.id);
    for (const { id } of rules.slice(1, 64)) overriding(id);
    expect(overriding(rules[0]?.id)).toBe(pool);
    overriding(rules[64]?.id);
    expect(overriding(rules[0]?.id)).not.toBe(pool);
  });
});
