import { validateUpdate } from "campaign-rules";
import type { Answer, Updated } from "./answer.js";
import { bodyOf, type ClientRequest } from "./client-request.js";
import { isObject, isSame, type Members, memberOf } from "./json.js";
import { components, mergedWith } from "./merge.js";
import { refusal } from "./refusals.js";
import type { Authenticated, Decided } from "./serve-create.js";
import { isClosed, lockedChanges } from "./states.js";
import { bodyRefusal } from "./verdict.js";
import { type Campaign, contextOf, historyOf, type KeptAnswer } from "./world.js";

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
  const context = contextOf(world.settings, workspace);
  const refused = refusalFor(campaign, patch, context, { request, seen });
  if (refused !== undefined) return refused;

  if (Object.hasOwn(patch as Members, "status")) campaign.state = world.settings.stateAfterPublish;
  else campaign.body = mergedWith(campaign.body, patch as Members, context.policies?.merge ?? "component");
  const kept = { request, responseId: request.headers["x-svc-request-id"] ?? memberOf(patch, "request_id"), text };
  answers.set(key ?? "", kept);
  return success(kept);
}

/** Whether two requests differ in path or body. Their headers do not matter. */
function isAnother(one: ClientRequest, other: ClientRequest): boolean {
  return one.path !== other.path || !isSame(bodyOf(one) ?? one.text, bodyOf(other) ?? other.text);
}

function success({ responseId, text = "" }: Omit<KeptAnswer, "request">): Answer {
  return { status: 200, retryAfter: undefined, body: { responseId, text } };
}

function refusalFor(
  campaign: Campaign,
  patch: unknown,
  context: ReturnType<typeof contextOf>,
  { request, seen }: Pick<Authenticated, "request" | "seen">,
): Answer | undefined {
  if (!isObject(patch)) return bodyRefusal(validateUpdate(patch, context), [], request, seen);
  if (isClosed(campaign.state)) {
    return refusal(400, { target: "campaign_id", details: ["campaign_id"] }, request, seen);
  }
  const verdict = validateUpdate(patch, { ...context, campaign: { state: "OTHER", body: campaign.body } });
  const locked = Object.hasOwn(patch, "status") ? wrongStatus(patch) : lockedIn(campaign, patch, context);
  return bodyRefusal(verdict, locked, request, seen);
}

function lockedIn({ state, body }: Campaign, patch: Members, { policies }: ReturnType<typeof contextOf>): string[] {
  return lockedChanges(state, body, mergedWith(body, patch, policies?.merge ?? "component"));
}

/** A publication must have the status PUBLISH, and no components. */
function wrongStatus(patch: Members): string[] {
  const isMixed = components.some((name) => Object.hasOwn(patch, name));
  return patch["status"] === "PUBLISH" && !isMixed ? [] : ["status"];
}
