import { expect, it } from "vitest";
import { customRuleProblem, ruleFailure, WrongUsage } from "../../src/cli/usage.js";
import { RuleDefect } from "../../src/index.js";

const ofUser = new RuleDefect("acme.fails", new Error("no"));
const ofOurs = new RuleDefect("structure.type", new Error("no"));
const wrong = new WrongUsage("message failed: no");
const other = new Error("no");

it("a failure of a custom rule is a problem of the user, at its place", () => {
  expect(ruleFailure("a.json", ofUser)).toEqual(new WrongUsage("a.json: the rule acme.fails failed: no"));
});

it.each([ofOurs, wrong, other])("%s is not changed", (error) => {
  expect(ruleFailure("a.json", error)).toBe(error);
});

it.each([
  [ofUser, "the rule acme.fails failed: no"],
  [wrong, "message failed: no"],
  [ofOurs, undefined],
  [other, undefined],
])("the user's problem in %s is %j", (error, problem) => {
  expect(customRuleProblem(error)).toBe(problem);
});
