import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { explained } from "../../src/cli/options.js";
import { validateCreate } from "../../src/index.js";
import type { FileResult } from "../../src/text/request/check-text.js";
import { file, refused, results, root, run, sample, words } from "./run.js";

const body = sample("email-promotional.json");

/** A request that needs the features DOUBLE_OPT_IN and AUDIENCE_LIMIT, and has a key that only a policy allows. */
const needy = {
  ...body,
  basic_details: { ...body["basic_details"], send_only_double_opt_in_users: true },
  campaign_audience_limit: { is_campaign_audience_limit_enabled: false },
  utm_params: { ...body["utm_params"], source: "push" },
};
const request = file("request.json", JSON.stringify(needy));

const OPT_IN = "basic-details.double-opt-in-enabled";
const LIMIT = "audience-limit.feature-enabled";
const PREFIX = "utm.custom-key-prefixed";

/** The rules that found errors and warnings, and those that were skipped because facts are unknown. */
function found(args: readonly string[]) {
  const [{ violations, warnings, skipped }] = results(["--no-lint", ...args, request]) as [FileResult];
  const unknown = skipped.filter(({ reason }) => reason === "unknown");
  return [violations, warnings, unknown].map((list) => [...new Set(list.map(({ rule }) => rule as string))]);
}

const facts = { features: ["AUDIENCE_LIMIT"], policies: { utmCustomKeys: "prefix" }, rules: { [PREFIX]: "warning" } };
const workspace = file("workspace.json", JSON.stringify(facts));
const emptyWorkspace = file("empty-workspace.json", "{}");

describe("the facts about the workspace", () => {
  it.each<[options: string, errors: string[], warnings: string[], unknown: string[]]>([
    ["", [PREFIX, LIMIT], [], [OPT_IN]],
    [`--workspace ${emptyWorkspace}`, [PREFIX, LIMIT], [], [OPT_IN]],
    ["--feature AUDIENCE_LIMIT", [OPT_IN, PREFIX], [], []],
    ["--feature AUDIENCE_LIMIT --feature DOUBLE_OPT_IN", [PREFIX], [], []],
    ["--policy utmCustomKeys=any", [LIMIT], [], [OPT_IN]],
    ["--policy utmCustomKeys=any --policy merge=member --policy utmCustomKeys=prefix", [PREFIX, LIMIT], [], [OPT_IN]],
    [`--rule ${PREFIX}=off`, [LIMIT], [], [OPT_IN]],
    [`--rule ${PREFIX}=warning --rule ${LIMIT}=warning`, [], [PREFIX, LIMIT], [OPT_IN]],
  ])("%s", (options, errors, warnings, unknown) => {
    expect(found(words(options))).toEqual([errors, warnings, unknown]);
  });

  it.each<[options: string, errors: string[], warnings: string[]]>([
    ["", [OPT_IN], [PREFIX]],
    ["--feature DOUBLE_OPT_IN", [], [PREFIX]],
    ["--policy utmCustomKeys=any", [OPT_IN], []],
    [`--rule ${PREFIX}=error`, [OPT_IN, PREFIX], []],
  ])("in a workspace file, and %s", (options, errors, warnings) => {
    expect(found(["--workspace", workspace, ...words(options)])).toEqual([errors, warnings, []]);
  });

  it("includes product sets", () => {
    const path = join(root, "fixtures/create/invalid/gmail.product-set-known.json");
    const fixture = JSON.parse(readFileSync(path, "utf8")) as { body: unknown };
    const email = file("email.json", JSON.stringify(fixture.body));
    for (const context of [{ productSets: ["ps-1"], features: ["PRODUCT_SETS" as const] }, {}]) {
      const sets = file("product-sets.json", JSON.stringify(context));
      const { violations, skipped } = validateCreate(fixture.body, { ...context, lint: true });
      expect(results(["--workspace", sets, email])).toMatchObject([{ violations, skipped }]);
    }
  });
});

const structural = "is structural, so its level cannot be set; use an exception instead";

