import fc from "fast-check";
import { plainPush } from "../requests/plain.js";
import { basic, createRequestOf, updateRequestOf, withHeaders } from "../requests/requests.js";
import { exchange } from "../session.js";
import { workspaceNames } from "../settings.js";
import { campaignAt, commandsOf, hasCampaigns } from "./command.js";

const encoded = (credentials: string) => Buffer.from(credentials).toString("base64");

const wrongCredentials = fc.constantFrom(
  undefined,
  "",
  "Basic",
  "Basic !!!",
  `Bearer ${encoded("ALPHA:alpha-key")}`,
  encoded("ALPHA:alpha-key"),
  ...["ALPHA:", ":alpha-key", "ALPHA", "ALPHA:second", "ALPHA:beta-key", "alpha:alpha-key", "ALPHA:alpha-key "].map(
    (pair) => `Basic ${encoded(pair)}`,
  ),
  ...["DELTA:alpha-key", "__proto__:x", "constructor:name", "toString:x"].map((pair) => `Basic ${encoded(pair)}`),
);

/** Credentials in another form, or of another workspace than a header names. */
const otherCredentials = fc.constantFrom(
  { authorization: `bASIC ${encoded("ALPHA:second:key").replace(/=+$/u, "")}` },
  { "svc-appkey": "BETA", "x-svc-tenant-id": "BETA" },
  { "svc-appkey": "ALPHA", "x-svc-tenant-id": "ALPHA" },
  { "svc-appkey": "alpha", "x-svc-tenant-id": "alpha" },
);

const headers = fc.oneof(
  wrongCredentials.map((authorization) => ({ authorization })),
  otherCredentials,
);

export const createAsStranger = commandsOf(
  "createAsStranger",
  fc.record({ headers, hasWorkspace: fc.boolean() }),
  (data, session, service) => {
    const request = createRequestOf("ALPHA", { ...plainPush, request_id: `s-${session.fresh()}` });
    const named = data.hasWorkspace ? request : withHeaders(request, { "svc-appkey": undefined });
    return exchange(session, service, withHeaders(named, data.headers));
  },
);

export const updateAsStranger = commandsOf(
  "updateAsStranger",
  fc.record({ campaign: fc.nat(9), headers, status: fc.boolean() }),
  (data, session, service) => {
    const patch = data.status ? { status: "PUBLISH" } : {};
    const request = updateRequestOf(session, campaignAt(session, data.campaign), patch);
    return exchange(session, service, withHeaders(request, data.headers));
  },
  hasCampaigns,
);

/** A campaign of another workspace is not found, whatever the request is. */
export const updateOfAnother = commandsOf(
  "updateOfAnother",
  fc.record({ campaign: fc.nat(9), workspace: fc.constantFrom(...workspaceNames), status: fc.boolean() }),
  (data, session, service) => {
    const patch = data.status ? { status: "PUBLISH" } : { basic_details: null };
    const request = updateRequestOf(session, campaignAt(session, data.campaign), patch);
    return exchange(session, service, withHeaders(request, { authorization: basic(data.workspace) }));
  },
  hasCampaigns,
);

const unknownIds = fc.constantFrom(
  ...[
    "unknown",
    "0",
    "__proto__",
    "constructor",
    "%00",
    "%",
    "%2F",
    "%F0%9F%98%80",
    "%ff",
    "'",
    '"',
    "*",
    ";",
    "x".repeat(9_000),
  ],
);

export const updateUnknown = commandsOf(
  "updateUnknown",
  fc.record({ id: unknownIds, workspace: fc.constantFrom(...workspaceNames), suffix: fc.constantFrom("", "?a=b") }),
  ({ id, workspace, suffix }, session, service) =>
    exchange(session, service, updateRequestOf(session, { id: id + suffix, workspace }, { status: "PUBLISH" })),
);

const unroutable = fc.constantFrom(
  ...[
    "GET /",
    "POST /",
    "POST /core-services/v1/campaigns/",
    "POST /core-services/v1",
    "POST /core-services/v2/campaigns",
  ],
  ...["GET /core-services/v1/campaigns", "PUT /core-services/v1/campaigns", "PATCH /core-services/v1/campaigns?a=b"],
  ...["PATCH /v5/campaigns/", "PATCH /v5/campaigns/a/b", "PATCH /V5/campaigns/a", "POST //v5/campaigns/a", "PATCH /v5"],
  ...["DELETE /v5/campaigns/a", "PUT /v5/campaigns/a"],
  ...["POST /v5/campaigns", "POST /v5/campaigns/a/validate"],
);

/** The credentials of these requests are not checked. */
export const callElsewhere = commandsOf(
  "callElsewhere",
  fc.record({ route: unroutable, isAuthorized: fc.boolean() }),
  ({ route, isAuthorized }, session, service) => {
    const [method = "", path = ""] = route.split(" ");
    const request = { ...createRequestOf("ALPHA", { ...plainPush, request_id: "elsewhere" }), method, path };
    return exchange(session, service, isAuthorized ? request : withHeaders(request, { authorization: undefined }));
  },
);
