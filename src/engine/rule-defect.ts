import { isMarkedAs, markAs } from "../errors/any-copy.js";

/** Thrown when a rule throws: a defect of the rule, whatever the request. */
export class RuleDefect extends Error {
  override readonly name = "RuleDefect";

  constructor(
    /** The rule's id. */
    readonly rule: string,
    cause: unknown,
  ) {
    super(`the rule ${rule} failed; this is a defect of the rule, not of the request`, { cause });
    markAs("RuleDefect", this);
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return isMarkedAs("RuleDefect", value);
  }
}

/** Thrown within the engine when a rule throws, before it is known whether the rule or its input is the cause. */
export class RuleFailure {
  constructor(
    readonly rule: string,
    readonly isCustom: boolean,
    /** Depth of the object that the rule was applied to; the request has depth 1. */
    readonly depth: number,
    readonly cause: unknown,
  ) {}
}
