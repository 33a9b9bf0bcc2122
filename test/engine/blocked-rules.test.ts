import { describe, expect, it } from "vitest";
import type { ActiveRule } from "../../src/engine/active-rule.js";
import { ActiveRules } from "../../src/engine/active-rules.js";
import { BlockedInObjects, BlockedRules } from "../../src/engine/blocked-rules.js";
import { RuleSet } from "../../src/engine/rule-set.js";
import type { Segment } from "../../src/errors/path.js";
import { registry } from "../../src/rules/index.js";

const active = new ActiveRules(registry, { features: undefined, levels: new Map(), customRules: [] }, true);

function blockedBy(...places: Segment[][]): BlockedRules {
  return new BlockedRules(
    places.map((place) => ({ place })),
    active,
  );
}

function ruleOf(id: string): ActiveRule {
  return active.all.find((rule) => rule.id === id) as ActiveRule;
}

const segmentNamed = ruleOf("filter.segment-named");
const startTimeRequired = ruleOf("schedule.start-time-required");

describe("issues", () => {
  const group = ["segmentation_details", "included_filters"];
  const blocked = blockedBy(group, ["channel"]);

  it("are in the top-level members of their places", () => {
    expect(["segmentation_details", "channel", "utm_params"].map((member) => blocked.isIn(member))).toEqual([
      true,
      true,
      false,
    ]);
    expect(blockedBy([]).isIn("channel")).toBe(false);
  });

  it("in one object block the rules for such objects somewhere, but not everywhere", () => {
    expect(blocked.blockedSomewhere().has(segmentNamed)).toBe(true);
    expect(blocked.blocks(segmentNamed)).toBe(false);
    expect(blocked.blockedSomewhere().has(startTimeRequired)).toBe(false);
  });

  it.each<[places: Segment[][]]>([[[[]]], [[[], ["channel"]]]])("of the body itself block every rule: %j", (places) => {
    const blocked = blockedBy(...places).blockedSomewhere();
    expect(active.all.filter((rule) => !blocked.has(rule))).toEqual([]);
  });
});

describe("an issue in an object", () => {
  const email = ["campaign_content", "content", "email"];

  it.each<[place: Segment[], isBlocked: boolean]>([
    [email, true],
    [[...email, "gmail_annotations"], false],
    [["basic_details", "content_type"], true],
    [["basic_details", "name"], false],
    // The rule reads a member of the request that happens to have the same name.
    [[...email, "basic_details", "content_type"], false],
  ])("at %j: blocks a rule for this object: %s", (place, isBlocked) => {
    const blocked = new BlockedInObjects(active);
    expect(blocked.blocks(ruleOf("gmail.promotional-only"), [{ place }], 0, 4)).toBe(isBlocked);
  });
});

describe("a set of rules", () => {
  it("does not change another set when it adds the rules of that set", () => {
    const first = new RuleSet();
    first.add(segmentNamed);
    const second = new RuleSet();
    second.add(startTimeRequired);
    second.addAll(first);
    expect([second.has(segmentNamed), second.has(startTimeRequired)]).toEqual([true, true]);
    expect([first.has(segmentNamed), first.has(startTimeRequired)]).toEqual([true, false]);
  });

  it("has exactly the rules that were added, whatever word their bits are in", () => {
    const others = active.all.filter(({ index }) => index % 3 === 1);
    const added = active.all.filter(({ index }) => index % 3 === 0);
    const set = new RuleSet();
    for (const rule of added) set.add(rule);
    const taken = new RuleSet();
    for (const rule of others) taken.add(rule);
    expect(active.all.filter((rule) => set.has(rule))).toEqual(added);
    set.addAll(taken);
    expect(active.all.filter((rule) => set.has(rule))).toEqual(active.all.filter(({ index }) => index % 3 !== 2));
    expect(active.all.length).toBeGreaterThan(64);
  });
});
