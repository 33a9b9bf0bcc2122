import { spawn } from "node:child_process";
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeEach, describe, expect, it } from "vitest";
import { Baseline } from "../../src/cli/baseline.js";
import { errorBody } from "../../src/errors/error-body.js";
import { type Violation, validateCreate } from "../../src/index.js";
import { rules } from "../../src/reference/catalogue.js";
import type { FileResult } from "../../src/text/request/check-text.js";
import { folder, refused, run, sample, words, writeIn } from "./run.js";

const VALID = sample("push-one-time.json");

let project: string;

const write = (name: string, content: unknown) => writeIn(project, name, content);

/** A finding of a rule at `a`. */
const finding = (rule: string) => ({ ...validateCreate({}).violations[0], rule, path: "a" }) as Violation;
const resultWith = (violations: FileResult["violations"]) => {
  return { file: "a.json", ok: false, violations, warnings: [], skipped: [] };
};
/** A baseline that lists a number of findings of a rule at `a`. */
const listing = (rule: string, count: number) =>
  new Baseline("b.json", new Map([["a.json", new Map([[`["${rule}","a"]`, count]])]]), false);

const baseline = () => JSON.parse(readFileSync(join(project, "lists/baseline.json"), "utf8")) as unknown;

function check(...args: string[]) {
  return run(["check", "--baseline", "lists/baseline.json", ...args], "", { cwd: project });
}

beforeEach(() => {
  project = mkdtempSync(join(folder, "baseline-"));
  write("a.json", { ...VALID, advanced: undefined, odd: 1, request_id: 1 });
  write("b/b.json", { ...VALID, scheduling_details: undefined });
});

const LISTED = {
  "../a.json": {
    "member.known": { odd: 1 },
    "structure.required": { advanced: 1 },
    "structure.type": { request_id: 1 },
  },
  "../b/b.json": { "structure.required": { scheduling_details: 1 } },
};

