import type { AnyViolation } from "../errors/violation.js";

/** The rule against duplicate keys. Only code that reads the text of a request can apply it. */
export const UNIQUE_KEYS = "input.json-unique-keys";

/** Why a file cannot be checked, or is checked as something else, in the form of a violation. */
interface InputViolationOf<R extends string, P extends object> extends AnyViolation {
  rule: R;
  params: P;
}

/** A text that is not the JSON that it should be. */
export type InputJsonViolation = InputViolationOf<"input.json", { line: number; column: number; problem: string }>;

/** A duplicate key in an object of a request. Lines and columns count from 1, and the last value counts. */
export type RepeatedKeyViolation = InputViolationOf<
  typeof UNIQUE_KEYS,
  { line: number; column: number; firstLine: number; firstColumn: number }
>;

/** A violation of a rule about files. */
export type InputViolation = InputJsonViolation | RepeatedKeyViolation;

/** The template of the message about a duplicate key. */
export const REPEATED =
  "is repeated at line {line}, column {column}; it first appears at line {firstLine}, column {firstColumn}, and only the last value counts";

export function isInputRule(id: string): id is InputViolation["rule"] {
  return id === "input.json" || id === UNIQUE_KEYS;
}
