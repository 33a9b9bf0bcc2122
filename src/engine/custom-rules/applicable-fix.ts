import type { Fix } from "../../errors/fix.js";
import type { Segment } from "../../errors/path.js";
import { isObject } from "../../structure/checker.js";
import { ownAt } from "../../structure/own-at.js";

/**
 * The fix that a custom rule has reported at a place; undefined if it cannot be applied, or would overwrite another
 * member. A value that replaces nothing is added.
 */
export function applicableFix(fix: Fix, place: readonly Segment[], view: unknown): Fix | undefined {
  const isPresent = ownAt(view, place) !== undefined;
  if (fix.kind === "replace" && isPresent) return fix;
  if (fix.kind === "replace") return applicableFix({ kind: "add", to: place, value: fix.value }, place, view);
  if (fix.kind === "add") return mayAdd(view, fix.to) ? fix : undefined;
  if (!isPresent || place.length === 0) return undefined;
  if (fix.kind === "remove") return fix;
  const to = fix.kind === "rename" ? [...place.slice(0, -1), fix.to] : fix.to;
  const isWithinItself = place.every((segment, index) => segment === to[index]);
  return isWithinItself || !isFree(view, to) ? undefined : fix;
}

function mayAdd(view: unknown, to: readonly Segment[]): boolean {
  const parent = parentOf(view, to);
  return Array.isArray(parent) ? Number(to[to.length - 1]) <= parent.length : isFree(view, to);
}

/** Whether an object lacks a member. */
function isFree(view: unknown, to: readonly Segment[]): boolean {
  return isObject(parentOf(view, to)) && ownAt(view, to) === undefined;
}

function parentOf(view: unknown, place: readonly Segment[]): unknown {
  return ownAt(view, place.slice(0, -1))?.value;
}
