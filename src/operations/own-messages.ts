import { kindOfReturned } from "../engine/context/lost-promise.js";
import type { ResolvedContext } from "../engine/context/resolved-context.js";
import type { Failure, Success } from "../engine/result.js";
import { bounded } from "../errors/bounds.js";
import { errorBody } from "../errors/error-body.js";
import { type AnyViolation, withinBudget } from "../errors/violation.js";
import type { Violation } from "../rules/index.js";

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
  const reworded = (violation: AnyViolation) => withMessage(violation, message);
  for (const list of ["violations", "warnings"] as const) {
    const { violations, isCut } = withinBudget(result[list], maxViolations, reworded, false);
    Object.assign(result, { [list]: violations });
    if (isCut) result.truncated = true;
  }
  if (!result.ok) {
    const { code, request_id } = result.body.error;
    result.body = errorBody(code, result.violations, request_id);
  }
  return result;
}

function withMessage(violation: AnyViolation, message: (violation: Violation) => string): AnyViolation {
  // The cast hides that the rule may be unknown to the types, such as a custom rule.
  const text: unknown = message(violation as Violation);
  if (typeof text !== "string") throw new TypeError(`message must return a string, got ${kindOfReturned(text)}`);
  violation.message = bounded(text);
  return violation;
}
