// Jest in CommonJS: loads the package with `require`, and uses our tester of custom rules with Jest's own tests.
const { createValidator, defineRule, validateCreate } = require("campaign-rules");
const { explain, rules } = require("campaign-rules/catalogue");
const { testRule } = require("campaign-rules/testing");
const valid = require("./push-one-time.json");

const rule = defineRule({
  id: "acme.name-has-team",
  scope: "request",
  summary: "A name starts with the team.",
  reads: { values: ["basic_details.name"] },
  message: "must start with a team and a colon",
  check({ basic_details }, report) {
    if (!/^[A-Z]+: /.test(basic_details.name)) report(["basic_details", "name"]);
  },
});

const named = (name) => ({ ...valid, basic_details: { ...valid.basic_details, name } });

test("a valid request is accepted", () => {
  expect(validateCreate(valid)).toMatchObject({ ok: true, value: valid });
});

test("an invalid request is rejected", () => {
  const { ok, violations } = validateCreate({ ...valid, channel: "push" });
  expect([ok, violations.map((one) => one.rule)]).toEqual([false, ["structure.enum"]]);
});

test("custom rules run with the others", () => {
  const { create } = createValidator({ customRules: [rule] });
  expect(create(named("Spring")).violations.map(({ path }) => path)).toEqual(["basic_details.name"]);
});

test("the catalogue has the rules", () => {
  expect(rules.map(({ id }) => explain(id))).toEqual(rules);
});

testRule(rule, {
  valid: { "a team": named("CRM: Spring") },
  invalid: { "no team": { body: named("Spring"), violations: [{ path: "basic_details.name" }] } },
});
