import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type CampaignContext, type RequestInput, validateRequest } from "../../src/index.js";
import { file, root, run } from "./run.js";

const stored = "samples/stored-campaign.json";
const mistakes = "samples/whole-request-with-mistakes.json";
const read = (sample: string) => JSON.parse(readFileSync(join(root, sample), "utf8")) as Record<string, object>;
const campaign = read(stored);
const body = read("samples/push-one-time.json");

const CREDENTIALS = "Basic d29ya3NwYWNlLTE6bm90LWEtcmVhbC1rZXk=";
const KEY = "8f2b6c1e-4d3a-4b7f-9c21-5e0d7a6b3f10";

const create = {
  method: "POST",
  path: "/core-services/v1/campaigns",
  headers: { Authorization: CREDENTIALS, "SVC-APPKEY": "workspace-1" },
  body,
};
const update = {
  method: "PATCH",
  path: "/v5/campaigns/c-1?dry",
  headers: { Authorization: CREDENTIALS, "Idempotency-Key": KEY, "X-SVC-Request-Id": "r-1" },
  body: { basic_details: { name: "n", platforms: ["ANDROID"] } },
};

/** Runs the check of one file, whose name is left out of what it says. */
function checkText(text: string, ...args: string[]) {
  const path = file("whole.json", text);
  const { status, stdout, stderr } = run(["check", "--request", ...args, path]);
  return { status, stderr, stdout: stdout.replaceAll(path, "request.json") };
}

const check = (value: unknown, ...args: string[]) => checkText(JSON.stringify(value, null, 2), ...args);

/** What is said to be wrong, where, and what is marked there. */
function found(value: unknown, ...args: string[]): string[] {
  const { stdout } = check(value, "--no-lint", ...args);
  return stdout.split("\n\n").flatMap((block) => {
    const [head = "", message = "", source = "", mark = ""] = block.split("\n");
    const [, position] = /^request\.json:(\S+) {2}error/u.exec(head) ?? [];
    if (position === undefined) return [];
    const [path] = message.trim().split(" ");
    return [`${path} at ${position} ${source.slice(mark.indexOf("^"), mark.lastIndexOf("^") + 1)}`];
  });
}

describe("a whole request", () => {
  it.each<[string, RequestInput, string[], CampaignContext | undefined]>([
    ["that creates", create, [], undefined],
    [
      "that creates, of another workspace",
      { ...create, headers: { ...create.headers, "SVC-APPKEY": "w" } },
      [],
      undefined,
    ],
    ["that asks for nothing of the service", { ...create, method: "GET" }, [], undefined],
    ["that updates", update, [], undefined],
    ["that updates what is active", update, ["--state", "ACTIVE"], { state: "ACTIVE" }],
    ["that updates what is stopped", update, ["--state", "STOPPED"], { state: "STOPPED" }],
    ["that updates what is stored", update, ["--current", stored], { body: campaign }],
    ["that publishes", { ...update, body: { status: "PUBLISH" } }, ["--current", stored], { body: campaign }],
    ["without a body", { ...update, body: undefined }, [], undefined],
    ["whose headers are pairs", { ...update, headers: Object.entries(update.headers) }, [], undefined],
    [
      "whose headers are lists",
      { ...create, headers: { ...create.headers, authorization: [CREDENTIALS, "x"] } },
      [],
      undefined,
    ],
    ["without headers", { ...create, headers: [] }, [], undefined],
  ])("%s is what the engine says of it", (_, request, args, known) => {
    const path = file("json.json", JSON.stringify(request));
    const { stdout, stderr, status: exit } = run(["check", "--request", "--format", "json", ...args, path]);
    const result = validateRequest(request, { lint: true, campaign: known });
    const { ok, violations, warnings, skipped } = result;
    const refusal = result.ok ? {} : { status: result.status, body: result.body };
    expect([exit, stderr]).toEqual([ok ? 0 : 1, ""]);
    expect(JSON.parse(stdout)).toEqual([{ file: path, ok, ...refusal, violations, warnings, skipped }]);
  });

  it("is valid or not, like a body", () => {
    const path = file("valid.json", JSON.stringify(create));
    const valid = run(["check", "--request", path]);
    expect(valid).toEqual({ status: 0, stderr: "", stdout: `✓ ${path} is valid\n\nNo errors in 1 file.\n` });
    const wrong = run(["check", "--request", mistakes]);
    expect(run(["check", "--request", path, mistakes])).toEqual({
      status: 1,
      stderr: "",
      stdout: `✓ ${path} is valid\n\n${wrong.stdout.replace("1 of 1 file", "1 of 2 files")}`,
    });
  });

  it("comes from standard input for -", () => {
    const { stdout } = run(["check", "--request", "-"], readFileSync(join(root, mistakes), "utf8"));
    expect(stdout).toBe(run(["check", "--request", mistakes]).stdout.replaceAll(mistakes, "<stdin>"));
  });
});

