/** Section "Endpoints": what a method and a path ask for; undefined when it is nothing of this service. */
export function operationOf(method: unknown, path: unknown): "create" | "update" | undefined {
  if (typeof path !== "string") return undefined;
  const [route = ""] = path.split("?", 1);
  if (method === "POST" && route === "/core-services/v1/campaigns") return "create";
  return method === "PATCH" && /^\/v5\/campaigns\/[^/]+$/u.test(route) ? "update" : undefined;
}
