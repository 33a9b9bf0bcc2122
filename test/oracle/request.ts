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

type Refusal<S extends 400 | 401 | 404> = {
  ok: false;
  status: S;
  code: string;
  violations: OracleUpdateViolation[];
  requestId?: string;
};

export type OracleRequestVerdict =
  | { ok: true; operation: "create"; workspace: string }
  | { ok: true; operation: "update" | "publish"; workspace: string; campaignId: string; merged?: JsonObject }
  | Refusal<400 | 401 | 404>;

type OracleIdentity =
  | { ok: true; operation: "create"; workspace: string }
  | { ok: true; operation: "update"; workspace: string; campaignId: string }
  | Refusal<401 | 404>;

const AUTHORIZATION = "Authorization";
const APPKEY = "SVC-APPKEY";
const TENANT = "X-SVC-Tenant-ID";
const CONTENT_TYPE = "Content-Type";
const IDEMPOTENCY_KEY = "Idempotency-Key";
const REQUEST_ID = "X-SVC-Request-Id";

/** The operation and who asks for it, from the route and the credentials alone. */
function identityOf(request: OracleRequestInput): OracleIdentity {
  function refused<S extends 401 | 404>(status: S, code: string, one: OracleUpdateViolation): OracleIdentity {
    return { ok: false, status, code, violations: [one], ...echo(request) };
  }

  const endpoint = endpointOf(request.method, request.path);
  if (endpoint === undefined) {
    return refused(404, "404 Not Found", outsideBody("request.operation-known", "path"));
  }
  const unauthorized = (header: string) => refused(401, "401 Unauthorized", outsideBody("request.authorized", header));

  const workspace = authorizedWorkspace(valuesOf(request, AUTHORIZATION));
  if (workspace === undefined) return unauthorized(AUTHORIZATION);
  const workspaceHeader = endpoint.operation === "create" ? APPKEY : TENANT;
  if (valuesOf(request, workspaceHeader).some((named) => named !== workspace)) {
    return unauthorized(workspaceHeader);
  }
  return { ok: true, ...endpoint, workspace };
}

export function oracleRequest(request: OracleRequestInput, context: OracleUpdateContext = {}): OracleRequestVerdict {
  const { body } = request;

  /** `code`: the code for the body alone. */
  function badRequest(
    ofHeaders: OracleUpdateViolation[],
    inBody: OracleUpdateViolation[],
    code: string | undefined,
  ): OracleRequestVerdict | undefined {
    const inHeaders = ofHeaders.filter((one) => levelOf(one, context) === "error");
    const first = inHeaders.length > 0 ? "400 Bad Request" : code;
    if (first === undefined) return undefined;
    return { ok: false, status: 400, code: first, violations: [...inHeaders, ...inBody], ...echo(request) };
  }

  const identity = identityOf(request);
  if (!identity.ok) return identity;
  if (identity.operation === "create") {
    const { violations, code } = oracleCreate(body, context);
    const inBody = violations.map((one): OracleUpdateViolation => ({ ...one, origin: "request" }));
    return badRequest(createHeaders(request), inBody, code) ?? identity;
  }
  const { violations, code, merged } = oracleUpdate(body, context);
  const operation = has(body, ["status"]) ? "publish" : "update";
  const accepted = { ...identity, operation, ...(merged === undefined ? {} : { merged }) } as const;
  return badRequest(updateHeaders(request), violations, code) ?? accepted;
}

function outsideBody(rule: string, name: string): OracleUpdateViolation {
  return { kind: "rule", rule, path: name, segments: [], target: name, detailTarget: name, origin: "request" };
}

// --- which operation ---

type Endpoint = { operation: "create" } | { operation: "update"; campaignId: string };

