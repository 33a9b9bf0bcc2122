import { bodyOf, type ClientRequest, headerIdOf } from "./client-request.js";
import { memberOf } from "./json.js";

/** Documented names of the headers that a create request has wrong, in the documented order. */
export function headerFaultsOfCreate({ headers }: ClientRequest): string[] {
  return [...(headers["svc-appkey"] === undefined ? ["SVC-APPKEY"] : []), ...wrongContentType(headers)];
}

/** The same for an update or a publication. */
export function headerFaultsOfUpdate(request: ClientRequest): string[] {
  const { headers } = request;
  const isKeyed = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/iu.test(
    headers["idempotency-key"] ?? "",
  );
  return [
    ...wrongContentType(headers),
    ...(isKeyed ? [] : ["Idempotency-Key"]),
    ...(isIdentified(request) ? [] : ["X-SVC-Request-Id"]),
  ];
}

function wrongContentType({ "content-type": type }: ClientRequest["headers"]): string[] {
  return type === undefined || /^application\/json *(;|$)/iu.test(type) ? [] : ["Content-Type"];
}

/**
 * The header or the body must have the id of the request. If both do, the ids must be equal, unless one is malformed.
 */
function isIdentified(request: ClientRequest): boolean {
  const [header, inBody] = [headerIdOf(request), memberOf(bodyOf(request), "request_id")];
  if (header === null) return false;
  if (header === undefined) return inBody !== undefined;
  return typeof inBody !== "string" || inBody === header;
}
