import type { Incoming } from "./incoming.js";

/** The longest id that an answer repeats, in characters. The engine's answers have the same limit. */
const LONGEST = 256;

/** The id that an answer repeats: the body's, otherwise the header's. */
export function requestIdOf(incoming: Incoming, body: unknown): string | undefined {
  const isObject = typeof body === "object" && body !== null && Object.hasOwn(body, "request_id");
  const ofBody = isObject ? (body as { request_id: unknown }).request_id : undefined;
  const ofHeader = incoming.header("X-SVC-Request-Id");
  // An empty header is absent.
  return [ofBody, ofHeader?.trim() === "" ? undefined : ofHeader].find(isRequestId);
}

function isRequestId(value: unknown): value is string {
  return typeof value === "string" && value.length <= 2 * LONGEST && [...value].length <= LONGEST;
}
