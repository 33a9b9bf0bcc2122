import type { Fix } from "../errors/fix.js";
import type { Segment } from "../errors/path.js";
import type { Severity } from "../errors/severity.js";
import type { Fact } from "./parts/facts.js";
import type { State } from "./parts/update-parts.js";
import type { Feature, RuleContext } from "./rule-context.js";
import type { DeliveryType, RuleInputs, Scope } from "./scope.js";

/**
 * The paths that decide a rule. A path starts at the request, or, with `@.`, at the object of the scope. A structural
 * violation above any of these paths blocks the rule; one at the path blocks `values` and `keys`; one below it blocks
 * `values`.
 */
export interface Reads {
  readonly values?: readonly string[];
  /** Only whether there is a value, whatever it is. */
  readonly presence?: readonly string[];
  /** Only which members, or how many entries, an object or array has. */
  readonly keys?: readonly string[];
}

/** The value of a placeholder in a message. */
export type Param = string | number | readonly string[];

/** The params that a message needs, one for each `{placeholder}`, and what the user probably meant. */
export type ParamsOf<Message extends string> = { readonly [Name in Placeholder<Message>]: Param } & {
  readonly nearest?: string;
  /** Where a misplaced member belongs. */
  readonly belongs?: string;
};

type Placeholder<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `=${infer Bare}` ? Bare : Name) | Placeholder<Rest>
  : never;

/** Reports a violation at a place below the input and, if certain, its fix. Returns false if the rule can stop. */
export type Report<Message extends string> = (
  place: readonly Segment[],
  ...rest: [Placeholder<Message>] extends [never]
    ? [params?: ParamsOf<Message>, fix?: Fix | undefined]
    : [params: ParamsOf<Message>, fix?: Fix | undefined]
) => boolean;

export interface Rule<Id extends string = string, S extends Scope = Scope, Message extends string = string> {
  /** Stable: `<component>.<what must be true>`, also the name of the rule's file, test and fixture. */
  readonly id: Id;
  /** Default "error". */
  readonly severity?: Severity;
  readonly scope: S;
  /** Heading of the specification that says so. */
  readonly spec: string;
  /** The requirement, in one sentence. */
  readonly summary: string;
  readonly reads: Reads;
  /** Follows the path: the requirement, and the value found. */
  readonly message: Message;
  /** The rule applies only in a workspace without this feature, and rejects members that need it. */
  readonly unlessFeature?: Feature;
  /** The rule only applies in a workspace with this feature. */
  readonly ifFeature?: Feature;
  /** Whether the specification calls the gated member flag-gated, which has an error code of its own. */
  readonly flagGated?: true;
  /** The rule says that a member must be absent. An error of it is the only violation at or below its place. */
  readonly refuses?: true;
  /**
   * Paths to members, as in `reads`. Once this rule has reported an error in an input, the rules after it that read one of
   * these members, or inside it, report nothing about that input.
   */
  readonly gates?: readonly string[];
  /** Allowed values, keyed by the value that selects them; only for the catalogue. */
  readonly allowed?: Readonly<Record<string, readonly string[]>>;
  /**
   * The delivery types of the campaigns that the rule is about. Default: all. The rule runs on no others, and must read
   * `campaign_delivery_type`, which decides that.
   */
  readonly deliveryTypes?: readonly DeliveryType[];
  /** The rule can report only where all of these hold. Only for rules about a whole campaign. */
  readonly onlyIf?: readonly Fact[];
  /** The rule can report only where none of these holds. */
  readonly unless?: readonly Fact[];
  /** The states of a stored campaign in which the rule applies. Default: all. */
  readonly states?: readonly State[];
  /** The rule compares with the stored campaign. While that is not known, a finding only makes the rule skipped. */
  readonly comparesStored?: true;
  /** HTTP status, if not 400. Such a rule cannot be overridden. */
  readonly status?: 401 | 404;
  /** The place is outside the body: a header, the path or the campaign's id. */
  readonly outsideBody?: true;
  /** Its violations are about the stored campaign, whatever their place. */
  readonly isAboutStored?: true;
  /** Its fixes may add errors, because a member that was ignored takes effect where it is moved: each is tried first. */
  readonly fixMayAddErrors?: true;
  /** How many trailing segments the documented detail target omits. */
  readonly detailTargetOmits?: number;
  /** Reports every violation in the input. When it is called, the paths in `reads` are structurally valid. */
  check(input: RuleInputs[S], report: Report<Message>, context: RuleContext): void;
}

/**
 * Defines a rule. Its scope and message determine the types of its input and params. It has no prototype, so optional
 * properties stay absent even in a host with polluted prototypes.
 */
// Lets bundlers omit unused rules: @__NO_SIDE_EFFECTS__
export function defineRule<const Id extends string, const S extends Scope, const Message extends string>(
  rule: Rule<Id, S, Message>,
): Rule<Id, S, Message> {
  return Object.setPrototypeOf({ ...rule, reads: { __proto__: null, ...rule.reads } }, null) as Rule<Id, S, Message>;
}

/** Whether the object exists and has the member. As in JSON, one that is undefined is absent. */
export function has<T extends object>(object: T | undefined, member: string): boolean {
  return object !== undefined && (object as Readonly<Record<string, unknown>>)[member] !== undefined;
}
