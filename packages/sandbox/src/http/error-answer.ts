import { errorBody } from "../../../../src/errors/error-body.js";
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

/** An answer in the documented format, with a single problem. */
export function errorAnswer(
  status: ErrorStatus,
  problem: Problem,
  requestId?: string,
  headers?: Readonly<Record<string, string>>,
): Outgoing {
  return json(status, errorBody(`${status} ${phrases[status]}`, [problem], requestId), headers);
}
