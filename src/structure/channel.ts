import { isObject, type Members } from "./checker.js";
import { ownAt } from "./own-at.js";

export const channels = ["PUSH", "EMAIL"] as const;

/** The channel of a request, if it can be determined. */
export type Channel = (typeof channels)[number] | "unknown";

/**
 * Determines the channel of a request: the value of `channel`, whatever its case and surrounding white space, or else
 * the channel that its members belong to.
 *
 * @param known takes precedence over the members if `channel` is absent.
 */
export function channelOf(request: Members, known?: (typeof channels)[number] | undefined): Channel {
  if (!Object.hasOwn(request, "channel")) return known ?? channelOfMembers(request);
  const named = request["channel"];
  if (named === "PUSH" || named === "EMAIL") return named;
  return (typeof named === "string" ? meantBy(named) : undefined) ?? channelOfMembers(request);
}

/** Longer texts are not compared. */
const LONGEST = 64;

function meantBy(text: string): Channel | undefined {
  if (text.length > LONGEST) return undefined;
  const bare = text.trim().toLowerCase();
  if (bare === "push") return "PUSH";
  return bare === "email" ? "EMAIL" : undefined;
}

/** The channel whose exclusive members the request has; unknown if it has those of both or of neither. */
function channelOfMembers(request: Members): Channel {
  const has = (...place: string[]) => ownAt(request, place) !== undefined;
  const isEmail = has("connector") || has("campaign_content", "content", "email");
  const isPush = has("advanced") || has("campaign_content", "content", "push") || has("basic_details", "platforms");
  if (isEmail === isPush) return "unknown";
  return isEmail ? "EMAIL" : "PUSH";
}

/** The channel of any value. */
export function channelIn(view: unknown): Channel {
  return isObject(view) ? channelOf(view) : "unknown";
}
