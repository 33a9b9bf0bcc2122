import { validateCreate } from "campaign-rules";
import type { Answer, Created } from "./answer.js";
import { bodyOf, type ClientRequest } from "./client-request.js";
import type { Members } from "./json.js";
import { bodyRefusal, refusal } from "./refusals.js";
import { creationQuota, type Limit, rateLimit, reuseOfRequestId, waitFor } from "./windows.js";
import { type Channel, contextOf, type History, historyOf, type World } from "./world.js";

/** A request whose workspace is known. */
export interface Authenticated {
  readonly world: World;
  readonly request: ClientRequest;
  readonly workspace: string;
  readonly seen: Answer;
}

/** The answer to a request, before a fault changes it. */
export interface Decided extends Answer {
  readonly isReplayed?: true;
}

/** Section "Create campaign". */
export function create({ world, request, workspace, seen }: Authenticated): Answer {
  const { now, isLimited, settings } = world;
  const history = historyOf(world, workspace);
  const breach = (limit: Limit, events: readonly number[]): Answer | undefined => {
    const wait = isLimited ? waitFor(limit, events, now) : 0;
    return wait === 0 ? undefined : refusal(429, { retryAfter: Math.ceil(wait / 1_000) }, request, seen);
  };

  const tooOften = breach(rateLimit, history.calls);
  if (tooOften !== undefined) return tooOften;
  // While limits are off, nothing counts towards them.
  if (isLimited) history.calls.push(now);

  const body = bodyOf(request);
  const result = validateCreate(body, contextOf(settings, workspace));
  if (!result.ok) return bodyRefusal(result, request, seen);

  const { channel, request_id: requestId } = body as { channel: Channel; request_id: string };
  if (isUsed(history, channel, requestId, now)) {
    return refusal(400, { target: "request_id", details: ["request_id"], retryAfter: null }, request, seen);
  }
  const tooMany = breach(creationQuota, history.created);
  if (tooMany !== undefined) return tooMany;

  const id = newId(world, seen);
  world.campaigns.push({ id, workspace, state: settings.stateAfterCreate, body: body as Members });
  if (isLimited) history.created.push(now);
  history.requestIds.push({ channel, requestId, at: now });
  return { status: 201, retryAfter: undefined, body: { campaignId: id } };
}

/** The service chooses the id, which must be new. Until an answer shows it, a placeholder takes its place. */
function newId({ campaigns }: World, { body }: Answer): string {
  const { campaignId } = body as Partial<Created>;
  if (campaignId === undefined) return `${UNSEEN} ${campaigns.length}`;
  return campaigns.some(({ id }) => id === campaignId) ? "a new id" : campaignId;
}

/** The beginning of the placeholders for ids that no answer has shown yet. */
export const UNSEEN = "unseen";

function isUsed({ requestIds }: History, channel: Channel, requestId: string, now: number): boolean {
  return requestIds.some(
    (used) => used.channel === channel && used.requestId === requestId && now - used.at < reuseOfRequestId[channel],
  );
}
