import { PlaceTree } from "../errors/place-tree.js";
import type { RuleId } from "../rules/index.js";
import type { Scope } from "../rules/scope.js";
import type { Channel } from "../structure/channel.js";
import type { Checker } from "../structure/checker.js";
import { type ActiveRule, topLevelBits } from "./active-rule.js";
import type { ActiveRules } from "./active-rules.js";
import type { KnownUpdate } from "./partial-update.js";
import { filterScopes, membersAround, objectScopes, stepScopes } from "./reads.js";

/** A rule that could not be decided, because a value that it reads is invalid or unknown. */
export interface SkippedRule {
  rule: RuleId;
  reason: "structure" | "unknown";
}

/**
 * The rules that could not be decided, once per reason, in registry order.
 *
 * @param checker knows the places where the structure is wrong.
 * @param undecided rules that need an unknown fact.
 */
export function skippedRules(
  rules: ActiveRules,
  checker: Checker<ActiveRule>,
  channel: Channel,
  update: KnownUpdate | undefined,
  undecided: ReadonlySet<ActiveRule> | undefined,
): SkippedRule[] {
  const blocked = checker.wrongPlaces.length === 0 ? undefined : blockedRules(rules, checker);
  const isChannelBroken = checker.wrong.at(["channel"]) !== undefined;
  const skipped: SkippedRule[] = [];
  for (const active of rules.all) {
    // A channel that is absent rather than invalid is an unknown fact.
    const lacksChannel = channel === "unknown" && needsChannel(active, rules);
    const isUndecided = undecided?.has(active) || needsStored(active, lacksChannel && !isChannelBroken, update);
    const isBlocked = blocked?.has(active) && !(isUndecided && active.rule.comparesStored);
    if (!isBlocked && !isUndecided && !lacksChannel) continue;
    const { id, scope } = active.rule;
    if (isOfOtherChannel(scope, channel) || !applies(active, update)) continue;
    if (isBlocked || (lacksChannel && isChannelBroken)) skipped.push({ rule: id, reason: "structure" });
    if (isUndecided) skipped.push({ rule: id, reason: "unknown" });
  }
  return skipped;
}

/** The blocked rules. A rule for marked objects counts if it is blocked in at least one of them. */
function blockedRules(rules: ActiveRules, { wrong, wrongPlaces }: Checker<ActiveRule>): ReadonlySet<ActiveRule> {
  // If the body itself is wrong, every rule is blocked.
  const isBodyWrong = wrong.has([]);
  const members = topLevelBits(wrongPlaces.map(([member]) => String(member)));
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

/** Whether a rule cannot run on a campaign whose channel is unknown. */
function needsChannel(active: ActiveRule, rules: ActiveRules): boolean {
  const { scope } = active.rule;
  // Filters are the same in both channels.
  if (scope === "object" || stepScopes.includes(scope) || filterScopes.scopes.includes(scope)) return false;
  return !rules.ofRequest("unknown").includes(active);
}

/** Whether a rule reads a member of the patch, and also needs the stored channel or objects that may be stored. */
function needsStored(active: ActiveRule, lacksChannel: boolean, update: KnownUpdate | undefined): boolean {
  const known = update?.knownMembers;
  if (known === undefined) return false;
  const { needs } = active;
  const around = topLevelBits(membersAround(active.rule));
  if (lacksChannel) return ((needs | around) & known) !== 0;
  return (needs & known) !== 0 && around !== 0 && (around & known) === 0;
}

function isOfOtherChannel(scope: Scope, channel: Channel): boolean {
  if (channel === "PUSH") return scope === "EMAIL" || scope === "email_content";
  return channel === "EMAIL" && scope === "PUSH";
}
