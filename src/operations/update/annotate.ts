import type { Annotate } from "../../engine/collect.js";
import type { Sources } from "../../engine/validator.js";
import { bounded } from "../../errors/bounds.js";
import { type Segment, segmentsOf } from "../../errors/path.js";
import { fixOf } from "../../errors/violation.js";
import { excerpt, quote, storedAdvice } from "../../errors/wording.js";
import type { Violation } from "../../rules/index.js";
import type { Members } from "../../structure/checker.js";
import { ownAt } from "../../structure/own-at.js";
import { Completions } from "./completion.js";

interface Parts {
  readonly patch: Members;
  readonly stored: Members | undefined;
  readonly merged: Members;
  /** Whether a component of the patch replaces the whole stored component. */
  readonly replacesWhole: boolean;
  /** Returns the components with an unknown member. */
  readonly withUnknown: () => ReadonlySet<Segment>;
  readonly original: Sources["original"];
}

/** Sets the origin of violations that are not about a member of the campaign. */
export const annotateStored: Annotate = (violation, _place, rule) => {
  if (rule?.isAboutStored) violation.origin = "stored";
  return violation;
};

/** Returns a function that relates each violation of a merged campaign to the patch: its origin, and a fix. */
export function annotatorOf({ patch, stored, merged, replacesWhole, withUnknown, original }: Parts): Annotate {
  function wasLost(place: readonly Segment[]): boolean {
    const component = place[0] as Segment;
    const isSent = ownAt(patch, [component]) !== undefined;
    return replacesWhole && isSent && ownAt(merged, place) === undefined && ownAt(stored, place) !== undefined;
  }

  /** Whether a fix can be applied to the patch, and no member that it takes away is merged from the stored one. */
  function helps(fix: NonNullable<Violation["fix"]>): boolean {
    return fix.every((operation) => {
      const place = segmentsOf(operation.path);
      if (ownAt(patch, place.slice(0, -1)) === undefined) return false;
      if (operation.op !== "remove" && operation.op !== "move") return true;
      const taken = operation.op === "move" ? segmentsOf(operation.from) : place;
      const isMerged = taken.length <= (replacesWhole ? 1 : 2);
      return !isMerged || ownAt(stored, taken) === undefined;
    });
  }

  const completions = new Completions(patch, stored, withUnknown, original);
  return (violation, place, rule) => {
    if (violation.segments.length === 0) return annotateStored(violation, place, rule);
    const isSent = ownAt(patch, place) !== undefined;
    // A member that the patch leaves out of a component is stored, but no longer part of the campaign.
    violation.origin = !isSent && ownAt(merged, place) !== undefined ? "stored" : "request";
    const fix = fixOf(violation);
    if (fix !== undefined && (violation.origin === "stored" || !helps(fix))) delete violation.fix;
    if (!wasLost(place)) return violation;
    const { params, message } = violation;
    const completion = completions.of(place);
    // Stored and sent entries cannot be matched.
    const isOfEntry = place.some((segment) => typeof segment === "number");
    const value = isOfEntry ? undefined : scalarOf(ownAt(stored, place)?.value);
    return {
      ...violation,
      params: { ...params, storedHasValue: true, ...(value !== undefined && { storedValue: value }) },
      message: bounded(message + storedAdvice(String(place[0]), value === undefined ? undefined : quote(value))),
      ...(completion !== undefined && { fix: completion }),
    } as Violation;
  };
}

/** The value, if a message can show it. */
function scalarOf(value: unknown): string | number | boolean | undefined {
  if (typeof value === "string") return excerpt(value);
  return typeof value === "boolean" || Number.isFinite(value) ? (value as number | boolean) : undefined;
}
