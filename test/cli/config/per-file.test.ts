import { mkdirSync, mkdtempSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeEach, describe, expect, it } from "vitest";
import type { FileResult } from "../../../src/text/request/check-text.js";
import { folder, root, runAlone, run as runResident, sampleText as sample, words, writeIn } from "../run.js";

const VALID = sample("push-one-time.json");
const CONFIG = "campaign-rules.config.json";

let project: string;

const write = (name: string, content: unknown) => writeIn(project, name, content);

beforeEach(() => {
  project = mkdtempSync(join(folder, "per-file-"));
  mkdirSync(join(project, ".git"));
  for (const name of ["a.json", "eu/a.json", "us/a.json"]) write(name, VALID);
});

function run(line: string, { cwd = ".", input = "", env = {} } = {}, runCommand = runResident) {
  const { status, stdout, stderr } = runCommand(words(line), input, { cwd: join(project, cwd), env });
  return { status, stdout, stderr: stderr.replaceAll("campaign-rules: ", "") };
}

/** The results of a check, if there are any, and what is said beside that. */
function checkJson(line: string) {
  const { status, stdout, stderr } = run(`check --format json ${line}`);
  return { status, results: stdout === "" ? undefined : (JSON.parse(stdout) as FileResult[]), stderr };
}

/** The files that are checked, and what is said beside that. */
function checked(line: string) {
  const { status, results = [], stderr } = checkJson(line);
  return [status, results.map(({ file }) => file), stderr];
}

const TWICE = '{ "channel": "PUSH", "channel": "PUSH" }';

/** The rules of a file, or line, that are broken and have a level in a configuration. */
const hasTwice = ({ stdout }: { stdout: string }) => stdout.includes("input.json-unique-keys");

describe("the configuration nearest to the file", () => {
  const has = (line: string, cwd = ".") => hasTwice(run(line, { cwd, input: TWICE }));

  beforeEach(() => {
    write(`eu/${CONFIG}`, { rules: { "input.json-unique-keys": "off" } });
    write(CONFIG, {});
    write("eu/twice.json", TWICE);
    write("us/twice.json", TWICE);
  });

  it("decides, wherever the command runs", () => {
    for (const cwd of [".", "eu", "us"]) {
      const up = cwd === "." ? "" : "../";
      expect([has(`check ${up}eu/twice.json`, cwd), has(`check ${up}us/twice.json`, cwd)]).toEqual([false, true]);
    }
  });

  it("decides for each of several files, and whatever finds them", () => {
    const { results } = checkJson("**/twice.json");
    expect(results?.map(({ violations }) => violations[0]?.rule === "input.json-unique-keys")).toEqual([false, true]);
  });

  it.each(["1", "2"])("is that of the working directory for standard input and lines, in %s threads", (threads) => {
    const lines = `check --ndjson --threads ${threads}`;
    expect([has("check -"), has("check -", "eu")]).toEqual([true, false]);
    expect([has(`${lines} -`), has(`${lines} -`, "eu")]).toEqual([true, false]);
    expect([has(`${lines} eu/twice.json`), has(`${lines} ../us/twice.json`, "eu")]).toEqual([true, false]);
    expect(has("check /dev/stdin", "eu")).toBe(false);
  });

  it.each(["", "--ndjson"])("is where --stdin-filepath points %s", (options) => {
    const at = (name: string, cwd?: string) => has(`check ${options} --stdin-filepath ${name} -`, cwd);
    expect([at("eu/new.json"), at("us/new.json"), at("../us/new.json", "eu")]).toEqual([false, true, true]);
  });

  it("decides for the desired campaign of a plan", () => {
    const plan = (file: string) => has(`plan --format json a.json ${file}`);
    expect([plan("eu/twice.json"), plan("us/twice.json")]).toEqual([false, true]);
  });

  it("does not matter to a baseline, which lists findings by file", () => {
    run("check --baseline baseline.json --update-baseline **/twice.json");
    expect(run("check --baseline baseline.json **/twice.json").status).toBe(0);
    const listed = JSON.parse(readFileSync(join(project, "baseline.json"), "utf8")) as Record<string, object>;
    expect(Object.values(listed).map((rules) => "input.json-unique-keys" in rules)).toEqual([false, true]);
  });

  it("with a rule that others lack takes options for it", () => {
    write("node_modules/x", "");
    symlinkSync(root, join(project, "node_modules/campaign-rules"));
    const rule = '{ id: "acme.never", scope: "request", reads: {}, message: "no", check: (_, report) => report([]) }';
    const exported = `export default { customRules: [defineRule(${rule})] };`;
    write("us/campaign-rules.config.mjs", `import { defineRule } from "campaign-rules"; ${exported}`);
    const { status, stdout } = run("check --rule acme.never=warning eu/a.json us/a.json");
    expect([status, stdout.match(/acme\.never/gu)?.length]).toEqual([0, 1]);
    expect(run("check --rule acme.never=off eu/a.json").status).toBe(2);
  });
});

