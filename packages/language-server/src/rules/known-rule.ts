import type { Context } from "campaign-rules";
import { type CatalogueRule, inputRules, rules } from "campaign-rules/catalogue";

/** The known facts about a rule. Custom rules have fewer than ours. */
export interface KnownRule {
  /** An error by default. */
  readonly severity?: CatalogueRule["severity"] | undefined;
  readonly summary: string;
  readonly reads: CatalogueRule["reads"];
  readonly unlessFeature?: CatalogueRule["unlessFeature"] | undefined;
  readonly ifFeature?: CatalogueRule["ifFeature"] | undefined;
  readonly states?: CatalogueRule["states"] | undefined;
  readonly spec?: string | undefined;
  readonly appliesTo?: string;
  readonly allowed?: CatalogueRule["allowed"];
  readonly changedBy?: CatalogueRule["changedBy"];
}

const ours: ReadonlyMap<string, KnownRule> = new Map([...rules, ...inputRules].map((rule) => [rule.id, rule]));

/** Whether a rule is one of ours. */
export function isOurs(id: string): boolean {
  return ours.has(id);
}

/** The rule with an id, one of ours or a custom rule of the context. */
export function knownRule(id: string, { customRules = [] }: Context): KnownRule | undefined {
  return ours.get(id) ?? customRules.find((rule) => rule.id === id);
}
