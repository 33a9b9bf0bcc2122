import type { Segment } from "../../src/index.js";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Splits a dotted path as the tables write it: `filters[0].name`. */
export function segmentsOf(path: string): Segment[] {
  return [...path.matchAll(/\[(\d+)\]|[^.[\]]+/gu)].map(([text, index]) =>
    index === undefined ? text : Number(index),
  );
}

/** A copy with another value at one place; `undefined` removes the member or entry. */
export function withValue(body: unknown, segments: readonly Segment[], value: unknown): unknown {
  const [segment, ...rest] = segments;
  if (segment === undefined) return value;
  const copy: Record<Segment, unknown> = Array.isArray(body)
    ? ([...body] as never)
    : Object.assign({} as Record<Segment, unknown>, body);
  if (rest.length > 0) copy[segment] = withValue(copy[segment], rest, value);
  else if (value !== undefined) copy[segment] = value;
  else if (Array.isArray(body)) (copy as unknown as unknown[]).splice(Number(segment), 1);
  else delete copy[segment];
  return copy;
}

export function valueAt(body: unknown, segments: readonly Segment[]): unknown {
  return segments.reduce((value, segment) => (value as Record<Segment, unknown>)[segment], body);
}

/** Freezes a value and everything in it, so that a mutation throws. */
export function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value)) frozen(member);
  }
  return value;
}
