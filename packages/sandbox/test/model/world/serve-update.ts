import { validateUpdate } from "campaign-rules";
import type { Answer, Updated } from "./answer.js";
import { bodyOf, type ClientRequest } from "./client-request.js";
import { canonical, type Members, memberOf } from "./json.js";
import { bodyRefusal, refusal } from "./refusals.js";
import type { Authenticated, Decided } from "./serve-create.js";
import { contextOf, historyOf, type KeptAnswer } from "./world.js";

/** Section "Update or publish campaign draft". */
export function update({ world, request, workspace, seen }: Authenticated): Decided {
  const key = request.headers["idempotency-key"];
  const { answers } = historyOf(world, workspace);
  const { text } = seen.body as Partial<Updated>;
  const repeated = key === undefined ? undefined : answers.get(key);
  if (key !== undefined && repeated !== undefined) {
    if (world.settings.idempotency === "reject" && isAnother(request, repeated.request)) {
      return refusal(409, { target: "Idempotency-Key", details: ["Idempotency-Key"] }, request, seen);
    }
    const kept = { ...repeated, text: repeated.text ?? text };
    answers.set(key, kept);
    return { ...success(kept), isReplayed: true };
  }

  const campaign = world.campaigns.find(
    (one) => one.workspace === workspace && request.path === `/v5/campaigns/${one.id}`,
  );
  if (campaign === undefined) return refusal(404, {}, request, seen);

  const patch = bodyOf(request);
  const { state, body } = campaign;
  // The engine does not know the state PAUSED, in which the specification restricts nothing.
  const known = { state: state === "PAUSED" ? "OTHER" : state, body } as const;
  const verdict = validateUpdate(patch, { ...contextOf(world.settings, workspace), campaign: known });
  if (!verdict.ok) return bodyRefusal(verdict, request, seen);

  if (Object.hasOwn(patch as Members, "status")) campaign.state = world.settings.stateAfterPublish;
  else campaign.body = (verdict.merged as Members | undefined) ?? body;
  const kept = { request, responseId: request.headers["x-svc-request-id"] ?? memberOf(patch, "request_id"), text };
  answers.set(key ?? "", kept);
  return success(kept);
}

/** Whether two requests differ in path or body. Their headers do not matter. */
function isAnother(one: ClientRequest, other: ClientRequest): boolean {
  return one.path !== other.path || canonical(bodyOf(one) ?? one.text) !== canonical(bodyOf(other) ?? other.text);
}

function success({ responseId, text = "" }: Omit<KeptAnswer, "request">): Answer {
  return { status: 200, retryAfter: undefined, body: { responseId, text } };
}
