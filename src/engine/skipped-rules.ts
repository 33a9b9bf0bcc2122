import type { Segment } from "../errors/path.js";
import type { RuleId } from "../rules/index.js";
import type { Scope } from "../rules/scope.js";
import type { Channel } from "../structure/channel.js";
import { type ActiveRule, bitsOf } from "./active-rule.js";
import type { ActiveRules } from "./active-rules.js";
import { RuleSet } from "./blocked-rules.js";
import type { KnownUpdate } from "./partial-update.js";
import { filterScopes, membersRead, stepScopes } from "./reads.js";

/** A rule that could not be decided, because a value that it reads is invalid or unknown. */
export interface SkippedRule {
  rule: RuleId;
  reason: "structure" | "unknown";
}

/** The state of a validation after the rules have run. */
interface Situation {
  readonly rules: ActiveRules;
  readonly channel: Channel;
  /** The places where the structure is wrong. */
  readonly wrong: readonly (readonly Segment[])[];
  /** The rules that these block from outside the objects of their scope; undefined if there are none. */
  readonly blocked: RuleSet | undefined;
  /** Rules that need an unknown fact. */
  readonly undecided: ReadonlySet<ActiveRule> | undefined;
  readonly update: KnownUpdate | undefined;
}

/** The rules that could not be decided, once per reason, in registry order. */
export function skippedRules(situation: Situation): SkippedRule[] {
  const { rules, channel, wrong, undecided, update } = situation;
  const blocked = wrong.length === 0 ? undefined : blockedBy(situation);
  const isChannelBroken = wrong.some(([member]) => member === "channel");
  const skipped: SkippedRule[] = [];
  for (const active of rules.all) {
    const isUndecided = undecided?.has(active) ?? false;
    const isOpen = isUndecided && active.rule.comparesStored;
    const isBlocked = !isOpen && (blocked?.has(active) ?? false);
    if (channel !== "unknown" && !isBlocked && !isUndecided) continue;
    const { id, scope } = active.rule;
    if (isOfOtherChannel(scope, channel) || !applies(active, update)) continue;
    const isOut = isOutOfReach(active, situation);
    if ((isOut && isChannelBroken) || isBlocked) skipped.push({ rule: id, reason: "structure" });
    // A channel that is absent rather than invalid is an unknown fact.
    const lacksChannel =
      isOut && !isChannelBroken && (bitsOf(membersRead(active.rule, active.reads)) & (update?.sentMembers ?? 0)) !== 0;
    if (isUndecided || lacksChannel) skipped.push({ rule: id, reason: "unknown" });
  }
  return skipped;
}

/** All blocked rules. A rule for marked objects counts if it is blocked in at least one of them. */
function blockedBy({ rules, wrong, blocked: outside }: Situation): RuleSet {
  const blocked = new RuleSet();
  // There are wrong places, so there is a set of what they block.
  blocked.addAll(outside as RuleSet);
  for (const place of wrong) {
    // If the body itself is wrong, every rule is blocked.
    if (place.length === 0) for (const rule of rules.all) blocked.add(rule);
    for (const { locate, rules: ofScope, reads } of rules.ofObjects) {
      const inside = locate(place);
      if (inside === "above") for (const rule of ofScope) blocked.add(rule);
      else if (inside !== undefined) reads.addBlocked(inside, blocked);
    }
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
