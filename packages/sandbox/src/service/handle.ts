import type { Incoming } from "../http/incoming.js";
import { type JsonBody, readJson } from "../http/json-body.js";
import { requestIdOf } from "../http/request-id.js";
import { create } from "./create.js";
import { credentialsOf } from "./credentials.js";
import { type Decided, refused, rejected } from "./decided.js";
import type { Route } from "./route.js";
import type { Service } from "./service.js";
import { unreadable } from "./unreadable.js";
import { update } from "./update.js";

/**
 * Answers a request to the service. Checks it in the order of the specification: route, credentials, limits, content.
 */
export async function handle(route: Route, incoming: Incoming, service: Service): Promise<Decided> {
  if (route.kind !== "create" && route.kind !== "update") return notAnOperation(route, incoming, service);
  const body = await readJson(incoming, service.settings.maxBodySize);
  return { ...(await handleOperation(route, incoming, body, service)), body: body.text };
}

async function handleOperation(
  route: Operation,
  incoming: Incoming,
  body: JsonBody,
  service: Service,
): Promise<Decided> {
  const { method, path, headers } = incoming;
  const { workspaces } = service;
  const request = { method, path, headers, body: body.ok ? body.value : undefined };
  const requestId = requestIdOf(incoming, request.body);

  const credentials = credentialsOf(incoming.header("Authorization"));
  const known = credentials && workspaces.validatorFor(credentials);
  const validator = known ?? workspaces.common;
  // The verdict on a creation depends on nothing stored. For an update, this call decides only about the credentials.
  const result = validator.request(route.kind === "create" ? request : { ...request, body: undefined });
  if (!result.ok && result.status !== 400) {
    return refused(route.kind === "create" ? result : (validator.request(request) as typeof result));
  }
  if (credentials === undefined || known === undefined) {
    const message = "Authorization must be a workspace and an API key that this sandbox knows";
    return rejected(401, "request.authorized", { target: "Authorization", message }, requestId);
  }
  const { workspace } = credentials;
  if (route.kind === "update") return update({ ...route, incoming, workspace, validator, body }, service);
  return create({ workspace, requestId, result: body.ok ? result : unreadable(incoming, body, validator) }, service);
}

type Operation = Extract<Route, { readonly kind: "create" | "update" }>;
type OtherRoute = Exclude<Route, Operation>;

function notAnOperation(route: OtherRoute, incoming: Incoming, { workspaces }: Service): Decided {
  const requestId = requestIdOf(incoming, undefined);
  if (route.kind === "undescribed") {
    const message = `${route.operation} is named in the specification, but not described; the sandbox does not implement it`;
    return rejected(501, "sandbox.described", { target: "path", message }, requestId);
  }
  if (route.kind === "other-method") {
    const problem = { target: "method", message: `method must be ${route.allow} at this path` };
    return rejected(405, "sandbox.method", problem, requestId, { Allow: route.allow });
  }
  const { method, path, headers } = incoming;
  const result = workspaces.common.request({ method, path, headers, body: undefined });
  if (!result.ok) return refused(result);
  const problem = { target: "path", message: "path must match an operation of the service" };
  return rejected(404, "request.operation-known", problem, requestId);
}
