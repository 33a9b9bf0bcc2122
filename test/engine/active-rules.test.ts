import { describe, expect, it } from "vitest";
import type { RuleLevel } from "../../src/context/context.js";
import { ActiveRule, bitsOf } from "../../src/engine/active-rule.js";
import { ActiveRules, absentIn } from "../../src/engine/active-rules.js";
import type { ReadIndex } from "../../src/engine/read-index.js";
import { RuleSet } from "../../src/engine/rule-set.js";
import { deliveryTypes, optionalMembers } from "../../src/generated/members.js";
import type { CustomRule } from "../../src/rules/custom-rule.js";
import { type RegisteredRule, registry } from "../../src/rules/index.js";
import type { Reads } from "../../src/rules/rule.js";

const everything = { features: undefined, levels: new Map(), customRules: [] };
const active = new ActiveRules(registry, everything, true);

function planned(reads: Reads): ActiveRule {
  return new ActiveRule({ ...(registry[0] as RegisteredRule), reads }, 0, false, "error", false);
}

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
  ])("with the reads %j is about the contents of %j", (reads, members) => {
    expect(planned(reads).within).toBe(bitsOf(members));
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

function includes(types: readonly string[], type: string): boolean {
  return types.includes(type);
}

function everyRule(level: RuleLevel): ReadonlyMap<string, RuleLevel> {
  return new Map(registry.map(({ id }) => [id, level]));
}

describe("the rules of a request", () => {
  it("are the rules about its components", () => {
    const ids = (...absent: string[]) => active.ofRequest("PUSH", undefined, bitsOf(absent)).map(({ id }) => id);
    const ofUtm = ["utm.at-most-five-custom-keys", "utm.custom-key-prefixed"];
    expect(ids()).toEqual(expect.arrayContaining(ofUtm));
    expect(ids("utm_params")).toEqual(ids().filter((id) => !id.startsWith("utm.")));
    expect(ids("trigger_condition", "utm_params")).toContain("trigger.condition-required");
  });

  it.each(deliveryTypes)("of the delivery type %s are the rules about that type", (deliveryType) => {
    const about = ({ rule }: ActiveRule) =>
      rule.deliveryTypes === undefined || includes(rule.deliveryTypes, deliveryType);
    const fresh = new ActiveRules(registry, everything, true);
    for (const absent of [[], ["utm_params"], ["campaign_audience_limit"]]) {
      const rules = fresh.ofRequest("PUSH", deliveryType, bitsOf(absent));
      expect(rules).toEqual(fresh.ofRequest("PUSH", undefined, bitsOf(absent)).filter(about));
      expect(fresh.ofRequest("PUSH", deliveryType, bitsOf(absent))).toBe(rules);
    }
  });

  it("of an unknown delivery type are the rules about any type", () => {
    expect(active.ofRequest("PUSH", "NEVER")).toEqual(active.ofRequest("PUSH"));
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

describe("the index of what rules read", () => {
  const blockedBy = (index: ReadIndex, ...fault: string[]) => {
    const blocked = new RuleSet();
    index.addBlocked(fault, blocked);
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
    expect(blockedBy(ofEmails?.reads as ReadIndex)).toContain(rule);
    expect(blockedBy(ofEmails?.reads as ReadIndex, "basic_details")).toEqual([]);
    expect(blockedBy(ofEmails?.reads as ReadIndex, "basic_details", "content_type")).toEqual([]);
  });
});

describe("the optional members that a request lacks", () => {
  it.each([[["utm_params"]], [[]], [["trigger_condition", "campaign_audience_limit"]], [optionalMembers]])(
    "when it lacks %j",
    (lacking) => {
      const held = optionalMembers.filter((member) => !lacking.includes(member));
      const request = Object.fromEntries([...held, "channel"].map((member) => [member, {}]));
      expect(absentIn(request)).toBe(bitsOf(lacking));
      expect(absentIn({ ...request, ...Object.fromEntries(lacking.map((member) => [member, undefined])) })).toBe(
        bitsOf(lacking),
      );
    },
  );
});
