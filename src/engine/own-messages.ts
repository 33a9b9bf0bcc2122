import { bounded } from "../errors/bounds.js";
import { keepToBudget } from "../errors/budget.js";
import { errorBody } from "../errors/error-body.js";
import type { AnyViolation } from "../errors/violation.js";
import type { Violation } from "../rules/index.js";
import { kindOf } from "../structure/kinds.js";
import type { ResolvedContext } from "./context/resolved-context.js";
import type { Failure, Success } from "./result.js";

type Result = Omit<Success<unknown>, "value"> | Failure<400 | 401 | 404, AnyViolation>;

/**
 * Replaces messages with those of the context's `message` function, if it has one. This is the last step: violations no
 * longer change.
 */
export function withOwnMessages<R extends Result>(
  result: R,
  { message, maxViolations }: Pick<ResolvedContext, "message" | "maxViolations">,
): R {
  if (message === undefined) return result;
  const isCut = [reword(result.violations, message, maxViolations), reword(result.warnings, message, maxViolations)];
  if (isCut.includes(true)) result.truncated = true;
  if (!result.ok) {
    const { code, request_id } = result.body.error;
    result.body = errorBody(code, result.violations, request_id);
  }
  return result;
}

/** Returns whether the list had to be cut because the messages are too long. */
function reword(violations: AnyViolation[], message: (violation: Violation) => string, most: number): boolean {
  for (const violation of violations) {
    // Its rule may also be one that the types do not know, as that of a custom rule.
    const text: unknown = message(violation as Violation);
    if (typeof text !== "string") throw new TypeError(`message must return a string, got ${kindOf(text)}`);
    violation.message = bounded(text);
  }
  return keepToBudget(violations, most, false);
}
