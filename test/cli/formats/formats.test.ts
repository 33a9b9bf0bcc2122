import { describe, expect, it } from "vitest";
import { formats } from "../../../src/cli/formats/printer.js";
import { file, run, sample, words } from "../run.js";

const valid = "samples/push-one-time.json";
const invalid = "samples/push-with-mistakes.json";
const malformed = file("malformed.json", '{\n  "channel": "PUSH"\n  "request_id": 1\n}\n');
const warned = file("warned.json", '{ "updated_by": "jo@example.com", "request_id": "r", "chanel": "PUSH" }');

describe("the exit code", () => {
  it.each([
    ["no errors", 0, valid],
    ["errors", 1, `${valid} ${invalid}`],
    ["malformed JSON", 1, malformed],
    ["warnings", 0, `--operation update ${warned}`],
    ["as many warnings as allowed", 0, `--operation update --max-warnings 2 ${warned}`],
    ["as many as allowed, not shown", 0, `--operation update --quiet --max-warnings 2 ${warned}`],
    ["more warnings than allowed", 1, `--operation update --max-warnings 0 ${warned}`],
    ["more warnings than allowed, not shown", 1, `--operation update --quiet --max-warnings 0 ${warned}`],
    ["a file that does not exist", 2, `${invalid} no-such-file.json`],
    ["a glob that matches nothing", 2, `${valid} samples/*.txt`],
    ["a fix that is shown", 1, `--fix-dry-run ${invalid}`],
    ["wrong usage", 2, `--no-such-option ${valid}`],
  ])("of %s is %i in every format", (_, status, options) => {
    const statuses = formats.map((format) => [format, run(words(`check --format ${format} ${options}`)).status]);
    expect(statuses).toEqual(formats.map((format) => [format, status]));
  });
});

describe("malformed JSON", () => {
  it.each<[(typeof formats)[number], string]>([
    ["pretty", `${malformed}:3:3  error  input.json`],
    ["json", '"line": 3,\n          "column": 3,'],
    ["sarif", '"startLine": 3,\n                  "startColumn": 3,'],
    ["github", `::error file=${malformed},line=3,col=3,endLine=3,endColumn=4,title=input.json::`],
    ["gitlab", '"begin": 3\n'],
    ["junit", `>${malformed}:3:3: error: `],
    ["html", '<span class="place">3:3</span>'],
    ["markdown", `<code>${malformed}:3:3</code>`],
  ])("has its line and column in %s", (format, place) => {
    expect(run(["check", "--format", format, malformed]).stdout).toContain(place);
  });

  it("is reported in every format", () => {
    expect(formats).toEqual(["pretty", "json", "sarif", "github", "gitlab", "junit", "html", "markdown"]);
  });
});

describe("a report for people", () => {
  const missing = ["absent-<1>.json", "absent/*.json"];
  const problems = ["absent-&lt;1&gt;.json: file not found", "absent/*.json: no file matches"];
  const request = JSON.stringify(sample("push-one-time.json"));

  it.each([
    ["html", [], "</p>\n?<p[^>]*>", "No errors in 1 file."],
    ["html", ["--ndjson"], "</p>\n?<p[^>]*>", "No errors in 1 line."],
    ["markdown", [], "<br>", "No errors in 1 file."],
    ["markdown", ["--ndjson"], "<br>", "No errors in 1 line."],
  ])("in %s names what could not be read: %j", (format, options, between, verdict) => {
    const checkAnd = (...names: string[]) => run(["check", "--format", format, ...options, "-", ...names], request);
    const { status, stdout } = checkAnd(...missing);
    // Problems with globs come first.
    const lines = [...problems].reverse().concat(verdict);
    expect(status).toBe(2);
    expect(stdout.split(new RegExp(between, "u")).join("\n")).toContain(lines.join("\n"));
    // The next check has forgotten them.
    expect(checkAnd()).toMatchObject({ status: 0, stdout: expect.not.stringContaining("absent") });
    const many = Array.from({ length: 30 }, (_, index) => `absent-${index}.json`);
    const said = checkAnd(...many).stdout;
    expect(said).toContain("and 10 more failures");
    expect(said).not.toContain("absent-20.json");
  });
});

describe("--summary", () => {
  const rules = [
    "2  structure.format    ████████████████████████████████████████",
    "1  structure.enum      ████████████████████",
    "1  structure.required  ████████████████████",
    "1  structure.type      ████████████████████",
    "",
  ].join("\n");

  it("prints the rules by number of problems after the results for people", () => {
    const { stdout, stderr } = run(["check", "--summary", invalid]);
    expect(stdout.endsWith(`\n5 errors in 1 of 1 file.\n${rules}`)).toBe(true);
    expect(stderr).toBe("");
  });

  it.each(formats.filter((format) => format !== "pretty"))("prints them apart from %s", (format) => {
    const args = ["check", "--format", format, invalid];
    expect(run([...args, "--summary"])).toEqual({ ...run(args), stderr: rules });
  });

  const lines = `${JSON.stringify(sample("push-with-mistakes.json"))}\n`;
  const options = ["--format json", "--format html", "--format markdown", "--brief", "--threads 2"];
  it.each(options)("prints them apart from the results of lines: %s", (option) => {
    const args = words(`check --ndjson ${option} -`);
    expect(run([...args, "--summary"], lines)).toEqual({ ...run(args, lines), stderr: rules });
  });

  it("prints nothing about valid files", () => {
    const { stdout } = run(["check", "--summary", valid]);
    expect(stdout.endsWith("No errors in 1 file.\n")).toBe(true);
  });
});

describe("a credential", () => {
  it.each(formats)("of a whole request is not printed in %s", (format) => {
    const secret = "d29ya3NwYWNlLTE6c2VjcmV0";
    const headers = { Authorization: `Bearer ${secret}` };
    const request = { method: "PATCH", path: "/v5/campaigns/c", headers, body: {} };
    const misspelt = { ...request, headers: { Authorisation: `Basic ${secret}`, [`Basic ${secret}`]: [1] } };
    for (const [value, rule] of [
      [request, "request.authorized"],
      [misspelt, "input.json"],
    ] as const) {
      const { status, stdout, stderr } = run(["check", "--request", "--format", format, "-"], JSON.stringify(value));
      expect([status, stderr]).toEqual([1, ""]);
      expect(stdout).toContain(rule);
      expect(stdout).not.toContain(secret);
    }
  });
});
