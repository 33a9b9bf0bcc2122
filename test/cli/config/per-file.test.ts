import { mkdirSync, mkdtempSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeEach, describe, expect, it } from "vitest";
import { folder, root, runAlone, run as runResident, sampleText as sample, words, writeIn } from "../run.js";

const VALID = sample("push-one-time.json");
const CONFIG = "campaign-rules.config.json";

let project: string;

const write = (name: string, content: unknown) => writeIn(project, name, content);

beforeEach(() => {
  project = mkdtempSync(join(folder, "per-file-"));
  mkdirSync(join(project, ".git"));
  write("a.json", VALID);
  write("eu/a.json", VALID);
  write("us/a.json", VALID);
});

function run(args: readonly string[], { cwd = ".", input = "", env = {} } = {}, runCommand = runResident) {
  const { status, stdout, stderr } = runCommand(args, input, { cwd: join(project, cwd), env });
  return { status, stdout, stderr: stderr.replaceAll("campaign-rules: ", "") };
}

/** The files that are checked, and what is said beside that. */
function checked(...args: string[]) {
  const { status, stdout, stderr } = run(["check", "--format", "json", ...args]);
  const files = stdout === "" ? [] : (JSON.parse(stdout) as { file: string }[]).map(({ file }) => file);
  return [status, files, stderr];
}

const turnedOff = (rule: string) => ({ rules: { [rule]: "off" } });
const TWICE = '{ "channel": "PUSH", "channel": "PUSH" }';

/** The rules of a file, or line, that are broken and have a level in a configuration. */
const hasTwice = ({ stdout }: { stdout: string }) => stdout.includes("input.json-unique-keys");

describe("the configuration nearest to the file", () => {
  beforeEach(() => {
    write(`eu/${CONFIG}`, turnedOff("input.json-unique-keys"));
    write(CONFIG, {});
    write("eu/twice.json", TWICE);
    write("us/twice.json", TWICE);
  });

  it("decides, wherever the command runs", () => {
    for (const cwd of [".", "eu", "us"]) {
      const has = (name: string) => hasTwice(run(["check", cwd === "." ? name : `../${name}`], { cwd }));
      expect([has("eu/twice.json"), has("us/twice.json")]).toEqual([false, true]);
    }
  });

  it("decides for each of several files, and whatever finds them", () => {
    const { stdout } = run(["check", "--format", "json", "**/twice.json"]);
    const results = JSON.parse(stdout) as { violations: { rule: string }[] }[];
    expect(results.map(({ violations }) => violations[0]?.rule === "input.json-unique-keys")).toEqual([false, true]);
  });

  it.each(["1", "2"])("is that of the working directory for standard input and lines, in %s threads", (threads) => {
    const lines = ["check", "--ndjson", "--threads", threads];
    const has = (args: string[], cwd?: string) => hasTwice(run(args, { cwd, input: TWICE }));
    expect([has(["check", "-"]), has(["check", "-"], "eu")]).toEqual([true, false]);
    expect([has([...lines, "-"]), has([...lines, "-"], "eu")]).toEqual([true, false]);
    expect([has([...lines, "eu/twice.json"]), has([...lines, "../us/twice.json"], "eu")]).toEqual([true, false]);
    expect(has(["check", "/dev/stdin"], "eu")).toBe(false);
  });

  it.each([[], ["--ndjson"]])("is where --stdin-filepath points %s", (...options) => {
    const has = (name: string, cwd?: string) =>
      hasTwice(run(["check", ...options, "--stdin-filepath", name, "-"], { cwd, input: TWICE }));
    expect([has("eu/new.json"), has("us/new.json"), has("../us/new.json", "eu")]).toEqual([false, true, true]);
  });

  it("decides for the desired campaign of a plan", () => {
    const plan = (file: string) => run(["plan", "--format", "json", "a.json", file]);
    expect([hasTwice(plan("eu/twice.json")), hasTwice(plan("us/twice.json"))]).toEqual([false, true]);
  });

  it("does not matter to a baseline, which lists findings by file", () => {
    run(["check", "--baseline", "baseline.json", "--update-baseline", "**/twice.json"]);
    expect(run(["check", "--baseline", "baseline.json", "**/twice.json"]).status).toBe(0);
    const listed = JSON.parse(readFileSync(join(project, "baseline.json"), "utf8")) as Record<string, object>;
    expect(Object.values(listed).map((rules) => "input.json-unique-keys" in rules)).toEqual([false, true]);
  });

  it("with a rule that others lack takes options for it", () => {
    write("node_modules/x", "");
    symlinkSync(root, join(project, "node_modules/campaign-rules"));
    const rule =
      'defineRule({ id: "acme.never", scope: "request", reads: {}, message: "is wrong", check(_, report) { report([]); } })';
    write(
      "us/campaign-rules.config.mjs",
      `import { defineRule } from "campaign-rules"; export default { customRules: [${rule}] };`,
    );
    const { status, stdout } = run(["check", "--rule", "acme.never=warning", "eu/a.json", "us/a.json"]);
    expect([status, stdout.match(/acme\.never/gu)?.length]).toEqual([0, 1]);
    expect(run(["check", "--rule", "acme.never=off", "eu/a.json"]).status).toBe(2);
  });
});

