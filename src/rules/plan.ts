import type { Channel } from "../channel.js";
import type { Feature } from "../context.js";
import type { Severity } from "../errors/violation.js";
import { type Template, templateOf } from "../errors/wording.js";
import { optionalMembers, placesOfOneChannel, topLevelMembers } from "../generated/members.js";
import { type RegisteredRule, registry } from "./index.js";
import { ReadIndex } from "./read-index.js";
import { membersBeside, membersRead, objectScopes, type Read, readsOf, type ScopeDefinition, scopes } from "./reads.js";
import type { Reads, Scope } from "./rule.js";

/** The part of a context that decides which rules apply. */
export interface PlanSource {
  hasFeature(feature: Feature): boolean | "unknown";
  /** What an override makes of a rule, if anything. */
  levelOf(id: string): "off" | Severity | undefined;
  readonly lint: boolean;
}

/** A rule as one context has it. */
export class PlannedRule {
  readonly id: string;
  readonly check: RegisteredRule["check"];
  readonly silences: readonly string[] | undefined;
  #template: Template | undefined;
  #reads: readonly Read[] | undefined;
  #members: number | undefined;
  #needs: number | undefined;
  #within: number | undefined;

  constructor(
    readonly rule: RegisteredRule,
    /** Its place in the registry. */
    readonly index: number,
    readonly severity: Severity,
    /** Whether it depends on a feature of which it is not known whether the workspace has it. */
    readonly undecided: boolean,
  ) {
    this.id = rule.id;
    this.check = rule.check;
    this.silences = rule.silences;
  }

  /** Its message, taken apart when that is first asked for. */
  get template(): Template {
    this.#template ??= templateOf(this.rule.message);
    return this.#template;
  }

  /** What it reads, worked out when that is first asked for. */
  get reads(): readonly Read[] {
    this.#reads ??= readsOf(this.rule);
    return this.#reads;
  }

  /** One bit for each optional top-level member that it speaks of the inside of: without that, it has nothing to say. */
  get within(): number {
    this.#within ??= insideOf(this.rule.reads) & bitsOf(optionalMembers);
    return this.#within;
  }

  /** One bit for each top-level member that it reads besides the objects of its scope. */
  get needs(): number {
    this.#needs ??= bitsOf(membersBeside(this.reads));
    return this.#needs;
  }

  /** One bit for each top-level member that it reads or looks into. */
  get members(): number {
    this.#members ??= bitsOf(membersRead(this.rule, this.reads));
    return this.#members;
  }
}

/** The rules of one kind of marked objects. */
interface ObjectRules {
  readonly scope: ScopeDefinition;
  readonly rules: readonly PlannedRule[];
  /** What they read of such an object. */
  readonly reads: ReadIndex;
}

/** The rules that apply in one context, in the order of the registry. */
export class Plan {
  readonly all: readonly PlannedRule[];
  readonly #byScope = new Map<Scope, PlannedRule[]>();
  #reads: ReadIndex | undefined;
  #ofObjects: readonly ObjectRules[] | undefined;
  readonly #byChannel: { readonly [C in Channel]: Map<number, readonly PlannedRule[]> } = {
    PUSH: new Map(),
    EMAIL: new Map(),
    unknown: new Map(),
  };

  constructor(source: PlanSource) {
    const all: PlannedRule[] = [];
    for (const [index, rule] of registry.entries()) {
      const planned = plannedRule(rule, index, source);
      if (planned === undefined) continue;
      all.push(planned);
      const siblings = this.#byScope.get(rule.scope);
      if (siblings === undefined) this.#byScope.set(rule.scope, [planned]);
      else siblings.push(planned);
    }
    this.all = all;
  }

  /** What the rules read, worked out when something is first found to be at fault. */
  get reads(): ReadIndex {
    this.#reads ??= indexOf(this.all, false);
    return this.#reads;
  }

  /** The rules of marked objects, by the kind of these. */
  get ofObjects(): readonly ObjectRules[] {
    this.#ofObjects ??= objectScopes.map((scope) => {
      const rules = this.all.filter(({ rule }) => scopes[rule.scope] === scope);
      return { scope, rules, reads: indexOf(rules, true) };
    });
    return this.#ofObjects;
  }

  /** The rules that look at certain objects, by the mark that the schemas give these. */
  marked(mark: string): readonly PlannedRule[] {
    return this.#byScope.get(mark as Scope) ?? [];
  }

  /**
   * The rules that look at a request of a channel as a whole; of an unknown one, those that need not know it. `absent`
   * has one bit for each optional member that the request lacks: rules of what is in them are left out.
   */
  ofRequest(channel: Channel, absent = 0): readonly PlannedRule[] {
    const known = this.#byChannel[channel].get(absent);
    if (known !== undefined) return known;
    const rules = this.all.filter((planned) => appliesTo(planned, channel) && (planned.within & absent) === 0);
    this.#byChannel[channel].set(absent, rules);
    return rules;
  }
}

