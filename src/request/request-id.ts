import { isRequestId } from "../errors/error-body.js";
import { type HeaderValues, onlyValueOf } from "../rules/request-parts.js";
import { isObject } from "../structure/checker.js";

/** An own member of the body, whatever the body is; undefined if it cannot be read. */
export function ownMember(body: unknown, name: string): { readonly value: unknown } | undefined {
  try {
    return isObject(body) && Object.hasOwn(body, name) ? { value: body[name] } : undefined;
  } catch {
    return { value: undefined };
  }
}

/** `error.request_id`: the id in the body, otherwise that in the header. */
export function requestIdOf(headers: HeaderValues, ofBody: { readonly value: unknown } | undefined): unknown {
  return isRequestId(ofBody?.value) ? ofBody.value : onlyValueOf(headers, "X-SVC-Request-Id");
}
