import type { PlaceTree } from "../errors/place-tree.js";
import type { Severity } from "../errors/severity.js";
import { templateOf } from "../errors/wording.js";
import { topLevelMembers } from "../generated/members.js";
import type { RegisteredRule, Registry } from "../rules/index.js";
import { factBits } from "../rules/parts/facts.js";
import { silencedBy } from "../rules/parts/gates.js";
import type { State } from "../rules/parts/update-parts.js";
import type { Reads } from "../rules/rule.js";
import type { Feature } from "../rules/rule-context.js";
import type { Scope } from "../rules/scope.js";
import { isBlocked, membersOutsideScope, type Read, readsOf } from "./reads.js";

/** A rule that applies in one context, with its severity there. */
export class ActiveRule {
  readonly id: string;
  /** Copied from the rule: rules have many hidden classes, so reading from them is slow. */
  readonly check: RegisteredRule["check"];
  readonly deliveryTypes: readonly unknown[] | undefined;
  /** Whether an error of the rule silences others. */
  readonly isGate: boolean;
  /** Bits of the facts that must be true for the rule to report anything. */
  readonly #required: number;
  /** Bits of the facts that must be false. */
  readonly #excluded: number;
  // A valid body needs none of these, so they are made late.
  #reads: readonly Read[] | undefined;
  #needs: number | undefined;
  #silences: readonly string[] | undefined;
  #template: ReturnType<typeof templateOf> | undefined;

  constructor(
    readonly rule: RegisteredRule,
    /** Index in the registry; custom rules come after it. */
    readonly index: number,
    readonly isCustom: boolean,
    readonly severity: Severity,
    /** Where it is not known whether the workspace has the feature that the rule depends on. */
    readonly featureUnknown: "everywhere" | "stored" | "nowhere",
    private readonly registry: Registry,
  ) {
    this.id = rule.id;
    this.check = rule.check;
    this.deliveryTypes = rule.deliveryTypes;
    this.isGate = rule.gates !== undefined;
    const { scope, onlyIf = [], unless = [] } = rule;
    // Our own rules report nothing if a container that they read from is absent; a test checks this for each rule.
    this.#required = isCustom ? 0 : factBits(scope, onlyIf) | containerBits(scope, rule.reads);
    this.#excluded = factBits(scope, unless);
  }

  get reads(): readonly Read[] {
    this.#reads ??= readsOf(this.rule);
    return this.#reads;
  }

  /** Bitmask of the top-level members that the rule reads outside the objects of its scope. */
  get needs(): number {
    this.#needs ??= topLevelBits(membersOutsideScope(this.reads));
    return this.#needs;
  }

  /** The feature that decides whether the rule applies. */
  get feature(): Feature | undefined {
    return this.rule.unlessFeature ?? this.rule.ifFeature;
  }

  /** The parsed message. */
  get template() {
    this.#template ??= templateOf(this.rule.message);
    return this.#template;
  }

  /** Whether the rule can report anything, given the bits of the facts that are true; zero if they are unknown. */
  canReport(facts: number): boolean {
    return facts === 0 || ((facts & this.#required) === this.#required && (facts & this.#excluded) === 0);
  }

  /** Adds the ids of the rules that report nothing about an input once this one has reported an error in it. */
  silenced(others: ReadonlySet<string> | undefined): ReadonlySet<string> | undefined {
    if (!this.isGate) return others;
    this.#silences ??= silencedBy(this.rule, this.registry);
    return new Set([...(others ?? []), ...this.#silences]);
  }

  /**
   * Whether places that are wrong since a time block the rule.
   *
   * @param isInside whether these are places in an object of its scope, not in the request.
   */
  isBlockedBy(wrong: PlaceTree, isInside: boolean, time = 0): boolean {
    for (const read of this.reads) if (read.relative === isInside && isBlocked(read, wrong, time)) return true;
    return false;
  }

  /** Whether the rule is about campaigns in a state. */
  isIn(state: State | undefined): boolean {
    const { states } = this.rule;
    return states === undefined || (state !== undefined && states.includes(state));
  }

  /** Whether the rule is about campaigns of a delivery type. */
  isAbout(deliveryType: unknown): boolean {
    return this.deliveryTypes?.includes(deliveryType) ?? true;
  }
}

/** Bits of the facts that the containers are present that enclose every path that a rule reads in a top-level member. */
function containerBits(scope: Scope, { values = [], presence = [], keys = [] }: Reads): number {
  const bitsOfMember = new Map<string, number>();
  for (const path of [...values, ...presence, ...keys.map((key) => `${key}.`)]) {
    const containers: string[] = [];
    // A relative path starts with `@.`.
    for (let end = path.indexOf(".", 2); end !== -1; end = path.indexOf(".", end + 1)) {
      containers.push(path.slice(0, end));
    }
    const member = containers[0] ?? path;
    const bits = factBits(scope, containers);
    bitsOfMember.set(member, bits & (bitsOfMember.get(member) ?? bits));
  }
  return [...bitsOfMember.values()].reduce((all, bits) => all | bits, 0);
}

/** Bitmask of top-level members. */
export function topLevelBits(members: readonly string[]): number {
  return members.reduce((bits, member) => bits | (1 << topLevelMembers.indexOf(member)), 0);
}
