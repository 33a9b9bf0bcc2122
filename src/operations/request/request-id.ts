import { isRequestId } from "../../errors/error-body.js";
import { type HeaderValues, onlyValueOf } from "../../rules/parts/request-parts.js";
import { isObject } from "../../structure/checker.js";

/**
 * An own member of the body, whatever the body is. A member that is `undefined` is absent; one that cannot be read is
 * present without a value.
 */
export function ownMember(body: unknown, name: string): { readonly value: unknown } | undefined {
  try {
    const value = isObject(body) && Object.hasOwn(body, name) ? body[name] : undefined;
    return value === undefined ? undefined : { value };
  } catch {
    return { value: undefined };
  }
}

/** `error.request_id`: the id in the body, otherwise that in the header. */
export function requestIdOf(headers: HeaderValues, ofBody: { readonly value: unknown } | undefined): unknown {
  return isRequestId(ofBody?.value) ? ofBody.value : onlyValueOf(headers, "X-SVC-Request-Id");
}
