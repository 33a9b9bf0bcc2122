import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Log } from "sarif";
import { beforeEach, describe, expect, it } from "vitest";
import { loadConfiguration } from "../../src/cli/config/load.js";
import type { FileResult } from "../../src/text/request/check-text.js";
import { folder, linesOf, refused, root, runAlone, run as runCommand, sampleText, words, writeIn } from "./run.js";

const VALID = sampleText("push-one-time.json");
const LINE = `${JSON.stringify(JSON.parse(VALID))}\n`;
const QUEUING = { features: ["QUEUING"] };

/** The modules that configurations import. */
const RULES = `
import { defineRule } from "campaign-rules";

const onName = (id, message, check, more) => defineRule({
  id, message, scope: "request", reads: { values: ["basic_details.name"] }, ...more,
  check: ({ basic_details: { name } }, report) => check(name, (params) => report(["basic_details", "name"], params)),
});

export const team = (prefix) => onName("acme.name-has-team", "must start with {prefix}",
  (name, report) => name.startsWith(prefix) || report({ prefix }), { summary: "A name starts with the team." });
export const queuing = onName("acme.queuing", "is not queued", (_, report) => report(), { ifFeature: "QUEUING" });
export const failing = onName("acme.fails", "must not fail", () => null.length);
`;

let project: string;

const write = (name: string, content: unknown) => writeIn(project, name, content);

/** Writes a configuration as a module. */
function configure(source: string, name = "campaign-rules.config.mjs"): void {
  write(name, `import { failing, queuing, team } from "${pathToFileURL(join(project, "rules.mjs"))}";\n${source}`);
}

beforeEach(() => {
  project = mkdtempSync(join(folder, "configured-"));
  mkdirSync(join(project, "node_modules"));
  symlinkSync(root, join(project, "node_modules/campaign-rules"));
  write("rules.mjs", RULES);
  write("eu/a.json", VALID);
  write("us/b.json", VALID);
});

function run(line: string, { cwd = project, input = "", env = {} } = {}) {
  return runCommand(words(line), input, { cwd, env });
}

/** What the command prints in JSON, without messages. */
function printed(line: string): unknown {
  const { stdout, stderr } = run(line);
  expect(stderr).toBe("");
  return JSON.parse(stdout);
}

/** The findings in each file: the rules of errors, and those of warnings in brackets. */
function found(line: string): Record<string, string[]> {
  const results = printed(`check --format json ${line}`) as FileResult[];
  const rules = ({ violations, warnings }: FileResult) => {
    return [...violations.map(({ rule }) => rule), ...warnings.map(({ rule }) => `(${rule})`)];
  };
  return Object.fromEntries(results.map((result) => [result.file, rules(result)]));
}

const contextOf = (file: string, options = "") => printed(`check ${options} --print-config ${file}`);

const TEAM = "acme.name-has-team";

