import type { Incoming } from "../http/incoming.js";
import { readJson } from "../http/json-body.js";
import { requestIdOf } from "../http/request-id.js";
import { create } from "./create.js";
import { credentialsOf } from "./credentials.js";
import { type Decided, refused, rejected } from "./decided.js";
import type { Route } from "./route.js";
import type { Service } from "./service.js";
import { unreadable } from "./unreadable.js";
import { update } from "./update.js";

/** Answers a request to the service, in the order of the specification: route, credentials, limits, content. */
export async function handle(route: Route, incoming: Incoming, service: Service): Promise<Decided> {
  const { method, path, headers } = incoming;
  const { workspaces, settings } = service;
  // Without a body: decides route and credentials.
  const gate = workspaces.common.request({ method, path, headers, body: undefined });
  const headerId = requestIdOf(incoming, undefined);
  if (route.kind === "undescribed") {
    const message = `${route.operation} is named in the specification, but not described; the sandbox does not implement it`;
    return rejected(501, "sandbox.described", { target: "path", message }, headerId);
  }
  if (route.kind === "other-method") {
    const problem = { target: "method", message: `method must be ${route.allow} at this path` };
    return rejected(405, "sandbox.method", problem, headerId, { Allow: route.allow });
  }
  const refusal = gate.ok || gate.status === 400 ? undefined : gate;
  if (route.kind === "unknown") {
    const problem = { target: "path", message: "path must be that of an operation of the service" };
    return refusal === undefined ? rejected(404, "request.operation-known", problem, headerId) : refused(refusal);
  }

  const body = await readJson(incoming, settings.maxBodySize);
  const value = body.ok ? body.value : undefined;
  const requestId = requestIdOf(incoming, value);
  if (refusal !== undefined) {
    return refused(workspaces.common.request({ method, path, headers, body: value }) as typeof refusal);
  }

  const credentials = credentialsOf(incoming.header("Authorization") ?? "");
  const validator = workspaces.validatorFor(credentials);
  if (validator === undefined) {
    const message = "Authorization must be a workspace and an API key that this sandbox knows";
    return rejected(401, "request.authorized", { target: "Authorization", message }, requestId);
  }
  const { workspace } = credentials;
  if (route.kind === "update") return update({ ...route, incoming, workspace, validator, body }, service);
  const result = body.ok
    ? validator.request({ method, path, headers, body: value })
    : unreadable(incoming, body, validator);
  return create({ workspace, requestId, result }, service);
}
