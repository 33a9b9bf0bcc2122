import type { ErrorBody } from "../generated/types.js";
import type { Violation } from "./violation.js";

type Entry = Pick<Violation, "message" | "target" | "detailTarget">;

/** Most characters of a request's id that are echoed: nothing longer is an id. */
const LONGEST_REQUEST_ID = 256;

/** Whether a value can be the id of a request, and is echoed. */
export function isRequestId(value: unknown): value is string {
  if (typeof value !== "string" || value.length > 2 * LONGEST_REQUEST_ID) return false;
  // A character has one unit or two.
  return value.length <= LONGEST_REQUEST_ID || [...value].length <= LONGEST_REQUEST_ID;
}

/** Makes the error body: its head is the first violation's, its details are all of them. */
export function errorBody(code: string, violations: readonly [Entry, ...Entry[]], requestId: unknown): ErrorBody {
  const [{ message, target }] = violations;
  const details = violations.map((violation) => ({ target: violation.detailTarget, message: violation.message }));
  if (!isRequestId(requestId)) return { error: { code, message, target, details } };
  return { error: { code, message, target, details, request_id: requestId } };
}
