/** `error.code` of a rejected request: the status with its reason phrase, except for flag-gated members. */
export type ErrorCode = "400 Bad Request" | "401 Unauthorized" | "404 Not Found" | "VALIDATION_FAILED";

export const BAD_REQUEST = "400 Bad Request" satisfies ErrorCode;

/** The code of a request whose first violation is of this rule. */
export function codeOf({ status, flagGated }: { readonly status?: 401 | 404; readonly flagGated?: true }): ErrorCode {
  if (status === 404) return "404 Not Found";
  if (status === 401) return "401 Unauthorized";
  return flagGated ? "VALIDATION_FAILED" : BAD_REQUEST;
}