it("files whose names look like that of a configuration are reported, once", () => {
  write("campaign-rules.config.yaml", "");
  write("eu/.campaign-rulesrc", "");
  const known = "campaign-rules.config.js or campaign-rules.config.json";
  const ignored = (name: string) =>
    `${name}: this file is ignored: its name is not that of a configuration, such as ${known}\n`;
  const [above, below] = ["campaign-rules.config.yaml", "eu/.campaign-rulesrc"].map(ignored);
  expect(run("check a.json eu/a.json us/a.json").stderr).toBe(`${above}${below}`);
  expect(run("rules").stderr).toBe(above);
});

describe("ignores", () => {
  it("apply to folders and globs, and named files are checked with a note", () => {
    write(CONFIG, { ignores: ["us/**", "eu/*.tmp.json", "old/"] });
    write("eu/b.tmp.json", VALID);
    write("old/deep/a.json", VALID);
    expect(checked(".")).toEqual([0, ["a.json", "eu/a.json"], ""]);
    expect(checked("eu/*.json")).toEqual([0, ["eu/a.json"], ""]);
    const note = (name: string) => `${name}: checked because it is named, although ${CONFIG} ignores it\n`;
    expect(checked("us/a.json eu")).toEqual([0, ["us/a.json", "eu/a.json"], note("us/a.json")]);
    expect(checked("us")).toEqual([2, [], "us: all files that match are ignored\n"]);
    expect(checked("--no-config us")).toEqual([0, ["us/a.json"], ""]);
  });

  it("may name a folder with parentheses, and so may overrides", () => {
    write("us (old)/a.json", VALID);
    write("eu (old)/twice.json", TWICE);
    const overrides = [{ files: "eu (old)/*", rules: { "input.json-unique-keys": "off" } }];
    write(CONFIG, { ignores: ["us (old)/"], overrides });
    const { results, stderr } = checkJson(".");
    expect(stderr).toBe("");
    expect(results?.map(({ file, violations }) => [file, violations.length > 1])).toEqual([
      ["a.json", false],
      ["eu (old)/twice.json", true],
      ["eu/a.json", false],
      ["us/a.json", false],
    ]);
    expect(results?.flatMap(({ violations }) => violations).some(({ rule }) => rule.startsWith("input."))).toBe(false);
  });

  it("may exclude characters, and so may overrides", () => {
    for (const name of ["b.json", "twice.json", "x.json"]) write(name, TWICE);
    const overrides = [{ files: "[!x]*.json", rules: { "input.json-unique-keys": "off" } }];
    write(CONFIG, { ignores: ["[!ax]*.json", "[^a-z]*"], overrides });
    const { results } = checkJson("*.json");
    expect(results?.map(({ file }) => file)).toEqual(["a.json", "x.json"]);
    expect([hasTwice(run("check b.json")), hasTwice(run("check x.json"))]).toEqual([false, true]);
  });

  it("are those of the configuration nearest to each file, relative to its folder", () => {
    write(CONFIG, { ignores: ["*/a.json"] });
    write(`eu/${CONFIG}`, { ignores: ["b.json"] });
    write("eu/b.json", VALID);
    expect(checked(".")).toEqual([0, ["a.json", "eu/a.json"], ""]);
    expect(run("check --format json ..", { cwd: "eu" }).stdout).toContain('"file": "../a.json"');
  });

  it("always include what is beside campaigns", () => {
    const names = ["package.json", "eu/package.json", "package-lock.json", "npm-shrinkwrap.json", "x.lock", CONFIG];
    for (const name of names) write(name, "{}");
    write("node_modules/b/a.json", VALID);
    for (const all of ["**/*", "."]) expect(checked(all)).toEqual([0, ["a.json", "eu/a.json", "us/a.json"], ""]);
    const note = "package.json: checked because it is named, although it describes a package\n";
    expect(checked("package.json").at(-1)).toBe(note);
    write("mine.json", "{}");
    expect(checked("--config mine.json *.json")).toEqual([0, ["a.json"], ""]);
  });

  it.each([
    ['["!a.json"]', "1:15: an entry of ignores must not begin with !"],
    ["[1]", "1:15: an entry of ignores must be a glob"],
    ['""', "1:14: ignores must be an array"],
  ])("like %s are wrong", (ignores, problem) => {
    write(CONFIG, `{ "ignores": ${ignores} }`);
    expect(checked("a.json")).toEqual([2, [], `${CONFIG}:${problem}\n`]);
  });
});

