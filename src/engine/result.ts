import { type Detail, type ErrorCode, errorBody } from "../errors/error-body.js";
import type { ErrorBody } from "../generated/types.js";
import type { Violation } from "../rules/index.js";
import { isObject } from "../structure/checker.js";
import type { SkippedRule } from "./skipped-rules.js";

/** The parts of a result besides its errors. */
export interface Findings {
  /** Violations of severity "warning"; empty unless linting, an override or an exception enables them. */
  warnings: Violation[];
  /** Rules that could not be decided, once per reason, in registry order. */
  skipped: SkippedRule[];
  /** Whether `violations` or `warnings` was cut, for example to `bounds.maxViolations`. */
  truncated: boolean;
}

/** Everything that was found in an input. */
export interface Collected extends Findings {
  /** The request or the campaign that was validated, or a readable view of it. */
  readonly view: unknown;
  readonly errors: Violation[];
  /** Those of both lists that were written with a fix. */
  readonly fixed: readonly Violation[];
  /** `error.code` of the first error. */
  readonly code: ErrorCode;
}

/** The request is accepted. */
export interface Success<T> extends Findings {
  ok: true;
  /** The caller's own object, now typed. */
  value: T;
  violations: [];
}

/** The request is rejected. */
export interface Failure<S extends number = 400, V = Violation> extends Findings {
  ok: false;
  status: S;
  /** Never present. Declared so that `result.value` can be read before `ok` is known. */
  value?: undefined;
  /** Structure first, depth-first in the order of the specification's tables, then rules. */
  violations: [V, ...V[]];
  /** The response body, in the documented format. */
  body: ErrorBody;
}

export function resultOf<T>(value: T, found: Collected | undefined): Success<T> | Failure {
  if (found === undefined) return { ok: true, value, violations: [], warnings: [], skipped: [], truncated: false };
  const { errors, warnings, skipped, truncated, code, view } = found;
  if (!isSome(errors)) return { ok: true, value, violations: [], warnings, skipped, truncated };
  const requestId = isObject(view) && Object.hasOwn(view, "request_id") ? view["request_id"] : undefined;
  return failureOf(400, code, errors, requestId, found);
}

const isSome = (violations: Violation[]): violations is Failure["violations"] => violations.length > 0;

/** The result of a request that is rejected because of violations. */
export function failureOf<S extends number, V extends Detail>(
  status: S,
  code: string,
  violations: [V, ...V[]],
  requestId: unknown,
  findings: Findings = { warnings: [], skipped: [], truncated: false },
): Failure<S, V> {
  const { warnings, skipped, truncated } = findings;
  return { ok: false, status, violations, warnings, skipped, truncated, body: errorBody(code, violations, requestId) };
}
