import { BYTES_OF_A_UNIT, bounded, jsonBytes } from "./bounds.js";
import type { AnyViolation } from "./violation.js";

/**
 * Average bytes of JSON for each violation of a list. A hundred errors, a hundred warnings and the error body stay
 * below a megabyte. Typical violations take a fifth of it.
 */
const BYTES_EACH = 4000;

/** Maximum bytes of each text in a list that exceeds its budget. */
const SHORT_TEXT = 384;

/** Upper bound of the bytes of a violation of ours at the default depth, without the values in its fix. */
const MOST_BYTES = 10_500;

/**
 * If a list of violations exceeds its budget, shortens their texts, and then the list itself, but never to nothing: a
 * request without errors would be accepted. Returns whether it shortened the list.
 *
 * @param most maximum length of the list; decides the budget.
 * @param isOurs whether rules and messages are our own, whose messages repeat everything in `params`.
 */
export function keepToBudget(violations: AnyViolation[], most: number, isOurs = true): boolean {
  const budget = most * BYTES_EACH;
  if (isOurs && violations.length * MOST_BYTES <= budget) return false;
  if (isOurs && totalOf(violations, estimateOf) <= budget) return false;
  if (totalOf(violations, bytesOf) <= budget) return false;
  let bytes = 0;
  let count = 0;
  for (const violation of violations) {
    shorten(violation);
    bytes += bytesOf(violation);
    if (bytes > budget && count > 0) break;
    count++;
  }
  const isCut = count < violations.length;
  violations.length = count;
  return isCut;
}

function totalOf(violations: readonly AnyViolation[], sizeOf: (violation: AnyViolation) => number): number {
  let total = 0;
  for (const violation of violations) total += sizeOf(violation);
  return total;
}

/** An upper bound of the bytes of a violation of ours, from the lengths of its texts. */
function estimateOf({ path, pointer, target, message }: AnyViolation): number {
  // A path without quotes is plain ASCII, one byte for each unit.
  const ofAUnit = path.includes('"') || path.includes("…") ? BYTES_OF_A_UNIT : 1;
  // The message repeats the params, and no unit of it has more than three bytes.
  return 500 + ofAUnit * (3 * path.length + target.length + 4 * pointer.length) + 6 * message.length;
}

/** The bytes of a violation as JSON. */
function bytesOf(violation: AnyViolation): number {
  return jsonBytes(JSON.stringify(violation));
}

function shorten(violation: AnyViolation): void {
  violation.path = bounded(violation.path, SHORT_TEXT);
  violation.pointer = bounded(violation.pointer, SHORT_TEXT);
  violation.target = bounded(violation.target, SHORT_TEXT);
  violation.detailTarget = bounded(violation.detailTarget, SHORT_TEXT);
  violation.message = bounded(violation.message, SHORT_TEXT);
}
