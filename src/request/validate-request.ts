import { reading } from "../context/option-errors.js";
import { type Collected, collect } from "../engine/collect.js";
import type { Failure, Success } from "../engine/result.js";
import type { Validation } from "../engine/validation.js";
import { errorBody } from "../errors/error-body.js";
import { BAD_REQUEST } from "../errors/error-code.js";
import type { CreateRequest } from "../generated/types.js";
import type { RequestParts } from "../rules/request-parts.js";
import { onlyValueOf } from "../rules/request-parts.js";
import type { Scope } from "../rules/scope.js";
import { kindOf } from "../structure/kinds.js";
import type { Campaign, UpdateRequest, UpdateResult } from "../update/update-context.js";
import { workspaceOf } from "./authorization.js";
import { type HeadersInput, headerValuesOf } from "./headers.js";
import { operationOf } from "./operation.js";
import { ownMember, requestIdOf } from "./request-id.js";

/** A whole HTTP request with a parsed body. */
export interface RequestInput {
  method: string;
  /** The path after the host; a query string is ignored. */
  path: string;
  headers: HeadersInput;
  body: unknown;
}

/** `workspace` is the workspace id from the credentials. */
export type RequestResult =
  | (Success<CreateRequest> & { operation: "create"; workspace: string })
  | (Success<UpdateRequest> & { operation: "update" | "publish"; workspace: string; merged?: Campaign })
  | Failure<400 | 401 | 404>;

/** Validates bodies, with its own context. */
export interface BodyValidator {
  create(body: unknown): Success<CreateRequest> | Failure;
  update(patch: unknown): UpdateResult;
}

/** The rules that are decided first, in this order, with their statuses. */
const gates = [
  { scope: "route", status: 404 },
  { scope: "authorization", status: 401 },
] as const;

/** First the operation, then the credentials, then headers and body together. */
export function request(input: RequestInput, validation: Validation, validator: BodyValidator): RequestResult {
  const { method, path, headers: given, body } = partsOf(input);
  const headers = headerValuesOf(given);
  const operation = operationOf(method, path);
  const workspace = workspaceOf(onlyValueOf(headers, "Authorization"));
  const parts: RequestParts = { operation, headers, workspace, requestId: ownMember(body, "request_id") };
  for (const { scope, status } of gates) {
    const { errors, code } = violationsOf(scope, parts, validation);
    const [first] = errors;
    if (first === undefined) continue;
    const answer = errorBody(code, [first], requestIdOf(headers, parts.requestId));
    return { ok: false, status, violations: [first], warnings: [], skipped: [], truncated: false, body: answer };
  }

  const most = validation.context.maxViolations;
  const ofHeaders = violationsOf("headers", parts, validation);
  const ofBody = operation === "create" ? validator.create(body) : validator.update(body);
  const errors = [...ofHeaders.errors, ...ofBody.violations];
  const allWarnings = [...ofHeaders.warnings, ...ofBody.warnings];
  const warnings = allWarnings.slice(0, most);
  const truncated = ofBody.truncated || errors.length > most || allWarnings.length > most;
  const [first, ...others] = errors.slice(0, most);
  if (first === undefined) {
    const name = operation === "update" && ownMember(body, "status") !== undefined ? "publish" : operation;
    return { ...ofBody, warnings, truncated, operation: name, workspace } as RequestResult;
  }
  const code = ofHeaders.errors.length > 0 || ofBody.ok ? BAD_REQUEST : ofBody.body.error.code;
  const violations: Failure["violations"] = [first, ...others];
  const answer = errorBody(code, violations, requestIdOf(headers, parts.requestId));
  return { ok: false, status: 400, violations, warnings, skipped: ofBody.skipped, truncated, body: answer };
}

/** The parts of a request, each read once. Throws a `TypeError` if it is not an object. */
function partsOf(input: RequestInput): RequestInput {
  if (typeof input !== "object" || input === null) {
    throw new TypeError(`request must be an object, got ${kindOf(input)}`);
  }
  return reading("request", () => {
    return { method: input.method, path: input.path, headers: input.headers, body: input.body };
  });
}

/** The findings of the rules of one step. */
function violationsOf(step: Scope, parts: RequestParts, validation: Validation): Collected {
  return validation.decide(undefined, undefined, (_, rules) => {
    rules.begin(undefined, "unknown", true);
    rules.runStep(step, parts);
    return collect([], rules.findings, undefined, validation.context.maxViolations, "unknown");
  });
}