/** What some rules read of the request, or of the objects that they are about. */
function indexOf(rules: readonly PlannedRule[], isRelative: boolean): ReadIndex {
  const index = new ReadIndex();
  for (const rule of rules) {
    index.add(
      rule,
      rule.reads.filter(({ relative }) => relative === isRelative),
    );
  }
  return index;
}

function plannedRule(rule: RegisteredRule, index: number, source: PlanSource): PlannedRule | undefined {
  const byDefault = rule.severity === "warning" && !source.lint ? "off" : (rule.severity ?? "error");
  const severity = rule.status === undefined ? (source.levelOf(rule.id) ?? byDefault) : "error";
  if (severity === "off") return undefined;

  const { unlessFeature, ifFeature } = rule;
  const feature = unlessFeature ?? ifFeature;
  const enabled = feature === undefined ? undefined : source.hasFeature(feature);
  if ((unlessFeature !== undefined && enabled === true) || (ifFeature !== undefined && enabled === false)) {
    return undefined;
  }
  return new PlannedRule(rule, index, severity, enabled === "unknown");
}

function appliesTo({ rule, reads }: PlannedRule, channel: Channel): boolean {
  if (rule.scope === channel) return true;
  return rule.scope === "request" && (channel !== "unknown" || !reads.some(dependsOnChannel));
}

/** Whether what a rule reads is in one channel's requests only, or has another form in the other's. */
function dependsOnChannel({ mode, segments }: Read): boolean {
  const path = segments.join(".");
  return placesOfOneChannel.some((place) => {
    return `${path}.`.startsWith(`${place}.`) || (mode === "values" && place.startsWith(`${path}.`));
  });
}

/** One bit for each top-level member of which something inside is read, and never just whether it is there. */
function insideOf(reads: Reads): number {
  let inside = 0;
  let outside = 0;
  for (const mode of ["values", "presence", "keys"] as const) {
    for (const path of reads[mode] ?? []) {
      const dot = path.indexOf(".");
      const bit = bitsOf([dot === -1 ? path : path.slice(0, dot)]);
      if (dot !== -1 || mode === "keys") inside |= bit;
      else outside |= bit;
    }
  }
  return inside & ~outside;
}

/** One bit for each of some top-level members. */
export function bitsOf(members: readonly string[]): number {
  return members.reduce((bits, member) => bits | (1 << topLevelMembers.indexOf(member)), 0);
}

let optionalBits: readonly number[] | undefined;

/** One bit for each optional top-level member that a request does not have. */
export function absentIn(request: Readonly<Record<string, unknown>>): number {
  optionalBits ??= optionalMembers.map((member) => bitsOf([member]));
  let absent = 0;
  for (let index = 0; index < optionalBits.length; index++) {
    if (request[optionalMembers[index] as string] === undefined) absent |= optionalBits[index] as number;
  }
  return absent;
}
