import { excerpt } from "../errors/wording.js";
import { deliveryTypes } from "../generated/members.js";
import type { CreateRequest, EmailContent } from "../generated/types.js";
import { isEmail } from "../structure/formats.js";
import type { Fact } from "./parts/facts.js";
import { type MemberPath, pathsIn, type ValueAt, valueAt } from "./parts/member-path.js";
import { defineRule, has, type Reads, type Rule } from "./rule.js";
import { type CampaignScope, type DeliveryType, isCampaignScope, type RuleInputs } from "./scope.js";

/** The scopes whose rules get an object of a campaign. */
type OfObject = "user_attributes" | "actions" | "custom_segments" | "email_content";

/** The properties that every factory takes over unchanged. */
type Head<Id extends string, S extends CampaignScope | OfObject> = Pick<
  Rule<Id, S>,
  "id" | "scope" | "spec" | "summary"
>;

/** The dotted path of a member of the input of a rule. */
type MemberOf<S extends CampaignScope | OfObject> = MemberPath<RuleInputs[S]> & string;

interface RequiredWhen<Id extends string, S extends CampaignScope | OfObject, When extends string> extends Head<Id, S> {
  readonly member: MemberOf<S>;
  readonly when: { readonly member: When; readonly is: NonNullable<ValueAt<RuleInputs[S], When>> };
  /** The allowed values of the member, for the message. */
  readonly hint: string;
  /** If it only warns. */
  readonly severity?: "warning";
}

/** One member is mandatory, or recommended, when another one has a certain value. */
// @__NO_SIDE_EFFECTS__
export function requiredWhen<
  const Id extends string,
  const S extends CampaignScope | OfObject,
  const When extends MemberOf<S>,
>(rule: RequiredWhen<Id, S, When>): Rule<Id, S> {
  const { member, when, hint, severity, ...head } = { __proto__: null, ...rule } as RequiredWhen<Id, S, When>;
  const [place, decisive] = [member.split("."), when.member.split(".")];
  const demand = severity === undefined ? "is a mandatory field" : "should be present";
  return defineRule({
    ...head,
    ...(severity && { severity }),
    reads: { values: readsIn(head.scope, [when.member]), presence: readsIn(head.scope, [member]) },
    // A text that is no fact says nothing.
    onlyIf: [`${when.member}=${when.is}` as Fact],
    unless: [member as Fact],
    message: `${demand} (${hint}) when ${decisive.at(-1)} is ${JSON.stringify(when.is)}, but is absent` as string,

    check(input, report) {
      if (valueAt(input, decisive) === when.is && valueAt(input, place) === undefined) report(place);
    },
  });
}

interface RequiredFor<Id extends string, S extends CampaignScope> extends Head<Id, S> {
  readonly member: MemberOf<S>;
  readonly deliveryType: DeliveryType;
  /** The allowed values of the member, for the message. */
  readonly hint: string;
}

/** One member is mandatory for a delivery type. */
// @__NO_SIDE_EFFECTS__
export function requiredFor<const Id extends string, const S extends CampaignScope>(
  rule: RequiredFor<Id, S>,
): Rule<Id, S> {
  const { member, deliveryType, hint, ...head } = rule;
  const place = member.split(".");
  return defineRule({
    ...head,
    deliveryTypes: [deliveryType],
    unless: [member as Fact],
    reads: { values: ["campaign_delivery_type"], presence: [member] },
    message: `is a mandatory field (${hint}) when campaign_delivery_type is "${deliveryType}", but is absent` as string,

    check(request, report) {
      if (valueAt(request, place) === undefined) report(place);
    },
  });
}

interface UsedByDeliveryType<Id extends string, S extends CampaignScope> extends Head<Id, S> {
  readonly members: readonly MemberOf<S>[];
  /** Those that do not use them. */
  readonly deliveryTypes: readonly DeliveryType[];
}

const NOT_USED = "is not used when campaign_delivery_type is {deliveryType}";

/** A warning about members that some delivery types do not use. */
// @__NO_SIDE_EFFECTS__
export function usedByDeliveryType<const Id extends string, const S extends CampaignScope>(
  rule: UsedByDeliveryType<Id, S>,
): Rule<Id, S, typeof NOT_USED> {
  const { members, ...head } = rule;
  const places = members.map((member) => member.split("."));
  return defineRule({
    ...head,
    severity: "warning",
    onlyIf: members.length === 1 ? (members as readonly string[] as readonly Fact[]) : [],
    reads: { values: ["campaign_delivery_type"], presence: members },
    message: NOT_USED,

    check(request, report) {
      const { campaign_delivery_type: deliveryType } = request;
      for (const place of places) if (valueAt(request, place) !== undefined) report(place, { deliveryType });
    },
  });
}

