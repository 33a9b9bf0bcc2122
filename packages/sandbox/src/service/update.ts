import { decideIdempotency, type Validator } from "campaign-rules";
import type { Incoming } from "../http/incoming.js";
import type { JsonBody } from "../http/json-body.js";
import { json, jsonText } from "../http/outgoing.js";
import { accepted, type Decided, refused, rejected, unreadable } from "./decided.js";
import type { Service } from "./service.js";
import { exceededUpdates } from "./update-limit.js";

/** An update or a publication whose credentials are accepted. */
export interface UpdateCall {
  readonly incoming: Incoming;
  readonly campaignId: string;
  readonly workspace: string;
  readonly validator: Validator;
  readonly body: JsonBody;
  readonly requestId: string | undefined;
}

/** Section "Update or publish campaign draft". */
export async function update(call: UpdateCall, service: Service): Promise<Decided> {
  const { incoming, campaignId, workspace, validator, body, requestId } = call;
  const { storage, settings, clocks, limits } = service;
  const key = incoming.header("Idempotency-Key");
  const fingerprint = await fingerprintOf(incoming, body);

  return storage.transaction(workspace, async (transaction) => {
    // A reset may have moved the clock while this waited.
    const now = clocks.savedTime(workspace);
    const exceeded = limits.isOn && (await exceededUpdates(settings.updateLimits, transaction, now, requestId));
    if (exceeded) return exceeded;
    const known = key === undefined ? undefined : await transaction.answer(key);
    const decision = decideIdempotency(known, fingerprint, settings.idempotency);
    if (decision.kind === "replay") {
      const answer = jsonText(decision.response.status, decision.response.body);
      return { answer, violations: [], warnings: [], replayed: true };
    }
    if (decision.kind === "conflict") {
      const { message, target } = decision.body.error;
      return rejected(409, "sandbox.idempotency-key", { message, target }, requestId);
    }
    const stored = await transaction.campaign(campaignId);
    if (stored === undefined) {
      const message = "campaign_id must belong to a campaign of this workspace, but none has this id";
      return rejected(404, "sandbox.campaign-exists", { target: "campaign_id", message }, requestId);
    }
    if (!body.ok) return unreadable(incoming, body, validator, requestId);

    const { method, path, headers } = incoming;
    const result = validator.request(
      { method, path, headers, body: body.value },
      { state: stored.state === "PAUSED" ? "OTHER" : stored.state, body: stored.body },
    );
    if (!result.ok) return refused(result);

    const isPublication = result.operation === "publish";
    const state = isPublication ? settings.stateAfterPublish : stored.state;
    const merged = "merged" in result ? result.merged : undefined;
    await transaction.save({ ...stored, state, body: merged ?? stored.body });
    const answer = json(200, {
      // The engine has found it in the body or in the header.
      response_id: result.value.request_id ?? incoming.header("X-SVC-Request-Id") ?? "",
      type: result.operation,
      data: { campaign_id: campaignId, state },
    });
    if (key !== undefined) {
      await transaction.saveAnswer(key, { fingerprint, response: { status: 200, body: String(answer.body) } });
    }
    return accepted(answer, result.warnings, campaignId);
  });
}

/** A hash: equal for equal requests, different for others. */
async function fingerprintOf({ method, path }: Incoming, { text }: JsonBody): Promise<string> {
  const bytes = new TextEncoder().encode(`${method} ${path}\n${text}`);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
