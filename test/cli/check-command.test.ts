import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { formats } from "../../src/cli/formats/printer.js";
import { validateCreate } from "../../src/index.js";
import { manyProblems } from "./formats/printed.js";
import {
  endedWith,
  file,
  folder,
  refused,
  results,
  resultWith,
  root,
  run,
  runAlone,
  sample,
  sampleText,
  shell,
  words,
} from "./run.js";

const valid = "samples/push-one-time.json";
const invalid = "samples/push-with-mistakes.json";

// Those of each format are in formats/formats.test.ts.
describe("exit codes", () => {
  // Files that do not exist are in formats/formats.test.ts, and other wrong usage in main.test.ts and watch.test.ts.
  it.each([
    ["several valid files", `check ${valid} samples/email-promotional.json`, 0],
    ["a folder with errors", "check samples", 1],
    ["a folder without JSON", "check src/cli", 2],
    ["no command", "", 2],
    ["an unknown format", `check --format xml ${valid}`, 2],
    ["an invalid number of warnings", `check --max-warnings few ${valid}`, 2],
    ["--fix and --fix-dry-run", `check --fix --fix-dry-run ${valid}`, 2],
    ["the version", "--version", 0],
  ])("%s", (_, line, status) => {
    expect(run(words(line)).status).toBe(status);
  });
});

