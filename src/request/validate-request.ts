import { type Collected, collect } from "../collect.js";
import { errorBody } from "../errors/error-body.js";
import { BAD_REQUEST } from "../errors/error-code.js";
import type { CreateRequest } from "../generated/types.js";
import { reading } from "../misuse.js";
import type { Failure, Success } from "../result.js";
import type { Scope } from "../rules/rule.js";
import { defectOf } from "../rules/rule-defect.js";
import type { Settings } from "../settings.js";
import { kindOf } from "../structure/kinds.js";
import type { Campaign, UpdateRequest, UpdateResult } from "../update/update-context.js";
import { workspaceOf } from "./authorization.js";
import { type HeadersInput, headerValuesOf, onlyValueOf } from "./headers.js";
import { operationOf } from "./operation.js";
import { ownMember, requestIdOf } from "./request-id.js";
import type { RequestSubject } from "./request-subject.js";

/** A whole HTTP request, its body parsed. */
export interface RequestInput {
  method: string;
  /** From the host on; a query string is ignored. */
  path: string;
  headers: HeadersInput;
  body: unknown;
}

/** `workspace` is the id that the credentials are for. */
export type RequestResult =
  | (Success<CreateRequest> & { operation: "create"; workspace: string })
  | (Success<UpdateRequest> & { operation: "update" | "publish"; workspace: string; merged?: Campaign })
  | Failure<400 | 401 | 404>;

/** The validations of bodies, with a context of their own. */
export interface BodyValidator {
  create(body: unknown): Success<CreateRequest> | Failure;
  update(patch: unknown): UpdateResult;
}

/** What is decided before anything else, in this order, with its status. */
const gates = [
  { scope: "route", status: 404 },
  { scope: "authorization", status: 401 },
] as const;

/** First whether there is such an operation, then whether the caller may ask, then headers and body together. */
export function request(input: RequestInput, settings: Settings, validator: BodyValidator): RequestResult {
  const { method, path, headers: given, body } = partsOf(input);
  const headers = headerValuesOf(given);
  const operation = operationOf(method, path);
  const workspace = workspaceOf(onlyValueOf(headers, "Authorization"));
  const subject: RequestSubject = { operation, headers, workspace, requestId: ownMember(body, "request_id") };
  for (const { scope, status } of gates) {
    const { errors, code } = violationsOf(scope, subject, settings);
    const [first] = errors;
    if (first === undefined) continue;
    const answer = errorBody(code, [first], requestIdOf(headers, subject.requestId));
    return { ok: false, status, violations: [first], warnings: [], skipped: [], truncated: false, body: answer };
  }

  const most = settings.maxViolations;
  const ofHeaders = violationsOf("headers", subject, settings);
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
  const answer = errorBody(code, violations, requestIdOf(headers, subject.requestId));
  return { ok: false, status: 400, violations, warnings, skipped: ofBody.skipped, truncated, body: answer };
}

/** The parts of a request, each read once. Throws a `TypeError` when it has none. */
function partsOf(input: RequestInput): RequestInput {
  if (typeof input !== "object" || input === null) {
    throw new TypeError(`request must be an object, got ${kindOf(input)}`);
  }
  return reading("request", () => {
    return { method: input.method, path: input.path, headers: input.headers, body: input.body };
  });
}

/** What the rules of a step say of a request. */
function violationsOf(step: Scope, subject: RequestSubject, settings: Settings): Collected {
  const run = settings.runs.take();
  try {
    run.begin(undefined, "unknown", true);
    run.runStep(step, subject);
    return collect(run.walk.found, undefined, settings.maxViolations, "unknown");
  } catch (cause) {
    throw defectOf(run.current?.id, cause);
  } finally {
    settings.runs.giveBack(run);
  }
}
