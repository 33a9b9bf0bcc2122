import type { InputViolation } from "../errors/input-violation.js";
import type { RuleExample } from "./rule-example.js";

/** Texts that break the rules about files, and the corrected texts. */
export const inputExamples: Readonly<Record<InputViolation["rule"], RuleExample>> = {
  "input.json": {
    wrong: '{ "request_id": "r-1", }',
    says: ["body is not valid JSON: remove the trailing comma at line 1, column 22"],
    right: '{ "request_id": "r-1" }',
  },
  "input.json-unique-keys": {
    wrong: '{ "request_id": "r-1", "request_id": "r-2" }',
    says: [
      "request_id is repeated at line 1, column 24; it first appears at line 1, column 3, and only the last value counts",
    ],
    right: '{ "request_id": "r-2" }',
  },
};
