import { z } from "zod";
import { features } from "./names.js";

/** The facts about the workspace that a client may give, named as in a JSON configuration. */
export const contextInput = z
  .strictObject({
    features: z
      .array(z.enum(features))
      .max(features.length)
      .optional()
      .describe("The features of the workspace. Absent: unknown."),
    productSets: z
      .array(z.string())
      .max(10_000)
      .optional()
      .describe("The ids of its product sets. Absent: not checked."),
    policies: z
      .strictObject({
        utmCustomKeys: z.enum(["by-operation", "prefix", "any"]).optional(),
        merge: z.enum(["component", "member"]).optional(),
        scheduleOffset: z.enum(["refuse", "zero"]).optional(),
        drafts: z.enum(["complete", "in-progress"]).optional(),
      })
      .optional()
      .describe("Other readings of the specification. explain_rule explains each by its name."),
    rules: z
      .record(z.string(), z.enum(["off", "warning", "error"]))
      .optional()
      .describe("The levels of rules, by id. Structural rules have none."),
    lint: z.boolean().optional().describe("Whether to report warnings. Default: true."),
  })
  .describe("What is known about the workspace. Takes precedence over the configuration of the project.");

export type ContextInput = z.infer<typeof contextInput>;
