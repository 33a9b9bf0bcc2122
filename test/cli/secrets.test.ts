import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { file, run, STEERING } from "./run.js";

describe("a credential", () => {
  const secret = "d29ya3NwYWNlLTE6c2VjcmV0";
  const basic = `"Authorization": "Basic ${secret}"`;
  const withHeaders = (headers: string) =>
    `{ "method": "PATCH", "path": "/v5/campaigns/c", "headers": ${headers}, "body": { "a": 1 } }`;

  it.each([
    ["that is not Base64", withHeaders(`{ "Authorization": "Basic ${secret}!" }`)],
    ["of another scheme", withHeaders(`{ "authorization": ["Bearer ${secret}"] }`)],
    ["that is repeated", withHeaders(`[["Authorization", "Basic ${secret}"], ["Authorization", "Basic ${secret}A"]]`)],
    ["that is accepted, on the line of an error", withHeaders(`{ ${basic}, "Idempotency-Key": "k" }`)],
    ["of another workspace", withHeaders(`{ ${basic}, "X-SVC-Tenant-ID": "w" }`)],
    ["in a header that is misspelt", withHeaders(`{ "Authorisation": "Basic ${secret}" }`)],
    ["in a separate name", withHeaders(`[["Basic ${secret}", "Authorization"], ["Authorization"]]`)],
    ["in a name", withHeaders(`{ "Authorization: Basic ${secret}": null }`)],
    ["in the name of a header that is left out", withHeaders(`{ "Authorization: Basic ${secret}": "" }`)],
    ["in headers of another form", withHeaders(`[{ "name": "Authorization", "value": "Basic ${secret}" }]`)],
    ["in headers that are a text", withHeaders(`"Authorization: Basic ${secret}"`)],
    ["in malformed JSON", withHeaders(`{ ${basic} "a": 1 }`)],
    ["in a file that ends too early", `{ "headers": { ${basic.slice(0, -1)}`],
  ])("%s is never printed", (_, text) => {
    for (const args of [["--fix-dry-run"], ["--format", "json"]]) {
      const { status, stdout, stderr } = run(["check", "--request", ...args, "-"], text);
      expect([status, stderr]).toEqual([1, ""]);
      expect(stdout).toContain("error");
      expect(stdout).not.toContain(secret);
    }
  });

  it("is not printed if a whole request is mistaken for a body", () => {
    const { status, stdout } = run(["check", "-"], withHeaders(`{ ${basic} }`));
    expect(status).toBe(1);
    expect(stdout).toContain('"Authorization": ****');
    expect(stdout).not.toContain(secret);
  });

  it("is not printed after the file is fixed", () => {
    const body = '{ "channel": "PUSH", "delivery_controls": { "campaign_throttle_rpm": "60" } }';
    const path = file("repaired.json", withHeaders(`{ ${basic} }`).replace('{ "a": 1 }', body));
    const { stdout } = run(["check", "--request", "--fix", path]);
    expect(stdout).toContain(`${path}: 1 change applied`);
    expect(stdout).toContain('"Authorization": ****');
    expect(stdout).not.toContain(secret);
    expect(readFileSync(path, "utf8")).toContain(secret);
  });

  it("is masked if its header is invalid", () => {
    const path = file("starred.json", withHeaders('{\n  "AUTHORIZATION": "Basic x"\n}'));
    expect(run(["check", "--request", path]).stdout).toBe(`${path}:2:20  error  request.authorized
  Authorization must be Basic, followed by the Base64 encoding of <WORKSPACE_ID>:<API_KEY>, but the text after Basic is not Base64
  2 |   "AUTHORIZATION": *********
    |                    ^^^^^^^^^

1 error in 1 of 1 file.
`);
  });
});

describe("control characters in headers", () => {
  it("are never printed", () => {
    const steering = "\u001b[2J\u009b\u202e";
    const wrong = { "Idempotency-Key": steering, "Content-Type": `${steering}\u007f`, [steering]: "" };
    const headers = { Authorization: "Basic dzpr", ...wrong };
    const request = { method: "PATCH", path: "/v5/campaigns/c", headers, body: {} };
    for (const text of [JSON.stringify(request), JSON.stringify({ ...request, headers: Object.entries(headers) })]) {
      const { stdout } = run(["check", "--request", "-"], text);
      expect(stdout).not.toMatch(STEERING);
      expect(stdout.match(/ {2}error {2}\S+/gu)).toEqual([
        "  error  request.request-id-present",
        "  error  request.idempotency-key-uuid",
        "  error  request.content-type-json",
      ]);
    }
  });
});
