import { Places } from "../errors/places.js";
import type { JsonPatchOperation } from "../index.js";
import { PatchError, patchText } from "./patch-text.js";
import { Source } from "./source.js";

/** A finding that may know its own repair. */
export interface Fixable {
  readonly fix?: readonly JsonPatchOperation[];
}

/** A text after its repair, and what was done to it: a JSON Patch that repairs the value of the text alike. */
export interface Fixed {
  readonly text: string;
  readonly operations: readonly JsonPatchOperation[];
}

/** A repair may uncover what another one repairs, but two may also undo each other for ever. */
const MOST_ROUNDS = 10;

/** Applies the repairs of all findings, then those of the findings that are left, and so on. */
export function fixText(text: string, findingsOf: (body: unknown) => readonly Fixable[]): Fixed {
  const operations: JsonPatchOperation[] = [];
  let fixed = text;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const parsed = new Source(fixed).parse();
    if ("problem" in parsed) break;
    const repair = fixOnce(fixed, findingsOf(parsed.value));
    if (repair.operations.length === 0) break;
    fixed = repair.text;
    operations.push(...repair.operations);
  }
  return { text: fixed, operations };
}

/** Applies the repairs that do not get in each other's way. */
function fixOnce(text: string, findings: readonly Fixable[]): Fixed {
  const operations: JsonPatchOperation[] = [];
  const touched = new Places();
  let fixed = text;
  for (const { fix = [] } of findings) {
    const touches = fix.flatMap(touchedBy);
    if (touches.some((place) => touched.overlap(place))) continue;
    const repaired = patched(fixed, fix);
    if (repaired === undefined || repaired === fixed) continue;
    fixed = repaired;
    operations.push(...fix);
    for (const place of touches) touched.add(place);
  }
  return { text: fixed, operations };
}

/** The text after a repair; undefined when the repair does not apply. */
function patched(text: string, fix: readonly JsonPatchOperation[]): string | undefined {
  try {
    return patchText(text, fix);
  } catch (error) {
    if (error instanceof PatchError) return undefined;
    throw error;
  }
}

/** Pointers to what an operation changes or looks at; what comes or goes in an array moves its other entries. */
function touchedBy(operation: JsonPatchOperation): string[] {
  const staysInPlace = operation.op === "replace" || operation.op === "test";
  const pointers = "from" in operation ? [operation.from, operation.path] : [operation.path];
  return pointers.map((pointer) => (staysInPlace ? pointer : pointer.replace(/\/(?:\d+|-)$/u, "")));
}
