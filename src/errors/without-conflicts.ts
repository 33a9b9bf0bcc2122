import { segmentsOf } from "./path.js";
import { PlaceTree } from "./place-tree.js";
import type { AnyViolation } from "./violation.js";

/** A violation that has a fix. */
type Fixed = Required<Pick<AnyViolation, "fix">>;

/** Removes each fix that conflicts with an earlier one, so that the rest can be applied in any order. */
export function withoutConflicts(violations: readonly Fixed[]): void {
  // Replacing scalars never conflicts: each place is reported once, and a scalar contains no other place.
  if (violations.every(isReplacing)) return;
  const touched = new PlaceTree();
  for (const violation of violations) {
    const places = violation.fix.flatMap((operation) => {
      const { op, path } = operation;
      return (op === "move" || op === "copy" ? [path, operation.from] : [path]).map(segmentsOf);
    });
    if (places.some((place) => touched.overlaps(place))) delete (violation as Partial<Fixed>).fix;
    else for (const place of places) touched.add(place);
  }
}

function isReplacing({ fix }: Fixed): boolean {
  return fix.every((operation) => operation.op === "replace" && typeof operation.value !== "object");
}