it("files whose names look like that of a configuration are reported, once", () => {
  write("campaign-rules.config.yaml", "");
  write("eu/.campaign-rulesrc", "");
  const ignored =
    "this file is ignored: its name is not that of a configuration, such as campaign-rules.config.js or campaign-rules.config.json\n";
  expect(run(["check", "a.json", "eu/a.json", "us/a.json"]).stderr).toBe(
    `campaign-rules.config.yaml: ${ignored}eu/.campaign-rulesrc: ${ignored}`,
  );
  expect(run(["rules"]).stderr).toBe(`campaign-rules.config.yaml: ${ignored}`);
});

describe("ignores", () => {
  it("apply to folders and globs, and named files are checked with a note", () => {
    write(CONFIG, { ignores: ["us/**", "eu/*.tmp.json", "old/"] });
    write("eu/b.tmp.json", VALID);
    write("old/deep/a.json", VALID);
    expect(checked(".")).toEqual([0, ["a.json", "eu/a.json"], ""]);
    expect(checked("eu/*.json")).toEqual([0, ["eu/a.json"], ""]);
    const note = (name: string) => `${name}: checked because it is named, although ${CONFIG} ignores it\n`;
    expect(checked("us/a.json", "eu")).toEqual([0, ["us/a.json", "eu/a.json"], note("us/a.json")]);
    expect(checked("us")).toEqual([2, [], "us: all files that match are ignored\n"]);
    expect(checked("--no-config", "us")).toEqual([0, ["us/a.json"], ""]);
  });

  it("are those of the configuration nearest to each file, relative to its folder", () => {
    write(CONFIG, { ignores: ["*/a.json"] });
    write(`eu/${CONFIG}`, { ignores: ["b.json"] });
    write("eu/b.json", VALID);
    expect(checked(".")).toEqual([0, ["a.json", "eu/a.json"], ""]);
    expect(run(["check", "--format", "json", ".."], { cwd: "eu" }).stdout).toContain('"file": "../a.json"');
  });

  it("always include what is beside campaigns", () => {
    const names = ["package.json", "eu/package.json", "package-lock.json", "npm-shrinkwrap.json", "x.lock", CONFIG];
    for (const name of names) write(name, "{}");
    write("node_modules/b/a.json", VALID);
    expect(checked("**/*")).toEqual([0, ["a.json", "eu/a.json", "us/a.json"], ""]);
    expect(checked(".")).toEqual([0, ["a.json", "eu/a.json", "us/a.json"], ""]);
    expect(checked("package.json").at(-1)).toBe(
      "package.json: checked because it is named, although it describes a package\n",
    );
    write("mine.json", "{}");
    expect(checked("--config", "mine.json", "*.json")).toEqual([0, ["a.json"], ""]);
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
    write(CONFIG, {
      overrides: [
        { files: "updates/*", operation: "update", state: "ACTIVE", current: "stored.json" },
        { files: "updates/stopped.json", state: "STOPPED" },
      ],
    });
  });

  const UPDATE = ["--no-config", "--operation", "update", "--current", "stored.json"];
  const found = (...args: string[]) => {
    const { stdout, stderr } = run(["check", "--format", "json", ...args]);
    const results = JSON.parse(stdout || "null") as { violations: object[]; skipped: object[] }[] | null;
    return [results?.map(({ violations, skipped }) => [violations, skipped]), stderr];
  };

  it("apply to the files that match, the later ones first", () => {
    expect(found("updates/a.json")).toEqual(found(...UPDATE, "--state", "ACTIVE", "updates/a.json"));
    expect(found("updates/stopped.json")).toEqual(found(...UPDATE, "--state", "STOPPED", "updates/stopped.json"));
    expect(run(["check", "a.json", "updates/stopped.json"]).stdout).toContain("update.state-allows-changes");
    expect(run(["check", "a.json"]).status).toBe(0);
  });

  it("yield to what the command line gives, but not to its defaults", () => {
    expect(found("--state", "ACTIVE", "updates/stopped.json")).toEqual(
      found(...UPDATE, "--state", "ACTIVE", "updates/stopped.json"),
    );
    expect(found("--operation", "create", "updates/a.json")).toEqual(found("--no-config", "updates/a.json"));
    write("other.json", { channel: "PUSH" });
    expect(found("--current", "other.json", "updates/a.json")).toEqual(
      found("--no-config", "--operation", "update", "--state", "ACTIVE", "--current", "other.json", "updates/a.json"),
    );
  });

  it("decide whether options about updates make sense", () => {
    const problem = "option '--state' requires --operation update or --request\n";
    expect(run(["check", "--state", "ACTIVE", "a.json"])).toEqual({ status: 2, stdout: "", stderr: problem });
    expect(run(["check", "--state", "ACTIVE", "--operation", "create", "updates/a.json"]).stderr).toBe(problem);
    expect(run(["check", "--state", "ACTIVE", "a.json", "updates/a.json"]).stderr).toBe("");
  });

  it.each(["1", "2"])("apply to lines, in %s threads", (threads) => {
    const lines = `${JSON.stringify(JSON.parse(patch))}\n`.repeat(3);
    write("updates/l.ndjson", lines);
    write("l.ndjson", lines);
    const of = (...args: string[]) => run(["check", "--ndjson", "--brief", "--threads", threads, ...args]).stdout;
    expect(of("updates/l.ndjson")).toBe(of(...UPDATE, "--state", "ACTIVE", "updates/l.ndjson"));
    expect(of("l.ndjson")).toBe(of("--no-config", "l.ndjson"));
  });

  it("say which campaign is stored from the folder of the configuration", () => {
    const { stdout } = run(["check", "a.json"], { cwd: "updates" });
    expect(stdout).toContain("in the stored campaign: ../stored.json:");
    write(CONFIG, { overrides: [{ files: "updates/*", operation: "update", current: "gone.json" }] });
    expect(found("updates/a.json")).toEqual([undefined, "gone.json: file not found\n"]);
  });

  it.each([
    ['"operation": "updat"', 'operation "updat"; did you mean "update"?'],
    ['"state": "LIVE"', 'unknown state "LIVE"; known: '],
    ['"current": 1', "current must be the path of a file"],
    ['"operations": 1', 'unknown member of an override "operations"; did you mean "operation"?'],
  ])("like %s are wrong", (member, problem) => {
    write(CONFIG, `{ "overrides": [{ "files": "*", ${member} }] }`);
    expect(run(["check", "a.json"])).toMatchObject({ status: 2, stderr: expect.stringContaining(problem) });
  });
});

