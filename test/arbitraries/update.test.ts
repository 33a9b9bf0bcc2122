import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { faultyUpdate, type UpdateOptions, type UpdateRuleId, update } from "../../src/arbitraries/index.js";
import { type Feature, validateUpdate } from "../../src/index.js";
import { rules } from "../../src/reference/catalogue.js";
import { oracleUpdate } from "../oracle/update.js";
import { budget } from "../support/budget.js";
import { expectAccepted } from "../support/expect-accepted.js";
import { forAll } from "../support/for-all.js";
import { frozen } from "../support/json.js";

const runs = budget(60, 1_000);

const features: Feature[] = ["AUDIENCE_LIMIT", "QUEUING", "PRODUCT_SETS", "DOUBLE_OPT_IN", "BRAND_DEDUPLICATION"];

const workspaces = {
  "an unknown campaign": {},
  "many features": { features },
  "merging by member": { features, policies: { merge: "member" } },
  "prefixed UTM keys": { policies: { utmCustomKeys: "prefix" } },
} as const;

describe("valid updates", () => {
  it.each(Object.entries(workspaces))("are accepted: %s", (_, options) => {
    const seen = new Map<string, number>();
    forAll(runs, update(options), ({ patch, context }) => {
      const { campaign } = context;
      const mode = patch.status === undefined ? Object.keys(patch).length : "publish";
      const kind = `${campaign?.state} ${campaign?.body === undefined ? "unknown" : "known"} ${mode === "publish"}`;
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
      expectAccepted(validateUpdate(frozen(patch), frozen(context)));
      expect(oracleUpdate(patch, context as never).violations).toEqual([]);
    });
    // Five states and an unknown one, with and without the stored campaign, in both modes.
    expect(seen.size, JSON.stringify([...seen])).toBeGreaterThanOrEqual(budget(10, 5 * 2 * 2));
  });

  it("name custom UTM keys freely unless the policy asks for a prefix", () => {
    const keysOf = (options: UpdateOptions) =>
      fc
        .sample(update({ ...options, isKnown: false, state: "DRAFT" }), { numRuns: 500, seed: 1 })
        .flatMap(({ patch }) => Object.keys(patch.utm_params ?? {}))
        .filter((key) => !key.startsWith("utm_"));
    expect(keysOf({}).length).toBeGreaterThan(10);
    expect(keysOf({ policies: { utmCustomKeys: "prefix" } })).toEqual([]);
  });

  it("narrow by state, knowledge and kind", () => {
    const samples = fc.sample(update({ state: "SCHEDULED", isKnown: false, channel: "EMAIL" }), {
      numRuns: budget(8, 100),
    });
    expect(new Set(samples.map(({ context }) => JSON.stringify(context.campaign)))).toEqual(
      new Set(['{"state":"SCHEDULED"}']),
    );
    expect(() => update({ state: "STOPPED" })).toThrow(/STOPPED/u);
    expect(() => update({ state: "OPEN" as never })).toThrow(TypeError);
  });
});

describe("updates with one fault", () => {
  const ids = rules.map(({ id }) => id).filter((id): id is UpdateRuleId => id.startsWith("update."));

  it.each(ids)("of %s violate only that rule", (id) => {
    forAll(budget(10, 200), faultyUpdate(id), ({ patch, context, expected }) => {
      expect(expected.rule).toBe(id);
      const result = validateUpdate(frozen(patch), frozen(context));
      const found = result.violations.map(({ rule, path, segments, pointer, target, detailTarget, origin }) => {
        const code = result.ok ? "" : result.body.error.code;
        return { rule, path, segments, pointer, target, detailTarget, code, origin };
      });
      expect(found).toEqual([expected]);
      if (context.rules !== undefined) return;
      const { path, target, detailTarget, origin } = expected;
      const oracle = oracleUpdate(patch, context as never).violations;
      expect(oracle.map((one) => [one.path, one.target, one.detailTarget, one.origin])).toEqual([
        [path, target, detailTarget, origin],
      ]);
    });
  });

  it("without a rule cover every rule that can reject an update", () => {
    const samples = fc.sample(faultyUpdate(), { numRuns: budget(150, 1_000) });
    const seen = new Set(samples.map(({ expected }) => expected.rule));
    const refusing = rules.filter(({ id, severity }) => id.startsWith("update.") && severity === "error");
    expect(seen).toEqual(new Set(refusing.map(({ id }) => id)));
    // Rules that reject updates anyway need no other level.
    expect(new Set(samples.map(({ context }) => context.rules))).toEqual(new Set([undefined]));
    expect(() => faultyUpdate("structure.type" as never)).toThrow(new TypeError('unknown rule "structure.type"'));
  });
});
