import { describe, expect, it } from "vitest";
import { agreeOnRequest, type SharedUpdateContext } from "./agree.js";
import { type OracleRequestInput, type OracleRequestVerdict, oracleIdentity } from "./request.js";
import { type Body, STORED_PUSH, TABLE_FEATURES } from "./update-table.js";

/** The Base64 text of `ws-1:key`. */
const BASIC = "Basic d3MtMTprZXk=";
const UUID = "3f2b7c1e-9d4a-4c6b-8e1f-0a1b2c3d4e5f";

const CREATE_BODY: Body = {
  request_id: "r-1",
  channel: "PUSH",
  campaign_delivery_type: "ONE_TIME",
  created_by: "ada@example.com",
  basic_details: { name: "n", platforms: ["ANDROID"], platform_specific_details: {} },
  campaign_content: { content: { push: {} } },
  segmentation_details: { is_all_user_campaign: true },
  scheduling_details: { delivery_type: "ASAP" },
  delivery_controls: {},
  advanced: {},
};

function basic(credentials: string, scheme = "Basic"): string {
  return `${scheme} ${btoa(credentials)}`;
}

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

/** The request with a `Headers` object, to which each value is appended, or twice if it is not given. */
function joined(request: OracleRequestInput, values: Record<string, string[]>): OracleRequestInput {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers as Record<string, string>)) {
    for (const one of values[name] ?? [value, value]) headers.append(name, one);
  }
  for (const name of Object.keys(values).filter((one) => !headers.has(one))) {
    for (const one of values[name] ?? []) headers.append(name, one);
  }
  return { ...request, headers };
}

interface Case {
  name: string;
  request: OracleRequestInput;
  context?: SharedUpdateContext;
  /** The operation, or the status and the paths in order. */
  expected: string;
}

