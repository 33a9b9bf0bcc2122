import type { Channel } from "../channel.js";
import type { Feature, Policies } from "../context.js";
import type { Fix } from "../errors/fix.js";
import type { Segment } from "../errors/path.js";
import type { Severity } from "../errors/violation.js";
import type {
  ActionsFilter,
  CreateRequest,
  CustomSegmentsFilter,
  EmailContent,
  EmailCreateRequest,
  PushCreateRequest,
  UserAttributesFilter,
} from "../generated/types.js";
import type { RequestSubject } from "../request/request-subject.js";
import type { Shape } from "../structure/shape.js";
import type { State, UpdateSubject } from "../update/update-subject.js";

/** What a rule is called with, by its scope: the whole request, or each of certain objects wherever they stand. */
export interface Subjects {
  request: CreateRequest;
  PUSH: PushCreateRequest;
  EMAIL: EmailCreateRequest;
  user_attributes: UserAttributesFilter;
  actions: ActionsFilter;
  custom_segments: CustomSegmentsFilter;
  email: EmailContent;
  object: Inspected;
  /** What is given as a body or a patch, whatever it is. */
  body: unknown;
  /** A whole request, to find out what it asks for. */
  route: RequestSubject;
  /** A whole request of a known operation, to find out who asks. */
  authorization: RequestSubject;
  /** A whole request that may be made, to look at its other headers. */
  headers: RequestSubject;
  /** An update, before anything of it is looked at. */
  state: UpdateSubject;
  /** An update with a status, which publishes. */
  publish: UpdateSubject;
  /** An update of components, before it is merged. */
  stored: UpdateSubject;
  /** An update of components. */
  update: UpdateSubject;
  /** An update, of components or to publish. */
  "any-update": UpdateSubject;
}

/**
 * Any object that the schemas describe, with a member that its schema does not name or a text that is empty though it
 * must say something. Other objects are not shown to rules: linting would cost twice as much.
 */
export interface Inspected {
  readonly object: Readonly<Record<string, unknown>>;
  /** What its schema says of it. */
  readonly shape: Pick<Shape, "names" | "keys" | "wordedTexts" | "others">;
  /** The name in the shape that a key probably means; undefined also where looking for it would take too long. */
  nearestName(key: string): string | undefined;
}

/** Any delivery type of either channel. */
export type DeliveryType = CreateRequest["campaign_delivery_type"];

/**
 * Where a rule applies: to every campaign, to those of one channel, to each filter of a type, to each content of an
 * Email campaign, to each object with anything odd; to whatever is given as a body; or to requests, at one of the steps in which they are decided.
 */
export type Scope = keyof Subjects;

/**
 * The paths that decide a rule. A path starts at the request, or, with `@.`, at the object of the scope. A structural
 * violation above any of these paths blocks the rule; one at the path blocks `values` and `keys`; one below it blocks
 * `values`.
 */
export interface Reads {
  readonly values?: readonly string[];
  /** Only whether something stands there, whatever it is. */
  readonly presence?: readonly string[];
  /** Only which members, or how many entries, an object or array has. */
  readonly keys?: readonly string[];
}

/** What is known besides the subject. */
export interface RuleContext {
  /** The whole request. */
  readonly request: CreateRequest;
  /** The channel whose rules hold; of an update it may follow from the members. */
  readonly channel: Channel;
  readonly operation: "create" | "update";
  readonly policies: Policies;
  /** The workspace's product sets, when they are known. */
  readonly productSets: ReadonlySet<string> | undefined;
}

/** What a placeholder of a message may stand for: a text, a number, or a list of texts. */
export type Param = string | number | readonly string[];

/** The params that a message needs, one for each `{placeholder}`, and what the user probably meant. */
export type ParamsOf<Message extends string> = { readonly [Name in Placeholder<Message>]: Param } & {
  readonly nearest?: string;
  /** Says where a member belongs that stands in the wrong place. */
  readonly belongs?: string;
};

type Placeholder<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `=${infer Bare}` ? Bare : Name) | Placeholder<Rest>
  : never;

/** Reports a violation at a place below the subject, and its repair if that is certain. Tells whether to go on. */
export type Report<Message extends string> = (
  place: readonly Segment[],
  ...rest: [Placeholder<Message>] extends [never]
    ? [params?: ParamsOf<Message>, fix?: Fix | undefined]
    : [params: ParamsOf<Message>, fix?: Fix | undefined]
) => boolean;

export interface Rule<Id extends string = string, S extends Scope = Scope, Message extends string = string> {
  /** Stable: `<component>.<what must hold>`, also the name of the rule's file, test and fixture. */
  readonly id: Id;
  /** Default "error". */
  readonly severity?: Severity;
  readonly scope: S;
  /** Heading of the specification that says so. */
  readonly spec: string;
  /** One sentence: what must hold. */
  readonly summary: string;
  readonly reads: Reads;
  /** Says, after the path, what must hold and what was found. */
  readonly message: Message;
  /** The rule only applies in a workspace without this feature: it is the gate of what needs it. */
  readonly unlessFeature?: Feature;
  /** The rule only applies in a workspace with this feature. */
  readonly ifFeature?: Feature;
  /** Whether the specification calls the gated member flag-gated, which has an error code of its own. */
  readonly flagGated?: true;
  /** Rules that say nothing of the same subject once this one has reported an error. */
  readonly silences?: readonly string[];
  /** The values that the rule allows, by what decides which ones; for the catalogue. */
  readonly allowed?: Readonly<Record<string, readonly string[]>>;
  /** The states of a stored campaign in which the rule applies. Default: all. */
  readonly states?: readonly State[];
  /** What the rule reports is a violation only if the stored campaign is known and makes it one. */
  readonly comparesStored?: true;
  /** The status of the answer, when it is not 400. No override touches such a rule. */
  readonly status?: 401 | 404;
  /** The place is no member of the body but what it names: a header, the path, the campaign's id. */
  readonly outsideBody?: true;
  /** How many segments the documented detail target leaves out at the end of the place. */
  readonly coarser?: number;
  /** Reports every violation in the subject. What `reads` names is sound when this is called. */
  check(subject: Subjects[S], report: Report<Message>, context: RuleContext): void;
}

/**
 * Defines a rule; the types of its subject and of its params follow from scope and message. It inherits nothing, so that
 * what it leaves out stays absent in a host whose prototypes are polluted.
 */
export function defineRule<const Id extends string, const S extends Scope, const Message extends string>(
  rule: Rule<Id, S, Message>,
): Rule<Id, S, Message> {
  return Object.setPrototypeOf({ ...rule, reads: { __proto__: null, ...rule.reads } }, null) as Rule<Id, S, Message>;
}

/** Whether an object is there and has a member, whatever its value. Reading it costs less than asking for its key. */
export function has<T extends object>(object: T | undefined, member: string): boolean {
  return object !== undefined && (object as Readonly<Record<string, unknown>>)[member] !== undefined;
}
