import type { Storage, StorageTransaction } from "../../src/storage/storage.js";

/** The ids of the campaigns of a workspace, and all else that is stored for it. */
export async function contentsOf(storage: Storage, workspace: string) {
  const ids = (await storage.campaigns(workspace)).map(({ campaign_id }) => campaign_id);
  return { ids, ...(await storage.transaction(workspace, timesAndAnswerIn)) };
}

/** What a transaction reads: all times, that of the request id "r" on Push, and the answer to the key "k". */
export async function timesAndAnswerIn(transaction: StorageTransaction) {
  return {
    calls: await transaction.calls(-100),
    successes: await transaction.successes(-100),
    updates: await transaction.updates(-100),
    requestId: await transaction.lastSuccess("PUSH", "r"),
    answer: await transaction.answer("k"),
  };
}
