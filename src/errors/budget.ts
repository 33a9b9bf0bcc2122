import { BYTES_OF_A_UNIT, bounded, jsonBytes, LONGEST_TEXT } from "./bounds.js";
import { boundedText, PlaceTexts } from "./place-texts.js";
import { type AnyViolation, fixOf } from "./violation.js";

/**
 * Bytes of JSON that there are for each violation of a list, on average: a hundred errors, as many warnings and the error
 * body stay below a megabyte. Usual ones take a fifth of it.
 */
const BYTES_EACH = 4000;

/** No violation takes more at the default depth, however long its texts are. */
const MOST_BYTES = 10_500;

/** Most bytes of each text where there is not enough room for longer ones. */
const SHORT_TEXT = 384;

/**
 * Where a list of at most so many violations is too heavy, shortens their texts, and then the list. Tells whether it shortened
 * the list.
 *
 * @param isOurs whether the messages are, which have all that stands in params.
 */
export function keepToBudget(violations: AnyViolation[], most: number, isOurs = true): boolean {
  const budget = Math.max(most * BYTES_EACH - bytesAdded(violations), (most * BYTES_EACH) / 2);
  if (violations.length * MOST_BYTES <= budget || (isOurs && weightOf(violations) <= budget)) return false;
  const places = new PlaceTexts();
  if (countWithin(violations, budget, LONGEST_TEXT, places) === violations.length) return false;
  for (const violation of violations) shorten(violation, places);
  const count = countWithin(violations, budget, SHORT_TEXT, places);
  const isShortened = count < violations.length;
  violations.length = count;
  return isShortened;
}

/** The bytes of what repairs add; they are bounded where the repairs are made. */
function bytesAdded(violations: readonly AnyViolation[]): number {
  let bytes = 0;
  for (const violation of violations) {
    for (const operation of fixOf(violation) ?? []) {
      if (operation.op === "add") bytes += jsonBytes(JSON.stringify(operation.value));
    }
  }
  return bytes;
}

/** At least as many bytes as JSON makes of violations, told by the lengths of their texts alone. */
function weightOf(violations: readonly AnyViolation[]): number {
  let weight = 0;
  for (const { path, pointer, target, message, fix } of violations) {
    // A path without quotes is made of names of ASCII letters, digits and underscores.
    const bytes = path.includes('"') || path.includes("…") ? BYTES_OF_A_UNIT : 1;
    const pointers = fix === undefined ? 2 : 4;
    weight += 2 * BYTES_OF_NAMES + bytes * (2 * path.length + target.length + pointers * pointer.length);
    // What params hold stands in the message too, where no unit has more than three bytes.
    weight += 2 * 3 * message.length;
  }
  return weight;
}

/** How many violations there is room for, with texts of at most so many bytes. */
function countWithin(violations: readonly AnyViolation[], budget: number, longest: number, places: PlaceTexts): number {
  let bytes = 0;
  const end = violations.findIndex((violation) => {
    bytes += bytesOf(violation, longest, places);
    return bytes > budget;
  });
  return end === -1 ? violations.length : end;
}

/** Shortens the texts of a violation. */
function shorten(violation: AnyViolation, places: PlaceTexts): void {
  const { segments, path } = violation;
  const isTarget = violation.target === path;
  const isDetailTarget = violation.detailTarget === path;
  const texts = places.of(segments);
  // What stands outside the body is not named by segments, and is short.
  if (segments.length > 0) violation.path = boundedText(texts.path, SHORT_TEXT);
  violation.pointer = boundedText(texts.pointer, SHORT_TEXT);
  if (isTarget) violation.target = violation.path;
  violation.detailTarget = isDetailTarget ? violation.path : bounded(violation.detailTarget, SHORT_TEXT);
  violation.message = bounded(violation.message, SHORT_TEXT);
}

/** About as many bytes as JSON makes of a violation, and no fewer. */
function bytesOf(violation: AnyViolation, longest: number, places: PlaceTexts): number {
  const { path, target, segments, message, params } = violation;
  const texts = places.of(segments);
  const ofPath = Math.min(texts.path.bytes, longest);
  const ofPointer = Math.min(texts.pointer.bytes, longest);
  const ofSegments = texts.pointer.bytes + 3 * segments.length;
  const ofTarget = target === path ? ofPath : SHORT_NAME;
  const ofFix = fixOf(violation) === undefined ? 0 : 2 * texts.pointer.bytes + BYTES_OF_NAMES;
  const ofParams = jsonBytes(JSON.stringify(params));
  return BYTES_OF_NAMES + 2 * ofPath + ofTarget + ofPointer + ofSegments + jsonBytes(message) + ofParams + ofFix;
}

/** For the names of the members, the rule's id, and what else is short. */
const BYTES_OF_NAMES = 250;

/** For a top-level member. */
const SHORT_NAME = 40;
