import { unknownError } from "../engine/context/option-errors.js";
import { BAD_REQUEST } from "../errors/error-body.js";
import { type RuleId, registry } from "../rules/index.js";
import { type Feature, features as known } from "../rules/rule-context.js";
import { type StructureId, type StructureParams, structuralRules } from "../structure/structural-rules.js";
import type { CatalogueRule } from "./catalogue/catalogue-rule.js";
import { APPLIES_TO, catalogued, templatesOf } from "./catalogue/catalogued.js";
import { type InputRule, inputRules, type PlanRule, planRules } from "./catalogue/input-and-plan-rules.js";
import { structuralOptionsOf } from "./catalogue/rule-options.js";
import { frozen } from "./frozen.js";

export type { CatalogueRule, MessageTemplate, Need } from "./catalogue/catalogue-rule.js";
export { type InputRule, inputRules, type PlanRule, planRules } from "./catalogue/input-and-plan-rules.js";
export { type CataloguePolicy, policies } from "./catalogue/policies.js";
export { endings, shortMessage } from "./catalogue/short-message.js";

/** Every feature that a workspace may have, frozen. */
export const features: readonly Feature[] = frozen([...known]);

/** Whether a text names a feature, as one from a database may not: `names.filter(isFeature)`. */
export function isFeature(text: unknown): text is Feature {
  return (features as readonly unknown[]).includes(text);
}

/** Names of the params of each structural rule. */
const structuralParams: { readonly [Id in StructureId]: readonly (keyof StructureParams[Id])[] } = {
  "structure.required": ["expected", "allowed", "format"],
  "structure.type": ["expected", "received", "allowed", "format"],
  "structure.enum": ["allowed", "received"],
  "structure.range": ["minimum", "maximum", "received"],
  "structure.format": ["format", "received", "example"],
  "structure.size": ["minimum", "received"],
  "structure.too-deep": ["limit", "cyclic"],
  "structure.unreadable": [],
};

/** Every rule: the structural ones, then the others in the order of violations. All of it is frozen. */
export const rules: readonly CatalogueRule[] = frozen([
  ...(Object.entries(structuralRules) as [StructureId, (typeof structuralRules)[StructureId]][]).map(
    ([id, { summary, spec, messages }]): CatalogueRule => ({
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
      ...structuralOptionsOf(id),
      code: BAD_REQUEST,
    }),
  ),
  ...registry.map(catalogued),
]);

/**
 * Everything about a rule, including rules about files and plans, frozen.
 *
 * @throws {TypeError} if there is no such rule.
 */
export function explain(id: RuleId): CatalogueRule;
export function explain(id: RuleId | InputRule["id"] | PlanRule["id"]): CatalogueRule | InputRule | PlanRule;
export function explain(id: string): CatalogueRule | InputRule | PlanRule {
  const all = [...rules, ...inputRules, ...planRules];
  const rule = all.find((candidate) => candidate.id === id);
  if (rule !== undefined) return rule;
  const ids = all.map((each) => each.id);
  throw unknownError(id, "rule", ids);
}
