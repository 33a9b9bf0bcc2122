import type { JsonPatchOperation } from "../errors/fix.js";
import { segmentsOf } from "../errors/path.js";
import { PlaceTree } from "../errors/place-tree.js";
import { type AnyViolation, fixOf } from "../errors/violation.js";
import { ownAt } from "../structure/own-at.js";

/**
 * Removes each fix that conflicts with an earlier one, so that the rest can be applied in any order. Returns the
 * violations that had a fix.
 */
export function dropConflictingFixes<V extends Pick<AnyViolation, "fix">>(all: readonly V[], body: unknown): V[] {
  const fixed = all.filter(fixOf) as (V & Required<Pick<AnyViolation, "fix">>)[];
  // Replacing scalars never conflicts: each place is reported once, and a scalar contains no other place.
  const operations = fixed.flatMap(({ fix }) => fix);
  if (operations.every((operation) => operation.op === "replace" && typeof operation.value !== "object")) return fixed;
  const touched = new PlaceTree();
  for (const violation of fixed) {
    const places = violation.fix.flatMap((operation) => placesOf(operation, body));
    if (places.some((place) => touched.overlaps(place))) delete (violation as V).fix;
    else for (const place of places) touched.add(place);
  }
  return fixed;
}

/** The places that an operation changes: the whole array if it adds or removes an entry, because those after it move. */
function placesOf(operation: JsonPatchOperation, body: unknown): string[][] {
  const { op, path } = operation;
  const places = (op === "move" || op === "copy" ? [path, operation.from] : [path]).map(segmentsOf);
  if (op === "replace") return places;
  const isEntry = (place: string[]) => Array.isArray(ownAt(body, place.slice(0, -1))?.value);
  return places.map((place) => (isEntry(place) ? place.slice(0, -1) : place));
}
