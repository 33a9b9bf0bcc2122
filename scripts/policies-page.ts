import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type CataloguePolicy, type CatalogueRule, policies, rules } from "../src/reference/catalogue.js";
import { type Feature, features, offByDefault } from "../src/rules/rule-context.js";
import { filledPage } from "./filled-page.js";

export const policiesPageFile = fileURLToPath(new URL("../docs/policies.md", import.meta.url));

/** The page about what a context changes, with tables made from the catalogue. */
export function policiesPage(): string {
  return filledPage(readFileSync(policiesPageFile, "utf8"), {
    features: [
      "| feature | when `features` is absent | without it | with it |",
      "|---|---|---|---|",
      ...features.map(featureRow),
    ].join("\n"),
    policies: policies.map(policySection).join("\n\n"),
  });
}

function featureRow(feature: Feature): string {
  const absent = offByDefault.includes(feature) ? "off" : "unknown";
  const without = rules.filter(({ unlessFeature }) => unlessFeature === feature).map(linked);
  const having = rules.filter(({ ifFeature }) => ifFeature === feature).map(linked);
  return `| \`${feature}\` | ${absent} | ${without.join(", ")} | ${having.join(", ")} |`;
}

function linked({ id, severity }: CatalogueRule): string {
  return `[\`${id}\`](rules.md#${id.replaceAll(".", "")})${severity === "warning" ? " (a warning)" : ""}`;
}

function policySection({
  name,
  values,
  default: standard,
  summary,
  spec,
  reason,
  rules: changed,
}: CataloguePolicy): string {
  const facts = [
    `- **Values**: ${values.map((value) => `\`"${value}"\`${value === standard ? " (default)" : ""}`).join(", ")}`,
    `- **What the specification says**: ${spec}`,
    `- **Why this default**: ${reason}`,
    `- **Changes**: ${rules
      .filter(({ id }) => changed.includes(id))
      .map(linked)
      .join(", ")}`,
  ];
  return [`### \`${name}\``, summary, facts.join("\n")].join("\n\n");
}
