import type { Failure } from "campaign-rules";
import type { Answer, Refusal } from "./answer.js";
import type { ClientRequest } from "./client-request.js";
import { bodyOf } from "./client-request.js";
import { memberOf } from "./json.js";

const codes: Readonly<Record<number, string>> = {
  400: "400 Bad Request",
  401: "401 Unauthorized",
  404: "404 Not Found",
  409: "409 Conflict",
  429: "429 Too Many Requests",
  500: "500 Internal Server Error",
};

/** The known parts of the answer to a rejected request. Absent parts are left open. */
export interface Known {
  readonly code?: string;
  readonly target?: string;
  /** The targets of the details. */
  readonly details?: readonly string[];
  /** In seconds; `null` for a header that is left open. Default: no such header. */
  readonly retryAfter?: number | null;
}

/** The answer to a rejected request. Parts that the specification leaves open are taken from the seen answer. */
export function refusal(status: number, known: Known, request: ClientRequest, seen: Answer): Answer {
  const { code, target, details, requestId } = seen.body as Partial<Refusal>;
  const { retryAfter } = known;
  return {
    status,
    retryAfter: retryAfter === null ? seen.retryAfter : retryAfter,
    body: {
      code: known.code ?? codes[status] ?? code,
      target: known.target ?? target,
      details: known.details ?? details ?? [],
      requestId: requestIdIn(request, status, requestId),
    },
  };
}

/** The 400 for a body that the engine rejects. */
export function bodyRefusal({ body, truncated }: Failure<400>, request: ClientRequest, seen: Answer): Answer {
  // The specification leaves open how to describe a text that is not JSON.
  if (truncated || bodyOf(request) === undefined) return refusal(400, {}, request, seen);
  const { code, target, details } = body.error;
  return refusal(400, { code, target, details: details.map((detail) => detail.target) }, request, seen);
}

/**
 * The id in an error body: that of the body, else that of the header, if it has at most 256 characters. An answer that
 * was decided without the body may have the other one, or none.
 */
function requestIdIn(request: ClientRequest, status: number, seen: unknown): unknown {
  const ids = [memberOf(bodyOf(request), "request_id"), request.headers["x-svc-request-id"]];
  const possible = ids.filter((id) => typeof id === "string" && id.length <= 256);
  return status !== 400 && (seen === undefined || possible.includes(seen)) ? seen : possible[0];
}
