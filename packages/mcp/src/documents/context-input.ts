import { z } from "zod";
import { ruleLevels } from "../../../../src/errors/severity.js";
import { features, policies } from "../../../../src/rules/rule-context.js";
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
      utmCustomKeys: z.enum(policies.utmCustomKeys).optional(),
      merge: z.enum(policies.merge).optional(),
      scheduleOffset: z.enum(policies.scheduleOffset).optional(),
      drafts: z.enum(policies.drafts).optional(),
      publish: z.enum(policies.publish).optional(),
    }).optional(),
  ).describe("Other readings of the specification. explain_rule explains each by its name."),
  rules: orText(
    "rules",
    "an object",
    z.preprocess(withoutNulls, z.record(z.string(), z.enum(ruleLevels))).optional(),
  ).describe("The levels of rules, by id. Structural rules have none."),
  lint: scalar(z.boolean().optional()).describe("Whether to report warnings. Default: true."),
});

export const contextInput = orText("context", "an object", contextMembers.optional()).describe(
  "The facts about the workspace. Take precedence over the configuration of the project.",
);

export type ContextInput = z.output<typeof contextMembers>;
