import type { RuleId } from "campaign-rules";
import { explain, policies } from "campaign-rules/catalogue";
import { z } from "zod";
import { answer, withLists } from "../answers/answer.js";
import { cutSchema } from "../answers/schemas.js";
import { ruleExamples } from "../examples/rule-examples.js";
import { annotations, type RegisterTool } from "./tool.js";

const input = { name: z.string().max(200).describe("The id of a rule, or the name of a policy.") };

const output = {
  name: z.string(),
  kind: z.enum(["rule", "policy"]),
  summary: z.string(),
  details: z
    .looseObject({})
    .describe("Of a rule: severity, what it applies to, what it reads. Of a policy: its values."),
  examples: z
    .array(
      z.strictObject({
        context: z.unknown().optional(),
        wrong: z.unknown(),
        says: z.array(z.string()),
        right: z.unknown(),
        rightContext: z.unknown().optional(),
      }),
    )
    .describe("A part of a request that breaks the rule, what is said about it, and the corrected part."),
  ...cutSchema("examples"),
};

/** Adds `explain_rule`. */
export const registerExplainRule: RegisterTool = (server) => {
  server.registerTool(
    "explain_rule",
    {
      title: "Explain a rule",
      description: "Explains a rule or a policy: what it requires and when, what it reads, and an example.",
      inputSchema: z.strictObject(input),
      outputSchema: z.strictObject(output),
      annotations,
    },
    ({ name }) => {
      const { summary, ...details } = explainedBy(name);
      const example = ruleExamples.get(name);
      const kind = "id" in details ? "rule" : "policy";
      return answer(withLists({ name, kind, summary, details }, { examples: example ? [example] : [] }));
    },
  );
};

/**
 * The rule or policy with a name.
 *
 * @throws {TypeError} if there is none; the message suggests one.
 */
function explainedBy(name: string) {
  return policies.find((policy) => policy.name === name) ?? explain(name as RuleId);
}
