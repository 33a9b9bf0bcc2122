import type { Adjust } from "../collect.js";
import { bounded } from "../errors/bounds.js";
import { type Segment, segmentsOf } from "../errors/path.js";
import { fixOf, type Violation } from "../errors/violation.js";
import { storedAdvice } from "../errors/wording.js";
import { storedUnreadable } from "../rules/update/stored-unreadable.js";
import type { Members } from "../structure/walk.js";
import { Completions } from "./completion.js";
import { ownAt } from "./update-subject.js";

interface Parts {
  readonly patch: Members;
  readonly stored: Members | undefined;
  readonly merged: Members;
  /** Whether a component of the patch replaces the stored one as a whole. */
  readonly replacesWhole: boolean;
}

/** Says of a violation that is not of a member whether it is the stored campaign's. */
export const withOrigin: Adjust = (violation) => {
  if (violation.rule === storedUnreadable.id) violation.origin = "stored";
  return violation;
};

/** Says of each violation of a merged campaign what it has to do with the patch. */
export function adjusting({ patch, stored, merged, replacesWhole }: Parts): Adjust {
  function wasLost(place: readonly Segment[]): boolean {
    const component = place[0] as Segment;
    const isSent = place.length > 1 && Object.hasOwn(patch, component);
    return replacesWhole && isSent && ownAt(merged, place) === undefined && ownAt(stored, place) !== undefined;
  }

  const completions = new Completions(patch, stored);
  return (violation, place) => {
    if (violation.segments.length === 0) return withOrigin(violation, place);
    const isSent = ownAt(patch, place) !== undefined;
    // What the patch left out of a component is stored, but no part of the campaign any more.
    violation.origin = !isSent && ownAt(merged, place) !== undefined ? "stored" : "request";
    const fix = fixOf(violation);
    if (fix !== undefined && !(isSent && isApplicable(fix, patch))) delete violation.fix;
    if (!wasLost(place)) return violation;
    const { params, message } = violation;
    const completion = completions.of(place);
    return {
      ...violation,
      params: { ...params, storedHasValue: true },
      message: bounded(message + storedAdvice(String(place[0]))),
      ...(completion !== undefined && { fix: completion }),
    } as Violation;
  };
}

/** Whether a JSON Patch made for the merged campaign can be applied to the patch alone. */
function isApplicable(fix: NonNullable<Violation["fix"]>, patch: Members): boolean {
  return fix.every(({ path }) => ownAt(patch, segmentsOf(path).slice(0, -1)) !== undefined);
}
