import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { faultyUpdate, type UpdateOptions, type UpdateRuleId, update } from "../../src/arbitraries/index.js";
import { components } from "../../src/generated/members.js";
import { type Feature, validateUpdate } from "../../src/index.js";
import { rules } from "../../src/reference/catalogue.js";
import { oracleUpdate } from "../oracle/update.js";
import { budget } from "../support/budget.js";
import { expectAccepted } from "../support/expect-accepted.js";
import { frozen } from "../support/json.js";
import { once } from "../support/once.js";

const runs = budget(150, 1_000);

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
    fc.assert(
      fc.property(update(options), ({ patch, context }) => {
        const { campaign } = context;
        const mode = patch.status === undefined ? Object.keys(patch).length : "publish";
        const kind = `${campaign?.state} ${campaign?.body === undefined ? "unknown" : "known"} ${mode === "publish"}`;
        seen.set(kind, (seen.get(kind) ?? 0) + 1);
        expectAccepted(validateUpdate(frozen(patch), frozen(context)));
        expect(oracleUpdate(patch, context as never).violations).toEqual([]);
      }),
      { numRuns: runs },
    );
    // Five states and an unknown one, with and without the stored campaign, in both modes.
    expect(seen.size, JSON.stringify([...seen])).toBeGreaterThanOrEqual(budget(10, 5 * 2 * 2));
  });

  it("sometimes change the campaign and sometimes send it as it is stored", () => {
    const samples = fc.sample(update({ isKnown: true }), { numRuns: budget(200, 1_000) });
    const idle = samples.filter(({ patch, context }) => {
      const { warnings } = validateUpdate(patch, { ...context, lint: true });
      return patch.status === undefined && warnings.some(({ rule }) => rule === "update.changes-something");
    });
    expect(idle.length).toBeGreaterThan(budget(0, 20));
    expect(idle.length).toBeLessThan(samples.length / 2);
    const locked = samples.filter(
      ({ patch, context }) => context.campaign?.state === "ACTIVE" && "trigger_condition" in patch,
    );
    expect(locked.length).toBeGreaterThan(budget(0, 10));
  });

  const drawn = once(() => fc.sample(update({ features }), { numRuns: 1_000, seed: 1 }));

  it.each<[component: string, states: readonly string[]]>([
    ["trigger_condition", ["ACTIVE"]],
    ["segmentation_details", ["ACTIVE"]],
    ["conversion_goal_details", ["ACTIVE"]],
    ["scheduling_details", ["ACTIVE", "SCHEDULED"]],
    ["basic_details", []],
  ])("send %s with other values than stored, except in %j", (component, keepingStates) => {
    const changing = new Set<string>();
    const sending = new Set<string>();
    for (const { patch, context } of drawn()) {
      const { campaign: { state = "unknown", body } = {} } = context;
      const value = (patch as Record<string, unknown>)[component];
      if (value === undefined) continue;
      if (body === undefined) sending.add(state);
      else if (!isDeepStrictEqual(value, (body as Record<string, unknown>)[component])) changing.add(state);
    }
    const all = ["ACTIVE", "DRAFT", "OTHER", "SCHEDULED", "unknown"];
    const others = all.filter((state) => !keepingStates.includes(state));
    // An unknown value cannot be sent as it is stored.
    expect([...sending].sort()).toEqual(others);
    expect([...changing].sort()).toEqual(others);
  });

  it("send unchanged components with their members in another order", () => {
    const samples = fc.sample(update({ state: "ACTIVE", isKnown: true }), { numRuns: 200, seed: 1 });
    const orders = samples.flatMap(({ patch, context }) => {
      const stored = context.campaign?.body as Record<string, object>;
      const sent = patch.segmentation_details;
      return sent === undefined ? [] : [[Object.keys(sent), Object.keys(stored["segmentation_details"] ?? {})]];
    });
    expect(orders.length).toBeGreaterThan(20);
    for (const [sent = [], stored = []] of orders) expect(sent).toEqual(stored.reverse());
  });

  it("merged by member send nothing new of a known campaign", () => {
    const samples = fc.sample(update({ isKnown: true, policies: { merge: "member" } }), { numRuns: 200, seed: 1 });
    for (const { patch, context } of samples) {
      if (patch.status !== undefined) continue;
      const { request_id: _id, updated_by: _by, version_note: _note, ...components } = patch;
      expect(context.campaign?.body).toMatchObject(components);
    }
  });

  it("sometimes have each member of updates, and the connector only for Emails", () => {
    const names = (channel: string) => {
      const ofChannel = drawn().filter(({ context }) => {
        return (context.campaign?.body as { channel?: string } | undefined)?.channel === channel;
      });
      return [...new Set(ofChannel.flatMap(({ patch }) => Object.keys(patch)))].sort();
    };
    const stamps = ["request_id", "updated_by", "version_note", "status"];
    const all = ["channel", "campaign_delivery_type", ...components, ...stamps].sort();
    expect(names("PUSH")).toEqual(all);
    expect(names("EMAIL")).toEqual([...all.filter((name) => name !== "advanced"), "connector"].sort());
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

  it("have no state in the context if it is unknown", () => {
    const contexts = drawn().map(({ context: { campaign = {} } }) => campaign);
    const states = contexts.map((campaign) => ("state" in campaign ? String(campaign.state) : "none"));
    expect([...new Set(states)].sort()).toEqual(["ACTIVE", "DRAFT", "OTHER", "SCHEDULED", "none"]);
  });

  it.each([false, true])(
    "sometimes have members of updates, even an empty note, for every purpose: publishing %s",
    (isPublishing) => {
      const names = ["request_id", "updated_by", "version_note"] as const;
      const patches = drawn()
        .map(({ patch }) => patch)
        .filter(({ status }) => (status === "PUBLISH") === isPublishing);
      const sets = patches.map((patch) => names.filter((name) => name in patch).join());
      expect(new Set(sets).size).toBe(2 ** names.length);
      expect(patches.some(({ version_note }) => version_note === "")).toBe(true);
    },
  );

  it("narrow by state, knowledge and kind", () => {
    const samples = fc.sample(update({ state: "SCHEDULED", isKnown: false, channel: "EMAIL" }), {
      numRuns: budget(20, 100),
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
    fc.assert(
      fc.property(faultyUpdate(id), ({ patch, context, expected }) => {
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
      }),
      { numRuns: budget(10, 200) },
    );
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
