/** A request that breaks a rule, and a corrected one, in part. */
export interface RuleExample {
  readonly context?: object;
  readonly wrong: unknown;
  readonly says: readonly string[];
  readonly right: unknown;
  /** The context of the corrected request, if it is the context that differs. */
  readonly rightContext?: object;
}
