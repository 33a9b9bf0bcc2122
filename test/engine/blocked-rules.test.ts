import { expect, it } from "vitest";
import { ActiveRule } from "../../src/engine/active-rule.js";
import { ReadTree, RuleSet } from "../../src/engine/blocked-rules.js";
import type { Segment } from "../../src/errors/path.js";
import { type RegisteredRule, registry } from "../../src/rules/index.js";
import type { Reads } from "../../src/rules/rule.js";
import { blocksAt } from "../reference/plain-reads.js";

function ruleWith(reads: Reads, index: number): ActiveRule {
  return new ActiveRule({ ...registry[0], reads } as RegisteredRule, index, false, "error", "nowhere");
}

it.each<[place: Segment[], from: number, mode: keyof Reads, path: string, isBlocked: boolean]>([
  // A wrong place above the path always blocks.
  [[], 0, "presence", "a.b", true],
  [["a"], 0, "presence", "a.b", true],
  [["a"], 0, "keys", "a.b", true],
  [["a"], 0, "values", "a.b", true],
  // At the path.
  [["a", "b"], 0, "presence", "a.b", false],
  [["a", "b"], 0, "keys", "a.b", true],
  [["a", "b"], 0, "values", "a.b", true],
  // Below the path.
  [["a", "b", "c"], 0, "presence", "a.b", false],
  [["a", "b", "c"], 0, "keys", "a.b", false],
  [["a", "b", 0], 0, "values", "a.b", true],
  // Beside the path.
  [["b"], 0, "values", "a.b", false],
  [["a", "c"], 0, "values", "a.b", false],
  [["a", "c", "b"], 0, "values", "a.b", false],
  // With a path relative to an object.
  [["filters", 0], 2, "presence", "name", true],
  [["filters", 0, "name"], 2, "presence", "name", false],
  [["filters", 0, "name"], 2, "keys", "name", true],
  [["filters", 0, "name", "x"], 2, "keys", "name", false],
  [["filters", 0, "name", "x"], 2, "values", "name", true],
  [["filters", 0, "other"], 2, "values", "name", false],
])("a wrong place %j, from index %i, against %s of %s", (place, from, mode, path, isBlocked) => {
  const blocked = (prefix: string, relative: boolean) => {
    const [rule, other] = [ruleWith({ [mode]: [prefix + path] }, 40), ruleWith({ values: ["z", "@.z"] }, 41)];
    const set = new RuleSet();
    ReadTree.of([rule, other], relative).addBlocked(place, set, from);
    return set.has(rule);
  };
  expect([blocked("", false), blocked("@.", true)]).toEqual([isBlocked, isBlocked]);
  expect([blocked("@.", false), blocked("", true)]).toEqual([false, false]);
});

/** Their indexes are far apart, as with many custom rules. */
const rules = [
  {},
  { values: ["a"] },
  { values: ["a.b"], presence: ["c"] },
  { presence: ["a.b"] },
  { keys: ["a.b"] },
  { keys: ["a"], values: ["c.d.e"] },
  { presence: ["a.b"], values: ["d"] },
  { values: ["a", "a.b.c"] },
].map((reads: Reads, index) => ruleWith(reads, index * 20));

it.each<Segment[][]>([
  [[]],
  [["a"]],
  [["a", "b"]],
  [["a", "b", "c", 0]],
  [["a", 0]],
  [["b", "a"]],
  [["c"]],
  [["c", "d", "e", "f"]],
  [
    ["d", 0],
    ["a", "c"],
  ],
  [["a", "b"], ["d"], ["x"]],
])("the wrong places %j block the rules that they block by the definition of what rules read", (...places) => {
  const blocked = new RuleSet();
  for (const place of places) ReadTree.of(rules, false).addBlocked(place, blocked);
  const expected = rules.filter(({ rule: { reads } }) => places.some((place) => blocksAt(place, reads, [])));
  expect(rules.filter((rule) => blocked.has(rule))).toEqual(expected);
});
