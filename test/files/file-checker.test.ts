import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createFileChecker, type FileChecker } from "../../src/files/file-checker.js";
import type { FileContents } from "../../src/files/file-contents.js";
import type { FileResult } from "../../src/text/request/check-text.js";
import { root, run, sampleText as sample, folder as temporary } from "../cli/run.js";
import { budget } from "../support/budget.js";
import { slow } from "../support/slow.js";

/** A folder of this file: commands in tests of other files must not find the configurations in it. */
const folder = mkdtempSync(join(temporary, "checked-"));

/** A checker without a configuration. */
const checker = await createFileChecker({ config: false });

const stored = { file: "samples/stored-campaign.json", text: sample("stored-campaign.json") };

/** The contents of each sample, and the equivalent options of the command line. */
const samples: Record<string, [FileContents, string[]]> = {
  "push-one-time.json": [{}, []],
  "email-promotional.json": [{}, []],
  "push-with-mistakes.json": [{ operation: "create" }, []],
  "stored-campaign.json": [{}, []],
  "update-with-slip.json": [
    { operation: "update", state: "ACTIVE", current: stored },
    ["--operation", "update", "--state", "ACTIVE", "--current", stored.file],
  ],
  "whole-request-with-mistakes.json": [{ request: true }, ["--request"]],
};

function checkedByCommand(file: string, options: readonly string[]): unknown {
  return (JSON.parse(run(["check", "--format", "json", ...options, file]).stdout) as unknown[])[0];
}

const json = (result: FileResult): unknown => JSON.parse(JSON.stringify(result));

const rulesOf = ({ violations }: FileResult): string[] => violations.map(({ rule }) => rule);

const CONFIG = "campaign-rules.config.json";

describe("a result equals that of the command line", () => {
  it.each(Object.entries(samples))("for the sample %s", async (name, [contents, options]) => {
    const file = `samples/${name}`;
    const { result } = checker.check(file, sample(name), contents);
    expect(json(result)).toEqual(checkedByCommand(file, ["--no-config", ...options]));
  });

  it.each(["", "{", '{"a":1,"a":2}', '\uFEFF{"channel":"PUSH"}', "null"])("for the text %j", slow, (text) => {
    const file = join(folder, "odd.json");
    writeFileSync(file, text);
    expect(json(checker.check(file, text).result)).toEqual(checkedByCommand(file, ["--no-config"]));
  });

  it("for fixtures with faults", async () => {
    const names = readdirSync(join(root, "fixtures/create/invalid")).slice(0, budget(3, 1000));
    for (const name of names) {
      const text = JSON.stringify((JSON.parse(sample(`../fixtures/create/invalid/${name}`)) as { body: unknown }).body);
      const file = join(folder, name);
      writeFileSync(file, text);
      const { result } = checker.check(file, text);
      expect(json(result)).toEqual(checkedByCommand(file, ["--no-config"]));
      const { text: fixed } = checker.fix(file, text);
      run(["check", "--fix", "--no-config", file]);
      expect(fixed).toBe(readFileSync(file, "utf8"));
    }
  });
});

it("a line of many requests has the result of the command line, also if it is blank", async () => {
  const lines = ['{"channel":"push"}', "", " \t", "{"];
  const file = join(folder, "lines.ndjson");
  writeFileSync(file, lines.join("\n"));
  const results = lines.map((line, index) => json(checker.check(file, line, { line: index + 1 }).result));
  const printed = run(["check", "--ndjson", "--no-config", file]).stdout.trim().split("\n");
  expect(results).toEqual(printed.map((line) => JSON.parse(line)));
});

