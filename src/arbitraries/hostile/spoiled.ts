import fc from "fast-check";
import type { Segment } from "../../errors/path.js";
import { valueAt } from "../faults/fault.js";
import { candidatesIn } from "../faults/structural.js";
import type { Members } from "../from-schema.js";
import { key } from "./json-value.js";
import { setOwn } from "./own-member.js";

/** A value, and where it goes: which of the places of a request, and under which name beside it, if any. */
export type Spoiling = [which: number, value: unknown, name: string | null];

/** What spoils a request in up to three places. */
export function spoilingsWith(value: fc.Arbitrary<unknown>): fc.Arbitrary<Spoiling[]> {
  return fc.array(fc.tuple<Spoiling>(fc.nat(), value, fc.option(key)), { minLength: 1, maxLength: 3 });
}

/** A valid request with values in the place of others, or beside them under keys of their own. */
export function spoiled([request, changes]: readonly [object, readonly Spoiling[]]): unknown {
  const body = structuredClone(request) as Members;
  const places = candidatesIn(body).map(({ place }) => place);
  const done: (readonly Segment[])[] = [];
  for (const [which, value, name] of changes) {
    const place = places[which % places.length] as readonly Segment[];
    // What has been replaced is not entered.
    if (done.some((changed) => changed.every((segment, index) => segment === place[index]))) continue;
    const parts = place.slice(0, -1);
    const parent = valueAt(body, parts) as object;
    // Arrays have entries only: JSON gives them no names.
    const last = name === null || Array.isArray(parent) ? (place.at(-1) as Segment) : name;
    setOwn(parent, last, value);
    done.push([...parts, last]);
  }
  return body;
}
