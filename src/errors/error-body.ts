import type { Violation } from "./violation.js";

/** Section "Error body": what the service answers a refused request with. */
export interface ErrorBody {
  error: {
    /** HTTP status and reason phrase, or `VALIDATION_FAILED` for a flag-gated member. */
    code: string;
    message: string;
    target: string;
    details: { target: string; message: string }[];
    /** Id of the failed request, when it carried one. */
    request_id?: string;
  };
}

type Entry = Pick<Violation, "message" | "target" | "detailTarget">;

/** Makes the error body: its head is the first violation's, its details are all of them. */
export function errorBody(code: string, violations: readonly [Entry, ...Entry[]], requestId: unknown): ErrorBody {
  const [{ message, target }] = violations;
  const details = violations.map((violation) => ({ target: violation.detailTarget, message: violation.message }));
  const error = { code, message, target, details };
  return { error: typeof requestId === "string" ? { ...error, request_id: requestId } : error };
}
