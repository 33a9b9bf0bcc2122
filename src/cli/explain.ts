import type { Colors } from "picocolors/types.js";
import { quote, suggestion } from "../errors/wording.js";
import {
  type CataloguePolicy,
  type CatalogueRule,
  type InputRule,
  type PlanRule,
  policies,
} from "../reference/catalogue.js";
import { nearest } from "../structure/nearest.js";
import { pageOf } from "./docs-url.js";
import { everyExample } from "./every-example.js";
import { everyRule } from "./every-rule.js";
import type { RuleExample } from "./rule-examples.js";

type Explained = CatalogueRule | InputRule | PlanRule | CataloguePolicy;

export function explainedBy(name: string, customRules: readonly CatalogueRule[] = []) {
  const all = [...everyRule, ...customRules];
  const found = all.find(({ id }) => id === name) ?? policies.find((policy) => policy.name === name);
  if (found !== undefined) return found;
  const names = [...all.map(({ id }): string => id), ...policies.map((policy) => policy.name)];
  const meant = suggestion(nearest(name, names));
  return { problem: `there is no rule or policy ${JSON.stringify(name)}${meant || "; see: campaign-rules rules"}` };
}

export function explanationData(one: Explained, docsUrl?: string): object {
  if (!("id" in one)) return one;
  const documentation = pageOf(one.id, docsUrl);
  return { ...one, example: everyExample.get(one.id), ...(documentation !== undefined && { documentation }) };
}

export function renderExplanation(one: Explained, colors: Colors, docsUrl?: string): string {
  if ("id" in one) return renderRule(one, colors, docsUrl);
  const facts: [string, string | undefined][] = [
    ["values", one.values.join(", ")],
    ["default", one.default],
    ["spec says", one.spec],
    ["reason", one.reason],
    ["changes", one.rules.join(", ")],
  ];
  return render(one.name, one.summary, facts, colors);
}

function renderRule(rule: CatalogueRule | InputRule | PlanRule, colors: Colors, docsUrl: string | undefined): string {
  const facts: [string, string | undefined][] = [
    ["severity", rule.severity],
    ["applies to", rule.appliesTo],
    ["in states", "states" in rule ? rule.states?.join(", ") : undefined],
    ["unless", rule.unlessFeature && `the workspace has the feature ${rule.unlessFeature}`],
    ["if", rule.ifFeature && `the workspace has the feature ${rule.ifFeature}`],
    ["section", rule.spec],
    ["reads", rule.reads.values?.join(", ")],
    ["presence of", rule.reads.presence?.join(", ")],
    [rule.id.startsWith("update.") ? "compares" : "names in", rule.reads.keys?.join(", ")],
    ...Object.entries(rule.allowed ?? {}).map(([name, values]): [string, string] => [`for ${name}`, values.join(", ")]),
    ["refuses", "refuses" in rule ? "the member: nothing else is reported at or below it" : undefined],
    ["silences", rule.silences.join(", ") || undefined],
    ["changed by", rule.changedBy.map(optionText).join(", ") || undefined],
    ["needs", rule.needs.map(optionText).join(", ") || undefined],
    ["readings", rule.readings.length > 0 ? `${rule.readings.map(quote).join(", ")} (docs/readings.md)` : undefined],
    ["error.code", rule.severity === "error" ? rule.code : `${rule.code}, if the severity is set to error`],
    ["documentation", pageOf(rule.id, docsUrl)],
  ];
  const example = everyExample.get(rule.id);
  const text = render(rule.id, rule.summary, facts, colors);
  if (example !== undefined) return `${text}\n${renderExample(example, rule)}`;
  return rule.id === "structure.unreadable" ? `${text}\n${UNREADABLE}` : text;
}

/** How the command line sets an option of a context. */
const given: Readonly<Record<string, string>> = {
  features: "--feature",
  productSets: "--workspace",
  "bounds.maxDepth": "--config",
  rules: "--rule",
  exceptions: "--except",
  "campaign.state": "--state",
  "campaign.body": "--current",
};

function optionText(option: string): string {
  return `${option.startsWith("campaign.") ? "in updates " : ""}${option} (${given[option] ?? "--policy"})`;
}

/** For the one rule of ours that JSON cannot break. Custom rules have no examples. */
const UNREADABLE = `  JSON cannot break this rule. In a program, a getter or a proxy that throws does:
    { get basic_details() { throw new Error("not loaded"); } }

  Accepted:
    { basic_details: { name: "Hello" } }
`;

function renderExample({ context, wrong, says, right, rightContext }: RuleExample, { severity }: { severity: string }) {
  const [bad, good] = severity === "error" ? ["Rejected", "Accepted"] : ["Causes a warning", "Better"];
  const parts: [string, string | undefined][] = [
    ["Context:", context && textOf(context)],
    [`${bad}:`, textOf(wrong)],
    ["Message:", says.join("\n")],
    ["With this context:", rightContext && textOf(rightContext)],
    [`${good}:`, textOf(right)],
  ];
  return parts
    .flatMap(([title, text]) => (text === undefined ? [] : [`  ${title}\n${text.replaceAll(/^/gmu, "    ")}\n`]))
    .join("\n");
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value, null, 2);
}

function render(name: string, summary: string, facts: [string, string | undefined][], colors: Colors): string {
  const known = facts.filter(([, text]) => text !== undefined);
  const width = Math.max(11, ...known.map(([label]) => label.length));
  const lines = known.map(([label, text]) => `  ${colors.dim(label.padEnd(width))} ${text}`);
  return `${[colors.bold(name), `  ${summary}`, "", ...lines].join("\n")}\n`;
}
