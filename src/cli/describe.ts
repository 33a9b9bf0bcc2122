import type { Colors } from "picocolors/types.js";
import { type CataloguePolicy, type CatalogueRule, policies, rules } from "../catalogue/index.js";
import { type InputRule, inputRules } from "../catalogue/input-rules.js";

/** The list of all rules and policies, for people. */
export function renderCatalogue(colors: Colors): string {
  const width = Math.max(
    ...[...rules.map(({ id }) => id), ...policies.map(({ name }) => name)].map(({ length }) => length),
  );
  const lines = [...inputRules, ...rules].map(({ id, severity, summary }) => {
    const weight = severity === "error" ? colors.red("error  ") : colors.yellow("warning");
    return `${colors.bold(id.padEnd(width))}  ${weight}  ${summary}`;
  });
  const choices = policies.map(({ name, values }) => {
    return `${colors.bold(name.padEnd(width))}  policy   ${values.join(" | ")}`;
  });
  return `${[...lines, "", ...choices].join("\n")}\n`;
}

/** What there is to know about one rule or policy, for people. Undefined when there is none of that name. */
export function renderExplanation(name: string, colors: Colors): string | undefined {
  const rule = [...inputRules, ...rules].find(({ id }) => id === name);
  if (rule !== undefined) return renderRule(rule, colors);
  const policy = policies.find((candidate) => candidate.name === name);
  return policy && renderPolicy(policy, colors);
}

function renderRule(rule: CatalogueRule | InputRule, colors: Colors): string {
  const facts: [string, string | undefined][] = [
    ["severity", rule.severity],
    ["applies to", rule.appliesTo],
    ["unless", rule.unlessFeature && `the workspace has the feature ${rule.unlessFeature}`],
    ["if", rule.ifFeature && `the workspace has the feature ${rule.ifFeature}`],
    ["section", rule.spec],
    ["reads", rule.reads.values?.join(", ")],
    ["presence of", rule.reads.presence?.join(", ")],
    ["keys of", rule.reads.keys?.join(", ")],
    ...rule.templates.map(({ when, template }): [string, string] => [
      "message",
      when === undefined ? template : `${template} (where ${when})`,
    ]),
    ["silences", rule.silences.join(", ") || undefined],
    ["error.code", rule.code],
  ];
  return render(rule.id, rule.summary, facts, colors);
}

function renderPolicy(
  { name, summary, spec, reason, values, default: standard }: CataloguePolicy,
  colors: Colors,
): string {
  return render(
    name,
    summary,
    [
      ["values", values.join(", ")],
      ["default", standard],
      ["spec says", spec],
      ["reason", reason],
    ],
    colors,
  );
}

function render(name: string, summary: string, facts: [string, string | undefined][], colors: Colors): string {
  const lines = facts.flatMap(([label, text]) =>
    text === undefined ? [] : [`  ${colors.dim(label.padEnd(11))} ${text}`],
  );
  return `${[colors.bold(name), `  ${summary}`, "", ...lines].join("\n")}\n`;
}
