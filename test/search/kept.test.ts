import { describe, expect, test } from "vitest";
import { kept } from "../../scripts/search/kept.js";
import { grows, madeOfSize } from "../../scripts/search/recipe.js";
import { inputOf } from "../../scripts/search/samples.js";
import { functionOf, targetOf, targets } from "../../scripts/search/targets.js";
import * as standard from "../../src/adapters/standard.js";
import * as engine from "../../src/index.js";

describe("a kept recipe", () => {
  test.each(kept().map((one) => [`${one.target}: ${one.why}`, one] as const))("%s", (_, { target, recipe }) => {
    const input = inputOf(targetOf(target).kind, recipe);
    if (!grows(recipe)) return;
    expect(madeOfSize(input, 41_600)?.bytes).toBeGreaterThan(30_000);
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
