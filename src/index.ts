/** The public surface of the engine. */
export type { Context, Exception } from "./engine/context/context.js";
export type { CustomRule, CustomScope } from "./engine/custom-rules/custom-rule.js";
export { defineRule } from "./engine/custom-rules/define-rule.js";
export type { ReadPath, Repaired, RuleDefinition } from "./engine/custom-rules/definition.js";
export type { Failure, Findings, Success } from "./engine/result.js";
export { RuleDefect } from "./engine/rule-defect.js";
export type { SkippedRule } from "./engine/skipped-rules.js";
export type { JsonPatchOperation } from "./errors/fix.js";
export type { Segment } from "./errors/path.js";
export type { RuleLevel, Severity } from "./errors/severity.js";
export type { AnyViolation } from "./errors/violation.js";
export type * from "./generated/types.js";
export { checkResponse, type Operation, type ResponseCheck } from "./operations/check-response.js";
export type { LimitResult } from "./operations/limits/check-windows.js";
export { decideIdempotency, type IdempotencyDecision } from "./operations/limits/decide-idempotency.js";
export { checkCreationQuota, checkRateLimit, checkRequestId } from "./operations/limits/limits.js";
export type { HeadersInput } from "./operations/request/headers.js";
export { type Identified, identifyRequest } from "./operations/request/identify-request.js";
export type { RequestInput, RequestResult } from "./operations/request/validate-request.js";
export type { PlannedUpdate, UpdatePlan } from "./operations/update/plan.js";
export type { PlanViolation } from "./operations/update/plan-violation.js";
export type {
  Campaign,
  CampaignContext,
  UpdateContext,
  UpdateRequest,
  UpdateResult,
} from "./operations/update/update-context.js";
export {
  createValidator,
  planUpdate,
  type Validator,
  validateCreate,
  validateRequest,
  validateUpdate,
} from "./operations/validate.js";
export type { CustomRuleParams, RuleId, RuleParams, StructureId, Violation, ViolationOf } from "./rules/index.js";
export type { State } from "./rules/parts/update-parts.js";
export type { Feature, Policies, RuleContext } from "./rules/rule-context.js";
export type { JsonType, Scalar } from "./structure/kinds.js";
