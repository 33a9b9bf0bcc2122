import { bounded, jsonBytes } from "./bounds.js";
import { type AnyViolation, fixOf } from "./violation.js";

/**
 * Average bytes of JSON for each violation of a list. A hundred errors, a hundred warnings and the error body stay
 * below a megabyte. Typical violations take a fifth of it.
 */
const BYTES_EACH = 4000;

/** Maximum bytes of each text in a list that exceeds its budget. */
const SHORT_TEXT = 384;

/** The most bytes of a violation of a built-in rule at the default depth, without the values in its fix. */
const MOST_BYTES = 10_500;

/**
 * Writes violations until the list exceeds its budget, even with short texts; but at least one, because a request without
 * errors would be accepted. `isCut` is whether there are more.
 *
 * @param most maximum length of the list; decides the budget.
 * @param areOurs whether rules and messages are our own, whose messages repeat everything in `params`.
 */
export function withinBudget<Found, V extends AnyViolation>(
  found: readonly Found[],
  most: number,
  write: (found: Found) => V,
  areOurs = true,
) {
  const budget = most * BYTES_EACH;
  const listed = found.slice(0, most);
  const alwaysFits = areOurs && listed.length * MOST_BYTES <= budget;
  const sizeOf = areOurs ? bytesOf : exactBytesOf;
  const violations: V[] = [];
  let areShort = false;
  let bytes = 0;
  for (const one of listed) {
    const violation = write(one);
    violations.push(violation);
    if (alwaysFits) continue;
    if (areShort) shorten(violation);
    bytes += sizeOf(violation);
    if (bytes > budget && !areShort) {
      areShort = true;
      bytes = 0;
      for (const written of violations) {
        shorten(written);
        bytes += sizeOf(written);
      }
    }
    if (bytes > budget && violations.length > 1) {
      violations.pop();
      return { violations, isCut: true };
    }
  }
  return { violations, isCut: found.length > most };
}

const TEXTS = ["path", "pointer", "target", "detailTarget", "message"] as const;

function shorten(violation: AnyViolation): void {
  for (const name of TEXTS) violation[name] = bounded(violation[name], SHORT_TEXT);
}

/** The most bytes that a violation of a built-in rule can have, without the values in its fix. */
function bytesOf(violation: AnyViolation): number {
  const { path, segments, pointer, target, detailTarget, message } = violation;
  if (!PLAIN.test(message + path)) return exactBytesOf(violation);
  // The message repeats the params.
  let bytes = 250 + path.length + pointer.length + target.length + detailTarget.length + 2 * message.length;
  if (fixOf(violation)) bytes += 2 * pointer.length + 100;
  for (const segment of segments) bytes += typeof segment === "string" ? segment.length + 3 : 8;
  return bytes;
}

/** Characters that take one byte of JSON each, apart from the quotes of a value and the "…" of a cut. */
const PLAIN = /^[ -[\]-~\u2026]*$/u;

function exactBytesOf(violation: AnyViolation): number {
  return jsonBytes(JSON.stringify(violation));
}
