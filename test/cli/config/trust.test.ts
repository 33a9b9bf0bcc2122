import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, lchownSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { dangerOf } from "../../../src/cli/config/danger.js";
import { folder, refused, run as runIn, words, writeIn } from "../run.js";

/** Only the administrator can give files to others; another user's id. */
const isAdministrator = process.getuid?.() === 0;
const OTHER = 12345;

let project: string;
const at = (name: string) => join(project, name);
const write = (name: string, content: unknown) => writeIn(project, name, content);

beforeEach(() => {
  project = mkdtempSync(join(folder, "trust-"));
  mkdirSync(at(".git"));
  write("sub/a.json", "{}");
});

/** The code says that it has run. */
const CODE = 'console.error("RUN"); export default { features: ["QUEUING"] };';
const FOUND = "sub/campaign-rules.config.mjs";
const REFUSED = expect.stringMatching(
  /^campaign-rules: (?:sub\/)?campaign-rules\.config\.mjs: this configuration is code, and .*, so it is not run; if you trust it, name it: --config .*\n$/u,
);

const run = (line: string) => runIn(words(line), "", { cwd: project });
const print = (options = "") => run(`check --print-config sub/a.json ${options}`);
const danger = () => dangerOf(at(FOUND), project);

describe.skipIf(process.platform === "win32")("code that is found", () => {
  it.each([
    ["only its owner may write", 0o644, 0o755, undefined],
    ["a group may write", 0o664, 0o775, undefined],
    ["everybody may write", 0o646, 0o755, "everybody may write it"],
    ["everybody may write to its folder", 0o644, 0o757, "everybody may write to its folder"],
    ["everybody may add files to its folder", 0o644, 0o1777, undefined],
  ])("and that %s", (_, file, of, problem) => {
    write(FOUND, CODE);
    chmodSync(at(FOUND), file);
    chmodSync(at("sub"), of);
    expect(danger()).toBe(problem);
    const { status, stderr } = print();
    if (problem === undefined) expect([status, stderr]).toEqual([0, "RUN\n"]);
    else {
      expect([status, stderr]).toEqual([2, REFUSED]);
      expect(stderr).toContain(problem);
      expect(print(`--config ${FOUND}`)).toMatchObject({ status: 0, stderr: "RUN\n" });
      expect(print("--no-config")).toMatchObject({ status: 0, stderr: "" });
    }
  });

  it("through a link is as safe as its target, and the folder of that", () => {
    write("far/rules.mjs", CODE);
    symlinkSync("../far/rules.mjs", at(FOUND));
    expect(danger()).toBe(undefined);
    chmodSync(at("far"), 0o777);
    expect(danger()).toBe("everybody may write to its folder");
    chmodSync(at("far"), 0o755);
    chmodSync(at("far/rules.mjs"), 0o666);
    expect(danger()).toBe("everybody may write it");
  });

  describe.runIf(isAdministrator)("and belongs", () => {
    beforeEach(() => write(FOUND, CODE));

    it("to another user is refused by every command", () => {
      chownSync(at(FOUND), OTHER, OTHER);
      const { status, stderr } = run("check sub/a.json");
      expect([status, stderr]).toEqual([2, REFUSED]);
      expect(stderr).toContain("it belongs to another user");
      expect(run("plan sub/a.json sub/a.json")).toMatchObject({ stdout: "", stderr: REFUSED });
      const lines = run("check --ndjson --threads 2 --stdin-filepath sub/x.ndjson -");
      expect(lines).toMatchObject({ status: 2, stderr: REFUSED });
    });

    it("to the owner of the repository is run", () => {
      chownSync(at(FOUND), OTHER, OTHER);
      chownSync(project, OTHER, OTHER);
      expect(print()).toMatchObject({ status: 0, stderr: "RUN\n" });
    });

    it("to the user or the administrator is run, whoever owns the repository", () => {
      chownSync(project, OTHER, OTHER);
      expect(print()).toMatchObject({ status: 0, stderr: "RUN\n" });
    });

    it("to another user, through a link that does not, or as such a link", () => {
      write("rules.mjs", CODE);
      rmSync(at(FOUND));
      symlinkSync("../rules.mjs", at(FOUND));
      lchownSync(at(FOUND), OTHER, OTHER);
      expect(danger()).toBe("it belongs to another user");
      lchownSync(at(FOUND), 0, 0);
      chownSync(at("rules.mjs"), OTHER, OTHER);
      expect(danger()).toBe("it belongs to another user");
    });
  });

  it("is not asked about if it is JSON", () => {
    write("sub/campaign-rules.config.json", '{ "features": ["QUEUING"] }');
    chmodSync(at("sub/campaign-rules.config.json"), 0o666);
    expect(JSON.parse(print().stdout)).toMatchObject({ features: ["QUEUING"] });
  });
});

describe("with --json-config-only", () => {
  const OTHER_CONFIG = '{ "features": ["PORTFOLIO"] }';
  beforeEach(() => write("campaign-rules.config.json", OTHER_CONFIG));

  it("JSON is used", () => {
    const { stdout, stderr } = print("--json-config-only");
    expect([JSON.parse(stdout), stderr]).toEqual([expect.objectContaining({ features: ["PORTFOLIO"] }), ""]);
  });

  const ENDS = [".js", ".mjs", ".cjs", ".ts", ".mts", ".cts"];
  it.each(ENDS)("code that ends with %s is found, and nothing is used", (end) => {
    const name = `campaign-rules.config${end}`;
    write(`sub/${name}`, CODE);
    write("sub/campaign-rules.config.json", OTHER_CONFIG);
    const { status, stdout, stderr } = print("--json-config-only");
    expect([status, JSON.parse(stdout)]).toEqual([0, expect.not.objectContaining({ features: expect.anything() })]);
    expect(stderr.split("\n")).toEqual([
      `campaign-rules: sub/${name}: this configuration is not used, because it is code, which is not run here; no other one is used instead`,
      `campaign-rules: sub/campaign-rules.config.json: this file is ignored: ${name} in the same folder is used instead`,
      "",
    ]);
  });

  it("code may not be named", () => {
    write("rules.mjs", CODE);
    const problem = "rules.mjs: this configuration is code, which --json-config-only does not run";
    expect(print("--json-config-only --config rules.mjs")).toEqual(refused(problem));
    expect(run("rules --json-config-only").stderr).toBe("");
  });
});

const PIPE = "this is a pipe, not a file; to check its contents, use standard input (-)";

describe.skipIf(process.platform === "win32")("a configuration that is not a small file", () => {
  describe.each([".json", ".mjs"])("and ends with %s is not read:", (extension) => {
    const name = `campaign-rules.config${extension}`;

    it.each<[string, (path: string) => void]>([
      ["this is a device, not a file", (path) => symlinkSync("/dev/zero", path)],
      [PIPE, (path) => spawnSync("mkfifo", [path])],
      ["this is a folder, not a file", (path) => mkdirSync(path)],
      ["this link leads to a file that does not exist", (path) => symlinkSync("nowhere", path)],
      ["the file is empty", () => write(name, " \n")],
      ["the file is larger than 1 MiB", () => write(name, " ".repeat(1024 * 1024 + 1))],
    ])("%s", (problem, make) => {
      make(at(name));
      expect(run("check sub/a.json")).toEqual(refused(`${name}: ${problem}`));
    });
  });

  it("may be a link to one", () => {
    write("rules.json", '{ "features": ["QUEUING"] }');
    symlinkSync("rules.json", at("campaign-rules.config.json"));
    expect(JSON.parse(print().stdout)).toMatchObject({ features: ["QUEUING"] });
  });
});