describe("a configuration", () => {
  it("is found above the home directory, within the repository", () => {
    mkdirSync(join(project, ".git"));
    write("campaign-rules.config.json", QUEUING);
    const cwd = join(project, "eu");
    const { stdout } = run("check --print-config x.json", { cwd, env: { HOME: cwd, USERPROFILE: cwd } });
    expect(JSON.parse(stdout)).toMatchObject(QUEUING);
  });

  it("is loaded anew whenever it is asked for", async () => {
    for (const id of ["a", "b", "c"]) {
      write("campaign-rules.config.mjs", `export default { productSets: ["${id}"] };`);
      const configuration = await loadConfiguration(join(project, "campaign-rules.config.mjs"));
      expect(configuration.settingsFor(join(project, "a.json")).productSets).toEqual([id]);
    }
  });

  it.each([
    ["campaign-rules.config.js", 'module.exports = { features: ["QUEUING"] };'],
    ["campaign-rules.config.cjs", 'exports.__esModule = true; exports.default = { features: ["QUEUING"] };'],
    ["campaign-rules.config.mjs", 'export default { features: ["QUEUING"] };'],
    ["campaign-rules.config.json", '{ "$schema": "x", "features": ["QUEUING"] }'],
  ])("may be %s", (name, text) => {
    write("package.json", "{}");
    write(name, text);
    expect(contextOf("a.json")).toMatchObject(QUEUING);
  });

  it("may be TypeScript where Node can load that", () => {
    write("campaign-rules.config.ts", 'export default { features: ["QUEUING" as string] };');
    if ("typescript" in process.features && process.features.typescript) {
      expect(contextOf("a.json")).toMatchObject(QUEUING);
    } else {
      const problem = `Node ${process.versions.node} cannot load TypeScript; use Node 22.18 or later, a loader such as tsx (NODE_OPTIONS="--import tsx"), or a .js, .mjs, .cjs or .json file`;
      expect(run("check --print-config a.json")).toEqual(refused(`campaign-rules.config.ts: ${problem}`));
    }
  });

  it("may be named, and may be left out", () => {
    configure('export default { customRules: [team("EU")] };');
    configure('export default { customRules: [team("Weekend")] };', "other.mjs");
    expect(found("eu")).toEqual({ "eu/a.json": [TEAM] });
    expect(found("--config other.mjs eu")).toEqual({ "eu/a.json": [] });
    expect(found("--no-config eu")).toEqual({ "eu/a.json": [] });
  });

  it("may have overrides for files; later overrides win", () => {
    configure(`export default {
      features: ["QUEUING"], productSets: ["p"], policies: { merge: "member", drafts: "in-progress" }, lint: false,
      rules: { "${TEAM}": "warning", "member.known": "error" }, bounds: { maxDepth: 5 }, message: () => "x",
      exceptions: [{ rule: "structure.required", path: "a", level: "off" }], customRules: [team("EU")],
      overrides: [
        { files: "../**", lint: true },
        { files: "eu/*.json", features: new Set(["PORTFOLIO"]), policies: { merge: "component" }, customRules: [queuing] },
        { files: ["**/a.json", "nothing"], rules: { "${TEAM}": "off", "acme.queuing": "off" }, bounds: { maxViolations: 1, maxDepth: undefined },
          exceptions: [{ rule: "acme.queuing", path: "b", level: "warning" }], lint: true, features: undefined },
      ],
    };`);
    const base = {
      ...QUEUING,
      productSets: ["p"],
      policies: { merge: "member", drafts: "in-progress" },
      rules: { [TEAM]: "warning", "member.known": "error" },
      exceptions: [{ rule: "structure.required", path: "a", level: "off" }],
      lint: false,
      bounds: { maxDepth: 5, maxViolations: 100 },
      customRules: [TEAM],
      message: "[function]",
    };
    expect(contextOf("us/b.json")).toEqual(base);
    // Levels of custom rules that do not apply to the file are left out.
    expect(contextOf("us/a.json")).toEqual({
      ...base,
      rules: { [TEAM]: "off", "member.known": "error" },
      lint: true,
      bounds: { maxDepth: 5, maxViolations: 1 },
    });
    expect(contextOf("eu/a.json")).toEqual({
      ...base,
      features: ["PORTFOLIO"],
      policies: { merge: "component", drafts: "in-progress" },
      rules: { [TEAM]: "off", "member.known": "error", "acme.queuing": "off" },
      exceptions: [{ rule: "acme.queuing", path: "b", level: "warning" }, ...base.exceptions],
      lint: true,
      bounds: { maxDepth: 5, maxViolations: 1 },
      customRules: [TEAM, "acme.queuing"],
    });
    expect(contextOf(".us/a.json")).toEqual(contextOf("us/a.json"));
    // This file is outside the folder of the configuration.
    expect(contextOf("../eu/a.json", "--config campaign-rules.config.mjs")).toEqual(base);
  });

  it("may give a rule of one id to some files and another one to others", () => {
    const overrides = '[{ files: "eu/**", customRules: [team("Week")] }]';
    configure(`export default { customRules: [team("US")], overrides: ${overrides} };`);
    expect(found("eu us")).toEqual({ "eu/a.json": [], "us/b.json": [TEAM] });
  });

  it("yields to the workspace file, and that to the options", () => {
    configure(`export default { customRules: [team("EU")], lint: true, features: ["QUEUING"], productSets: ["p"],
      policies: { merge: "member", drafts: "in-progress", scheduleOffset: "zero" }, rules: { "${TEAM}": "off" } };`);
    const policies = { merge: "component", drafts: "complete" };
    write("workspace.json", { features: ["PORTFOLIO"], policies, rules: { [TEAM]: "error" } });
    const options = `--no-lint --feature DOUBLE_OPT_IN --policy drafts=in-progress --rule ${TEAM}=warning`;
    expect(contextOf("a.json", `--workspace workspace.json ${options}`)).toEqual({
      features: ["PORTFOLIO", "DOUBLE_OPT_IN"],
      productSets: ["p"],
      policies: { merge: "component", drafts: "in-progress", scheduleOffset: "zero" },
      rules: { [TEAM]: "warning" },
      exceptions: [],
      lint: false,
      bounds: { maxViolations: 100 },
      customRules: [TEAM],
    });
    expect(found(`--rule ${TEAM}=warning eu`)).toEqual({ "eu/a.json": [`(${TEAM})`] });
    expect(found(`--rule ${TEAM}=error --except ${TEAM}=basic_details.*=off eu`)).toEqual({ "eu/a.json": [] });
  });

  it("has custom messages, and rules that a feature turns on", () => {
    configure(`export default { customRules: [queuing], message: ({ path }) => path + " is wrong" };`);
    const { stdout } = run("check eu --feature QUEUING");
    expect(stdout).toContain("eu/a.json:7:13  error  acme.queuing\n  basic_details.name is wrong\n");
  });
});

