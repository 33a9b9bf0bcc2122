import { checkChannelContent } from "./channel-content.js";
import type { Check, Members, Walk } from "./walk.js";

/** Looks into a container, if it is there, and completes the places of what is found in it. */
export function into<C>(container: C | undefined, walk: Walk, depth: number, key: string, check: Check<C>): void {
  if (container === undefined) return;
  const count = walk.found.length;
  check(container, walk, depth + 1);
  if (walk.found.length > count) walk.under(count, key);
}

/** The same for a member of the body. */
export function intoMember<C>(container: C | undefined, walk: Walk, depth: number, key: string, check: Check<C>): void {
  walk.settle();
  into(container, walk, depth, key, check);
}

/** The same for an object that may hold itself. */
export function intoRecursive(
  object: Members | undefined,
  walk: Walk,
  depth: number,
  key: string,
  check: Check<Members>,
): void {
  if (object === undefined) return;
  const count = walk.found.length;
  walk.nested(object, check, depth + 1);
  if (walk.found.length > count) walk.under(count, key);
}

/** The same for an object with the content of a channel, perhaps keyed. */
export function intoContent(
  content: Members | undefined,
  walk: Walk,
  depth: number,
  key: string,
  channel: string,
  check: Check<Members>,
  isKeyed: boolean,
): void {
  if (content === undefined) return;
  const count = walk.found.length;
  checkChannelContent(content, walk, depth + 1, channel, check, isKeyed);
  if (walk.found.length > count) walk.under(count, key);
}
