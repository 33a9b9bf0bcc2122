import type { PlaceTexts, Segment } from "./path.js";

/** One operation of a JSON Patch (RFC 6902). */
export type JsonPatchOperation =
  | { op: "add" | "replace" | "test"; path: string; value: unknown }
  | { op: "remove"; path: string }
  | { op: "move" | "copy"; from: string; path: string };

/** A fix of a violation at its place. Of `add` and `move`, `to` is a place in the whole body. */
export type Fix =
  | { readonly kind: "replace"; readonly value: unknown }
  | { readonly kind: "remove" }
  /** Adds an absent member: at the place of the violation, or a container of it. */
  | { readonly kind: "add"; readonly to: readonly Segment[]; readonly value: unknown }
  /** Renames the member. */
  | { readonly kind: "rename"; readonly to: string }
  /** Moves the member to another object of the request. */
  | { readonly kind: "move"; readonly to: readonly Segment[] };

/**
 * Renders a fix as a JSON Patch; undefined if a pointer would be too long.
 *
 * @param path the pointer to the place of the violation; undefined if it is too long.
 */
export function patchOf(
  fix: Fix,
  segments: readonly Segment[],
  path: string | undefined,
  texts: PlaceTexts,
): JsonPatchOperation[] | undefined {
  if (path === undefined) return undefined;
  if (fix.kind === "replace") return [{ op: "replace", path, value: fix.value }];
  if (fix.kind === "remove") return [{ op: "remove", path }];
  const to = texts.exactPointer(fix.kind === "rename" ? [...segments.slice(0, -1), fix.to] : fix.to);
  if (to === undefined) return undefined;
  return fix.kind === "add" ? [{ op: "add", path: to, value: fix.value }] : [{ op: "move", from: path, path: to }];
}
