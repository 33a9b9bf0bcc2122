/** A rule that threw: a defect of ours, whatever the request. */
export class RuleDefect extends Error {
  override readonly name = "RuleDefect";

  constructor(
    /** Id of the rule. */
    readonly rule: string,
    cause: unknown,
  ) {
    super(`the rule ${rule} failed; this is a defect of campaign-rules, not of the request`, { cause });
  }
}

/** What to throw when something threw: the defect of the rule that was running, if one was. */
export function defectOf(rule: string | undefined, cause: unknown): unknown {
  return rule === undefined ? cause : new RuleDefect(rule, cause);
}
