import type { ErrorBody } from "../generated/types.js";
import type { AnyViolation } from "./violation.js";

/** `error.code` of a rejected request: the status with its reason phrase, except for flag-gated members. */
export type ErrorCode = "400 Bad Request" | "401 Unauthorized" | "404 Not Found" | "VALIDATION_FAILED";

export const BAD_REQUEST = "400 Bad Request" satisfies ErrorCode;

/** The code of a request whose first violation is of this rule. */
export function codeOf({ status, flagGated }: { readonly status?: 401 | 404; readonly flagGated?: true }): ErrorCode {
  if (status === 404) return "404 Not Found";
  if (status === 401) return "401 Unauthorized";
  return flagGated ? "VALIDATION_FAILED" : BAD_REQUEST;
}

/** What an entry of `details` in the error body says about a violation. */
export type Detail = Pick<AnyViolation, "message" | "target"> & Partial<Pick<AnyViolation, "detailTarget">>;

/** The longest request id that is echoed, in characters. */
const LONGEST_REQUEST_ID = 256;

/** Whether a value can be a request id. */
export function isRequestId(value: unknown): value is string {
  if (typeof value !== "string" || value.length > 2 * LONGEST_REQUEST_ID) return false;
  // A character has one or two units.
  return value.length <= LONGEST_REQUEST_ID || [...value].length <= LONGEST_REQUEST_ID;
}

/** Builds the error body: `message` and `target` are those of the first violation, `details` lists all of them. */
export function errorBody(code: string, violations: readonly [Detail, ...Detail[]], requestId: unknown): ErrorBody {
  const [{ message, target }] = violations;
  const details = violations.map((entry) => ({ target: entry.detailTarget ?? entry.target, message: entry.message }));
  if (!isRequestId(requestId)) return { error: { code, message, target, details } };
  return { error: { code, message, target, details, request_id: requestId } };
}
