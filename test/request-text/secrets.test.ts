import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { secretsOfBody, secretsOfRequest } from "../../src/request-text/secrets.js";
import { Source } from "../../src/request-text/source.js";
import { file, run } from "../cli/run.js";

/** All lines of a request as they may be shown. */
function shown(text: string, secretsIn = secretsOfRequest): (string | undefined)[] {
  const source = new Source(text, true, secretsIn);
  return text.split("\n").map((_, index) => source.line(index + 1));
}

describe("of a whole request is shown", () => {
  it.each<[string, string, string]>([
    [
      "the method, the path and the body",
      '{ "method": "GET", "path": "/a", "body": { "headers": ["x"] } }',
      '{ "method": "GET", "path": "/a", "body": { "headers": ["x"] } }',
    ],
    [
      "a header that holds no credentials",
      '{ "headers": { "content-type": "a", "IDEMPOTENCY-KEY": ["b", "c"] } }',
      '{ "headers": { "content-type": "a", "IDEMPOTENCY-KEY": ["b", "c"] } }',
    ],
    [
      "a pair that holds none",
      '{ "headers": [["svc-appkey", "w"], ["X-SVC-Request-Id", "r"]] }',
      '{ "headers": [["svc-appkey", "w"], ["X-SVC-Request-Id", "r"]] }',
    ],
    [
      "no value of Authorization",
      '{ "headers": { "Authorization": "a", "authorization": ["b", "cd"] } }',
      '{ "headers": { "Authorization": ***, "authorization": [***, ****] } }',
    ],
    [
      "no value of Authorization in a pair",
      '{ "headers": [["AUTHORIZATION", "a"]] }',
      '{ "headers": [["AUTHORIZATION", ***]] }',
    ],
    [
      "no value of Authorization written otherwise",
      '{ "header\\u0073": { "\\u0041uthorization": "a" } }',
      '{ "header\\u0073": { "\\u0041uthorization": *** } }',
    ],
    [
      "none of several members of one name",
      '{ "headers": { "Authorization": "a", "Authorization": "b" }, "headers": { "Authorization": "c" } }',
      '{ "headers": { "Authorization": ***, "Authorization": *** }, "headers": { "Authorization": *** } }',
    ],
    [
      "nothing of an unknown header",
      '{ "headers": { "Authorisation": "a", "__proto__": "b", "Cookie": 12 } }',
      '{ "headers": { ***************: ***, ***********: ***, ********: ** } }',
    ],
    [
      "nothing of headers that are lines",
      '{ "headers": ["Authorization: a", "Content-Type: b"] }',
      '{ "headers": [******************, *****************] }',
    ],
    [
      "nothing of headers that are objects",
      '{ "headers": [{ "name": "Content-Type", "value": "a" }] }',
      '{ "headers": [{ ******: **************, *******: *** }] }',
    ],
    [
      "nothing of pairs with more in them",
      '{ "headers": [["Content-Type", "a", "b"], ["Content-Type"]] }',
      '{ "headers": [[**************, ***, ***], [**************]] }',
    ],
    [
      "nothing in the value of a header that is no text",
      '{ "headers": { "Content-Type": { "a": [1, "b", null] } } }',
      '{ "headers": { "Content-Type": { ***: [*, ***, ****] } } }',
    ],
    ["nothing of headers that are a text", '{ "headers": "Authorization: a" }', '{ "headers": ****************** }'],
    [
      "nothing of an unknown member",
      '{ "auth": { "key": "a" }, "Authorization": "b", "Basic c": 1, "__proto__": true }',
      "{ ******: { *****: *** }, ***************: ***, *********: *, ***********: **** }",
    ],
    [
      "nothing of another value",
      '[{ "headers": { "Content-Type": "a" } }]',
      "[{ *********: { **************: *** } }]",
    ],
    ["nothing of a text", '"Basic a"', "*********"],
  ])("%s", (_, text, expected) => expect(shown(text)).toEqual([expected]));

  it("nothing if it is malformed or nested too deeply", () => {
    const text = '{\n "headers": { "Authorization": "a" },\n "body": {}\n}';
    expect(shown(text)).toEqual(["{", ' "headers": { "Authorization": *** },', ' "body": {}', "}"]);
    for (let end = 0; end < text.length; end++) {
      const cut = text.slice(0, end);
      expect(shown(cut)).toEqual(cut.split("\n").map(() => undefined));
    }
    const deep = text.replace("{}", `${"[".repeat(100_000)}${"]".repeat(100_000)}`);
    expect(shown(deep)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it("no credential outside the body, and everything else in its place", () => {
    const secret = "c2VjcmV0";
    const name = fc.constantFrom("Authorization", "authorization", "Cookie", "body", "__proto__", secret);
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        fc.constantFrom<unknown>(null, 1, "x", secret, `Basic ${secret}`),
        fc.array(tie("value"), { maxLength: 3 }),
        fc.array(fc.tuple(name, tie("value")), { maxLength: 3 }).map((entries) => Object.fromEntries(entries)),
      ),
    }));
    const hidden = { units: 0 };
    fc.assert(
      fc.property(value, value, fc.constantFrom(0, 2, "\t"), (headers, other, indentation) => {
        const text = JSON.stringify({ method: "GET", headers, other, body: { a: "x" } }, null, indentation);
        const lines = shown(text).join("\n");
        expect(lines).not.toContain(secret);
        expect(lines).toContain("x");
        expect(lines).toHaveLength(text.length);
        for (let index = 0; index < text.length; index++) {
          if (lines[index] === "*") hidden.units++;
          else expect(lines[index]).toBe(text[index]);
        }
      }),
    );
    expect(hidden.units).toBeGreaterThan(1000);
  });
});

