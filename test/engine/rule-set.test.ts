import { describe, expect, it } from "vitest";
import type { ActiveRule } from "../../src/engine/active-rule.js";
import { RuleSet } from "../../src/engine/rule-set.js";
import { whilePolluted } from "../support/polluted.js";

const INDEXES = [0, 1, 31, 32, 40, 63, 64, 100, 127, 128, 200];

const rule = (index: number) => ({ index }) as ActiveRule;
const setOf = (...indexes: number[]) => new RuleSet(indexes.map(rule));
const united = (...sets: RuleSet[]) => {
  const all = new RuleSet();
  for (const set of sets) all.addAll(set);
  return all;
};
const held = (set: RuleSet) => INDEXES.filter((index) => set.has(rule(index)));

/** Entries in which every bit is set. */
const fullEntries = { ...Array.from({ length: 9 }, () => -1) };

describe("a set of rules", () => {
  it.each<[make: () => RuleSet, indexes: number[]]>([
    [() => setOf(), []],
    [() => setOf(0), [0]],
    [() => setOf(31, 32), [31, 32]],
    [() => setOf(40), [40]],
    [() => setOf(100, 1), [1, 100]],
    [() => united(setOf(40)), [40]],
    [() => united(setOf(1), setOf(100)), [1, 100]],
    [() => united(setOf(100), setOf(1)), [1, 100]],
    [() => united(setOf(), setOf(127), setOf(63, 64)), [63, 64, 127]],
  ])("has the rules that were added, and no others: case %#", (make, indexes) => {
    expect(held(make())).toEqual(indexes);
    expect(whilePolluted(Array.prototype, fullEntries, () => held(make()))).toEqual(indexes);
  });

  it("does not change if another set adds its rules and more", () => {
    const set = setOf(1);
    united(set, setOf(100));
    expect(held(set)).toEqual([1]);
  });
});
