import type { Client } from "./client.js";
import type { Change, Creation, Ledger } from "./ledger.js";

const WORKSPACES = ["W1", "W2", "W3"];
const CONNECTIONS = 12;

/** Sends requests over several connections, until the server ends. */
export async function load(client: Client, ledger: Ledger): Promise<void> {
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => sendUntilEnd(client, ledger, index)));
}

async function sendUntilEnd(client: Client, ledger: Ledger, connection: number): Promise<void> {
  const workspace = WORKSPACES[connection % WORKSPACES.length] ?? "";
  try {
    for (;;) {
      const campaignId = await create(client, ledger, workspace);
      for (let hours = 1; hours <= 3; hours++) {
        const change = await update(client, ledger, { workspace, campaignId, key: crypto.randomUUID(), hours });
        await repeat(client, ledger, change);
      }
    }
  } catch (error) {
    // `fetch` throws a TypeError when the connection ends.
    if (!(error instanceof TypeError)) throw error;
  }
}

async function create(client: Client, ledger: Ledger, workspace: string): Promise<string> {
  const creation: Creation = { workspace, requestId: crypto.randomUUID() };
  ledger.creations.push(creation);
  const { status, text } = await client.create(workspace, creation.requestId);
  if (status !== 201) ledger.problems.push(`a new campaign was answered with ${status}: ${text}`);
  const { campaign_id } = JSON.parse(text);
  creation.campaignId = campaign_id;
  ledger.acknowledged++;
  return campaign_id;
}

async function update(client: Client, ledger: Ledger, change: Change): Promise<Change> {
  ledger.changes.push(change);
  const { status, text } = await client.update(change.workspace, change.campaignId, change.key, change.hours);
  if (status !== 200) ledger.problems.push(`an update was answered with ${status}: ${text}`);
  change.answer = text;
  ledger.acknowledged++;
  return change;
}

/** Checks that a key gets the same answer as the first time. */
export async function repeat(client: Client, ledger: Ledger, change: Change): Promise<void> {
  const { text } = await client.update(change.workspace, change.campaignId, change.key, change.hours);
  if (text !== change.answer) ledger.problems.push(`a key was first answered with ${change.answer}, then with ${text}`);
}
