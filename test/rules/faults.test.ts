import { describe, expect, it } from "vitest";
import { Faults, RuleSet } from "../../src/rules/faults.js";
import { Plan, type PlannedRule } from "../../src/rules/plan.js";

const plan = new Plan({ hasFeature: () => "unknown", levelOf: () => undefined, lint: true });

function ruleOf(id: string): PlannedRule {
  return plan.all.find((rule) => rule.id === id) as PlannedRule;
}

const segmentNamed = ruleOf("filter.segment-named");
const startTimeRequired = ruleOf("schedule.start-time-required");

describe("faults", () => {
  const group = ["segmentation_details", "included_filters"];
  const faults = new Faults([group, ["channel"]], plan);

  it("are in the members in which they lie, among others", () => {
    expect(["segmentation_details", "channel", "utm_params"].map((member) => faults.isIn(member))).toEqual([
      true,
      true,
      false,
    ]);
    expect(new Faults([[]], plan).isIn("channel")).toBe(false);
  });

  it("block rules of marked objects somewhere, and not in each place", () => {
    expect(faults.blockedSomewhere().has(segmentNamed)).toBe(true);
    expect(faults.blocks(segmentNamed)).toBe(false);
    expect(faults.blockedSomewhere().has(startTimeRequired)).toBe(false);
  });

  it.each([[[[]]], [[[], ["channel"]]]])("of the body itself block every rule: %j", (places) => {
    const blocked = new Faults(places, plan).blockedSomewhere();
    expect(plan.all.filter((rule) => !blocked.has(rule))).toEqual([]);
  });
});

it("a set of rules that begins with another one leaves that as it is", () => {
  const first = new RuleSet();
  first.addAll([segmentNamed]);
  const second = new RuleSet(first);
  second.addAll([startTimeRequired]);
  expect([second.has(segmentNamed), second.has(startTimeRequired)]).toEqual([true, true]);
  expect([first.has(segmentNamed), first.has(startTimeRequired)]).toEqual([true, false]);
});
