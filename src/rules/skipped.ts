import type { Channel } from "../channel.js";
import type { Findings } from "../result.js";
import type { Members } from "../structure/walk.js";
import type { Faults } from "./faults.js";
import type { RegisteredRule } from "./index.js";
import type { Plan, PlannedRule } from "./plan.js";
import { scopes, stepScopes } from "./reads.js";
import type { Scope } from "./rule.js";
import type { UpdateRun } from "./share.js";

type Skipped = Findings["skipped"][number];

/** What is known when the rules have run. */
interface Situation {
  readonly plan: Plan;
  /** Undefined when the body is no object. */
  readonly request: Members | undefined;
  readonly channel: Channel;
  readonly faults: Faults | undefined;
  /** Rules that found what only a fact that is not known could make a violation. */
  readonly undecided: ReadonlySet<PlannedRule> | undefined;
  readonly update: UpdateRun | undefined;
}

/** The rules that could not be decided, each once for each reason, in the order of the registry. */
export function skippedRules(situation: Situation): Skipped[] {
  const { plan, channel, faults, undecided, update } = situation;
  const blocked = faults?.blockedSomewhere();
  const isChannelBroken = faults?.isIn("channel") ?? false;
  const skipped: Skipped[] = [];
  for (const planned of plan.all) {
    const isBlocked = blocked?.has(planned) ?? false;
    const isUndecided = undecided?.has(planned) ?? false;
    if (channel !== "unknown" && !isBlocked && !isUndecided) continue;
    const { id, scope } = planned.rule;
    if (isOfOtherChannel(scope, channel) || !applies(planned.rule, update)) continue;
    const isOut = isOutOfReach(planned, situation);
    if ((isOut && isChannelBroken) || isBlocked) skipped.push({ rule: id, reason: "structure" });
    // Where the channel is only not told, it is a missing fact like others.
    const lacksChannel = isOut && !isChannelBroken && (planned.members & (update?.held ?? 0)) !== 0;
    if (isUndecided || lacksChannel) skipped.push({ rule: id, reason: "unknown" });
  }
  return skipped;
}

/** Whether a rule applies to a body at all, by the operation and the state of what is stored. */
function applies({ scope, states }: RegisteredRule, update: UpdateRun | undefined): boolean {
  if (!stepScopes.includes(scope)) return true;
  const state = update?.subject.state;
  const isInState = states === undefined || (state !== undefined && states.includes(state));
  return update !== undefined && isInState;
}

/** Whether an unknown channel keeps the engine from looking where a rule looks. */
function isOutOfReach({ rule }: PlannedRule, { plan, channel }: Situation): boolean {
  if (channel !== "unknown" || rule.scope === "object" || stepScopes.includes(rule.scope)) return false;
  // Both channels have the same filters.
  if (scopes[rule.scope].members.includes("trigger_condition")) return false;
  return !plan.ofRequest(channel).some((planned) => planned.rule === rule);
}

function isOfOtherChannel(scope: Scope, channel: Channel): boolean {
  if (channel === "PUSH") return scope === "EMAIL" || scope === "email";
  return channel === "EMAIL" && scope === "PUSH";
}
