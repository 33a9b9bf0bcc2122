import { expectOneOf, reading } from "../../engine/context/option-errors.js";
import { errorBody } from "../../errors/error-body.js";
import type { ErrorBody } from "../../generated/types.js";
import { kindOf } from "../../structure/kinds.js";

/** The decision about a request, depending on its `Idempotency-Key`. */
export type IdempotencyDecision<R> =
  /** The key is new: process the request, and store its fingerprint and response. */
  | { kind: "new" }
  /** The key is known: send the stored response, and do nothing else. */
  | { kind: "replay"; response: R }
  /** The key is known from a different request: reject this one with status 409. */
  | { kind: "conflict"; body: ErrorBody };

/**
 * Section "Update or publish campaign draft", header `Idempotency-Key`: repeating a key returns the same response body.
 *
 * @param stored the fingerprint and the response kept for the key; undefined when the key is new.
 * @param fingerprint any text that is the same for the same request and differs for others, such as a hash of it.
 * @param policy by default, and as the specification says, a key that came before is answered with the stored response
 *   whatever the request. "reject" makes it a conflict when the fingerprints differ.
 * @throws {TypeError} if the policy is unknown, a fingerprint is not a string, or `stored` is neither an object nor
 * undefined.
 */
export function decideIdempotency<R>(
  stored: { readonly fingerprint: string; readonly response: R } | undefined,
  fingerprint: string,
  policy: "replay" | "reject" = "replay",
): IdempotencyDecision<R> {
  expectOneOf(policy, ["replay", "reject"], "policy");
  expectText(fingerprint, "fingerprint");
  if (stored === undefined) return { kind: "new" };

  if (typeof stored !== "object" || stored === null) {
    throw new TypeError(`stored must be an object or undefined, got ${kindOf(stored)}`);
  }
  const kept = reading("stored", () => ({ fingerprint: stored.fingerprint, response: stored.response }));
  // Without the fingerprint, the response to another request could be mistaken for the right one.
  expectText(kept.fingerprint, "stored.fingerprint");
  if (policy === "replay" || kept.fingerprint === fingerprint) return { kind: "replay", response: kept.response };

  const message =
    "Idempotency-Key was used before with another request; repeat that request unchanged, or send this one with a new key";
  const target = "Idempotency-Key";
  return { kind: "conflict", body: errorBody("409 Conflict", [{ target, message }], undefined) };
}

function expectText(value: unknown, name: string): void {
  if (typeof value !== "string") throw new TypeError(`${name} must be a string, got ${kindOf(value)}`);
}
