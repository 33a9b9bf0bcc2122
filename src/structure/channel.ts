import { placesByChannel } from "../generated/members.js";
import { isObject, type Members } from "./checker.js";
import { ownAt } from "./own-at.js";

export const channels = ["PUSH", "EMAIL"] as const;

/** The channel of a request, if it can be determined. */
export type Channel = (typeof channels)[number] | "unknown";

/** The places whose presence reveals the channel: those that only one channel has, except in `delivery_controls`. */
export const signs = { PUSH: /* @__PURE__ */ signsOf("PUSH"), EMAIL: /* @__PURE__ */ signsOf("EMAIL") };

function signsOf(channel: (typeof channels)[number]): readonly (readonly [string, ...string[]])[] {
  const places: readonly string[] = placesByChannel[channel];
  return places.filter((place) => !place.startsWith("delivery_controls.")).map((place) => place.split(".") as [string]);
}

/**
 * Determines the channel of a request: the value of `channel`, whatever its case and surrounding white space, or else
 * the channel that its members belong to.
 *
 * @param known takes precedence over the members if `channel` is absent.
 */
export function channelOf(request: Members, known?: (typeof channels)[number] | undefined): Channel {
  const named = request["channel"];
  if (named === undefined) return known ?? channelOfMembers(request);
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

/** The channel whose signs the request has; unknown if it has those of both or of neither. */
function channelOfMembers(request: Members): Channel {
  const [isPush, isEmail] = channels.map((channel) => signs[channel].some((place) => ownAt(request, place)));
  if (isPush === isEmail) return "unknown";
  return isPush ? "PUSH" : "EMAIL";
}

/** The channel of any value. */
export function channelIn(view: unknown): Channel {
  return isObject(view) ? channelOf(view) : "unknown";
}
