import { BAD_REQUEST, codeOf } from "../errors/error-code.js";
import { templateOf } from "../errors/wording.js";
import { frozen } from "../frozen.js";
import { unknown } from "../misuse.js";
import { type RuleId, registry } from "../rules/index.js";
import type { Rule, Scope } from "../rules/rule.js";
import { type StructureId, type StructureParams, structuralRules } from "../structure/structural-rules.js";
import type { CatalogueRule, MessageTemplate } from "./catalogue-rule.js";
import { type InputRule, inputRules } from "./input-rules.js";

export type { CatalogueRule, MessageTemplate } from "./catalogue-rule.js";
export { type InputRule, inputRules } from "./input-rules.js";
export { type CataloguePolicy, policies } from "./policies.js";
export { endings, shortMessage } from "./short-message.js";

/** Names of the params of each structural rule. */
const structuralParams: { readonly [Id in StructureId]: readonly (keyof StructureParams[Id])[] } = {
  "structure.required": ["expected", "allowed", "format"],
  "structure.type": ["expected", "received", "allowed"],
  "structure.enum": ["allowed", "received"],
  "structure.range": ["minimum", "maximum", "received"],
  "structure.format": ["format", "received", "example"],
  "structure.size": ["minimum", "received"],
  "structure.too-deep": ["limit", "cyclic"],
  "structure.unreadable": [],
};

const APPLIES_TO: Readonly<Record<Scope, string>> = {
  request: "every campaign, created or updated",
  PUSH: "Push campaigns",
  EMAIL: "Email campaigns",
  user_attributes: "every filter (@) of the type user_attributes, wherever it stands",
  actions: "every filter (@) of the type actions, wherever it stands",
  custom_segments: "every filter (@) of the type custom_segments, wherever it stands",
  email: "every content (@) of an Email campaign, flat or keyed",
  object: "every object",
  body: "every body and patch, whatever it is",
  route: "whole requests, first",
  authorization: "whole requests, second",
  headers: "whole requests, with their body",
  state: "every update, first",
  publish: "updates with a status",
  stored: "updates of components whose stored campaign is given",
  update: "updates of components",
  "any-update": "every update, after what decides it alone",
};

/** Every rule: the structural ones, then the others in the order of violations. All of it is frozen. */
export const rules: readonly CatalogueRule[] = frozen([
  ...Object.values(structuralRules).map(
    ({ id, summary, spec, messages }): CatalogueRule => ({
      id,
      severity: "error",
      summary,
      ...(spec && { spec }),
      scope: "request",
      appliesTo: APPLIES_TO.request,
      reads: {},
      ...templatesOf(messages),
      params: structuralParams[id],
      silences: [],
      code: BAD_REQUEST,
    }),
  ),
  ...registry.map(catalogued),
]);

/**
 * What there is to know about a rule, also one about files, frozen.
 *
 * @throws {TypeError} when there is no such rule.
 */
export function explain(id: RuleId): CatalogueRule;
export function explain(id: RuleId | InputRule["id"]): CatalogueRule | InputRule;
export function explain(id: string): CatalogueRule | InputRule {
  const all = [...rules, ...inputRules];
  const rule = all.find((candidate) => candidate.id === id);
  if (rule === undefined) {
    throw unknown(
      id,
      "rule",
      all.map((known) => known.id),
    );
  }
  return rule;
}

/** The templates of messages, and their only one where there is but one. */
function templatesOf(messages: readonly MessageTemplate[]): Pick<CatalogueRule, "message" | "templates"> {
  const templates = messages.map(({ when, template }) => ({ ...(when && { when }), template }));
  const [only] = templates.length === 1 ? templates : [];
  return { ...(only && { message: only.template }), templates };
}

function catalogued(rule: Rule<RuleId>): CatalogueRule {
  const {
    id,
    severity = "error",
    summary,
    spec,
    scope,
    reads,
    message,
    allowed,
    unlessFeature,
    ifFeature,
    states,
  } = rule;
  return {
    id,
    severity,
    summary,
    spec,
    scope,
    appliesTo: APPLIES_TO[scope],
    reads,
    ...templatesOf([{ template: message }]),
    params: templateOf(message).placeholders.map(({ name }) => name),
    ...(allowed && { allowed }),
    ...(unlessFeature && { unlessFeature }),
    ...(ifFeature && { ifFeature }),
    ...(states && { states }),
    silences: (rule.silences ?? []) as readonly RuleId[],
    code: codeOf(rule),
  };
}
