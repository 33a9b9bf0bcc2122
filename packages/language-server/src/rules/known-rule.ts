import type { Context } from "campaign-rules";
import { type CatalogueRule, inputRules, rules } from "campaign-rules/catalogue";

/** What custom rules may lack. The severity is that of an error by default. */
type Optional = "severity" | "unlessFeature" | "ifFeature" | "states" | "spec" | "appliesTo" | "allowed" | "changedBy";

/** The known facts about a rule. */
export type KnownRule = Pick<CatalogueRule, "summary" | "reads"> & {
  readonly [Fact in Optional]?: CatalogueRule[Fact] | undefined;
};

const ours: ReadonlyMap<string, KnownRule> = new Map([...rules, ...inputRules].map((rule) => [rule.id, rule]));

/** Whether a rule is one of ours. */
export function isOurs(id: string): boolean {
  return ours.has(id);
}

/** The rule with an id, one of ours or a custom rule of the context. */
export function knownRule(id: string, { customRules = [] }: Context): KnownRule | undefined {
  return ours.get(id) ?? customRules.find((rule) => rule.id === id);
}
