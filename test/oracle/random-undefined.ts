// Random members and entries that are `undefined`, which JSON text does not have.

import fc from "fast-check";
import type { Segment } from "../../src/index.js";
import { placesOf } from "../support/mutations.js";

const names = [
  ...["request_id", "channel", "campaign_delivery_type", "created_by", "updated_by", "version_note", "status"],
  ...["basic_details", "trigger_condition", "connector", "campaign_content", "advanced", "utm_params"],
  ...["campaign_audience_limit", "platforms", "content_type", "gmail_annotations", "locales", "email", "push"],
  ...["included_filters", "metric", "queuing_enabled", "start_time", "intelligent_delay_optimization", "unknown"],
];

/** A member or entry becomes `undefined`, or an object gets a member that is `undefined`. */
type Draw = { kind: "set" | "add"; where: number; name: string };

const draws: fc.Arbitrary<readonly Draw[]> = fc.oneof(
  { arbitrary: fc.constant<Draw[]>([]), weight: 2 },
  fc.array(fc.record({ kind: fc.constantFrom("set", "add"), where: fc.nat(), name: fc.constantFrom(...names) }), {
    maxLength: 3,
  }),
);

/** The values; some have members or entries that are `undefined`. */
export function withUndefined(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.tuple(values, draws).map(([value, drawn]) => drawn.reduce<unknown>(apply, value));
}

function apply(body: unknown, { kind, where, name }: Draw): unknown {
  const places = kind === "add" ? [[], ...placesOf(body)] : placesOf(body);
  const place = places[where % places.length];
  return place === undefined ? body : edited(body, place, kind === "add" ? name : undefined);
}

/** A copy in which the value at the place is `undefined`, or if it is an object, gets a member that is `undefined`. */
function edited(value: unknown, [segment, ...rest]: readonly Segment[], added?: string): unknown {
  if (segment === undefined && added === undefined) return undefined;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((one: unknown, i) => (i === segment ? edited(one, rest, added) : one));
  const members = { ...value } as Record<string, unknown>;
  if (segment !== undefined) return { ...members, [segment]: edited(members[segment], rest, added) };
  return added === undefined || Object.hasOwn(members, added) ? members : { ...members, [added]: undefined };
}