/** All delivery types except those given. */
// @__NO_SIDE_EFFECTS__
export function allBut(...types: DeliveryType[]): readonly DeliveryType[] {
  return (deliveryTypes as readonly DeliveryType[]).filter((type) => !types.includes(type));
}

interface ShouldHave<Id extends string, S extends CampaignScope | OfObject> extends Head<Id, S> {
  readonly object: MemberOf<S>;
  readonly members: readonly string[];
  readonly message: string;
}

/** A warning about members that an object should have where it is present. */
// @__NO_SIDE_EFFECTS__
export function shouldHave<const Id extends string, const S extends CampaignScope | OfObject>(
  rule: ShouldHave<Id, S>,
): Rule<Id, S> {
  const { object, members, ...head } = rule;
  const place = object.split(".");
  return defineRule({
    ...head,
    severity: "warning",
    reads: { presence: readsIn(head.scope, pathsIn(object, members)) },

    check(input, report) {
      const value = valueAt(input, place) as object | undefined;
      if (value === undefined) return;
      for (const member of members) if (!has(value, member)) report([...place, member]);
    },
  });
}

interface TrueWhen<Id extends string> extends Head<Id, "request"> {
  readonly flag: MemberOf<"request">;
  readonly deliveryType: CreateRequest["scheduling_details"]["delivery_type"];
}

/** A warning about a flag that is false although the schedule needs it. */
// @__NO_SIDE_EFFECTS__
export function trueWhen<const Id extends string>(rule: TrueWhen<Id>): Rule<Id, "request"> {
  const { flag, deliveryType, ...head } = rule;
  const place = flag.split(".");
  return defineRule({
    ...head,
    severity: "warning",
    onlyIf: [`scheduling_details.delivery_type=${deliveryType}`],
    reads: { values: ["scheduling_details.delivery_type", flag] },
    message: `should be true when delivery_type is "${deliveryType}", but is false` as string,

    check(request, report) {
      if (request.scheduling_details.delivery_type === deliveryType && valueAt(request, place) === false) report(place);
    },
  });
}

interface EmailAddress<Id extends string> extends Head<Id, "email_content"> {
  readonly member: "from_address" | "reply_to_address";
}

const NO_ADDRESS = "should be an email address, unless it is personalized, but is {received}";

/** A warning about a member of Email content that is neither an address nor personalized. */
// @__NO_SIDE_EFFECTS__
export function emailAddress<const Id extends string>(
  rule: EmailAddress<Id>,
): Rule<Id, "email_content", typeof NO_ADDRESS> {
  const { member, ...head } = rule;
  return defineRule({
    ...head,
    severity: "warning",
    reads: { values: [`@.${member}`] },
    message: NO_ADDRESS,

    check({ [member]: address }: EmailContent, report) {
      if (address === undefined || isEmail(address) || /\{[{%]/u.test(address)) return;
      report([member], { received: excerpt(address) });
    },
  });
}

interface AtLeastOne<Id extends string, S extends CampaignScope | OfObject> extends Head<Id, S> {
  readonly members: readonly MemberOf<S>[];
}

const BELOW_ONE = "should be at least 1, but is {received}";

/** A warning about counts and intervals below 1. */
// @__NO_SIDE_EFFECTS__
export function atLeastOne<const Id extends string, const S extends CampaignScope | OfObject>(
  rule: AtLeastOne<Id, S>,
): Rule<Id, S, typeof BELOW_ONE> {
  const { members, ...head } = rule;
  const places = members.map((member) => member.split("."));
  return defineRule({
    ...head,
    severity: "warning",
    // The type of a filter decides which rules apply to it.
    reads: { values: readsIn(head.scope, head.scope === "actions" ? ["filter_type", ...members] : members) },
    message: BELOW_ONE,

    check(input, report) {
      for (const place of places) {
        const value = valueAt(input, place);
        if (typeof value === "number" && value < 1) report(place, { received: value });
      }
    },
  });
}

/** Paths for `Reads`: those in an object of the scope start with `@.`. */
function readsIn(scope: CampaignScope | OfObject, members: readonly string[]): NonNullable<Reads["values"]> {
  return isCampaignScope(scope) ? members : members.map((member) => `@.${member}`);
}
