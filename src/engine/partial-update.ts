import type { Segment } from "../errors/path.js";
import type { UpdateParts } from "../rules/parts/update-parts.js";
import { isCampaignScope } from "../rules/scope.js";
import type { Channel } from "../structure/channel.js";
import { isObject, type Members } from "../structure/checker.js";
import { ownAt } from "../structure/own-at.js";
import { type ActiveRule, topLevelBits } from "./active-rule.js";

/** The known facts about an update while campaign rules run on it. */
export interface KnownUpdate {
  readonly parts: UpdateParts;
  /** Bitmask of the top-level members that are known; undefined when all of them count as known. */
  readonly knownMembers: number | undefined;
  /** Whether components may be sent in part: a member that is absent from the patch may be stored. */
  readonly isPartial: boolean;
}

/** Whether an update has everything that a rule reads. Its channel may be known from the members alone. */
export function hasAllReads(active: ActiveRule, update: KnownUpdate, channel: Channel): boolean {
  const { knownMembers, isPartial, parts } = update;
  if (knownMembers === undefined) return true;
  const known = channel === "unknown" ? knownMembers : knownMembers | topLevelBits(["channel"]);
  return (active.needs & ~known) === 0 && !(isPartial && lacksValue(active, parts));
}

/** Whether an update has a member that a rule reads, at the top level or in the object that the rule is applied to. */
export function hasSomeReads({ needs, reads }: ActiveRule, knownMembers: number, object: Members): boolean {
  return (needs & knownMembers) !== 0 || reads.some(({ relative, segments }) => relative && ownAt(object, segments));
}

/**
 * Whether the stored campaign decides if a finding is a violation: the rule compares with it, or reports a member that
 * is absent from a component sent in part.
 */
export function dependsOnStored({ rule }: ActiveRule, place: readonly Segment[], update: KnownUpdate): boolean {
  const { isPartial, parts } = update;
  if (rule.comparesStored && parts.stored === undefined) return true;
  return isPartial && isCampaignScope(rule.scope) && isWithout(parts.patch, place);
}

/** Whether a member whose value or contents the rule reads is absent from a component of the patch. */
function lacksValue({ reads }: ActiveRule, { patch }: UpdateParts): boolean {
  return reads.some(({ mode, relative, segments }) => {
    const looksInside = mode === "values" || (mode === "keys" ? segments.length === 2 : segments.length > 2);
    return looksInside && !relative && isWithout(patch, segments);
  });
}

/** Whether a component is present without this member. */
function isWithout(patch: Members, place: readonly Segment[]): boolean {
  const [member, inner] = place as readonly [Segment, Segment?];
  const component = ownAt(patch, [member])?.value;
  return inner !== undefined && isObject(component) && ownAt(component, [inner]) === undefined;
}
