import { describe, expect, it } from "vitest";
import { type RequestInput, validateRequest } from "../../../src/index.js";
import { rules } from "../../../src/reference/catalogue.js";
import { fixturesIn, type InvalidRequestFixture, type RequestFixture } from "../../support/fixtures.js";
import { frozen } from "../../support/json.js";
import { testFixtures } from "../../support/test-fixtures.js";

testFixtures("request", "request", validateRequest, (id) => id.startsWith("request."));

const valid = fixturesIn<RequestFixture>("request/valid");
const invalid = fixturesIn<InvalidRequestFixture>("request/invalid");

/** The decoded credentials in the headers of a request. */
function credentialsIn({ headers }: RequestInput): string[] {
  const pairs = Array.isArray(headers) ? (headers as [string, string][]) : Object.entries(headers);
  const values = pairs.flatMap(([name, value]) => (/^authorization$/iu.test(name) ? [String(value)] : []));
  return values.map((value) => (value.startsWith("Basic ") ? Buffer.from(value.slice(6), "base64").toString() : value));
}

describe("valid fixtures", () => {
  it.each(valid)("%s is of its operation and workspace", (name, { request, context }) => {
    const result = validateRequest(frozen(request), frozen(context));
    const [credentials = ""] = credentialsIn(request);
    expect(result).toMatchObject({ ok: true, operation: name.split("-")[0], workspace: credentials.split(":")[0] });
    expect(result.ok && result.value).toBe(request.body);
  });

  it("cover every operation, the first two on both channels", () => {
    const names = ["create-push", "create-email", "update-push", "update-email", "publish"];
    expect(valid.map(([name]) => name).sort()).toEqual(names.sort());
    for (const [name, { request, context }] of valid) {
      const campaign = { ...(context.campaign?.body as object), ...(request.body as object) };
      const { channel } = campaign as { channel?: string };
      if (channel !== undefined) expect(name.endsWith(channel.toLowerCase()), name).toBe(true);
    }
  });
});

describe("invalid fixtures", () => {
  it.each(invalid)("the code of %s begins with its status", (_, { status, expected }) => {
    expect(expected.error.code).toMatch(new RegExp(`^${status} `, "u"));
  });

  it.each(invalid)("the counterpart of %s differs in one part of the request", (_, { request, valid: counterpart }) => {
    const parts = ["method", "path", "headers", "body"] as const;
    const changed = parts.filter((part) => JSON.stringify(request[part]) !== JSON.stringify(counterpart[part]));
    expect(changed).toHaveLength(1);
  });
});

it("no rule about requests warns by default", () => {
  const severities = rules.filter(({ id }) => id.startsWith("request.")).map(({ severity }) => severity);
  expect(new Set(severities)).toEqual(new Set(["error"]));
});

it("the credentials are obviously fake", () => {
  const requests = [
    ...valid.map(([, { request }]) => request),
    ...invalid.flatMap(([, { request, valid: counterpart }]) => [request, counterpart]),
  ];
  const credentials = requests.flatMap(credentialsIn);
  expect(credentials).toHaveLength(requests.length);
  for (const one of credentials) expect(one).toMatch(/fake|not-a-real/u);
});