describe("overrides about requests", () => {
  const patch = sample("update-with-slip.json");

  beforeEach(() => {
    write("stored.json", sample("stored-campaign.json"));
    write("updates/a.json", patch);
    write("updates/stopped.json", patch);
    const active = { files: "updates/*", operation: "update", state: "ACTIVE", current: "stored.json" };
    write(CONFIG, { overrides: [active, { files: "updates/stopped.json", state: "STOPPED" }] });
  });

  const UPDATE = "--no-config --operation update --current";
  const ACTIVE = "--state ACTIVE";
  const found = (line: string) => {
    const { results, stderr } = checkJson(line);
    return [results?.map(({ violations, skipped }) => [violations, skipped]), stderr];
  };

  it("apply to the files that match, the later ones first", () => {
    expect(found("updates/a.json")).toEqual(found(`${UPDATE} stored.json ${ACTIVE} updates/a.json`));
    const stopped = "updates/stopped.json";
    expect(found(stopped)).toEqual(found(`${UPDATE} stored.json --state STOPPED ${stopped}`));
    expect(run(`check a.json ${stopped}`).stdout).toContain("update.state-allows-changes");
    expect(run("check a.json").status).toBe(0);
  });

  it("yield to what the command line gives, but not to its defaults", () => {
    const stopped = "updates/stopped.json";
    expect(found(`${ACTIVE} ${stopped}`)).toEqual(found(`${UPDATE} stored.json ${ACTIVE} ${stopped}`));
    expect(found("--operation create updates/a.json")).toEqual(found("--no-config updates/a.json"));
    write("other.json", { channel: "PUSH" });
    const other = found(`${UPDATE} other.json ${ACTIVE} updates/a.json`);
    expect(found("--current other.json updates/a.json")).toEqual(other);
  });

  it("decide whether options about updates make sense", () => {
    const problem = "option '--state' requires --operation update or --request\n";
    expect(run(`check ${ACTIVE} a.json`)).toEqual({ status: 2, stdout: "", stderr: problem });
    expect(run(`check ${ACTIVE} --operation create updates/a.json`).stderr).toBe(problem);
    expect(run(`check ${ACTIVE} a.json updates/a.json`).stderr).toBe("");
  });

  it.each([{ state: "ACTIVE" }, { current: "stored.json" }])("%j requires an operation", (facts) => {
    write(CONFIG, { overrides: [{ files: "updates/*", ...facts }] });
    const stderr = `updates/a.json: ${Object.keys(facts)} in an override requires operation "update", or --request\n`;
    expect(run("check updates/a.json")).toEqual({ status: 2, stdout: "", stderr });
    expect(run("check a.json").status).toBe(0);
    expect(run("check --operation create updates/a.json").stderr).toBe("");
    expect(run("check --operation update updates/a.json").stderr).toBe("");
  });

  it.each(["1", "2"])("apply to lines, in %s threads", (threads) => {
    const lines = `${JSON.stringify(JSON.parse(patch))}\n`.repeat(3);
    write("updates/l.ndjson", lines);
    write("l.ndjson", lines);
    const of = (line: string) => run(`check --ndjson --brief --threads ${threads} ${line}`).stdout;
    expect(of("updates/l.ndjson")).toBe(of(`${UPDATE} stored.json ${ACTIVE} updates/l.ndjson`));
    expect(of("l.ndjson")).toBe(of("--no-config l.ndjson"));
  });

  it("say which campaign is stored from the folder of the configuration", () => {
    const { stdout } = run("check a.json", { cwd: "updates" });
    expect(stdout).toContain("in the stored campaign: ../stored.json:");
    write(CONFIG, { overrides: [{ files: "updates/*", operation: "update", current: "gone.json" }] });
    expect(found("updates/a.json")).toEqual([undefined, "gone.json: file not found\n"]);
    write(CONFIG, { overrides: [{ files: "updates/*", operation: "update", current: "." }] });
    expect(found("updates/a.json")).toEqual([undefined, ".: this is a folder, not a file\n"]);
  });

  it.each([
    ['"operation": "updat"', 'operation "updat"; did you mean "update"?'],
    ['"state": "LIVE"', 'unknown state "LIVE"; known: '],
    ['"current": 1', "current must be the path of a file"],
    ['"operations": 1', 'unknown member of an override "operations"; did you mean "operation"?'],
  ])("like %s are wrong", (member, problem) => {
    write(CONFIG, `{ "overrides": [{ "files": "*", ${member} }] }`);
    expect(run("check a.json")).toMatchObject({ status: 2, stderr: expect.stringContaining(problem) });
  });
});

