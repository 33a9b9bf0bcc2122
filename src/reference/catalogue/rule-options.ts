import generated from "../../generated/readings.json" with { type: "json" };
import type { Rule } from "../../rules/rule.js";
import type { Scope } from "../../rules/scope.js";
import type { CatalogueRule, Need } from "./catalogue-rule.js";
import { policies } from "./policies.js";

const readings: Readonly<Record<string, readonly string[]>> = generated;

/** Options that a single rule depends on. */
const ownOptions: Readonly<Record<string, string>> = {
  "gmail.product-set-known": "productSets",
  "structure.too-deep": "bounds.maxDepth",
  "workspace.features-known": "features",
};

export type RuleOptions = Pick<CatalogueRule, "changedBy" | "needs" | "readings">;

/** The options of a rule that is not a structural one. */
export function ruleOptionsOf(rule: Rule): RuleOptions {
  const { id, unlessFeature = rule.ifFeature, states, status } = rule;
  const isGate = unlessFeature !== undefined;
  const needs: readonly (Need | false)[] = [
    isGate && "features",
    states !== undefined && "campaign.state",
    readsMoreThanOneMember(rule) && "campaign.body",
  ];
  return {
    changedBy: [
      ...optionsFor(id),
      ...(isGate ? ["features"] : []),
      ...(status === undefined ? ["rules", "exceptions"] : []),
    ],
    needs: needs.filter((need) => need !== false),
    readings: readings[id] ?? [],
  };
}

export function structuralOptionsOf(id: string): RuleOptions {
  return { changedBy: [...optionsFor(id), "exceptions"], needs: [], readings: readings[id] ?? [] };
}

function optionsFor(id: string): string[] {
  const named = policies.filter(({ rules }) => (rules as readonly string[]).includes(id));
  return [...named.map(({ name }) => `policies.${name}`), ownOptions[id] ?? []].flat();
}

const CAMPAIGN: readonly Scope[] = ["request", "PUSH", "EMAIL", "user_attributes", "actions", "custom_segments"];

/** Whether an update may lack part of what the rule reads. Any content may belong to an Email of an unknown type. */
function readsMoreThanOneMember({ scope, reads, comparesStored }: Rule): boolean {
  if (comparesStored || scope === "email_content") return true;
  const paths = Object.values(reads)
    .flat()
    .filter((path) => !path.startsWith("@."));
  return CAMPAIGN.includes(scope) && (paths.length > 1 || paths.some((path) => path.includes(".")));
}
