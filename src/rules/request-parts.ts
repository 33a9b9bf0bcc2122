export const CREATE_PATH = "/core-services/v1/campaigns";

/** Followed by the campaign's id. */
export const UPDATE_PATH = "/v5/campaigns/";

/** The headers that are looked at, in the order of their violations; `Authorization` and the tenant's decide first. */
export const headerNames = [
  "Authorization",
  "SVC-APPKEY",
  "X-SVC-Tenant-ID",
  "Content-Type",
  "Idempotency-Key",
  "X-SVC-Request-Id",
] as const;

export type HeaderName = (typeof headerNames)[number];

/** The value of each header that is looked at; if it is repeated with other values, all of them. */
export type HeaderValues = ReadonlyMap<HeaderName, string | ReadonlySet<string>>;

/** What the rules of whole requests look at. */
export interface RequestParts {
  /** Undefined when the method and the path are nothing of this service. */
  readonly operation: "create" | "update" | undefined;
  readonly headers: HeaderValues;
  /** The workspace that the credentials are for; undefined when they are no such. */
  readonly workspace: string | undefined;
  /** The body's own `request_id`, whatever it is; undefined when it has none. */
  readonly requestId: { readonly value: unknown } | undefined;
}

/** The header that names the workspace. */
export function workspaceHeaderOf({ operation }: RequestParts): HeaderName {
  return operation === "create" ? "SVC-APPKEY" : "X-SVC-Tenant-ID";
}

/** The value of a header; undefined when it is absent, or repeated with another one. */
export function onlyValueOf(headers: HeaderValues, name: HeaderName): string | undefined {
  const value = headers.get(name);
  return typeof value === "string" ? value : undefined;
}
