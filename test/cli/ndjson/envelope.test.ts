import { describe, expect, it } from "vitest";
import { linesOf, refused, run, sample, words } from "../run.js";

const valid = sample("push-one-time.json");
const invalid = { ...valid, channel: "push" };
const patch = { updated_by: "jo@example.com", request_id: "r", basic_details: valid["basic_details"] };

interface Answer {
  readonly line: number;
  readonly ok: boolean;
  readonly kept?: unknown;
  readonly rules?: string[];
  readonly paths?: string[];
  readonly truncated?: true;
  readonly violations?: { rule: string; path: string; message: string; params: unknown }[];
}

/** Checks lines, each given as a value or as a text. */
function check(options: string, ...lines: unknown[]) {
  const input = lines.map((line) => `${typeof line === "string" ? line : JSON.stringify(line)}\n`).join("");
  const { status, stdout } = run(words(`check --ndjson --no-lint ${options} -`), input);
  return { status, stdout, answers: linesOf<Answer>(stdout) };
}

/** The answer to a line that is rejected with a message. */
const rejected = (message: string) => ({ ok: false, violations: [{ rule: "input.json", message }] });

describe("every line has exactly one answer", () => {
  it("even a blank or malformed one, in order", () => {
    const blank = ["", " \t", "\uFEFF\r"];
    const { answers, status } = check("", valid, ...blank, "{", invalid, valid);
    expect(answers.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, false, false, false, false, false, true]);
    expect(answers.slice(1, 4)).toMatchObject(blank.map(() => rejected("body is not valid JSON: the line is blank")));
    expect(status).toBe(1);
  });

  it("and none is after the last line feed", () => {
    expect(check("").answers).toEqual([]);
  });
});

describe("--body-at", () => {
  it.each([
    ["/row/body", { row: { body: invalid } }],
    ["/1", [valid, invalid]],
    ["/a~1b/~0", { "a/b": { "~": invalid } }],
    ["/", { "": invalid }],
    ["/body", { body: JSON.stringify(invalid, null, 2) }],
  ])("%s finds the request of a line", (pointer, line) => {
    const violations = [{ rule: "structure.enum", path: "channel" }];
    expect(check(`--body-at ${pointer}`, line).answers).toMatchObject([{ violations }]);
  });

  it("gives the result of the request alone", () => {
    expect(check("--body-at /body", { id: 1, body: invalid }).answers).toEqual(check("", invalid).answers);
  });

  it.each([
    [{ row: valid }, "body is missing: there is nothing at /body"],
    [7, "body is missing: there is nothing at /body"],
    [{ body: '{"a":' }, "body is not valid JSON: value expected at line 1, column 6"],
    ["{", 'body is not valid JSON: the closing "}" is missing at line 1, column 2'],
  ])("says what is wrong with %j", (line, message) => {
    expect(check("--body-at /body", line).answers).toMatchObject([rejected(message)]);
  });

  it("finds whole requests", () => {
    const request = { method: "POST", path: "/core-services/v1/campaigns", headers: {}, body: valid };
    const { answers } = check("--request --body-at /request", { request });
    expect(answers[0]?.violations?.map(({ rule }) => rule)).toEqual(["request.authorized"]);
  });

  it.each([
    ["/request", '{"request":{"channel":"push"},"request":VALID}'],
    ["/request", '{"request":{"channel":"push"},"re\\u0071uest":VALID}'],
    ["/row/body", '{"row":{"body":{"channel":"push"}},"row":{"body":VALID}}'],
    ["/row/body", '{"row":{"body":{"channel":"push"},"body":VALID}}'],
    ["/0/body", '[{"body":{"channel":"push"},"body":VALID}]'],
    ["/row/body", '{"row":{"body":VALID},"row":{}}'],
  ])("rejects a line with two values at %s: %s", (pointer, line) => {
    const answers = [rejected(`body is ambiguous: a key on the way to ${pointer} is repeated`)];
    const text = line.replace("VALID", JSON.stringify(valid));
    expect(check(`--body-at ${pointer}`, text)).toMatchObject({ status: 1, answers });
  });

  it("finds duplicate keys in the request only", () => {
    const { answers } = check("--body-at /body", `{"id":1,"id":2,"body":{"a":1,"a":2}}`);
    const repeated = answers[0]?.violations?.filter(({ rule }) => rule === "input.json-unique-keys");
    expect(repeated?.map(({ path }) => path)).toEqual(["a"]);
  });
});

