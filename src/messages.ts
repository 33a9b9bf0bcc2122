import { bounded } from "./errors/bounds.js";
import { keepToBudget } from "./errors/budget.js";
import { errorBody } from "./errors/error-body.js";
import type { Violation } from "./errors/violation.js";
import type { Failure, Success } from "./result.js";
import type { Settings } from "./settings.js";
import { kindOf } from "./structure/kinds.js";

type Result = Success<unknown> | Failure<400 | 401 | 404>;

/**
 * A result with the caller's own messages, where the context asks for them. It comes last, when nothing else of a violation
 * will change and no run is under way: what the caller's function throws leaves nothing behind.
 */
export function withOwnMessages<R extends Result>(result: R, { message, maxViolations }: Settings): R {
  if (message === undefined) return result;
  const isCut = [reword(result.violations, message, maxViolations), reword(result.warnings, message, maxViolations)];
  if (isCut.includes(true)) result.truncated = true;
  if (!result.ok) {
    const { code, request_id } = result.body.error;
    result.body = errorBody(code, result.violations, request_id);
  }
  return result;
}

/** Tells whether the list had to be cut, because there is no room for so many messages of this length. */
function reword(violations: Violation[], message: (violation: Violation) => string, most: number): boolean {
  for (const violation of violations) {
    const text: unknown = message(violation);
    if (typeof text !== "string") throw new TypeError(`message must return a string, got ${kindOf(text)}`);
    violation.message = bounded(text);
  }
  return keepToBudget(violations, most, false);
}
