import { z } from "zod";
import { features } from "../../../../src/rules/rule-context.js";
import { members, orText, scalar, textList, withoutNulls } from "./parameters.js";

/** The facts about the workspace that a client may give, named as in a JSON configuration. */
const contextMembers = members({
  features: textList("features", z.array(z.enum(features)).max(features.length).optional()).describe(
    "The features of the workspace. Absent: unknown.",
  ),
  productSets: textList("productSets", z.array(z.string()).max(10_000).optional()).describe(
    "The ids of its product sets. Absent: not checked.",
  ),
  policies: orText(
    "policies",
    "an object",
    members({
      utmCustomKeys: z.enum(["by-operation", "prefix", "any"]).optional(),
      merge: z.enum(["component", "member"]).optional(),
      scheduleOffset: z.enum(["refuse", "zero"]).optional(),
      drafts: z.enum(["complete", "in-progress"]).optional(),
      publish: z.enum(["trusted", "validated"]).optional(),
    }).optional(),
  ).describe("Other readings of the specification. explain_rule explains each by its name."),
  rules: orText(
    "rules",
    "an object",
    z.preprocess(withoutNulls, z.record(z.string(), z.enum(["off", "warning", "error"]))).optional(),
  ).describe("The levels of rules, by id. Structural rules have none."),
  lint: scalar(z.boolean().optional()).describe("Whether to report warnings. Default: true."),
});

export const contextInput = orText("context", "an object", contextMembers.optional()).describe(
  "The facts about the workspace. Take precedence over the configuration of the project.",
);

export type ContextInput = z.output<typeof contextMembers>;
