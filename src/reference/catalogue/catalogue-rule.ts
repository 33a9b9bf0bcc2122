import type { ErrorCode } from "../../errors/error-body.js";
import type { Severity } from "../../errors/severity.js";
import type { RuleId } from "../../rules/index.js";
import type { State } from "../../rules/parts/update-parts.js";
import type { Reads } from "../../rules/rule.js";
import type { Feature } from "../../rules/rule-context.js";
import type { Scope } from "../../rules/scope.js";

/** A message without its path. */
export interface MessageTemplate {
  /**
   * The text after the path. `{name}` stands for a param as JSON, for a list without its brackets; `{=name}` for a
   * string as it is. If a violation has a param of `endings`, that ending follows.
   */
  readonly template: string;
  /** When the template is used, in words; absent if it is used in all other cases. */
  readonly when?: string;
}

/** What a context may or may not say. `campaign.…` is about updates only. */
export type Need = "features" | "campaign.state" | "campaign.body";

/** A rule as data: everything about it except its code. */
export interface CatalogueRule {
  readonly id: RuleId;
  readonly severity: Severity;
  /** The requirement, in one sentence. */
  readonly summary: string;
  /** Heading of the specification; absent if the rule exists only for our own safety. */
  readonly spec?: string;
  /** The objects to which the rule applies. `@` in `reads` is such an object. */
  readonly scope: Scope;
  /** The same in words. */
  readonly appliesTo: string;
  /** The paths that it reads; none for structural rules, which check one member at a time. */
  readonly reads: Reads;
  /** The allowed values, by the value they depend on: the operators by data type. */
  readonly allowed?: Readonly<Record<string, readonly string[]>>;
  /** The template of its messages; absent where there are several. */
  readonly message?: string;
  /** The templates of its messages. The first that fits the params of a violation is used. */
  readonly templates: readonly MessageTemplate[];
  /** Names of the params of its violations, besides those of `endings`. */
  readonly params: readonly string[];
  /** The rule applies unless the workspace has this feature. */
  readonly unlessFeature?: Feature;
  /** The rule applies if the workspace has this feature. */
  readonly ifFeature?: Feature;
  /** The states of a stored campaign in which the rule applies; absent if it applies in all. */
  readonly states?: readonly State[];
  /** The rule says that a member must be absent. Its error is the only violation at or below that member. */
  readonly refuses?: true;
  /** Rules that are silent where this one has reported an error. */
  readonly silences: readonly RuleId[];
  /**
   * What changes its verdict: options of a context, as dotted paths such as `policies.merge`. That policy is listed only
   * for rules that report an absent member.
   */
  readonly changedBy: readonly string[];
  /** The options of a context that it may need: without them it does not apply, or may be skipped as `unknown`. */
  readonly needs: readonly Need[];
  /** The headings of the readings that name it, in `docs/readings.md`. */
  readonly readings: readonly string[];
  /** `error.code` if a violation of this rule is the first. */
  readonly code: ErrorCode;
}