describe("positions", () => {
  it("are those in the text, each with its length", async () => {
    const text = '{\n  "request_id": "r-1",\n  "status": "PUBLISHED"\n}';
    const { result, positionOf } = checker.check("a.json", text, { operation: "update" });
    expect(result.violations.map((found) => positionOf(found))).toEqual([{ line: 3, column: 13, length: 11 }]);
  });

  it("are those of values in the body, or of the object that lacks the value", async () => {
    const text = '{ "method": "POST", "path": "/", "headers": {}, "body": { "channel": "PUSH" } }';
    const { positionAt } = checker.check("a.json", text, { request: true });
    expect([positionAt(["channel"]), positionAt(["advanced", "x"])]).toEqual([
      { line: 1, column: text.indexOf('"PUSH"') + 1, length: 6 },
      { line: 1, column: text.indexOf('"body"') + 1, length: 6 },
    ]);
  });

  it("are lines of the file for a line of NDJSON", async () => {
    const { result, positionOf } = checker.check("a.ndjson", '{"status":"X"}', { operation: "update", line: 7 });
    expect([result.line, ...result.violations.map((found) => positionOf(found)?.line)]).toEqual([7, 7]);
  });

  it("are those in the stored campaign for violations there", async () => {
    const update = '{"request_id":"r-1","basic_details":{"name":"n"}}';
    const checked = checker.check("a.json", update, { operation: "update", state: "DRAFT", current: stored });
    const found = checked.result.violations.map((one) => [one.path, checked.positionInCurrent(one)?.line]);
    const lines = stored.text.split("\n");
    const lineOf = (key: string) => lines.findIndex((line) => line.includes(`"${key}"`)) + 1;
    expect(found).toEqual([
      ["basic_details.platforms", lineOf("platforms")],
      ["basic_details.platform_specific_details", lineOf("platform_specific_details")],
    ]);
  });
});

describe("a position in the stored campaign", () => {
  const contents: FileContents = { operation: "update", state: "DRAFT", current: stored };

  it("is undefined if no campaign is stored, or the problem is not there", async () => {
    const create = checker.check("a.json", '{"channel":"PUSH","basic_details":{}}');
    const wrong = checker.check("a.json", '{"request_id":"r-1","basic_details":5}', contents);
    for (const { result, positionInCurrent } of [create, wrong]) {
      expect(result.violations.map(positionInCurrent)).toEqual(result.violations.map(() => undefined));
    }
    expect(wrong.result.violations.map(({ path }) => path)).toEqual(["basic_details"]);
  });

  it.each([
    [undefined, "basic_details.platforms"],
    ["component", "basic_details.platforms"],
    ["member", "campaign_content.content.push.ios"],
  ] as const)("is that of the value that the update removes with the policy %s", async (merge, removed) => {
    const patch = { basic_details: { name: "n" }, campaign_content: { content: { push: { android: {} } } } };
    const checker = await createFileChecker({ config: false, context: { lint: true, policies: { merge } } });
    const { result, positionInCurrent } = checker.check("a.json", JSON.stringify(patch), contents);
    const found = [...result.violations, ...result.warnings].find((one) => positionInCurrent(one) !== undefined);
    expect(found?.path).toBe(removed);
  });

  it.each<["member" | "component", string, object]>([
    ["member", "structure.type", { line: 4, column: 13, length: 1 }],
    ["component", "structure.required", { line: 4, column: 5, length: 6 }],
  ])("is that of the value if the update keeps it, and that of the name if not: %s", async (merge, rule, position) => {
    const text = '{\n  "channel": "PUSH",\n  "basic_details": {\n    "name": 1\n  }\n}\n';
    const update = '{ "basic_details": { "tags": ["a"] } }';
    const checker = await createFileChecker({ config: false, context: { policies: { merge } } });
    const checked = checker.check("a.json", update, { ...contents, current: { file: "stored.json", text } });
    const found = checked.result.violations.filter(({ path }) => path === "basic_details.name");
    expect(found.map((one) => [one.rule, checked.positionInCurrent(one)])).toEqual([[rule, position]]);
  });
});

describe("a configuration", () => {
  it("is the nearest one, with its overrides for the path of the file", async () => {
    const config = join(folder, CONFIG);
    const rules = { "input.json-unique-keys": "off" };
    writeFileSync(config, JSON.stringify({ features: ["QUEUING"], overrides: [{ files: "eu/**", rules }] }));
    const checker = await createFileChecker({ folder });
    expect(checker.config).toBe(config);
    const featuresOf = (file: string) => checker.contextFor(join(folder, file)).features;
    expect([featuresOf("a.json"), featuresOf("eu/a.json")]).toEqual([["QUEUING"], ["QUEUING"]]);
    const isTold = (file: string) =>
      rulesOf(checker.check(join(folder, file), '{"a":1,"a":2}').result).includes("input.json-unique-keys");
    expect([isTold("a.json"), isTold("eu/a.json")]).toEqual([true, false]);
  });

  it("yields to the context that a program passes", async () => {
    const config = join(folder, "both.json");
    const policies = { utmCustomKeys: "any", merge: "member" };
    writeFileSync(config, JSON.stringify({ features: ["QUEUING"], policies, lint: true }));
    const features = new Set(["PORTFOLIO"] as const);
    const checker = await createFileChecker({
      config,
      context: { features, policies: { merge: "component" }, lint: false },
    });
    const context = checker.contextFor("a.json");
    const chosen = { utmCustomKeys: "any", merge: "component" };
    expect([context.features, context.policies, context.lint]).toEqual([["PORTFOLIO"], chosen, false]);
  });

  it("that is invalid causes an error with its path", async () => {
    const config = join(folder, "wrong.json");
    writeFileSync(config, '{ "feature": [] }');
    await expect(createFileChecker({ folder, config: "wrong.json" })).rejects.toThrow(
      `${config}:1:14: unknown member "feature"; did you mean "features"?`,
    );
  });

  it("is not looked for if it is false", async () => {
    writeFileSync(join(folder, CONFIG), "{");
    const { config } = await createFileChecker({ folder, config: false });
    expect(config).toBe(undefined);
  });
});

