import type { Segment } from "../errors/path.js";
import { isObject, type Members } from "../structure/walk.js";
import { ownAt, type UpdateSubject } from "../update/update-subject.js";
import { bitsOf, type PlannedRule } from "./plan.js";
import type { Scope } from "./rule.js";

/** What is known of an update while the rules of campaigns run on it. */
export interface UpdateRun {
  readonly subject: UpdateSubject;
  /** One bit for each top-level member that the patch holds, when the stored campaign is not known. */
  readonly held: number | undefined;
  /** Whether it is known which channel the campaign is of, perhaps only from its members. */
  readonly isChannelKnown: boolean;
  /** Whether components are sent in part, so that what they lack may be stored. */
  readonly isPartial: boolean;
}

/** Whether an update holds all that a rule reads. */
export function holdsAll(planned: PlannedRule, { held, isChannelKnown, isPartial, subject }: UpdateRun): boolean {
  if (held === undefined) return true;
  const known = isChannelKnown ? held | bitsOf(["channel"]) : held;
  return (planned.needs & ~known) === 0 && !(isPartial && lacksValue(planned, subject));
}

/**
 * Whether an update of which not all is known holds some of what a rule reads: a top-level member, or something in the
 * object that the rule is about.
 */
export function holdsSome({ needs, reads }: PlannedRule, { held = 0 }: UpdateRun, object?: Members): boolean {
  if ((needs & held) !== 0) return true;
  return object !== undefined && reads.some(({ relative, segments }) => relative && ownAt(object, segments));
}

/**
 * Whether what is stored decides if a finding is a violation: the rule compares with it, or what it finds fault with is
 * absent from a component that is sent in part.
 */
export function isUndecided(
  { rule }: PlannedRule,
  place: readonly Segment[],
  { isPartial, subject }: UpdateRun,
): boolean {
  if (rule.comparesStored && subject.stored === undefined) return true;
  return isPartial && (WHOLE[rule.scope] ?? false) && isWithout(subject.patch, place);
}

/** The scopes whose rules report places that start at the campaign. */
const WHOLE: { readonly [S in Scope]?: true } = { request: true, PUSH: true, EMAIL: true };

/** Whether a component that is sent in part lacks a member of which the rule reads the value, or what is in it. */
function lacksValue({ reads }: PlannedRule, { patch }: UpdateSubject): boolean {
  return reads.some(({ mode, relative, segments }) => {
    const looksInside = mode === "values" || (mode === "keys" ? segments.length === 2 : segments.length > 2);
    return looksInside && !relative && isWithout(patch, segments);
  });
}

/** Whether a component is there and has no such member. */
function isWithout(patch: Members, place: readonly Segment[]): boolean {
  const [member, inner] = place as readonly [Segment, Segment?];
  const component = Object.hasOwn(patch, member) ? patch[member] : undefined;
  return inner !== undefined && isObject(component) && !Object.hasOwn(component, inner);
}
