import { bounded, jsonBytes } from "./bounds.js";
import { fixOf, type Violation } from "./violation.js";

/**
 * Bytes of JSON that there are for each violation of a list, on average: a hundred errors, as many warnings and the error
 * body stay below a megabyte. Usual ones take a fifth of it.
 */
const BYTES_EACH = 4000;

/** No violation takes more at the default depth, however long its texts are. */
const MOST_BYTES = 10_500;

/** Most bytes of each text where there is not enough room for longer ones. */
const SHORT_TEXT = 384;

/** Where a list of at most so many violations is too heavy, shortens their texts, and then the list. Tells whether it shortened the list. */
export function keepToBudget(violations: Violation[], most: number): boolean {
  const budget = most * BYTES_EACH;
  if (violations.length * MOST_BYTES <= budget || countWithin(violations, budget) === violations.length) return false;
  for (const violation of violations) shorten(violation);
  const count = countWithin(violations, budget);
  const isShortened = count < violations.length;
  violations.length = count;
  return isShortened;
}

/** How many violations there is room for. */
function countWithin(violations: readonly Violation[], budget: number): number {
  let bytes = 0;
  const end = violations.findIndex((violation) => {
    bytes += bytesOf(violation);
    return bytes > budget;
  });
  return end === -1 ? violations.length : end;
}

function shorten(violation: Violation): void {
  for (const name of TEXTS) violation[name] = bounded(violation[name], SHORT_TEXT);
}

const TEXTS = ["path", "pointer", "target", "detailTarget", "message"] as const;

/** About as many bytes as JSON makes of a violation. */
function bytesOf(violation: Violation): number {
  let bytes = BYTES_OF_NAMES;
  for (const name of TEXTS) bytes += jsonBytes(violation[name]);
  for (const segment of violation.segments) bytes += 3 + jsonBytes(String(segment));
  return bytes + jsonBytes(JSON.stringify([violation.params, fixOf(violation)]));
}

/** For the names of the members, the rule's id, and what else is short. */
const BYTES_OF_NAMES = 250;
