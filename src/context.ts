import { type RuleId, registry, type StructureId } from "./rules/index.js";
import { Plan } from "./rules/plan.js";

/** What the workspace may have; see `Context.features`. */
export const features = [
  "AUDIENCE_LIMIT",
  "QUEUING",
  "PRODUCT_SETS",
  "DOUBLE_OPT_IN",
  "BRAND_DEDUPLICATION",
  "PORTFOLIO",
  "CAMPAIGN_VERSIONING",
] as const;

export type Feature = (typeof features)[number];

/** Readings of the specification that a user may want otherwise. The first value of each is the default. */
export const policies = {
  utmCustomKeys: ["by-operation", "prefix", "any"],
  merge: ["component", "member"],
} as const;

export type Policies = { [Name in keyof typeof policies]: (typeof policies)[Name][number] };

const ruleLevels = ["off", "warning", "error"] as const;

/** What an override makes of a rule. */
export type RuleLevel = (typeof ruleLevels)[number];

/** What is known besides the request. Every option may be left out or undefined. */
export interface Context {
  /** Features of the workspace. Absent: which ones it has is not known. */
  features?: readonly Feature[] | ReadonlySet<Feature> | undefined;
  /** Ids of the workspace's product sets. Absent: they are not checked. */
  productSets?: readonly string[] | ReadonlySet<string> | undefined;
  /** Readings other than the default ones. */
  policies?: { [Name in keyof Policies]?: Policies[Name] | undefined } | undefined;
  /** Rules to turn off or to weigh otherwise. Structural rules cannot be. */
  rules?: { [Id in Exclude<RuleId, StructureId>]?: RuleLevel | undefined } | undefined;
  /** Whether to look for warnings too. Default false. */
  lint?: boolean | undefined;
  bounds?:
    | {
        /** Deepest nesting of objects and arrays that is looked into, the body being 1. Default 200, at most 1,000. */
        maxDepth?: number | undefined;
        /** Most violations, and most warnings, to report. Default 100. */
        maxViolations?: number | undefined;
      }
    | undefined;
}

/** A context that was found right, complete, and independent of the caller's objects. */
export interface Settings {
  readonly maxDepth: number;
  readonly maxViolations: number;
  readonly policies: Policies;
  readonly productSets: ReadonlySet<string> | undefined;
  readonly plan: Plan;
}

/** Deepest nesting that is safe for the stack of any runtime. */
const DEEPEST = 1000;

const defaultBounds = { maxDepth: 200, maxViolations: 100 };

const defaultPolicies: Policies = { utmCustomKeys: "by-operation", merge: "component" };

/** Features that no workspace has by default, so that they are off when nothing is said about features. */
const OFF_BY_DEFAULT: readonly Feature[] = ["AUDIENCE_LIMIT", "QUEUING"];

/** The settings of the empty context, made when they are first asked for. They never change. */
let defaults: Settings | undefined;

/** Checks a context. Throws a `TypeError` that names what is wrong with it. */
export function settingsOf(context: Context | undefined): Settings {
  if (context !== undefined) return settingsFrom(membersOf(context, "context"));
  defaults ??= settingsFrom(membersOf(undefined, "context"));
  return defaults;
}

function settingsFrom(options: Members): Settings {
  const { lint } = options;
  if (lint !== undefined && typeof lint !== "boolean") throw new TypeError("lint must be true or false");
  const enabled = featuresOf(options["features"]);
  const levels = levelsOf(membersOf(options["rules"], "rules"));
  const bounds = membersOf(options["bounds"], "bounds");
  return {
    maxDepth: Math.min(boundOf(bounds, "maxDepth"), DEEPEST),
    maxViolations: boundOf(bounds, "maxViolations"),
    policies: policiesOf(membersOf(options["policies"], "policies")),
    productSets: productSetsOf(options["productSets"]),
    plan: new Plan({
      hasFeature: (feature) => enabled?.has(feature) ?? (OFF_BY_DEFAULT.includes(feature) ? false : "unknown"),
      levelOf: (id) => levels.get(id),
      lint: lint === true,
    }),
  };
}

function featuresOf(option: unknown): ReadonlySet<unknown> | undefined {
  if (option === undefined) return undefined;
  const named = new Set(entriesOf(option, "features"));
  for (const feature of named) expectOneOf(feature, features, "feature");
  return named;
}

function productSetsOf(option: unknown): ReadonlySet<string> | undefined {
  if (option === undefined) return undefined;
  const ids = new Set(entriesOf(option, "productSets"));
  for (const id of ids) {
    if (typeof id !== "string") throw new TypeError(`product set id must be a string, got ${typeof id}`);
  }
  return ids as ReadonlySet<string>;
}

function policiesOf(chosen: Members): Policies {
  const result: Record<string, unknown> = { ...defaultPolicies };
  for (const [name, value] of Object.entries(chosen)) {
    if (!Object.hasOwn(policies, name)) throw unknown(name, "policy");
    if (value === undefined) continue;
    expectOneOf(value, policies[name as keyof Policies], `value of the policy ${name}:`);
    result[name] = value;
  }
  return result as Policies;
}

function levelsOf(overrides: Members): ReadonlyMap<string, RuleLevel> {
  const levels = new Map<string, RuleLevel>();
  for (const [id, level] of Object.entries(overrides)) {
    if (!registry.some((rule) => rule.id === id)) throw unknown(id, "rule");
    if (level === undefined) continue;
    expectOneOf(level, ruleLevels, `level of the rule ${id}:`);
    levels.set(id, level as RuleLevel);
  }
  return levels;
}

function boundOf(bounds: Members, name: keyof typeof defaultBounds): number {
  const bound = bounds[name] === undefined ? defaultBounds[name] : bounds[name];
  if (typeof bound !== "number" || !(bound >= 1)) throw new TypeError(`bounds.${name} must be a number from 1 on`);
  return Math.floor(bound);
}

type Members = Readonly<Record<string, unknown>>;

/** The own members of an option that must be an object; none when it is undefined. */
function membersOf(option: unknown, name: string): Members {
  if (option === undefined) return Object.create(null) as Members;
  if (typeof option !== "object" || option === null || Array.isArray(option))
    throw new TypeError(`${name} must be an object`);
  return { __proto__: null, ...option } as Members;
}

/** The entries of an option that must be an array or a set. */
function entriesOf(option: unknown, name: string): Iterable<unknown> {
  const isIterable = typeof option === "object" && option !== null && Symbol.iterator in option;
  if (!isIterable) throw new TypeError(`${name} must be an array or a Set`);
  return option as Iterable<unknown>;
}

function expectOneOf(value: unknown, allowed: readonly string[], what: string): void {
  if (!allowed.includes(value as string)) throw unknown(value, what);
}

function unknown(value: unknown, what: string): TypeError {
  return new TypeError(`unknown ${what} ${JSON.stringify(value) ?? typeof value}`);
}
