import { CREATE_PATH, UPDATE_PATH } from "../../rules/parts/request-parts.js";

/** An operation, and the campaign that an update is about. */
export type Route = { readonly operation: "create" } | { readonly operation: "update"; readonly campaignId: string };

/** Section "Endpoints": the route of a method and a path; undefined if this service does not have it. */
export function routeOf(method: unknown, path: unknown): Route | undefined {
  if (typeof path !== "string") return undefined;
  const [route] = path.split("?", 1) as [string];
  if (method === "POST" && route === CREATE_PATH) return { operation: "create" };
  if (method !== "PATCH" || !route.startsWith(UPDATE_PATH)) return undefined;
  const segment = route.slice(UPDATE_PATH.length);
  if (segment === "" || segment.includes("/")) return undefined;
  const campaignId = decoded(segment);
  return campaignId === undefined ? undefined : { operation: "update", campaignId };
}

/** A segment of a path, decoded; undefined if that is impossible. */
export function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
