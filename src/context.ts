import type { Violation } from "./errors/violation.js";
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

/** Features that no workspace has by default, so that they are off when nothing is said about features. */
export const offByDefault: readonly string[] = ["AUDIENCE_LIMIT"] satisfies readonly Feature[];

export type Feature = (typeof features)[number];

/** Readings of the specification that a user may want otherwise. The first value of each is the default. */
export const policies = {
  utmCustomKeys: ["by-operation", "prefix", "any"],
  merge: ["component", "member"],
  scheduleOffset: ["refuse", "zero"],
  drafts: ["complete", "in-progress"],
} as const;

export type Policies = { [Name in keyof typeof policies]: (typeof policies)[Name][number] };

export const ruleLevels = ["off", "warning", "error"] as const;

export const exceptionLevels = ["off", "warning"] as const;

/** What becomes of the violations of a rule at certain places. */
export interface Exception {
  /** Any rule, structural ones too. */
  readonly rule: RuleId;
  /**
   * A dotted path, as violations have it: `advanced`, `included_filters.filters[0].name`. `*` or `[*]` stands for one step
   * of any name or index, a last `**` for one or more; `body` is the body itself.
   */
  readonly path: string;
  /** Whether they are left out, or only warn. */
  readonly level: (typeof exceptionLevels)[number];
}

/** What an override makes of a rule. */
export type RuleLevel = (typeof ruleLevels)[number];

export const defaultBounds = { maxDepth: 200, maxViolations: 100 };

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
  /** Places at which a rule is turned off or only warns. The first that matches decides, before `rules` does. */
  exceptions?: readonly Exception[] | undefined;
  /**
   * Gives the message of each violation and warning that is reported, in place of ours: for another language or a house style.
   * What it gives is cut to 1,024 bytes as JSON. What it throws is thrown by the call.
   */
  message?: ((violation: Violation) => string) | undefined;
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