describe("a baseline", () => {
  beforeEach(() => {
    expect(check("--update-baseline", "a.json", "b")).toMatchObject({ status: 0, stderr: "" });
  });

  it("lists all findings, in the order of their names", () => {
    const text = `${JSON.stringify(LISTED, null, 2)}\n`;
    expect(readFileSync(join(project, "lists/baseline.json"), "utf8")).toBe(text);
    expect(readdirSync(join(project, "lists"))).toEqual(["baseline.json"]);
  });

  it.each(["pretty", "json", "sarif", "github"])("hides them in the format %s", (format) => {
    const { status, stdout, stderr } = check("--format", format, "--max-warnings", "0", "a.json", "b");
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).not.toMatch(/structure\.(?:required|type)|member\.known/u);
  });

  it("is counted for each file, and in the last line", () => {
    expect(check("a.json", "b").stdout).toMatch(/a\.json is valid\n {2}3 findings ignored by the baseline\n/u);
    expect(check("a.json", "b").stdout).toMatch(/; 4 findings ignored by the baseline\.\n$/u);
    expect(check("--quiet", "b").stdout).toMatch(/1 finding ignored by the baseline\.\n$/u);
    expect(check("--format", "github", "b").stdout).not.toContain("ignored");
  });

  it("shows new findings, with an answer as if there were no others", () => {
    write("a.json", { ...VALID, advanced: undefined, odd: 1, request_id: "r", created_by: 1 });
    const { status, stdout, stderr } = check("--format", "json", "a.json");
    const [{ body, violations, warnings }] = JSON.parse(stdout) as [
      { body: { error: object }; violations: { path: string }[]; warnings: object[] },
    ];
    expect([status, violations.map(({ path }) => path), warnings]).toEqual([1, ["created_by"], []]);
    expect(body.error).toMatchObject({ target: "created_by", details: [{ target: "created_by" }], request_id: "r" });
    expect(stderr).toBe("campaign-rules: lists/baseline.json: 1 finding gone; add --update-baseline to remove them\n");
  });

  it("shows a second finding at a place of one that is listed", () => {
    const rule = "structure.required";
    const result = resultWith([finding(rule), finding(rule)]);
    expect(listing(rule, 1).without(result)).toMatchObject({ ok: false, violations: [finding(rule)] });
    expect(listing(rule, 2).without(result)).toMatchObject({ ok: true, violations: [] });
  });

  it("answers with the code of the first violation that is left", () => {
    const codeWithout = (listed: string, ...broken: string[]) =>
      listing(listed, 1).without(resultWith(broken.map(finding))).body?.error.code;
    const { id = "" } = rules.find(({ code }) => code === "VALIDATION_FAILED") ?? {};
    expect(codeWithout("structure.type", "structure.type", id)).toBe("VALIDATION_FAILED");
    expect(codeWithout(id, id, "structure.type", id)).toBe("400 Bad Request");
    expect(codeWithout(id, id, "acme.custom")).toBe("400 Bad Request");
  });

  it("keeps the answer to a file if it lists none of its errors", () => {
    const violations = [...validateCreate({ channel: "PUSH" }).violations];
    const [other] = validateCreate({}).violations;
    const body = other && errorBody("401 Unauthorized", [other], "r");
    const result = { ...resultWith(violations), status: 401, ...(body && { body }) };
    expect([violations.length > 1, body?.error.details.length]).toEqual([true, 1]);
    expect(new Baseline("b.json", new Map(), false).without(result)).toEqual(result);
  });

  it("counts the findings that are gone from files that were checked or deleted, until it is updated", () => {
    const gone = (count: string) =>
      `campaign-rules: lists/baseline.json: ${count} gone; add --update-baseline to remove them\n`;
    write("a.json", VALID);
    expect(check("b")).toMatchObject({ status: 0, stderr: "" });
    expect(check("a.json")).toMatchObject({ status: 0, stderr: gone("3 findings") });
    rmSync(join(project, "b"), { recursive: true });
    expect(check("--quiet", "a.json")).toMatchObject({ status: 0, stderr: gone("4 findings") });
    write("b/b.json", VALID);
    expect(check("--update-baseline", "a.json")).toMatchObject({ status: 0, stderr: "" });
    expect(baseline()).toEqual({ "../b/b.json": LISTED["../b/b.json"] });
  });

  /** Updates the baseline for `a.json`. While this is checked, some code runs, as another process would. */
  function updateWhile(code: string) {
    writeFileSync(
      join(project, "late.config.mjs"),
      `import { rmSync, writeFileSync } from "node:fs";
      import { defineRule } from "${pathToFileURL(resolve("dist/index.js"))}";
      const check = () => { ${code} };
      export default { customRules: [defineRule({ id: "acme.other", scope: "request", reads: {}, message: "m", check })] };`,
    );
    write("a.json", { ...VALID, odd: 1 });
    return check("--update-baseline", "--config", "late.config.mjs", "a.json");
  }

  it("keeps what another process adds while files are checked", () => {
    write("c.json", VALID);
    const added = { ...LISTED, "../c.json": { "acme.odd": { odd: 2 } } };
    const text = JSON.stringify(JSON.stringify(added));
    expect(updateWhile(`writeFileSync("lists/baseline.json", ${text})`)).toMatchObject({ status: 0, stderr: "" });
    expect(baseline()).toEqual({ ...added, "../a.json": { "member.known": { odd: 1 } } });
  });

  it("keeps what it listed if another process deletes it", () => {
    expect(updateWhile('rmSync("lists/baseline.json")')).toMatchObject({ status: 0, stderr: "" });
    expect(baseline()).toEqual({ ...LISTED, "../a.json": { "member.known": { odd: 1 } } });
  });

  it("is not replaced if another process makes it malformed", () => {
    const malformed = 'writeFileSync("lists/baseline.json", "[]")';
    const { stdout: _, ...reported } = refused("lists/baseline.json:1:1: a baseline must be an object");
    expect(updateWhile(malformed)).toMatchObject(reported);
    expect(baseline()).toEqual([]);
  });

  it("waits while another process writes it, but not forever for one that was killed", () => {
    const lock = join(project, "lists/baseline.json.lock");
    mkdirSync(lock);
    spawn("sh", ["-c", 'sleep 0.5; mkdir "$0.was"; rmdir "$0"', lock]);
    expect(check("--update-baseline", "a.json", "b")).toMatchObject({ status: 0, stderr: "" });
    expect(readdirSync(join(project, "lists"))).toEqual(["baseline.json", "baseline.json.lock.was"]);
    mkdirSync(lock);
    expect(check("--update-baseline", "a.json", "b")).toMatchObject({ status: 0, stderr: "" });
    expect(existsSync(lock)).toBe(false);
  });

  it.each([
    ["malformed JSON", "{"],
    ["bytes that are not UTF-8", Buffer.from([0xff, 0xfe])],
    ["a list", "[]"],
  ])("does not hide %s, which keeps a file from being checked", (_, content) => {
    writeFileSync(join(project, "c.json"), content);
    expect(check("--update-baseline", "c.json")).toMatchObject({ status: 1, stderr: "" });
    expect(check("--format", "junit", "c.json")).toMatchObject({
      status: 1,
      stdout: expect.stringContaining("<failure"),
    });
    expect(baseline()).toEqual(LISTED);
  });

  it("is not used for a file with too many findings", () => {
    const many = Array.from({ length: 10_001 }, (_, index) => [`odd${index}`, 1]);
    write("many.json", { ...VALID, ...Object.fromEntries(many) });
    const { stderr } = check("--update-baseline", "--quiet", "many.json");
    expect(stderr).toContain("many.json: the baseline is not used, because there are more than 10000 findings\n");
    expect(baseline()).toEqual(LISTED);
    expect(run(["check", "--quiet", join(project, "many.json")]).stderr).toBe("");
  });
});

