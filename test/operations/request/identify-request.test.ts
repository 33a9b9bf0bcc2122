import { describe, expect, it } from "vitest";
import { identifyRequest, type RequestInput, validateRequest } from "../../../src/index.js";
import { createInput, updateInput, WORKSPACE } from "../../support/requests.js";

/** Requests that are identified, and others, with their statuses. */
const requests: readonly (readonly [string, RequestInput, 404 | 401 | object])[] = [
  ["a create request", createInput(), { operation: "create" }],
  ["an update", updateInput(), { operation: "update", campaignId: "cmp-1" }],
  ["a publication", updateInput({ body: { status: "PUBLISH" } }), { operation: "update", campaignId: "cmp-1" }],
  ["a query", updateInput({ path: "/v5/campaigns/c-1?x=1" }), { operation: "update", campaignId: "c-1" }],
  ["an escape", updateInput({ path: "/v5/campaigns/c%2D1" }), { operation: "update", campaignId: "c-1" }],
  ["a slash in the id", updateInput({ path: "/v5/campaigns/a%2Fb" }), { operation: "update", campaignId: "a/b" }],
  ["a plus in the id", updateInput({ path: "/v5/campaigns/a+b" }), { operation: "update", campaignId: "a+b" }],
  ["an id that cannot be decoded", updateInput({ path: "/v5/campaigns/%ZZ" }), 404],
  ["another path", createInput({ path: "/v6/campaigns" }), 404],
  ["another method", updateInput({ method: "PUT" }), 404],
  ["another path without credentials", createInput({ path: "/", headers: { Authorization: "none" } }), 404],
  ["no credentials", createInput({ headers: { Authorization: undefined } }), 401],
  ["another workspace", createInput({ headers: { "SVC-APPKEY": "ws-other-fake" } }), 401],
  ["another workspace of an update", updateInput({ headers: { "X-SVC-Tenant-ID": "ws-other-fake" } }), 401],
  ["no other header", updateInput({ headers: { "Idempotency-Key": undefined } }), { campaignId: "cmp-1" }],
  ["another type", createInput({ headers: { "Content-Type": "text/plain" } }), { operation: "create" }],
];

describe.each(requests)("a request with %s", (_, input, expected) => {
  it("is identified as validateRequest does", () => {
    const { body: _body, ...head } = input;
    const identified = identifyRequest(head);
    const result = validateRequest({ ...head, body: undefined });
    if (typeof expected === "object") {
      expect(identified).toMatchObject({ ok: true, workspace: WORKSPACE, ...expected });
      if (!result.ok) expect(result.status).toBe(400);
    } else {
      expect(identified).toEqual(result);
      expect(identified).toMatchObject({ ok: false, status: expected });
    }
  });

  it("is identified without its body", () => {
    const unread = Object.defineProperty({ ...input }, "body", { get: () => expect.fail("nobody may read this") });
    expect(identifyRequest(unread)).toEqual(identifyRequest(input));
  });
});

it("an accepted update has the id of its campaign, and a create request has none", () => {
  const campaignIdOf = (input: RequestInput) => {
    const result = validateRequest(input);
    return result.ok && "campaignId" in result ? result.campaignId : undefined;
  };
  const other = updateInput({ path: "/v5/campaigns/a%2Fb", body: { advanced: {} } });
  const inputs = [createInput(), updateInput({ path: "/v5/campaigns/c%2D1?x=1" }), other];
  expect(inputs.map(campaignIdOf)).toEqual([undefined, "c-1", "a/b"]);
});

it("only the request decides: exceptions, overrides and messages of a context do not apply", () => {
  const { body: _body, ...head } = createInput({ headers: { Authorization: undefined } });
  const context = {
    rules: { "request.authorized": "off" },
    exceptions: [{ rule: "request.authorized", path: "Authorization", level: "off" }],
  } as const;
  expect(identifyRequest(head)).toEqual(validateRequest({ ...head, body: undefined }, context));
});

it.each<[unknown, string]>([
  [null, "request must be an object, got null"],
  [{ method: "POST", path: "/" }, "headers must be a Headers object, pairs, or an object by name, got undefined"],
])("%j is a mistake of the caller", (input, message) => {
  expect(() => identifyRequest(input as RequestInput)).toThrow(new TypeError(message));
});