describe("a wrong option", () => {
  it.each([
    ["--feature QUEUEING", 'Unknown feature "QUEUEING"; did you mean "QUEUING"?'],
    ["--feature toString", 'Unknown feature "toString"; known: "AUDIENCE_LIMIT", "QUEUING"'],
    ["--policy utm_custom_keys=any", 'Unknown policy "utm_custom_keys"; did you mean "utmCustomKeys"?'],
    ["--policy merge=members", 'Unknown value of the policy merge: "members"; did you mean "member"?'],
    ["--policy merge=x=y", 'Unknown value of the policy merge: "x=y"; known: "component", "member"'],
    ["--policy merge", "It must have the form name=value."],
    ["--rule utm.custom-key-prefixd=off", `Unknown rule "utm.custom-key-prefixd"; did you mean "${PREFIX}"?`],
    ["--rule no.such-rule=off", 'Unknown rule "no.such-rule"; see: campaign-rules rules'],
    [`--rule ${PREFIX}=warn`, `Unknown level of the rule ${PREFIX}: "warn"; known: "off", "warning", "error"`],
    ["--rule structure.enum=off", `The rule structure.enum ${structural}`],
    ["--rule structure.qqqqqqqqqq=off", 'Unknown rule "structure.qqqqqqqqqq"; see: campaign-rules rules'],
    ["--rule plan.member-kept=off", "The rule plan.member-kept is always an error"],
    ["--rule input.name=off", 'Unknown rule "input.name"'],
    ["--rule acme=off", 'Unknown rule "acme"; see: campaign-rules rules'],
    [`--feature "${"x".repeat(500)}`, `Unknown feature "\\"${"x".repeat(62)}…"; known:`],
    [`--rule ${PREFIX}`, "It must have the form name=value."],
    ["--max-warnings -1", "It must be a non-negative integer."],
    ["--max-warnings 1.5", "It must be a non-negative integer."],
    ["--ndjson --threads 0", "It must be an integer from 1 to 99."],
    ["--ndjson --threads 100", "It must be an integer from 1 to 99."],
    ["--rule input.json=off", "The rule input.json is always an error"],
  ])("%s is reported", (options, message) => {
    const { status, stdout, stderr } = run(["check", ...words(options), request]);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(message);
    expect(stderr.trim().split("\n").length).toBeLessThanOrEqual(2);
  });
});

describe("a wrong workspace file", () => {
  const known = 'known: "features", "productSets", "policies", "rules", "exceptions"';
  const levels = 'known: "off", "warning", "error"';

  it.each([
    ["[]", "1:1: a workspace must be an object"],
    ["null", "1:1: a workspace must be an object"],
    ["", "1:1: not valid JSON: the text is empty"],
    ['{\n  "features": ["QUEUING"]\n  "rules": {}\n}', "3:3: not valid JSON: comma expected"],
    ['{ "rules": {},\n "rules": {} }', '2:2: the key "rules" is repeated; it first appears at line 1, column 3'],
    ['{ "rules": { "a": 1, "\\u0061": 1 } }', '1:22: the key "a" is repeated; it first appears at line 1, column 14'],
    ['{\n  "feature": []\n}', '2:14: unknown member "feature"; did you mean "features"?'],
    ['{ "$schema": "" }', `1:14: unknown member "$schema"; ${known}`],
    ['{ "__proto__": {} }', `1:16: unknown member "__proto__"; ${known}`],
    ['{ "features": {} }', "1:15: features must be an array"],
    ['{ "features": null }', "1:15: features must be an array"],
    ['{ "features": [\n"QUEUING", "queueing"] }', '2:12: unknown feature "queueing"; did you mean "QUEUING"?'],
    ['{ "features": [{"a": 1}] }', '1:16: unknown feature {"a":1}; known: "AUDIENCE_LIMIT", "QUEUING"'],
    ['{ "productSets": "ps" }', "1:18: productSets must be an array"],
    ['{ "productSets": [1] }', "1:19: the id of a product set must be a string"],
    ['{ "policies": [] }', "1:15: policies must be an object"],
    ['{ "policies": { "merge": true } }', "1:26: unknown value of the policy merge: true; known:"],
    ['{ "policies": { "constructor": "any" } }', '1:32: unknown policy "constructor"; known: "utmCustomKeys", "merge"'],
    [
      '{ "rules": { "utm.custom_key-prefixed": "off" } }',
      `1:41: unknown rule "utm.custom_key-prefixed"; did you mean "${PREFIX}"?`,
    ],
    [`{ "rules": { "${PREFIX}": 1 } }`, `1:41: unknown level of the rule ${PREFIX}: 1; ${levels}`],
    ['{ "rules": { "structure.type": "off" } }', `1:32: the rule structure.type ${structural}`],
  ])("%s", (text, message) => {
    const path = file("wrong-workspace.json", text);
    const { status, stdout, stderr } = run(["check", "--workspace", path, request]);
    expect([status, stdout, stderr.trim().split("\n").length]).toEqual([2, "", 1]);
    expect(stderr).toContain(`campaign-rules: ${path}:${message}`);
  });

  it("has a position however deeply it is nested", () => {
    const path = file("deep-workspace.json", `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`);
    expect(run(["check", "--workspace", path, request])).toEqual(refused(`${path}:1:6: unknown member "a"; ${known}`));
  });
});

it("any other error while settings are read is an internal error", () => {
  const defect = new RangeError("no setting");
  const read = () => {
    throw defect;
  };
  expect(() => explained(read)).toThrow(defect);
});
