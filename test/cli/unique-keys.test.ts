import { describe, expect, it } from "vitest";
import type { FileResult } from "../../src/text/request/check-text.js";
import { file, linesOf, resultWith, run, sampleText } from "./run.js";
import { update } from "./whole-request-run.js";

const valid = sampleText("push-one-time.json").trim();
const repeated = file("repeated.json", valid.replace("{", '{\n  "request_id": "first",'));
const RULE = "input.json-unique-keys";

function check(args: readonly string[]) {
  const { stdout, stderr, status } = run(["check", "--format", "json", "--no-lint", ...args]);
  return { results: JSON.parse(stdout || "[]") as FileResult[], stderr, status };
}

const line = valid.split("\n").findIndex((text) => text.includes('"request_id"')) + 2;
const column = (valid.split("\n")[line - 2] as string).indexOf('"request_id"') + 1;
const message = `request_id is repeated at line ${line}, column ${column}; it first appears at line 2, column 3, and only the last value counts`;

describe("a duplicate key", () => {
  it("is an error at its last place", () => {
    const { results, status } = check([repeated]);
    expect(status).toBe(1);
    const params = { line, column, firstLine: 2, firstColumn: 3 };
    expect(results).toMatchObject([resultWith(repeated, { rule: RULE, path: "request_id", message, params })]);
    expect(results[0]?.violations).toHaveLength(1);
  });

  it.each([
    ["off", 0, 0, 0],
    ["warning", 0, 0, 1],
    ["error", 1, 1, 0],
  ])("has the level that --rule sets: %s", (level, status, errors, warnings) => {
    const { results, ...rest } = check(["--rule", `${RULE}=${level}`, repeated]);
    expect(rest).toEqual({ status, stderr: "" });
    expect([results[0]?.violations.length, results[0]?.warnings.length]).toEqual([errors, warnings]);
  });

  it("has the level that the workspace file sets", () => {
    const workspace = file("unique-keys.workspace.json", JSON.stringify({ rules: { [RULE]: "off" } }));
    expect(check(["--workspace", workspace, repeated]).status).toBe(0);
  });

  it("is reported before problems of the value that counts", () => {
    const text = '{"channel":"PUSH","channel":"FAX","request_id":"r-1","request_id":"r-2"}';
    const { results } = check([file("both.json", text)]);
    expect(results[0]?.violations.slice(0, 3).map(({ rule, path }) => [rule, path])).toEqual([
      [RULE, "channel"],
      [RULE, "request_id"],
      ["structure.enum", "channel"],
    ]);
    expect(results[0]?.body?.error.request_id).toBe("r-2");
    expect(results[0]?.body?.error.details).toHaveLength(results[0]?.violations.length ?? 0);
  });

  it("of a whole request does not change a 401", () => {
    const request = '{"method":"POST","path":"/core-services/v1/campaigns","headers":{},"body":{},"body":{}}';
    const { results } = check(["--request", file("repeated-request.json", request)]);
    expect(results[0]).toMatchObject({ ok: false, status: 401, body: { error: { code: "401 Unauthorized" } } });
    expect(results[0]?.violations.map(({ rule }) => rule)).toEqual(["request.authorized", RULE]);
    expect(results[0]?.violations[1]).toMatchObject({ rule: RULE, path: "body" });
  });

  it.each([
    ["header", "", "r-1", [RULE]],
    ["body, if that has one", '"request_id":"r-2",', "r-2", ["request.request-ids-equal", RULE]],
  ])("of a whole request causes an answer with the id in its %s", (_, member, id, broken) => {
    const body = `{${member}"utm_params":{"utm_source":"a","utm_source":"b","utm_medium":"c"}}`;
    const request = JSON.stringify({ ...update, body: {} }).replace('"body":{}', `"body":${body}`);
    const { results } = check(["--request", file("repeated-in-update.json", request)]);
    expect(results[0]?.violations.map(({ rule }) => rule)).toEqual(broken);
    expect(results[0]?.violations.at(-1)?.path).toBe("body.utm_params.utm_source");
    expect(results[0]?.body?.error.request_id).toBe(id);
  });

  it("is listed at most a hundred times", () => {
    const members = Array.from({ length: 101 }, (_, index) => `"k${index}":1`).join(",");
    const listed = (text: string, level: string) => {
      const args = ["--operation", "update", "--rule", `${RULE}=${level}`, file("many-repeated.json", text)];
      const [{ violations, warnings, truncated } = expect.fail("no result")] = check(args).results;
      return [[...violations, ...warnings].filter(({ rule }) => rule === RULE).length, truncated];
    };
    for (const level of ["error", "warning"]) {
      expect(listed(`{${members},${members}}`, level)).toEqual([100, true]);
      expect(listed(`{${members},${members.slice(0, members.lastIndexOf(","))}}`, level)).toEqual([100, undefined]);
    }
  });

  it("is shown in its line", () => {
    const { stdout } = run(["check", "--no-lint", repeated]);
    expect(stdout).toContain(`${repeated}:${line}:${column}  error  ${RULE}\n  ${message}\n`);
    expect(stdout).toContain(`${" ".repeat(column - 1)}${"^".repeat('"request_id"'.length)}\n`);
  });

  it.each(["sarif", "github"])("is reported in the format %s", (format) => {
    const { stdout } = run(["check", "--no-lint", "--format", format, repeated]);
    expect(stdout).toContain(RULE);
  });

  it("of a line is reported with the line number", () => {
    const { stdout, status } = run(["check", "--ndjson", "-"], '{}\n{"a":1,"a":2}');
    const params = { line: 2, column: 8, firstLine: 2, firstColumn: 2 };
    expect(linesOf<FileResult>(stdout)[1]?.violations[0]).toMatchObject({ rule: RULE, params });
    expect(status).toBe(1);
  });
});
