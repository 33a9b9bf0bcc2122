import { isRequestId } from "../errors/error-body.js";
import { isObject } from "../structure/walk.js";
import { type HeaderValues, onlyValueOf } from "./headers.js";

/** A member of the body's own, whatever the body is; one that cannot be read has no value. */
export function ownMember(body: unknown, name: string): { readonly value: unknown } | undefined {
  try {
    return isObject(body) && Object.hasOwn(body, name) ? { value: body[name] } : undefined;
  } catch {
    return { value: undefined };
  }
}

/** `error.request_id`: the body's id, else the header's. */
export function requestIdOf(headers: HeaderValues, ofBody: { readonly value: unknown } | undefined): unknown {
  return isRequestId(ofBody?.value) ? ofBody.value : onlyValueOf(headers, "X-SVC-Request-Id");
}
