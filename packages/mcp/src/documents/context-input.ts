import { exactJson } from "campaign-rules/files";
import { z } from "zod";
import { features } from "./names.js";
import { parameters, withoutNulls } from "./parameters.js";

/** The facts about the workspace that a client may give, named as in a JSON configuration. */
const members = parameters({
  features: z
    .array(z.enum(features))
    .max(features.length)
    .optional()
    .describe("The features of the workspace. Absent: unknown."),
  productSets: z.array(z.string()).max(10_000).optional().describe("The ids of its product sets. Absent: not checked."),
  policies: parameters({
    utmCustomKeys: z.enum(["by-operation", "prefix", "any"]).optional(),
    merge: z.enum(["component", "member"]).optional(),
    scheduleOffset: z.enum(["refuse", "zero"]).optional(),
    drafts: z.enum(["complete", "in-progress"]).optional(),
    publish: z.enum(["trusted", "validated"]).optional(),
  })
    .optional()
    .describe("Other readings of the specification. explain_rule explains each by its name."),
  rules: z
    .preprocess(withoutNulls, z.record(z.string(), z.enum(["off", "warning", "error"])))
    .optional()
    .describe("The levels of rules, by id. Structural rules have none."),
  lint: z.boolean().optional().describe("Whether to report warnings. Default: true."),
});

export const contextInput = z
  .preprocess(parsed, members.optional())
  .describe("The facts about the workspace. Take precedence over the configuration of the project.");

export type ContextInput = z.output<typeof members>;

/** The value of JSON text, in which null is absent, too. Any other value is returned as it is. */
function parsed(given: unknown, issues: z.RefinementCtx): unknown {
  if (typeof given !== "string") return given;
  try {
    const value = JSON.parse(given) as unknown;
    exactJson("context", given);
    return value ?? undefined;
  } catch (error) {
    issues.addIssue({
      code: "custom",
      message: `must be an object, or its JSON as text, but ${(error as Error).message}`,
    });
    return z.NEVER;
  }
}
