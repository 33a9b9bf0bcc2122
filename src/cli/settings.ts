import { rules } from "../catalogue/index.js";
import {
  type Context,
  type Exception,
  exceptionLevels,
  features,
  type Policies,
  policies,
  type RuleLevel,
  ruleLevels,
} from "../context.js";
import { excerpt, list, quote, suggestion } from "../errors/wording.js";
import type { Feature, RuleId, StructureId } from "../index.js";
import { UNIQUE_KEYS } from "../json-text/repeated-key-violation.js";
import { expectPath } from "../rules/exceptions.js";
import { nearest } from "../structure/nearest.js";

/** What the command line and the workspace file say about a workspace. */
export interface Settings extends Pick<Context, "productSets" | "policies" | "exceptions"> {
  readonly features?: readonly Feature[];
  readonly rules?: (Context["rules"] & { readonly [R in typeof UNIQUE_KEYS]?: RuleLevel }) | undefined;
}

/** A name or a value that there is not; the message names it, and the one that was probably meant. */
export class WrongSetting extends Error {}

/** More names than this are better listed elsewhere. */
const FEW = 10;

const policyNames = Object.keys(policies) as (keyof Policies)[];

const allRuleIds = rules.map(({ id }) => id);

const ruleIds = [
  ...allRuleIds.filter((id): id is Exclude<RuleId, StructureId> => !isStructural(id)),
  UNIQUE_KEYS,
] as const;

export function featureNamed(name: unknown): Feature {
  return oneOf(name, features, "feature");
}

export function policySetting(name: string, value: unknown): NonNullable<Settings["policies"]> {
  const policy = oneOf(name, policyNames, "policy");
  return { [policy]: oneOf<string>(value, policies[policy], `value of the policy ${policy}:`) };
}

export function ruleSetting(id: string, level: unknown): NonNullable<Settings["rules"]> {
  if (rules.some((rule) => rule.id === id) && isStructural(id))
    throw new WrongSetting(`the rule ${id} is structural and cannot be set everywhere; see exceptions`);
  if (id === "input.json") throw new WrongSetting(`the rule ${id} is always an error`);
  return { [oneOf(id, ruleIds, "rule")]: oneOf(level, ruleLevels, `level of the rule ${id}:`) };
}

/** The rule of an exception. Rules about files have none: they look at a text, in which nothing has a path yet. */
export function exceptionRule(id: unknown): RuleId {
  if (id === "input.json" || id === UNIQUE_KEYS) throw new WrongSetting(`the rule ${id} has no exceptions`);
  return oneOf(id, allRuleIds, "rule");
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

export function exceptionLevel(level: unknown): Exception["level"] {
  return oneOf(level, exceptionLevels, "level of an exception:");
}

/** What `read` gives; a wrong setting becomes the error that `errorOf` makes of its message. */
export function rewording<T>(read: () => T, errorOf: (problem: string) => Error): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof WrongSetting ? errorOf(error.message) : error;
  }
}

/** The value itself, when it is one of those allowed. */
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
