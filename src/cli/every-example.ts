import generated from "../generated/examples.json" with { type: "json" };
import { inputExamples, planExamples, type RuleExample } from "./rule-examples.js";

/** The example of each rule, by its id. Builds of the command line and of the MCP server contain them. */
export const everyExample: ReadonlyMap<string, RuleExample> = new Map(
  Object.entries<RuleExample>({ ...inputExamples, ...planExamples, ...generated }),
);
