import type { JsonPatchOperation } from "../../src/index.js";
import { TextPatch } from "../../src/text/json/patch-text.js";

/** The text of a JSON document after a JSON Patch. */
export function patchText(text: string, operations: readonly JsonPatchOperation[]): string {
  const patch = new TextPatch(text);
  patch.apply(operations);
  return patch.text;
}
