import { type Channel, get, has } from "./places.js";

/**
 * The channel that a body names. If it names none, the one that it means: the text is a channel apart from case and
 * surrounding white space, or the members belong to one channel only. The known channel of the stored campaign counts
 * if the body has no `channel` at all.
 */
export function meantChannel(body: unknown, known?: Channel): Channel | undefined {
  if (known !== undefined && !has(body, ["channel"])) return known;
  const named = get(body, ["channel"]);
  const text = typeof named === "string" ? named.trim().toLowerCase() : "";
  if (text === "push") return "PUSH";
  if (text === "email") return "EMAIL";
  const isEmail = has(body, ["connector"]) || has(body, ["campaign_content", "content", "email"]);
  const isPush =
    has(body, ["advanced"]) ||
    has(body, ["campaign_content", "content", "push"]) ||
    has(body, ["basic_details", "platforms"]);
  if (isEmail === isPush) return undefined; // members of neither, or of both
  return isEmail ? "EMAIL" : "PUSH";
}