describe("the place in the file", () => {
  const platforms = { basic_details: { ...body["basic_details"], platforms: ["ios", "ANDROID"] } };
  const { "Idempotency-Key": _, ...withoutKey } = update.headers;

  it.each<[string, unknown, string[], string[]]>([
    ["of a member is in the body", { body: platforms }, [], ['basic_details.platforms[0] at 13:9 "ios"']],
    [
      "of an absent member is what lacks it",
      {},
      [],
      ['basic_details.platform_specific_details at 10:5 "basic_details"'],
    ],
    [
      "of a member that the body lacks is the body",
      { body: { channel: "PUSH", campaign_delivery_type: "ONE_TIME", basic_details: {}, campaign_content: {} } },
      ["--current", file("empty.json", "{}")],
      [
        'basic_details.name at 12:5 "basic_details"',
        'basic_details.platforms at 12:5 "basic_details"',
        'basic_details.platform_specific_details at 12:5 "basic_details"',
        'campaign_content.content at 13:5 "campaign_content"',
        'segmentation_details at 9:3 "body"',
        'scheduling_details at 9:3 "body"',
        'delivery_controls at 9:3 "body"',
        'advanced at 9:3 "body"',
      ],
    ],
    ["of a body that is no object is the body", { body: "x" }, [], ['body at 9:11 "x"']],
    ["of a body that is absent is the request", { body: undefined }, [], ["body at 1:1 {"]],
    ["of the path is the path", { path: "/" }, [], ['path at 3:11 "/"']],
    ["of a wrong method is the path", { method: "POST" }, [], ['path at 3:11 "/v5/campaigns/c-1?dry"']],
    ["of the campaign is the path", {}, ["--state", "ARCHIVED"], ['campaign_id at 3:11 "/v5/campaigns/c-1?dry"']],
  ])("%s", (_, changes, args, expected) => {
    expect(found({ ...update, ...(changes as object) }, ...args)).toEqual(expected);
  });

  it.each<[string, RequestInput["headers"], string]>([
    ["is its value", { ...update.headers, "Idempotency-Key": "k" }, '6:24 "k"'],
    ["in another case is its value", { ...withoutKey, "IDEMPOTENCY-key": "k" }, '7:24 "k"'],
    ["in a list is its value", [...Object.entries(withoutKey), ["idempotency-key", "k"]], '15:7 "k"'],
    ["with several values is their list", { ...withoutKey, "Idempotency-Key": [KEY, "k"] }, "7:24 ["],
    ["that is repeated is the last value", { ...update.headers, "idempotency-key": "k" }, '8:24 "k"'],
    [
      "that is repeated in a list is the last value",
      [["idempotency-key", "k"], ...Object.entries(update.headers)],
      `15:7 "${KEY}"`,
    ],
    ["without values is their list", { ...withoutKey, "Idempotency-Key": [] }, "7:24 []"],
    ["that is absent is the headers", withoutKey, '4:3 "headers"'],
    ["that is absent from a list is the headers", Object.entries(withoutKey), '4:3 "headers"'],
  ])("of a header %s", (_, headers, expected) => {
    expect(found({ ...update, headers, body: {} })).toEqual([`Idempotency-Key at ${expected}`]);
  });

  it("is not known in a file that is nested too deeply", () => {
    const text = JSON.stringify({ ...update, body: { updated_by: "x", x: 0 } });
    const deep = text.replace('"x":0', `"x":${"[".repeat(100_000)}${"]".repeat(100_000)}`);
    expect(checkText(deep, "--no-lint").stdout).toBe(`request.json  error  structure.format
  updated_by must be an email address, like "jo@example.com", but is "x"

1 error in 1 of 1 file.
`);
  });
});

