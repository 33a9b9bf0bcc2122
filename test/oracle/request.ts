// An independent, slow and obvious reading of the specification ("Endpoints", "Authentication"): the verdict on a whole
// request. It shares no code with the package.

import { levelOf } from "./levels.js";
import { oracleCreate } from "./oracle.js";
import { get, has, isObject, type JsonObject } from "./places.js";
import { echoed, requestIdIn } from "./request-id.js";
import { type OracleUpdateContext, type OracleUpdateViolation, oracleUpdate } from "./update.js";

export interface OracleRequestInput {
  method: string;
  path: string;
  headers: Iterable<readonly [string, string]> | Readonly<Record<string, string | readonly string[] | undefined>>;
  body: unknown;
}

export type OracleRequestVerdict =
  | { ok: true; operation: "create" | "update" | "publish"; workspace: string; merged?: JsonObject }
  | { ok: false; status: 400 | 401 | 404; code: string; violations: OracleUpdateViolation[]; requestId?: string };

const AUTHORIZATION = "Authorization";
const APPKEY = "SVC-APPKEY";
const TENANT = "X-SVC-Tenant-ID";
const CONTENT_TYPE = "Content-Type";
const IDEMPOTENCY_KEY = "Idempotency-Key";
const REQUEST_ID = "X-SVC-Request-Id";

export function oracleRequest(request: OracleRequestInput, context: OracleUpdateContext = {}): OracleRequestVerdict {
  const { body, headers } = request;

  function refused(status: 400 | 401 | 404, code: string, violations: OracleUpdateViolation[]): OracleRequestVerdict {
    const requestId = requestIdOf(request);
    return { ok: false, status, code, violations, ...(requestId === undefined ? {} : { requestId }) };
  }

  /** `code`: the code for the body alone. */
  function badRequest(
    ofHeaders: OracleUpdateViolation[],
    inBody: OracleUpdateViolation[],
    code: string | undefined,
  ): OracleRequestVerdict | undefined {
    const inHeaders = ofHeaders.filter((one) => levelOf(one, context) === "error");
    if (inHeaders.length > 0) return refused(400, "400 Bad Request", [...inHeaders, ...inBody]);
    return code === undefined ? undefined : refused(400, code, inBody);
  }

  const endpoint = endpointOf(request.method, request.path);
  if (endpoint === undefined) {
    return refused(404, "404 Not Found", [outsideBody("request.operation-known", "path", "no such operation")]);
  }

  const workspace = authorizedWorkspace(valuesOf(headers, AUTHORIZATION));
  if (workspace === undefined) {
    return refused(401, "401 Unauthorized", [
      outsideBody("request.authorized", AUTHORIZATION, "Basic credentials required"),
    ]);
  }
  const workspaceHeader = endpoint === "create" ? APPKEY : TENANT;
  if (valuesOf(headers, workspaceHeader).some((named) => named !== workspace)) {
    return refused(401, "401 Unauthorized", [outsideBody("request.authorized", workspaceHeader, "another workspace")]);
  }

  if (endpoint === "create") {
    const { violations, code } = oracleCreate(body, context);
    const inBody = violations.map((one): OracleUpdateViolation => ({ ...one, origin: "request" }));
    return badRequest(createHeaders(request), inBody, code) ?? { ok: true, operation: "create", workspace };
  }
  const { violations, code, merged } = oracleUpdate(body, context);
  const operation = has(body, ["status"]) ? "publish" : "update";
  const accepted = { ok: true, operation, workspace, ...(merged === undefined ? {} : { merged }) } as const;
  return badRequest(updateHeaders(request), violations, code) ?? accepted;
}

function outsideBody(rule: string, name: string, what: string): OracleUpdateViolation {
  return { kind: "rule", rule, path: name, segments: [], target: name, detailTarget: name, what, origin: "request" };
}

// --- which operation ---

function endpointOf(method: string, path: string): "create" | "update" | undefined {
  const [withoutQuery = ""] = path.split("?");
  if (method === "POST" && withoutQuery === "/core-services/v1/campaigns") return "create";
  if (method === "PATCH" && /^\/v5\/campaigns\/[^/]+$/.test(withoutQuery)) return "update";
  return undefined;
}

