import { inputExamples, planExamples, type RuleExample } from "../../../../src/cli/rule-examples.js";
import generated from "../../../../src/generated/examples.json" with { type: "json" };

/** The examples of the rules by id: the same as on the command line. The build puts them into this package. */
export const ruleExamples: ReadonlyMap<string, RuleExample> = new Map(
  Object.entries<RuleExample>({ ...inputExamples, ...planExamples, ...generated }),
);
