import type { ErrorBody } from "campaign-rules";
import { json, type Outgoing } from "./outgoing.js";

const phrases = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  408: "Request Timeout",
  409: "Conflict",
  429: "Too Many Requests",
  500: "Internal Server Error",
  501: "Not Implemented",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
} as const;

export type ErrorStatus = keyof typeof phrases;

export const errorStatuses = Object.keys(phrases).map(Number) as readonly ErrorStatus[];

export interface Problem {
  readonly target: string;
  readonly message: string;
}

/** An error body in the documented format, with the problems as details. The first one is also the error itself. */
export function errorBody(status: ErrorStatus, problems: readonly Problem[], requestId: string | undefined): ErrorBody {
  const details = problems.map(({ target, message }) => ({ target, message }));
  const [{ target, message } = { target: "", message: "" }] = details;
  const error = { code: `${status} ${phrases[status]}`, message, target, details };
  return { error: requestId === undefined ? error : { ...error, request_id: requestId } };
}

export function errorAnswer(
  status: ErrorStatus,
  problem: Problem,
  requestId?: string,
  headers?: Readonly<Record<string, string>>,
): Outgoing {
  return json(status, errorBody(status, [problem], requestId), headers);
}