describe("a file that holds no whole request", () => {
  it.each<[string, unknown, string[]]>([
    ["but an array", [], ["request at 1:1 ["]],
    ["but null", null, ["request at 1:1 *"]],
    ["but a body", { channel: "PUSH" }, ["method at 1:1 {", "path at 1:1 {", "headers at 1:1 {"]],
    [
      "in __proto__ only",
      JSON.parse('{ "__proto__": { "method": "POST", "path": "/", "headers": {} } }'),
      ["method at 1:1 {", "path at 1:1 {", "headers at 1:1 {"],
    ],
    [
      "whose members are null",
      { ...update, method: null, path: null, headers: null },
      ["method at 2:13 n", "path at 3:11 n", "headers at 4:14 *"],
    ],
    [
      "but numbers and texts",
      { ...update, method: 1, headers: "Authorization: x" },
      ["method at 2:13 1", "headers at 4:14 *"],
    ],
    ["but values of other kinds in headers", { ...update, headers: { a: "b", c: 1, d: 2 } }, ["headers at 6:10 *"]],
    [
      "but values of other kinds in lists of headers",
      { ...update, headers: { a: ["b", null] } },
      ["headers at 5:10 ["],
    ],
    [
      "but values of other kinds in __proto__",
      JSON.parse('{ "method": "", "path": "", "headers": { "__proto__": {} } }'),
      ["headers at 5:18 {"],
    ],
    ["but headers that are texts", { ...update, headers: ["a: b"] }, ["headers[0] at 5:5 *"]],
    [
      "but headers that are no pairs",
      {
        ...update,
        headers: [
          ["a", "b"],
          ["a", "b", "c"],
        ],
      },
      ["headers[1] at 9:5 ["],
    ],
    ["but pairs of other kinds", { ...update, headers: [["a", ["b"]]] }, ["headers[0] at 5:5 ["]],
  ])("%s is an error there", (_, value, expected) => {
    expect(found(value)).toEqual(expected);
  });

  it("is an error like malformed JSON", () => {
    expect(check({ method: "GET", headers: [["a"]] }, "--fix")).toEqual({
      status: 1,
      stderr: "",
      stdout: `request.json:1:1  error  input.json
  path is absent; a whole request is an object with method, path, headers and body
  1 | {
    | ^

request.json:4:5  error  input.json
  headers[0] must be a pair of a name and a value, both of them strings
  4 |     [
    |     ^

2 errors in 1 of 1 file.
`,
    });
  });

  it("has its errors in JSON too", () => {
    const value = { path: "/", method: [], headers: {} };
    const message = "method must be a string, but is an array";
    expect(JSON.parse(check(value, "--format", "json").stdout)).toEqual([
      {
        file: "request.json",
        ok: false,
        status: 400,
        body: {
          error: { code: "400 Bad Request", message, target: "method", details: [{ target: "method", message }] },
        },
        violations: [
          {
            rule: "input.json",
            severity: "error",
            path: "method",
            segments: ["method"],
            pointer: "/method",
            target: "method",
            detailTarget: "method",
            message,
            params: { line: 3, column: 13, problem: "must be a string, but is an array" },
            origin: "request",
          },
        ],
        warnings: [],
        skipped: [],
      },
    ]);
  });

  it("is one error when it is malformed, whose line is not shown", () => {
    expect(checkText('{\n  "method": "GET"\n  "path": "/"\n}')).toEqual({
      status: 1,
      stderr: "",
      stdout: `request.json:3:3  error  input.json
  request is not valid JSON: comma expected at line 3, column 3

1 error in 1 of 1 file.
`,
    });
  });

  it("is an error at its beginning when it is nested too deeply", () => {
    const deep = `{"x":${"[".repeat(100_000)}${"]".repeat(100_000)},"path":"","headers":[]}`;
    expect(checkText(deep).stdout).toBe(`request.json:1:1  error  input.json
  method is absent; a whole request is an object with method, path, headers and body

1 error in 1 of 1 file.
`);
  });
});

describe("--fix of a whole request", () => {
  const text = `{
  "method": "PATCH", "path": "/v5/campaigns/c-1",
  "headers": { "authorization": "${CREDENTIALS}", "idempotency-key": "${KEY}", "x-svc-request-id": "r" },
  "body": {
    "channel": "PUSH",
    "delivery_controls": { "campaign_throttle_rpm": "6000", "bypassDnd": true }
  }
}
`;
  const operations = [
    { op: "replace", path: "/body/delivery_controls/campaign_throttle_rpm", value: 6000 },
    { op: "move", from: "/body/delivery_controls/bypassDnd", path: "/body/delivery_controls/bypass_dnd" },
  ];

  it("is one of its body", () => {
    const path = file("fixed.json", text);
    const shown = JSON.parse(run(["check", "--request", "--format", "json", "--fix-dry-run", path]).stdout) as object[];
    expect(shown).toMatchObject([{ fix: operations }]);
    expect(readFileSync(path, "utf8")).toBe(text);
    expect(run(["check", "--request", "--fix", path])).toEqual({
      status: 0,
      stderr: "",
      stdout: `✓ ${path} is valid\n\n${path}: 2 changes written\n\nNo errors in 1 file.\n`,
    });
    expect(readFileSync(path, "utf8")).toBe(text.replace('"6000"', "6000").replace("bypassDnd", "bypass_dnd"));
  });

  it("tells violations apart from repairs of the file", () => {
    const path = file("fixable.json", text);
    expect(JSON.parse(run(["check", "--request", "--format", "json", path]).stdout)).toMatchObject([
      {
        violations: [
          {
            pointer: "/delivery_controls/campaign_throttle_rpm",
            fix: [{ path: "/delivery_controls/campaign_throttle_rpm" }],
          },
        ],
      },
    ]);
  });
});

describe("wrong usage", () => {
  it.each(["create", "update"])("is --request of files that hold an %s", (operation) => {
    expect(run(["check", "--request", "--operation", operation, stored])).toEqual({
      status: 2,
      stdout: "",
      stderr: "error: option '--request' cannot be used with option '--operation <name>'\n",
    });
  });
});