describe("--context-at", () => {
  const options = "--operation update --body-at /patch --context-at /context";

  it("gives a line its own context, and the others the usual one", () => {
    const archived = { campaign: { state: "ARCHIVED", body: valid } };
    const more = { rules: { "update.state-editable": "off" }, ...archived };
    const contexts = [archived, undefined, JSON.stringify(archived), more];
    const { answers } = check(options, ...contexts.map((context) => ({ patch, context })));
    expect(answers.map(({ ok }) => ok)).toEqual([false, true, false, expect.any(Boolean)]);
    expect(answers[0]?.violations?.map(({ rule }) => rule)).toEqual(answers[2]?.violations?.map(({ rule }) => rule));
  });

  const NONE = "has no context: /context is not an object";
  const WRONG = "has an invalid context at /context: ";
  const TWICE = `body ${WRONG}the key "features" is repeated; it first appears at line 1, column 2`;

  it.each([
    [7, NONE],
    ["{", NONE],
    [["{}"], NONE],
    [{ features: ["FREE_LUNCH"] }, WRONG],
    [{ unknown: 1 }, WRONG],
    [{ rules: 7 }, WRONG],
    [{ customRules: [{}] }, WRONG],
  ])("rejects %j", (context, message) => {
    const { answers } = check(options, { patch, context }, { patch });
    expect(answers[0]?.violations?.[0]?.message).toContain(message);
    expect(answers.map(({ ok }) => ok)).toEqual([false, true]);
  });

  it.each([
    ['{"features":[]},"context":null', "body is ambiguous: a key on the way to /context is repeated"],
    ['{"features":[],"features":["QUEUING"]}', TWICE],
    [JSON.stringify('{"features":[],"features":["QUEUING"]}'), TWICE],
  ])("rejects %s, because only its last value would count", (context, message) => {
    expect(check(options, `{"patch":{},"context":${context}}`).answers).toMatchObject([rejected(message)]);
  });

  it.each([null, "null"])("takes %j as none", (context) => {
    expect(check(options, { patch, context }).answers).toEqual(check(options, { patch }).answers);
  });
});

describe("--keep", () => {
  const twice = `{"id":1,"id":2,"other":3,"body":${JSON.stringify(valid)}}`;

  it.each<[string, string, unknown, object]>([
    ["repeats none of two values of the same name", "--body-at /body", twice, { "/id": null, "/other": 3 }],
    ["leads not through null", "--body-at /body", { a: null, body: valid }, { "/a/b": null }],
    ["leads not to the length of an array", "--body-at /body", { c: [1], body: valid }, { "/c/length": null }],
    ["does not need the place of the body, which by default is the line", "", valid, { "/channel": "PUSH" }],
  ])("%s", (_, options, line, kept) => {
    const keep = Object.keys(kept).map((pointer) => `--keep ${pointer}`);
    const { answers } = check(`${options} ${keep.join(" ")}`, line);
    expect(answers.map((answer) => [answer.ok, answer.kept])).toEqual([[true, kept]]);
  });

  it("repeats values of the line, and null where there is none", () => {
    const lines = [{ id: 7, a: [{ b: "é" }], body: valid }, { body: invalid }, "{", ""];
    const { answers } = check("--body-at /body --keep /id --keep /a/0", ...lines);
    const none = { "/id": null, "/a/0": null };
    expect(answers.map(({ kept }) => kept)).toEqual([{ "/id": 7, "/a/0": { b: "é" } }, none, none, none]);
  });
});

it.each([
  ["9007199254740993", "9007199254740993"],
  ["1e400", "1e400"],
  ["0.1000000000000000055", "0.1000000000000000055"],
  ["12", "12"],
  [' { "a" : [ 9007199254740993 , "a \\" b" ] } ', '{"a":[9007199254740993,"a \\" b"]}'],
  ['"\u2028"', '"\\u2028"'],
])("--keep repeats %s as it is written, except for characters that end lines", (written, kept) => {
  for (const form of ["", "--brief"]) {
    const { stdout } = check(`${form} --body-at /body --keep /id`, `{"id":${written},"body":{}}`);
    expect(stdout).toContain(`"line":1,"kept":{"/id":${kept}},"ok":false`);
  }
});

describe("--brief", () => {
  it("prints the verdict, the rules and the paths", () => {
    expect(check("--brief", valid, invalid).stdout).toBe(
      '{"line":1,"ok":true,"rules":[],"paths":[],"schemaVersion":1}\n' +
        '{"line":2,"ok":false,"rules":["structure.enum"],"paths":["channel"],"schemaVersion":1}\n',
    );
  });

  it("never prints more than 4 KiB a line, and says what it has cut", () => {
    const platforms = Array.from({ length: 100 }, (_, index) => `${"é".repeat(30)}${index}`);
    const details = { ...(valid["basic_details"] as object), platforms };
    const line = { id: "i".repeat(2000), body: { ...valid, basic_details: details } };
    for (const options of ["", "--keep /id", "--keep /body/request_id"]) {
      const { stdout, answers } = check(`--brief --body-at /body ${options}`, line);
      expect(Buffer.byteLength(stdout)).toBeLessThanOrEqual(4096 + 1);
      expect(answers).toMatchObject([{ ok: false, truncated: true }]);
      expect(answers[0]?.rules?.length).toBe(answers[0]?.paths?.length);
      expect(answers[0]?.rules?.length).toBeGreaterThan(10);
    }
  });
});

it("--exit-zero ends with 0, whatever it finds", () => {
  expect(check("--exit-zero", invalid, "{", "").status).toBe(0);
  expect(run(["check", "--exit-zero", "samples/push-with-mistakes.json"]).status).toBe(0);
  expect(run(["check", "--exit-zero", "no-such-file.json"]).status).toBe(2);
});

it.each([
  ["--body-at /body", "'--body-at' requires --ndjson"],
  ["--brief", "'--brief' requires --ndjson"],
  ["--ndjson --keep id", "'--keep <pointer>' argument 'id' is invalid. It must be a JSON Pointer, like /row/body."],
])("%s is wrong usage", (options, problem) => {
  expect(run(words(`check ${options} a.json`))).toEqual(refused(`option ${problem}`));
});
