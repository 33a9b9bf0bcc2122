import { checkChannelContent } from "./channel-content.js";
import type { Check, Checker, Members } from "./checker.js";

/** Checks an object that may contain itself, if it is present, in an object at this depth. */
export function intoRecursive(
  object: Members | undefined,
  checker: Checker,
  depth: number,
  key: string,
  check: Check<Members>,
): void {
  if (object === undefined) return;
  checker.path[depth] = key;
  checker.nested(object, check, depth + 1);
}

/**
 * Checks an object with the content of a channel, if it is present. If the channel is unknown (empty), keyed content is
 * not checked.
 */
export function intoContent(
  content: Members | undefined,
  checker: Checker,
  depth: number,
  key: string,
  channel: string,
  check: Check<Members>,
  isKeyed: boolean,
): void {
  if (content === undefined) return;
  checker.path[depth] = key;
  if (channel !== "") checkChannelContent(content, checker, depth + 1, channel, check, isKeyed);
  else if (isKeyed) checker.enter(content, depth + 1);
  else check(content, checker, depth + 1);
}
