import type { ResolvedContext } from "../context/resolved-context.js";
import { hasFeature } from "../context/workspace-features.js";
import { deliveryTypes, optionalMembers, placesOfOneChannel } from "../generated/members.js";
import type { RegisteredRule, Registry } from "../rules/index.js";
import type { Rule } from "../rules/rule.js";
import type { Scope } from "../rules/scope.js";
import type { Channel } from "../structure/channel.js";
import { ActiveRule, bitsOf } from "./active-rule.js";
import { ReadIndex } from "./read-index.js";
import { objectScopes, type Read, type ScopeDefinition, scopes } from "./reads.js";
import { RuleSet } from "./rule-set.js";

/** The options that decide which rules apply. */
export type ActiveRulesOptions = Pick<ResolvedContext, "features" | "levels" | "customRules">;

/** The rules for one kind of marked object. */
interface ObjectRules {
  readonly scope: ScopeDefinition;
  readonly rules: RuleSet;
  /** What the rules read inside such an object. */
  readonly reads: ReadIndex;
}

/** The rules that apply in one context, in registry order. */
export class ActiveRules {
  readonly all: readonly ActiveRule[];
  readonly #byScope = new Map<Scope, ActiveRule[]>();
  #reads: ReadIndex | undefined;
  #ofObjects: readonly ObjectRules[] | undefined;
  readonly #byChannel: { readonly [C in Channel]: Map<number, readonly ActiveRule[]> } = {
    PUSH: new Map(),
    EMAIL: new Map(),
    unknown: new Map(),
  };

  /** @param lint whether to include rules that only warn. */
  constructor(registry: Registry, options: ActiveRulesOptions, lint: boolean) {
    const all: ActiveRule[] = [];
    // Custom rules come after ours.
    const rules = [...registry, ...(options.customRules as readonly Rule[])] as readonly RegisteredRule[];
    for (const [index, rule] of rules.entries()) {
      const active = activeRule(rule, index, index >= registry.length, options, lint);
      if (active === undefined) continue;
      all.push(active);
      const siblings = this.#byScope.get(rule.scope);
      if (siblings === undefined) this.#byScope.set(rule.scope, [active]);
      else siblings.push(active);
    }
    this.all = all;
  }

  /** Index of what the rules read, built when the first issue is found. */
  get reads(): ReadIndex {
    this.#reads ??= indexOf(this.all, false);
    return this.#reads;
  }

  /** The rules for marked objects, by kind of object. */
  get ofObjects(): readonly ObjectRules[] {
    this.#ofObjects ??= objectScopes.map((scope) => {
      const ofScope = this.all.filter(({ rule }) => scopes[rule.scope] === scope);
      return { scope, rules: new RuleSet(ofScope), reads: indexOf(ofScope, true) };
    });
    return this.#ofObjects;
  }

  /** The rules for the objects that the schemas give this mark. */
  marked(mark: string): readonly ActiveRule[] {
    return this.#byScope.get(mark as Scope) ?? [];
  }

  /**
   * The rules for a whole request of a channel. If the channel is unknown, only those that do not depend on it.
   *
   * @param deliveryType unless it is one that we know, rules about any are included.
   * @param absent bitmask of the optional members that are absent. Rules that read their contents are left out.
   */
  ofRequest(channel: Channel, deliveryType?: unknown, absent = 0): readonly ActiveRule[] {
    const type = deliveryTypes.indexOf(deliveryType as string) + 1;
    const key = (absent << BITS_OF_TYPE) | type;
    const known = this.#byChannel[channel].get(key);
    if (known !== undefined) return known;
    const rules = this.all.filter((active) => {
      const isLeftOut = (active.within & absent) !== 0 || (type !== 0 && !active.isAbout(deliveryType));
      return !isLeftOut && appliesTo(active, channel);
    });
    this.#byChannel[channel].set(key, rules);
    return rules;
  }
}

/** Enough for the number of a delivery type; 0 stands for any other value. */
const BITS_OF_TYPE = 3;

/** Indexes what rules read in the request or, if relative, in the objects of their scope. */
function indexOf(rules: readonly ActiveRule[], isRelative: boolean): ReadIndex {
  const index = new ReadIndex();
  for (const rule of rules) {
    index.add(
      rule,
      rule.reads.filter(({ relative }) => relative === isRelative),
    );
  }
  return index;
}

function activeRule(
  rule: RegisteredRule,
  index: number,
  isCustom: boolean,
  { features, levels }: ActiveRulesOptions,
  lint: boolean,
): ActiveRule | undefined {
  const byDefault = rule.severity === "warning" && !lint ? "off" : (rule.severity ?? "error");
  const severity = rule.status === undefined ? (levels.get(rule.id) ?? byDefault) : "error";
  if (severity === "off") return undefined;

  const { unlessFeature, ifFeature } = rule;
  const feature = unlessFeature ?? ifFeature;
  const enabled = feature === undefined ? undefined : hasFeature(feature, features);
  if ((unlessFeature !== undefined && enabled === true) || (ifFeature !== undefined && enabled === false)) {
    return undefined;
  }
  return new ActiveRule(rule, index, isCustom, severity, enabled === "unknown");
}

function appliesTo({ rule, reads }: ActiveRule, channel: Channel): boolean {
  if (rule.scope === channel) return true;
  return rule.scope === "request" && (channel !== "unknown" || !reads.some(dependsOnChannel));
}

/** Whether a rule reads something that only one channel has, or that differs between the channels. */
function dependsOnChannel({ mode, segments }: Read): boolean {
  const path = segments.join(".");
  return placesOfOneChannel.some((place) => {
    return `${path}.`.startsWith(`${place}.`) || (mode === "values" && place.startsWith(`${path}.`));
  });
}

let optionalBits: readonly number[] | undefined;

/** Bitmask of the optional top-level members that are absent from a request. */
export function absentIn(request: Readonly<Record<string, unknown>>): number {
  optionalBits ??= optionalMembers.map((member) => bitsOf([member]));
  let absent = 0;
  for (let index = 0; index < optionalBits.length; index++) {
    if (request[optionalMembers[index] as string] === undefined) absent |= optionalBits[index] as number;
  }
  return absent;
}
