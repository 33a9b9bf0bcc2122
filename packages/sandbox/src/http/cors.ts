import type { Incoming } from "./incoming.js";
import type { Outgoing } from "./outgoing.js";

/** How long a browser may remember what a preflight allows, in seconds. */
const MAX_AGE = "600";

/** The headers that let a page of another origin read an answer; undefined if its origin is not allowed. */
function corsHeaders(incoming: Incoming, origins: readonly string[]): Record<string, string> | undefined {
  const origin = incoming.header("Origin");
  if (origin === undefined || !(origins.includes("*") || origins.includes(origin))) return undefined;
  return {
    "Access-Control-Allow-Origin": origin,
    "Access-Control-Expose-Headers": "Allow, Retry-After, WWW-Authenticate",
    Vary: "Origin",
  };
}

/** Answers a request of a page. Browsers ask first whether they may send one with credentials. */
export async function withCors(
  incoming: Incoming,
  origins: readonly string[],
  answer: () => Promise<Outgoing>,
): Promise<Outgoing> {
  const allowed = corsHeaders(incoming, origins);
  if (allowed === undefined) return answer();
  const method = incoming.header("Access-Control-Request-Method");
  if (incoming.method !== "OPTIONS" || method === undefined) {
    const outgoing = await answer();
    return { ...outgoing, headers: { ...outgoing.headers, ...allowed } };
  }
  const headers = {
    ...allowed,
    "Access-Control-Allow-Methods": "POST, PATCH",
    "Access-Control-Allow-Headers": incoming.header("Access-Control-Request-Headers") ?? "",
    "Access-Control-Max-Age": MAX_AGE,
  };
  return { status: 200, headers, body: "" };
}
