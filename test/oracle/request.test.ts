import { describe, expect, it } from "vitest";
import type { UpdateContext } from "../../src/index.js";
import { agreeOnRequest } from "./agree.js";
import { push } from "./bodies.js";
import { type OracleRequestInput, type OracleRequestVerdict, oracleIdentity } from "./request.js";
import { STORED_PUSH, TABLE_FEATURES } from "./update-table.js";

/** The Base64 text of `ws-1:key`. */
const BASIC = "Basic d3MtMTprZXk=";
const UUID = "3f2b7c1e-9d4a-4c6b-8e1f-0a1b2c3d4e5f";

const CREATE_BODY = push();

/** `undefined` leaves a header out. */
type HeaderRecord = Record<string, string | readonly string[] | undefined>;

function create(headers: HeaderRecord = {}, body: unknown = CREATE_BODY): OracleRequestInput {
  return {
    method: "POST",
    path: "/core-services/v1/campaigns",
    headers: { Authorization: BASIC, "SVC-APPKEY": "ws-1", ...headers },
    body,
  };
}

function update(headers: HeaderRecord = {}, body: unknown = {}): OracleRequestInput {
  return {
    method: "PATCH",
    path: "/v5/campaigns/c-1",
    headers: { Authorization: BASIC, "Idempotency-Key": UUID, "X-SVC-Request-Id": "r-1", ...headers },
    body,
  };
}

// What the tables of test/rules/request and test/support/header-cases.ts do not say: they, too, are compared with the
// oracle.
const CASES: [name: string, request: OracleRequestInput, expected: string, context?: UpdateContext][] = [
  ["publish", update({}, { status: "PUBLISH" }), "publish ws-1"],
  ["the query of an update is ignored", { ...update(), path: "/v5/campaigns/c?x" }, "update ws-1 c"],
  ["an id is decoded", { ...update(), path: "/v5/campaigns/caf%C3%A9%20%2F1?x=%ZZ" }, "update ws-1 café /1"],
  ["an id whose bytes are no text", { ...update(), path: "/v5/campaigns/%C3" }, "404 path"],
  ["a percent sign at the end", { ...update(), path: "/v5/campaigns/c%" }, "404 path"],
  ["no credentials in a list", create({ Authorization: [] }), "401 Authorization"],
  ["credentials of white space", create({ Authorization: " \t" }), "401 Authorization"],
  ["an empty value beside the credentials", create({ Authorization: ["", BASIC] }), "create ws-1"],
  ["create ignores the headers of an update", create({ "Idempotency-Key": "x" }), "create ws-1"],
  [
    "headers and body of a create",
    create({ "SVC-APPKEY": undefined, "Content-Type": "x" }, { ...CREATE_BODY, request_id: 5, advanced: 5 }),
    "400 SVC-APPKEY, Content-Type, request_id, advanced",
  ],
  [
    "headers and body of an update",
    update(
      { "X-SVC-Request-Id": undefined, "Idempotency-Key": "x", "Content-Type": "x" },
      { updated_by: 5, utm_params: 5 },
    ),
    "400 Content-Type, Idempotency-Key, X-SVC-Request-Id, updated_by, utm_params",
  ],
  ["a body that is not an object", update({ "X-SVC-Request-Id": undefined }, []), "400 X-SVC-Request-Id, body"],
  [
    "the state",
    update({ "Idempotency-Key": undefined }, { utm_params: 5 }),
    "400 Idempotency-Key, campaign_id",
    { campaign: { state: "ARCHIVED" } },
  ],
  ["a create ignores the campaign of the context", create(), "create ws-1", { campaign: { state: "ARCHIVED" } }],
];

/** The id of the campaign is left out where it is the usual one. */
function summary(verdict: OracleRequestVerdict): string {
  if (verdict.ok) {
    const id = verdict.operation === "create" || verdict.campaignId === "c-1" ? [] : [verdict.campaignId];
    return [verdict.operation, verdict.workspace, ...id].join(" ");
  }
  return `${verdict.status} ${verdict.violations.map(({ path }) => path).join(", ")}`;
}

it.each(CASES)("%s", (_, request, expected, context) => {
  expect(summary(agreeOnRequest(request, context))).toBe(expected);
});

