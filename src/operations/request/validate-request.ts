import { reading } from "../../engine/context/option-errors.js";
import { type Collected, type Failure, failureOf, type Success } from "../../engine/result.js";
import { type Input, Validation } from "../../engine/validation.js";
import type { Validator } from "../../engine/validator.js";
import { BAD_REQUEST } from "../../errors/error-body.js";
import { fixOf } from "../../errors/violation.js";
import type { CreateRequest } from "../../generated/types.js";
import type { Violation } from "../../rules/index.js";
import type { RequestParts } from "../../rules/parts/request-parts.js";
import type { Campaign, UpdateRequest, UpdateResult } from "../update/update-context.js";
import { headOf, identify, type RequestHead } from "./identify-request.js";
import { ownMember, requestIdOf } from "./request-id.js";

/** A whole HTTP request with a parsed body. */
export interface RequestInput extends RequestHead {
  body: unknown;
}

/** `workspace` is the workspace id from the credentials, `campaignId` the path's last segment, decoded. */
export type RequestResult =
  | (Success<CreateRequest> & { operation: "create"; workspace: string })
  | (Success<UpdateRequest> & {
      operation: "update" | "publish";
      workspace: string;
      campaignId: string;
      merged?: Campaign;
    })
  | Failure<400 | 401 | 404>;

/** Validates bodies, with its own context. */
export interface BodyValidator {
  create(body: unknown): Success<CreateRequest> | Failure;
  update(patch: unknown): UpdateResult;
}

/** First the operation, then the credentials, then headers and body together. */
export function request(input: RequestInput, validator: Validator, bodies: BodyValidator): RequestResult {
  const head = headOf(input);
  const body = reading("request", () => input.body);
  const { identified, parts } = identify(head, ownMember(body, "request_id"));
  if (!identified.ok) return identified;

  const { operation } = identified;
  const ofHeaders = violationsOfHeaders(parts, validator);
  const most = validator.context.maxViolations;
  const ofBody = operation === "create" ? bodies.create(body) : bodies.update(body);
  const contradicts = (requestId: Member) => {
    const afterwards = violationsOfHeaders({ ...parts, requestId }, validator);
    return (afterwards?.errors.length ?? 0) > (ofHeaders?.errors.length ?? 0);
  };
  for (const violation of ofBody.violations) dropFixOfId(violation, body, contradicts);
  for (const violation of ofBody.warnings) dropFixOfId(violation, body, contradicts);
  const errors = [...(ofHeaders?.errors ?? []), ...ofBody.violations];
  const allWarnings = [...(ofHeaders?.warnings ?? []), ...ofBody.warnings];
  const warnings = allWarnings.slice(0, most);
  const isCut = errors.length > most || allWarnings.length > most;
  const truncated = ofHeaders?.truncated || ofBody.truncated || isCut;
  const [first, ...others] = errors.slice(0, most);
  if (first === undefined) {
    const name = operation === "update" && ownMember(body, "status") !== undefined ? "publish" : operation;
    // In Node 20, adding a member to a spread takes a microsecond, unless the object begins with another member.
    const [found, from]: object[] = [ofBody, identified];
    return { ok: true, ...found, warnings, truncated, ...from, operation: name } as RequestResult;
  }
  const code = ofHeaders?.errors.length || ofBody.ok ? BAD_REQUEST : ofBody.body.error.code;
  const requestId = requestIdOf(parts.headers, parts.requestId);
  return failureOf(400, code, [first, ...others], requestId, { ...ofBody, warnings, truncated });
}

type Member = RequestParts["requestId"];

/** Removes a fix that moves a member to `request_id` if its value contradicts the headers. */
function dropFixOfId(violation: Violation, body: unknown, contradicts: (requestId: Member) => boolean): void {
  const [operation] = fixOf(violation) ?? [];
  if (operation?.op !== "move" || operation.path !== "/request_id") return;
  const moved = violation.segments.reduce<Member>((own, key) => ownMember(own?.value, String(key)), { value: body });
  if (contradicts(moved)) delete violation.fix;
}

/** The violations of the headers; undefined if there are none. */
function violationsOfHeaders(parts: RequestParts, validator: Validator): Collected | undefined {
  const headers: Input = {
    view: undefined,
    isView: true,
    channel: "unknown",
    update: undefined,
    partialObjects: undefined,
    annotate: undefined,
  };
  return validator.decide(undefined, undefined, ({ maxDepth }) => {
    const validation = new Validation(validator, headers, maxDepth);
    validation.runStep("headers", parts);
    return validation.collected();
  });
}
