import type { Segment } from "./path.js";

type Container = Readonly<Record<Segment, unknown>>;

/** A body in which a member stands elsewhere. What lies off the two ways is shared with the original. */
export function moved(body: unknown, from: readonly Segment[], to: readonly Segment[]): unknown {
  const value = from.reduce((container, segment) => (container as Container)[segment], body);
  return changed(changed(body, from, undefined), to, { value });
}

/** A body that has one more member. What lies off the way is shared with the original. */
export function added(body: unknown, to: readonly Segment[], value: unknown): unknown {
  return changed(body, to, { value });
}

/** A body with another member at a place, or without the one that is there. */
function changed(
  body: unknown,
  [segment, ...rest]: readonly Segment[],
  member: { value: unknown } | undefined,
): unknown {
  if (segment === undefined) return member?.value;
  if (Array.isArray(body))
    return body.map((entry, index) => (index === Number(segment) ? changed(entry, rest, member) : entry));
  const { [segment]: old, ...others } = body as Container;
  const isGone = rest.length === 0 && member === undefined;
  return { __proto__: null, ...others, ...(!isGone && { [segment]: changed(old, rest, member) }) };
}
