import { describe, expect, it } from "vitest";
import { ActiveRule, bitsOf } from "../../src/engine/active-rule.js";
import { ActiveRules } from "../../src/engine/active-rules.js";
import { type ReadTree, RuleSet } from "../../src/engine/blocked-rules.js";
import type { RuleLevel } from "../../src/engine/context/context.js";
import type { CustomRule } from "../../src/engine/custom-rules/custom-rule.js";
import { type RegisteredRule, registry } from "../../src/rules/index.js";
import type { Reads } from "../../src/rules/rule.js";
import { FACTS_ARE_KNOWN, type Fact, factBits, factsFor } from "../../src/structure/facts.js";

const everything = { features: undefined, levels: new Map(), customRules: [] };
const active = new ActiveRules(registry, everything, true);

function planned(reads: Reads, over: Partial<RegisteredRule> = {}, isCustom = false): ActiveRule {
  return new ActiveRule(
    { ...registry[0], scope: "request", ...over, reads } as RegisteredRule,
    0,
    isCustom,
    "error",
    "nowhere",
  );
}

const facts = factsFor("request");
/** The members of a campaign that may be absent. */
const optionalMembers = facts.filter((fact) => !/[.=]/u.test(fact));

describe("an active rule", () => {
  it.each<[reads: Reads, members: string[]]>([
    [{}, []],
    [{ values: ["utm_params.team", "@.name"], presence: ["@.id"] }, ["utm_params"]],
    [{ values: ["@.filter_type"], keys: ["@.products"] }, []],
    [{ presence: ["basic_details"], keys: ["utm_params"] }, ["basic_details", "utm_params"]],
  ])("with the reads %j needs the members %j besides its object", (reads, members) => {
    expect(planned(reads).needs).toBe(bitsOf(members));
    expect(planned(reads).members).toBe(bitsOf(members));
  });

  it.each<[reads: Reads, members: string[]]>([
    [{}, []],
    [
      { values: ["utm_params.team"], presence: ["trigger_condition.trigger_attr.name"] },
      ["utm_params", "trigger_condition"],
    ],
    [{ keys: ["utm_params"] }, ["utm_params"]],
    [{ values: ["utm_params"] }, []],
    [{ presence: ["utm_params"] }, []],
    // The rule also reads the presence of the component.
    [{ values: ["utm_params.team"], presence: ["utm_params"] }, []],
    [{ presence: ["utm_params", "trigger_condition"], keys: ["utm_params", "trigger_condition.filters"] }, []],
    // Every campaign has these members.
    [{ values: ["basic_details.name", "channel"], keys: ["basic_details"] }, []],
  ])("with the reads %j can report something only about campaigns with %j", (reads, members) => {
    const isNeeded = (member: string) =>
      !planned(reads).canReport(
        factBits(
          "request",
          facts.filter((fact) => fact !== member),
        ) | FACTS_ARE_KNOWN,
      );
    expect(optionalMembers.filter(isNeeded)).toEqual(optionalMembers.filter((member) => members.includes(member)));
  });

  it.each<[over: Partial<RegisteredRule>, known: Fact[], can: boolean]>([
    [{}, [], true],
    [{ onlyIf: ["utm_params", "delivery_controls"] }, ["utm_params", "delivery_controls"], true],
    [{ onlyIf: ["utm_params", "delivery_controls"] }, ["utm_params"], false],
    [{ unless: ["utm_params", "delivery_controls"] }, ["utm_params"], false],
    [{ unless: ["utm_params"] }, ["delivery_controls"], true],
  ])("%j about a campaign with %j can report something: %s", (over, known, can) => {
    expect(planned({}, over).canReport(factBits("request", known) | FACTS_ARE_KNOWN)).toBe(can);
    expect(planned({}, over).canReport(0)).toBe(true);
  });
});

