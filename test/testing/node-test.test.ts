import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

const local = (path: string) => JSON.stringify(new URL(`../../${path}`, import.meta.url).href);

/** A test of a rule for node:test. One situation is in both lists, so that one of its tests fails. */
function source(wrong: string): string {
  return `
    import { describe, it } from "node:test";
    import { defineRule } from ${local("dist/index.js")};
    import { testRule } from ${local("dist/testing.js")};
    import minimal from ${local("fixtures/create/valid/push-minimal.json")} with { type: "json" };

    const named = (name) => ({ ...minimal.body, basic_details: { ...minimal.body.basic_details, name } });
    const rule = defineRule({
      id: "acme.no-test",
      scope: "request",
      reads: { values: ["basic_details.name"] },
      message: "must not be a test",
      check({ basic_details: { name } }, report) {
        if (name === "test") report(["basic_details", "name"]);
      },
    });
    const body = named("test");
    const valid = { "another name": named("Hello"), ...(${JSON.stringify(wrong)} && { ${JSON.stringify(wrong)}: body }) };
    const invalid = { "a test": { body, violations: [{ path: "basic_details.name" }] } };
    testRule(rule, { valid, invalid }, { describe, it });
  `;
}

function run(wrong = "") {
  const args = ["--input-type=module", "--eval", source(wrong)];
  // The inner test runner must not notice the outer one.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  return spawnSync(process.execPath, args, { encoding: "utf8", env: { ...env, NODE_OPTIONS: "" } });
}

it("node:test runs the situations of a rule as tests", () => {
  const { status, stdout } = run();
  expect([status, stdout]).toEqual([0, expect.stringMatching(/accepts another name[\s\S]*rejects a test/u)]);
});

it("node:test shows the failure", () => {
  const { status, stdout } = run("a mistake");
  expect([status, stdout]).toEqual([1, expect.stringContaining("acme.no-test finds something in a valid situation")]);
  expect(stdout).toContain("basic_details.name must not be a test");
});
