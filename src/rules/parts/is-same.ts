import { getOrInsertComputed } from "../../structure/get-or-insert-computed.js";
import { ownNames } from "../../structure/own-at.js";
import { hasPlainPrototype } from "../../structure/plain.js";
import { UNREADABLE } from "../../structure/readable.js";

/**
 * Whether two JSON values are equal, regardless of member order and of members that are undefined. Values that cannot be
 * compared, such as class instances, are not equal. Depth, cycles and shared parts are safe: it does not recurse, and
 * compares each pair of objects once.
 */
export function isSame(a: unknown, b: unknown): boolean {
  const open: unknown[] = [a, b];
  const compared = new Map<unknown, Set<unknown>>();
  while (open.length > 0) {
    const right = open.pop();
    const left = open.pop();
    if (left === right && left !== UNREADABLE) continue;
    if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;

    const partners = getOrInsertComputed(compared, left, () => new Set());
    if (partners.has(right)) continue;
    partners.add(right);
    if (!pushMembers(left, right, open)) return false;
  }
  return true;
}

/** Adds the members of two containers to `open` in pairs. Returns whether both have the same keys. */
function pushMembers(left: object, right: object, open: unknown[]): boolean {
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  if (!hasPlainPrototype(left) || !hasPlainPrototype(right)) return false;
  const namesOf = Array.isArray(left) ? Object.keys : ownNames;
  const keys = namesOf(left);
  if (keys.length !== namesOf(right).length) return false;
  for (const key of keys) {
    if (!Object.hasOwn(right, key)) return false;
    open.push((left as Record<string, unknown>)[key], (right as Record<string, unknown>)[key]);
  }
  return true;
}
