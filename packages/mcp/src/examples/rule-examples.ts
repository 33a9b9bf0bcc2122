import generated from "../../../../src/generated/examples.json" with { type: "json" };

/** A request that breaks a rule, what is said about it, and a corrected one, in part. */
export interface RuleExample {
  readonly context?: object;
  readonly wrong: unknown;
  readonly says: readonly string[];
  readonly right: unknown;
  readonly rightContext?: object;
}

/** The examples of the rules by id. The build puts them into this package. */
export const ruleExamples: ReadonlyMap<string, RuleExample> = new Map(Object.entries<RuleExample>(generated));
