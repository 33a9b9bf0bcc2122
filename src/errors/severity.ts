/** An error rejects the request; a warning does not. */
export type Severity = "error" | "warning";

export const ruleLevels = ["off", "warning", "error"] as const;

/** The level of a rule: its severity, or "off" to report none of its violations. */
export type RuleLevel = (typeof ruleLevels)[number];
