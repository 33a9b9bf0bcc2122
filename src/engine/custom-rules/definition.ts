import type { Severity } from "../../errors/severity.js";
import type {
  CreateRequest,
  EmailCreateRequest,
  EmailUpdateRequest,
  PushUpdateRequest,
} from "../../generated/types.js";
import type { State, UpdateParts } from "../../rules/parts/update-parts.js";
import type { Report } from "../../rules/rule.js";
import type { Feature, RuleContext } from "../../rules/rule-context.js";
import type { CampaignScope, RuleInputs } from "../../rules/scope.js";
import type { CustomScope } from "./custom-rule.js";

/** The paths of an object through members that its type names. Arrays are not looked into. */
type PathIn<T> = T extends readonly unknown[] ? never : T extends object ? PathOf<Named<T>> : never;
type PathOf<T> = { [K in keyof T & string]-?: K | `${K}.${PathIn<NonNullable<T[K]>>}` }[keyof T & string];
type Named<T> = { [K in keyof T as string extends K ? never : number extends K ? never : K]: T[K] };

/** The paths that a custom rule of a scope may read: of the request, or, after `@.`, of the object that it is about. */
export type ReadPath<S extends CustomScope> = S extends "update"
  ? PathIn<PushUpdateRequest | EmailUpdateRequest>
  : PathIn<CreateRequest> | (S extends CampaignScope ? never : `@.${PathIn<RuleInputs[S]>}`);

/** The argument and result of `repair`: a whole create request, even if the rule is about a part of it, or an update. */
export type Repaired<S extends CustomScope> = S extends "update"
  ? UpdateParts
  : S extends "PUSH" | "EMAIL"
    ? RuleInputs[S]
    : S extends "email_content"
      ? EmailCreateRequest
      : CreateRequest;

/** A rule of your own, for `defineRule`. */
export interface RuleDefinition<Id extends string, S extends CustomScope, Message extends string> {
  /** Stable: a prefix that none of our rules has, and the requirement: `acme.name-has-team`. */
  readonly id: Id;
  /**
   * The argument of `check`: the request of either channel or of one, each filter of a type, each email content, or
   * an update.
   */
  readonly scope: S;
  /** Where the rule is written down, such as the heading of a guideline. */
  readonly spec?: string | undefined;
  /** Default "error". */
  readonly severity?: Severity | undefined;
  /** The requirement, in one sentence. Default: the message. */
  readonly summary?: string | undefined;
  /** The paths that decide. The rule runs only if they are structurally valid. */
  readonly reads: {
    readonly values?: readonly ReadPath<S>[] | undefined;
    /** Only whether something is there. */
    readonly presence?: readonly ReadPath<S>[] | undefined;
    /** Only which members an object has, or how many entries an array has. */
    readonly keys?: readonly ReadPath<S>[] | undefined;
  };
  /** Follows the path: requirement and value found, with `{placeholders}` for params. Strings are quoted once. */
  readonly message: Message;
  /** The rule applies only in a workspace with this feature. */
  readonly ifFeature?: Feature | undefined;
  /** The rule applies only in a workspace without this feature. */
  readonly unlessFeature?: Feature | undefined;
  /** For the scope `update`: the states of the stored campaign in which the rule applies. Default: all. */
  readonly states?: readonly State[] | undefined;
  /** Reports every violation in the input. It must be synchronous, and cannot change its argument. */
  check(input: RuleInputs[S], report: Report<Message>, context: RuleContext): void;
  /**
   * Only for the generators of `campaign-rules/arbitraries`: turns a request that the rule rejects into a valid one that
   * it accepts. Whatever the scope, it gets a deep copy of the whole create request, which it may change and return. For
   * the scope `update` it gets a copy of the update, whose `patch` and `stored` it may change.
   */
  repair?(rejected: Repaired<S>): Repaired<S>;
}