describe("the configuration of a file", () => {
  const CODE = "code/campaign-rules.config.mjs";
  const features = (...names: string[]) => JSON.stringify({ features: names });

  /** A repository with a configuration, and one in each of two of its folders: JSON and code. */
  function repository() {
    const base = mkdtempSync(join(folder, "repository-"));
    for (const name of [".git", "json", "code/deep", "none"]) mkdirSync(join(base, name), { recursive: true });
    writeFileSync(join(base, CONFIG), features("QUEUING"));
    writeFileSync(join(base, `json/${CONFIG}`), features("PORTFOLIO"));
    writeFileSync(join(base, CODE), `export default ${features("PRODUCT_SETS")};`);
    writeFileSync(join(base, "code/.campaign-rulesrc"), "");
    return (name: string) => join(base, name);
  }

  const used = (checker: FileChecker, ...files: string[]) =>
    files.map((file) => [...(checker.contextFor(file).features ?? [])][0]);

  it("is the nearest to it, wherever the checker was created", async () => {
    const at = repository();
    const note = /\/code\/\.campaign-rulesrc: this file is ignored: its name is not that of a config/u;
    for (const from of [".", "json", "code/deep", "none"]) {
      const checker = await createFileChecker({ folder: at(from) });
      const { path, isUsed, notes, ignored } = await checker.configurationOf(at("code/deep/a.json"));
      expect([path, isUsed, notes, ignored]).toEqual([at(CODE), true, [expect.stringMatching(note)], undefined]);
      const files = [at("a.json"), at("none/a.json"), at("json/a.json"), at("code/deep/a.json")];
      expect(used(checker, ...files)).toEqual(["QUEUING", "QUEUING", "PORTFOLIO", "PRODUCT_SETS"]);
    }
  });

  it("must be loaded before it is used, if it is code", async () => {
    const at = repository();
    const checker = await createFileChecker({ folder: at(".") });
    expect(() => checker.check(at("code/a.json"), "{}")).toThrow(
      `${at(CODE)}: this configuration is code, which is not loaded yet`,
    );
  });

  it("of the folder may be invalid where that of the file is not, for a lazy checker", async () => {
    const at = repository();
    const broken = at(CONFIG);
    writeFileSync(broken, "{");
    await expect(createFileChecker({ folder: at(".") })).rejects.toThrow(broken);
    const checker = await createFileChecker({ folder: at("."), isLazy: true });
    expect(checker.findConfiguration(at("none/a.json"))).toMatchObject({ path: broken, isUsed: true });
    await expect(checker.configurationOf(at("none/a.json"))).rejects.toThrow(broken);
    await checker.configurationOf(at("code/a.json"));
    expect(used(checker, at("json/a.json"), at("code/a.json"))).toEqual(["PORTFOLIO", "PRODUCT_SETS"]);
  });

  it("is not replaced by another one where it may not run", async () => {
    const at = repository();
    const inCode = (path: string) => path.startsWith(at("code"));
    const note = `${at(CODE)}: this configuration is not used, because it is code, which is not run here; no other one is used instead`;
    for (const runsCode of [false, (path: string) => !inCode(path)]) {
      const checker = await createFileChecker({ folder: at("."), runsCode });
      const { path, isUsed, notes } = await checker.configurationOf(at("code/deep/a.json"));
      expect([path, isUsed, notes[0]]).toEqual([at(CODE), false, note]);
      const files = ["a.json", "json/a.json", "code/a.json"].map(at);
      expect(used(checker, ...files)).toEqual(["QUEUING", "PORTFOLIO", undefined]);
      const inFolder = await createFileChecker({ folder: at("code"), runsCode });
      expect(inFolder.config).toBe(undefined);
    }
    const checker = await createFileChecker({ folder: at("code/deep"), runsCode: inCode });
    expect([checker.config, ...used(checker, at("code/a.json"))]).toEqual([at(CODE), "PRODUCT_SETS"]);
    const named = await createFileChecker({ config: at(CODE), runsCode: false });
    expect([named.config, ...used(named, at("json/a.json"))]).toEqual([undefined, undefined]);
  });

  it("may be another one once a file appears where it was looked for", async () => {
    const at = repository();
    const checker = await createFileChecker({ folder: at(".") });
    const { tried } = await checker.configurationOf(at("none/a.json"));
    const names = [".js", ".mjs", ".cjs", ".ts", ".mts", ".cts", ".json"].map((end) => `campaign-rules.config${end}`);
    expect(tried).toEqual([at("none"), at(".")].flatMap((one) => names.map((name) => join(one, name))));
  });

  it("ends the search in the folder of the checker, outside a repository", async () => {
    const base = mkdtempSync(join(folder, "workspace-"));
    mkdirSync(join(base, "a/b"), { recursive: true });
    writeFileSync(join(base, CONFIG), features("QUEUING"));
    const above = await createFileChecker({ folder: join(base, "a") });
    const within = await createFileChecker({ folder: base });
    const found = [above, within].flatMap((checker) => used(checker, join(base, "a/b/x.json")));
    expect(found).toEqual([undefined, "QUEUING"]);
  });

  it("says which files are not checked unless they are named", async () => {
    const at = repository();
    writeFileSync(at(`none/${CONFIG}`), '{ "ignores": ["drafts", "*.tmp.json"] }');
    const checker = await createFileChecker({ folder: at(".") });
    const ignores = `${at(`none/${CONFIG}`)} ignores it`;
    const reasons = {
      "none/a.json": undefined,
      "none/drafts.json": undefined,
      "drafts/a.json": undefined,
      "none/drafts/deep/a.json": ignores,
      "none/a.tmp.json": ignores,
      "package.json": "it describes a package",
      "json/package-lock.json": "it is a lock file",
      [`json/${CONFIG}`]: "it is a configuration",
      "none/node_modules/x/a.json": "it is in node_modules",
    };
    const found = Object.keys(reasons).map(async (name) => [name, (await checker.configurationOf(at(name))).ignored]);
    expect(Object.fromEntries(await Promise.all(found))).toEqual(reasons);
  });

  it("may say what a file contains, unless the contents do", async () => {
    const at = repository();
    writeFileSync(at("none/stored.json"), stored.text);
    const overrides = [
      { files: "*.update.json", operation: "update", state: "ACTIVE", current: "stored.json" },
      { files: "b.*", state: "STOPPED" },
    ];
    writeFileSync(at(`none/${CONFIG}`), JSON.stringify({ overrides }));
    const checker = await createFileChecker({ folder: at(".") });
    expect(await checker.configurationOf(at("none/a.update.json"))).toMatchObject({
      operation: "update",
      state: "ACTIVE",
      current: at("none/stored.json"),
    });
    const text = sample("update-with-slip.json");
    const rules = (file: string, contents?: FileContents) => rulesOf(checker.check(at(file), text, contents).result);
    const contents: FileContents = { operation: "update", state: "ACTIVE", current: stored };
    expect(rules("none/a.update.json")).toEqual(rules("a.json", contents));
    expect(rules("none/b.update.json")).toEqual(["update.state-allows-changes"]);
    expect(rules("none/b.update.json", { state: "ACTIVE" })).toEqual(rules("a.json", contents));
    expect(rules("none/a.update.json", { operation: "create" })).toEqual(rules("a.json"));
    expect(rules("none/b.json")).toEqual(rules("a.json"));
  });
});

