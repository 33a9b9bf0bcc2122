import type { HeaderName, HeaderValues } from "./headers.js";

/** What the rules of whole requests look at. */
export interface RequestSubject {
  /** Undefined when the method and the path are nothing of this service. */
  readonly operation: "create" | "update" | undefined;
  readonly headers: HeaderValues;
  /** The workspace that the credentials are for; undefined when they are no such. */
  readonly workspace: string | undefined;
  /** The body's own `request_id`, whatever it is; undefined when it has none. */
  readonly requestId: { readonly value: unknown } | undefined;
}

/** The header that names the workspace. */
export function workspaceHeaderOf({ operation }: RequestSubject): HeaderName {
  return operation === "create" ? "SVC-APPKEY" : "X-SVC-Tenant-ID";
}
