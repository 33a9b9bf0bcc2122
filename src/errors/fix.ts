import { bounded } from "./bounds.js";
import { abridged, renderPointer, type Segment } from "./path.js";
import { Places } from "./places.js";
import { fixOf, type JsonPatchOperation, type Violation } from "./violation.js";

/** A repair of a violation, told from the place of the violation. */
export type Fix =
  | { readonly kind: "replace"; readonly value: unknown }
  | { readonly kind: "remove" }
  /** Puts a value where nothing is: at the place of the violation, or around it. */
  | { readonly kind: "add"; readonly to: readonly Segment[]; readonly value: unknown }
  /** Gives the member another name in the same object. */
  | { readonly kind: "rename"; readonly to: string }
  /** Moves the member to another object of the request. */
  | { readonly kind: "move"; readonly to: readonly Segment[] };

/** Takes away the fixes that an earlier one would disturb, so that the rest can be applied in any order. */
export function withoutConflicts(...lists: readonly (readonly Violation[])[]): void {
  // To replace a value by another disturbs nothing: each place is named once, and such a value holds nothing.
  if (lists.every((violations) => violations.every(isReplacing))) return;
  const touched = new Places();
  for (const violations of lists) {
    for (const violation of violations) {
      const fix = fixOf(violation);
      if (fix === undefined) continue;
      const places = fix.flatMap((operation) => {
        return operation.op === "move" || operation.op === "copy" ? [operation.path, operation.from] : [operation.path];
      });
      if (places.some((place) => touched.overlap(place))) delete violation.fix;
      else for (const place of places) touched.add(place);
    }
  }
}

function isReplacing(violation: Violation): boolean {
  const fix = fixOf(violation);
  if (fix === undefined) return true;
  return fix.every((operation) => operation.op === "replace" && typeof operation.value !== "object");
}

/** The JSON Patch of a repair; none where a place is too long to be pointed to. */
export function patchOf(fix: Fix, segments: readonly Segment[]): JsonPatchOperation[] | undefined {
  const path = exactPointer(segments);
  if (path === undefined) return undefined;
  if (fix.kind === "replace") return [{ op: "replace", path, value: fix.value }];
  if (fix.kind === "remove") return [{ op: "remove", path }];
  if (fix.kind === "add") {
    const added = exactPointer(fix.to);
    return added === undefined ? undefined : [{ op: "add", path: added, value: fix.value }];
  }
  const target = exactPointer(fix.kind === "rename" ? [...segments.slice(0, -1), fix.to] : fix.to);
  return target === undefined ? undefined : [{ op: "move", from: path, path: target }];
}

/** The pointer to a place, unless a violation could only show a part of it. */
function exactPointer(segments: readonly Segment[]): string | undefined {
  if (abridged(segments) !== segments) return undefined;
  const pointer = renderPointer(segments);
  return bounded(pointer) === pointer ? pointer : undefined;
}
