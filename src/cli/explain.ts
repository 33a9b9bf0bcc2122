import type { Colors } from "picocolors/types.js";
import { type CataloguePolicy, type CatalogueRule, policies, rules } from "../catalogue/index.js";
import { type InputRule, inputRules } from "../catalogue/input-rules.js";
import { suggestion } from "../errors/wording.js";
import generated from "../generated/examples.json" with { type: "json" };
import { nearest } from "../structure/nearest.js";
import { inputExamples } from "./input-examples.js";
import type { RuleExample } from "./rule-example.js";

const examples = new Map<string, RuleExample>(Object.entries({ ...inputExamples, ...generated }));

type Explained = CatalogueRule | InputRule | CataloguePolicy;

/** The rule or the policy of a name; what to say when there is none. */
export function explainedBy(name: string): Explained | { readonly problem: string } {
  const found =
    [...inputRules, ...rules].find(({ id }) => id === name) ?? policies.find((policy) => policy.name === name);
  if (found !== undefined) return found;
  const meant = suggestion(
    nearest(name, [...inputRules, ...rules].map(({ id }): string => id).concat(policies.map((policy) => policy.name))),
  );
  return { problem: `there is no rule or policy ${JSON.stringify(name)}${meant || "; see: campaign-rules rules"}` };
}

/** What there is to know about a rule or a policy, as data. */
export function explanationData(one: Explained): object {
  return "id" in one ? { ...one, example: examples.get(one.id) } : one;
}

/** The same for people. */
export function renderExplanation(one: Explained, colors: Colors): string {
  return "id" in one ? renderRule(one, colors) : renderPolicy(one, colors);
}

function renderRule(rule: CatalogueRule | InputRule, colors: Colors): string {
  const facts: [string, string | undefined][] = [
    ["severity", rule.severity],
    ["applies to", rule.appliesTo],
    ["unless", rule.unlessFeature && `the workspace has the feature ${rule.unlessFeature}`],
    ["if", rule.ifFeature && `the workspace has the feature ${rule.ifFeature}`],
    ["section", rule.spec],
    ["looks at", rule.reads.values?.join(", ")],
    ["presence of", rule.reads.presence?.join(", ")],
    ["names in", rule.reads.keys?.join(", ")],
    ...Object.entries(rule.allowed ?? {}).map(([name, values]): [string, string] => [`for ${name}`, values.join(", ")]),
    ["instead of", rule.silences.join(", ") || undefined],
    ["error.code", rule.code],
  ];
  const example = examples.get(rule.id);
  const shown = example === undefined ? UNREADABLE : renderExample(example, rule);
  return `${render(rule.id, rule.summary, facts, colors)}\n${shown}`;
}

/** No JSON can break the one rule without an example of its own. */
const UNREADABLE = `  No JSON breaks this rule. In a program, a getter or a proxy that throws does:
    { get basic_details() { throw new Error("not loaded"); } }

  Accepted:
    { basic_details: { name: "Hello" } }
`;

function renderExample({ context, wrong, says, right, rightContext }: RuleExample, { severity }: { severity: string }) {
  const [bad, good] = severity === "error" ? ["Refused", "Accepted"] : ["Warned about", "Better"];
  const parts: [string, string | undefined][] = [
    ["Known of workspace and campaign:", context && textOf(context)],
    [`${bad}:`, textOf(wrong)],
    ["It says:", says.join("\n")],
    ["Known instead:", rightContext && textOf(rightContext)],
    [`${good}:`, textOf(right)],
  ];
  return parts
    .flatMap(([title, text]) => (text === undefined ? [] : [`  ${title}\n${text.replaceAll(/^/gmu, "    ")}\n`]))
    .join("\n");
}

/** A text as it is, and anything else as JSON. */
function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value, null, 2);
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
  const known = facts.filter(([, text]) => text !== undefined);
  const width = Math.max(11, ...known.map(([label]) => label.length));
  const lines = known.map(([label, text]) => `  ${colors.dim(label.padEnd(width))} ${text}`);
  return `${[colors.bold(name), `  ${summary}`, "", ...lines].join("\n")}\n`;
}
