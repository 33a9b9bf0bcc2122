import type { ErrorCode } from "../errors/error-code.js";
import type { Severity } from "../errors/severity.js";
import type { RuleId } from "../rules/index.js";
import type { Reads } from "../rules/rule.js";
import type { Feature } from "../rules/rule-context.js";
import type { Scope } from "../rules/scope.js";
import type { State } from "../rules/update-parts.js";

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

/** A rule as data: everything about it except its code. */
export interface CatalogueRule {
  readonly id: RuleId;
  readonly severity: Severity;
  /** One sentence: what the rule requires. */
  readonly summary: string;
  /** Heading of the specification; absent if the rule exists only for our own safety. */
  readonly spec?: string;
  /** What the rule applies to. `@` in `reads` is that object. */
  readonly scope: Scope;
  /** The same in words. */
  readonly appliesTo: string;
  /** The paths that it reads; none for structural rules, which check one member at a time. */
  readonly reads: Reads;
  /** The allowed values, by what they depend on: the operators by data type. */
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
  /** Rules that are silent where this one has reported an error. */
  readonly silences: readonly RuleId[];
  /** `error.code` if a violation of this rule is the first. */
  readonly code: ErrorCode;
}
