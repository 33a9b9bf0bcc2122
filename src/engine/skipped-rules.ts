import type { RegisteredRule, RuleId } from "../rules/index.js";
import type { Scope } from "../rules/scope.js";
import type { Channel } from "../structure/channel.js";
import type { ActiveRule } from "./active-rule.js";
import type { ActiveRules } from "./active-rules.js";
import type { BlockedRules } from "./blocked-rules.js";
import type { KnownUpdate } from "./partial-update.js";
import { scopes, stepScopes } from "./reads.js";

/** A rule that could not be decided, because what it reads is invalid or unknown. */
export interface SkippedRule {
  rule: RuleId;
  reason: "structure" | "unknown";
}

/** What is known after the rules have run. */
interface Situation {
  readonly rules: ActiveRules;
  readonly channel: Channel;
  readonly blocked: BlockedRules | undefined;
  /** Rules that need an unknown fact. */
  readonly undecided: ReadonlySet<ActiveRule> | undefined;
  readonly update: KnownUpdate | undefined;
}

/** The rules that could not be decided, once per reason, in registry order. */
export function skippedRules(situation: Situation): SkippedRule[] {
  const { rules, channel, undecided, update } = situation;
  const blocked = situation.blocked?.blockedSomewhere();
  const isChannelBroken = situation.blocked?.isIn("channel") ?? false;
  const skipped: SkippedRule[] = [];
  for (const active of rules.all) {
    const isBlocked = blocked?.has(active) ?? false;
    const isUndecided = undecided?.has(active) ?? false;
    if (channel !== "unknown" && !isBlocked && !isUndecided) continue;
    const { id, scope } = active.rule;
    if (isOfOtherChannel(scope, channel) || !applies(active.rule, update)) continue;
    const isOut = isOutOfReach(active, situation);
    if ((isOut && isChannelBroken) || isBlocked) skipped.push({ rule: id, reason: "structure" });
    // A channel that is absent rather than invalid is an unknown fact.
    const lacksChannel = isOut && !isChannelBroken && (active.members & (update?.sentMembers ?? 0)) !== 0;
    if (isUndecided || lacksChannel) skipped.push({ rule: id, reason: "unknown" });
  }
  return skipped;
}

/** Whether a rule applies to this operation and to the state of the campaign. */
function applies({ scope, states }: RegisteredRule, update: KnownUpdate | undefined): boolean {
  if (!stepScopes.includes(scope)) return true;
  const state = update?.parts.state;
  const isInState = states === undefined || (state !== undefined && states.includes(state));
  return update !== undefined && isInState;
}

/** Whether the rule cannot run because the channel is unknown. */
function isOutOfReach({ rule }: ActiveRule, { rules, channel }: Situation): boolean {
  if (channel !== "unknown" || rule.scope === "object" || stepScopes.includes(rule.scope)) return false;
  // Filters are the same in both channels.
  if (scopes[rule.scope].members.includes("trigger_condition")) return false;
  return !rules.ofRequest(channel).some((active) => active.rule === rule);
}

function isOfOtherChannel(scope: Scope, channel: Channel): boolean {
  if (channel === "PUSH") return scope === "EMAIL" || scope === "email_content";
  return channel === "EMAIL" && scope === "PUSH";
}
