import { BYTES_OF_A_UNIT, bounded, jsonBytes, LONGEST_TEXT } from "./bounds.js";
import { boundedText, type PlaceText, PlaceTexts } from "./place-texts.js";
import { type AnyViolation, fixOf } from "./violation.js";

/**
 * Average bytes of JSON for each violation of a list. A hundred errors, a hundred warnings and the error body stay
 * below a megabyte. Typical violations take a fifth of it.
 */
const BYTES_EACH = 4000;

/** Upper bound of the size of one violation at the default depth. */
const MOST_BYTES = 10_500;

/** Maximum bytes of each text in a list that exceeds its budget. */
const SHORT_TEXT = 384;

/**
 * If a list of violations exceeds its budget, shortens their texts, and then the list itself, but never to nothing.
 * Returns whether it shortened the list.
 *
 * @param most maximum length of the list; decides the budget.
 * @param isOurs whether rules and messages are our own: messages repeat everything in `params`, and the size of fixes
 * is bounded where they are made. Those of custom rules may be long, so their violations may be left out.
 * @param places the cache that rendered the places of the violations.
 */
export function keepToBudget(
  violations: AnyViolation[],
  most: number,
  isOurs = true,
  places = new PlaceTexts(),
): boolean {
  const atMost = violations.length * MOST_BYTES;
  let budget = most * BYTES_EACH;
  if (isOurs) {
    const least = budget / 2;
    budget = Math.max(budget - bytesAdded(violations, ["add"]), least);
    if (atMost <= budget || weightOf(violations) <= budget) return false;
  } else if (atMost + bytesAdded(violations, ["add", "replace"]) <= budget) return false;
  const weights = violations.map((violation) => weightsOf(violation, isOurs, places));
  if (countWithin(weights, budget, LONGEST_TEXT) === violations.length) return false;
  // One always remains: a request without errors would be accepted.
  const count = Math.max(countWithin(weights, budget, SHORT_TEXT), 1);
  const isShortened = count < violations.length;
  violations.length = count;
  for (const [index, violation] of violations.entries()) shorten(violation, weights[index] as Weights);
  return isShortened;
}

/** Bytes of the values in operations of fixes. */
function bytesAdded(violations: readonly AnyViolation[], operations: readonly string[]): number {
  let bytes = 0;
  for (const violation of violations) {
    for (const operation of fixOf(violation) ?? []) {
      if ("value" in operation && operations.includes(operation.op))
        bytes += jsonBytes(JSON.stringify(operation.value));
    }
  }
  return bytes;
}

/** An upper bound of the violations' bytes as JSON, estimated from the lengths of their texts. */
function weightOf(violations: readonly AnyViolation[]): number {
  let weight = 0;
  for (const { path, pointer, target, message, fix } of violations) {
    // A path without quotes is plain ASCII, one byte for each unit.
    const bytes = path.includes('"') || path.includes("…") ? BYTES_OF_A_UNIT : 1;
    const pointers = fix === undefined ? 2 : 4;
    weight += 2 * BYTES_OF_NAMES + bytes * (2 * path.length + target.length + pointers * pointer.length);
    // The message repeats the params, and no unit of it has more than three bytes.
    weight += 2 * 3 * message.length;
  }
  return weight;
}

/** Sizes of the parts of a violation. */
interface Weights {
  readonly path: PlaceText;
  readonly pointer: PlaceText;
  /** Bytes of the message as JSON. */
  readonly message: number;
  /** How often the violation repeats its path. */
  readonly paths: number;
  /** Bytes of the parts that are never shortened. */
  readonly rest: number;
}

function weightsOf(violation: AnyViolation, isOurs: boolean, places: PlaceTexts): Weights {
  const { path, target, segments, message, params } = violation;
  const texts = places.of(segments);
  const ofSegments = texts.pointer.bytes + 3 * segments.length;
  const ofTarget = target === path ? 0 : SHORT_NAME;
  const ofFix = fixOf(violation) === undefined ? 0 : 2 * texts.pointer.bytes + BYTES_OF_NAMES;
  const ofValues = isOurs ? 0 : bytesAdded([violation], ["add", "replace"]);
  return {
    path: texts.path,
    pointer: texts.pointer,
    message: jsonBytes(message),
    paths: target === path ? 3 : 2,
    rest: BYTES_OF_NAMES + ofTarget + ofSegments + jsonBytes(JSON.stringify(params)) + ofFix + ofValues,
  };
}

/** How many violations fit the budget if their texts have at most `longest` bytes. */
function countWithin(weights: readonly Weights[], budget: number, longest: number): number {
  let bytes = 0;
  const end = weights.findIndex(({ path, pointer, message, paths, rest }) => {
    bytes +=
      rest + paths * Math.min(path.bytes, longest) + Math.min(pointer.bytes, longest) + Math.min(message, longest);
    return bytes > budget;
  });
  return end === -1 ? weights.length : end;
}

function shorten(violation: AnyViolation, texts: Weights): void {
  const { segments, path } = violation;
  const isTarget = violation.target === path;
  // A place outside the body has no segments, and its path is short.
  if (segments.length > 0) violation.path = boundedText(texts.path, SHORT_TEXT);
  violation.pointer = boundedText(texts.pointer, SHORT_TEXT);
  if (isTarget) violation.target = violation.path;
  violation.detailTarget = bounded(violation.detailTarget, SHORT_TEXT);
  violation.message = bounded(violation.message, SHORT_TEXT, texts.message);
}

/** Allowance for the member names, the rule id and other short parts. */
const BYTES_OF_NAMES = 250;

/** Allowance for the name of a top-level member. */
const SHORT_NAME = 40;
