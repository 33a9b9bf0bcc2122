import type { RuleId, StructureId } from "./rules/index.js";

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

/** What an override makes of a rule. */
export type RuleLevel = "off" | "warning" | "error";

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
}

/** Deepest nesting that is safe for the stack of any runtime. */
const DEEPEST = 1000;

const defaults: Settings = { maxDepth: 200, maxViolations: 100 };

/** Checks a context. Throws a `TypeError` that names what is wrong with it. */
export function settingsOf(context: Context | undefined): Settings {
  if (context === undefined) return defaults;
  const options = membersOf(context, "context");
  for (const feature of entriesOf(options["features"], "features")) expectOneOf(feature, features, "feature");
  for (const id of entriesOf(options["productSets"], "productSets")) expectText(id, "product set id");
  checkPolicies(membersOf(options["policies"], "policies"));
  for (const id of Object.keys(membersOf(options["rules"], "rules"))) throw unknown(id, "rule");
  const { lint } = options;
  if (lint !== undefined && typeof lint !== "boolean") throw new TypeError("lint must be true or false");
  const bounds = membersOf(options["bounds"], "bounds");
  return {
    maxDepth: Math.min(boundOf(bounds, "maxDepth"), DEEPEST),
    maxViolations: boundOf(bounds, "maxViolations"),
  };
}

function checkPolicies(chosen: Members): void {
  for (const [name, value] of Object.entries(chosen)) {
    if (!Object.hasOwn(policies, name)) throw unknown(name, "policy");
    if (value !== undefined) expectOneOf(value, policies[name as keyof Policies], `value of the policy ${name}:`);
  }
}

function boundOf(bounds: Members, name: keyof Settings): number {
  const bound = bounds[name] ?? defaults[name];
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

/** The entries of an option that must be an array or a set; none when it is undefined. */
function entriesOf(option: unknown, name: string): Iterable<unknown> {
  if (option === undefined) return [];
  if (!Array.isArray(option) && !(option instanceof Set)) throw new TypeError(`${name} must be an array or a Set`);
  return option;
}

function expectOneOf(value: unknown, allowed: readonly string[], what: string): void {
  if (!allowed.includes(value as string)) throw unknown(value, what);
}

function expectText(value: unknown, what: string): void {
  if (typeof value !== "string") throw new TypeError(`${what} must be a string, got ${typeof value}`);
}

function unknown(value: unknown, what: string): TypeError {
  return new TypeError(`unknown ${what} ${typeof value === "string" ? JSON.stringify(value) : String(value)}`);
}
