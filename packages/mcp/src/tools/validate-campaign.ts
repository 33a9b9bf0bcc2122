import { z } from "zod";
import { answer, withLists } from "../answers/answer.js";
import { findingsOf, undecidedOf } from "../answers/findings.js";
import { findingsSchemas } from "../answers/schemas.js";
import { documentInput } from "../documents/document-input.js";
import { parameters } from "../documents/parameters.js";
import { readDocument, shownAs } from "../documents/read-document.js";
import type { RegisterTool } from "./tool-list.js";

const output = {
  ok: z.boolean().describe("Whether the service accepts it: there may be warnings, but no errors."),
  status: z.int().optional().describe("The HTTP status with which the service rejects it."),
  code: z.string().optional().describe("The error.code of that answer."),
  ...findingsSchemas,
};

/** Adds `validate_campaign`, with the same findings as `campaign-rules check`. */
export const registerValidateCampaign: RegisterTool = (tools, workspace) => {
  tools.registerTool(
    "validate_campaign",
    {
      title: "Validate a campaign",
      description:
        "Finds every problem with a request to the campaign service at once: the place, the rule, what it requires, " +
        "and the fix if it is certain. Takes the body of a create request, the body of an update (with the stored " +
        "campaign and its state, if you know them), or a whole request.",
      inputSchema: parameters(documentInput),
      outputSchema: z.strictObject(output),
    },
    async (input) => {
      const document = await readDocument(input, workspace);
      const { path, text, contents, checker, configuration, note } = document;
      const checked = checker.check(path, text, contents);
      const { ok, status, body, violations, warnings, skipped, truncated = false } = checked.result;
      const fixed = {
        ok,
        status,
        code: body?.error.code,
        errors: violations.length,
        warnings: warnings.length,
        more: truncated,
        note,
        configuration,
      };
      const findings = findingsOf(checked.result, shownAs(document, checked));
      return answer(withLists(fixed, { findings, ...undecidedOf(skipped) }));
    },
  );
};
