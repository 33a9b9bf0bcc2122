import fc from "fast-check";
import type { Segment } from "../../errors/path.js";
import { valueAt } from "../faults/fault.js";
import { candidatesIn } from "../faults/structural.js";
import type { Members } from "../from-schema.js";
import { key } from "./json-value.js";

/** A value, the index of its place in a request, and its name if it is added beside that place. */
export type Spoiling = [which: number, value: unknown, name: string | null];

/** Values that spoil a request in up to three places. */
export function spoilingsWith(value: fc.Arbitrary<unknown>): fc.Arbitrary<Spoiling[]> {
  return fc.array(fc.tuple<Spoiling>(fc.nat(), value, fc.option(key)), { minLength: 1, maxLength: 3 });
}

/** A valid request in which values replace others, or are added beside them under new keys. */
export function spoiled([request, changes]: readonly [object, readonly Spoiling[]]): unknown {
  const body = structuredClone(request) as Members;
  const places = candidatesIn(body).map(({ place }) => place);
  const done: (readonly Segment[])[] = [];
  for (const [which, value, name] of changes) {
    const place = places[which % places.length] as readonly Segment[];
    // Places inside of replaced values no longer exist.
    if (done.some((changed) => changed.every((segment, index) => segment === place[index]))) continue;
    const parts = place.slice(0, -1);
    const parent = valueAt(body, parts) as object;
    // Arrays have only entries: JSON has no names for them.
    const last = name === null || Array.isArray(parent) ? (place.at(-1) as Segment) : name;
    Object.defineProperty(parent, last, { value, writable: true, enumerable: true, configurable: true });
    done.push([...parts, last]);
  }
  return body;
}
