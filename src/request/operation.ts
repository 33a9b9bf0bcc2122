export const CREATE_PATH = "/core-services/v1/campaigns";

/** Followed by the campaign's id. */
export const UPDATE_PATH = "/v5/campaigns/";

/** Section "Endpoints": what a method and a path ask for; undefined when it is nothing of this service. */
export function operationOf(method: unknown, path: unknown): "create" | "update" | undefined {
  if (typeof path !== "string") return undefined;
  const [route] = path.split("?", 1) as [string];
  if (method === "POST" && route === CREATE_PATH) return "create";
  if (method !== "PATCH" || !route.startsWith(UPDATE_PATH)) return undefined;
  const id = route.slice(UPDATE_PATH.length);
  return id !== "" && !id.includes("/") ? "update" : undefined;
}
