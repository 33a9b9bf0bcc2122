import { describe, expect, test } from "vitest";
import { kept } from "../../scripts/search/kept.js";
import { samplesOf } from "../../scripts/search/samples.js";
import { grows, madeOfSize } from "../../scripts/search/scale.js";
import { functionOf, targetOf, targets } from "../../scripts/search/targets.js";
import * as standard from "../../src/adapters/standard.js";
import * as engine from "../../src/index.js";

describe("a kept recipe", () => {
  test.each(kept().map((one) => [`${one.target}: ${one.why}`, one] as const))("%s", (_, { target, recipe }) => {
    const from = samplesOf(targetOf(target).kind).get(recipe.from);
    expect(from).toBeDefined();
    if (!grows(recipe) || from === undefined) return;
    expect(madeOfSize(recipe, from, 41_600)?.bytes).toBeGreaterThan(30_000);
  });
});

test("every function of the engine and of the Standard Schema entry is a target", () => {
  const notSearched = ["RuleDefect", "defineRule"];
  const names = [...Object.keys(engine), ...Object.keys(standard)].filter((name) => !notSearched.includes(name));
  const searched = new Set(targets.map(({ name }) => functionOf(name).split(/[, ]/u)[0]));
  expect([...searched].sort()).toEqual(names.sort());
});

test("names of targets are unique", () => {
  expect(new Set(targets.map(({ name }) => name)).size).toBe(targets.length);
});
