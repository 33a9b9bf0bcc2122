/** The public surface of the engine. */
export type { Context, RuleLevel } from "./context/context.js";
export { defineRule } from "./custom-rules/define-rule.js";
export type { ReadPath, Repaired, RuleDefinition } from "./custom-rules/definition.js";
export type { Failure, Findings, Success } from "./engine/result.js";
export { RuleDefect } from "./engine/rule-defect.js";
export type { JsonPatchOperation } from "./errors/json-patch.js";
export type { Segment } from "./errors/path.js";
export type { Severity } from "./errors/severity.js";
export type * from "./generated/types.js";
export { checkCreationQuota } from "./limits/check-creation-quota.js";
export { checkRateLimit } from "./limits/check-rate-limit.js";
export { checkRequestId } from "./limits/check-request-id.js";
export { decideIdempotency, type IdempotencyDecision } from "./limits/decide-idempotency.js";
export type { LimitResult } from "./limits/limit-result.js";
export type { HeadersInput } from "./request/headers.js";
export { type Identified, identifyRequest } from "./request/identify-request.js";
export type { RequestInput, RequestResult } from "./request/validate-request.js";
export { checkResponse, type Operation, type ResponseCheck } from "./response/check-response.js";
export type { CustomRule, CustomScope } from "./rules/custom-rule.js";
export type { CustomRuleParams, RuleId, RuleParams, StructureId } from "./rules/index.js";
export type { Feature, Policies } from "./rules/rule-context.js";
export type { State } from "./rules/update-parts.js";
export type { Violation, ViolationOf } from "./rules/violation.js";
export type { JsonType, Scalar } from "./structure/structural-rules.js";
export type { PlannedUpdate, UpdatePlan } from "./update/plan.js";
export type { PlanViolation } from "./update/plan-violation.js";
export type { Campaign, CampaignContext, UpdateContext, UpdateRequest, UpdateResult } from "./update/update-context.js";
export {
  createValidator,
  planUpdate,
  type Validator,
  validateCreate,
  validateRequest,
  validateUpdate,
} from "./validate.js";
