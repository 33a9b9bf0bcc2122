import {
  type HeadersInput,
  type Identified,
  identifyRequest,
  type RequestInput,
  type RequestResult,
  validateRequest,
} from "../index.js";
import { headerValuesOf } from "../operations/request/headers.js";
import { decoded } from "../operations/request/route.js";
import { CREATE_PATH, isJsonType, onlyValueOf, UPDATE_PATH } from "../rules/parts/request-parts.js";
import { guarded } from "./server-defect.js";
import { isOtherMediaType, type ServerContext } from "./unique-keys.js";

/** The operation of a route. Publishing is an update. */
export type Operation = "create" | "update";

/** A request without its body, with the documented method and path. */
export type Head = Omit<RequestInput, "body">;

/**
 * The documented form of a request. Its method and the place where it is mounted are up to the router, so only the id of
 * the campaign is taken from it: the parameter `campaign_id` or, on a route without it, the last segment of the path.
 */
export function headOf(
  operation: Operation,
  { path, params, headers }: Pick<Head, "path" | "headers"> & { readonly params: unknown },
): Head {
  if (operation === "create") return { method: "POST", path: CREATE_PATH, headers };
  const [route] = path.split(/[?#]/u, 1) as [string];
  const segments = route.split("/");
  const { campaign_id: id } = (params ?? {}) as { readonly campaign_id?: unknown };
  // A router may leave a segment that it cannot decode as it is, or decode a part of it.
  const segment =
    segments.find((sent) => decoded(sent) === undefined) ??
    (typeof id === "string" ? encodeURIComponent(id) : segments.findLast((sent) => sent !== "")) ??
    "";
  return { method: "PATCH", path: `${UPDATE_PATH}${segment}`, headers };
}

/** The headers as they were sent. Elsewhere, Node joins the values of some that are repeated, and drops others. */
export function sentHeaders(rawHeaders: readonly string[]): [name: string, value: string][] {
  const pairs: [string, string][] = [];
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const [name, value] = rawHeaders.slice(index, index + 2) as [string, string];
    // Not those of HTTP/2, such as ":path".
    if (!name.startsWith(":")) pairs.push([name, value]);
  }
  return pairs;
}

/** The headers of a request of Node's server. In a serverless function, there may be only `headers`. */
export function nodeHeaders({
  rawHeaders = [],
  headers,
}: {
  readonly rawHeaders?: readonly string[] | undefined;
  readonly headers: HeadersInput;
}): HeadersInput {
  const sent = sentHeaders(rawHeaders);
  return sent.length > 0 ? sent : headers;
}

/** Whether the headers declare JSON in another character set than its own. That of another type is irrelevant. */
export function isOtherCharset(headers: HeadersInput): boolean {
  const type = onlyValueOf(headerValuesOf(headers), "Content-Type") ?? "";
  if (!isJsonType(type)) return false;
  for (const [, name, quoted, bare] of type.matchAll(PARAMETER)) {
    const charset = quoted?.replace(/\\(.)/gu, "$1") ?? bare?.trim() ?? "";
    if (name?.toLowerCase() === "charset" && charset !== "" && !isUtf8(charset)) return true;
  }
  return false;
}

/** A parameter of a media type, whose value may be in quotes. */
const PARAMETER = /;\s*([^\s;="]+)=(?:"((?:[^"\\]|\\.)*)"|([^;"]*))/gu;

/** UTF-8 has several labels, such as `utf8`. */
function isUtf8(charset: string): boolean {
  try {
    return new TextDecoder(charset).encoding === "utf-8";
  } catch {
    return false;
  }
}

/** The operation and place of a request, or its rejection because of its campaign's id or its credentials. */
export function identify(head: Head, { message }: Pick<ServerContext, "message">): Identified | Refusal {
  const identified = guarded("validation", () => identifyRequest(head));
  return identified.ok || message === undefined ? identified : (validateUnread(head, message) as Refusal);
}

type Refusal = Extract<ReturnType<typeof identifyRequest>, { ok: false }>;

function validateUnread(head: Head, message?: ServerContext["message"]): RequestResult {
  return guarded("validation", () => validateRequest({ ...head, body: undefined }, { message }));
}

/** Whether a body is not declared as JSON: this may explain why it could not be read. */
export function hasOtherMediaType(head: Head): boolean {
  return validateUnread(head).violations.some(isOtherMediaType);
}
