import { bounded, jsonBytes } from "./bounds.js";
import { type AnyViolation, fixOf } from "./violation.js";

/**
 * Average bytes of JSON for each violation of a list. A hundred errors, a hundred warnings and the error body stay
 * below a megabyte. Typical violations take a fifth of it.
 */
const BYTES_EACH = 4000;

/** Maximum bytes of each text in a list that exceeds its budget. */
const SHORT_TEXT = 384;

/**
 * Writes violations until the list exceeds its budget. Then all texts are shortened; if that is not enough, the list is
 * cut. One violation is always kept: a request without errors would be accepted. `isCut` is whether there are more.
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
  const violations: V[] = [];
  let areShort = false;
  let mostBytes = 0;
  let bytes = 0;
  let counted = 0;
  const count = () => {
    for (; counted < violations.length; counted++) {
      const written = violations[counted] as V;
      if (areShort) shorten(written);
      bytes += areOurs ? bytesOf(written) : exactBytesOf(written);
    }
  };
  for (const one of found.slice(0, most)) {
    const violation = write(one);
    violations.push(violation);
    // Each unit takes at most this many bytes, without the values in a fix. A quoted text is escaped already.
    if (areOurs) mostBytes += bytesIf(violation, 3, 6);
    // Counting takes long, and few lists come near their budget.
    if (areOurs && mostBytes <= budget) continue;
    count();
    if (bytes > budget && !areShort) {
      areShort = true;
      bytes = counted = 0;
      count();
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

/** As many bytes as a violation of a built-in rule has, or more, without the values in its fix. */
function bytesOf(violation: AnyViolation): number {
  return PLAIN.test(violation.message + violation.path) ? bytesIf(violation, 1, 1) : exactBytesOf(violation);
}

/** The most bytes of a violation of a built-in rule if each unit of quoted texts, and of others, takes so many. */
function bytesIf(violation: AnyViolation, ofQuoted: number, ofOthers: number): number {
  const { path, segments, pointer, target, detailTarget, message } = violation;
  // The message repeats the params.
  let bytes = 250 + ofQuoted * (path.length + detailTarget.length + 2 * message.length);
  bytes += ofOthers * (pointer.length + target.length);
  if (fixOf(violation)) bytes += 2 * ofOthers * pointer.length + 100;
  for (const segment of segments) bytes += typeof segment === "string" ? ofOthers * segment.length + 3 : 8;
  return bytes;
}

/** Characters that take one byte of JSON each, apart from the quotes of a value and the "…" of a cut. */
const PLAIN = /^[ -[\]-~\u2026]*$/u;

function exactBytesOf(violation: AnyViolation): number {
  return jsonBytes(JSON.stringify(violation));
}
