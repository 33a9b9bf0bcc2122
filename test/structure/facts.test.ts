import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRequest } from "../../src/arbitraries/index.js";
import { ActiveRule } from "../../src/engine/active-rule.js";
import { resolveContext } from "../../src/engine/context/resolved-context.js";
import * as generated from "../../src/generated/checks.js";
import { type Feature, validateCreate } from "../../src/index.js";
import { registry } from "../../src/rules/index.js";
import { factsFor, factsOf } from "../../src/rules/parts/facts.js";
import type { RuleContext } from "../../src/rules/rule-context.js";
import { channelIn } from "../../src/structure/channel.js";
import type { Members } from "../../src/structure/checker.js";
import { budget } from "../support/budget.js";
import { checkerFor } from "../support/checker-for.js";
import { fixturesIn, type ValidFixture } from "../support/fixtures.js";
import { mutated } from "../support/mutations.js";
import { nothingRefused } from "../support/nothing-refused.js";

const features: Feature[] = ["AUDIENCE_LIMIT", "QUEUING", "PRODUCT_SETS", "DOUBLE_OPT_IN", "BRAND_DEDUPLICATION"];
const bodies = fixturesIn<ValidFixture>("create/valid").map(([, { body }]) => body as Members);
const { pushRequest, emailRequest, anyChannelRequest } = generated;
const checks = { PUSH: pushRequest, EMAIL: emailRequest, unknown: anyChannelRequest };

const rules = registry.map((rule, index) => new ActiveRule(rule, index, false, "error", "nowhere", []));

/** The rules about whole campaigns of a channel. */
function rulesOf(channel: string) {
  return rules.filter(({ rule }) => rule.scope === "request" || rule.scope === channel);
}

/** The facts that the compiled check notes about a campaign. */
function noted(body: Members): number {
  const checker = checkerFor({ maxDepth: 200, maxErrors: 1_000 });
  checks[channelIn(body)](body, checker, 1);
  return checker.facts;
}

describe("the facts about a campaign", () => {
  const facts = factsFor("request");

  it("fit a number, with a bit to spare", () => {
    expect(facts.length).toBeLessThanOrEqual(31);
    expect(new Set(facts).size).toBe(facts.length);
  });

  it("are each named by a rule, or decide whether a rule about an optional member runs", () => {
    const named = registry.flatMap(({ onlyIf = [], unless = [] }) => [...onlyIf, ...unless]);
    const unnamed = facts.filter((fact) => !named.includes(fact));
    const optional = ["trigger_condition", "delivery_controls", "conversion_goal_details", "control_group_details"];
    expect([...optional, "utm_params"]).toEqual(expect.arrayContaining(unnamed));
  });

  it("are noted by the compiled check as they are, as far as rules of the channel ask for them", () => {
    fc.assert(
      fc.property(fc.oneof(mutated(bodies), createRequest({ features })), (value) => {
        if (typeof value !== "object" || value === null || Array.isArray(value)) return;
        const body = value as Members;
        // Below what is wrong, nothing is noted: the rules that read it do not run.
        if (validateCreate(body, nothingRefused).violations.some(({ rule }) => rule.startsWith("structure."))) return;
        const asked = (known: number) => rulesOf(channelIn(body)).filter((rule) => rule.canReport(known));
        expect(asked(noted(body))).toEqual(asked(factsOf(body)));
      }),
      { numRuns: budget(100, 5_000) },
    );
  });
});

it("a rule that cannot report, as the facts say, reports nothing", () => {
  const silent = new Set<string>();
  const policies = { ...resolveContext({}).policies, utmCustomKeys: "prefix" } as const;
  fc.assert(
    fc.property(fc.oneof(createRequest({ features }), fc.constantFrom(...bodies)), (body) => {
      const request = body as RuleContext["request"];
      const { channel, campaign_delivery_type: deliveryType } = request;
      const context = { request, channel, operation: "create", policies, areFeaturesKnown: true } as const;
      const known = factsOf(request as unknown as Members);
      for (const active of rulesOf(channel)) {
        if (active.canReport(known) || !active.isAbout(deliveryType)) continue;
        silent.add(active.id);
        active.check(request as never, () => expect.fail(`${active.id} reports`), {
          ...context,
          productSets: undefined,
        });
      }
    }),
    { numRuns: budget(60, 2_000) },
  );
  expect(silent.size).toBeGreaterThan(30);
});
