import type { RuleLevel } from "../../errors/severity.js";
import type { RuleId, StructureId, Violation } from "../../rules/index.js";
import type { Feature, Policies } from "../../rules/rule-context.js";
import type { CustomRule } from "../custom-rules/custom-rule.js";

export const exceptionLevels = ["off", "warning"] as const;

/** Changes the level of a rule at certain places. */
export interface Exception {
  /** Id of any rule, including structural ones. */
  readonly rule: RuleId;
  /**
   * A dotted path, as in violations: `advanced`, `basic_details.platforms[0]`. `*` or `[*]` matches one segment,
   * whatever its name or index. A final `**` matches one or more. `body` is the body itself.
   */
  readonly path: string;
  /** Whether violations there are dropped, or become warnings. */
  readonly level: (typeof exceptionLevels)[number];
}

export const defaultBounds = { maxDepth: 200, maxViolations: 100 };

/** The options of a validation. Each may be absent or undefined. */
export interface Context {
  /** Features of the workspace. Default: unknown. */
  features?: readonly Feature[] | ReadonlySet<Feature> | undefined;
  /** Ids of the workspace's product sets. Default: not checked. */
  productSets?: readonly string[] | ReadonlySet<string> | undefined;
  /** Policies other than the defaults: how to read unclear parts of the specification. */
  policies?: { [Name in keyof Policies]?: Policies[Name] | undefined } | undefined;
  /** Levels of rules. Structural rules cannot be overridden here; see `exceptions`. */
  rules?: { [Id in Exclude<RuleId, StructureId>]?: RuleLevel | undefined } | undefined;
  /** Places where a rule is off or only warns. The first match decides, and takes precedence over `rules`. */
  exceptions?: readonly Exception[] | undefined;
  /**
   * Returns the message of each reported violation and warning, to replace ours with another language or style. It is
   * cut to 1,024 bytes of JSON. If the function throws, so does the call; anything but a string is a `TypeError`.
   */
  message?: ((violation: Violation) => string) | undefined;
  /** Rules of your own, made by `defineRule`. They run, and are reported, after ours. */
  customRules?: readonly CustomRule[] | undefined;
  /** Whether to report warnings too. Default: false. */
  lint?: boolean | undefined;
  bounds?:
    | {
        /** Deepest nesting of objects and arrays to check; the body has depth 1. Default: 200, at most 1,000. */
        maxDepth?: number | undefined;
        /** Maximum number of violations, and of warnings, to report. Default: 100. */
        maxViolations?: number | undefined;
      }
    | undefined;
}
