/** An error rejects the request; a warning does not. */
export type Severity = "error" | "warning";