// --- headers ---

/** The distinct values of a header, whose name may be in any case. */
function valuesOf(headers: OracleRequestInput["headers"], name: string): string[] {
  const pairs: [string, string][] = [];
  if (Symbol.iterator in headers) {
    for (const [key, value] of headers as Iterable<readonly [string, string]>) pairs.push([key, value]);
  } else {
    for (const [key, value] of Object.entries(headers)) {
      for (const one of value === undefined ? [] : [value].flat()) pairs.push([key, one]);
    }
  }
  const values = pairs.filter(([key]) => key.toLowerCase() === name.toLowerCase()).map(([, value]) => value);
  return [...new Set(values)];
}

/** The workspace id of the credentials, or undefined if they are malformed. */
function authorizedWorkspace(values: string[]): string | undefined {
  const [value] = values;
  if (value === undefined || values.length > 1) return undefined;
  const scheme = value.slice(0, "Basic ".length);
  if (scheme.toLowerCase() !== "basic ") return undefined;
  const credentials = decodedBase64(value.slice(scheme.length));
  if (credentials === undefined) return undefined;
  const colon = credentials.indexOf(":");
  const id = credentials.slice(0, colon);
  const key = credentials.slice(colon + 1);
  return colon > 0 && key !== "" ? id : undefined;
}

/** The padding must be complete or absent. */
function decodedBase64(text: string): string | undefined {
  const digits = text.replace(/={1,2}$/, "");
  const padded = digits.padEnd(Math.ceil(digits.length / 4) * 4, "=");
  if (!/^[A-Za-z0-9+/]*$/.test(digits) || digits.length % 4 === 1) return undefined;
  if (text !== digits && text !== padded) return undefined;
  return Buffer.from(digits, "base64").toString("utf8");
}

function createHeaders({ headers }: OracleRequestInput): OracleUpdateViolation[] {
  const found: OracleUpdateViolation[] = [];
  if (valuesOf(headers, APPKEY).length === 0) found.push(outsideBody("request.app-key-present", APPKEY, "required"));
  found.push(...contentType(headers));
  return found;
}

function updateHeaders({ headers, body }: OracleRequestInput): OracleUpdateViolation[] {
  const found = contentType(headers);

  const keys = valuesOf(headers, IDEMPOTENCY_KEY);
  if (keys.length === 0) found.push(outsideBody("request.idempotency-key-present", IDEMPOTENCY_KEY, "required"));
  else if (keys.length > 1) found.push(outsideBody("request.headers-unambiguous", IDEMPOTENCY_KEY, "differing values"));
  else if (!keys.every(isUuidV4))
    found.push(outsideBody("request.idempotency-key-uuid", IDEMPOTENCY_KEY, "format: UUID v4"));

  const ids = valuesOf(headers, REQUEST_ID);
  const inBody = get(isObject(body) ? body : {}, ["request_id"]);
  if (ids.length > 1) found.push(outsideBody("request.headers-unambiguous", REQUEST_ID, "differing values"));
  else if (ids.length === 0 && inBody === undefined)
    found.push(outsideBody("request.request-id-present", REQUEST_ID, "required"));
  else if (ids.length === 1 && typeof inBody === "string" && inBody !== ids[0]) {
    found.push(outsideBody("request.request-ids-equal", REQUEST_ID, "must match request_id"));
  }
  return found;
}

function contentType(headers: OracleRequestInput["headers"]): OracleUpdateViolation[] {
  const values = valuesOf(headers, CONTENT_TYPE);
  if (values.length > 1) return [outsideBody("request.headers-unambiguous", CONTENT_TYPE, "differing values")];
  const isJson = values.every((value) => value.split(";")[0]?.trim().toLowerCase() === "application/json");
  return isJson ? [] : [outsideBody("request.content-type-json", CONTENT_TYPE, "must be application/json")];
}

function isUuidV4(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i.test(text);
}

// --- the error body ---

/** `error.request_id`: from the body if it may be echoed, otherwise from the header. */
function requestIdOf({ headers, body }: OracleRequestInput): string | undefined {
  const values = valuesOf(headers, REQUEST_ID);
  return requestIdIn(body) ?? (values.length === 1 ? echoed(values[0]) : undefined);
}