describe("one fix", () => {
  it("changes only its own place, and keeps the layout", async () => {
    const text = '{ "channel" : "push" }';
    const { violations } = checker.check("a.json", text).result;
    const fixes = violations.map((found) => checker.applyFix(text, found));
    expect(fixes.filter((fixed) => fixed !== undefined)).toEqual(['{ "channel" : "PUSH" }']);
  });

  it("is below the body of a whole request", async () => {
    const contents = { request: true };
    const text = sample("whole-request-with-mistakes.json");
    const { violations } = checker.check("a.json", text, contents).result;
    const fixed = violations.flatMap((found) => checker.applyFix(text, found, contents) ?? []);
    const left = fixed.map((one) => checker.check("a.json", one, contents).result.violations.length);
    expect(left).toEqual(fixed.map(() => violations.length - 1));
    expect(fixed.length).toBeGreaterThan(0);
  });

  it("that cannot be applied to the text has no result", async () => {
    const [found] = checker.check("a.json", '{ "channel": "push" }').result.violations.filter((one) => "fix" in one);
    expect(found && checker.applyFix("[]", found)).toBe(undefined);
  });
});

it("the fixes of one rule do not fix findings of other rules", async () => {
  const text = '{ "channel": "push", "campaign_delivery_type": "one_time", "advance": {} }';
  expect(checker.fix("a.json", text, {}, "structure.enum").text).toBe(
    '{ "channel": "PUSH", "campaign_delivery_type": "ONE_TIME", "advance": {} }',
  );
  expect(checker.fix("a.json", text, {}, "structure.range").text).toBe(text);
});

