/** The members of `basic_details` that only one channel has. */
const DETAILS = {
  PUSH: [
    "platforms",
    "platform_specific_details",
    "broadcast_live_activity_id",
    "geofences",
    "send_to_triggered_platform_only",
  ],
  EMAIL: [
    "content_type",
    "user_attribute_identifier",
    "subscription_category",
    "send_only_double_opt_in_users",
    "deduplication_attribute",
  ],
};

/** A second reading of "The channel that is meant" in docs/readings.md. */
export function meantChannel(body: unknown): "PUSH" | "EMAIL" | "unknown" {
  const text = memberOf(body, "channel");
  const named = typeof text === "string" ? text.trim().toUpperCase() : undefined;
  if (named === "PUSH" || named === "EMAIL") return named;
  const content = memberOf(memberOf(body, "campaign_content"), "content");
  const isEmail = has(body, "connector") || has(content, "email") || hasDetailOf(body, "EMAIL");
  const isPush = has(body, "advanced") || has(content, "push") || hasDetailOf(body, "PUSH");
  if (isEmail === isPush) return "unknown";
  return isEmail ? "EMAIL" : "PUSH";
}

function hasDetailOf(body: unknown, channel: keyof typeof DETAILS): boolean {
  return DETAILS[channel].some((name) => has(memberOf(body, "basic_details"), name));
}

/** Whether an object has a member that is not undefined. */
function has(value: unknown, name: string): boolean {
  return !Array.isArray(value) && memberOf(value, name) !== undefined;
}

function memberOf(value: unknown, name: string): unknown {
  const isObject = typeof value === "object" && value !== null;
  return isObject && Object.hasOwn(value, name) ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}
