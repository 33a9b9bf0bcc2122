import type { LimitResult, RequestResult, Validator, Violation } from "campaign-rules";
import { BAD_REQUEST, errorBody } from "../../../../src/errors/error-body.js";
import { type ErrorStatus, errorAnswer, type Problem } from "../http/error-answer.js";
import type { Incoming } from "../http/incoming.js";
import type { JsonBody } from "../http/json-body.js";
import { json, type Outgoing } from "../http/outgoing.js";
import type { Finding } from "../state/log.js";

/** An answer, and the facts about it for the log. */
export interface Decided {
  readonly answer: Outgoing;
  readonly violations: readonly Finding[];
  readonly warnings: readonly Finding[];
  readonly campaignId?: string;
  /** Whether the answer was given before, to a request with the same key. */
  readonly replayed?: boolean;
}

export function accepted(answer: Outgoing, warnings: readonly Violation[], campaignId: string): Decided {
  return { answer, violations: [], warnings: warnings.map(findingOf), campaignId };
}

/** The documented answer to a request that the engine rejects. */
export function refused({ status, body, violations, warnings }: Extract<RequestResult, { ok: false }>): Decided {
  return { answer: json(status, body), violations: violations.map(findingOf), warnings: warnings.map(findingOf) };
}

/** The answer to a request that the sandbox itself rejects, for a single reason. */
export function rejected(
  status: ErrorStatus,
  rule: string,
  problem: Problem,
  requestId: string | undefined,
  headers?: Readonly<Record<string, string>>,
): Decided {
  const { target: path, message } = problem;
  return {
    answer: errorAnswer(status, problem, requestId, headers),
    violations: [{ rule, path, message }],
    warnings: [],
  };
}

/**
 * The answer to a request whose body cannot be read: the problems of its headers, then that of the body. A body that is
 * not declared as JSON need not be JSON.
 */
export function unreadable(
  { method, path, headers }: Incoming,
  { message, isMalformed }: Extract<JsonBody, { ok: false }>,
  validator: Validator,
  requestId: string | undefined,
): Decided {
  const { violations } = validator.request({ method, path, headers, body: undefined });
  const ofHeaders = violations.filter((violation) => violation.path !== "body");
  const isOtherType = violations.some(({ rule }) => rule === "request.content-type-json");
  const found: Finding[] = ofHeaders.map(findingOf);
  if (!(isMalformed && isOtherType)) found.push({ rule: "input.json", path: "body", message });
  // There is at least one: a body that need not be JSON has a problem of its type.
  const problems = found.map(({ path: target, message }) => ({ target, message })) as [Problem, ...Problem[]];
  return { answer: json(400, errorBody(BAD_REQUEST, problems, requestId)), violations: found, warnings: [] };
}

/** The answer to a request that exceeds a limit. */
export function limited(
  { status, retryAfterMs, body: { error } }: Extract<LimitResult, { ok: false }>,
  rule: string,
  requestId: string | undefined,
): Decided {
  const headers = status === 429 ? { "Retry-After": String(Math.ceil(retryAfterMs / 1000)) } : {};
  return {
    answer: json(status, { error: { ...error, ...(requestId !== undefined && { request_id: requestId }) } }, headers),
    violations: error.details.map(({ target, message }) => ({ rule, path: target, message })),
    warnings: [],
  };
}

function findingOf({ rule, path, pointer, message }: Violation): Finding {
  return { rule, path, ...(pointer !== "" && { pointer }), message };
}