const CASES: Record<string, Case[]> = {
  "the operation": [
    { name: "create", request: create(), expected: "create ws-1" },
    { name: "update", request: update(), expected: "update ws-1" },
    { name: "publish", request: update({}, { status: "PUBLISH" }), expected: "publish ws-1" },
    {
      name: "the query is ignored",
      request: { ...create(), path: "/core-services/v1/campaigns?a=/b" },
      expected: "create ws-1",
    },
    {
      name: "the query of an update is ignored, too",
      request: { ...update(), path: "/v5/campaigns/c?x" },
      expected: "update ws-1 c",
    },
    { name: "another method", request: { ...create(), method: "PUT" }, expected: "404 path" },
    { name: "the method of the other operation", request: { ...update(), method: "POST" }, expected: "404 path" },
    { name: "another path", request: { ...create(), path: "/v5/campaigns" }, expected: "404 path" },
    {
      name: "an id is decoded",
      request: { ...update(), path: "/v5/campaigns/caf%C3%A9%20%2F1?x=%ZZ" },
      expected: "update ws-1 café /1",
    },
    {
      name: "an id that cannot be decoded",
      request: { ...update(), path: "/v5/campaigns/%ZZ" },
      expected: "404 path",
    },
    {
      name: "an id whose bytes are no text",
      request: { ...update(), path: "/v5/campaigns/%C3" },
      expected: "404 path",
    },
    {
      name: "a percent sign at the end",
      request: { ...update(), path: "/v5/campaigns/c%" },
      expected: "404 path",
    },
    { name: "no campaign id", request: { ...update(), path: "/v5/campaigns/" }, expected: "404 path" },
    {
      name: "no campaign id before the query",
      request: { ...update(), path: "/v5/campaigns/?c" },
      expected: "404 path",
    },
    { name: "two segments", request: { ...update(), path: "/v5/campaigns/c-1/validate" }, expected: "404 path" },
    {
      name: "404 before all else",
      request: { method: "GET", path: "/", headers: {}, body: null },
      expected: "404 path",
    },
  ],

  authentication: [
    { name: "absent", request: create({ Authorization: undefined }), expected: "401 Authorization" },
    { name: "no value in a list", request: create({ Authorization: [] }), expected: "401 Authorization" },
    { name: "any case", request: create({ Authorization: basic("ws-1:key", "bASIC") }), expected: "create ws-1" },
    {
      name: "another scheme",
      request: create({ Authorization: "Bearer d3MtMTprZXk=" }),
      expected: "401 Authorization",
    },
    { name: "the scheme alone", request: create({ Authorization: "Basic" }), expected: "401 Authorization" },
    { name: "without padding", request: create({ Authorization: "Basic d3MtMTprZXk" }), expected: "create ws-1" },
    { name: "empty", request: create({ Authorization: "" }), expected: "401 Authorization" },
    { name: "white space", request: create({ Authorization: " \t" }), expected: "401 Authorization" },
    {
      name: "an empty value beside the credentials",
      request: create({ Authorization: ["", BASIC] }),
      expected: "create ws-1",
    },
    { name: "two spaces", request: create({ Authorization: "Basic  d3MtMTprZXk=" }), expected: "create ws-1" },
    { name: "many spaces", request: create({ Authorization: "basic      d3MtMTprZXk=" }), expected: "create ws-1" },
    { name: "no space", request: create({ Authorization: "Basicd3MtMTprZXk=" }), expected: "401 Authorization" },
    { name: "spaces alone", request: create({ Authorization: "Basic   " }), expected: "401 Authorization" },
    { name: "too much padding", request: create({ Authorization: "Basic d3MtMTprZXk====" }), expected: "create ws-1" },
    { name: "too little padding", request: create({ Authorization: "Basic d3MtMTprOms=" }), expected: "create ws-1" },
    {
      name: "padding in the middle",
      request: create({ Authorization: "Basic d3Mt=MTprZXk=" }),
      expected: "401 Authorization",
    },
    { name: "not Base64", request: create({ Authorization: "Basic d3M*MTprZXk=" }), expected: "401 Authorization" },
    { name: "a single digit over", request: create({ Authorization: "Basic d3MtM" }), expected: "401 Authorization" },
    { name: "no colon", request: create({ Authorization: basic("ws-1") }), expected: "401 Authorization" },
    { name: "an empty id", request: create({ Authorization: basic(":key") }), expected: "401 Authorization" },
    { name: "an empty key", request: create({ Authorization: basic("ws-1:") }), expected: "401 Authorization" },
    { name: "a key with colons", request: create({ Authorization: basic("ws-1::k:") }), expected: "create ws-1" },
    {
      name: "an empty SVC-APPKEY is absent, not another workspace",
      request: create({ "SVC-APPKEY": "" }),
      expected: "400 SVC-APPKEY",
    },
    { name: "an empty tenant is absent", request: update({ "X-SVC-Tenant-ID": " " }), expected: "update ws-1" },
    { name: "another workspace", request: create({ "SVC-APPKEY": "ws-2" }), expected: "401 SVC-APPKEY" },
    { name: "the tenant agrees", request: update({ "X-SVC-Tenant-ID": "ws-1" }), expected: "update ws-1" },
    { name: "another tenant", request: update({ "X-SVC-Tenant-ID": "ws-2" }), expected: "401 X-SVC-Tenant-ID" },
    {
      name: "repeated, differing",
      request: create({ Authorization: [BASIC, basic("ws-1:other")] }),
      expected: "401 Authorization",
    },
    { name: "repeated, equal", request: create({ Authorization: [BASIC, BASIC] }), expected: "create ws-1" },
    {
      name: "one of two tenants is another",
      request: update({ "X-SVC-Tenant-ID": ["ws-1", "ws-2"] }),
      expected: "401 X-SVC-Tenant-ID",
    },
    {
      name: "the other operation's header is not read",
      request: update({ "SVC-APPKEY": "ws-2" }),
      expected: "update ws-1",
    },
    {
      name: "before headers and body",
      request: update({ Authorization: "x", "Idempotency-Key": undefined, "Content-Type": "text/plain" }, 5),
      expected: "401 Authorization",
    },
  ],

  headers: [
    {
      name: "names in any case",
      request: create({ "SVC-APPKEY": undefined, "svc-appkey": "ws-1" }),
      expected: "create ws-1",
    },
    { name: "SVC-APPKEY on create", request: create({ "SVC-APPKEY": undefined }), expected: "400 SVC-APPKEY" },
    { name: "create needs no other", request: create({ "Idempotency-Key": "x" }), expected: "create ws-1" },
    { name: "application/json", request: create({ "Content-Type": "application/json" }), expected: "create ws-1" },
    {
      name: "with parameters",
      request: create({ "content-type": "application/json; charset=utf-8" }),
      expected: "create ws-1",
    },
    { name: "an empty type", request: create({ "Content-Type": " " }), expected: "create ws-1" },
    { name: "another type", request: create({ "Content-Type": "text/json" }), expected: "400 Content-Type" },
    { name: "a longer name", request: create({ "Content-Type": "application/json5" }), expected: "400 Content-Type" },
    { name: "no key", request: update({ "Idempotency-Key": undefined }), expected: "400 Idempotency-Key" },
    { name: "an empty key", request: update({ "Idempotency-Key": "" }), expected: "400 Idempotency-Key" },
    { name: "an empty request id", request: update({ "X-SVC-Request-Id": "" }), expected: "400 X-SVC-Request-Id" },
    {
      name: "an empty request id beside one in the body",
      request: update({ "X-SVC-Request-Id": " " }, { request_id: "r-9" }),
      expected: "update ws-1",
    },
    {
      name: "a UUID of version 1",
      request: update({ "Idempotency-Key": "3f2b7c1e-9d4a-1c6b-8e1f-0a1b2c3d4e5f" }),
      expected: "400 Idempotency-Key",
    },
    {
      name: "a UUID of another variant",
      request: update({ "Idempotency-Key": "3f2b7c1e-9d4a-4c6b-7e1f-0a1b2c3d4e5f" }),
      expected: "400 Idempotency-Key",
    },
    {
      name: "differing keys",
      request: update({ "Idempotency-Key": [UUID, "3f2b7c1e-9d4a-4c6b-8e1f-0a1b2c3d4e50"] }),
      expected: "400 Idempotency-Key",
    },
    {
      name: "no request id anywhere",
      request: update({ "X-SVC-Request-Id": undefined }),
      expected: "400 X-SVC-Request-Id",
    },
    {
      name: "in the body alone",
      request: update({ "X-SVC-Request-Id": undefined }, { request_id: "r" }),
      expected: "update ws-1",
    },
    { name: "in both, the same", request: update({}, { request_id: "r-1" }), expected: "update ws-1" },
    { name: "in both, not the same", request: update({}, { request_id: "r-2" }), expected: "400 X-SVC-Request-Id" },
    { name: "in the body, of a wrong type", request: update({}, { request_id: 5 }), expected: "400 request_id" },
    {
      name: "in the body alone, of a wrong type",
      request: update({ "X-SVC-Request-Id": undefined }, { request_id: null }),
      expected: "400 request_id",
    },
    {
      name: "differing ids",
      request: update({ "X-SVC-Request-Id": ["r-1", "r-2"] }, { request_id: "r-1" }),
      expected: "400 X-SVC-Request-Id",
    },
    {
      name: "pairs, the name in two cases",
      request: {
        ...update(),
        headers: [
          ["authorization", BASIC],
          ["IDEMPOTENCY-KEY", UUID],
          ["x-svc-request-id", "r-1"],
          ["X-SVC-REQUEST-ID", "r-2"],
        ],
      },
      expected: "400 X-SVC-Request-Id",
    },
    {
      name: "a Headers object",
      request: {
        ...update(),
        headers: new Headers({ Authorization: BASIC, "Idempotency-Key": UUID, "X-SVC-Request-Id": "r-1" }),
      },
      expected: "update ws-1",
    },
  ],

  "what a Headers object has joined": [
    { name: "equal values", request: joined(update(), {}), expected: "update ws-1" },
    { name: "equal values of a create", request: joined(create(), {}), expected: "create ws-1" },
    {
      name: "equal values, one of them empty",
      request: joined(update(), { "Idempotency-Key": ["", UUID, ""] }),
      expected: "update ws-1",
    },
    {
      name: "differing credentials",
      request: joined(update(), { Authorization: [BASIC, basic("ws-1:other")] }),
      expected: "401 Authorization",
    },
    {
      name: "differing workspaces",
      request: joined(create(), { "SVC-APPKEY": ["ws-1", "ws-2"] }),
      expected: "401 SVC-APPKEY",
    },
    {
      name: "differing ids, one of them in the body",
      request: { ...joined(update(), { "X-SVC-Request-Id": ["r-1", "r-2"] }), body: { request_id: "r-1" } },
      expected: "400 X-SVC-Request-Id",
    },
    {
      name: "an id that is that of the body as a whole",
      request: { ...joined(update(), { "X-SVC-Request-Id": ["a, b"] }), body: { request_id: "a, b" } },
      expected: "update ws-1",
    },
    {
      name: "a comma in quotes",
      request: joined(create(), { "Content-Type": ['application/json; a="x, \\", y"'] }),
      expected: "create ws-1",
    },
    {
      name: "differing types, one of them with quotes",
      request: joined(create(), { "Content-Type": ['application/json; a=", "', "application/json"] }),
      expected: "400 Content-Type",
    },
    {
      name: "a comma without a space",
      request: joined(update(), { "X-SVC-Request-Id": ["a,b"] }),
      expected: "update ws-1",
    },
    {
      name: "not pairs, which are as they were sent",
      request: update({ "X-SVC-Request-Id": "a, b" }),
      expected: "update ws-1",
    },
  ],

  "headers and body together": [
    {
      name: "create",
      request: create({ "SVC-APPKEY": undefined, "Content-Type": "x" }, { ...CREATE_BODY, request_id: 5, advanced: 5 }),
      expected: "400 SVC-APPKEY, Content-Type, request_id, advanced",
    },
    {
      name: "update",
      request: update(
        { "X-SVC-Request-Id": undefined, "Idempotency-Key": "x", "Content-Type": "x" },
        { updated_by: 5, utm_params: 5 },
      ),
      expected: "400 Content-Type, Idempotency-Key, X-SVC-Request-Id, updated_by, utm_params",
    },
    {
      name: "a body that is not an object",
      request: update({ "X-SVC-Request-Id": undefined }, []),
      expected: "400 X-SVC-Request-Id, body",
    },
    {
      name: "the state",
      request: update({ "Idempotency-Key": undefined }, { utm_params: 5 }),
      context: { campaign: { state: "ARCHIVED" } },
      expected: "400 Idempotency-Key, campaign_id",
    },
    {
      name: "a create ignores the campaign of the context",
      request: create(),
      context: { campaign: { state: "ARCHIVED" } },
      expected: "create ws-1",
    },
  ],
};

