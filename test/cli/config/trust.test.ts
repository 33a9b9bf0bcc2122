import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { dangerOf } from "../../../src/cli/config/danger.js";
import { folder, refused, run as runIn } from "../run.js";

/** Only the administrator can give files to others; another user's id. */
const isAdministrator = process.getuid?.() === 0;
const OTHER = 12345;

let project: string;
const at = (name: string) => join(project, name);

beforeEach(() => {
  project = mkdtempSync(join(folder, "trust-"));
  mkdirSync(at(".git"));
  mkdirSync(at("sub"));
  writeFileSync(at("sub/a.json"), "{}");
});

/** The code says that it has run. */
const CODE = 'console.error("RUN"); export default { features: ["QUEUING"] };';
const REFUSED =
  /^campaign-rules: (?:sub\/)?campaign-rules\.config\.mjs: this configuration is code, and .*, so it is not run; if you trust it, name it: --config .*\n$/u;

const run = (...args: string[]) => runIn(args, "", { cwd: project });

const print = (...args: string[]) => run("check", "--print-config", "sub/a.json", ...args);

describe.skipIf(process.platform === "win32")("code that is found", () => {
  it.each([
    ["only its owner may write", 0o644, 0o755, undefined],
    ["a group may write", 0o664, 0o775, undefined],
    ["everybody may write", 0o646, 0o755, "everybody may write it"],
    ["everybody may write to its folder", 0o644, 0o757, "everybody may write to its folder"],
    ["everybody may add files to its folder", 0o644, 0o1777, undefined],
  ])("and that %s", (_, file, of, danger) => {
    writeFileSync(at("sub/campaign-rules.config.mjs"), CODE);
    chmodSync(at("sub/campaign-rules.config.mjs"), file);
    chmodSync(at("sub"), of);
    expect(dangerOf(at("sub/campaign-rules.config.mjs"), project)).toBe(danger);
    const { status, stderr } = print();
    if (danger === undefined) expect([status, stderr]).toEqual([0, "RUN\n"]);
    else {
      expect([status, stderr]).toEqual([2, expect.stringMatching(REFUSED)]);
      expect(stderr).toContain(danger);
      expect(print("--config", "sub/campaign-rules.config.mjs")).toMatchObject({ status: 0, stderr: "RUN\n" });
      expect(print("--no-config")).toMatchObject({ status: 0, stderr: "" });
    }
  });

  it("through a link is as safe as its target, and the folder of that", () => {
    mkdirSync(at("far"));
    writeFileSync(at("far/rules.mjs"), CODE);
    symlinkSync("../far/rules.mjs", at("sub/campaign-rules.config.mjs"));
    const danger = () => dangerOf(at("sub/campaign-rules.config.mjs"), project);
    expect(danger()).toBe(undefined);
    chmodSync(at("far"), 0o777);
    expect(danger()).toBe("everybody may write to its folder");
    chmodSync(at("far"), 0o755);
    chmodSync(at("far/rules.mjs"), 0o666);
    expect(danger()).toBe("everybody may write it");
  });

  describe.runIf(isAdministrator)("and belongs", () => {
    beforeEach(() => writeFileSync(at("sub/campaign-rules.config.mjs"), CODE));

    it("to another user is refused by every command", () => {
      chownSync(at("sub/campaign-rules.config.mjs"), OTHER, OTHER);
      const { status, stderr } = run("check", "sub/a.json");
      expect([status, stderr]).toEqual([2, expect.stringMatching(REFUSED)]);
      expect(stderr).toContain("it belongs to another user");
      expect(run("plan", "sub/a.json", "sub/a.json")).toMatchObject({
        stdout: "",
        stderr: expect.stringMatching(REFUSED),
      });
      const lines = run("check", "--ndjson", "--threads", "2", "--stdin-filepath", "sub/x.ndjson", "-");
      expect(lines).toMatchObject({ status: 2, stderr: expect.stringMatching(REFUSED) });
    });

    it("to the owner of the repository is run", () => {
      chownSync(at("sub/campaign-rules.config.mjs"), OTHER, OTHER);
      chownSync(project, OTHER, OTHER);
      expect(print()).toMatchObject({ status: 0, stderr: "RUN\n" });
    });

    it("to the user or the administrator is run, whoever owns the repository", () => {
      chownSync(project, OTHER, OTHER);
      expect(print()).toMatchObject({ status: 0, stderr: "RUN\n" });
    });

    it("to another user, through a link that does not, or as such a link", () => {
      writeFileSync(at("rules.mjs"), CODE);
      symlinkSync("../rules.mjs", at("sub/campaign-rules.config.cjs"));
      const danger = () => dangerOf(at("sub/campaign-rules.config.cjs"), project);
      lchownSync(at("sub/campaign-rules.config.cjs"), OTHER, OTHER);
      expect(danger()).toBe("it belongs to another user");
      lchownSync(at("sub/campaign-rules.config.cjs"), 0, 0);
      chownSync(at("rules.mjs"), OTHER, OTHER);
      expect(danger()).toBe("it belongs to another user");
    });
  });

  it("is not asked about if it is JSON", () => {
    writeFileSync(at("sub/campaign-rules.config.json"), '{ "features": ["QUEUING"] }');
    chmodSync(at("sub/campaign-rules.config.json"), 0o666);
    expect(JSON.parse(print().stdout)).toMatchObject({ features: ["QUEUING"] });
  });
});