describe("who asks for what", () => {
  it.each<[string, OracleRequestInput, unknown]>([
    ["create", create({ "SVC-APPKEY": undefined }, 5), { ok: true, operation: "create", workspace: "ws-1" }],
    [
      "an update, without its other headers",
      { ...update({ "Idempotency-Key": undefined }), path: "/v5/campaigns/a%2Fb" },
      { ok: true, operation: "update", workspace: "ws-1", campaignId: "a/b" },
    ],
    [
      "a publish is an update",
      update({}, { status: "PUBLISH" }),
      { ok: true, operation: "update", workspace: "ws-1", campaignId: "c-1" },
    ],
  ])("%s", (_, request, expected) => {
    expect(oracleIdentity(request)).toEqual(expected);
  });

  it.each<[string, OracleRequestInput, number, string]>([
    ["another path", { ...create(), path: "/" }, 404, "path"],
    ["an id that cannot be decoded", { ...update(), path: "/v5/campaigns/%" }, 404, "path"],
    ["no credentials", update({ Authorization: undefined }), 401, "Authorization"],
    ["another workspace", update({ "X-SVC-Tenant-ID": "ws-2" }), 401, "X-SVC-Tenant-ID"],
  ])("%s is refused as for the whole request", (_, { body: _body, ...request }, status, path) => {
    const identity = oracleIdentity(request);
    expect(identity).toMatchObject({ ok: false, status, violations: [{ path }] });
    expect(agreeOnRequest({ ...request, body: {} })).toEqual(identity);
  });
});

describe("the whole verdict", () => {
  it("of a header and a gate", () => {
    const gated = { ...CREATE_BODY, delivery_controls: { queuing_enabled: true } };
    expect(agreeOnRequest(create({ "SVC-APPKEY": undefined }, gated), { features: [] })).toEqual({
      ok: false,
      status: 400,
      code: "400 Bad Request",
      requestId: "r-1",
      violations: [
        {
          kind: "rule",
          rule: "request.app-key-present",
          path: "SVC-APPKEY",
          segments: [],
          target: "SVC-APPKEY",
          detailTarget: "SVC-APPKEY",
          what: "required",
          origin: "request",
        },
        {
          kind: "rule",
          rule: "delivery-controls.queuing-enabled",
          path: "delivery_controls.queuing_enabled",
          segments: ["delivery_controls", "queuing_enabled"],
          target: "delivery_controls",
          detailTarget: "delivery_controls.queuing_enabled",
          what: "needs QUEUING",
          origin: "request",
        },
      ],
    });
    expect(agreeOnRequest(create({}, gated), { features: [] })).toMatchObject({
      status: 400,
      code: "VALIDATION_FAILED",
    });
  });

  it("of 401 and 404, with the header's request id when the body has none", () => {
    expect(agreeOnRequest(update({ Authorization: "x" }))).toMatchObject({
      code: "401 Unauthorized",
      requestId: "r-1",
    });
    expect(agreeOnRequest({ ...update(), method: "GET" })).toEqual({
      ok: false,
      status: 404,
      code: "404 Not Found",
      requestId: "r-1",
      violations: [
        {
          kind: "rule",
          rule: "request.operation-known",
          path: "path",
          segments: [],
          target: "path",
          detailTarget: "path",
          what: "no such operation",
          origin: "request",
        },
      ],
    });
  });

  it("has no violations of headers that are overridden or excepted", () => {
    const request = update({ "Idempotency-Key": "x", "Content-Type": "text/plain" });
    const rules = { "request.content-type-json": "off" } as const;
    const exceptions = [{ rule: "request.idempotency-key-uuid", path: "Idempotency-Key", level: "warning" }] as const;
    expect(summary(agreeOnRequest(request))).toBe("400 Content-Type, Idempotency-Key");
    expect(summary(agreeOnRequest(request, { rules }))).toBe("400 Idempotency-Key");
    expect(summary(agreeOnRequest(request, { rules, exceptions }))).toBe("update ws-1");
  });

  it("has the status 401 or 404 despite overrides and exceptions", () => {
    const rules = { "request.authorized": "off", "request.operation-known": "off" } as const;
    const exceptions = (["request.authorized", "request.operation-known"] as const).flatMap((rule) =>
      ["path", "Authorization", "**"].map((path) => ({ rule, path, level: "off" as const })),
    );
    expect(summary(agreeOnRequest(update({ Authorization: "x" }), { rules, exceptions }))).toBe("401 Authorization");
    expect(summary(agreeOnRequest({ ...update(), method: "GET" }, { rules, exceptions }))).toBe("404 path");
  });

  it("has the merged campaign of an update whose stored body is known", () => {
    const context: UpdateContext = { features: TABLE_FEATURES, campaign: { state: "DRAFT", body: STORED_PUSH } };
    const utm_params = { utm_source: "S", utm_medium: "M" };
    expect(agreeOnRequest(update({}, { utm_params }), context)).toEqual({
      ok: true,
      operation: "update",
      workspace: "ws-1",
      campaignId: "c-1",
      merged: { ...STORED_PUSH, utm_params },
    });
  });

  it("keeps the origin of a violation", () => {
    const context: UpdateContext = { campaign: { body: { ...STORED_PUSH, campaign_audience_limit: 5 } } };
    expect(agreeOnRequest(update(), context)).toMatchObject({
      violations: [{ path: "campaign_audience_limit", origin: "stored" }],
    });
  });
});
