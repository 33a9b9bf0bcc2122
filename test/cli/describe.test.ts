import { describe, expect, it } from "vitest";
import { explainedBy, explanationData, renderExplanation } from "../../src/cli/explain.js";
import { uncolored } from "../../src/cli/formats/summary.js";
import { inputExamples, planExamples, type RuleExample } from "../../src/cli/rule-examples.js";
import { planUpdate, type UpdatePlan, validateUpdate } from "../../src/index.js";
import { inputRules, planRules, policies, rules } from "../../src/reference/catalogue.js";
import { endedWith, refused, results, run, words } from "./run.js";

const listed = [...inputRules, ...planRules, ...rules];

describe("rules", () => {
  it("lists every rule with its summary, and every policy with its values", () => {
    const names = [...listed.map(({ id }) => id), ...policies.map(({ name }) => name)];
    const width = Math.max(...names.map((name) => name.length));
    const lines = [
      ...listed.map(({ id, severity, summary }) => `${id.padEnd(width)}  ${severity.padEnd(7)}  ${summary}`),
      "",
      ...policies.map(({ name, values }) => `${name.padEnd(width)}  policy   ${values.join(" | ")}`),
    ];
    expect(run(["rules"])).toEqual({ status: 0, stdout: `${lines.join("\n")}\n`, stderr: "" });
  });

  it("prints the catalogue as JSON", () => {
    expect(JSON.parse(run(["rules", "--format", "json"]).stdout)).toEqual({ rules: listed, policies });
  });
});