describe("of a body is shown", () => {
  it.each<[string, string, string]>([
    [
      "all but headers, which it should not have",
      '{ "channel": "PUSH", "Authorization": { "a": 1 }, "headers": { "Authorization": "a", "content-type": "b" } }',
      '{ "channel": "PUSH", "Authorization": { "a": 1 }, "headers": { "Authorization": ***, "content-type": "b" } }',
    ],
    ["no text for headers", '{ "headers": "Basic a", "headers": [] }', '{ "headers": *********, "headers": [] }'],
    ["all when it is no object", '["headers", "Basic a"]', '["headers", "Basic a"]'],
    ["all when it is malformed", '{ "headers": "a" "b" }', '{ "headers": "a" "b" }'],
    ["all when it is empty", "", ""],
  ])("%s", (_, text, expected) => expect(shown(text, secretsOfBody)).toEqual([expected]));
});

describe("a credential", () => {
  const secret = "d29ya3NwYWNlLTE6c2VjcmV0";
  const withHeaders = (headers: string) =>
    `{ "method": "PATCH", "path": "/v5/campaigns/c", "headers": ${headers}, "body": { "a": 1 } }`;

  it.each<[string, string]>([
    ["that is no Base64", withHeaders(`{ "Authorization": "Basic ${secret}!" }`)],
    ["of another scheme", withHeaders(`{ "authorization": ["Bearer ${secret}"] }`)],
    [
      "that is repeated",
      withHeaders(`[["Authorization", "Basic ${secret}"], ["Authorization", "Basic ${secret}AAAA"]]`),
    ],
    [
      "that is accepted, on the line of an error",
      withHeaders(`{ "Authorization": "Basic ${secret}", "Idempotency-Key": "k" }`),
    ],
    ["of another workspace", withHeaders(`{ "Authorization": "Basic ${secret}", "X-SVC-Tenant-ID": "w" }`)],
    ["in a header that is misspelt", withHeaders(`{ "Authorisation": "Basic ${secret}" }`)],
    ["in a name of its own", withHeaders(`[["Basic ${secret}", "Authorization"], ["Authorization"]]`)],
    ["in a name", withHeaders(`{ "Authorization: Basic ${secret}": null }`)],
    ["in the name of a header that is left out", withHeaders(`{ "Authorization: Basic ${secret}": "" }`)],
    ["in headers of another form", withHeaders(`[{ "name": "Authorization", "value": "Basic ${secret}" }]`)],
    ["in headers that are a text", withHeaders(`"Authorization: Basic ${secret}"`)],
    ["in malformed JSON", withHeaders(`{ "Authorization": "Basic ${secret}" "a": 1 }`)],
    ["in a file that ends too early", `{ "headers": { "Authorization": "Basic ${secret}`],
  ])("%s is never printed", (_, text) => {
    for (const args of [["--fix-dry-run"], ["--format", "json"]]) {
      const { status, stdout, stderr } = run(["check", "--request", ...args, "-"], text);
      expect([status, stderr]).toEqual([1, ""]);
      expect(stdout).toContain("error");
      expect(stdout).not.toContain(secret);
    }
  });

  it("is not printed if a whole request is mistaken for a body", () => {
    const { status, stdout } = run(["check", "-"], withHeaders(`{ "Authorization": "Basic ${secret}" }`));
    expect(status).toBe(1);
    expect(stdout).toContain('"Authorization": ****');
    expect(stdout).not.toContain(secret);
  });

  it("is not printed after the file is fixed", () => {
    const body = '{ "channel": "PUSH", "delivery_controls": { "campaign_throttle_rpm": "60" } }';
    const path = file(
      "repaired.json",
      withHeaders(`{ "Authorization": "Basic ${secret}" }`).replace('{ "a": 1 }', body),
    );
    const { stdout } = run(["check", "--request", "--fix", path]);
    expect(stdout).toContain(`${path}: 1 change applied`);
    expect(stdout).toContain('"Authorization": ****');
    expect(stdout).not.toContain(secret);
    expect(readFileSync(path, "utf8")).toContain(secret);
  });

  it("is masked if its header is invalid", () => {
    const path = file("starred.json", withHeaders('{\n  "AUTHORIZATION": "Basic x"\n}'));
    expect(run(["check", "--request", path]).stdout).toBe(`${path}:2:20  error  request.authorized
  Authorization must be Basic, followed by the Base64 encoding of <WORKSPACE_ID>:<API_KEY>
  2 |   "AUTHORIZATION": *********
    |                    ^^^^^^^^^

1 error in 1 of 1 file.
`);
  });
});

describe("control characters in headers", () => {
  it("are never printed", () => {
    const steering = "\u001b[2J\u009b\u202e";
    const headers = {
      Authorization: "Basic dzpr",
      "Idempotency-Key": steering,
      "Content-Type": `${steering}\u007f`,
      [steering]: "",
    };
    const request = { method: "PATCH", path: "/v5/campaigns/c", headers, body: {} };
    for (const text of [JSON.stringify(request), JSON.stringify({ ...request, headers: Object.entries(headers) })]) {
      const { stdout } = run(["check", "--request", "-"], text);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there.
      expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/u);
      expect(stdout.match(/ {2}error {2}\S+/gu)).toEqual([
        "  error  request.request-id-present",
        "  error  request.idempotency-key-uuid",
        "  error  request.content-type-json",
      ]);
    }
  });
});
