import type { Examined } from "./engine.js";
import { errorBody } from "./errors/error-body.js";
import type { Violation } from "./errors/violation.js";
import type { ErrorBody } from "./generated/types.js";
import type { RuleId } from "./rules/index.js";
import { isObject } from "./structure/walk.js";

/** What is found besides errors. */
export interface Findings {
  /** Violations of severity "warning"; empty unless linting or an override asks for them. */
  warnings: Violation[];
  /** Rules that could not be decided, each once for each reason, in the order of the registry. */
  skipped: { rule: RuleId; reason: "structure" | "unknown" }[];
  /** Whether there are more violations, or warnings, than `bounds.maxViolations`. */
  truncated: boolean;
}

/** The request is accepted. */
export interface Success<T> extends Findings {
  ok: true;
  /** The caller's own object, with its type. */
  value: T;
  violations: [];
}

/** The request is refused. */
export interface Failure<S extends number = 400> extends Findings {
  ok: false;
  status: S;
  /** Structure first, depth first in the order of the specification's tables, then rules. */
  violations: [Violation, ...Violation[]];
  /** What to answer with, in the documented format. */
  body: ErrorBody;
}

/** The result of what was found, if anything was. */
export function resultOf<T>(value: T, examined: Examined | undefined): Success<T> | Failure {
  if (examined === undefined) {
    return { ok: true, value, violations: [], warnings: [], skipped: [], truncated: false };
  }
  const { errors, warnings, skipped, truncated, code, view } = examined;
  if (!isSome(errors)) return { ok: true, value, violations: [], warnings, skipped, truncated };
  const requestId = isObject(view) && Object.hasOwn(view, "request_id") ? view["request_id"] : undefined;
  const body = errorBody(code, errors, requestId);
  return { ok: false, status: 400, violations: errors, warnings, skipped, truncated, body };
}

function isSome(violations: Violation[]): violations is Failure["violations"] {
  return violations.length > 0;
}
