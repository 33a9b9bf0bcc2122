import { type Answer, unseen } from "./answer.js";
import type { ClientRequest } from "./client-request.js";
import { workspaceFor } from "./credentials.js";
import { refusal } from "./refusals.js";
import { create, type Decided } from "./serve-create.js";
import { update } from "./serve-update.js";
import type { Fault, World } from "./world.js";

/** A request on its way to one of the processes. */
export interface Call {
  readonly request: ClientRequest;
  readonly front: number;
}

/**
 * The answer to a request, and its effect on the world. Parts that the specification leaves open, such as the id of a
 * new campaign, are taken from the seen answer.
 */
export function serve(world: World, { request, front }: Call, seen: Answer): Answer {
  const { method } = request;
  const fault = takeFault(world, front);
  if (fault === undefined) {
    const { isReplayed, ...answer } = decide(world, request, seen);
    const verdict = answer.status >= 400 ? "rejected" : isReplayed ? "replayed" : "accepted";
    world.logs[front]?.push({ method, status: answer.status, verdict });
    return answer;
  }
  if (fault.isAfter) decide(world, request, unseen);
  const status = fault.kind === "drop" ? undefined : fault.kind;
  world.logs[front]?.push({ method, status, verdict: "fault" });
  return status === undefined ? unseen : refusal(status, { retryAfter: null }, request, seen);
}

function decide(world: World, request: ClientRequest, seen: Answer): Decided {
  const workspace = workspaceFor(request, world.settings);
  if (workspace === undefined) return refusal(401, {}, request, seen);
  const serveIt = request.method === "POST" ? create : update;
  return serveIt({ world, request, workspace, seen });
}

function takeFault({ faults }: World, front: number): Fault | undefined {
  const [first, ...others] = faults[front] ?? [];
  if (first === undefined) return undefined;
  faults[front] = first.left > 1 ? [{ ...first, left: first.left - 1 }, ...others] : others;
  return first;
}
