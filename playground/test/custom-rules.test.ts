import { expect, it, vi } from "vitest";
import campaign from "../../fixtures/create/valid/push-minimal.json" with { type: "json" };
import { defineRule } from "../../src/index.js";
import { ruleFixtures } from "../scripts/rule-fixtures.js";
import type { RuleFixture } from "../src/rule-examples.js";
import type { Sheet } from "../src/sheet.js";

const nameHasTeam = defineRule({
  id: "acme.name-has-team",
  scope: "request",
  ifFeature: "QUEUING",
  reads: { values: ["basic_details.name"] },
  message: 'must start with a team, like "crm: "',
  check({ basic_details: { name } }, report) {
    if (!name.startsWith("crm: ")) report(["basic_details", "name"], {}, { kind: "replace", value: `crm: ${name}` });
  },
});

vi.mock("rule-fixtures", () => ({ default: ruleFixtures() }));
vi.doMock("../src/custom-rules.js", () => ({ customRules: [nameHasTeam] }));

const { allFixed, answerTo } = await import("../src/check.js");
const { sheetOf } = await import("../src/rule-examples.js");

const fixture = Object.values(ruleFixtures())[0] as unknown as RuleFixture;

function sheet(features: Sheet["features"]): Sheet {
  return { ...sheetOf(fixture), operation: "create", request: JSON.stringify(campaign.body), features };
}

it("a custom rule is checked, explained and fixed like a built-in one", () => {
  const { findings, rules } = answerTo(sheet(["QUEUING"]));
  expect(findings).toMatchObject([{ rule: nameHasTeam.id, path: "basic_details.name", inRequest: { line: 1 } }]);
  expect(rules).toMatchObject({
    [nameHasTeam.id]: { summary: nameHasTeam.message, severity: "error", hasExample: false },
  });
  expect(JSON.parse(allFixed(sheet(["QUEUING"]))).basic_details.name).toBe(`crm: ${campaign.body.basic_details.name}`);
});

it("a custom rule that needs an unknown feature is skipped, and the feature is named", () => {
  const { findings, skipped } = answerTo(sheet(undefined));
  expect(findings.map(({ rule }) => rule)).not.toContain(nameHasTeam.id);
  expect(skipped).toMatchObject([{ rule: nameHasTeam.id, reason: "unknown", feature: "QUEUING" }]);
});
