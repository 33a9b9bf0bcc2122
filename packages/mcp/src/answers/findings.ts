import type { JsonPatchOperation } from "campaign-rules";
import type { CheckedFile, Found } from "campaign-rules/files";
import type { Document } from "../documents/read-document.js";
import { jsonBytes } from "./json-bytes.js";
import type { FindingShown } from "./schemas.js";

/** Longer fixes replace most of a body. In bytes of JSON. */
const LONGEST_FIX = 512;

/** The errors of a document, then its warnings. */
export function findingsOf({ result, positionOf }: CheckedFile, document: Document): FindingShown[] {
  const base = document.contents.request ? "/body" : "";
  return [...result.violations, ...result.warnings].map((found) => {
    const position = document.isValue ? undefined : positionOf(found);
    const fix = fixOf(found)?.map((operation) => below(base, operation));
    return {
      rule: found.rule,
      severity: found.severity,
      path: found.path,
      message: found.message,
      ...(position && { line: position.line, column: position.column }),
      ...(found.origin === "stored" && { origin: "stored" }),
      fixable: fix !== undefined,
      ...(fix !== undefined && jsonBytes(fix) <= LONGEST_FIX && { fix }),
    };
  });
}

function fixOf(found: Found): readonly JsonPatchOperation[] | undefined {
  return "fix" in found ? found.fix : undefined;
}

function below(base: string, operation: JsonPatchOperation) {
  const path = base + operation.path;
  return "from" in operation ? { ...operation, path, from: base + operation.from } : { ...operation, path };
}
