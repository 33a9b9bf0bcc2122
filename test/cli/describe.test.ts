import { describe, expect, it } from "vitest";
import { policies, rules } from "../../src/catalogue/index.js";
import { inputRules } from "../../src/catalogue/input-rules.js";
import { renderExplanation } from "../../src/cli/describe.js";
import { uncolored } from "../../src/cli/formats/pretty.js";
import { run } from "./run.js";

describe("rules", () => {
  it("lists every rule with its summary, and every policy with its values", () => {
    const { status, stdout } = run(["rules"]);
    expect(status).toBe(0);
    for (const { id, summary } of [...inputRules, ...rules])
      expect(stdout).toMatch(new RegExp(`^${id} .*${escaped(summary)}$`, "mu"));
    for (const { name, values } of policies) {
      expect(stdout).toMatch(new RegExp(`^${name} .*${escaped(values.join(" | "))}$`, "mu"));
    }
    expect(stdout.trim().split("\n")).toHaveLength(inputRules.length + rules.length + 1 + policies.length);
  });

  it("prints the catalogue as JSON", () => {
    expect(JSON.parse(run(["rules", "--format", "json"]).stdout)).toEqual({
      rules: [...inputRules, ...rules],
      policies,
    });
  });
});

describe("explain", () => {
  it("tells what a rule wants, reads and says", () => {
    expect(run(["explain", "filter.operator-allowed"])).toEqual({
      status: 0,
      stderr: "",
      stdout: `filter.operator-allowed
  A filter's operator must be one of those of its data type.

  severity    error
  applies to  every filter (@) of the type user_attributes, wherever it stands
  section     Filters
  reads       @.filter_type, @.data_type, @.operator
  message     must be one of {allowed} when data_type is {dataType}, but is {received}
  error.code  400 Bad Request
`,
    });
  });

  it.each([
    ["gmail.product-sets-enabled", "unless      the workspace has the feature PRODUCT_SETS"],
    ["filter.project-name-required", "if          the workspace has the feature PORTFOLIO"],
  ])("tells on which feature %s depends", (id, line) => {
    expect(renderExplanation(id, uncolored)?.split("\n")).toContain(`  ${line}`);
  });

  it("explains a policy too", () => {
    const { stdout } = run(["explain", "merge"]);
    expect(stdout).toContain("  values      component, member\n  default     component\n");
  });

  it("does not know what there is not", () => {
    expect(run(["explain", "no.such-rule"])).toEqual({
      status: 2,
      stdout: "",
      stderr: 'campaign-rules: there is no rule or policy "no.such-rule"; see: campaign-rules rules\n',
    });
    expect(run(["explain"]).status).toBe(2);
  });
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
}
