import type { Segment } from "../errors/path.js";
import { isObject, type Members } from "../structure/walk.js";
import type { UpdateSubject } from "../update/update-subject.js";
import type { PlannedRule } from "./plan.js";
import type { Scope } from "./rule.js";

/** What is known of an update while the rules of campaigns run on it. */
export interface UpdateRun {
  readonly subject: UpdateSubject;
  /** One bit for each top-level member that is known, when the stored campaign is not. */
  readonly held: number | undefined;
  /** Whether components are sent in part, so that what they lack may be stored. */
  readonly isPartial: boolean;
}

/** Whether an update holds all that a rule reads. */
export function holdsAll(planned: PlannedRule, { held, isPartial, subject }: UpdateRun): boolean {
  if (held === undefined) return true;
  return (planned.needs & ~held) === 0 && !(isPartial && lacksValue(planned, subject));
}

/** Whether an update of which not all is known holds some of what a rule reads. */
export function holdsSome({ needs }: PlannedRule, { held = 0 }: UpdateRun): boolean {
  return (needs & held) !== 0;
}

/** Whether what a rule finds fault with is absent from a component that is sent in part, so that it may be stored. */
export function mayBeStored(
  { rule }: PlannedRule,
  place: readonly Segment[],
  { isPartial, subject }: UpdateRun,
): boolean {
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
function isWithout(patch: Members, [member = "", inner]: readonly Segment[]): boolean {
  const component = Object.hasOwn(patch, member) ? patch[member] : undefined;
  return inner !== undefined && isObject(component) && !Object.hasOwn(component, inner);
}
