import { campaignOf, type MemoryCampaign, MemoryTransaction, type MemoryWorkspace } from "./memory-transaction.js";
import { Queue } from "./queue.js";
import type { Storage } from "./storage.js";

/** A storage that loses everything when the process ends. */
export function memoryStorage(): Storage {
  let campaigns = new Map<string, MemoryCampaign>();
  let workspaces = new Map<string, MemoryWorkspace>();
  const workspaceOf = (id: string): MemoryWorkspace => {
    const known = workspaces.get(id);
    if (known !== undefined) return known;
    const workspace = {
      id,
      queue: new Queue(),
      calls: [],
      successes: [],
      updates: [],
      requestIds: new Map(),
      answers: new Map(),
    };
    workspaces.set(id, workspace);
    return workspace;
  };

  return {
    transaction(id, work) {
      const workspace = workspaceOf(id);
      const all = campaigns;
      return workspace.queue.run(async () => {
        const transaction = new MemoryTransaction(workspace, all);
        try {
          return await work(transaction);
        } catch (error) {
          transaction.undo();
          throw error;
        }
      });
    },
    async campaigns(workspace) {
      const all = [...campaigns.values()];
      return all.filter((kept) => workspace === undefined || kept.workspace === workspace).map(campaignOf);
    },
    async campaign(id) {
      const kept = campaigns.get(id);
      return kept && campaignOf(kept);
    },
    async reset() {
      // A transaction that has begun changes the old maps, which are no longer read.
      campaigns = new Map();
      workspaces = new Map();
    },
    async close() {},
  };
}
