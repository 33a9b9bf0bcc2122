import type { FastifyInstance, FastifyRequest, RouteOptions as FastifyRouteOptions } from "fastify";
import { isMarkedAs, markAs } from "../errors/any-copy.js";

// Fastify announces each new server, once. A plugin does not see the routes that are declared outside its scope, or
// earlier, and a server may never register it. So this listens from the moment that the file is loaded: a plugin would
// listen too late. Not an import, so that bundlers for all platforms take this file.
process
  .getBuiltinModule?.("node:diagnostics_channel")
  ?.subscribe("fastify.initialization", (message) => watch((message as { readonly fastify: FastifyInstance }).fastify));

/** The servers that do not start if a marked route has no plugin. */
const watched = new WeakSet<FastifyInstance>();

/** Notes that requests to a route are validated. */
export function markValidated(route: FastifyRouteOptions): void {
  markAs("ValidatedRoute", route);
}

/** Notes that a request reaches its handler although it was not accepted. */
export function markPassed(request: FastifyRequest): void {
  markAs("PassedRequest", request);
}

/**
 * Keeps marked routes from answering requests that were not validated. Most servers with such a route do not start. A
 * server that was made before this file was loaded may start, if the route was declared before the plugin.
 */
export function refuseUnvalidated(scope: FastifyInstance): void {
  const root = rootOf(scope);
  watch(root);
  root.addHook("preHandler", async (request) => {
    const { config, method, url } = request.routeOptions;
    if (config.campaignRequest === undefined || request.campaignRequest || isMarkedAs("PassedRequest", request)) return;
    throw new Error(messageAbout([{ method, url }]));
  });
}

/** Each scope inherits from the one around it. */
function rootOf(scope: FastifyInstance): FastifyInstance {
  const around = Object.getPrototypeOf(scope) as Partial<FastifyInstance> | null;
  return typeof around?.addHook === "function" ? rootOf(around as FastifyInstance) : scope;
}

function watch(root: FastifyInstance): void {
  if (watched.has(root)) return;
  watched.add(root);
  const routes = new Set<FastifyRouteOptions>();
  root.addHook("onRoute", (route) => void routes.add(route));
  root.addHook("onReady", async () => {
    const others = [...routes].filter(
      (route) => route.config?.campaignRequest !== undefined && !isMarkedAs("ValidatedRoute", route),
    );
    routes.clear();
    if (others.length > 0) throw new Error(messageAbout(others));
  });
}

function messageAbout(
  routes: readonly { readonly method: string | readonly string[]; readonly url?: string | undefined }[],
): string {
  const names = routes.map(({ method, url }) => `${[method].flat().join(", ")} ${url}`);
  return `marked with campaignRequest, but not validated: ${names.join("; ")}. ${WAY_OUT}`;
}

const WAY_OUT =
  "Register campaignRules, with await, before such a route is declared, and in the same scope or in one around it.";