describe("--format pretty", () => {
  it("shows each problem with its place in the file", () => {
    const stdout = `samples/push-with-mistakes.json:5:17  error  structure.format
  created_by must be an email address, like "jo@example.com", but is "maria.keller", which has no @
  5 |   "created_by": "maria.keller",
    |                 ^^^^^^^^^^^^^^

samples/push-with-mistakes.json:6:3  error  structure.required
  basic_details.platform_specific_details is a mandatory field and must be an object, but is absent
  6 |   "basic_details": {
    |   ^^^^^^^^^^^^^^^

samples/push-with-mistakes.json:8:19  error  structure.enum
  basic_details.platforms[0] must be one of "ANDROID", "IOS", "WEB", but is "android"; did you mean "ANDROID"?
  8 |     "platforms": ["android", "IOS"],
    |                   ^^^^^^^^^

samples/push-with-mistakes.json:33:19  error  structure.format
  scheduling_details.start_time must be an existing UTC date and time without offset or fraction, \
like "2026-03-01T09:00:00", but is "2026-10-02T15:00:00Z"; did you mean "2026-10-02T15:00:00"?
  33 |     "start_time": "2026-10-02T15:00:00Z"
     |                   ^^^^^^^^^^^^^^^^^^^^^^

samples/push-with-mistakes.json:37:30  error  structure.type
  delivery_controls.campaign_throttle_rpm has an invalid value, expected type integer but got string; did you mean 6000?
  37 |     "campaign_throttle_rpm": "6000",
     |                              ^^^^^^

9 rules skipped: the fields they read are invalid
--policy scheduleOffset=zero, if the service agrees, accepts scheduling_details.start_time

5 errors in 1 of 1 file.
`;
    expect(run(["check", invalid])).toEqual(endedWith(1, stdout));
  });

  /** A command that gives another one a terminal. */
  const hasScript = spawnSync("script", ["--version"]).status === 0;

  it.skipIf(!hasScript)("uses colours on a terminal", () => {
    const command = `"${process.execPath}" dist/cli.js check ${invalid}`;
    const env = { ...process.env, NO_COLOR: undefined, TERM: "xterm", SHELL: "/bin/sh" };
    const { stdout } = spawnSync("script", ["-qec", command, "/dev/null"], { cwd: root, encoding: "utf8", env });
    expect(stdout).toContain("\u001b[31merror\u001b[39m");
  });

  it("uses no colours without a terminal, whatever the environment", () => {
    for (const env of [{}, { CI: "1" }, { FORCE_COLOR: "1" }, { NO_COLOR: "1" }]) {
      expect(runAlone(["check", invalid], "", { env }).stdout).not.toContain("\u001b");
    }
  });

  it("shows malformed JSON by line and column, not by a stack trace", () => {
    const path = file("malformed.json", '{\n  "channel": "PUSH"\n  "request_id": 1\n}\n');
    const stdout = `${path}:3:3  error  input.json
  body is not valid JSON: comma expected at line 3, column 3
  3 |   "request_id": 1
    |   ^

1 error in 1 of 1 file.
`;
    expect(run(["check", path])).toEqual(endedWith(1, stdout));
  });

  it("shows a part of a line that is too long, and the mark under it", () => {
    const path = file("minified.json", JSON.stringify(sample("push-with-mistakes.json")));
    const lines = run(["check", path]).stdout.split("\n");
    expect(Math.max(...lines.filter((line) => line.includes(" |")).map((line) => line.length))).toBeLessThan(110);
    for (const [index, line] of lines.entries()) {
      if (!line.includes("^")) continue;
      const start = line.indexOf("^");
      expect(lines[index - 1]?.slice(start)).toMatch(/^"(?:maria.keller|android|basic_details|2026-10|6000)/u);
    }
  });
});

it("a file with more errors than are listed says that the list is incomplete", () => {
  const path = file("many.json", manyProblems);
  expect(run(["check", path]).stdout).toContain("\nMore than 100 errors in 1 of 1 file.\n");
  expect(results([path])).toMatchObject([{ truncated: true }]);
});

it.each<[BufferEncoding, string, string, string]>([
  ["latin1", '{\n  "channel": "caf\u00e9"\n}', "2:18", "not encoded as UTF-8 at line 2, column 18"],
  ["utf16le", "{}", "1:1", "encoded as UTF-16 instead of UTF-8"],
])("bytes that are not UTF-8, but %s, are malformed", (encoding, text, place, problem) => {
  const path = join(folder, `${encoding}.json`);
  writeFileSync(path, Buffer.from(text, encoding));
  const { status, stdout } = run(["check", path]);
  expect(status).toBe(1);
  expect(stdout).toContain(`${path}:${place}  error  input.json\n  body is not valid JSON: ${problem}\n`);
});

describe("standard output that cannot be written to", () => {
  it("ends with 2", () => {
    expect(shell(`CHECK ${valid} > /dev/full`)).toEqual(refused("ENOSPC: no space left on device, write"));
  });

  it("has the same exit code if standard error cannot be written to either", () => {
    expect(shell("CHECK no-such-file.json 2> /dev/full").status).toBe(2);
  });

  it("ends normally if the reader stops reading", () => {
    const { stdout, stderr } = shell(`CHECK ${invalid} ${invalid} | head -n 1`);
    expect([stdout, stderr]).toEqual(["samples/push-with-mistakes.json:5:17  error  structure.format\n", ""]);
  });
});

describe("--format json", () => {
  it("prints the engine's results, one entry per file", () => {
    const { truncated: _, ...result } = validateCreate(sample("push-with-mistakes.json"), { lint: true });
    expect(run(["check", "--format", "json", valid, invalid]).stderr).toBe("");
    expect(results([valid, invalid])).toEqual([
      { file: valid, ok: true, violations: [], warnings: [], skipped: [], schemaVersion: 1 },
      { file: invalid, ...result, schemaVersion: 1 },
    ]);
  });

  it("reports malformed JSON as a violation of input.json", () => {
    const path = file("malformed.json", '{"a":1,}');
    const message = "body is not valid JSON: remove the trailing comma at line 1, column 7";
    const params = { line: 1, column: 7, problem: "remove the trailing comma" };
    expect(results([path])).toEqual([resultWith(path, { rule: "input.json", path: "body", message, params })]);
  });
});

describe("input", () => {
  it("comes from standard input for -", () => {
    const { status, stdout } = run(["check", "-"], sampleText("push-with-mistakes.json"));
    expect(status).toBe(1);
    expect(stdout).toBe(run(["check", invalid]).stdout.replaceAll(invalid, "<stdin>"));
  });

  it("may be nested more deeply than positions can be known for", () => {
    const path = file("deep.json", `${'{"channel":'.repeat(100_000)}1${"}".repeat(100_000)}`);
    const { status, stdout, stderr } = run(["check", path]);
    expect([status, stderr]).toEqual([1, ""]);
    expect(stdout).toContain("channel has an invalid value, expected type string but got object");
  });

  it("that cannot be read is reported on standard error, and the rest is checked", () => {
    const { stdout, stderr } = run(["check", "no-such-file.json", valid]);
    expect(stderr).toBe("campaign-rules: no-such-file.json: file not found\n");
    expect(stdout).toBe("No errors in 1 file.\n");
  });

  it.each<[string, string, boolean]>([
    ["lines.ndjson", "{}\n{}\n", true],
    ["lines.jsonl", "{}\n{}\n", true],
    ["line.ndjson", "{}\n", false],
    ["lines.json", "{}\n{}\n", false],
  ])("that is called %s and contains %j is to be checked by line: %j", (name, text, isHinted) => {
    const path = file(name, text);
    const stderr = isHinted ? `campaign-rules: ${path}: add --ndjson to check each line\n` : "";
    for (const format of formats) expect(run(["check", "--format", format, path])).toMatchObject({ status: 1, stderr });
    expect(run(["check", "--ndjson", path])).toMatchObject({ status: 1, stderr: "" });
  });

  it("may be a folder, whose JSON files are all checked", () => {
    const { status, stdout } = run(["check", "--operation", "create", "samples"]);
    expect([status, stdout]).toEqual([1, run(["check", "samples/**/*.json"]).stdout]);
  });
});
