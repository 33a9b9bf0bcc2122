import { jsonBytes } from "./bounds.js";
import type { AnyViolation } from "./violation.js";

/**
 * Average bytes of JSON for each violation of a list. A hundred errors, a hundred warnings and the error body stay
 * below a megabyte. Typical violations take a fifth of it.
 */
const BYTES_EACH = 4000;

/** Upper bound of the bytes of a violation of ours at the default depth, without the values in its fix. */
const MOST_BYTES = 10_500;

/** The violations of a list that are reported. */
export interface WithinBudget<V> {
  readonly violations: V[];
  /** Whether there are more. */
  readonly isCut: boolean;
}

/**
 * Writes violations until the list exceeds its budget, but at least one: a request without errors would be accepted.
 *
 * @param most maximum length of the list; decides the budget.
 * @param areOurs whether rules and messages are our own, whose messages repeat everything in `params`.
 */
export function withinBudget<Found, V extends AnyViolation>(
  found: readonly Found[],
  most: number,
  write: (found: Found) => V,
  areOurs = true,
): WithinBudget<V> {
  const budget = most * BYTES_EACH;
  const areFew = areOurs && Math.min(found.length, most) * MOST_BYTES <= budget;
  const violations: V[] = [];
  let bytes = 0;
  for (const one of found) {
    if (violations.length === most) return { violations, isCut: true };
    const violation = write(one);
    if (!areFew) bytes += areOurs ? bytesOf(violation) : exactBytesOf(violation);
    if (bytes > budget && violations.length > 0) return { violations, isCut: true };
    violations.push(violation);
  }
  return { violations, isCut: false };
}

/** Upper bound of the bytes of a violation of ours, without the values in its fix. */
function bytesOf(violation: AnyViolation): number {
  const { path, segments, pointer, target, detailTarget, message } = violation;
  if (!PLAIN.test(message) || !PLAIN.test(path)) return exactBytesOf(violation);
  // The message repeats the params, a fix the pointer.
  let bytes = 400 + path.length + 2 * pointer.length + target.length + detailTarget.length + 2 * message.length;
  for (const segment of segments) bytes += typeof segment === "string" ? segment.length + 3 : 8;
  return bytes;
}

/** Without escapes, and with no more bytes than characters, but for the "…" of a cut and the quotes of a value. */
const PLAIN = /^[ -[\]-~…]*$/u;

function exactBytesOf(violation: AnyViolation): number {
  return jsonBytes(JSON.stringify(violation));
}
