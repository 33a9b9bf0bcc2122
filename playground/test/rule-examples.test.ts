import { expect, it, vi } from "vitest";
import { ruleFixtures } from "../scripts/rule-fixtures.js";
import type { RuleFixture } from "../src/rule-examples.js";

vi.mock("rule-fixtures", () => ({ default: ruleFixtures() }));

const { answerTo } = await import("../src/check.js");
const { exampleOf, sheetOf } = await import("../src/rule-examples.js");

const fixtures = Object.entries(ruleFixtures()) as [string, RuleFixture][];

it("there are examples of most rules", () => {
  expect(fixtures.length).toBeGreaterThan(90);
});

it.each(fixtures)("the example of %s breaks only that rule", (rule, fixture) => {
  const found = answerTo(sheetOf(fixture)).findings.map((finding) => finding.rule);
  expect(found[0]).toBe(rule);
});

it("an unknown rule has no example", () => {
  expect(exampleOf("toString")).toBeUndefined();
});
