import { placesByChannel } from "../generated/members.js";
import type { RegisteredRule, Registry } from "../rules/index.js";
import { factSets, marks } from "../rules/parts/facts.js";
import type { Rule } from "../rules/rule.js";
import type { Scope } from "../rules/scope.js";
import { featuresKnown } from "../rules/workspace/features-known.js";
import type { Channel } from "../structure/channel.js";
import type { Checker } from "../structure/checker.js";
import { getOrInsertComputed } from "../structure/get-or-insert-computed.js";
import { ActiveRule } from "./active-rule.js";
import type { ResolvedContext } from "./context/resolved-context.js";
import { hasFeature } from "./context/workspace-features.js";
import type { CustomRule } from "./custom-rules/custom-rule.js";
import type { Read } from "./reads.js";

/** The rules that apply in one context, in registry order. */
export class ActiveRules {
  readonly all: readonly ActiveRule[];
  /** The rule that replaces one whose feature is unknown, if it is active. */
  readonly featureWarning: ActiveRule | undefined;
  readonly #byScope = new Map<Scope, ActiveRule[]>();
  readonly #ofObjects = new Map<boolean, Checker<ActiveRule>["rulesOf"]>();
  readonly #byChannel = new Map<Channel, readonly ActiveRule[]>();

  constructor(registry: Registry, context: ResolvedContext) {
    const all: ActiveRule[] = [];
    // Custom rules come after ours.
    const rules = [...registry, ...(context.customRules as readonly Rule[])] as readonly RegisteredRule[];
    for (const [index, rule] of rules.entries()) {
      const active = activeRule(rule, index, registry, context);
      if (active === undefined) continue;
      all.push(active);
      getOrInsertComputed(this.#byScope, rule.scope, () => []).push(active);
    }
    this.all = all;
    this.featureWarning = all.find(({ rule }) => (rule as Rule) === featuresKnown);
  }

  /** The rules of a scope, which may be a mark in the schemas. */
  ofScope(scope: string): readonly ActiveRule[] {
    return this.#byScope.get(scope as Scope) ?? [];
  }

  /** The rules for marked objects, as a checker takes them. If members may be stored, facts rule out none. */
  ofObjects(areWhole: boolean): Checker<ActiveRule>["rulesOf"] {
    const thatReport = (mark: string, facts: number) =>
      this.ofScope(mark).filter((active) => !areWhole || active.canReport(facts));
    return getOrInsertComputed(this.#ofObjects, areWhole, () =>
      Object.fromEntries(marks.map((mark) => [mark, factSets(mark).map((facts) => thatReport(mark, facts))])),
    );
  }

  /** The rules for a whole campaign of a channel. If the channel is unknown, only those that do not depend on it. */
  ofRequest(channel: Channel): readonly ActiveRule[] {
    return getOrInsertComputed(this.#byChannel, channel, () => this.all.filter((active) => appliesTo(active, channel)));
  }
}

function activeRule(
  rule: RegisteredRule,
  index: number,
  registry: Registry,
  { features, levels, lint }: ResolvedContext,
): ActiveRule | undefined {
  const byDefault = rule.severity === "warning" && !lint ? "off" : (rule.severity ?? "error");
  const severity = levels.get(rule.id) ?? byDefault;
  if (severity === "off") return undefined;

  const isCustom = index >= registry.length;
  const { unlessFeature, ifFeature } = rule;
  const feature = unlessFeature ?? ifFeature;
  const enabled = feature === undefined ? undefined : hasFeature(feature, features);
  if ((unlessFeature !== undefined && enabled === true) || (ifFeature !== undefined && enabled === false)) {
    return undefined;
  }
  // A stored member that needs a feature shows that the workspace has it, unless the context says otherwise.
  const isAssumed = enabled === false && features === undefined;
  const featureUnknown = enabled === "unknown" ? "everywhere" : isAssumed ? "stored" : "nowhere";
  return new ActiveRule(rule, index, isCustom, severity, featureUnknown, registry);
}

function appliesTo(active: ActiveRule, channel: Channel): boolean {
  const { scope } = active.rule;
  if (scope === channel) return true;
  return scope === "request" && (channel !== "unknown" || !active.reads.some(dependsOnChannel));
}

/** Whether a rule reads something that only one channel has, or that differs between the channels. */
function dependsOnChannel({ mode, segments }: Read): boolean {
  const path = segments.join(".");
  return [...placesByChannel.PUSH, ...placesByChannel.EMAIL, ...placesByChannel.both].some((place) => {
    return `${path}.`.startsWith(`${place}.`) || (mode === "values" && place.startsWith(`${path}.`));
  });
}

/** The most recently created active rules of each registry, by their options. */
const byRegistry = new Map<Registry, Map<string | number, ActiveRules>>();

/** Maximum number of sets of active rules to keep for a registry. */
const MOST_KNOWN = 64;

/**
 * The active rules in a context. They are looked up by the options that decide which rules apply, because most callers
 * pass a new but equal context each time.
 */
export function activeRulesFor(registry: Registry, context: ResolvedContext): ActiveRules {
  const ofRegistry = getOrInsertComputed(byRegistry, registry, () => new Map());
  const name = nameOf(context);
  let rules = ofRegistry.get(name);
  if (rules === undefined) {
    rules = new ActiveRules(registry, context);
    if (ofRegistry.size === MOST_KNOWN) ofRegistry.delete(ofRegistry.keys().next().value as string | number);
    ofRegistry.set(name, rules);
  }
  return rules;
}

/** A key of the options that decide. Contexts with equal keys have the same active rules. */
function nameOf({ features, levels, customRules, lint }: ResolvedContext): string | number {
  const number = (features === undefined ? 0 : (features << 2) | 2) | (lint ? 1 : 0);
  if (levels.size === 0 && customRules.length === 0) return number;
  let name = String(number);
  for (const [rule, level] of levels) name += ` ${rule} ${level}`;
  for (const rule of customRules) name += ` #${ordinalOf(rule)}`;
  return name;
}

/** A unique number for each custom rule: two rules may have the same id. */
const ordinals = new WeakMap<CustomRule, number>();
let rulesSeen = 0;

function ordinalOf(rule: CustomRule): number {
  return getOrInsertComputed(ordinals, rule, () => rulesSeen++);
}
