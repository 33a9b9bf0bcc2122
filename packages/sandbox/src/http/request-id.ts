import type { Incoming } from "./incoming.js";

/** Longest id that an answer repeats, in characters, as in the engine's answers. */
const LONGEST = 256;

/** The id that an answer repeats: that of the body, otherwise that of the header. */
export function requestIdOf(incoming: Incoming, body: unknown): string | undefined {
  const isObject = typeof body === "object" && body !== null && Object.hasOwn(body, "request_id");
  const ofBody = isObject ? (body as { request_id: unknown }).request_id : undefined;
  return [ofBody, incoming.header("X-SVC-Request-Id")].find(isRequestId);
}

function isRequestId(value: unknown): value is string {
  return typeof value === "string" && value.length <= 2 * LONGEST && [...value].length <= LONGEST;
}
