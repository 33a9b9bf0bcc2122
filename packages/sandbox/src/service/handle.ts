import type { identifyRequest } from "campaign-rules";
import type { Incoming } from "../http/incoming.js";
import type { JsonBody } from "../http/json-body.js";
import type { Route } from "../http/route.js";
import { create } from "./create.js";
import { type Decided, refused, rejected, unreadable } from "./decided.js";
import type { Service } from "./service.js";
import { update } from "./update.js";

/** A request to the service, with its body if the route is an operation. */
export interface Call {
  readonly incoming: Incoming;
  readonly route: Route;
  readonly identified: ReturnType<typeof identifyRequest>;
  readonly body: JsonBody | undefined;
  readonly requestId: string | undefined;
}

/**
 * Answers a request to the service. Checks it in the order of the specification: route, credentials, limits, content.
 * Answers 503 if the storage fails, and 500 if anything else does.
 */
export async function handle(call: Call, service: Service): Promise<Decided> {
  const { body, requestId } = call;
  const { clocks, failures } = service;
  try {
    if (body === undefined) return notAnOperation(call, service);
    // Transactions take the time from the saved clocks.
    await clocks.save();
    const decided = await handleOperation(call, body, service);
    if (decided.campaignId !== undefined) failures.stored();
    return decided;
  } catch (error) {
    const { status, rule, problem } = failures.report(error);
    return rejected(status, rule, problem, requestId);
  }
}

async function handleOperation(call: Call, body: JsonBody, service: Service): Promise<Decided> {
  const { incoming, identified, requestId } = call;
  const { workspaces } = service;
  const { method, path, headers } = incoming;
  const request = { method, path, headers, body: body.value };
  // The answer repeats the id of the body, too.
  if (!identified.ok) return refused(workspaces.common.request(request) as typeof identified);
  const { workspace } = identified;
  const validator = workspaces.validatorFor(workspace, incoming.header("Authorization"));
  if (validator === undefined) {
    const message = "Authorization must be a workspace and an API key that this sandbox knows";
    return rejected(401, "request.authorized", { target: "Authorization", message }, requestId);
  }
  if (identified.operation === "update") {
    return update({ campaignId: identified.campaignId, incoming, workspace, validator, body, requestId }, service);
  }
  const result = body.ok ? validator.request(request) : unreadable(incoming, body, validator, requestId);
  return create({ workspace, requestId, result }, service);
}

function notAnOperation({ route, incoming, requestId }: Call, { workspaces }: Service): Decided {
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
