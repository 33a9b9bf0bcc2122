/** The operation that a method and a path select. The engine finds the id of the campaign, which may be malformed. */
export type Route =
  | { readonly kind: "create" }
  | { readonly kind: "update" }
  /** The specification names the operation, but does not describe it. */
  | { readonly kind: "undescribed"; readonly operation: string }
  | { readonly kind: "other-method"; readonly allow: string }
  | { readonly kind: "unknown" };

/** Whether the sandbox implements what the route asks for, and reads a body. */
export function isOperation({ kind }: Route): boolean {
  return kind === "create" || kind === "update";
}

const V1 = "/core-services/v1/campaigns";
const V5 = "/v5/campaigns";

/** Finds the operation for a method and a path without a query. */
export function routeOf(method: string, path: string): Route {
  if (path === V1) return method === "POST" ? { kind: "create" } : { kind: "other-method", allow: "POST" };
  if (path === V5) return undescribed(method, `POST ${V5}`);
  if (!path.startsWith(`${V5}/`)) return { kind: "unknown" };
  const [segment = "", ...rest] = path.slice(V5.length + 1).split("/");
  if (segment === "") return { kind: "unknown" };
  if (rest.length === 0) {
    return method === "PATCH" ? { kind: "update" } : { kind: "other-method", allow: "PATCH" };
  }
  const isValidation = rest.length === 1 && rest[0] === "validate";
  return isValidation ? undescribed(method, `POST ${V5}/{campaign_id}/validate`) : { kind: "unknown" };
}

function undescribed(method: string, operation: string): Route {
  return method === "POST" ? { kind: "undescribed", operation } : { kind: "other-method", allow: "POST" };
}
