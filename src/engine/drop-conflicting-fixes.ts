import { segmentsOf } from "../errors/path.js";
import { PlaceTree } from "../errors/place-tree.js";
import { type AnyViolation, fixOf } from "../errors/violation.js";
import { ownAt } from "../structure/own-at.js";

/**
 * Removes each fix that conflicts with an earlier one, so that the rest can be applied in any order. Returns the
 * violations that had a fix.
 */
export function dropConflictingFixes<V extends Pick<AnyViolation, "fix">>(
  violations: readonly V[],
  body: unknown,
): V[] {
  const fixed = violations.filter(fixOf) as (V & Required<Pick<AnyViolation, "fix">>)[];
  // Replacing scalars never conflicts: each place is reported once, and a scalar contains no other place.
  const operations = fixed.flatMap(({ fix }) => fix);
  if (operations.every((operation) => operation.op === "replace" && typeof operation.value !== "object")) return fixed;
  const touched = new PlaceTree();
  for (const violation of fixed) {
    const places = violation.fix.flatMap((operation) => {
      const { op, path } = operation;
      const pointers = op === "move" || op === "copy" ? [path, operation.from] : [path];
      return pointers.map(segmentsOf).map((place) => {
        const around = place.slice(0, -1);
        // Adding or removing an entry changes its whole array, because the entries after it move.
        return op !== "replace" && Array.isArray(ownAt(body, around)?.value) ? around : place;
      });
    });
    if (places.some((place) => touched.overlaps(place))) delete (violation as V).fix;
    else for (const place of places) touched.add(place);
  }
  return fixed;
}
