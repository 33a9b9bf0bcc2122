import { policies } from "campaign-rules/catalogue";
import { z } from "zod";
import { answer, withLists } from "../answers/answer.js";
import { configurationSchema, cutSchema, noteSchema } from "../answers/schemas.js";
import { configuredPath } from "../documents/document-input.js";
import { parameters, scalar } from "../documents/parameters.js";
import { everyRule } from "../resources/every-rule.js";
import { customRulesOf } from "../workspace/custom-rules.js";
import type { RegisterTool } from "./tool-list.js";

const input = {
  prefix: z.string().max(100).default("").describe('The beginning of the id, such as "trigger." or "structure.".'),
  severity: z.enum(["error", "warning"]).optional(),
  contains: z.string().max(100).default("").describe("Text in the id or the summary. Case does not matter."),
  path: configuredPath,
  offset: scalar(z.int().min(0).default(0)).describe("How many rules to skip: next_offset of an earlier answer."),
};

const output = {
  total: z.int().describe("How many rules match."),
  next_offset: z.int().optional().describe("The offset to continue with, if rules are left out of this answer."),
  policies: z.array(z.string()).describe("The policies, which explain_rule also explains."),
  rules: z.array(z.strictObject({ id: z.string(), severity: z.enum(["error", "warning"]), summary: z.string() })),
  note: noteSchema,
  configuration: configurationSchema,
  ...cutSchema("rules"),
};

export const registerListRules: RegisterTool = (tools, workspace) => {
  tools.registerTool(
    "list_rules",
    {
      title: "List the rules",
      description:
        "Lists the rules, those about requests in the order of findings: the id, the severity, and what each " +
        "requires. Rules that the configuration of the project adds come last.",
      inputSchema: parameters(input),
      outputSchema: z.strictObject(output),
    },
    async ({ prefix, severity, contains, path, offset }) => {
      const part = contains.toLowerCase();
      const file = path === undefined ? undefined : await workspace.read(path);
      const checking = await workspace.checkerFor(file);
      const { configuration, note } = checking;
      const found = [...everyRule, ...customRulesOf(checking)]
        .filter((rule) => rule.id.startsWith(prefix) && (severity === undefined || rule.severity === severity))
        .filter(({ id, summary }) => `${id} ${summary}`.toLowerCase().includes(part));
      const shown = found
        .slice(offset)
        .map((rule) => ({ id: rule.id, severity: rule.severity, summary: rule.summary }));
      const fixed = {
        total: found.length,
        next_offset: found.length,
        policies: policies.map(({ name }) => name),
        note,
        configuration,
      };
      const { next_offset: _, ...cut } = withLists(fixed, { rules: shown });
      // A rule that is longer than an answer is passed over.
      const next = offset + Math.max(1, cut.rules.length);
      return answer({ ...cut, next_offset: cut.truncated && next < found.length ? next : undefined });
    },
  );
};
