import { type Channel, get, has, type Segments } from "./places.js";

const FLAT: Segments = ["campaign_content", "content"];

/** The places whose presence tells the channel: members that no body of the other channel has. */
export const TELLING: Record<Channel, readonly Segments[]> = {
  PUSH: [
    ["advanced"],
    [...FLAT, "push"],
    ["basic_details", "platforms"],
    ["basic_details", "platform_specific_details"],
    ["basic_details", "broadcast_live_activity_id"],
    ["basic_details", "geofences"],
    ["basic_details", "send_to_triggered_platform_only"],
  ],
  EMAIL: [
    ["connector"],
    [...FLAT, "email"],
    ["basic_details", "content_type"],
    ["basic_details", "user_attribute_identifier"],
    ["basic_details", "subscription_category"],
    ["basic_details", "send_only_double_opt_in_users"],
    ["basic_details", "deduplication_attribute"],
  ],
};

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
  const isEmail = TELLING.EMAIL.some((at) => has(body, at));
  const isPush = TELLING.PUSH.some((at) => has(body, at));
  if (isEmail === isPush) return undefined; // members of neither, or of both
  return isEmail ? "EMAIL" : "PUSH";
}
