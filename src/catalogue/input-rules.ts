import { BAD_REQUEST } from "../errors/error-code.js";
import { REPEATED, type RepeatedKeyViolation, UNIQUE_KEYS } from "../json-text/repeated-key-violation.js";
import type { ViolationOf } from "../rules/violation.js";
import { frozen } from "../structure/frozen.js";
import type { CatalogueRule } from "./catalogue-rule.js";

/** Why a file cannot be checked, or is checked as something else, in the form of a violation. */
interface InputViolationOf<R extends string, P> extends Omit<ViolationOf<never>, "rule" | "params"> {
  rule: R;
  params: P;
}

/** A text that is not the JSON that it should be. */
export type InputJsonViolation = InputViolationOf<"input.json", { line: number; column: number; problem: string }>;

/** A violation of a rule about files. */
export type InputViolation = InputJsonViolation | RepeatedKeyViolation;

/** A rule about files, as the catalogue has those about requests. */
export type InputRule = Omit<CatalogueRule, "id" | "scope"> & { readonly id: InputViolation["rule"] };

const shared = {
  severity: "error",
  appliesTo: "files and lines, before all other checks",
  reads: {},
  silences: [],
  needs: [],
  readings: [],
  code: BAD_REQUEST,
} as const;

/** Every rule about files, frozen. */
export const inputRules: readonly InputRule[] = frozen([
  {
    ...shared,
    id: "input.json",
    summary: "A file must be JSON, encoded as UTF-8, and contain the kind of request that the options specify.",
    templates: [
      {
        when: "the text is not JSON at that place",
        template: "is not valid JSON: {=problem} at line {line}, column {column}",
      },
      { when: "the file as a whole is not JSON", template: "is not valid JSON: {=problem}" },
      { when: "the file is JSON, but not the kind of request that the options specify", template: "{=problem}" },
    ],
    params: ["line", "column", "problem"],
    changedBy: [],
  },
  {
    ...shared,
    id: UNIQUE_KEYS,
    summary:
      "An object must not repeat a key: only the last of its values is checked, and another parser may use the first.",
    message: REPEATED,
    templates: [{ template: REPEATED }],
    params: ["line", "column", "firstLine", "firstColumn"],
    changedBy: ["rules"],
  },
]);

export function isInputRule(id: string): id is InputViolation["rule"] {
  return inputRules.some((rule) => rule.id === id);
}