describe("explain", () => {
  it("prints what a rule requires, what it allows, and what violates it", () => {
    const path = "segmentation_details.included_filters.filters[0].operator";
    const filterWith = (operator: string) => `    {
      "segmentation_details": {
        "included_filters": {
          "filters": [
            {
              "filter_type": "user_attributes",
              "data_type": "double",
              "operator": "${operator}"
            }
          ]
        }
      }
    }
`;
    const stdout = `filter.operator-allowed
  A filter's operator must be one of those of its data type.

  severity     error
  applies to   every filter (@) of the type user_attributes, at any place
  section      Filters
  reads        @.filter_type, @.data_type, @.operator
  for bool     is, exists
  for double   in, between, lessThan, greaterThan, exists
  for string   in, contains, containsInTheFollowing, startWithInTheFollowing, endsWithInTheFollowing, exists, is
  for datetime inTheLast, on, between, before, after, inTheNext, exists, today
  changed by   rules (--rule), exceptions (--except)
  error.code   400 Bad Request

  Rejected:
${filterWith("atleast")}
  Message:
    ${path} must be one of "in", "between", "lessThan", "greaterThan", "exists" when data_type is "double", but is "atleast"

  Accepted:
${filterWith("greaterThan")}`;
    expect(run(["explain", "filter.operator-allowed"])).toEqual(endedWith(0, stdout));
  });

  it("says whether a rule compares members with the stored campaign, or reads only their names", () => {
    expect(textOf("update.start-time-unchanged")).toContain("\n  compares    scheduling_details.start_time\n");
    expect(textOf("utm.at-most-five-custom-keys")).toContain("\n  names in    utm_params\n");
  });

  const textOf = (name: string) => {
    const explained = explainedBy(name);
    return "problem" in explained ? explained.problem : renderExplanation(explained, uncolored);
  };

  it.each(listed.map(({ id }) => id))("shows requests that violate %s and keep it, without placeholders", (id) => {
    const text = textOf(id);
    expect(text).toMatch(/\n {2}(?:Rejected|Causes a warning):\n {4}\S|JSON cannot break this rule\.[\s\S]*\n {4}\S/u);
    expect(text).toMatch(/\n {2}(?:Accepted|Better):\n {4}\S/u);
    expect(text.match(/\{=?[a-z]+\}|(?<!")undefined|\[object/giu)).toBeNull();
  });

  const ofUpdates = listed.filter(({ id }) => id.startsWith("update."));
  it.each(ofUpdates)("shows an update, and of the campaign all that $id depends on", (rule) => {
    const { example } = explanationData(rule) as { example: RuleExample };
    const { context, wrong, right, says, rightContext = context } = example;
    const messages = (body: unknown, given: object | undefined) => {
      const { violations, warnings } = validateUpdate(body, { ...given, lint: true });
      return [...violations, ...warnings].filter((one) => one.rule === rule.id).map(({ message }) => message);
    };
    expect(messages(wrong, context)).toEqual(says);
    expect(messages(right, rightContext)).toEqual([]);
  });

  it.each(inputRules.map(({ id }) => id))("shows the messages of the command for %s", (id) => {
    const { wrong, right, says } = inputExamples[id];
    const [result] = results(words("--no-lint --operation update -"), String(wrong));
    const found = result?.violations.filter(({ rule }) => rule === id);
    expect(found?.map(({ message }) => message)).toEqual(says);
    expect(run(["check", "--no-lint", "--quiet", "--operation", "update", "-"], String(right)).status).toBe(0);
  });

  it.each(planRules.map(({ id }) => id))("shows the messages of a plan for %s", (id) => {
    const { context, wrong, right, says } = planExamples[id];
    const { stored } = context as { stored: object };
    const own = ({ violations }: UpdatePlan) => violations.filter(({ rule }) => rule.startsWith("plan."));
    expect(own(planUpdate(stored, wrong)).map(({ rule, message }) => [rule, message])).toEqual([[id, ...says]]);
    expect(own(planUpdate(stored, right))).toEqual([]);
  });

  it.each([
    ["gmail.product-sets-enabled", "unless      the workspace has the feature PRODUCT_SETS"],
    ["filter.project-name-required", "if          the workspace has the feature PORTFOLIO"],
  ])("names the feature on which %s depends", (id, line) => {
    expect(textOf(id).split("\n")).toContain(`  ${line}`);
  });

  it.each([
    [
      "structure.format",
      "  changed by  policies.scheduleOffset (--policy), exceptions (--except)",
      '  readings    "Dates and times", "Gmail annotations", "Email addresses" (docs/readings.md)',
    ],
    [
      "delivery-controls.queuing-enabled",
      "  changed by  features (--feature), rules (--rule), exceptions (--except)",
      "  needs       features (--feature), in updates campaign.body (--current)",
    ],
    [
      "update.start-time-unchanged",
      "  changed by  rules (--rule), exceptions (--except)",
      "  needs       in updates campaign.state (--state), in updates campaign.body (--current)",
      '  readings    "Which changes a state forbids" (docs/readings.md)',
    ],
    ["request.authorized"],
  ])("names the options that change %s, and the facts that it needs", (id, ...lines) => {
    const named = textOf(id)
      .split("\n")
      .filter((line) => /^ {2}(?:changed by|needs|readings) /u.test(line));
    expect(named).toEqual(lines);
  });

  it("names the rules that a policy changes", () => {
    expect(textOf("drafts").split("\n")).toContain("  changes     structure.required, trigger.condition-required");
  });

  it("prints the catalogue's data and the example as JSON", () => {
    const id = "structure.required";
    const rule = rules.find((one) => one.id === id);
    const data = JSON.parse(run(["explain", "--format", "json", id]).stdout) as { example: object };
    expect(data).toEqual({ ...rule, example: data.example });
    expect(Object.keys(data.example)).toEqual(["wrong", "says", "right"]);
    const merge = policies.find(({ name }) => name === "merge");
    expect(JSON.parse(run(["explain", "--format", "json", "merge"]).stdout)).toEqual(merge);
    expect(merge && explanationData(merge)).toEqual(merge);
  });

  it("explains a policy, too", () => {
    const { stdout } = run(["explain", "merge"]);
    expect(stdout).toContain("  values      component, member\n  default     component\n");
  });

  it("rejects an unknown name", () => {
    const unknown = (name: string, hint: string) => `there is no rule or policy "${name}"; ${hint}`;
    expect(run(["explain", "no.such-rule"])).toEqual(refused(unknown("no.such-rule", "see: campaign-rules rules")));
    expect(run(["explain"]).status).toBe(2);
    const problem = unknown("filter.operator-alowed", 'did you mean "filter.operator-allowed"?');
    expect(run(["explain", "filter.operator-alowed"])).toEqual(refused(problem));
    expect(textOf("utmCustomKey")).toBe(unknown("utmCustomKey", 'did you mean "utmCustomKeys"?'));
  });
});