describe("--report-unused", () => {
  const exception = (rule: string, path: string, level = "off") => ({ rule, path, level });

  it("warns about exceptions and entries of ignores that match nothing", () => {
    write("us/wrong.json", { ...(JSON.parse(VALID) as object), channel: "push", unknown_member: 1 });
    write(".settings/workspace.json", {
      exceptions: [exception("member.known", "unknown_member"), exception("member.known", "x")],
    });
    write(CONFIG, {
      ignores: ["eu/**", "gone/**"],
      exceptions: [
        exception("structure.enum", "channel"),
        exception("structure.enum", "*"),
        exception("structure.type", "**"),
      ],
      overrides: [{ files: "eu/*", exceptions: [exception("structure.size", "**")] }],
    });
    const args = words("check --report-unused --workspace .settings/workspace.json --except utm.custom-key-prefixed=a");
    const { status, stderr } = run([...args, "."]);
    const warnings = [
      `${CONFIG}: the exception for structure.enum at *`,
      `${CONFIG}: the exception for structure.type at **`,
      `${CONFIG}: the exception for structure.size at **`,
      ".settings/workspace.json: the exception for member.known at x",
      "--except: the exception for utm.custom-key-prefixed at a",
      `${CONFIG}: the entry "gone/**" of ignores`,
    ];
    const text = warnings.map((one) => `warning: ${one} matches nothing\n`).join("");
    expect([status, stderr]).toEqual([0, text]);
    const number = run([...args, "--max-warnings", "6", "."]);
    expect([number.status, run([...args, "--max-warnings", "5", "."]).status]).toEqual([0, 1]);
    expect(run(args.filter((one) => one !== "--report-unused").concat(".")).stderr).toBe("");
  });

  it("knows exceptions that change only the severity, also of warnings that are not shown", () => {
    write("us/a.json", { ...(JSON.parse(VALID) as object), channel: "push", unknown_member: 1 });
    write(CONFIG, {
      lint: false,
      exceptions: [exception("structure.enum", "channel", "warning"), exception("member.known", "*", "warning")],
    });
    expect(run(["check", "--report-unused", "us"]).stderr).toBe("");
  });

  it("is not for lines", () => {
    expect(run(["check", "--ndjson", "--report-unused", "-"]).status).toBe(2);
  });
});

describe("a configuration in TypeScript", () => {
  const typed = 'const names: string[] = ["QUEUING"]; export default { features: names };';
  const loader = { NODE_OPTIONS: `--import ${pathToFileURL(join(root, "node_modules/tsx/dist/loader.mjs"))}` };

  it.each([".ts", ".mts"])("that ends with %s works with a loader, in threads too", (extension) => {
    write(`campaign-rules.config${extension}`, typed);
    const { stdout, stderr } = run(["check", "--print-config", "a.json"], { env: loader }, runAlone);
    expect(stderr).toBe("");
    expect(JSON.parse(stdout)).toMatchObject({ features: ["QUEUING"] });
    const lines = `${JSON.stringify(JSON.parse(VALID))}\n`.repeat(10);
    expect(run(["check", "--ndjson", "--threads", "2", "-"], { env: loader, input: lines }, runAlone).status).toBe(0);
  });

  it("that ends with .cts works with a loader", () => {
    write("campaign-rules.config.cts", 'const names: string[] = ["QUEUING"]; module.exports = { features: names };');
    const { stdout } = run(["check", "--print-config", "a.json"], { env: loader }, runAlone);
    expect(JSON.parse(stdout)).toMatchObject({ features: ["QUEUING"] });
  });
});
