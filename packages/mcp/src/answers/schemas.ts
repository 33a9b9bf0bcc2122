import { z } from "zod";

export const operationSchema = z
  .looseObject({ op: z.enum(["add", "remove", "replace", "move", "copy", "test"]), path: z.string() })
  .describe("An operation of JSON Patch (RFC 6902).");

export const findingSchema = z.strictObject({
  rule: z.string().describe("The id of the rule. explain_rule explains it."),
  severity: z.enum(["error", "warning"]),
  path: z.string(),
  message: z.string(),
  line: z.int().optional(),
  column: z.int().optional(),
  origin: z.literal("stored").optional().describe("Present if the place is in the stored campaign, not in the update."),
  fixable: z.boolean().describe("Whether fix_campaign can fix it."),
  fix: z.array(operationSchema).optional().describe("A JSON Patch of your JSON. Absent if it is long."),
});

export type FindingShown = z.infer<typeof findingSchema>;

export const configurationSchema = z
  .strictObject({ file: z.string(), used: z.boolean(), why: z.string().optional().describe("Why it is not used.") })
  .optional()
  .describe("The nearest configuration. If it is not used, no other one is.");

export const noteSchema = z.string().optional().describe("What you should know about the file or its configuration.");

export const moreSchema = z.boolean().describe("Whether there are more errors or warnings than were counted.");

/** The lists of every answer about findings. */
const listSchemas = {
  findings: z.array(findingSchema).describe("Errors first."),
  undecided: z.array(z.string()).describe("Rules that depend on a fact you did not give, such as the features."),
  skipped: z.array(z.string()).describe("Rules that cannot run until the fields they read are valid."),
};

/** The members that report omitted entries of an answer. */
export function cutSchema<Name extends string>(...names: readonly Name[]) {
  const counts = Object.fromEntries(names.map((name) => [name, z.int()])) as Record<Name, z.ZodInt>;
  return {
    truncated: z.boolean().describe("Whether something is left out because the answer would be too long."),
    omitted: z.strictObject(counts).describe("How many entries of each list are left out."),
  };
}

/** The members of an answer with findings. */
export const findingsSchemas = {
  errors: z.int(),
  warnings: z.int(),
  more: moreSchema,
  note: noteSchema,
  configuration: configurationSchema,
  ...listSchemas,
  ...cutSchema("findings", "undecided", "skipped"),
};