describe("a wrong baseline", () => {
  it.each<[string, string, string]>([
    ["is not JSON", "{", '1:2: not valid JSON: the closing "}" is missing'],
    ["is no object", "[]", "1:1: a baseline must be an object"],
    ["repeats a key", '{ "a": {}, "a": {} }', '1:12: the key "a" is repeated; it first appears at line 1, column 3'],
    ["has a wrong file", '{ "a": 1 }', "1:8: a file of a baseline must be an object"],
    ["has a wrong rule", '{ "a": { "b": 1 } }', "1:15: a rule of a baseline must be an object"],
    ["has a wrong count", '{ "a": { "b": { "c": 0 } } }', "1:22: a count must be a positive integer"],
  ])("that %s is reported with its position", (_, text, problem) => {
    write("lists/baseline.json", text);
    for (const options of [[], ["--update-baseline"]]) {
      expect(check(...options, "a.json")).toEqual(refused(`lists/baseline.json:${problem}`));
    }
  });

  it("that is absent is reported", () => {
    expect(check("a.json")).toEqual(refused("lists/baseline.json: file not found"));
  });

  it("that cannot be written is reported", () => {
    write("lists/baseline.json", "{}");
    linkSync(join(project, "lists/baseline.json"), join(project, "lists/other.json"));
    const problem = "lists/baseline.json: not written: it has 2 hard links, and only one of them would change";
    expect(check("--update-baseline", "a.json")).toMatchObject({ status: 2, stderr: `campaign-rules: ${problem}\n` });
  });
});

it.each([
  ["--baseline a --ndjson", "option '--baseline <file>' cannot be used with option '--ndjson'"],
  ["--baseline a --update-baseline --watch", "option '--update-baseline' cannot be used with option '--watch'"],
  ["--update-baseline", "option '--update-baseline' requires --baseline"],
])("%s is a wrong use of a baseline", (options, problem) => {
  expect(run(words(`check ${options} a.json`), "", { cwd: project })).toEqual(refused(problem));
});
