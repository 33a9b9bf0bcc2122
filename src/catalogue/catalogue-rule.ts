import type { Feature } from "../context.js";
import type { ErrorCode } from "../errors/error-code.js";
import type { Severity } from "../errors/violation.js";
import type { RuleId } from "../rules/index.js";
import type { Reads, Scope } from "../rules/rule.js";
import type { State } from "../update/update-subject.js";

/** A message without its path. */
export interface MessageTemplate {
  /**
   * What is said after the path. `{name}` stands for a param as JSON, a list without its brackets; `{=name}` for a text as it
   * is. What is said of a violation that has a param of `endings` ends with that.
   */
  readonly template: string;
  /** Which params it is for, in words; absent where it is for all that are left. */
  readonly when?: string;
}

/** A rule as data: what there is to know about it besides its code. */
export interface CatalogueRule {
  readonly id: RuleId;
  readonly severity: Severity;
  /** One sentence: what must hold. */
  readonly summary: string;
  /** Heading of the specification that says so; absent where only our own safety asks for it. */
  readonly spec?: string;
  /** To what the rule applies. `@` in `reads` is that object. */
  readonly scope: Scope;
  /** The same in words. */
  readonly appliesTo: string;
  /** The paths that decide it; for structural rules none, as each looks at one member at a time. */
  readonly reads: Reads;
  /** The values that it allows, by what decides which ones: the operators by data type. */
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
  /** The states of a stored campaign in which the rule applies; absent where it does not matter. */
  readonly states?: readonly State[];
  /** Rules that say nothing where this one has reported an error. */
  readonly silences: readonly RuleId[];
  /** `error.code` when a violation of this rule is the first. */
  readonly code: ErrorCode;
}
