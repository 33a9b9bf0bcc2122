import type { Context } from "campaign-rules";
import { knownRule } from "../rules/known-rule.js";
import type { RulePages } from "../rules/rule-pages.js";

/** A short form of the output of `campaign-rules explain` for a rule, as Markdown. */
export function explanationOf(id: string, context: Context, pages: RulePages): string {
  const rule = knownRule(id, context);
  const heading = `**\`${id}\`**`;
  if (rule === undefined) return heading;
  const {
    severity = "error",
    summary,
    appliesTo,
    spec,
    states,
    unlessFeature,
    ifFeature,
    allowed = {},
    changedBy = [],
  } = rule;
  const address = pages.addressOf(id);
  const facts: readonly (string | undefined | false)[] = [
    appliesTo && `Applies to: ${appliesTo}`,
    states && `In the states: ${states.join(", ")}`,
    unlessFeature && `Unless the workspace has the feature \`${unlessFeature}\``,
    ifFeature && `If the workspace has the feature \`${ifFeature}\``,
    ...Object.entries(allowed).map(
      ([name, values]) => `For \`${name}\`: ${values.map((one) => `\`${one}\``).join(", ")}`,
    ),
    changedBy.length > 0 && `Changed by: ${changedBy.map((option) => `\`${option}\``).join(", ")}`,
    spec && `Specification: ${spec}`,
    address && `[Documentation](${address})`,
  ];
  const list = facts.filter((fact) => typeof fact === "string" && fact !== "").map((fact) => `- ${fact}`);
  return [`${heading} (${severity}): ${summary}`, list.join("\n")].filter((text) => text !== "").join("\n\n");
}
