import { LONGEST_TEXT } from "./bounds.js";
import type { JsonPatchOperation } from "./json-patch.js";
import { abridged, type Segment } from "./path.js";
import { PlaceTexts } from "./place-texts.js";

/** A fix of a violation, described relative to the place of the violation. */
export type Fix =
  | { readonly kind: "replace"; readonly value: unknown }
  | { readonly kind: "remove" }
  /** Adds an absent member: at the place of the violation, or a container of it. */
  | { readonly kind: "add"; readonly to: readonly Segment[]; readonly value: unknown }
  /** Renames the member. */
  | { readonly kind: "rename"; readonly to: string }
  /** Moves the member to another object of the request. */
  | { readonly kind: "move"; readonly to: readonly Segment[] };

/** Renders a fix as a JSON Patch; undefined if a pointer would be too long. */
export function patchOf(
  fix: Fix,
  segments: readonly Segment[],
  places = new PlaceTexts(),
): JsonPatchOperation[] | undefined {
  const path = exactPointer(segments, places);
  if (path === undefined) return undefined;
  if (fix.kind === "replace") return [{ op: "replace", path, value: fix.value }];
  if (fix.kind === "remove") return [{ op: "remove", path }];
  if (fix.kind === "add") {
    const added = exactPointer(fix.to, places);
    return added === undefined ? undefined : [{ op: "add", path: added, value: fix.value }];
  }
  const target = exactPointer(fix.kind === "rename" ? [...segments.slice(0, -1), fix.to] : fix.to, places);
  return target === undefined ? undefined : [{ op: "move", from: path, path: target }];
}

/** The full pointer to a place; undefined if a violation would abridge it. */
function exactPointer(segments: readonly Segment[], places: PlaceTexts): string | undefined {
  if (abridged(segments) !== segments) return undefined;
  const { pointer } = places.of(segments);
  return pointer.bytes <= LONGEST_TEXT ? pointer.text : undefined;
}
