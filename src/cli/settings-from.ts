import { type Context, defaultBounds, type Exception, exceptionLevels, ruleLevels } from "../engine/context/context.js";
import { type CustomRule, isCustomRule } from "../engine/custom-rules/custom-rule.js";
import { features, policies } from "../rules/rule-context.js";
import {
  choice,
  type Described,
  described,
  listOf,
  NON_EMPTY_TEXT,
  objectSchema,
  type Part,
  schemasOf,
} from "./described.js";
import {
  allRuleIds,
  EXCEPTION_LEVEL,
  exceptionPath,
  exceptionRule,
  oneOf,
  policySetting,
  ruleSetting,
  rulesWithLevel,
  type Settings,
  WrongSetting,
} from "./settings.js";

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
      return Object.assign(
        {},
        ...given.map(([key, member]) => member.read((value) => read(key, value, customIds))),
      ) as T;
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
  customRules: { read: (part) => customRulesIn(part) },
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
