import type { Segment } from "../errors/path.js";
import { PlaceTree } from "../errors/place-tree.js";
import type { RuleId } from "../rules/index.js";
import type { Scope } from "../rules/scope.js";
import type { Channel } from "../structure/channel.js";
import { type ActiveRule, bitsOf } from "./active-rule.js";
import type { ActiveRules } from "./active-rules.js";
import type { KnownUpdate } from "./partial-update.js";
import { filterScopes, membersRead, objectScopes, stepScopes } from "./reads.js";

/** A rule that could not be decided, because a value that it reads is invalid or unknown. */
export interface SkippedRule {
  rule: RuleId;
  reason: "structure" | "unknown";
}

/** The state of a validation after the rules have run. */
interface Situation {
  readonly rules: ActiveRules;
  readonly channel: Channel;
  /** The places where the structure is wrong, as a tree and as a list. All entries of an array count as the same. */
  readonly wrong: PlaceTree;
  readonly wrongPlaces: readonly (readonly Segment[])[];
  /** Rules that need an unknown fact. */
  readonly undecided: ReadonlySet<ActiveRule> | undefined;
  readonly update: KnownUpdate | undefined;
}

/** The rules that could not be decided, once per reason, in registry order. */
export function skippedRules(situation: Situation): SkippedRule[] {
  const { rules, channel, wrong, undecided, update } = situation;
  const blocked = situation.wrongPlaces.length === 0 ? undefined : blockedIn(situation);
  const isChannelBroken = wrong.at(["channel"]) !== undefined;
  const skipped: SkippedRule[] = [];
  for (const active of rules.all) {
    const isUndecided = undecided?.has(active) ?? false;
    const needsStored = isUndecided && active.rule.comparesStored;
    const isBlocked = !needsStored && (blocked?.has(active) ?? false);
    if (channel !== "unknown" && !isBlocked && !isUndecided) continue;
    const { id, scope } = active.rule;
    if (isOfOtherChannel(scope, channel) || !applies(active, update)) continue;
    const isOut = isOutOfReach(active, situation);
    if ((isOut && isChannelBroken) || isBlocked) skipped.push({ rule: id, reason: "structure" });
    // A channel that is absent rather than invalid is an unknown fact.
    const lacksChannel =
      isOut && !isChannelBroken && (bitsOf(membersRead(active.rule, active.reads)) & (update?.knownMembers ?? 0)) !== 0;
    if (isUndecided || lacksChannel) skipped.push({ rule: id, reason: "unknown" });
  }
  return skipped;
}

/** The blocked rules. A rule for marked objects counts if it is blocked in at least one of them. */
function blockedIn({ rules, wrong, wrongPlaces }: Situation): ReadonlySet<ActiveRule> {
  // If the body itself is wrong, every rule is blocked.
  const isBodyWrong = wrong.has([]);
  const members = bitsOf(wrongPlaces.map(([member]) => String(member)));
  const blocked = new Set<ActiveRule>();
  for (const active of rules.all) {
    if (isBodyWrong || ((active.needs & members) !== 0 && active.isBlockedBy(wrong, false))) blocked.add(active);
  }
  for (const { scopes, locate } of objectScopes) {
    const inside = new PlaceTree();
    let isAbove = false;
    for (const place of wrongPlaces) {
      const placeInside = locate(place);
      if (placeInside === "above") isAbove = true;
      else if (placeInside !== undefined) inside.add(placeInside);
    }
    for (const scope of scopes)
      for (const active of rules.ofScope(scope)) if (isAbove || active.isBlockedBy(inside, true)) blocked.add(active);
  }
  return blocked;
}

/** Whether a rule applies to this operation and to the state of the campaign. */
function applies(active: ActiveRule, update: KnownUpdate | undefined): boolean {
  if (!stepScopes.includes(active.rule.scope)) return true;
  return update !== undefined && active.isIn(update.parts.state);
}

/** Whether the rule cannot run because the channel is unknown. */
function isOutOfReach({ rule }: ActiveRule, { rules, channel }: Situation): boolean {
  if (channel !== "unknown" || rule.scope === "object" || stepScopes.includes(rule.scope)) return false;
  // Filters are the same in both channels.
  if (filterScopes.scopes.includes(rule.scope)) return false;
  return !rules.ofRequest(channel).some((active) => active.rule === rule);
}

function isOfOtherChannel(scope: Scope, channel: Channel): boolean {
  if (channel === "PUSH") return scope === "EMAIL" || scope === "email_content";
  return channel === "EMAIL" && scope === "PUSH";
}
