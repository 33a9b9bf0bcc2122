import { renderPointer, type Segment, segmentsOf } from "../../errors/path.js";
import { PlaceTree } from "../../errors/place-tree.js";
import type { JsonPatchOperation } from "../../index.js";
import { ownAt } from "../../structure/own-at.js";
import { TextPatch } from "../json/patch-text.js";
import { PatchError } from "../json/pointers.js";
import type { FileKind } from "./file-kind.js";
import { Source } from "./source.js";

type Fix = readonly JsonPatchOperation[];

export interface Fixable {
  readonly fix?: Fix;
}

/** A fixed text, and the changes as a JSON Patch of its value. */
export interface Fixed {
  readonly text: string;
  readonly operations: readonly JsonPatchOperation[];
}

/** A fix may reveal a violation with another fix, but two fixes may also undo each other for ever. */
const MOST_ROUNDS = 10;

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

/** Applies all fixes that do not conflict with each other, then those of the remaining findings, and so on. */
export function fixText(text: string, findingsOf: (body: unknown) => readonly Fixable[]): Fixed {
  const operations: JsonPatchOperation[] = [];
  let fixed = text;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const parsed = new Source(fixed).parse();
    if ("problem" in parsed) break;
    const before = operations.length;
    const patch = new TextPatch(fixed);
    const touched = new Touched(parsed.value);
    for (const fix of inOrder(findingsOf(parsed.value))) {
      if (!fix.every((operation) => touched.isFree(operation)) || !applies(fix, patch)) continue;
      touched.add(fix);
      for (const operation of fix) operations.push(operation);
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
    const key = array ?? Symbol();
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push({ index: Number(index ?? 0), fix });
  }
  return [...groups.values()].flatMap((group) => group.sort((a, b) => b.index - a.index).map(({ fix }) => fix));
}

/** A pointer that may lead to an entry of an array. */
const ENTRY = /^(.*)\/(\d+)$/su;

/** Applies a fix, unless it does not apply. Returns whether it changes anything. */
function applies(fix: Fix, patch: TextPatch): boolean {
  try {
    return patch.apply(fix);
  } catch (error) {
    if (error instanceof PatchError) return false;
    throw error;
  }
}

/** The places of a value that fixes touch: another fix for one of them no longer means the same. */
class Touched {
  readonly #places = new PlaceTree();
  /** The lowest index removed from an array from which entries are only removed, by the array's pointer. */
  readonly #removed = new Map<string, number>();

  constructor(private readonly value: unknown) {}

  isFree(operation: JsonPatchOperation): boolean {
    const { op, path } = operation;
    const [array, name] = splitPointer(path);
    // An entry keeps its index if only later ones are removed.
    if (op === "remove" && Number(name) < (this.#removed.get(array) ?? 0)) return true;
    const pointers = "from" in operation ? [operation.from, path] : [path];
    return !pointers.some((pointer) => this.#places.overlaps(this.#placeOf(op, pointer)));
  }

  add(fix: Fix): void {
    const isRemoval = fix.every(({ op }) => op === "remove");
    for (const { op, path, ...others } of fix) {
      if (op === "test") continue;
      this.#places.add(this.#placeOf(op, path));
      if (op === "move" && "from" in others) this.#places.add(this.#placeOf(op, others.from));
      const [array, name] = splitPointer(path);
      if (isRemoval && this.#isArray(array))
        this.#removed.set(array, Math.min(this.#removed.get(array) ?? Number.POSITIVE_INFINITY, Number(name)));
    }
  }

  /** What an operation touches. If it moves the other entries of an array, that is all of the array. */
  #placeOf(op: JsonPatchOperation["op"], pointer: string): readonly Segment[] {
    const [array] = splitPointer(pointer);
    const movesOthers = pointer !== "" && op !== "replace" && op !== "test" && this.#isArray(array);
    return segmentsOf(movesOthers ? array : pointer);
  }

  #isArray(pointer: string): boolean {
    return Array.isArray(ownAt(this.value, segmentsOf(pointer))?.value);
  }
}

/** The pointer to the parent of a place, and the last token. */
function splitPointer(pointer: string): readonly [parent: string, token: string] {
  const end = pointer.lastIndexOf("/");
  return [pointer.slice(0, end), pointer.slice(end + 1)];
}
