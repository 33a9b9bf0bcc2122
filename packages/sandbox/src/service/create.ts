import {
  type CreateRequest,
  checkCreationQuota,
  checkRateLimit,
  checkRequestId,
  type RequestResult,
} from "campaign-rules";
import { json } from "../http/outgoing.js";
import { newId } from "../options.js";
import { accepted, type Decided, limited, refused } from "./decided.js";
import type { Service } from "./service.js";
import { DAY, HOUR } from "./update-limit.js";

/** A create request whose credentials are accepted. */
export interface CreateCall {
  readonly workspace: string;
  readonly requestId: string | undefined;
  /** The engine's verdict, or the answer to a body that cannot be read. */
  readonly result: RequestResult | Decided;
}

/** Section "Create campaign". Uses one transaction, so that simultaneous requests cannot exceed a limit together. */
export function create({ workspace, requestId, result }: CreateCall, service: Service): Promise<Decided> {
  const { storage, clocks, limits, settings } = service;
  let campaignId: string | undefined;

  return storage.transaction(workspace, async (transaction) => {
    // A reset may have moved the clock while this waited.
    const now = clocks.savedTime(workspace);
    if (limits.isOn) {
      const rate = checkRateLimit(await transaction.calls(now - HOUR), now);
      if (!rate.ok) return limited(rate, "limits.rate", requestId);
      await transaction.addCall(now);
    }
    if ("answer" in result) return result;
    if (!result.ok) return refused(result);

    const body = result.value as CreateRequest;
    const reuse = checkRequestId(body.channel, await transaction.lastSuccess(body.channel, body.request_id), now);
    if (!reuse.ok) return limited(reuse, "limits.request-id", requestId);
    if (limits.isOn) {
      const quota = checkCreationQuota(await transaction.successes(now - DAY), now);
      if (!quota.ok) return limited(quota, "limits.creation-quota", requestId);
      await transaction.addSuccess(now);
    }
    // A storage may run this again.
    campaignId ??= newId(settings);
    await transaction.saveRequestId(body.channel, body.request_id, now);
    await transaction.save({ campaign_id: campaignId, workspace, state: settings.stateAfterCreate, body });
    return accepted(json(201, { campaign_id: campaignId }), result.warnings, campaignId);
  });
}