/** The id of the campaign is left out where it is the usual one. */
function summary(verdict: OracleRequestVerdict): string {
  if (verdict.ok) {
    const id = verdict.operation === "create" || verdict.campaignId === "c-1" ? [] : [verdict.campaignId];
    return [verdict.operation, verdict.workspace, ...id].join(" ");
  }
  return `${verdict.status} ${verdict.violations.map(({ path }) => path).join(", ")}`;
}

for (const [subject, cases] of Object.entries(CASES)) {
  describe(subject, () => {
    for (const { name, request, context, expected } of cases) {
      it(name, () => {
        expect(summary(agreeOnRequest(request, context))).toBe(expected);
      });
    }
  });
}

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

  it.each<[string, header: string | string[] | undefined, inBody: unknown, echoed: string | undefined]>([
    ["the id of the body", "h", "b", "b"],
    ["the id of the header if the body has none", "h", undefined, "h"],
    ["the id of the header if that of the body is not a text", "h", 5, "h"],
    ["the id of the body if it has 256 characters", "h", "b".repeat(256), "b".repeat(256)],
    ["the id of the header if that of the body has 257 characters", "h", "b".repeat(257), "h"],
    ["the id of the header if it has 256 characters", "h".repeat(256), 5, "h".repeat(256)],
    ["no id if that of the header has 257 characters", "h".repeat(257), 5, undefined],
    ["no id if both have 257 characters", "h".repeat(257), "b".repeat(257), undefined],
    ["no id if the header has two values", ["h", "i"], 5, undefined],
    ["no id if there is none", undefined, undefined, undefined],
    ["an empty id of the body", "h", "", ""],
  ])("echoes %s", (_, header, inBody, echoed) => {
    const body = { advanced: 5, ...(inBody !== undefined && { request_id: inBody }) };
    const verdict = agreeOnRequest(update({ "X-SVC-Request-Id": header, "Idempotency-Key": undefined }, body));
    expect(verdict).toMatchObject({ ok: false, status: 400 });
    expect(verdict.ok || verdict.requestId).toBe(echoed);
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
    const context: SharedUpdateContext = { features: TABLE_FEATURES, campaign: { state: "DRAFT", body: STORED_PUSH } };
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
    const context: SharedUpdateContext = { campaign: { body: { ...STORED_PUSH, campaign_audience_limit: 5 } } };
    expect(agreeOnRequest(update(), context)).toMatchObject({
      violations: [{ path: "campaign_audience_limit", origin: "stored" }],
    });
  });
});
