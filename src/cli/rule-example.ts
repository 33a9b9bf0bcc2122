/** Parts of a request that breaks a rule, and of one that does not. */
export interface RuleExample {
  /** What is known besides the request. */
  readonly context?: object;
  readonly wrong: unknown;
  /** The messages about it. */
  readonly says: readonly string[];
  readonly right: unknown;
  /** What is known besides the right one, where that is what differs. */
  readonly rightContext?: object;
}
