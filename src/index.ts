/** The public surface of the engine. */
export type { Context, Feature, Policies, RuleLevel } from "./context.js";
export type { ErrorBody } from "./errors/error-body.js";
export type { Segment } from "./errors/path.js";
export type { JsonPatchOperation, Severity, Violation, ViolationOf } from "./errors/violation.js";
export type * from "./generated/types.js";
export { checkCreationQuota } from "./limits/check-creation-quota.js";
export { checkRateLimit } from "./limits/check-rate-limit.js";
export { checkRequestId } from "./limits/check-request-id.js";
export { decideIdempotency, type IdempotencyDecision } from "./limits/decide-idempotency.js";
export type { LimitResult } from "./limits/limit-result.js";
export type { Failure, Findings, Success } from "./result.js";
export type { RuleId, RuleParams, StructureId } from "./rules/index.js";
export { RuleDefect } from "./rules/run.js";
export type { JsonType, Scalar } from "./structure/structural-rules.js";
export { createValidator, type Validator, validateCreate } from "./validate.js";
