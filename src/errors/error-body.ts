import type { ErrorBody } from "../generated/types.js";
import type { Violation } from "./violation.js";

type Entry = Pick<Violation, "message" | "target" | "detailTarget">;

/** Makes the error body: its head is the first violation's, its details are all of them. */
export function errorBody(code: string, violations: readonly [Entry, ...Entry[]], requestId: unknown): ErrorBody {
  const [{ message, target }] = violations;
  const details = violations.map((violation) => ({ target: violation.detailTarget, message: violation.message }));
  if (typeof requestId !== "string") return { error: { code, message, target, details } };
  return { error: { code, message, target, details, request_id: requestId } };
}
