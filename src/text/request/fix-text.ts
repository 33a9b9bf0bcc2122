import { renderPointer } from "../../errors/path.js";
import type { JsonPatchOperation } from "../../index.js";
import { getOrInsertComputed } from "../../structure/get-or-insert-computed.js";
import { TextPatch } from "../json/patch-text.js";
import { PatchError } from "../json/pointers.js";
import { repeatedKeys } from "../json/repeated-keys.js";
import type { FileKind } from "./file-kind.js";
import { Source } from "./source.js";

export interface Fixable {
  readonly fix?: readonly JsonPatchOperation[];
}

/** A fixed text, and the changes as a JSON Patch of its value. */
export interface Fixed {
  readonly text: string;
  readonly operations: readonly JsonPatchOperation[];
}

type Fix = readonly JsonPatchOperation[];

/** A fix may reveal a violation with another fix, but two fixes may also undo each other for ever. */
const MOST_ROUNDS = 10;

/** Applies all fixes, or those of one rule, then those of the remaining findings, and so on. */
export function fixFile(text: string, kind: FileKind, only?: string): Fixed {
  const base = renderPointer(kind.bodyAt);
  return fixText(text, (value) => {
    if (kind.inputProblemsIn(value).length > 0) return [];
    const { violations, warnings } = (kind.checkForFixes ?? kind.check)(value);
    return [...violations, ...warnings].flatMap(({ rule, fix }) => {
      if (fix === undefined || rule !== (only ?? rule)) return [];
      return [{ fix: below(base, fix) }];
    });
  });
}

/** A JSON Patch of the value at a place. */
export function below(base: string, fix: Fix): JsonPatchOperation[] {
  return fix.map((operation) => {
    const path = base + operation.path;
    return "from" in operation ? { ...operation, path, from: base + operation.from } : { ...operation, path };
  });
}

/** Applies all fixes that do not conflict with each other, then those of the remaining findings, and so on. */
export function fixText(text: string, findingsOf: (body: unknown) => readonly Fixable[]): Fixed {
  const operations: JsonPatchOperation[] = [];
  let fixed = text;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const parsed = new Source(fixed).parse();
    if ("problem" in parsed) break;
    const before = operations.length;
    const fixes = inOrder(findingsOf(parsed.value));
    if (fixes.length === 0) break;
    const patch = new TextPatch(fixed);
    const repeated = repeatedIn(fixed);
    for (const fix of fixes) {
      if (applied(fix, patch, repeated)) for (const operation of fix) operations.push(operation);
    }
    if (operations.length === before) break;
    fixed = patch.text;
  }
  return { text: fixed, operations };
}

/** In the order of their findings; but those that remove entries of one array are together, last entry first. */
function inOrder(findings: readonly Fixable[]): Fix[] {
  const groups = new Map<string | symbol, { readonly index: number; readonly fix: Fix }[]>();
  for (const { fix = [] } of findings) {
    const [, array, index] = (fix.length === 1 && fix[0]?.op === "remove" && ENTRY.exec(fix[0].path)) || [];
    getOrInsertComputed(groups, array ?? Symbol(), () => []).push({ index: Number(index ?? 0), fix });
  }
  return [...groups.values()].flatMap((group) => group.sort((a, b) => b.index - a.index).map(({ fix }) => fix));
}

/** A pointer that may lead to an entry of an array. */
const ENTRY = /^(.*)\/(\d+)$/su;

/** The text after one fix; undefined if the fix does not apply. */
export function withFix(text: string, fix: Fix): string | undefined {
  const patch = new TextPatch(text);
  return applied(fix, patch, repeatedIn(text)) === undefined ? undefined : patch.text;
}

/**
 * Applies a fix, and returns whether it changed the text; undefined if it conflicts with an earlier one, does not apply,
 * or takes away a member whose key is repeated.
 */
function applied(fix: Fix, patch: TextPatch, repeated: ReadonlySet<string>): boolean | undefined {
  if (takesOneOf(repeated, fix)) return undefined;
  try {
    return patch.apply(fix);
  } catch (error) {
    if (error instanceof PatchError) return undefined;
    throw error;
  }
}

/** Whether a fix takes away a member whose key is repeated. Nobody knows which of its values is meant. */
export function takesOneOf(repeated: ReadonlySet<string>, fix: Fix): boolean {
  return fix.some((operation) => {
    if (operation.op === "move") return repeated.has(operation.from);
    return operation.op === "remove" && repeated.has(operation.path);
  });
}

/** The pointers to the members of a text whose keys are repeated. */
export function repeatedIn(text: string): ReadonlySet<string> {
  return new Set(repeatedKeys(text, Number.POSITIVE_INFINITY).map(({ segments }) => renderPointer(segments)));
}