describe("a missing object", () => {
  it("is completed with the members that its shape and the rules require", async () => {
    const body = JSON.parse(sample("push-one-time.json")) as Record<string, unknown>;
    delete body["scheduling_details"];
    expect(checker.lacksObject(JSON.stringify(body), ["scheduling_details"])).toBe(true);
    const completed = checker.complete("a.json", JSON.stringify(body), ["scheduling_details"]);
    expect(checker.check("a.json", completed ?? "").result.violations).toEqual([]);
  });

  it("is not completed if it is not missing", async () => {
    expect(checker.complete("a.json", sample("push-one-time.json"), ["basic_details"])).toBe(undefined);
    expect(checker.complete("a.json", "{", ["basic_details"])).toBe(undefined);
    expect(checker.lacksObject("{", ["basic_details"])).toBe(false);
  });
});

it.each([
  ["{", "stored.json: it is not valid JSON"],
  ['{"a":1,"a":2}', 'stored.json:1:8: the key "a" is repeated; it first appears at line 1, column 2'],
  ['{"a":9007199254740993}', "stored.json:1:6: 9007199254740993 would lose digits"],
])("the stored campaign %s is an error with its name", async (text, message) => {
  const contents: FileContents = { operation: "update", current: { file: "stored.json", text } };
  expect(() => checker.check("a.json", "{}", contents)).toThrow(message);
});

it("a stored campaign that is not UTF-8 is an error with its name", async () => {
  const own = mkdtempSync(join(temporary, "latin1-"));
  const overrides = [{ files: "**", operation: "update", current: "stored.json" }];
  writeFileSync(join(own, "campaign-rules.config.json"), JSON.stringify({ overrides }));
  writeFileSync(join(own, "stored.json"), Buffer.from('{"a":"\xe9"}', "latin1"));
  const { check } = await createFileChecker({ folder: own });
  expect(() => check(join(own, "a.json"), "{}")).toThrow("stored.json: it is not valid JSON: not encoded as UTF-8");
});

it("a request with a number that would lose digits is not compared with the stored campaign", async () => {
  const contents: FileContents = { operation: "update", current: { file: "stored.json", text: "{}" } };
  expect(rulesOf(checker.check("a.json", '{"a":9007199254740993}', contents).result)).toEqual(["input.json"]);
});

it("a checker without options uses the working directory", async () => {
  const { config } = await createFileChecker();
  expect(config).toBe(undefined);
});

it.each([
  [{ runCode: false }, 'unknown option "runCode"; did you mean "runsCode"?'],
  [{ runsCode: "false" }, "runsCode must be true or false"],
  [{ context: { feature: [] } }, 'unknown option "feature"; did you mean "features"?'],
  [{ context: { features: 5 } }, "features must be an array or a Set"],
  [{ context: { campaign: { state: "STOPPED" } } }, 'unknown option "campaign"'],
])("the options %o are wrong", async (options, message) => {
  await expect(createFileChecker(options as object)).rejects.toThrow(new TypeError(message));
});

it.each([
  [{ stat: "ACTIVE" }, 'unknown member of contents: "stat"; did you mean "state"?'],
  [{ operation: "updat" }, 'unknown operation "updat"; did you mean "update"?'],
  [{ operation: "update", current: "{}" }, "current must be an object"],
  [{ operation: "update", current: { file: "a", txt: "" } }, 'unknown member of current: "txt"; did you mean "text"?'],
])("the contents %o are wrong, for a check and for a fix", (contents, message) => {
  expect(() => checker.check("a.json", "{}", contents as object)).toThrow(new TypeError(message));
  expect(() => checker.fix("a.json", "{}", contents as object)).toThrow(new TypeError(message));
});
