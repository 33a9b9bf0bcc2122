import { BAD_REQUEST } from "../../errors/error-code.js";
import { type InputViolation, REPEATED, UNIQUE_KEYS } from "../../text/input-violation.js";
import { frozen } from "../frozen.js";
import type { CatalogueRule } from "./catalogue-rule.js";

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
      { when: "the file is JSON, but cannot be checked as the options specify", template: "{=problem}" },
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