describe("a custom rule", () => {
  beforeEach(() => configure('export default { customRules: [team("EU"), queuing] };'));

  it("works in whole requests", () => {
    const headers = { Authorization: "Basic dzpr", "SVC-APPKEY": "w" };
    const body = JSON.parse(VALID) as object;
    write("r.json", { method: "POST", path: "/core-services/v1/campaigns", headers, body });
    expect(found("--request r.json")).toEqual({ "r.json": [TEAM] });
  });

  it.each(["1", "3"])("works in %s threads with --ndjson, by the file's name", (threads) => {
    configure('export default { overrides: [{ files: "eu/*", customRules: [team("EU")] }] };');
    for (const name of ["eu/l.ndjson", "us/l.ndjson"]) write(name, LINE.repeat(300));
    const { stdout, status } = run(`check --ndjson --threads ${threads} eu/l.ndjson us/l.ndjson`);
    const numbers = linesOf<FileResult>(stdout).map(({ violations }) => violations.length);
    expect(numbers).toEqual([...Array(300).fill(1), ...Array(300).fill(0)]);
    expect(status).toBe(1);
  });

  it("is listed and explained", () => {
    expect(run("rules").stdout).toMatch(/^acme\.name-has-team +error +A name starts with the team\.$/mu);
    const { rules } = printed("rules --format json") as { rules: { id: string }[] };
    expect(rules.slice(-2)).toMatchObject([{ id: TEAM, scope: "request", params: ["prefix"] }, { id: "acme.queuing" }]);
    const ours = run("rules --no-config");
    expect(ours.stdout).not.toContain("acme");
    configure("export default {};", "none.mjs");
    expect(run("rules --config none.mjs")).toEqual(ours);
    expect(run(`explain ${TEAM}`).stdout).toBe(`acme.name-has-team
  A name starts with the team.

  severity    error
  applies to  every campaign, created or updated
  reads       basic_details.name
  changed by  rules (--rule), exceptions (--except)
  needs       in updates campaign.body (--current)
  error.code  400 Bad Request
`);
    expect(run("explain acme.name-has-tem").stderr).toContain(`did you mean "${TEAM}"?`);
  });

  it("is described in SARIF, and annotated on GitHub", () => {
    const runOf = (options: string) => (printed(`check --format sarif ${options} eu`) as Log).runs[0];
    expect(runOf("")?.tool.driver.rules).toEqual([
      {
        id: TEAM,
        shortDescription: { text: "A name starts with the team." },
        fullDescription: { text: "A name starts with the team. Applies to every campaign, created or updated." },
        help: { text: `campaign-rules explain ${TEAM}` },
        defaultConfiguration: { level: "error" },
      },
    ]);
    expect(runOf("")?.results).toMatchObject([{ ruleId: TEAM, ruleIndex: 0 }]);
    const other = runOf(`--rule ${TEAM}=off --feature QUEUING`)?.tool.driver.rules;
    expect(other).toMatchObject([{ id: "acme.queuing", shortDescription: { text: "is not queued" } }]);
    expect(run("check --format github eu").stdout).toContain(`title=${TEAM}::basic_details.name must start`);
  });

  it("that is skipped because a feature is unknown is in the notes", () => {
    expect(run("check eu").stdout).toMatch(/unknown whether the workspace has .*QUEUING/u);
  });

  const failure = "the rule acme.fails failed: Cannot read properties of null (reading 'length')";

  it.each(["pretty", "json", "sarif", "github"])("that throws ends the run in the format %s", (format) => {
    configure("export default { customRules: [failing], overrides: [] };");
    const stderr = `campaign-rules: eu/a.json: ${failure}\n`;
    expect(run(`check --format ${format} eu us`)).toMatchObject({ status: 2, stderr });
  });

  it.each(["1", "3"])("that throws leaves only its lines unchecked in %s threads", (threads) => {
    configure("export default { customRules: [failing] };");
    // The rule reads a member of the body, so it is skipped if the body is not an object.
    const input = `[]\n${LINE.repeat(500)}[]`;
    const { status, stdout, stderr } = run(`check --ndjson --exit-zero --threads ${threads} -`, { input });
    const answers = linesOf<FileResult>(stdout);
    expect(answers.map(({ line }) => line)).toEqual(Array.from({ length: 502 }, (_, index) => index + 1));
    const unchecked = answers.filter(({ violations }) => violations[0]?.message === `body was not checked: ${failure}`);
    expect(unchecked.map(({ line }) => line)).toEqual(Array.from({ length: 500 }, (_, index) => index + 2));
    const said = /^campaign-rules: <stdin>: (\d+) lines from line \d+ to \d+ were not checked$/gmu;
    const count = [...stderr.matchAll(said)].reduce((sum, [, lines]) => sum + Number(lines), 0);
    expect([status, count]).toEqual([2, 500]);
  });
});

