import { jsonBytes } from "./bounds.js";
import { fixOf, type Violation } from "./violation.js";

/**
 * Bytes of JSON that there are for each violation of a list, on average: a hundred errors, as many warnings and the error
 * body stay below a megabyte. Usual ones take a fifth of it.
 */
const BYTES_EACH = 3800;

/** No violation takes more at the default depth, however long its texts are. */
const MOST_BYTES = 10_500;

/** Cuts a list of at most so many violations to what there is room for. Tells whether it was longer. */
export function cutToBudget(violations: Violation[], most: number): boolean {
  let room = most * BYTES_EACH;
  if (violations.length * MOST_BYTES <= room) return false;
  const end = violations.findIndex((violation) => {
    room -= bytesOf(violation);
    return room < 0;
  });
  if (end === -1) return false;
  violations.length = end;
  return true;
}

/** About as many bytes as JSON makes of a violation. */
function bytesOf(violation: Violation): number {
  const { path, pointer, target, detailTarget, message, segments, params } = violation;
  let bytes = BYTES_OF_NAMES;
  for (const text of [path, pointer, target, detailTarget, message]) bytes += jsonBytes(text);
  for (const segment of segments) bytes += 3 + jsonBytes(String(segment));
  return bytes + jsonBytes(JSON.stringify([params, fixOf(violation)]));
}

/** For the names of the members, the rule's id, and what else is short. */
const BYTES_OF_NAMES = 250;
