import {
  type Context,
  defaultBounds,
  type Exception,
  exceptionLevels,
  type Feature,
  features,
  offByDefault,
  type Policies,
  policies,
  type RuleLevel,
  ruleLevels,
} from "./context.js";
import { expectFlag, expectNames, expectOneOf, membersOf, reading, unknown } from "./misuse.js";
import { Exceptions } from "./rules/exceptions.js";
import { type RuleId, registry } from "./rules/index.js";
import { Plan } from "./rules/plan.js";
import { RuleRun, type RunSettings } from "./rules/run.js";
import { Runs } from "./rules/runs.js";
import { kindOf } from "./structure/kinds.js";
import { structuralRules } from "./structure/structural-rules.js";

/** A context that was found right, complete, and independent of the caller's objects. */
export interface Settings extends RunSettings {
  readonly runs: Runs;
  /** Runs that look for errors only, to try out repairs. */
  readonly trials: Runs;
  /** Undefined when the messages are ours. */
  readonly message: Context["message"];
}

/** Deepest nesting that is safe for the stack of any runtime. */
const DEEPEST = 1000;

const defaultPolicies: Policies = {
  utmCustomKeys: "by-operation",
  merge: "component",
  scheduleOffset: "refuse",
  drafts: "complete",
};

/** The options of every public function that takes a context. Functions that know no campaign pass over that of a context. */
const options = [
  "features",
  "productSets",
  "policies",
  "rules",
  "exceptions",
  "message",
  "lint",
  "bounds",
  "campaign",
] as const;

/** The settings of the empty context, made when they are first asked for. They never change. */
let defaults: Settings | undefined;

/** Checks a context. Throws a `TypeError` that names what is wrong with it. */
export function settingsOf(context: Context | undefined): Settings {
  if (context !== undefined) return settingsFrom(membersOf(context, "context"));
  defaults ??= settingsFrom(membersOf(undefined, "context"));
  return defaults;
}

function settingsFrom(given: Members): Settings {
  expectNames(given, options, "option");
  const { lint } = given;
  expectFlag(lint, "lint");
  const enabled = featuresOf(given["features"]);
  const levels = levelsOf(membersOf(given["rules"], "rules"));
  const bounds = membersOf(given["bounds"], "bounds");
  expectNames(bounds, Object.keys(defaultBounds), "bound");
  const settings = {
    maxDepth: Math.min(boundOf(bounds, "maxDepth"), DEEPEST),
    maxViolations: boundOf(bounds, "maxViolations"),
    policies: policiesOf(membersOf(given["policies"], "policies")),
    productSets: productSetsOf(given["productSets"]),
    exceptions: exceptionsOf(given["exceptions"]),
  };
  const planFor = (isLinting: boolean) =>
    new Plan({
      hasFeature: (feature) => enabled?.has(feature) ?? (offByDefault.includes(feature) ? false : "unknown"),
      levelOf: (id) => levels.get(id),
      lint: isLinting,
    });
  const plan = planFor(lint === true);
  const runs = new Runs(() => new RuleRun({ ...settings, plan }));
  let trialPlan: Plan | undefined;
  const trials = new Runs(() => {
    trialPlan ??= planFor(false);
    return new RuleRun({ ...settings, plan: trialPlan });
  });
  return { ...settings, plan, runs, trials, message: messageOf(given["message"]) };
}

/** The features that an option names; undefined when it does not say. Throws a `TypeError` when it is wrong. */
export function featuresOf(option: unknown): ReadonlySet<Feature> | undefined {
  if (option === undefined) return undefined;
  const named = entriesOf(option, "features", (entry) => (features as readonly unknown[]).includes(entry));
  for (const feature of named) expectOneOf(feature, features, "feature");
  return named as ReadonlySet<Feature>;
}

function productSetsOf(option: unknown): ReadonlySet<string> | undefined {
  if (option === undefined) return undefined;
  const ids = entriesOf(option, "productSets", (entry) => typeof entry === "string");
  for (const id of ids) {
    if (typeof id !== "string") throw new TypeError(`product set id must be a string, got ${typeof id}`);
  }
  return ids as ReadonlySet<string>;
}

function messageOf(option: unknown): Context["message"] {
  if (option === undefined || typeof option === "function") return option as Context["message"];
  throw new TypeError(`message must be a function, got ${kindOf(option)}`);
}

function policiesOf(chosen: Members): Policies {
  const result: Record<string, unknown> = { ...defaultPolicies };
  for (const [name, value] of Object.entries(chosen)) {
    if (!Object.hasOwn(policies, name)) throw unknown(name, "policy", Object.keys(policies));
    if (value === undefined) continue;
    expectOneOf(value, policies[name as keyof Policies], `value of the policy ${name}:`);
    result[name] = value;
  }
  return result as Policies;
}

function exceptionsOf(option: unknown): Exceptions | undefined {
  if (option === undefined) return undefined;
  const entries = entriesOf(option, "exceptions", (entry) => kindOf(entry) === "object");
  if (entries.size === 0) return undefined;
  const exceptions = new Exceptions();
  for (const entry of entries) {
    const members = membersOf(entry, "exception");
    expectNames(members, ["rule", "path", "level"], "member of an exception");
    const { rule, path, level } = members;
    if (typeof rule !== "string" || !isRuleId(rule)) throw unknown(rule, "rule", ruleIds());
    if (typeof path !== "string") throw new TypeError(`path of the exception for ${rule} must be a string`);
    expectOneOf(level, exceptionLevels, `level of the exception for ${rule}:`);
    exceptions.add({ rule: rule as RuleId, path, level: level as Exception["level"] });
  }
  return exceptions;
}

function isRuleId(id: string): boolean {
  return ruleIds().includes(id);
}

function ruleIds(): string[] {
  return [...Object.keys(structuralRules), ...registry.map((rule) => rule.id)];
}

function levelsOf(overrides: Members): ReadonlyMap<string, RuleLevel> {
  const levels = new Map<string, RuleLevel>();
  for (const [id, level] of Object.entries(overrides)) {
    expectRule(id);
    if (level === undefined) continue;
    expectOneOf(level, ruleLevels, `level of the rule ${id}:`);
    levels.set(id, level as RuleLevel);
  }
  return levels;
}

/** Throws a `TypeError` that names the rule, unless its level can be set. */
function expectRule(id: string): void {
  if (registry.some((rule) => rule.id === id)) return;
  if (Object.hasOwn(structuralRules, id)) {
    throw new TypeError(`the rule ${id} is structural and cannot be set everywhere; see exceptions`);
  }
  const ids = registry.map((rule) => rule.id);
  throw unknown(id, "rule", ids);
}

function boundOf(bounds: Members, name: keyof typeof defaultBounds): number {
  const bound = bounds[name] === undefined ? defaultBounds[name] : bounds[name];
  if (typeof bound !== "number" || !(bound >= 1)) throw new TypeError(`bounds.${name} must be a number from 1 on`);
  return Math.floor(bound);
}

type Members = Readonly<Record<string, unknown>>;

/** The entries of an option that must be an array or a set, up to the first wrong one: a list of holes may be endless. */
function entriesOf(option: unknown, name: string, isRight: (entry: unknown) => boolean): ReadonlySet<unknown> {
  const entries = new Set<unknown>();
  const isIterable = reading(name, () => {
    if (typeof option !== "object" || option === null || !(Symbol.iterator in option)) return false;
    for (const entry of option as Iterable<unknown>) {
      entries.add(entry);
      if (!isRight(entry)) break;
    }
    return true;
  });
  if (!isIterable) throw new TypeError(`${name} must be an array or a Set`);
  return entries;
}