describe("--report-unused", () => {
  /** Exceptions, each written as its rule and path. */
  const exceptions = (level: string, ...texts: string[]) =>
    texts.map((text) => ({ rule: text.split(" ")[0], path: text.split(" ")[1], level }));
  const wrong = { ...(JSON.parse(VALID) as object), channel: "push", unknown_member: 1 };

  it("warns about exceptions and entries of ignores that match nothing", () => {
    write("us/wrong.json", wrong);
    write("workspace.json", { exceptions: exceptions("off", "member.known unknown_member", "member.known x") });
    write(CONFIG, {
      ignores: ["eu/**", "gone/**"],
      exceptions: exceptions("off", "structure.enum channel", "structure.enum *", "structure.type **"),
      overrides: [{ files: "eu/*", exceptions: exceptions("off", "structure.size **") }],
    });
    const workspace = "check --workspace workspace.json --except utm.custom-key-prefixed=a";
    const { status, stderr } = run(`${workspace} --report-unused .`);
    const warnings = [
      `${CONFIG}: the exception for structure.enum at *`,
      `${CONFIG}: the exception for structure.type at **`,
      `${CONFIG}: the exception for structure.size at **`,
      "workspace.json: the exception for member.known at x",
      "--except: the exception for utm.custom-key-prefixed at a",
      `${CONFIG}: the entry "gone/**" of ignores`,
    ];
    const text = warnings.map((one) => `warning: ${one} matches nothing\n`).join("");
    expect([status, stderr]).toEqual([0, text]);
    const statuses = [6, 5].map((most) => run(`${workspace} --report-unused --max-warnings ${most} .`).status);
    expect(statuses).toEqual([0, 1]);
    expect(run(`${workspace} .`).stderr).toBe("");
  });

  it("knows exceptions that change only the severity, also of warnings that are not shown", () => {
    write("us/a.json", wrong);
    write(CONFIG, { lint: false, exceptions: exceptions("warning", "structure.enum channel", "member.known *") });
    expect(run("check --report-unused us").stderr).toBe("");
  });

  it("is not for lines", () => {
    expect(run("check --ndjson --report-unused -").status).toBe(2);
  });
});

describe("a configuration in TypeScript", () => {
  const env = { NODE_OPTIONS: `--import ${pathToFileURL(join(root, "node_modules/tsx/dist/loader.mjs"))}` };

  it("that ends with .cts works with a loader", () => {
    write("campaign-rules.config.cts", 'const names: string[] = ["QUEUING"]; module.exports = { features: names };');
    const { stdout } = run("check --print-config a.json", { env }, runAlone);
    expect(JSON.parse(stdout)).toMatchObject({ features: ["QUEUING"] });
  });

  it.each([".ts", ".mts"])("that ends with %s works with a loader, in threads too", (extension) => {
    const typed = 'const names: string[] = ["QUEUING"]; export default { features: names };';
    write(`campaign-rules.config${extension}`, typed);
    const { stdout, stderr } = run("check --print-config a.json", { env }, runAlone);
    expect([JSON.parse(stdout), stderr]).toEqual([expect.objectContaining({ features: ["QUEUING"] }), ""]);
    const input = `${JSON.stringify(JSON.parse(VALID))}\n`.repeat(10);
    expect(run("check --ndjson --threads 2 -", { env, input }, runAlone).status).toBe(0);
  });
});
