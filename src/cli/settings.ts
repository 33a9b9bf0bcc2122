import { type Context, type RuleLevel, ruleLevels } from "../engine/context/context.js";
import { expectPath } from "../engine/context/exceptions.js";
import { excerpt, list, quote, suggestion } from "../errors/wording.js";
import type { Feature, RuleId, StructureId } from "../index.js";
import { inputRules, planRules, rules } from "../reference/catalogue.js";
import { type Policies, policies } from "../rules/rule-context.js";
import { nearest } from "../structure/nearest.js";
import { UNIQUE_KEYS } from "../text/input-violation.js";

/** A context, or a part of one, from the command line, the workspace file or the configuration. */
export interface Settings extends Omit<Context, "features" | "rules"> {
  readonly features?: readonly Feature[] | undefined;
  readonly rules?: (Context["rules"] & { readonly [R in typeof UNIQUE_KEYS]?: RuleLevel }) | undefined;
}

/** The operations whose bodies files contain. */
export const operations = ["create", "update"] as const;

/** An unknown name or value; the message includes it and suggests the right one. */
export class WrongSetting extends Error {}

/** What a wrong level of an exception is called. */
export const EXCEPTION_LEVEL = "level of an exception:";

/** If there are more names than this, the message does not list them. */
const FEW = 10;

const policyNames = Object.keys(policies) as (keyof Policies)[];

export const allRuleIds = rules.map(({ id }) => id);

export const rulesWithLevel = [...inputRules, ...rules].filter(({ id }) => id !== "input.json" && !isStructural(id));

const idsWithLevel = rulesWithLevel.map(({ id }) => id);

export function policySetting(name: string, value: unknown): NonNullable<Settings["policies"]> {
  const policy = oneOf(name, policyNames, "policy");
  return { [policy]: oneOf<string>(value, policies[policy], `value of the policy ${policy}:`) };
}

/** The level of a rule. `customIds` are the ids of rules that are not ours. */
export function ruleSetting(id: string, level: unknown, customIds: readonly string[]): NonNullable<Settings["rules"]> {
  if (rules.some((rule) => rule.id === id) && isStructural(id))
    throw new WrongSetting(`the rule ${id} is structural, so its level cannot be set; use an exception instead`);
  if (id === "input.json" || isPlanRule(id)) throw new WrongSetting(`the rule ${id} is always an error`);
  const ids = [...idsWithLevel, ...customIds];
  return { [oneOf(id, ids, "rule")]: oneOf(level, ruleLevels, `level of the rule ${id}:`) };
}

function isPlanRule(id: unknown): boolean {
  return planRules.some((rule) => rule.id === id);
}

/**
 * The rule of an exception. Rules about files cannot have one, because they check text, which has no paths; those about
 * plans cannot, because no exception makes an update possible.
 */
export function exceptionRule(id: unknown, customIds: readonly string[]): RuleId {
  if (id === "input.json" || id === UNIQUE_KEYS || isPlanRule(id))
    throw new WrongSetting(`the rule ${id} has no exceptions`);
  return oneOf<string>(id, [...allRuleIds, ...customIds], "rule") as RuleId;
}

/** Whether an id may be that of a custom rule: it has a prefix, which none of our rules has. */
export function mayBeCustom(id: string): boolean {
  const prefix = id.slice(0, id.indexOf(".") + 1);
  return prefix.length > 1 && ![...allRuleIds, UNIQUE_KEYS].some((ours) => ours.startsWith(prefix));
}

/** Combines settings. The later ones win; exceptions and custom rules are added, the later exceptions first. */
export function merged(first: Settings, second: Settings): Settings {
  const exceptions = [...(second.exceptions ?? []), ...(first.exceptions ?? [])];
  const customRules = new Map(
    [...(first.customRules ?? []), ...(second.customRules ?? [])].map((one) => [one.id, one]),
  );
  return {
    features: second.features ?? first.features,
    productSets: second.productSets ?? first.productSets,
    policies: { ...first.policies, ...second.policies },
    rules: { ...first.rules, ...second.rules },
    exceptions,
    customRules: [...customRules.values()],
    message: second.message ?? first.message,
    lint: second.lint ?? first.lint,
    bounds: { ...first.bounds, ...second.bounds },
  };
}

export function exceptionPath(path: unknown): string {
  if (typeof path !== "string") throw new WrongSetting("path of an exception must be a string");
  try {
    expectPath(path);
  } catch (error) {
    if (error instanceof TypeError) throw new WrongSetting(error.message);
    throw error;
  }
  return path;
}

/** Calls `read`; turns the error of an invalid setting into the one that `errorOf` makes from its message. */
export function rewording<T>(read: () => T, errorOf: (problem: string) => Error): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof WrongSetting ? errorOf(error.message) : error;
  }
}

export function oneOf<T extends string>(value: unknown, allowed: readonly T[], what: string): T {
  const found = allowed.find((candidate) => candidate === value);
  if (found !== undefined) return found;
  const meant = typeof value === "string" ? suggestion(nearest(value, allowed)) : "";
  const known = allowed.length > FEW ? "; see: campaign-rules rules" : `; known: ${list(allowed)}`;
  const shown = typeof value === "string" ? quote(excerpt(value)) : excerpt(String(JSON.stringify(value)));
  throw new WrongSetting(`unknown ${what} ${shown}${meant || known}`);
}

function isStructural(id: string): id is StructureId {
  return id.startsWith("structure.");
}
