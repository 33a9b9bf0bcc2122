import type { PlaceTree } from "../errors/place-tree.js";
import type { Severity } from "../errors/severity.js";
import { type Template, templateOf } from "../errors/wording.js";
import { topLevelMembers } from "../generated/members.js";
import type { RegisteredRule } from "../rules/index.js";
import { factBits } from "../rules/parts/facts.js";
import type { State } from "../rules/parts/update-parts.js";
import type { Feature } from "../rules/rule-context.js";
import { isBlocked, membersOutsideScope, type Read, readsOf } from "./reads.js";

/** A rule that applies in one context, with its severity there. */
export class ActiveRule {
  readonly id: string;
  /** Copied from the rule: rules have many hidden classes, so reading from them is slow. */
  readonly check: RegisteredRule["check"];
  readonly deliveryTypes: readonly unknown[] | undefined;
  readonly reads: readonly Read[];
  /** Bitmask of the top-level members that the rule reads outside the objects of its scope. */
  readonly needs: number;
  /** Bits of the facts that must be true for the rule to report anything. */
  readonly #required: number;
  /** Bits of the facts that must be false. */
  readonly #excluded: number;
  #template: Template | undefined;

  constructor(
    readonly rule: RegisteredRule,
    /** Index in the registry; custom rules come after it. */
    readonly index: number,
    readonly isCustom: boolean,
    readonly severity: Severity,
    /** Where it is not known whether the workspace has the feature that the rule depends on. */
    readonly featureUnknown: "everywhere" | "stored" | "nowhere",
    /** The ids of the rules that report nothing about an input once this one has reported an error in it. */
    readonly silences: readonly string[],
  ) {
    this.id = rule.id;
    this.check = rule.check;
    this.deliveryTypes = rule.deliveryTypes;
    this.reads = readsOf(rule);
    this.needs = bitsOf(membersOutsideScope(this.reads));
    const { scope, onlyIf = [], unless = [] } = rule;
    // Our own rules report nothing if a container that they read from is absent; a test checks this for each rule.
    this.#required = isCustom ? 0 : factBits(scope, [...onlyIf, ...containersOf(this.reads)]);
    this.#excluded = factBits(scope, unless);
  }

  /** The feature that decides whether the rule applies. */
  get feature(): Feature | undefined {
    return this.rule.unlessFeature ?? this.rule.ifFeature;
  }

  /** The parsed message. */
  get template(): Template {
    this.#template ??= templateOf(this.rule.message);
    return this.#template;
  }

  /** Whether the rule can report anything, given the bits of the facts that are true; zero if they are unknown. */
  canReport(facts: number): boolean {
    return facts === 0 || ((facts & this.#required) === this.#required && (facts & this.#excluded) === 0);
  }

  /** `silences`, added to those of other rules. */
  silenced(others: ReadonlySet<string> | undefined): ReadonlySet<string> | undefined {
    return this.silences.length === 0 ? others : new Set([...(others ?? []), ...this.silences]);
  }

  /**
   * Whether wrong places block the rule.
   *
   * @param isInside whether these are places in an object of its scope, not in the request.
   */
  isBlockedBy(wrong: PlaceTree, isInside: boolean): boolean {
    for (const read of this.reads) if (read.relative === isInside && isBlocked(read, wrong)) return true;
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

/** The containers that enclose every path that a rule reads in their top-level member. */
function containersOf(reads: readonly Read[]): string[] {
  const paths = reads.map(({ mode, relative, segments }) => {
    const containers = segments.map((_, index) => `${relative ? "@." : ""}${segments.slice(0, index + 1).join(".")}`);
    const member = containers[0];
    if (mode !== "keys") containers.pop();
    return { member, containers };
  });
  return paths.flatMap(({ member, containers }) =>
    containers.filter((container) =>
      paths.every((other) => other.member !== member || other.containers.includes(container)),
    ),
  );
}

/** Bitmask of top-level members. */
export function bitsOf(members: readonly string[]): number {
  return members.reduce((bits, member) => bits | (1 << topLevelMembers.indexOf(member)), 0);
}
