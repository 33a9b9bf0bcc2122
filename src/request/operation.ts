import { CREATE_PATH, UPDATE_PATH } from "../rules/request-parts.js";

/** Section "Endpoints": the operation for a method and a path; undefined if this service does not have it. */
export function operationOf(method: unknown, path: unknown): "create" | "update" | undefined {
  if (typeof path !== "string") return undefined;
  const [route] = path.split("?", 1) as [string];
  if (method === "POST" && route === CREATE_PATH) return "create";
  if (method !== "PATCH" || !route.startsWith(UPDATE_PATH)) return undefined;
  const id = route.slice(UPDATE_PATH.length);
  return id !== "" && !id.includes("/") ? "update" : undefined;
}
