import { renderPointer } from "../../errors/path.js";
import type { JsonPatchOperation } from "../../index.js";
import type { FileKind } from "./file-kind.js";
import { type Fixed, fixText } from "./fix-text.js";

/** Applies all fixes, or those of one rule, then those of the remaining findings, and so on. */
export function fixFile(text: string, kind: FileKind, only?: string): Fixed {
  const base = renderPointer(kind.bodyAt);
  return fixText(text, (value) => {
    if (kind.inputProblemsIn(value).length > 0) return [];
    const { violations, warnings } = kind.check(value);
    return [...violations, ...warnings].flatMap(({ rule, fix }) => {
      if (fix === undefined || rule !== (only ?? rule)) return [];
      return [{ fix: fix.map((operation) => below(base, operation)) }];
    });
  });
}

/** A JSON Patch operation on the value at a place. */
export function below(base: string, operation: JsonPatchOperation): JsonPatchOperation {
  const path = base + operation.path;
  return "from" in operation ? { ...operation, path, from: base + operation.from } : { ...operation, path };
}
