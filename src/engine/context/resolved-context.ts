import { type RuleLevel, ruleLevels } from "../../errors/severity.js";
import { idsInRegistry, type RuleId } from "../../rules/index.js";
import { type Policies, policies } from "../../rules/rule-context.js";
import { kindOf } from "../../structure/kinds.js";
import { structuralRules } from "../../structure/structural-rules.js";
import { type CustomRule, isCustomRule } from "../custom-rules/custom-rule.js";
import { rejectChange } from "../custom-rules/read-only.js";
import { type Context, defaultBounds, type Exception, exceptionLevels } from "./context.js";
import { levelsAt } from "./exceptions.js";
import {
  expectEntries,
  expectFlag,
  expectNames,
  expectObject,
  expectOneOf,
  forEachEntry,
  membersOf,
  reading,
  unknownError,
} from "./option-errors.js";
import { featureBitsOf } from "./workspace-features.js";

/** A context that is valid, complete, and independent of the caller's objects. */
export interface ResolvedContext {
  /** Bitmask in the order of `features`; undefined when they are not known. */
  readonly features: number | undefined;
  /** Overrides, by rule id. */
  readonly levels: ReadonlyMap<string, RuleLevel>;
  readonly lint: boolean;
  readonly maxDepth: number;
  readonly maxViolations: number;
  readonly policies: Policies;
  readonly productSets: ReadonlySet<string> | undefined;
  /** The level of a rule at a place, if an exception sets it. Undefined when there are no exceptions. */
  readonly exceptions: ReturnType<typeof levelsAt> | undefined;
  readonly customRules: readonly CustomRule[];
  /** Undefined when the messages are our own. */
  readonly message: Context["message"];
}

/** Deepest nesting that fits the stack of any runtime. */
const DEEPEST = 1000;

const defaultPolicies = /* @__PURE__ */ firstOfEach();

function firstOfEach(): Policies {
  const defaults = Object.entries(policies).map(([name, [first]]) => [name, first]);
  return Object.freeze(Object.fromEntries(defaults)) as unknown as Policies;
}

/** Every option. Only functions that update use `campaign`. */
const NONE: Readonly<Record<keyof Context | "campaign", unknown>> = {
  features: undefined,
  productSets: undefined,
  policies: undefined,
  rules: undefined,
  exceptions: undefined,
  customRules: undefined,
  message: undefined,
  lint: undefined,
  bounds: undefined,
  campaign: undefined,
};

const OPTION_NAMES = /* @__PURE__ */ Object.keys(NONE);

/** Checks a context. Throws a `TypeError` that names the fault. */
export function resolveContext(context: Context | undefined): ResolvedContext {
  const options = given(context);
  expectFlag(options.lint, "lint");
  const customRules = customRulesOf(options.customRules);
  const { maxDepth, maxViolations } = boundsOf(options.bounds);
  return {
    features: featureBitsOf(options.features),
    levels: levelsOf(options.rules, customRules),
    lint: options.lint === true,
    maxDepth,
    maxViolations,
    policies: policiesOf(options.policies),
    productSets: productSetsOf(options.productSets),
    exceptions: exceptionsOf(options.exceptions, customRules),
    customRules,
    message: messageOf(options.message),
  };
}

/** The options as given, each read once. */
function given(context: unknown): typeof NONE {
  if (context === undefined) return NONE;
  expectObject(context, "context");
  const options = reading("context", () => ({ ...NONE, ...(context as object) }));
  // Faster than looking for each name in the list of those known.
  if (Object.keys(options).length > OPTION_NAMES.length) expectNames(options, OPTION_NAMES, "option");
  return options;
}

function productSetsOf(option: unknown): ReadonlySet<string> | undefined {
  if (option === undefined) return undefined;
  const ids = new Set<string>();
  expectEntries(option, "productSets", (entry) => {
    if (typeof entry !== "string") return new TypeError(`product set id must be a string, got ${typeof entry}`);
    ids.add(entry);
    return undefined;
  });
  // Rules get the set itself.
  const change: object = { __proto__: null, value: rejectChange };
  for (const name of ["add", "clear", "delete"]) Object.defineProperty(ids, name, change);
  return ids;
}

function messageOf(option: unknown): Context["message"] {
  if (option === undefined || typeof option === "function") return option as Context["message"];
  throw new TypeError(`message must be a function, got ${kindOf(option)}`);
}

