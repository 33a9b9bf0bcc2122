import { expect, it } from "vitest";
import type { ActiveRule } from "../../src/engine/active-rule.js";
import { ReadIndex } from "../../src/engine/read-index.js";
import type { Read } from "../../src/engine/reads.js";
import { RuleSet } from "../../src/engine/rule-set.js";
import type { Segment } from "../../src/errors/path.js";

const reads: readonly (readonly [rule: string, mode: Read["mode"], path: string])[] = [
  ["value", "values", "a.b"],
  ["keys", "keys", "a.b"],
  ["presence", "presence", "a.b"],
  ["deep", "presence", "a.b.c"],
  ["other", "values", "x"],
];

const index = new ReadIndex();
const rules = reads.map(([id], ordinal) => ({ id, index: ordinal }) as ActiveRule);
for (const [ordinal, [, mode, path]] of reads.entries()) {
  index.add(rules[ordinal] as ActiveRule, [{ mode, relative: false, segments: path.split(".") }]);
}

it.each<[fault: Segment[], blocked: string[]]>([
  [[], ["deep", "keys", "other", "presence", "value"]],
  [["a"], ["deep", "keys", "presence", "value"]],
  [
    ["a", "b"],
    ["deep", "keys", "value"],
  ],
  [["a", "b", "c"], ["value"]],
  [["a", "b", 0, "d"], ["value"]],
  [["a", "c"], []],
  [["x"], ["other"]],
  [["x", "a"], ["other"]],
  [["y"], []],
])("an issue at %j blocks %j", (fault, blocked) => {
  const set = new RuleSet();
  index.addBlocked(fault, set);
  const found = rules.filter((rule) => set.has(rule));
  expect(found.map(({ id }) => id).sort()).toEqual(blocked);
});
