import { type Context, defaultBounds, type Exception, exceptionLevels } from "../engine/context/context.js";
import { expectPath } from "../engine/context/exceptions.js";
import { type CustomRule, isCustomRule } from "../engine/custom-rules/custom-rule.js";
import { type RuleLevel, ruleLevels } from "../errors/severity.js";
import type { Feature, RuleId } from "../index.js";
import { inputRules, planRules, rules } from "../reference/catalogue.js";
import { features, type Policies, policies } from "../rules/rule-context.js";
import { UNIQUE_KEYS } from "../text/input-violation.js";
import {
  choice,
  type Described,
  described,
  listOf,
  NON_EMPTY_TEXT,
  objectSchema,
  oneOf,
  type Part,
  schemasOf,
  WrongSetting,
} from "./described.js";

/** A context, or a part of one, from the command line, the workspace file or the configuration. */
export interface Settings extends Omit<Context, "features" | "rules"> {
  readonly features?: readonly Feature[] | undefined;
  readonly rules?: (Context["rules"] & { readonly [R in typeof UNIQUE_KEYS]?: RuleLevel }) | undefined;
}

/** The operations whose bodies files contain. */
export const operations = ["create", "update"] as const;

/** What a wrong level of an exception is called. */
export const EXCEPTION_LEVEL = "level of an exception:";

const policyNames = Object.keys(policies) as (keyof Policies)[];

const allRuleIds = rules.map(({ id }) => id);

const rulesWithLevel = [...inputRules, ...rules].filter(({ id }) => id !== "input.json" && !isStructural(id));

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
    throw new WrongSetting((error as TypeError).message);
  }
  return path;
}

function isStructural(id: string): boolean {
  return id.startsWith("structure.");
}

function settingsIn<T extends object>(
  name: string,
  description: string,
  properties: object,
  read: (key: string, value: unknown, customIds: readonly string[]) => T,
): Described<T> {
  return {
    schema: objectSchema(properties, { description }),
    read(part, customIds) {
      const given = [...part.members(name)].filter(([, member]) => !member.isAbsent);
      const each = given.map(([key, member]) => member.read((value) => read(key, value, customIds)));
      return Object.assign({}, ...each) as T;
    },
  };
}

const BOUND = { type: "number", minimum: 1 };

const exception = {
  rule: described({ enum: allRuleIds }, exceptionRule),
  path: described(NON_EMPTY_TEXT, exceptionPath),
  level: choice(exceptionLevels, EXCEPTION_LEVEL),
} satisfies { [N in keyof Exception]: Described<Exception[N]> };

/** The settings of a configuration, of its overrides and of a workspace file. */
export const settings = {
  features: listOf("features", "Features of the workspace. Default: unknown.", choice(features, "feature")),
  productSets: listOf(
    "productSets",
    "Ids of the workspace's product sets. Default: not checked.",
    described({ type: "string" }, (id) => {
      if (typeof id !== "string") throw new WrongSetting("the id of a product set must be a string");
      return id;
    }),
  ),
  policies: settingsIn(
    "policies",
    "How to read unclear parts of the specification.",
    Object.fromEntries(Object.entries(policies).map(([name, values]) => [name, { enum: values, default: values[0] }])),
    policySetting,
  ),
  rules: settingsIn(
    "rules",
    "Levels of rules.",
    Object.fromEntries(rulesWithLevel.map(({ id, summary }) => [id, { enum: ruleLevels, description: summary }])),
    ruleSetting,
  ),
  exceptions: listOf("exceptions", "Places where a rule is off or only warns. The first match decides.", {
    schema: objectSchema(schemasOf(exception), { required: Object.keys(exception) }),
    read: exceptionIn,
  }),
  customRules: { read: customRulesIn },
  message: {
    read: (part) =>
      part.read((value) => {
        if (typeof value !== "function") throw new WrongSetting("message must be a function");
        return value as NonNullable<Context["message"]>;
      }),
  },
  lint: described({ type: "boolean", default: true, description: "Whether to report warnings too." }, (value) => {
    if (typeof value !== "boolean") throw new WrongSetting("lint must be true or false");
    return value;
  }),
  bounds: settingsIn(
    "bounds",
    "How deep to look, and how much to report.",
    Object.fromEntries(Object.entries(defaultBounds).map(([name, value]) => [name, { ...BOUND, default: value }])),
    (name, value): NonNullable<Context["bounds"]> => {
      const bound = oneOf(name, Object.keys(defaultBounds), "bound");
      if (typeof value === "number" && value >= BOUND.minimum) return { [bound]: value };
      throw new WrongSetting(`bounds.${name} must be a number of at least ${BOUND.minimum}`);
    },
  ),
} satisfies { [N in keyof Settings]-?: Described<NonNullable<Settings[N]>> };

/** The custom rules in a list. Only they can be read before their ids are known. */
export function customRulesIn(part: Part | undefined): CustomRule[] {
  const ids = new Set<string>();
  const read = (rule: unknown) => {
    if (!isCustomRule(rule)) throw new WrongSetting("a custom rule must be made by defineRule");
    if (ids.has(rule.id)) throw new WrongSetting(`two custom rules have the id ${rule.id}`);
    ids.add(rule.id);
    return rule;
  };
  return part?.entries("customRules").map((entry) => entry.read(read)) ?? [];
}

function exceptionIn(entry: Part, customIds: readonly string[]): Exception {
  const members = entry.members("an exception", Object.keys(exception), "member of an exception");
  const read = <T>(name: keyof Exception, value: Described<T>): T => {
    const member = members.get(name);
    if (member !== undefined) return value.read(member, customIds);
    return entry.read(() => {
      throw new WrongSetting(`an exception needs rule, path and level; it lacks ${name}`);
    });
  };
  return {
    rule: read("rule", exception.rule),
    path: read("path", exception.path),
    level: read("level", exception.level),
  };
}
