import type { Client, Stored } from "./client.js";
import type { Change, Creation, Ledger } from "./ledger.js";
import { repeat } from "./load.js";

/** Checks that a restarted server knows everything that was acknowledged before, and has done nothing by halves. */
export async function check(client: Client, ledger: Ledger): Promise<void> {
  const stored = await client.campaigns();
  const ids = new Map([...stored].map(([id, { body }]) => [body.request_id, id]));
  if (ids.size < stored.size) ledger.problems.push("two campaigns have the same request id");
  for (const creation of ledger.creations) await checkCreation(client, ledger, creation, stored, ids);

  const changes = new Map<string, Change[]>();
  for (const change of ledger.changes) {
    changes.set(change.campaignId, [...(changes.get(change.campaignId) ?? []), change]);
  }
  for (const [id, all] of changes) await checkChanges(client, ledger, all, stored.get(id));
}

async function checkCreation(
  client: Client,
  ledger: Ledger,
  creation: Creation,
  stored: ReadonlyMap<string, Stored>,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const { workspace, requestId, campaignId } = creation;
  if (campaignId !== undefined) {
    const found = stored.get(campaignId);
    if (found?.workspace !== workspace || found.body.request_id !== requestId) {
      ledger.problems.push(`campaign ${campaignId} was acknowledged and is lost`);
    }
    return;
  }
  // Whether or not the campaign was stored, its request id must agree.
  const id = ids.get(requestId);
  const { status, text } = await client.create(workspace, requestId);
  if (status !== (id === undefined ? 201 : 400)) {
    ledger.problems.push(`a create request that was ${id ? "" : "not "}stored was answered with ${status}: ${text}`);
  }
  creation.campaignId = id ?? JSON.parse(text).campaign_id;
}

/** The changes of one campaign. The last may not have been acknowledged. */
async function checkChanges(
  client: Client,
  ledger: Ledger,
  changes: readonly Change[],
  stored: Stored | undefined,
): Promise<void> {
  const last = changes.at(-1);
  const acknowledged = changes.findLast(({ answer }) => answer !== undefined);
  const hours = stored?.body.conversion_goal_details?.attribution_window_in_hours;
  if (hours !== acknowledged?.hours && hours !== last?.hours) {
    ledger.problems.push(`an update to ${acknowledged?.hours} hours was acknowledged, and there are ${hours}`);
  }
  for (const change of changes) {
    // If nothing was acknowledged, later answers must equal the first one under this key.
    change.answer ??= (await client.update(change.workspace, change.campaignId, change.key, change.hours)).text;
    await repeat(client, ledger, change);
  }
}