function policiesOf(option: unknown): Policies {
  if (option === undefined) return defaultPolicies;
  const result: Record<string, unknown> = { ...defaultPolicies };
  for (const [name, value] of Object.entries(membersOf(option, "policies"))) {
    if (!Object.hasOwn(policies, name)) throw unknownError(name, "policy", Object.keys(policies));
    if (value === undefined) continue;
    expectOneOf(value, policies[name as keyof Policies], `value of the policy ${name}:`);
    result[name] = value;
  }
  return Object.freeze(result) as Policies;
}

function exceptionsOf(option: unknown, customRules: readonly CustomRule[]): ResolvedContext["exceptions"] {
  if (option === undefined) return undefined;
  const entries = new Set<unknown>();
  forEachEntry(option, "exceptions", (entry) => {
    entries.add(entry);
    return kindOf(entry) === "object";
  });
  if (entries.size === 0) return undefined;
  const exceptions = [...entries].map((entry): Exception => {
    const members = membersOf(entry, "exception");
    expectNames(members, ["rule", "path", "level"], "member of an exception");
    const { rule, path, level } = members;
    if (typeof rule !== "string" || !isRuleId(rule, customRules)) {
      throw unknownError(rule, "rule", ruleIds(customRules));
    }
    if (typeof path !== "string") throw new TypeError(`path of the exception for ${rule} must be a string`);
    expectOneOf(level, exceptionLevels, `level of the exception for ${rule}:`);
    return { rule: rule as RuleId, path, level: level as Exception["level"] };
  });
  return levelsAt(exceptions);
}

function isRuleId(id: string, customRules: readonly CustomRule[]): boolean {
  return registeredIds().has(id) || Object.hasOwn(structuralRules, id) || customRules.some((rule) => rule.id === id);
}

function ruleIds(customRules: readonly CustomRule[]): string[] {
  return [...Object.keys(structuralRules), ...registeredIds(), ...customRules.map(({ id }) => id)];
}

const NO_RULES: readonly CustomRule[] = [];

function customRulesOf(option: unknown): readonly CustomRule[] {
  if (option === undefined) return NO_RULES;
  const rules = new Map<string, CustomRule>();
  expectEntries(option, "customRules", (entry) => {
    if (!isCustomRule(entry)) return new TypeError("customRules must be made by defineRule");
    if ((rules.get(entry.id) ?? entry) !== entry) return new TypeError(`two custom rules have the id ${entry.id}`);
    rules.set(entry.id, entry);
    return undefined;
  });
  return [...rules.values()];
}

let registered: ReadonlySet<string> | undefined;

function registeredIds(): ReadonlySet<string> {
  registered ??= new Set(idsInRegistry());
  return registered;
}

const NO_LEVELS: ReadonlyMap<string, RuleLevel> = new Map();

function levelsOf(option: unknown, customRules: readonly CustomRule[]): ReadonlyMap<string, RuleLevel> {
  if (option === undefined) return NO_LEVELS;
  const levels = new Map<string, RuleLevel>();
  for (const [id, level] of Object.entries(membersOf(option, "rules"))) {
    expectRule(id, customRules);
    if (level === undefined) continue;
    expectOneOf(level, ruleLevels, `level of the rule ${id}:`);
    levels.set(id, level as RuleLevel);
  }
  return levels;
}

/** Throws a `TypeError` that names the rule, unless it can be overridden. */
function expectRule(id: string, customRules: readonly CustomRule[]): void {
  if (registeredIds().has(id) || customRules.some((rule) => rule.id === id)) return;
  if (Object.hasOwn(structuralRules, id)) {
    throw new TypeError(`the rule ${id} is structural, so its level cannot be set; use an exception instead`);
  }
  throw unknownError(id, "rule", [...registeredIds(), ...customRules.map((rule) => rule.id)]);
}

function boundsOf(option: unknown): Pick<ResolvedContext, "maxDepth" | "maxViolations"> {
  if (option === undefined) return defaultBounds;
  const bounds = membersOf(option, "bounds");
  expectNames(bounds, Object.keys(defaultBounds), "bound");
  return {
    maxDepth: Math.min(boundOf(bounds, "maxDepth"), DEEPEST),
    maxViolations: boundOf(bounds, "maxViolations"),
  };
}

function boundOf(bounds: Readonly<Record<string, unknown>>, name: keyof typeof defaultBounds): number {
  const bound = bounds[name] === undefined ? defaultBounds[name] : bounds[name];
  if (typeof bound !== "number" || !(bound >= 1)) throw new TypeError(`bounds.${name} must be a number of at least 1`);
  return Math.floor(bound);
}
