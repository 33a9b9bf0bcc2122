import { describe, expect, it } from "vitest";
import type { RequestInput } from "../../src/index.js";
import { endedWith, file, resultWith, words } from "./run.js";
import { check, checkText, found, KEY, update } from "./whole-request-run.js";

const SPECIFIC = "basic_details.platform_specific_details";

describe("the place in the file", () => {
  const platforms = { basic_details: { name: "n", platforms: ["ios", "ANDROID"], platform_specific_details: {} } };
  const { "Idempotency-Key": _, ...withoutKey } = update.headers;
  const partial = {
    ...{ channel: "PUSH", campaign_delivery_type: "ONE_TIME", basic_details: { name: "n", platforms: ["IOS"] } },
    ...{ campaign_content: {}, segmentation_details: { is_all_user_campaign: true } },
    ...{ scheduling_details: { delivery_type: "ASAP" }, delivery_controls: {} },
  };

  const LACKING = [
    'advanced at 9:3 "body"',
    `${SPECIFIC} at 12:5 "basic_details"`,
    'campaign_content.content at 18:5 "campaign_content"',
  ];

  it.each<[string, unknown, string[], string[]]>([
    ["of a member is in the body", { body: platforms }, [], ['basic_details.platforms[0] at 13:9 "ios"']],
    ["of an absent member is the object that lacks it", {}, [], [`${SPECIFIC} at 10:5 "basic_details"`]],
    [
      "of a member that the body lacks is the body",
      { body: partial },
      ["--current", file("empty.json", "{}")],
      LACKING,
    ],
    ["of a body that is not an object is the body", { body: "x" }, [], ['body at 9:11 "x"']],
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
    ["that a list repeats is the last", [["idempotency-key", "k"], ...Object.entries(update.headers)], `15:7 "${KEY}"`],
    ["without values is their list", { ...withoutKey, "Idempotency-Key": [] }, "7:24 []"],
    ["that is absent is the headers", withoutKey, '4:3 "headers"'],
    ["that is absent from a list is the headers", Object.entries(withoutKey), '4:3 "headers"'],
  ])("of a header %s", (_, headers, expected) => {
    expect(found({ ...update, headers, body: {} })).toEqual([`Idempotency-Key at ${expected}`]);
  });

  it("is known in a deeply nested file, whose lines are not shown: they may contain credentials", () => {
    const text = JSON.stringify({ ...update, body: { updated_by: "x", x: 0 } });
    const deep = text.replace('"x":0', `"x":${"[".repeat(100_000)}${"]".repeat(100_000)}`);
    expect(checkText(deep, "--no-lint").stdout).toBe(`request.json:1:226  error  structure.format
  updated_by must be an email address, like "jo@example.com", but is "x", which has no @

1 error in 1 of 1 file.
`);
  });
});

describe("a file without a whole request", () => {
  const NULLS = ["method at 2:13 n", "path at 3:11 n", "headers at 4:14 *"];
  const ABSENT = ["method at 1:1 {", "path at 1:1 {", "headers at 1:1 {"];

  it.each<[string, unknown, string[]]>([
    ["but an array", [], ["request at 1:1 ["]],
    ["but null", null, ["request at 1:1 *"]],
    ["but a body", { channel: "PUSH" }, ABSENT],
    ["in __proto__ only", JSON.parse('{ "__proto__": { "method": "POST", "path": "/", "headers": {} } }'), ABSENT],
    ["whose members are null", { ...update, method: null, path: null, headers: null }, NULLS],
    ["but wrong types", { ...update, method: 1, headers: "A: x" }, ["method at 2:13 1", "headers at 4:14 *"]],
    ["but other values in headers", { ...update, headers: { a: "b", c: 1, d: 2 } }, ["headers at 6:10 *"]],
    ["but other values in lists of headers", { ...update, headers: { a: ["b", null] } }, ["headers at 5:10 ["]],
    ["but other values in __proto__", { ...update, headers: JSON.parse('{ "__proto__": {} }') }, ["headers at 5:18 {"]],
    ["but headers that are texts", { ...update, headers: ["a: b"] }, ["headers[0] at 5:5 *"]],
    ["but headers that are not pairs", { ...update, headers: ["a b", "a b c"].map(words) }, ["headers[1] at 9:5 ["]],
    ["but pairs of other kinds", { ...update, headers: [["a", ["b"]]] }, ["headers[0] at 5:5 ["]],
  ])("%s is an error there", (_, value, expected) => {
    expect(found(value)).toEqual(expected);
  });

  it("is an error like malformed JSON", () => {
    const stdout = `request.json:1:1  error  input.json
  path is absent; a whole request is an object with method, path, headers and body
  1 | {
    | ^

request.json:4:5  error  input.json
  headers[0] must be a pair of strings, a name and a value
  4 |     [
    |     ^

2 errors in 1 of 1 file.
`;
    expect(check({ method: "GET", headers: [["a"]] }, "--fix")).toEqual(endedWith(1, stdout));
  });

  it("has its errors in JSON, too", () => {
    const value = { path: "/", method: [], headers: {} };
    const problem = "must be a string, but is an array";
    const found = { rule: "input.json", path: "method", message: `method ${problem}` };
    const result = resultWith("request.json", { ...found, params: { line: 3, column: 13, problem } });
    expect(JSON.parse(check(value, "--format", "json").stdout)).toEqual([result]);
  });

  it("has a single error, without its line, if it is malformed", () => {
    const stdout = `request.json:3:3  error  input.json
  request is not valid JSON: comma expected at line 3, column 3

1 error in 1 of 1 file.
`;
    expect(checkText('{\n  "method": "GET"\n  "path": "/"\n}')).toEqual(endedWith(1, stdout));
  });

  it("has an error at its start if it is nested too deeply", () => {
    const deep = `{"x":${"[".repeat(100_000)}${"]".repeat(100_000)},"path":"","headers":[]}`;
    expect(checkText(deep).stdout).toBe(`request.json:1:1  error  input.json
  method is absent; a whole request is an object with method, path, headers and body

1 error in 1 of 1 file.
`);
  });
});
