import type { Severity } from "../errors/severity.js";
import { type Template, templateOf } from "../errors/wording.js";
import { optionalMembers, topLevelMembers } from "../generated/members.js";
import type { RegisteredRule } from "../rules/index.js";
import type { Reads } from "../rules/rule.js";
import { membersBeside, membersRead, type Read, readsOf } from "./reads.js";

/** A rule that applies in one context, with its severity there. */
export class ActiveRule {
  readonly id: string;
  readonly silences: readonly string[] | undefined;
  /** Copied from the rule: rules have many hidden classes, so reading from them is slow. */
  readonly check: RegisteredRule["check"];
  #template: Template | undefined;
  #reads: readonly Read[] | undefined;
  #members: number | undefined;
  #needs: number | undefined;
  #within: number | undefined;

  constructor(
    readonly rule: RegisteredRule,
    /** Index in the registry; custom rules come after it. */
    readonly index: number,
    readonly isCustom: boolean,
    readonly severity: Severity,
    /** Whether the rule depends on a feature whose state is unknown. */
    readonly undecided: boolean,
  ) {
    this.id = rule.id;
    this.silences = rule.silences;
    this.check = rule.check;
  }

  /** The parsed message. */
  get template(): Template {
    this.#template ??= templateOf(this.rule.message);
    return this.#template;
  }

  get reads(): readonly Read[] {
    this.#reads ??= readsOf(this.rule);
    return this.#reads;
  }

  /**
   * Bitmask of the optional members whose contents the rule reads. A rule of ours reports nothing when one of them is
   * absent, which is tested for each, and is not run then. A custom rule may, so it always runs.
   */
  get within(): number {
    this.#within ??= this.isCustom ? 0 : insideOf(this.rule.reads) & bitsOf(optionalMembers);
    return this.#within;
  }

  /** Whether the rule is about campaigns of a delivery type. */
  isAbout(deliveryType: unknown): boolean {
    const types: readonly unknown[] | undefined = this.rule.deliveryTypes;
    return types === undefined || types.includes(deliveryType);
  }

  /** Bitmask of the top-level members that the rule reads outside the objects of its scope. */
  get needs(): number {
    this.#needs ??= bitsOf(membersBeside(this.reads));
    return this.#needs;
  }

  /** Bitmask of all top-level members that the rule reads, including those that contain the objects of its scope. */
  get members(): number {
    this.#members ??= bitsOf(membersRead(this.rule, this.reads));
    return this.#members;
  }
}

/** Bitmask of the top-level members whose contents are read, unless the member's own value or presence is read too. */
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

/** Bitmask of top-level members. */
export function bitsOf(members: readonly string[]): number {
  return members.reduce((bits, member) => bits | (1 << topLevelMembers.indexOf(member)), 0);
}
