import {
  chmodSync,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { patchValue } from "../support/json-patch.js";
import { endedWith, file, folder, refused, results, run, STEERING, sampleText, shell, words } from "./run.js";

const read = (path: string) => readFileSync(path, "utf8");
const NO_PREFIX = "utm.custom-key-prefixed=off";

const valid = "samples/push-one-time.json";
const mistakes = sampleText("push-with-mistakes.json");

const sample = sampleText("push-one-time.json");

/** A request with a key that needs a prefix, and the same request with a misspelt platform. */
const repaired = sample.replace('"weekend-sale"', '"weekend-sale",\n    "season": "autumn"');
const slips = repaired.replace('"ANDROID"', '"android"');
const platform = { op: "replace", path: "/basic_details/platforms/0", value: "ANDROID" };

describe("--fix", () => {
  it("applies a fix that comes after more errors than are listed", () => {
    const goals = JSON.stringify(Array.from({ length: 150 }, () => ({ goal_name: {} })));
    const request = sample.replace(/\{/u, `{ "conversion_goal_details": { "goals": ${goals} },`);
    const path = file("after-many.json", request.replace('"weekend-sale"', "7"));
    expect(run(["check", "--fix", path]).status).toBe(1);
    expect(read(path)).toBe(request.replace('"weekend-sale"', '"7"'));
  });

  it("applies certain fixes, and reports the remaining problems", () => {
    const path = file("mistakes.json", mistakes);
    const { status, stdout, stderr } = run(["check", "--no-lint", "--fix", path]);
    expect([status, stderr]).toEqual([1, ""]);
    const fixed = mistakes.replace('"android"', '"ANDROID"').replace("15:00:00Z", "15:00:00").replace('"6000"', "6000");
    expect(read(path)).toBe(fixed);
    expect(stdout).toBe(`${path}:5:17  error  structure.format
  created_by must be an email address, like "jo@example.com", but is "maria.keller", which has no @
  5 |   "created_by": "maria.keller",
    |                 ^^^^^^^^^^^^^^

${path}:6:3  error  structure.required
  basic_details.platform_specific_details is a mandatory field and must be an object, but is absent
  6 |   "basic_details": {
    |   ^^^^^^^^^^^^^^^

${path}: 3 changes applied

2 errors in 1 of 1 file.
`);
  });

  it.each([
    ["with other line endings", (text: string) => text.replaceAll("\n", "\r\n")],
    ["after a byte order mark", (text: string) => `\uFEFF${text}`],
    ["with tabs", (text: string) => text.replaceAll("  ", "\t")],
    ["on one line", (text: string) => JSON.stringify(JSON.parse(text))],
    ["without a last line ending", (text: string) => text.trimEnd()],
  ])("preserves the rest of a file %s", (_, form) => {
    const path = file("form.json", form(slips));
    expect(run(["check", "--rule", NO_PREFIX, "--fix", path]).status).toBe(0);
    expect(read(path)).toBe(form(repaired));
  });

  it("applies the fixes of warnings, even if these are not shown", () => {
    for (const args of [[], ["--quiet"]]) {
      const path = file("warning.json", slips.replace('"android"', '"ANDROID"'));
      const check = words("check --rule utm.custom-key-prefixed=warning --max-warnings 0 --fix");
      const stdout = `${path}: 1 change applied\n\nNo errors in 1 file.\n`;
      expect(run([...check, ...args, path])).toEqual(endedWith(0, stdout));
      expect(read(path)).toBe(repaired.replace('"season"', '"utm_season"'));
    }
  });

  it("fixes the duplicate key that counts", () => {
    const twice = (text: string) => text.replace('"platforms":', '"platforms": ["ios"], "platforms":');
    const path = file("twice.json", twice(slips));
    run(["check", "--no-lint", "--fix", path]);
    expect(read(path)).toBe(twice(repaired).replace('"season"', '"utm_season"'));
  });

  it.each([
    ['{"request_id":"r","statu":"X","statu":"PUBLISH"}', "update"],
    ['{"request_id":"r","basic_details":{"name":"n"},"tags":["a"],"tags":["b"]}', "update"],
    ['{"basic_details":{"platforms":["IOS"],"platform":1,"platform":2}}', "create"],
  ])("takes away nothing whose key is repeated: %s", (text, operation) => {
    const path = file("repeated.json", text);
    const [result] = results(["--operation", operation, "--fix", path]);
    expect(read(path)).toBe(text);
    const findings = [...(result?.violations ?? []), ...(result?.warnings ?? [])];
    expect(findings.filter((found) => "fix" in found)).toEqual([]);
  });

  it("lists its changes in JSON", () => {
    const path = file("json.json", slips);
    expect(results(["--rule", NO_PREFIX, "--fix", path, valid])).toMatchObject([
      { ok: true, violations: [], fix: [platform] },
      { ok: true, violations: [], fix: [] },
    ]);
    expect(results([path])[0]).not.toHaveProperty("fix");
  });

  it("does not write files without fixes or with malformed JSON", () => {
    const long = new Date(2020, 1, 1);
    for (const text of [sample, "{", mistakes.replace(/"android"|Z"|"6000"/gu, ""), Buffer.of(0x22, 0xe9, 0x22)]) {
      const path = join(folder, "untouched.json");
      writeFileSync(path, text);
      utimesSync(path, long, long);
      expect(run(["check", "--fix", path]).stderr).toBe("");
      expect(statSync(path).mtime).toEqual(long);
    }
  });

  it("reports a file that it cannot write, with its violations", () => {
    const path = file("unwritable.json", slips);
    // No process may write to a file here, not even a process of the superuser.
    const { status, stdout, stderr } = shell(`trap "" XFSZ; ulimit -f 0; CHECK --no-lint --fix "${path}"`);
    expect([status, stderr]).toEqual([2, `campaign-rules: ${path}: EFBIG: file too large, write\n`]);
    expect(stdout).toContain("2 errors in 1 of 1 file.");
    expect(read(path)).toBe(slips);
    expect(readdirSync(folder).filter((name) => name.startsWith("."))).toEqual([]);
  });

  it("keeps links and permissions", () => {
    const path = file("linked.json", slips);
    chmodSync(path, 0o666);
    const link = join(folder, "link.json");
    symlinkSync(path, link);
    run(["check", "--no-lint", "--fix", link]);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(statSync(path).mode & 0o777).toBe(0o666);
    expect(read(path)).not.toBe(slips);
  });

  it("cannot be used with standard input", () => {
    const problem = "option '--fix' cannot be used with standard input; see --fix-dry-run";
    expect(run(["check", "--fix", valid, "-"], slips)).toEqual(refused(problem));
  });
});

describe("--fix-dry-run", () => {
  it("shows a fix and its error with --quiet, too", () => {
    const path = file("quiet.json", slips);
    const { stdout } = run(["check", "--rule", NO_PREFIX, "--fix-dry-run", "--quiet", path]);
    expect(stdout.split("\n")).toContain(`${path}: 1 change to apply`);
  });

  it("writes nothing, and prints a JSON Patch after the report", () => {
    const path = file("dry.json", mistakes);
    const report = run(["check", path]);
    const { status, stdout } = run(["check", "--fix-dry-run", path]);
    expect(read(path)).toBe(mistakes);
    expect(status).toBe(1);
    const patch = stdout.slice(stdout.indexOf(`${path}: 3 changes to apply\n`), stdout.lastIndexOf("\n\n"));
    expect(stdout.replace(`${patch}\n\n`, "")).toBe(report.stdout);
    expect(patch).toBe(`${path}: 3 changes to apply
[
  {"op":"replace","path":"/basic_details/platforms/0","value":"ANDROID"},
  {"op":"replace","path":"/scheduling_details/start_time","value":"2026-10-02T15:00:00"},
  {"op":"replace","path":"/delivery_controls/campaign_throttle_rpm","value":6000}
]`);
  });

  it("prints the same in JSON, also for standard input and without fixes", () => {
    expect(results(["--fix-dry-run", valid])).toEqual([{ ...results([valid])[0], fix: [] }]);
    const [entry] = results(words("--no-lint --rule utm.custom-key-prefixed=off --fix-dry-run -"), slips);
    expect(entry?.violations.map(({ rule }) => rule)).toEqual(["structure.enum"]);
    expect(entry?.fix).toEqual([platform]);
  });

  it("shows all changes that --fix makes", () => {
    const text = slips
      .replace('"ANDROID"', '"android", "Ios"')
      .replace('"platforms": ["android",', '"platforms": ["android", "Android",');
    const path = file("rounds.json", text);
    const fix = results(["--fix-dry-run", path])[0]?.fix ?? [];
    expect(results(["--fix", path])[0]?.fix).toEqual(fix);
    const fixed = JSON.parse(read(path)) as unknown;
    expect(fixed).toEqual(patchValue(JSON.parse(text), fix));
    // The repetition is found only after the spelling is corrected.
    expect(fixed).toMatchObject({ basic_details: { platforms: ["ANDROID", "IOS"] } });
  });

  it("escapes control characters", () => {
    const steering = '"x\\u001b[2J\u009b\u202e\u{e0001}"';
    const path = file("steering.json", slips.replace('"season"', steering));
    const { stdout } = run(["check", "--fix-dry-run", path]);
    expect(stdout).toContain('"op":"move","from":"/utm_params/x\\u001b[2J\\u009b\\u202e\\udb40\\udc01"');
    expect(stdout).not.toMatch(STEERING);
  });
});
