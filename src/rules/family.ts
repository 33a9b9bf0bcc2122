import type { Segment } from "../errors/path.js";
import { type DeliveryType, defineRule, has, type Rule, type Scope } from "./rule.js";

interface UsedBy<Id extends string, S extends "request" | "PUSH"> {
  readonly id: Id;
  readonly scope: S;
  readonly spec: string;
  readonly summary: string;
  /** The member, two levels deep. */
  readonly member: readonly [component: string, member: string];
  /** The delivery types that do not use it. */
  readonly except: readonly DeliveryType[];
}

/** A warning about a member that some delivery types do not use. */
export function usedByDeliveryType<const Id extends string, const S extends "request" | "PUSH">(
  rule: UsedBy<Id, S>,
): Rule<Id, S, typeof NOT_USED> {
  const { id, scope, spec, summary, member, except } = { __proto__: null, ...rule } as UsedBy<Id, S>;
  return defineRule({
    id,
    severity: "warning",
    scope,
    spec,
    summary,
    reads: { values: ["campaign_delivery_type"], presence: [member.join(".")] },
    message: NOT_USED,

    check(request, report) {
      const deliveryType = request.campaign_delivery_type;
      if (!except.includes(deliveryType)) return;
      if (has(memberOf(request, member[0]), member[1])) report(member, { deliveryType });
    },
  });
}

const NOT_USED = "is not used when campaign_delivery_type is {deliveryType}";

interface Counted<Id extends string, S extends ObjectScope> {
  readonly id: Id;
  readonly scope: S;
  readonly spec: string;
  readonly summary: string;
  /** The places of the numbers, from the subject on. */
  readonly places: readonly (readonly string[])[];
  /** What a path of `reads` starts with. Default: the request. */
  readonly prefix?: "@.";
}

/** A scope whose subject is an object in any case. */
type ObjectScope = Exclude<Scope, "body">;

/** A warning about counts and intervals below 1. */
export function atLeastOne<const Id extends string, const S extends ObjectScope>(
  rule: Counted<Id, S>,
): Rule<Id, S, typeof BELOW_ONE> {
  const { id, scope, spec, summary, places, prefix = "" } = { __proto__: null, ...rule } as Counted<Id, S>;
  return defineRule({
    id,
    severity: "warning",
    scope,
    spec,
    summary,
    reads: { values: places.map((place) => prefix + place.join(".")) },
    message: BELOW_ONE,

    check(subject, report) {
      for (const place of places) {
        const value = valueAt(subject, place);
        if (typeof value === "number" && value < 1) report(place, { received: value });
      }
    },
  });
}

const BELOW_ONE = "should be at least 1, but is {received}";

/** A component of a request, for rules that are told its name. */
function memberOf(request: object, component: string): object | undefined {
  return (request as Record<string, object | undefined>)[component];
}

/** The value at a place of which every part is optional. */
function valueAt(subject: object, place: readonly Segment[]): unknown {
  let value: unknown = subject;
  for (const segment of place) value = (value as Record<Segment, unknown> | undefined)?.[segment];
  return value;
}
