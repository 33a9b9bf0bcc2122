import { isObject, type Members } from "./structure/walk.js";
import { ownAt } from "./update/update-subject.js";

export const channels = ["PUSH", "EMAIL"] as const;

/** The channel that a request is of, as far as it can be told. */
export type Channel = (typeof channels)[number] | "unknown";

/**
 * The channel that is meant: the one that `channel` names, perhaps in other case or with white space around it, else the
 * one that the members belong to. Where there is no `channel` at all, `told` comes before the members.
 */
export function channelOf(request: Members, told?: (typeof channels)[number] | undefined): Channel {
  if (!Object.hasOwn(request, "channel")) return told ?? channelOfMembers(request);
  const named = request["channel"];
  if (named === "PUSH" || named === "EMAIL") return named;
  return (typeof named === "string" ? meantBy(named) : undefined) ?? channelOfMembers(request);
}

/** A longer text names no channel, whatever white space is around it. */
const LONGEST = 64;

function meantBy(text: string): Channel | undefined {
  if (text.length > LONGEST) return undefined;
  const bare = text.trim().toLowerCase();
  if (bare === "push") return "PUSH";
  return bare === "email" ? "EMAIL" : undefined;
}

/** The channel to which members belong that the other one does not have. Members of both tell nothing. */
function channelOfMembers(request: Members): Channel {
  const has = (...place: string[]) => ownAt(request, place) !== undefined;
  const isEmail = has("connector") || has("campaign_content", "content", "email");
  const isPush = has("advanced") || has("campaign_content", "content", "push") || has("basic_details", "platforms");
  if (isEmail === isPush) return "unknown";
  return isEmail ? "EMAIL" : "PUSH";
}

/** The channel of anything that may be a request. */
export function channelIn(view: unknown): Channel {
  return isObject(view) ? channelOf(view) : "unknown";
}
