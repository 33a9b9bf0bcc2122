import { reading } from "../context/option-errors.js";
import { type Collected, collect } from "../engine/collect.js";
import type { Failure, Success } from "../engine/result.js";
import type { Validation } from "../engine/validation.js";
import { errorBody } from "../errors/error-body.js";
import { BAD_REQUEST } from "../errors/error-code.js";
import type { CreateRequest } from "../generated/types.js";
import type { RequestParts } from "../rules/request-parts.js";
import { onlyValueOf } from "../rules/request-parts.js";
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

/** The steps before the body is validated, in this order, with their statuses. */
const steps = [
  { scope: "route", status: 404 },
  { scope: "authorization", status: 401 },
  { scope: "headers", status: 400 },
] as const;

/** First the operation, then the credentials, then headers and body together. */
export function request(input: RequestInput, validation: Validation, validator: BodyValidator): RequestResult {
  const { method, path, headers: given, body } = partsOf(input);
  const headers = headerValuesOf(given);
  const operation = operationOf(method, path);
  const workspace = workspaceOf(onlyValueOf(headers, "Authorization"));
  const parts: RequestParts = { operation, headers, workspace, requestId: ownMember(body, "request_id") };
  const beside = violationsBeside(parts, validation);
  const [decisive] = beside.errors;
  if (beside.status !== 400 && decisive !== undefined) {
    const { status, code } = beside;
    const answer = errorBody(code, [decisive], requestIdOf(headers, parts.requestId));
    return { ok: false, status, violations: [decisive], warnings: [], skipped: [], truncated: false, body: answer };
  }

  const most = validation.context.maxViolations;
  const ofBody = operation === "create" ? validator.create(body) : validator.update(body);
  const errors = [...beside.errors, ...ofBody.violations];
  const allWarnings = [...beside.warnings, ...ofBody.warnings];
  const warnings = allWarnings.slice(0, most);
  const isCut = errors.length > most || allWarnings.length > most;
  const truncated = beside.truncated || ofBody.truncated || isCut;
  const [first, ...others] = errors.slice(0, most);
  if (first === undefined) {
    const name = operation === "update" && ownMember(body, "status") !== undefined ? "publish" : operation;
    return { ...ofBody, warnings, truncated, operation: name, workspace } as RequestResult;
  }
  const code = decisive !== undefined || ofBody.ok ? BAD_REQUEST : ofBody.body.error.code;
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

interface Beside extends Collected {
  readonly status: 400 | 401 | 404;
}

const NOTHING: Beside = { errors: [], warnings: [], truncated: false, code: BAD_REQUEST, status: 400 };

/** The findings of the first step that has any. */
function violationsBeside(parts: RequestParts, validation: Validation): Beside {
  return validation.decide(undefined, undefined, (_, rules) => {
    rules.begin(undefined, "unknown", true);
    for (const { scope, status } of steps) {
      rules.runStep(scope, parts);
      const { findings } = rules;
      if (findings.length === 0) continue;
      return { ...collect([], findings, undefined, validation.context.maxViolations, "unknown"), status };
    }
    return NOTHING;
  });
}
