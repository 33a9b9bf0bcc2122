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

/** Wraps an error in a `RuleDefect` if a rule was running. */
export function defectOf(rule: string | undefined, cause: unknown): unknown {
  return rule === undefined ? cause : new RuleDefect(rule, cause);
}
