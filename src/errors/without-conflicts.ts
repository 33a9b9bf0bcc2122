import { segmentsOf } from "./path.js";
import { PlaceTree } from "./place-tree.js";
import { type AnyViolation, fixOf } from "./violation.js";

/** Removes each fix that conflicts with an earlier one, so that the rest can be applied in any order. */
export function withoutConflicts(violations: readonly AnyViolation[]): void {
  // Replacing scalars never conflicts: each place is reported once, and a scalar contains no other place.
  if (violations.every(isReplacing)) return;
  const touched = new PlaceTree();
  for (const violation of violations) {
    const places = (fixOf(violation) ?? []).flatMap((operation) => {
      const { op, path } = operation;
      return (op === "move" || op === "copy" ? [path, operation.from] : [path]).map(segmentsOf);
    });
    if (places.some((place) => touched.overlaps(place))) delete violation.fix;
    else for (const place of places) touched.add(place);
  }
}

function isReplacing(violation: AnyViolation): boolean {
  const fix = fixOf(violation) ?? [];
  return fix.every((operation) => operation.op === "replace" && typeof operation.value !== "object");
}
