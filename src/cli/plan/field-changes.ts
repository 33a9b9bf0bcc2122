import type { Segment } from "../../index.js";
import { comparedMembers } from "../../operations/update/differences.js";
import { isSame } from "../../rules/parts/is-same.js";
import { isObject } from "../../structure/checker.js";
import { ownAt } from "../../structure/own-at.js";

export interface FieldChange {
  readonly segments: readonly Segment[];
  /** Undefined if the field is added. */
  readonly before: { readonly value: unknown } | undefined;
  /** Undefined if the field is removed. */
  readonly after: { readonly value: unknown } | undefined;
}

/** A place by its last segment, so that deep places share what they have in common. */
interface Place {
  readonly segment: Segment;
  readonly container: Place | undefined;
}

interface Pair extends Omit<FieldChange, "segments"> {
  readonly place: Place;
}

/** The changes of the fields of a campaign. It does not recurse, because JSON can be nested to any depth. */
export function* fieldChanges(stored: unknown, desired: unknown): Generator<FieldChange> {
  if (!isObject(stored) || !isObject(desired)) return;
  const open: Pair[] = pairsOf(stored, desired, comparedMembers(stored, desired), undefined);
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    const { place, before, after } = pair;
    const inside = before && after && namesInBoth(before.value, after.value);
    if (before && after && inside !== undefined) {
      for (const each of pairsOf(before.value, after.value, inside, place)) open.push(each);
    } else if (before === undefined || after === undefined || !isSame(before.value, after.value)) {
      yield { segments: segmentsOf(place), before, after };
    }
  }
}

/** In the opposite order, for a stack. */
function pairsOf(before: unknown, after: unknown, names: readonly Segment[], container: Place | undefined): Pair[] {
  return names
    .map((segment) => ({
      place: { segment, container },
      before: ownAt(before, [segment]),
      after: ownAt(after, [segment]),
    }))
    .reverse();
}

/** The names or indexes of two objects or two arrays; undefined for any other values. */
function namesInBoth(before: unknown, after: unknown): readonly Segment[] | undefined {
  if (isObject(before) && isObject(after)) return [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (!Array.isArray(before) || !Array.isArray(after)) return undefined;
  return Array.from({ length: Math.max(before.length, after.length) }, (_, index) => index);
}

function segmentsOf(place: Place): Segment[] {
  const segments: Segment[] = [];
  for (let at: Place | undefined = place; at !== undefined; at = at.container) segments.push(at.segment);
  return segments.reverse();
}
