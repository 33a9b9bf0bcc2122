export const CREATE_PATH = "/core-services/v1/campaigns";

/** Followed by the campaign's id. */
export const UPDATE_PATH = "/v5/campaigns/";

/** The headers that rules read, in the order of their violations. */
export const headerNames = [
  "Authorization",
  "SVC-APPKEY",
  "X-SVC-Tenant-ID",
  "Content-Type",
  "Idempotency-Key",
  "X-SVC-Request-Id",
] as const;

export type HeaderName = (typeof headerNames)[number];

/** The value of each header that rules read, or all its values if it occurs with different ones. */
export type HeaderValues = ReadonlyMap<HeaderName, string | ReadonlySet<string>>;

/** The input of rules about whole requests. */
export interface RequestParts {
  /** Undefined if the service has no operation with this method and path. */
  readonly operation: "create" | "update" | undefined;
  /** Method and path of a request without an operation. The query string is left out: it may contain secrets. */
  readonly received: string | undefined;
  readonly headers: HeaderValues;
  /** The workspace of the credentials; undefined if they are absent or malformed. */
  readonly workspace: string | undefined;
  /** The fault of the credentials. */
  readonly fault: string | undefined;
  /** The `request_id` of the body, which may be of any type; undefined if the body has none. */
  readonly requestId: { readonly value: unknown } | undefined;
}

/** The header that names the workspace. */
export function workspaceHeaderOf({ operation }: RequestParts): HeaderName {
  return operation === "create" ? "SVC-APPKEY" : "X-SVC-Tenant-ID";
}

/** Whether a `Content-Type` is that of JSON, with or without parameters. Media types are case-insensitive. */
export function isJsonType(contentType: string): boolean {
  const [mediaType] = contentType.split(";", 1) as [string];
  return mediaType.trim().toLowerCase() === "application/json";
}

/** The value of a header; undefined if it is absent, or occurs with different values. */
export function onlyValueOf(headers: HeaderValues, name: HeaderName): string | undefined {
  const value = headers.get(name);
  return typeof value === "string" ? value : undefined;
}
