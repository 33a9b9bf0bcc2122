import { segmentsOf } from "./path.js";
import { PlaceTree } from "./place-tree.js";
import { type AnyViolation, fixOf } from "./violation.js";

type WithFix<V> = V & Required<Pick<AnyViolation, "fix">>;

/**
 * Removes each fix that conflicts with an earlier one, so that the rest can be applied in any order. Returns the
 * violations that had a fix.
 */
export function dropConflictingFixes<V extends Pick<AnyViolation, "fix">>(violations: readonly V[]): V[] {
  const fixed = violations.filter(fixOf) as WithFix<V>[];
  // Replacing scalars never conflicts: each place is reported once, and a scalar contains no other place.
  if (fixed.every(isReplacing)) return fixed;
  const touched = new PlaceTree();
  for (const violation of fixed) {
    const places = violation.fix.flatMap((operation) => {
      const { op, path } = operation;
      return (op === "move" || op === "copy" ? [path, operation.from] : [path]).map(segmentsOf);
    });
    if (places.some((place) => touched.overlaps(place))) delete (violation as V).fix;
    else for (const place of places) touched.add(place);
  }
  return fixed;
}

function isReplacing({ fix }: WithFix<unknown>): boolean {
  return fix.every((operation) => operation.op === "replace" && typeof operation.value !== "object");
}