it.each([
  [1, "line 1 was"],
  [3, "3 lines from line 1 to 3 were"],
])("names %i lines that a rule fails on", (count, lines) => {
  configure("export default { customRules: [failing] };");
  const { status, stderr } = run("check --ndjson --threads 1 -", { input: LINE.repeat(count) });
  expect([status, stderr]).toEqual([2, `campaign-rules: <stdin>: ${lines} not checked\n`]);
});

it.each(["await", "export default"])("a configuration that never ends is reported: %s", (statement) => {
  configure(`${statement} new Promise(() => {});`);
  const problem = "campaign-rules.config.mjs: it cannot be loaded: it waits for something that never happens";
  expect(runAlone(["check", "eu"], "", { cwd: project })).toEqual(refused(problem));
});

describe("a wrong configuration", () => {
  const known =
    'known: "$schema", "features", "productSets", "policies", "rules", "exceptions", "customRules", "message", "lint", "bounds", "docsUrl", "ignores", "overrides"';
  const unknown = "unknown member of an override";
  const excluding = "overrides[0].files: a glob of an override must not begin with !";
  const globs = "overrides[0].files: files of an override must be a glob or an array of globs";

  it.each([
    ["[]", "a configuration must be an object"],
    ["{ rulez: {} }", 'rulez: unknown member "rulez"; did you mean "rules"?'],
    ["{ operation: 1 }", `operation: unknown member "operation"; ${known}`],
    ['{ get rules() { throw new Error("no"); } }', "it cannot be read: no"],
    ['{ features: ["QUEING"] }', 'features[0]: unknown feature "QUEING"; did you mean "QUEUING"?'],
    ['{ features: "QUEUING" }', "features: features must be an array"],
    ['{ rules: { "acme.x": "off" } }', 'rules["acme.x"]: unknown rule "acme.x"; see: campaign-rules rules'],
    ['{ customRules: [{ id: "acme.x" }] }', "customRules[0]: a custom rule must be made by defineRule"],
    ['{ customRules: [team("a"), team("b")] }', `customRules[1]: two custom rules have the id ${TEAM}`],
    ["{ message: 1 }", "message: message must be a function"],
    ["{ lint: 1 }", "lint: lint must be true or false"],
    ["{ bounds: { maxDepth: 0 } }", "bounds.maxDepth: bounds.maxDepth must be a number of at least 1"],
    ['{ bounds: { maxDepth: "5" } }', "bounds.maxDepth: bounds.maxDepth must be a number of at least 1"],
    ["{ bounds: { depth: 1 } }", 'bounds.depth: unknown bound "depth"; known: "maxDepth", "maxViolations"'],
    ["{ overrides: {} }", "overrides: overrides must be an array"],
    ["{ overrides: [1] }", "overrides[0]: an override must be an object"],
    ["{ overrides: [{}] }", globs],
    ["{ overrides: [{ files: [] }] }", globs],
    ['{ overrides: [{ files: ["a", 1] }] }', globs],
    ["{ overrides: [{ files: [1] }] }", globs],
    ['{ overrides: [{ files: "" }] }', globs],
    ['{ overrides: [{ files: ["a", ""] }] }', globs],
    ['{ overrides: [{ files: "!a.json" }] }', excluding],
    ['{ overrides: [{ files: ["*.json", "!a.json"] }] }', excluding],
    ['{ overrides: [{ files: "*", rule: {} }] }', `overrides[0].rule: ${unknown} "rule"; did you mean "rules"?`],
  ])("like %s is reported in one line", (exported, problem) => {
    write("campaign-rules.config.mjs", `import { team } from "./rules.mjs"; export default ${exported};`);
    expect(run("check eu")).toEqual(refused(`campaign-rules.config.mjs: ${problem}`));
  });

  it.each([
    ["has no default export", "export const rules = {};", "it has no default export"],
    ["throws", 'throw new Error("not\\nnow");', "it cannot be loaded: not"],
    [
      "throws an announced message",
      'throw new Error("1 error:\\n  a.ts:1: no\\nb");',
      "it cannot be loaded: 1 error: a.ts:1: no",
    ],
    ["throws nothing", "throw null;", "it cannot be loaded: null"],
    ["throws a text", 'throw "not now";', "it cannot be loaded: not now"],
    ["throws an error without a message", "throw new TypeError();", "it cannot be loaded: TypeError"],
    ["throws a value that is not an error", "throw { toString: null };", "it cannot be loaded: an unreadable error"],
    ["exports a promise that fails", 'export default Promise.reject(new Error("no"));', "it cannot be loaded: no"],
    ["is not JavaScript", "export default {", "it cannot be loaded: Unexpected end of input"],
    ["is empty", "", "the file is empty"],
  ])("that %s is reported in one line", (_, source, problem) => {
    write("campaign-rules.config.mjs", source);
    expect(run("check eu")).toEqual(refused(`campaign-rules.config.mjs: ${problem}`));
  });

  it("that imports a file of an unknown type is reported", () => {
    write("a.unknown", "");
    write("campaign-rules.config.mjs", 'import "./a.unknown"; export default {};');
    const problem =
      /^campaign-rules: campaign-rules\.config\.mjs: it cannot be loaded: Unknown file extension "\.unknown" for .*\n$/u;
    expect(run("check eu")).toEqual({ status: 2, stdout: "", stderr: expect.stringMatching(problem) });
  });

  it.each<[string, string, string]>([
    ["is not JSON", "{", '1:2: not valid JSON: the closing "}" is missing'],
    ["has another member", '{\n  "feature": []\n}', '2:14: unknown member "feature"; did you mean "features"?'],
    [
      "repeats a key",
      '{ "lint": true,\n"lint": false }',
      '2:1: the key "lint" is repeated; it first appears at line 1, column 3',
    ],
    ["has a slip in an override", '{ "overrides": [{ "files": "*", "lint": 1 }] }', "1:41: lint must be true or false"],
    ["has custom rules", '{ "customRules": ["acme.x"] }', "1:19: a custom rule must be made by defineRule"],
  ])("in JSON that %s is reported with its position", (_, text, problem) => {
    write("campaign-rules.config.json", text);
    expect(run("check eu")).toEqual(refused(`campaign-rules.config.json:${problem}`));
  });

  it.each([
    ["absent.mjs", "absent.mjs: file not found"],
    ["config.yaml", "config.yaml: the name of a configuration must end with .js, .mjs, .cjs, .ts, .mts, .cts or .json"],
  ])("that is %s is named", (name, problem) => {
    expect(run(`check --config ${name} eu`)).toEqual(refused(problem));
  });

  it.each([
    ['() => { throw new Error("no words"); }', "message failed: no words"],
    ["() => 1", "message must return a string, but returned number"],
    ['async () => { throw new Error("late"); }', "message must return a string, but returned a promise"],
  ])("with the message %s reports the failure", (message, problem) => {
    configure(`export default { customRules: [team("EU")], message: ${message} };`);
    const stderr = `campaign-rules: campaign-rules.config.mjs: ${problem}\n`;
    expect(run("check eu")).toMatchObject({ status: 2, stderr });
  });
});

it.each([
  ["--rule", "<id=level>", "acme.name=off"],
  ["--except", "<rule=path[=level]>", "acme.name=a"],
])("%s %s is rejected for a rule that is not built in: %s", (option, form, argument) => {
  const problem = `option '${option} ${form}' argument '${argument}' is invalid. Unknown rule "acme.name"`;
  expect(run(`check ${option} ${argument} eu`)).toEqual(refused(`${problem}; see: campaign-rules rules`));
});

it("the file whose context is printed need not exist", () => {
  rmSync(join(project, "rules.mjs"));
  expect(contextOf("none.json")).toMatchObject({ lint: true });
});
