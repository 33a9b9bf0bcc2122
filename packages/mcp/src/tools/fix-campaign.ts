import { z } from "zod";
import { answer, withLists } from "../answers/answer.js";
import { findingsOf } from "../answers/findings.js";
import { jsonBytes } from "../answers/json-bytes.js";
import { configurationSchema, cutSchema, findingSchema, operationSchema } from "../answers/schemas.js";
import { documentInput } from "../documents/document-input.js";
import { readDocument, shownAs } from "../documents/read-document.js";
import { annotations, type RegisterTool } from "./tool.js";

const output = {
  ok: z.boolean().describe("Whether the service accepts it after the repair."),
  changed: z.boolean(),
  errors: z.int().describe("Errors that remain."),
  warnings: z.int().describe("Warnings that remain."),
  configuration: configurationSchema,
  body: z.unknown().optional().describe("The repaired body, if you passed body. Absent if it is long."),
  text: z.string().optional().describe("The repaired text or file, in its own layout. Absent if it is long."),
  operations: z.array(operationSchema).describe("The repair as a JSON Patch of what you passed, to apply in order."),
  findings: z.array(findingSchema).describe("What remains after the repair. Errors first."),
  ...cutSchema("operations", "findings"),
};

/** Adds `fix_campaign`, which works like `campaign-rules check --fix`, but writes no file. */
export const registerFixCampaign: RegisterTool = (server, workspace) => {
  server.registerTool(
    "fix_campaign",
    {
      title: "Fix a campaign",
      description:
        "Repairs what can be repaired with certainty, and reports what remains. Takes the same arguments as " +
        "validate_campaign. Returns the repaired JSON and the operations; writes no file.",
      inputSchema: z.strictObject(documentInput),
      outputSchema: z.strictObject(output),
      annotations,
    },
    async (input) => {
      const document = await readDocument(input, workspace);
      const { name, text, contents, checker, configuration, isValue } = document;
      const repaired = checker.fix(name, text, contents);
      const checked = checker.check(name, repaired.text, contents);
      const { ok, violations, warnings } = checked.result;
      const json = repairedJson(repaired.text, isValue);
      const fixed = {
        ok,
        changed: repaired.text !== text,
        errors: violations.length,
        warnings: warnings.length,
        ...(configuration && { configuration }),
        ...json,
      };
      const findings = findingsOf(checked.result, shownAs(document, checked));
      const cut = withLists(fixed, { operations: repaired.operations, findings });
      return answer({ ...cut, truncated: cut.truncated || json === undefined });
    },
  );
};

/** The largest repaired JSON in an answer, in bytes; the rest is for operations and findings. */
const LARGEST_FIXED = 5 * 1024;

/** The repaired JSON in the form in which it was passed; undefined if it is too long for an answer. */
function repairedJson(text: string, isValue: boolean): { body: unknown } | { text: string } | undefined {
  if (jsonBytes(text) > LARGEST_FIXED) return undefined;
  return isValue ? { body: JSON.parse(text) as unknown } : { text };
}
