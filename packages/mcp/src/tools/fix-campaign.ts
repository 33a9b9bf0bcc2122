import { exactJson } from "campaign-rules/files";
import { jsonSchemaDocument } from "campaign-rules/schemas";
import { z } from "zod";
import { isObject } from "../../../../src/structure/checker.js";
import { answer, jsonBytes, withLists } from "../answers/answer.js";
import { findingsOf } from "../answers/findings.js";
import {
  configurationSchema,
  cutSchema,
  findingSchema,
  moreSchema,
  noteSchema,
  operationSchema,
} from "../answers/schemas.js";
import { documentInput, type Operation } from "../documents/document-input.js";
import { parameters } from "../documents/parameters.js";
import { readDocument, shownAs } from "../documents/read-document.js";
import { valueIn } from "../documents/read-json.js";
import type { RegisterTool } from "./tool-list.js";

const output = {
  ok: z.boolean().describe("Whether the service accepts it after the fixes."),
  changed: z.boolean(),
  errors: z.int().describe("Errors that remain."),
  warnings: z.int().describe("Warnings that remain."),
  more: moreSchema,
  note: noteSchema,
  configuration: configurationSchema,
  body: z
    .looseObject({})
    .optional()
    .describe(
      "The fixed body, if you passed body. Absent if it is long, has no member of a request, or cannot be a value as it is written.",
    ),
  text: z
    .string()
    .optional()
    .describe("The fixed text or file, in its own layout. Absent if it is long, or has no member of a request."),
  operations: z.array(operationSchema).describe("The fixes as a JSON Patch of your JSON, to apply in order."),
  findings: z.array(findingSchema).describe("The findings after the fixes. Errors first."),
  ...cutSchema("operations", "findings"),
};

/** Adds `fix_campaign`, which works like `campaign-rules check --fix`, but writes no file. */
export const registerFixCampaign: RegisterTool = (tools, workspace) => {
  tools.registerTool(
    "fix_campaign",
    {
      title: "Fix a campaign",
      description:
        "Applies all certain fixes, and reports the remaining findings. Takes the same arguments as " +
        "validate_campaign. Returns the fixed JSON and the operations; writes no file.",
      inputSchema: parameters(documentInput),
      outputSchema: z.strictObject(output),
    },
    async (input) => {
      const document = await readDocument(input, workspace);
      const { path, text, operation, contents, checker, configuration, note, isValue } = document;
      const repaired = checker.fix(path, text, contents);
      const checked = checker.check(path, repaired.text, contents);
      const { ok, violations, warnings, truncated = false } = checked.result;
      const isLong = jsonBytes(repaired.text) > LARGEST_FIXED;
      const value = valueIn(repaired.text);
      // The JSON is returned only if it can be read as a request: a path may lead to any file, such as one with secrets.
      // JSON that was sent as text may say more than its value: digits that would be lost, several values of a key.
      const isWhole = !isValue || value === undefined || isExact(repaired.text);
      const isShown = !isLong && isWhole && isRequest(value, operation);
      const json = isValue ? { body: value } : { text: repaired.text };
      const fixed = {
        ok,
        changed: repaired.text !== text,
        errors: violations.length,
        warnings: warnings.length,
        more: truncated,
        note,
        configuration,
        ...(isShown && json),
      };
      const findings = findingsOf(checked.result, shownAs(document, checked));
      const cut = withLists(fixed, { operations: repaired.operations, findings });
      return answer({ ...cut, truncated: cut.truncated || isLong || !isWhole });
    },
  );
};

function isExact(text: string): boolean {
  try {
    exactJson("body", text);
    return true;
  } catch {
    return false;
  }
}

/** The largest repaired JSON in an answer, in bytes; the rest is for operations and findings. */
const LARGEST_FIXED = 5 * 1024;

/** Whether a value can be read as a request, valid or not: it is an object, and has a member that a request may have. */
function isRequest(value: unknown, operation: Operation): boolean {
  if (!isObject(value)) return false;
  if (operation === "request") return Object.hasOwn(value, "body");
  return Object.keys(value).some((name) => memberNames().has(name));
}

let names: ReadonlySet<string> | undefined;

/** The names of the members that bodies have. */
function memberNames(): ReadonlySet<string> {
  names ??= new Set(
    (["create-request", "update-request"] as const)
      .flatMap((document) => Object.entries(jsonSchemaDocument(document).$defs ?? {}))
      .filter(([name]) => name.endsWith("Request"))
      .flatMap(([, { properties }]) => Object.keys(properties as object)),
  );
  return names;
}