describe("with --json-config-only", () => {
  beforeEach(() => writeFileSync(at("campaign-rules.config.json"), '{ "features": ["PORTFOLIO"] }'));

  it("JSON is used", () => {
    const { stdout, stderr } = print("--json-config-only");
    expect([JSON.parse(stdout), stderr]).toEqual([expect.objectContaining({ features: ["PORTFOLIO"] }), ""]);
  });

  it.each([".js", ".mjs", ".cjs", ".ts", ".mts", ".cts"])(
    "code that ends with %s is found, and nothing is used",
    (extension) => {
      const name = `sub/campaign-rules.config${extension}`;
      writeFileSync(at(name), CODE);
      writeFileSync(at("sub/campaign-rules.config.json"), '{ "features": ["PORTFOLIO"] }');
      const { status, stdout, stderr } = print("--json-config-only");
      expect([status, JSON.parse(stdout)]).toEqual([0, expect.not.objectContaining({ features: expect.anything() })]);
      expect(stderr).toBe(
        [
          `campaign-rules: ${name}: this configuration is not used, because it is code, which is not run here; no other one is used instead\n`,
          `campaign-rules: sub/campaign-rules.config.json: this file is ignored: campaign-rules.config${extension} in the same folder is used instead\n`,
        ].join(""),
      );
    },
  );

  it("code may not be named", () => {
    writeFileSync(at("rules.mjs"), CODE);
    const problem = "rules.mjs: this configuration is code, which --json-config-only does not run";
    expect(print("--json-config-only", "--config", "rules.mjs")).toEqual(refused(problem));
    expect(run("rules", "--json-config-only").stderr).toBe("");
  });
});

describe.skipIf(process.platform === "win32")("a configuration that is not a small file", () => {
  it.each([".json", ".mjs"])("and ends with %s is not read", (extension) => {
    const name = `campaign-rules.config${extension}`;
    const problem = (make: () => void) => {
      make();
      const { status, stdout, stderr } = run("check", "sub/a.json");
      spawnSync("rm", ["-r", at(name)]);
      expect([status, stdout]).toEqual([2, ""]);
      return stderr.replace(`campaign-rules: ${name}: `, "");
    };
    expect(problem(() => symlinkSync("/dev/zero", at(name)))).toBe("this is a device, not a file\n");
    expect(problem(() => spawnSync("mkfifo", [at(name)]))).toMatch(/^this is a pipe, not a file/u);
    expect(problem(() => mkdirSync(at(name)))).toBe("this is a folder, not a file\n");
    expect(problem(() => symlinkSync("nowhere", at(name)))).toBe("this link leads to a file that does not exist\n");
    expect(problem(() => writeFileSync(at(name), " \n"))).toBe("the file is empty\n");
    const large = () => {
      writeFileSync(at(name), "");
      truncateSync(at(name), 1024 * 1024 + 1);
    };
    expect(problem(large)).toBe("the file is larger than 1 MiB\n");
  });

  it("may be a link to one", () => {
    writeFileSync(at("rules.json"), '{ "features": ["QUEUING"] }');
    symlinkSync("rules.json", at("campaign-rules.config.json"));
    expect(JSON.parse(print().stdout)).toMatchObject({ features: ["QUEUING"] });
  });
});
