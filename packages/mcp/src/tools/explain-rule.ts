import type { RuleId } from "campaign-rules";
import { explain, policies } from "campaign-rules/catalogue";
import { z } from "zod";
import { everyExample } from "../../../../src/cli/every-example.js";
import { answer, Refusal, withLists } from "../answers/answer.js";
import { configurationSchema, cutSchema } from "../answers/schemas.js";
import { configuredPath } from "../documents/document-input.js";
import { parameters } from "../documents/parameters.js";
import { everyRule } from "../resources/every-rule.js";
import { customRulesOf } from "../workspace/custom-rules.js";
import type { Workspace } from "../workspace/workspace.js";
import type { RegisterTool } from "./tool-list.js";

const input = {
  name: z.string().max(200).describe("The id of a rule, or the name of a policy."),
  path: configuredPath,
};

const output = {
  name: z.string(),
  kind: z.enum(["rule", "policy"]),
  summary: z.string(),
  details: z
    .looseObject({})
    .describe("For a rule: severity, what it applies to, what it reads. For a policy: its values."),
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
    .describe("A part of a request that breaks the rule, the messages about it, and the corrected part."),
  configuration: configurationSchema,
  ...cutSchema("examples"),
};

export const registerExplainRule: RegisterTool = (tools, workspace) => {
  tools.registerTool(
    "explain_rule",
    {
      title: "Explain a rule",
      description:
        "Explains a rule or a policy: what it requires and when, what it reads, and an example. Rules that the " +
        "configuration of the project adds have no example.",
      inputSchema: parameters(input),
      outputSchema: z.strictObject(output),
    },
    async ({ name, path }) => {
      const example = everyExample.get(name);
      const explained = builtIn(name, workspace) ?? (await explainedByConfiguration(name, path, workspace));
      return answer(withLists({ name, ...explained }, { examples: example ? [example] : [] }));
    },
  );
};

/** The built-in rule or policy with a name. */
function builtIn(name: string, workspace: Workspace) {
  const policy = policies.find((one) => one.name === name);
  if (policy !== undefined) return explanationOf("policy", policy);
  const rule = everyRule.find(({ id }) => id === name);
  return rule && explanationOf("rule", { ...rule, documentation: workspace.pageOf(name) });
}

type Facts = { readonly summary: string; readonly documentation?: string | undefined };

function explanationOf(kind: "rule" | "policy", { summary, ...details }: Facts) {
  return { kind, summary, details };
}

/**
 * The rule that the configuration of a file adds.
 *
 * @throws {Error} if there is none; the message suggests one of ours, or names the configuration that was not read.
 */
async function explainedByConfiguration(name: string, path: string | undefined, workspace: Workspace) {
  const file = path === undefined ? undefined : await workspace.read(path);
  const checking = await workspace.checkerFor(file);
  const { configuration } = checking;
  const found = customRulesOf(checking).find(({ id }) => id === name);
  if (found !== undefined) return { kind: "rule", summary: found.summary, details: found.details, configuration };
  if (configuration?.used === false)
    throw new Refusal(
      `unknown rule ${JSON.stringify(name)}; ${configuration.file} may add it, but is not used: ${configuration.why}`,
    );
  // This throws an error that suggests the nearest name.
  return explain(name as RuleId);
}
