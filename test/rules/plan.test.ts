import { describe, expect, it } from "vitest";
import { optionalMembers } from "../../src/generated/members.js";
import { RuleSet } from "../../src/rules/faults.js";
import { type RegisteredRule, registry } from "../../src/rules/index.js";
import { absentIn, bitsOf, Plan, PlannedRule, type PlanSource } from "../../src/rules/plan.js";
import type { ReadIndex } from "../../src/rules/read-index.js";
import type { Reads } from "../../src/rules/rule.js";

const everything: PlanSource = { hasFeature: () => "unknown", levelOf: () => undefined, lint: true };
const plan = new Plan(everything);

function planned(reads: Reads): PlannedRule {
  return new PlannedRule({ ...(registry[0] as RegisteredRule), reads }, 0, "error", false);
}

describe("a planned rule", () => {
  it.each<[reads: Reads, members: string[]]>([
    [{}, []],
    [{ values: ["utm_params.team", "@.name"], presence: ["@.id"] }, ["utm_params"]],
    [{ values: ["@.filter_type"], keys: ["@.products"] }, []],
    [{ presence: ["basic_details"], keys: ["utm_params"] }, ["basic_details", "utm_params"]],
  ])("with the reads %j needs the members %j besides its object", (reads, members) => {
    expect(planned(reads).needs).toBe(bitsOf(members));
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
    // Whether it is there is read as well.
    [{ values: ["utm_params.team"], presence: ["utm_params"] }, []],
    [{ presence: ["utm_params", "trigger_condition"], keys: ["utm_params", "trigger_condition.filters"] }, []],
    // Every campaign has these.
    [{ values: ["basic_details.name", "channel"], keys: ["basic_details"] }, []],
  ])("with the reads %j speaks of the inside of %j", (reads, members) => {
    expect(planned(reads).within).toBe(bitsOf(members));
  });
});

describe("the rules of a request", () => {
  it("are those that speak of what it has", () => {
    const ids = (...absent: string[]) => plan.ofRequest("PUSH", bitsOf(absent)).map(({ id }) => id);
    const ofUtm = ["utm.at-most-five-custom-keys", "utm.custom-key-prefixed"];
    expect(ids()).toEqual(expect.arrayContaining(ofUtm));
    expect(ids("utm_params")).toEqual(ids().filter((id) => !id.startsWith("utm.")));
    expect(ids("trigger_condition", "utm_params")).toContain("trigger.condition-required");
  });

  it("are not those that the context turns off, but for the ones with a status of their own", () => {
    const { all } = new Plan({ ...everything, levelOf: () => "off" });
    expect(all.map(({ id }) => id)).toEqual(["request.operation-known", "request.authorized"]);
    const advising = new Plan({ ...everything, levelOf: () => "warning" });
    const ofStatus = advising.all.filter(({ severity }) => severity === "error");
    expect(ofStatus.map(({ id }) => id)).toEqual(["request.operation-known", "request.authorized"]);
  });
});

describe("what rules read", () => {
  const blockedBy = (index: ReadIndex, ...fault: string[]) => {
    const blocked = new RuleSet();
    index.addBlocked(fault, blocked);
    return plan.all.filter((rule) => blocked.has(rule)).map(({ id }) => id);
  };
  const rule = "gmail.promotional-only";

  it("of the request does not hold what they read of objects", () => {
    expect(blockedBy(plan.reads, "basic_details", "content_type")).toContain(rule);
    expect(blockedBy(plan.reads, "gmail_annotations")).toEqual([]);
    expect(blockedBy(plan.reads, "filter_type")).toEqual([]);
  });

  it("of objects does not hold what they read of the request", () => {
    const [, ofEmails] = plan.ofObjects;
    expect(blockedBy(ofEmails?.reads as ReadIndex)).toContain(rule);
    expect(blockedBy(ofEmails?.reads as ReadIndex, "basic_details")).toEqual([]);
    expect(blockedBy(ofEmails?.reads as ReadIndex, "basic_details", "content_type")).toEqual([]);
  });
});

describe("the optional members that a request lacks", () => {
  it.each([[[]], [["utm_params"]], [["trigger_condition", "campaign_audience_limit"]], [optionalMembers]])(
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