function endpointOf(method: string, path: string): Endpoint | undefined {
  const [withoutQuery = ""] = path.split("?");
  if (method === "POST" && withoutQuery === "/core-services/v1/campaigns") return { operation: "create" };
  const [, segment] = /^\/v5\/campaigns\/([^/]+)$/.exec(withoutQuery) ?? [];
  const campaignId = segment === undefined ? undefined : decoded(segment);
  return method === "PATCH" && campaignId !== undefined ? { operation: "update", campaignId } : undefined;
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

// --- headers ---

/** A name may be in any case. Values that are empty or white space are absent, and equal ones count once. */
function valuesOf({ headers, body }: Partial<OracleRequestInput>, name: string): string[] {
  const pairs: [string, string][] = [];
  if (headers !== undefined && Symbol.iterator in headers) {
    for (const [key, value] of headers as Iterable<readonly [string, string]>) pairs.push([key, value]);
  } else {
    for (const [key, value] of Object.entries(headers ?? {})) {
      for (const one of value === undefined ? [] : [value].flat()) pairs.push([key, one]);
    }
  }
  const values = pairs.filter(([key]) => key.toLowerCase() === name.toLowerCase()).map(([, value]) => value);
  const isJoined = headers instanceof Headers;
  const isWhole = (value: string) => name === REQUEST_ID && value === requestIdOf(body);
  const apart = values.flatMap((value) => (isJoined && !isWhole(value) ? takenApart(value) : [value]));
  return [...new Set(apart.filter((value) => value.trim() !== ""))];
}

/** The values that a `Headers` object has joined with a comma and a space. What stands in quotes is not taken apart. */
function takenApart(joined: string): string[] {
  const parts: string[] = [];
  let part = "";
  let isQuoted = false;
  for (let i = 0; i < joined.length; i++) {
    if (!isQuoted && joined.startsWith(", ", i)) {
      parts.push(part);
      part = "";
      i++; // the space
      continue;
    }
    if (joined[i] === '"') isQuoted = !isQuoted;
    const isEscape = isQuoted && joined[i] === "\\";
    part += isEscape ? joined.slice(i, i + 2) : joined[i];
    if (isEscape) i++;
  }
  return [...parts, part];
}

/** The workspace id of the credentials, or undefined if they are malformed. */
function authorizedWorkspace(values: string[]): string | undefined {
  const [value] = values;
  if (value === undefined || values.length > 1) return undefined;
  const [, encoded] = /^basic +(.*)$/is.exec(value) ?? [];
  const credentials = encoded === undefined ? undefined : decodedBase64(encoded);
  if (credentials === undefined) return undefined;
  const colon = credentials.indexOf(":");
  const id = credentials.slice(0, colon);
  const key = credentials.slice(colon + 1);
  return colon > 0 && key !== "" ? id : undefined;
}

/** There may be any number of `=` at the end. */
function decodedBase64(text: string): string | undefined {
  const digits = text.replace(/=+$/, "");
  if (!/^[A-Za-z0-9+/]*$/.test(digits) || digits.length % 4 === 1) return undefined;
  return Buffer.from(digits, "base64").toString("utf8");
}

function createHeaders(request: OracleRequestInput): OracleUpdateViolation[] {
  const found: OracleUpdateViolation[] = [];
  if (valuesOf(request, APPKEY).length === 0) found.push(outsideBody("request.app-key-present", APPKEY));
  found.push(...contentType(request));
  return found;
}

function updateHeaders(request: OracleRequestInput): OracleUpdateViolation[] {
  const found = contentType(request);

  const keys = valuesOf(request, IDEMPOTENCY_KEY);
  if (keys.length === 0) found.push(outsideBody("request.idempotency-key-present", IDEMPOTENCY_KEY));
  else if (keys.length > 1) found.push(outsideBody("request.headers-unambiguous", IDEMPOTENCY_KEY));
  else if (!keys.every(isUuidV4)) found.push(outsideBody("request.idempotency-key-uuid", IDEMPOTENCY_KEY));

  const ids = valuesOf(request, REQUEST_ID);
  const inBody = requestIdOf(request.body);
  if (ids.length > 1) found.push(outsideBody("request.headers-unambiguous", REQUEST_ID));
  else if (ids.length === 0 && inBody === undefined) found.push(outsideBody("request.request-id-present", REQUEST_ID));
  else if (ids.length === 1 && typeof inBody === "string" && inBody !== ids[0]) {
    found.push(outsideBody("request.request-ids-equal", REQUEST_ID));
  }
  return found;
}

function contentType(request: OracleRequestInput): OracleUpdateViolation[] {
  const values = valuesOf(request, CONTENT_TYPE);
  if (values.length > 1) return [outsideBody("request.headers-unambiguous", CONTENT_TYPE)];
  const isJson = values.every((value) => value.split(";")[0]?.trim().toLowerCase() === "application/json");
  return isJson ? [] : [outsideBody("request.content-type-json", CONTENT_TYPE)];
}

function isUuidV4(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i.test(text);
}

// --- request ids ---

function requestIdOf(body: unknown): unknown {
  return get(isObject(body) ? body : {}, ["request_id"]);
}

/** `error.request_id`: from the body if it may be echoed, otherwise from the header. */
function echo(request: OracleRequestInput): { requestId?: string } {
  const values = valuesOf(request, REQUEST_ID);
  const requestId = requestIdIn(request.body) ?? (values.length === 1 ? echoed(values[0]) : undefined);
  return requestId === undefined ? {} : { requestId };
}
