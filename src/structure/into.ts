import { checkChannelContent } from "./channel-content.js";
import type { Check, Members, Walk } from "./walk.js";

/** Looks into a container that is there, entered from an object at a depth. */
export function into<C>(container: C | undefined, walk: Walk, depth: number, key: string, check: Check<C>): void {
  if (container === undefined) return;
  walk.path[depth] = key;
  check(container, walk, depth + 1);
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
  walk.path[depth] = key;
  walk.nested(object, check, depth + 1);
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
  walk.path[depth] = key;
  checkChannelContent(content, walk, depth + 1, channel, check, isKeyed);
}
