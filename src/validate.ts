import { type Context, type Settings, settingsOf } from "./context.js";
import { errorBody } from "./errors/error-body.js";
import type { Violation } from "./errors/violation.js";
import { createRequest } from "./generated/checks.js";
import type { CreateRequest } from "./generated/types.js";
import type { Failure, Success } from "./result.js";
import { readable } from "./structure/readable.js";
import { structuralViolation } from "./structure/structural-violation.js";
import { isObject, Walk } from "./structure/walk.js";

/** Validates with one context, which is checked once. */
export interface Validator {
  create(body: unknown): Success<CreateRequest> | Failure;
}

/**
 * Validates the body of a create request. Never throws on any body.
 *
 * @throws {TypeError} when the context is wrong, for example names an unknown feature.
 */
export function validateCreate(body: unknown, context?: Context): Success<CreateRequest> | Failure {
  return create(body, settingsOf(context));
}

/**
 * Makes a validator for many requests of one context. Later changes to the context have no effect.
 *
 * @throws {TypeError} when the context is wrong, for example names an unknown feature.
 */
export function createValidator(context: Context): Validator {
  const settings = settingsOf(context);
  return { create: (body) => create(body, settings) };
}

function create(body: unknown, settings: Settings): Success<CreateRequest> | Failure {
  if (!prototypesArePolluted()) {
    try {
      return check(body, body, settings);
    } catch {
      // The body is not plain, or reading it threw. Its readable view tells what is wrong with it.
    }
  }
  return check(readable(body), body, settings);
}

/** Checks what a body looks like; `view` is the body itself or a readable view of it. */
function check(view: unknown, body: unknown, settings: Settings): Success<CreateRequest> | Failure {
  const walk = new Walk(settings.maxDepth, settings.maxViolations);
  if (isObject(view)) createRequest(view, walk, 1);
  else walk.body(view);

  const [first, ...others] = walk.faults.slice(0, settings.maxViolations).map(structuralViolation);
  const findings = { warnings: [], skipped: [], truncated: walk.full };
  if (first === undefined) return { ok: true, value: body as CreateRequest, violations: [], ...findings };

  const violations: [Violation, ...Violation[]] = [first, ...others];
  return { ok: false, status: 400, violations, ...findings, body: errorBody(violations, requestIdOf(view)) };
}

function requestIdOf(view: unknown): unknown {
  return isObject(view) && Object.hasOwn(view, "request_id") ? view["request_id"] : undefined;
}

const NOTHING: readonly never[] = [];

/** Whether plain objects or arrays would show members that are not their own. */
function prototypesArePolluted(): boolean {
  for (const _ in NOTHING) return true;
  return false;
}