it("the rules after the registry are custom, and no others are", () => {
  const [first, second, third] = registry;
  const rules = [first, second] as unknown as typeof registry;
  const { all } = new ActiveRules(rules, { ...everything, customRules: [third as unknown as CustomRule] }, true);
  expect(all.map(({ id, index, isCustom }) => [id, index, isCustom])).toEqual([
    [first?.id, 0, false],
    [second?.id, 1, false],
    [third?.id, 2, true],
  ]);
});

it("the rules for marked objects are those of their scope, in registry order", () => {
  const ofScope = (mark: string) => registry.filter(({ scope }) => scope === mark).map(({ id }) => id);
  for (const mark of ["email_content", "user_attributes", "object", "body", "none"]) {
    expect(active.marked(mark).map(({ id }) => id)).toEqual(ofScope(mark));
  }
});

function everyRule(level: RuleLevel): ReadonlyMap<string, RuleLevel> {
  return new Map(registry.map(({ id }) => [id, level]));
}

describe("the rules of a request", () => {
  it("that are about some delivery types read it, since they do not run if it is unknown", () => {
    const ofTypes = registry.filter(({ deliveryTypes }) => deliveryTypes !== undefined);
    expect(ofTypes.filter(({ reads }) => !reads.values?.includes("campaign_delivery_type"))).toEqual([]);
  });

  it("do not include rules that the context turns off, except rules with their own status", () => {
    const { all } = new ActiveRules(registry, { ...everything, levels: everyRule("off") }, true);
    expect(all.map(({ id }) => id)).toEqual(["request.operation-known", "request.authorized"]);
    const advising = new ActiveRules(registry, { ...everything, levels: everyRule("warning") }, true);
    const ofStatus = advising.all.filter(({ severity }) => severity === "error");
    expect(ofStatus.map(({ id }) => id)).toEqual(["request.operation-known", "request.authorized"]);
  });
});

describe("without a channel", () => {
  it.each<[reads: Reads, runs: boolean]>([
    [{}, true],
    [{ values: ["basic_details.name"] }, true],
    [{ values: ["basic_details.platforms"] }, false],
    [{ presence: ["basic_details.platforms"] }, false],
    [{ keys: ["basic_details.platforms.x"] }, false],
    [{ values: ["basic_details.platforms_of_mine"] }, true],
    [{ values: ["basic_details"] }, false],
    [{ keys: ["basic_details"] }, true],
    [{ presence: ["basic_details"] }, true],
    [{ values: ["basic"] }, true],
    [{ values: ["platforms"] }, true],
    [{ values: ["basic_details.name"], presence: ["basic_details.platforms"] }, false],
  ])("a rule that reads %j runs: %s", (reads, runs) => {
    const [rule] = registry.filter(({ scope }) => scope === "request");
    const rules = [{ ...(rule as RegisteredRule), reads }] as unknown as typeof registry;
    const { length } = new ActiveRules(rules, everything, true).ofRequest("unknown");
    expect(length).toBe(runs ? 1 : 0);
  });
});

describe("the tree of what rules read", () => {
  const blockedBy = (tree: ReadTree, ...fault: string[]) => {
    const blocked = new RuleSet();
    tree.addBlocked(fault, blocked);
    return active.all.filter((rule) => blocked.has(rule)).map(({ id }) => id);
  };
  const rule = "gmail.promotional-only";

  it("in the request does not include what they read in objects", () => {
    expect(blockedBy(active.reads, "basic_details", "content_type")).toContain(rule);
    expect(blockedBy(active.reads, "gmail_annotations")).toEqual([]);
    expect(blockedBy(active.reads, "filter_type")).toEqual([]);
  });

  it("in objects does not include what they read in the request", () => {
    const [, ofEmails] = active.ofObjects;
    expect(blockedBy(ofEmails?.reads as ReadTree)).toContain(rule);
    expect(blockedBy(ofEmails?.reads as ReadTree, "basic_details")).toEqual([]);
    expect(blockedBy(ofEmails?.reads as ReadTree, "basic_details", "content_type")).toEqual([]);
  });
});
